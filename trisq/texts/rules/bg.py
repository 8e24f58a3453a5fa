"""The rules in short in Bulgarian."""

RULES = {
    "One figure a move": "По една фигура на ход",
    "Triangles begin, then both sides take turns. A move puts one of your figures on"
    " any empty point.": (
        "Започват триъгълниците, после двете страни се редуват. С един ход слагате своя"
        " фигура на произволна свободна точка."
    ),
    "put a triangle on {site}": "сложете триъгълник на {site}",
    "Smother to capture": "Обкръжи и вземи",
    "Neighbours are the points above, below, left and right. A figure whose"
    " neighbours are all enemies is captured.": (
        "Съседи са точките отгоре, отдолу, отляво и отдясно. Фигура, чиито съседи са"
        " само чужди фигури, се взема."
    ),
    "capture {site}": "вземете {site}",
    "The edge helps": "Краят помага",
    "At the edge a figure has fewer neighbours: three enemies are enough there, and"
    " two in a corner.": (
        "На края съседите са по-малко: там стигат три чужди фигури, а в ъгъла две."
    ),
    "Two are safe": "Двама са в безопасност",
    "One empty or friendly neighbour saves a figure. So two figures side by side are"
    " never captured.": (
        "Един свободен или свой съсед спасява фигурата. Затова две фигури една до друга"
        " никога не се вземат."
    ),
    "surround {one} and {other} in vain": "обкръжете {one} и {other} напразно",
    "No self-capture": "Без самоубийство",
    "You may not put a figure where all its neighbours are enemies.": (
        "Не може да слагате фигура там, където всички съседи са чужди."
    ),
    "put a square on {site}": "сложете квадрат на {site}",
    "Capturing comes first": "Първо се взема",
    "Such a point is open to you when your figure captures a neighbour there, for"
    " that makes room.": (
        "Такава точка е позволена, ако фигурата ви взема там съсед, защото така се"
        " освобождава място."
    ),
    "No taking back": "Без връщане веднага",
    "A move may not bring back the whole board of two moves ago. Play elsewhere"
    " first, then you may.": (
        "Ход не може да върне цялата дъска отпреди два хода. Първо играйте другаде,"
        " после може."
    ),
    "How it ends": "Как свършва",
    "Who has no legal point left loses; captures are only counted. This is our own"
    " addition, for the source gives the game no end.": (
        "Губи този, който няма позволена точка; взетите фигури само се броят. Това е"
        " наше допълнение, защото в източника играта няма край."
    ),
    "put a triangle on {site} and win": "сложете триъгълник на {site} и победете",
    "Capture a neighbour": "Вземи съседа",
    "Red begins. A move takes one of your stones onto an enemy stone above, below,"
    " left or right of it, which leaves the board.": (
        "Започват червените. С един ход ваш камък отива върху чужд камък над, под,"
        " вляво или вдясно от него и чуждият излиза от дъската."
    ),
    "While you can capture you have to, and nothing else is allowed.": (
        "Докато можете да вземате, трябва да вземате и нищо друго не е позволено."
    ),
    "remove {site}": "махнете {site}",
    "Then stones go": "После камъните се махат",
    "When no stone can capture any more, a move removes one of your own stones, and"
    " so it goes on to the end.": (
        "Когато никой камък вече не може да взема, с ход махате един свой камък и така"
        " до края."
    ),
    "Dig your tunnel": "Прокопай своя тунел",
    "A way of empty cells between your own two sides wins: left and right for red,"
    " top and bottom for blue.": (
        "Път от празни клетки между двете ви страни печели: лява и дясна за червените,"
        " горна и долна за сините."
    ),
    "dig out {site} and win": "изкопайте {site} и победете",
    "Not around corners": "Не през ъгъл",
    "The cells of a tunnel lie side by side. Cells that only touch at a corner are"
    " not joined.": (
        "Клетките на тунела са една до друга. Клетки, които се допират само в ъгъл, не"
        " са свързани."
    ),
    "dig out {site} and join nothing": "изкопайте {site}, без да свържете нищо",
    "Not the enemy's": "Не чуждия",
    "Who opens the tunnel of the other side loses. Nobody may pass, so this can be"
    " forced on you.": (
        "Който отвори тунела на противника, губи. Никой не може да пропуска ход, затова"
        " могат да ви принудят."
    ),
    "dig out {site} and lose": "изкопайте {site} и загубете",
    "Not both at once": "Не и двата наведнъж",
    "Who opens both tunnels with one move loses, too. There is no draw.": (
        "Който отвори и двата тунела с един ход, също губи. Реми няма."
    ),
    "Place your men": "Сложете пуловете",
    "White begins. While you have men in hand, nine at first, a move places one on"
    " any empty point.": (
        "Започват белите. Докато имате пулове в ръка, в началото девет, с ход слагате"
        " един на произволна свободна точка."
    ),
    "place a man on {site}": "сложете пул на {site}",
    "A mill takes": "Мелницата взема",
    "Three of your men on one line are a mill. The move that closes it also takes"
    " one enemy man off the board.": (
        "Три ваши пула на една линия са мелница. Ходът, който я затваря, взема и един"
        " чужд пул от дъската."
    ),
    "close a mill on {site} and take {prey}": (
        "затворете мелница на {site} и вземете {prey}"
    ),
    "Mills are safe": "Мелниците са защитени",
    "A man in a mill may not be taken while the enemy has a man outside of mills.": (
        "Пул в мелница не може да се вземе, докато противникът има пул извън мелници."
    ),
    "Then men move": "После пуловете се местят",
    "With no man in hand, a move takes one of yours along a line to the next point,"
    " if that is empty.": (
        "Когато ръката е празна, с ход местите свой пул по линия на съседната точка,"
        " ако е свободна."
    ),
    "move {start} to {end}": "преместете {start} на {end}",
    "Mills close again": "Мелницата се затваря пак",
    "A man may leave a mill and come back. Every move that closes a mill takes a"
    " man, only one even if it closes two.": (
        "Пул може да излезе от мелница и да се върне. Всеки ход, който затваря мелница,"
        " взема пул, само един дори ако затвори две."
    ),
    "Three men fly": "Три пула летят",
    "Who has only three men left may move one to any empty point.": (
        "Който има само три пула, може да премести един на произволна свободна точка."
    ),
    "fly from {start} to {end}": "прелетете от {start} на {end}",
    "Who has only two men left loses. So does who is to move and cannot.": (
        "Който остане само с два пула, губи. Губи и този, който е на ход и не може да"
        " играе."
    ),
    "close a mill on {site}, take {prey} and win": (
        "затворете мелница на {site}, вземете {prey} и победете"
    ),
    "Draws": "Реми",
    "The same position for the third time is a draw, and so are 100 moves without a"
    " placement or a capture. This is our own addition.": (
        "Реми е, когато една и съща позиция се появи за трети път, а също след 100 хода"
        " без слагане и вземане. Това е наше допълнение."
    ),
    "move {start} to {end} for a draw": "преместете {start} на {end} за реми",
    "Dice and men": "Зарове и пулове",
    "Roll three dice and use each of them once, in any order. A die can bring one of"
    " your fifteen men onto the board, on your point of its number.": (
        "Хвърлете три зара и изиграйте всеки по веднъж, в произволен ред. Зар може да"
        " вкара един от петнайсетте ви пула на вашето поле с неговото число."
    ),
    "enter a man on {site}": "вкарайте пул на {site}",
    "Along the course": "По пътя",
    "Or a die moves a man on by its number: along the middle row, back along the top"
    " row, along the bottom row. Small numbers count your points from 1 to 36.": (
        "Или зар мести пул напред с числото си: по средния ред, обратно по горния,"
        " после по долния. Малките числа броят вашите полета от 1 до 36."
    ),
    "Hit single men": "Удряй самотните",
    "Who lands on a single enemy man captures him: he goes back to the hand.": (
        "Който стъпи върху единствен чужд пул, го взема: пулът се връща в ръката."
    ),
    "Two hold a point": "Два пула държат поле",
    "Nobody may land where two or more enemy men stand. Passing over them is free.": (
        "Не може да се стъпи там, където стоят два или повече чужди пула. Минаването"
        " над тях е свободно."
    ),
    "Captured men first": "Първо взетите пулове",
    "Captured men must enter again before you may do anything else.": (
        "Взетите пулове трябва да влязат отново, преди да направите каквото и да е"
        " друго."
    ),
    "Use every die": "Изиграйте всеки зар",
    "A die that can be used must be used. Only when none can, you pass and the turn"
    " ends.": (
        "Зар, който може да се играе, трябва да се изиграе. Само когато никой не може,"
        " казвате пас и ходът свършва."
    ),
    "pass": "пас",
    "Men go home": "Пуловете се прибират",
    "When all your men that are left stand on your last six points, 31 to 36, a die"
    " takes one off: a one from 31, a six from 36, never from another point.": (
        "Когато всичките ви останали пулове са на последните шест полета, от 31 до 36,"
        " зар изважда един: единица от 31, шестица от 36, никога от друго поле."
    ),
    "take a man off {site}": "извадете пул от {site}",
    "Who has taken off all fifteen men first wins.": (
        "Побеждава този, който пръв извади всичките си петнайсет пула."
    ),
    "take the last man off {site} and win": (
        "извадете последния пул от {site} и победете"
    ),
    "Square may swap": "Квадратите могат да разменят",
    "As its first move square may make the first triangle a square instead. This"
    " is our own rule; so is a draw after three moves for every point.": (
        "С първия си ход квадратите могат вместо това да превърнат първия"
        " триъгълник в квадрат. Това е наше правило, както и ремито след три хода"
        " за всяка точка."
    ),
    "swap": "размяна",
}
