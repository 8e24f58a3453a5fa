"""What the page itself says in Bulgarian."""

PAGE = {
    # The board and what can be done.
    "Trisq": "Trisq",
    "Trisq: the link is the game": "Trisq: връзката е играта",
    "Board games for two in a web page: play a move, send the link. No account, no"
    " server.": (
        "Настолни игри за двама в уеб страница: направете ход, изпратете"
        " връзката. Без регистрация, без сървър."
    ),
    "Games": "Игри",
    "Game": "Игра",
    "Board": "Дъска",
    "Roll": "Хвърли",
    "Turn the board": "Обърни дъската",
    "Cancel": "Отказ",
    "Place": "Сложи",
    "Place {sign} at {site}": "Сложи {sign} на {site}",
    "Play {sign} {way}": "Играй {sign} {way}",
    "Undo": "Назад",
    "Redo": "Отново",
    "New game": "Нова игра",
    "A new game. Back returns to the old one.": "Нова игра. „Назад“ връща към старата.",
    # The state of the game.
    "State of the game": "Състояние на играта",
    "Opening the game…": "Играта се отваря…",
    "Move {ply}": "Ход {ply}",
    "Continue from here": "Продължи оттук",
    "The board shows what came before it.": "Дъската показва какво е било преди него.",
    "Something went wrong, and nothing was changed.": (
        "Нещо се обърка и нищо не е променено."
    ),
    # How Python comes.
    "Loading": "Зареждане",
    "Python is loading": "Python се зарежда",
    "{done} of {total} MB": "{done} от {total} МБ",
    "You can already play: one click is kept until Python is ready.": (
        "Вече може да играете: едно натискане се пази, докато Python стане готов."
    ),
    "Your click on {site} is kept and played when Python is ready.": (
        "Натискането на {site} е запазено и ще се изиграе, когато Python е готов."
    ),
    "Try again": "Опитай пак",
    "The download has stalled. Trying another way…": (
        "Изтеглянето спря. Опитваме по друг начин…"
    ),
    "The game could not start": "Играта не можа да започне",
    "Python did not start, so nothing can be played. Your game is safe in the link.": (
        "Python не тръгна, затова не може да се играе. Играта ви е запазена във"
        " връзката."
    ),
    # The moves.
    "Moves": "Ходове",
    "No moves yet.": "Още няма ходове.",
    "Look at moves": "Преглед на ходовете",
    "First": "Първи",
    "Previous": "Предишен",
    "Next": "Следващ",
    "Last": "Последен",
    "Play": "Пусни",
    "Speed": "Скорост",
    "Slow": "Бавно",
    "Normal": "Нормално",
    "Fast": "Бързо",
    "Type a move": "Напишете ход",
    "Enter": "Играй",
    "Looking back at move {ply} of {to}.": "Преглед назад: ход {ply} от {to}.",
    "A move from here leaves out moves {from} to {to}; Back brings the old line"
    " home.": (
        "Ход оттук пропуска ходовете от {from} до {to}; „Назад“ връща старата игра."
    ),
    "A move from here leaves out move {from}; Back brings the old line home.": (
        "Ход оттук пропуска ход {from}; „Назад“ връща старата игра."
    ),
    "A new line from move {ply}; Back returns to the old one.": (
        "Ново продължение от ход {ply}; „Назад“ връща към старото."
    ),
    # Sending the game.
    "Link": "Връзка",
    "The link is the game": "Връзката е играта",
    "Send link": "Изпрати връзката",
    "Copy link": "Копирай връзката",
    "Link copied. Send it to the other player.": (
        "Връзката е копирана. Изпратете я на другия играч."
    ),
    "It is selected: copy it with Ctrl+C, or press it for long.": (
        "Избрано е: копирайте с Ctrl+C или с дълго натискане."
    ),
    "Sent.": "Изпратено.",
    "Copy as text": "Копирай като текст",
    "The board is copied as text.": "Дъската е копирана като текст.",
    "Save PNG": "Запази PNG",
    "Save SVG": "Запази SVG",
    "Saved as {name}.": "Запазено като {name}.",
    "QR code": "QR код",
    "The link as a QR code": "Връзката като QR код",
    "Point the camera of a phone at it.": "Насочете към него камерата на телефон.",
    "This game is too long for a QR code; send the link instead.": (
        "Тази игра е твърде дълга за QR код; изпратете връзката."
    ),
    "Open the whole page": "Отвори цялата страница",
    "Board as text": "Дъската като текст",
    # Rules.
    "Rules": "Правила",
    "Rules of {title}": "Правила: {title}",
    "Opening the rules…": "Правилата се отварят…",
    "Python did not start, and it tells the rules. Close this, then Try again.": (
        "Python не тръгна, а той разказва правилата. Затворете това и опитайте пак."
    ),
    "Try it: {label}": "Опитайте: {label}",
    "Try: {label}": "Опит: {label}",
    "(refused)": "(отказано)",
    # Settings.
    "Settings": "Настройки",
    "Language": "Език",
    "As the browser": "Като в браузъра",
    "Colours": "Цветове",
    "As the system": "Като в системата",
    "Light": "Светли",
    "Dark": "Тъмни",
    "Coordinates on the board": "Координати на дъската",
    "Sound": "Звук",
    "On touch, aim first and then place": "При докосване първо прицел, после ход",
    "Turn the board where the players sit opposite": (
        "Обръщай дъската, когато играчите седят един срещу друг"
    ),
    "Kept on this device only; a link never holds them.": (
        "Пазят се само на това устройство; във връзката никога не влизат."
    ),
    "Close": "Затвори",
    # Help and keys.
    "Help": "Помощ",
    "Every move changes the address. Send it, and the other player sees the game and"
    " plays on.": (
        "Всеки ход променя адреса. Изпратете го и другият играч вижда играта и"
        " продължава."
    ),
    "Keys on the board": "Клавиши върху дъската",
    "Arrows, Home, End": "Стрелки, Home, End",
    "move over the board": "движение по дъската",
    "Enter, Space": "Enter, интервал",
    "play here": "игра тук",
    "Escape": "Esc",
    "let go of a move that is begun, stop the computer": (
        "отказ от започнат ход, спиране на компютъра"
    ),
    "W": "W",
    "what is on this point": "какво има на тази точка",
    "T": "T",
    "whose turn it is": "кой е на ход",
    "L": "L",
    "the last move": "последният ход",
    "C": "C",
    "captures so far": "взето дотук",
    "Nothing is counted in this game.": "В тази игра нищо не се брои.",
    "M": "M",
    "type a move": "писане на ход",
    "this help": "тази помощ",
    "Keys in the list of moves": "Клавиши в списъка на ходовете",
    "Arrows": "Стрелки",
    "the move before, the move after": "предишният ход, следващият ход",
    "Home, End": "Home, End",
    "the beginning, the end": "началото, краят",
    "The browser’s Back takes a move back, Forward plays it again.": (
        "„Назад“ в браузъра връща ход, „Напред“ го играе отново."
    ),
    # The computer.
    "H": "H",
    "Players": "Играчи",
    "A person": "Човек",
    "Computer 1: beginner": "Компютър 1: начинаещ",
    "Computer 2: club player": "Компютър 2: любител",
    "Computer 3: strong": "Компютър 3: силен",
    "Hint": "Подсказка",
    "a hint": "подсказка",
    "How the game stands": "Как стои играта",
    "Stop": "Стоп",
    "Let the computer move": "Нека компютърът играе",
    "The computer is thinking (level {level}): {seconds}\u00a0s": (
        "Компютърът мисли (ниво {level}): {seconds}\u00a0с"
    ),
    "The computer is thinking.": "Компютърът мисли.",
    "The computer could not think.": "Компютърът не можа да мисли.",
    "Stopped. The computer waits.": "Спряно. Компютърът чака.",
    "The computer is thinking; Stop lets you move.": (
        "Компютърът мисли; „Стоп“ ви пуска на ход."
    ),
    "A hint needs a legal game: continue from here first.": (
        "Подсказката иска законна игра: първо продължете оттук."
    ),
    "Go to the last move for a hint.": "За подсказка отидете на последния ход.",
    "The game is over.": "Играта свърши.",
    "Roll the dice first.": "Първо хвърлете заровете.",
    "Looking for a hint: {seconds}\u00a0s": "Търсене на подсказка: {seconds}\u00a0с",
    "Stopped.": "Спряно.",
    "The computer is looking at the game…": "Компютърът гледа играта…",
    "After move {ply}: even.": "След ход {ply}: равно.",
    "After move {ply}: better for {side}, chance to win {percent}\u00a0%.": (
        "След ход {ply} по-добре е: {side}, шанс за победа {percent}\u00a0%."
    ),
}
