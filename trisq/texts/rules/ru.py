"""The rules in short in Russian."""

RULES = {
    "One figure a move": "По одной фигуре за ход",
    "Triangles begin, then both sides take turns. A move puts one of your figures on"
    " any empty point.": (
        "Начинают треугольники, дальше ходят по очереди. За ход вы ставите одну свою"
        " фигуру на любой свободный пункт."
    ),
    "put a triangle on {site}": "поставить треугольник на {site}",
    "Smother to capture": "Окружи и возьми",
    "Neighbours are the points above, below, left and right. A figure whose"
    " neighbours are all enemies is captured.": (
        "Соседи — это пункты сверху, снизу, слева и справа. Фигура, у которой все"
        " соседи чужие, берётся."
    ),
    "capture {site}": "взять {site}",
    "The edge helps": "Край помогает",
    "At the edge a figure has fewer neighbours: three enemies are enough there, and"
    " two in a corner.": (
        "У края соседей меньше: там хватает трёх чужих фигур, а в углу двух."
    ),
    "Two are safe": "Двоих не взять",
    "One empty or friendly neighbour saves a figure. So two figures side by side are"
    " never captured.": (
        "Один свободный или свой сосед спасает фигуру. Поэтому две свои фигуры рядом"
        " взять нельзя."
    ),
    "surround {one} and {other} in vain": "окружить {one} и {other} без толку",
    "No self-capture": "Без самоубийства",
    "You may not put a figure where all its neighbours are enemies.": (
        "Нельзя ставить фигуру туда, где все соседи чужие."
    ),
    "put a square on {site}": "поставить квадрат на {site}",
    "Capturing comes first": "Сначала взятие",
    "Such a point is open to you when your figure captures a neighbour there, for"
    " that makes room.": (
        "Но такой пункт открыт, если ваша фигура берёт там соседа: взятие освобождает"
        " место."
    ),
    "No taking back": "Сразу назад нельзя",
    "A move may not bring back the whole board of two moves ago. Play elsewhere"
    " first, then you may.": (
        "Ход не может повторить всю доску, какой она была два хода назад. Сначала"
        " сходите в другое место, потом можно."
    ),
    "How it ends": "Как кончается игра",
    "Who has no legal point left loses; captures are only counted. This is our own"
    " addition, for the source gives the game no end.": (
        "Проигрывает тот, кому некуда ходить; взятия только считаются. Это наше"
        " дополнение: в источнике у игры нет конца."
    ),
    "put a triangle on {site} and win": "поставить треугольник на {site} и победить",
    "Capture a neighbour": "Бей соседа",
    "Red begins. A move takes one of your stones onto an enemy stone above, below,"
    " left or right of it, which leaves the board.": (
        "Начинают красные. Ваш камень встаёт на место камня соперника сверху, снизу,"
        " слева или справа, и тот уходит с доски."
    ),
    "While you can capture you have to, and nothing else is allowed.": (
        "Пока можно бить, бить обязательно, и ничего другого нельзя."
    ),
    "remove {site}": "снять {site}",
    "Then stones go": "Потом камни снимают",
    "When no stone can capture any more, a move removes one of your own stones, and"
    " so it goes on to the end.": (
        "Когда бить больше нечем, за ход снимают один свой камень, и так до конца."
    ),
    "Dig your tunnel": "Пророй свой туннель",
    "A way of empty cells between your own two sides wins: left and right for red,"
    " top and bottom for blue.": (
        "Путь из пустых клеток между двумя своими сторонами выигрывает: левой и правой"
        " для красных, верхней и нижней для синих."
    ),
    "dig out {site} and win": "открыть {site} и победить",
    "Not around corners": "Не через угол",
    "The cells of a tunnel lie side by side. Cells that only touch at a corner are"
    " not joined.": (
        "Клетки туннеля лежат сторона к стороне. Клетки, которые касаются только углом,"
        " не соединены."
    ),
    "dig out {site} and join nothing": "открыть {site} и ничего не соединить",
    "Not the enemy's": "Не чужой",
    "Who opens the tunnel of the other side loses. Nobody may pass, so this can be"
    " forced on you.": (
        "Кто открыл туннель соперника, проиграл. Пропускать ход нельзя, поэтому к этому"
        " могут вынудить."
    ),
    "dig out {site} and lose": "открыть {site} и проиграть",
    "Not both at once": "Не оба сразу",
    "Who opens both tunnels with one move loses, too. There is no draw.": (
        "Кто открыл одним ходом оба туннеля, тоже проиграл. Ничьей не бывает."
    ),
    "Place your men": "Выставьте шашки",
    "White begins. While you have men in hand, nine at first, a move places one on"
    " any empty point.": (
        "Начинают белые. Пока в запасе есть шашки, сначала их девять, за ход вы ставите"
        " одну на любой свободный пункт."
    ),
    "place a man on {site}": "поставить шашку на {site}",
    "A mill takes": "Мельница снимает",
    "Three of your men on one line are a mill. The move that closes it also takes"
    " one enemy man off the board.": (
        "Три ваши шашки на одной линии — мельница. Ход, который её закрывает, снимает с"
        " доски и одну шашку соперника."
    ),
    "close a mill on {site} and take {prey}": (
        "закрыть мельницу на {site} и снять {prey}"
    ),
    "Mills are safe": "Мельницы защищены",
    "A man in a mill may not be taken while the enemy has a man outside of mills.": (
        "Шашку в мельнице снимать нельзя, пока у соперника есть шашки вне мельниц."
    ),
    "Then men move": "Потом шашки ходят",
    "With no man in hand, a move takes one of yours along a line to the next point,"
    " if that is empty.": (
        "Когда запас пуст, за ход вы двигаете свою шашку по линии на соседний пункт,"
        " если он свободен."
    ),
    "move {start} to {end}": "пойти с {start} на {end}",
    "Mills close again": "Мельница снова и снова",
    "A man may leave a mill and come back. Every move that closes a mill takes a"
    " man, only one even if it closes two.": (
        "Шашка может уйти из мельницы и вернуться. Каждый ход, закрывающий мельницу,"
        " снимает шашку, и только одну, даже если закрыты две."
    ),
    "Three men fly": "Три шашки летают",
    "Who has only three men left may move one to any empty point.": (
        "У кого осталось только три шашки, тот может пойти одной из них на любой"
        " свободный пункт."
    ),
    "fly from {start} to {end}": "перелететь с {start} на {end}",
    "Who has only two men left loses. So does who is to move and cannot.": (
        "У кого осталось только две шашки, тот проиграл. Проиграл и тот, кому некуда"
        " ходить."
    ),
    "close a mill on {site}, take {prey} and win": (
        "закрыть мельницу на {site}, снять {prey} и победить"
    ),
    "Draws": "Ничьи",
    "The same position for the third time is a draw, and so are 100 moves without a"
    " placement or a capture. This is our own addition.": (
        "Ничья, если позиция повторилась в третий раз или 100 ходов подряд шашек не"
        " ставили и не снимали. Это наше дополнение."
    ),
    "move {start} to {end} for a draw": "пойти с {start} на {end}, ничья",
    "Dice and men": "Кости и шашки",
    "Roll three dice and use each of them once, in any order. A die can bring one of"
    " your fifteen men onto the board, on your point of its number.": (
        "Бросьте три кости и сыграйте каждую один раз в любом порядке. Кость может"
        " ввести одну из ваших пятнадцати шашек на ваш пункт с её числом."
    ),
    "enter a man on {site}": "ввести шашку на {site}",
    "Along the course": "По дорожке",
    "Or a die moves a man on by its number: along the middle row, back along the top"
    " row, along the bottom row. Small numbers count your points from 1 to 36.": (
        "Или кость двигает шашку вперёд на своё число: по среднему ряду, назад по"
        " верхнему, затем по нижнему. Мелкие числа считают ваши пункты от 1 до 36."
    ),
    "Hit single men": "Бей одиночек",
    "Who lands on a single enemy man captures him: he goes back to the hand.": (
        "Кто попал на одиночную шашку соперника, бьёт её: она возвращается в запас."
    ),
    "Two hold a point": "Двое держат пункт",
    "Nobody may land where two or more enemy men stand. Passing over them is free.": (
        "Нельзя встать туда, где стоят две шашки соперника или больше. Проходить над"
        " ними можно."
    ),
    "Captured men first": "Сначала побитые",
    "Captured men must enter again before you may do anything else.": (
        "Сначала нужно снова ввести побитые шашки, и только потом делать что-то другое."
    ),
    "Use every die": "Играйте каждую кость",
    "A die that can be used must be used. Only when none can, you pass and the turn"
    " ends.": (
        "Если костью можно сходить, ходить обязательно. Пас возможен, только когда ни"
        " одной нельзя, и ход переходит."
    ),
    "pass": "пас",
    "Men go home": "Шашки уходят домой",
    "When all your men that are left stand on your last six points, 31 to 36, a die"
    " takes one off: a one from 31, a six from 36, never from another point.": (
        "Когда все ваши оставшиеся шашки стоят на последних шести пунктах, с 31 по 36,"
        " кость снимает одну: единица с 31, шестёрка с 36, и никогда с другого пункта."
    ),
    "take a man off {site}": "снять шашку с {site}",
    "Who has taken off all fifteen men first wins.": (
        "Побеждает тот, кто первым снимет все пятнадцать шашек."
    ),
    "take the last man off {site} and win": "снять последнюю шашку с {site} и победить",
    "Square may swap": "Квадраты могут поменяться",
    "As its first move square may make the first triangle a square instead. This"
    " is our own rule; so is a draw after three moves for every point.": (
        "Первым ходом квадраты могут вместо этого превратить первый треугольник в"
        " квадрат. Это наше правило, как и ничья после трёх ходов на каждый пункт."
    ),
    "swap": "поменяться",
}
