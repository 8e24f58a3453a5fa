"""What the page itself says in Russian."""

PAGE = {
    # The board and what can be done.
    "Trisq": "Trisq",
    "Trisq: the link is the game": "Trisq: ссылка и есть игра",
    "Board games for two in a web page: play a move, send the link. No account, no"
    " server.": (
        "Настольные игры для двоих на веб-странице: сделайте ход и отправьте"
        " ссылку. Без регистрации и без сервера."
    ),
    "Games": "Игры",
    "Game": "Игра",
    "Board": "Доска",
    "Roll": "Бросить",
    "Turn the board": "Повернуть доску",
    "Cancel": "Отмена",
    "Place": "Поставить",
    "Place {sign} at {site}": "Поставить {sign} на {site}",
    "Play {sign} {way}": "Сходить {sign} {way}",
    "Undo": "Отменить",
    "Redo": "Вернуть",
    "New game": "Новая игра",
    "A new game. Back returns to the old one.": "Новая игра. «Назад» вернёт к прежней.",
    # The state of the game.
    "State of the game": "Состояние игры",
    "Opening the game…": "Игра открывается…",
    "Move {ply}": "Ход {ply}",
    "Continue from here": "Продолжить отсюда",
    "The board shows what came before it.": "На доске показано то, что было до него.",
    "Something went wrong, and nothing was changed.": (
        "Что-то пошло не так, ничего не изменилось."
    ),
    # How Python comes.
    "Loading": "Загрузка",
    "Python is loading": "Python загружается",
    "{done} of {total} MB": "{done} из {total} МБ",
    "You can already play: one click is kept until Python is ready.": (
        "Играть можно уже сейчас: одно нажатие запомнится, пока Python не готов."
    ),
    "Your click on {site} is kept and played when Python is ready.": (
        "Нажатие на {site} запомнено и сыграет, когда Python будет готов."
    ),
    "Try again": "Попробовать снова",
    "The download has stalled. Trying another way…": (
        "Загрузка остановилась. Пробуем другой способ…"
    ),
    "The game could not start": "Игра не запустилась",
    "Python did not start, so nothing can be played. Your game is safe in the link.": (
        "Python не запустился, поэтому играть нельзя. Ваша партия цела: она в ссылке."
    ),
    # The moves.
    "Moves": "Ходы",
    "No moves yet.": "Ходов пока нет.",
    "Look at moves": "Просмотр ходов",
    "First": "Первый",
    "Previous": "Предыдущий",
    "Next": "Следующий",
    "Last": "Последний",
    "Play": "Показ",
    "Speed": "Скорость",
    "Slow": "Медленно",
    "Normal": "Обычно",
    "Fast": "Быстро",
    "Type a move": "Ввести ход",
    "Enter": "Сходить",
    "Looking back at move {ply} of {to}.": "Просмотр: ход {ply} из {to}.",
    "A move from here leaves out moves {from} to {to}; Back brings the old line"
    " home.": "Ход отсюда отбросит ходы с {from} по {to}; «Назад» вернёт прежнюю игру.",
    "A move from here leaves out move {from}; Back brings the old line home.": (
        "Ход отсюда отбросит ход {from}; «Назад» вернёт прежнюю игру."
    ),
    "A new line from move {ply}; Back returns to the old one.": (
        "Новое продолжение с хода {ply}; «Назад» вернёт к прежнему."
    ),
    # Sending the game.
    "Link": "Ссылка",
    "The link is the game": "Ссылка и есть игра",
    "Send link": "Отправить ссылку",
    "Copy link": "Копировать ссылку",
    "Link copied. Send it to the other player.": (
        "Ссылка скопирована. Отправьте её сопернику."
    ),
    "It is selected: copy it with Ctrl+C, or press it for long.": (
        "Выделено: скопируйте через Ctrl+C или долгим нажатием."
    ),
    "Sent.": "Отправлено.",
    "Copy as text": "Копировать текстом",
    "The board is copied as text.": "Доска скопирована как текст.",
    "Save PNG": "Сохранить PNG",
    "Save SVG": "Сохранить SVG",
    "Saved as {name}.": "Сохранено как {name}.",
    "QR code": "QR-код",
    "The link as a QR code": "Ссылка в виде QR-кода",
    "Point the camera of a phone at it.": "Наведите на него камеру телефона.",
    "This game is too long for a QR code; send the link instead.": (
        "Эта игра слишком длинная для QR-кода; отправьте ссылку."
    ),
    "Open the whole page": "Открыть всю страницу",
    "Board as text": "Доска текстом",
    # Rules.
    "Rules": "Правила",
    "Rules of {title}": "Правила: {title}",
    "Opening the rules…": "Правила открываются…",
    "Python did not start, and it tells the rules. Close this, then Try again.": (
        "Python не запустился, а правила рассказывает он. Закройте это окно и"
        " повторите."
    ),
    "Try it: {label}": "Попробуйте: {label}",
    "Try: {label}": "Проба: {label}",
    "(refused)": "(запрещено)",
    # Settings.
    "Settings": "Настройки",
    "Language": "Язык",
    "As the browser": "Как в браузере",
    "Colours": "Цвета",
    "As the system": "Как в системе",
    "Light": "Светлые",
    "Dark": "Тёмные",
    "Coordinates on the board": "Координаты на доске",
    "Sound": "Звук",
    "On touch, aim first and then place": (
        "На сенсорном экране сначала прицел, потом ход"
    ),
    "Turn the board where the players sit opposite": (
        "Поворачивать доску, где игроки сидят напротив"
    ),
    "Kept on this device only; a link never holds them.": (
        "Хранятся только на этом устройстве; в ссылку не попадают."
    ),
    "Close": "Закрыть",
    # Help and keys.
    "Help": "Справка",
    "Every move changes the address. Send it, and the other player sees the game and"
    " plays on.": (
        "Каждый ход меняет адрес. Отправьте его, и соперник увидит игру и сыграет"
        " дальше."
    ),
    "Keys on the board": "Клавиши на доске",
    "Arrows, Home, End": "Стрелки, Home, End",
    "move over the board": "двигаться по доске",
    "Enter, Space": "Enter, пробел",
    "play here": "сходить сюда",
    "Escape": "Esc",
    "let go of a move that is begun, stop the computer": (
        "отпустить начатый ход, остановить компьютер"
    ),
    "W": "W",
    "what is on this point": "что стоит на этом пункте",
    "T": "T",
    "whose turn it is": "чей ход",
    "L": "L",
    "the last move": "последний ход",
    "C": "C",
    "captures so far": "сколько взято",
    "Nothing is counted in this game.": "В этой игре ничего не считают.",
    "M": "M",
    "type a move": "ввести ход",
    "this help": "эта справка",
    "Keys in the list of moves": "Клавиши в списке ходов",
    "Arrows": "Стрелки",
    "the move before, the move after": "предыдущий ход, следующий ход",
    "Home, End": "Home, End",
    "the beginning, the end": "начало, конец",
    "The browser’s Back takes a move back, Forward plays it again.": (
        "«Назад» в браузере отменяет ход, «Вперёд» играет его снова."
    ),
    # The computer.
    "H": "H",
    "Players": "Игроки",
    "A person": "Человек",
    "Computer 1: beginner": "Компьютер 1: новичок",
    "Computer 2: club player": "Компьютер 2: любитель",
    "Computer 3: strong": "Компьютер 3: сильный",
    "Hint": "Подсказка",
    "a hint": "подсказка",
    "How the game stands": "Как стоит игра",
    "Stop": "Стоп",
    "Let the computer move": "Пусть компьютер ходит",
    "The computer is thinking (level {level}): {seconds}\u00a0s": (
        "Компьютер думает (уровень {level}): {seconds}\u00a0с"
    ),
    "The computer is thinking.": "Компьютер думает.",
    "The computer could not think.": "Компьютер не смог подумать.",
    "Stopped. The computer waits.": "Остановлено. Компьютер ждёт.",
    "The computer is thinking; Stop lets you move.": (
        "Компьютер думает; «Стоп» позволит ходить вам."
    ),
    "A hint needs a legal game: continue from here first.": (
        "Для подсказки нужна правильная игра: сначала продолжите отсюда."
    ),
    "Go to the last move for a hint.": "Для подсказки перейдите к последнему ходу.",
    "The game is over.": "Игра окончена.",
    "Roll the dice first.": "Сначала бросьте кости.",
    "Looking for a hint: {seconds}\u00a0s": "Поиск подсказки: {seconds}\u00a0с",
    "Stopped.": "Остановлено.",
    "The computer is looking at the game…": "Компьютер смотрит на игру…",
    "After move {ply}: even.": "После хода {ply}: поровну.",
    "After move {ply}: better for {side}, chance to win {percent}\u00a0%.": (
        "После хода {ply} лучше стоят: {side}, шанс выиграть {percent}\u00a0%."
    ),
}
