"""Russian.

The sides of Trisq are many figures, so they have forms in the plural; ``of`` is the
genitive, ``taken`` agrees with the gender of a figure.
"""

from trisq.texts.hints.ru import HINTS
from trisq.texts.page.ru import PAGE
from trisq.texts.rules.ru import RULES
from trisq.words import Language


def plural(count: int) -> int:
    """Return 0 for 1 or 21, 1 for 2 to 4 or 22, 2 for 5, 11, 12 or 25."""
    if count % 10 == 1 and count % 100 != 11:
        return 0
    return 1 if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else 2


FORMS = {
    "side": {"треугольник": "треугольники", "квадрат": "квадраты"},
    "of": {
        "треугольник": "треугольников",
        "квадрат": "квадратов",
        "красные": "красных",
        "синие": "синих",
        "белые": "белых",
        "чёрные": "чёрных",
        "игрок 1": "игрока 1",
        "игрок 2": "игрока 2",
    },
    "taken": {
        "треугольник": "взят треугольник",
        "квадрат": "взят квадрат",
        "красный камень": "взят красный камень",
        "синий камень": "взят синий камень",
        "белая шашка": "взята белая шашка",
        "чёрная шашка": "взята чёрная шашка",
        "шашка игрока 1": "взята шашка игрока 1",
        "шашка игрока 2": "взята шашка игрока 2",
    },
}

