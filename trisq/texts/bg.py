"""Bulgarian.

The sides of Trisq are many figures, so they have a form in the plural.
"""

from trisq.texts.hints.bg import HINTS
from trisq.texts.page.bg import PAGE
from trisq.texts.rules.bg import RULES
from trisq.words import Language


def plural(count: int) -> int:
    """Return 0 for 1, else 1."""
    return int(count != 1)


FORMS = {"side": {"триъгълник": "триъгълниците", "квадрат": "квадратите"}}

TEXTS = {
    # Every game.
    "Move {number} ({token}): {sentence}": "Ход {number} ({token}): {sentence}",
    "No move yet": "Още няма ходове",
    "{Side} to move": "На ход: {side:side}",
    "The dice are to be rolled": "Време е да се хвърлят заровете",
    "{Side} wins: {reason}": "Победа за {side:side}: {reason}",
    "Draw: {reason}": "Реми: {reason}",
    "the game is over: {reason}; no move can follow.": (
        "играта свърши: {reason}; повече ходове няма."
    ),
    "{Side} {told}": "{Side:side}: {told}",
    "{told} and captured {sites}": "{told}, взети са {sites}",
    "{told} and captured the {figure} on {site}": "{told}, взет е {figure} на {site}",
    "played {move}": "ход {move}",
    "moved {start} to {end}": "{start}–{end}",
    "{start} can go to {goals}.": "Откъде: {start}; накъде: {goals}.",
    "{site} is chosen; choose where it goes.": (
        "Избрано е {site}; изберете накъде да отиде."
    ),
    "{site} is taken; choose an empty point.": (
        "точката {site} е заета; изберете свободна."
    ),
    "{prompt} {let_go}": "{prompt} {let_go}",
    "Escape or Cancel lets go.": "За отказ: Esc или „Отказ“.",
    "{some} or {last}": "{some} или {last}",
    "{some} and {last}": "{some} и {last}",
    "empty": "празно",
    "{headline} · {title}": "{headline} · {title}",
    "{title} {size} × {size}": "{title} {size} × {size}",
    # Trisq.
    "triangle": "триъгълник",
    "square": "квадрат",
    "captured {lost}": "взети {lost}",
    "{side} has no legal point left": "{side:side} нямат повече позволени точки",
    "{site} would repeat the position of two moves ago; play elsewhere first.": (
        "ход на {site} би повторил позицията отпреди два хода; първо играйте другаде."
    ),
    "{site} is surrounded by enemy figures and captures none of them;"
    " self-capture is not allowed.": (
        "точката {site} е обкръжена от чужди фигури и не взема нито една от тях;"
        " самоубийството не е позволено."
    ),
    "this is no point of the board; points run from a1 to {last},"
    " without the letter i.": (
        "на дъската няма такава точка; точките са от a1 до {last}, без буквата i."
    ),
    "Swap": "Размяна",
    "swapped: {site} is a square now": "размяна, на {site} вече има квадрат",
    "only the second move of a game from the empty board may swap.": (
        "размяна е възможна само с втория ход на игра от празна дъска."
    ),
    "{count} moves without an end (our own rule)": (
        "{count} {count:ход|хода} без край (наше правило)"
    ),
    "The figure on {site} has only enemies around it, and would have been captured.": (
        "Фигурата на {site} е заобиколена само от чужди и би била взета."
    ),
    # Talpa.
    "red": "червените",
    "blue": "сините",
    "red stone": "червен камък",
    "blue stone": "син камък",
    "You must capture": "Трябва да вземете камък",
    "You must remove a stone": "Трябва да махнете свой камък",
    "removed {site}": "махнат е {site}",
    "{site} can capture {prey}.": "{site} може да вземе {prey}.",
    "{side} has dug its tunnel": "{side} прокопаха своя тунел",
    "{side} opened both tunnels": "{side} отвориха и двата тунела",
    "{side} opened the enemy's tunnel": "{side} отвориха чуждия тунел",
    "{site} is the opponent's; choose a stone of yours.": (
        "{site} е на противника; изберете свой камък."
    ),
    "{site} is empty; choose a stone of yours.": (
        "клетката {site} е празна; изберете свой камък."
    ),
    "You must capture while you can; {site} cannot be removed yet.": (
        "докато можете да вземате, трябва да вземате; {site} още не може да се махне."
    ),
    "{there} is not beside {here}; stones capture one cell away.": (
        "{there} не е до {here}; камъните вземат само на съседна клетка."
    ),
    "{site} holds no enemy stone; a stone moves only to capture.": (
        "на {site} няма чужд камък; камък се мести само за да вземе."
    ),
    "this is no move; a capture is written a1a2, the removal of a stone xa1.": (
        "това не е ход; вземане се пише a1a2, а махане на камък xa1."
    ),
    "{side} has no stone left": "{side} нямат повече камъни",
    # Dama.
    "white": "белите",
    "black": "черните",
    "white man": "бял пул",
    "black man": "черен пул",
    "in hand: white {white}, black {black}": "в ръка: белите {white}, черните {black}",
    "{count} of {limit} quiet moves to a draw": (
        "до реми: {count} от {limit} {limit:ход|хода} без вземане"
    ),
    "placed a man on {site}": "сложен е пул на {site}",
    "A mill is closed: take {prey}.": "Мелницата е затворена: вземете {prey}.",
    "{side} has only two men left": "на {side} останаха само два пула",
    "{side} cannot move": "{side} нямат ход",
    "the same position for the third time (a rule of this page)": (
        "една и съща позиция за трети път (правило на тази страница)"
    ),
    "100 moves without a capture (a rule of this page)": (
        "100 хода без вземане (правило на тази страница)"
    ),
    "place your men in hand first; moving comes after.": (
        "първо сложете всички пулове от ръката; местенето е след това."
    ),
    "{site} is the opponent's; choose your own man.": (
        "{site} е на противника; изберете свой пул."
    ),
    "{site} is empty and no man is in hand.": (
        "точката {site} е празна, а в ръката няма пулове."
    ),
    "{site} has no free point beside it; move another man.": (
        "до {site} няма свободна точка; преместете друг пул."
    ),
    "{there} is not the next point on a line from {here}.": (
        "{there} не е съседна точка по линия от {here}."
    ),
    "this move closes no mill, so it takes no man.": (
        "този ход не затваря мелница, затова не взема пул."
    ),
    "a mill is closed: the move must take {prey}.": (
        "мелницата е затворена: ходът трябва да вземе {prey}."
    ),
    "Men in a mill are safe while others are free; take {prey}.": (
        "пуловете в мелница са защитени, докато има други; вземете {prey}."
    ),
    "there is no enemy man on {site}; take {prey}.": (
        "на {site} няма чужд пул; вземете {prey}."
    ),
    "this is no move; a placement is written d2, a move e5d5,"
    " and the man that a mill takes xb4.": (
        "това не е ход; слагане се пише d2, местене e5d5,"
        " а пулът, който мелницата взема, xb4."
    ),
    # XII Scripta.
    "player 1": "играч 1",
    "player 2": "играч 2",
    "man of player 1": "пул на играч 1",
    "man of player 2": "пул на играч 2",
    "{count} {count:man|men} of {side}": "{count} {count:пул|пула} на {side}",
    "hand": "ръка",
    "the hand": "ръката",
    "home": "дом",
    "{count} captured": "взети: {count}",
    "Pass": "Пас",
    "Die {die}": "Зар {die}",
    "dice: {dice}": "зарове: {dice}",
    "dice: {dice}, and none can be used: pass": (
        "зарове: {dice}, никой не може да се играе: пас"
    ),
    "{Side} {sign} to roll": "{Side} {sign} хвърля заровете",
    "{Side} rolled {some} and {last}": "{Side} хвърли {some} и {last}",
    "could use no die and passed": "няма ход, пас",
    "entered a man on {site}": "вкаран е пул на {site}",
    "took a man off {site}": "изваден е пул от {site}",
    "{die} can be used by {men}.": "Зар {die} може да се играе от {men}.",
    "{goal} ({die})": "{goal} ({die})",
    "{side} has taken off all men": "{side} извади всичките си пулове",
    "roll the dice first.": "първо хвърлете заровете.",
    "the dice on the table must be used before the next roll.": (
        "преди следващото хвърляне трябва да изиграете заровете на масата."
    ),
    "a die that can be used must be used: {uses}.": (
        "зар, който може да се играе, трябва да се изиграе: {uses}."
    ),
    "men only move on along the course, never back.": (
        "пуловете вървят само напред, никога назад."
    ),
    "no die shows {die}; there is {dice}.": "няма зар {die}; има {dice}.",
    "a captured man must enter before anything else moves.": (
        "взетият пул трябва да влезе, преди да местите друго."
    ),
    "men leave the board only when all yours are home.": (
        "пулове се изваждат само когато всичките ви са у дома."
    ),
    "This belongs to the opponent; choose a man of yours.": (
        "Това е на противника; изберете свой пул."
    ),
    "no man of yours waits to enter.": "нямате пул, който чака да влезе.",
    "no man of yours stands on your point {point}.": (
        "на вашето поле {point} няма ваш пул."
    ),
    "{die} leads beyond the last point; be exact.": (
        "{die} води отвъд последното поле; трябва точно число."
    ),
    "your point {point} is blocked by two or more enemy men.": (
        "вашето поле {point} е затворено от два или повече чужди пула."
    ),
    "you have only {count} {count:man|men} on the board.": (
        "на дъската имате само {count} {count:пул|пула}."
    ),
    "this is no move; dice are written 146, then p4 enters a man, 6m2 moves"
    " the man on your point 6 by 2, t2 takes one off, and pass passes.": (
        "това не е ход; заровете се пишат 146, после p4 вкарва пул, 6m2 мести пула"
        " от вашето поле 6 с 2, t2 изважда пул, а pass е пас."
    ),
    "{title}, {count} men each": "{title}, пулове за всеки: {count}",
    # Links and questions.
    "There is no game called “{name}”; there is: {known}.": (
        "Няма игра „{name}“; има: {known}."
    ),
    "This link has {count} characters, and no game is that long;"
    " links up to {longest} are read.": (
        "Тази връзка има {count} {count:знак|знака}, а толкова дълга игра няма;"
        " четат се връзки до {longest} {longest:знак|знака}."
    ),
    "There is no operation “{name}”; there is: {known}.": (
        "Няма операция „{name}“; има: {known}."
    ),
    "No legal move begins with these clicks.": ("Никой позволен ход не започва така."),
    "No dice are due now.": "Сега не се хвърлят зарове.",
    "The question is not JSON.": "Въпросът не е JSON.",
    "The question is not a JSON object.": "Въпросът не е обект на JSON.",
    "“{field}” must be a text.": "„{field}“ трябва да е текст.",
    "“{field}” must be a list of sites.": "„{field}“ трябва да е списък от места.",
    "Something went wrong inside ({bug}); the game is not changed.": (
        "Вътрешна грешка ({bug}); играта не е променена."
    ),
    "{title} has no “{token}”; there is: {known}.": (
        "Играта {title} няма „{token}“; има: {known}."
    ),
    "{title} has no “{token}”, only the ordinary game.": (
        "Играта {title} няма „{token}“, само обикновената игра."
    ),
    "This is no position; one is written set0 or set1, then a, b and e with numbers.": (
        "Това не е позиция; тя се пише set0 или set1, после a, b и e с числа."
    ),
    "{title} has no set-up positions.": "В играта {title} не се нареждат позиции.",
    "“{item}” stands in the position twice.": "„{item}“ е в позицията два пъти.",
    "“{item}” has a number that is 0 or begins with 0.": (
        "В „{item}“ числото е 0 или започва с 0."
    ),
    "“{item}” does not belong to a position of {title}.": (
        "„{item}“ не е част от позиция на {title}."
    ),
    "The position names {count} places, and the board has {limit}.": (
        "Позицията посочва места: {count}, а на дъската са {limit}."
    ),
    "{Side} cannot have {count} {count:man|men}.": (
        "Невъзможен брой пулове ({side}): {count}."
    ),
    "The dice of a position are one to three numbers from 1 to 6.": (
        "Заровете в позицията са от едно до три числа от 1 до 6."
    ),
    "this part of the link is damaged, and its moves cannot be read.": (
        "тази част от връзката е повредена и ходовете в нея не могат да се прочетат."
    ),
    "The dice are being proved, from the second throw on.": (
        "Хвърлянията се доказват от второто нататък."
    ),
    "The dice are proved from move {number} on.": (
        "Хвърлянията са доказани от ход {number} нататък."
    ),
    "No dice are rolled yet.": "Още не са хвърляни зарове.",
    "The dice are not proved from move {number} on: they were rolled on a"
    " player's device.": (
        "От ход {number} нататък хвърлянията не са доказани: заровете са хвърлени"
        " на устройството на играч."
    ),
    "The proof of the dice in this link is damaged.": (
        "Доказателството за заровете в тази връзка е повредено."
    ),
    "The dice of move {number} do not follow from the proof in this link.": (
        "Заровете от ход {number} не следват от доказателството в тази връзка."
    ),
    "“{field}” must be 26 letters and digits.": (
        "„{field}“ трябва да е от 26 букви и цифри."
    ),
}

LANGUAGE = Language("Български", plural, "\u00a0", TEXTS | HINTS | RULES, FORMS, PAGE)