TEXTS = {
    # Every game.
    "Move {number} ({token}): {sentence}": "Ход {number} ({token}): {sentence}",
    "No move yet": "Ходов ещё не было",
    "{Side} to move": "Ход {side:of}",
    "The dice are to be rolled": "Пора бросать кости",
    "{Side} wins: {reason}": "Победа {side:of}: {reason}",
    "Draw: {reason}": "Ничья: {reason}",
    "the game is over: {reason}; no move can follow.": (
        "игра окончена: {reason}; ходить больше нельзя."
    ),
    "{Side} {told}": "{Side:side}: {told}",
    "{told} and captured {sites}": "{told}, взятие на {sites}",
    "{told} and captured the {figure} on {site}": "{told}, {figure:taken} на {site}",
    "played {move}": "ход {move}",
    "moved {start} to {end}": "{start}–{end}",
    "{start} can go to {goals}.": "Откуда: {start}; куда: {goals}.",
    "{site} is chosen; choose where it goes.": "Выбрано: {site}; выберите, куда пойти.",
    "{site} is taken; choose an empty point.": (
        "пункт {site} занят; выберите свободный пункт."
    ),
    "{prompt} {let_go}": "{prompt} {let_go}",
    "Escape or Cancel lets go.": "Отпустить: Esc или «Отмена».",
    "{some} or {last}": "{some} или {last}",
    "{some} and {last}": "{some} и {last}",
    "empty": "пусто",
    "{headline} · {title}": "{headline} · {title}",
    "{title} {size} × {size}": "{title} {size} × {size}",
    # Trisq.
    "triangle": "треугольник",
    "square": "квадрат",
    "captured {lost}": "взято {lost}",
    "{side} has no legal point left": "у {side:of} не осталось разрешённых пунктов",
    "{site} would repeat the position of two moves ago; play elsewhere first.": (
        "ход на {site} повторил бы позицию двумя ходами раньше;"
        " сначала сходите в другое место."
    ),
    "{site} is surrounded by enemy figures and captures none of them;"
    " self-capture is not allowed.": (
        "пункт {site} окружён фигурами соперника, и ни одна из них не берётся;"
        " самоубийство запрещено."
    ),
    "this is no point of the board; points run from a1 to {last},"
    " without the letter i.": (
        "такого пункта на доске нет; есть пункты от a1 до {last}, без буквы i."
    ),
    "Swap": "Поменяться",
    "swapped: {site} is a square now": "обмен, теперь на {site} квадрат",
    "only the second move of a game from the empty board may swap.": (
        "поменяться можно только вторым ходом игры с пустой доски."
    ),
    "{count} moves without an end (our own rule)": (
        "{count} {count:ход|хода|ходов} без конца (наше правило)"
    ),
    "The figure on {site} has only enemies around it, and would have been captured.": (
        "Фигуру на {site} окружают только чужие, она была бы взята."
    ),
    # Talpa.
    "red": "красные",
    "blue": "синие",
    "red stone": "красный камень",
    "blue stone": "синий камень",
    "You must capture": "Нужно бить",
    "You must remove a stone": "Нужно снять свой камень",
    "removed {site}": "снят камень {site}",
    "{site} can capture {prey}.": "Камень {site} может побить {prey}.",
    "{side} has dug its tunnel": "туннель {side:of} прорыт",
    "{side} opened both tunnels": "ход {side:of} открыл оба туннеля",
    "{side} opened the enemy's tunnel": "ход {side:of} открыл туннель соперника",
    "{site} is the opponent's; choose a stone of yours.": (
        "на {site} камень соперника; выберите свой."
    ),
    "{site} is empty; choose a stone of yours.": (
        "клетка {site} пуста; выберите свой камень."
    ),
    "You must capture while you can; {site} cannot be removed yet.": (
        "пока можно бить, бить обязательно; снять {site} ещё нельзя."
    ),
    "{there} is not beside {here}; stones capture one cell away.": (
        "{there} не рядом с {here}; камень бьёт только на соседней клетке."
    ),
    "{site} holds no enemy stone; a stone moves only to capture.": (
        "на {site} нет камня соперника; камень ходит, только когда бьёт."
    ),
    "this is no move; a capture is written a1a2, the removal of a stone xa1.": (
        "это не ход; взятие пишется a1a2, снятие камня xa1."
    ),
    "{side} has no stone left": "у {side:of} не осталось камней",
    # Dama.
    "white": "белые",
    "black": "чёрные",
    "white man": "белая шашка",
    "black man": "чёрная шашка",
    "in hand: white {white}, black {black}": "в запасе: белые {white}, чёрные {black}",
    "{count} of {limit} quiet moves to a draw": (
        "до ничьей: {count} из {limit} тихих ходов"
    ),
    "placed a man on {site}": "шашка поставлена на {site}",
    "A mill is closed: take {prey}.": "Мельница закрыта: снимите {prey}.",
    "{side} has only two men left": "у {side:of} осталось только две шашки",
    "{side} cannot move": "у {side:of} нет ходов",
    "the same position for the third time (a rule of this page)": (
        "позиция повторилась в третий раз (правило этой страницы)"
    ),
    "100 moves without a capture (a rule of this page)": (
        "100 ходов без взятия (правило этой страницы)"
    ),
    "place your men in hand first; moving comes after.": (
        "сначала выставьте все шашки из запаса; ходить можно потом."
    ),
    "{site} is the opponent's; choose your own man.": (
        "на {site} шашка соперника; выберите свою."
    ),
    "{site} is empty and no man is in hand.": (
        "пункт {site} пуст, а в запасе шашек нет."
    ),
    "{site} has no free point beside it; move another man.": (
        "рядом с {site} нет свободного пункта; сходите другой шашкой."
    ),
    "{there} is not the next point on a line from {here}.": (
        "{there} не соседний пункт на линии от {here}."
    ),
    "this move closes no mill, so it takes no man.": (
        "этот ход не закрывает мельницу, поэтому шашку снять нельзя."
    ),
    "a mill is closed: the move must take {prey}.": (
        "мельница закрыта: этим ходом нужно снять {prey}."
    ),
    "Men in a mill are safe while others are free; take {prey}.": (
        "шашки в мельнице защищены, пока есть другие; снимите {prey}."
    ),
    "there is no enemy man on {site}; take {prey}.": (
        "на {site} нет шашки соперника; снимите {prey}."
    ),
    "this is no move; a placement is written d2, a move e5d5,"
    " and the man that a mill takes xb4.": (
        "это не ход; постановка шашки пишется d2, ход e5d5,"
        " а шашка, снятая мельницей, xb4."
    ),
    # XII Scripta.
    "player 1": "игрок 1",
    "player 2": "игрок 2",
    "man of player 1": "шашка игрока 1",
    "man of player 2": "шашка игрока 2",
    "{count} {count:man|men} of {side}": (
        "{count} {count:шашка|шашки|шашек} {side:of}"
    ),
    "hand": "запас",
    "the hand": "запас",
    "home": "дом",
    "{count} captured": "побито: {count}",
    "Pass": "Пас",
    "Die {die}": "Кость {die}",
    "dice: {dice}": "кости: {dice}",
    "dice: {dice}, and none can be used: pass": "кости: {dice}, ходов нет: пас",
    "{Side} {sign} to roll": "Кости бросает {side} {sign}",
    "{Side} rolled {some} and {last}": "{Side}: выпало {some} и {last}",
    "could use no die and passed": "ходов нет, пас",
    "entered a man on {site}": "шашка введена на {site}",
    "took a man off {site}": "шашка снята с {site}",
    "{die} can be used by {men}.": "Кость {die}, чем ходить: {men}.",
    "{goal} ({die})": "{goal} ({die})",
    "{side} has taken off all men": "все шашки {side:of} сняты с доски",
    "roll the dice first.": "сначала бросьте кости.",
    "the dice on the table must be used before the next roll.": (
        "перед новым броском нужно сыграть выпавшие кости."
    ),
    "a die that can be used must be used: {uses}.": (
        "если костью можно сходить, ходить обязательно: {uses}."
    ),
    "men only move on along the course, never back.": (
        "шашки идут только вперёд, назад ходить нельзя."
    ),
    "no die shows {die}; there is {dice}.": "кости {die} нет; есть {dice}.",
    "a captured man must enter before anything else moves.": (
        "сначала введите побитую шашку, потом ходите другими."
    ),
    "men leave the board only when all yours are home.": (
        "снимать шашки можно, только когда все ваши в доме."
    ),
    "This belongs to the opponent; choose a man of yours.": (
        "Это принадлежит сопернику; выберите свою шашку."
    ),
    "no man of yours waits to enter.": "у вас нет шашек, которые ждут ввода.",
    "no man of yours stands on your point {point}.": (
        "на вашем пункте {point} нет вашей шашки."
    ),
    "{die} leads beyond the last point; be exact.": (
        "{die} ведёт за последний пункт; нужно точное число."
    ),
    "your point {point} is blocked by two or more enemy men.": (
        "ваш пункт {point} закрыт: там две или больше шашек соперника."
    ),
    "you have only {count} {count:man|men} on the board.": (
        "у вас на доске только {count} {count:шашка|шашки|шашек}."
    ),
    "this is no move; dice are written 146, then p4 enters a man, 6m2 moves"
    " the man on your point 6 by 2, t2 takes one off, and pass passes.": (
        "это не ход; кости пишутся 146, затем p4 вводит шашку, 6m2 двигает шашку"
        " с вашего пункта 6 на 2, t2 снимает шашку, а pass значит пас."
    ),
    "{title}, {count} men each": "{title}, шашек у каждого: {count}",
    # Links and questions.
    "There is no game called “{name}”; there is: {known}.": (
        "Игры «{name}» нет; есть: {known}."
    ),
    "This link has {count} characters, and no game is that long;"
    " links up to {longest} are read.": (
        "В этой ссылке {count} {count:знак|знака|знаков}, таких длинных игр не бывает;"
        " читаются ссылки до {longest} {longest:знака|знаков|знаков}."
    ),
    "There is no operation “{name}”; there is: {known}.": (
        "Операции «{name}» нет; есть: {known}."
    ),
    "No legal move begins with these clicks.": (
        "Ни один разрешённый ход так не начинается."
    ),
    "No dice are due now.": "Сейчас кости не бросают.",
    "The question is not JSON.": "Запрос не в формате JSON.",
    "The question is not a JSON object.": "Запрос не является объектом JSON.",
    "“{field}” must be a text.": "«{field}» должно быть текстом.",
    "“{field}” must be a list of sites.": "«{field}» должно быть списком полей.",
    "Something went wrong inside ({bug}); the game is not changed.": (
        "Внутренняя ошибка ({bug}); игра не изменилась."
    ),
    "{title} has no “{token}”; there is: {known}.": (
        "У игры {title} нет «{token}»; есть: {known}."
    ),
    "{title} has no “{token}”, only the ordinary game.": (
        "У игры {title} нет «{token}», есть только обычная игра."
    ),
    "This is no position; one is written set0 or set1, then a, b and e with numbers.": (
        "Это не позиция; она пишется set0 или set1, затем a, b и e с числами."
    ),
    "{title} has no set-up positions.": "В игре {title} позиции не расставляют.",
    "“{item}” stands in the position twice.": "«{item}» стоит в позиции дважды.",
    "“{item}” has a number that is 0 or begins with 0.": (
        "В «{item}» число равно 0 или начинается с 0."
    ),
    "“{item}” does not belong to a position of {title}.": (
        "«{item}» не относится к позиции игры {title}."
    ),
    "The position names {count} places, and the board has {limit}.": (
        "В позиции названо мест: {count}, а на доске их {limit}."
    ),
    "{Side} cannot have {count} {count:man|men}.": (
        "У {side:of} не может быть столько шашек: {count}."
    ),
    "The dice of a position are one to three numbers from 1 to 6.": (
        "Кости в позиции — это от одного до трёх чисел от 1 до 6."
    ),
    "this part of the link is damaged, and its moves cannot be read.": (
        "эта часть ссылки повреждена, и её ходы не прочесть."
    ),
    "The dice are being proved, from the second throw on.": (
        "Броски доказываются, начиная со второго."
    ),
    "The dice are proved from move {number} on.": "Броски доказаны с хода {number}.",
    "No dice are rolled yet.": "Кости ещё не бросали.",
    "The dice are not proved from move {number} on: they were rolled on a"
    " player's device.": (
        "С хода {number} броски не доказаны: кости бросали на устройстве игрока."
    ),
    "The proof of the dice in this link is damaged.": (
        "Доказательство бросков в этой ссылке повреждено."
    ),
    "The dice of move {number} do not follow from the proof in this link.": (
        "Бросок хода {number} не следует из доказательства в этой ссылке."
    ),
    "“{field}” must be 26 letters and digits.": (
        "«{field}» должно состоять из 26 букв и цифр."
    ),
}

LANGUAGE = Language("Русский", plural, "\u00a0", TEXTS | HINTS | RULES, FORMS, PAGE)
