"""Czech.

All sides and figures are masculine, and figures are the same in the accusative, so
sentences fit all of them; ``of`` is the genitive.
"""

from trisq.texts.hints.cs import HINTS
from trisq.texts.page.cs import PAGE
from trisq.texts.rules.cs import RULES
from trisq.words import Language


def plural(count: int) -> int:
    """Return 0 for 1, 1 for 2 to 4, else 2."""
    if count == 1:
        return 0
    return 1 if count in (2, 3, 4) else 2


FORMS = {"of": {"hráč 1": "hráče 1", "hráč 2": "hráče 2"}}

TEXTS = {
    # Every game.
    "Move {number} ({token}): {sentence}": "Tah {number} ({token}): {sentence}",
    "No move yet": "Zatím žádný tah",
    "{Side} to move": "{Side} je na tahu",
    "The dice are to be rolled": "Je čas hodit kostkami",
    "{Side} wins: {reason}": "{Side} vyhrává: {reason}",
    "Draw: {reason}": "Remíza: {reason}",
    "the game is over: {reason}; no move can follow.": (
        "hra skončila: {reason}; další tah není možný."
    ),
    "{Side} {told}": "{Side} {told}",
    "{told} and captured {sites}": "{told} a vzal {sites}",
    "{told} and captured the {figure} on {site}": "{told} a vzal {figure} na {site}",
    "played {move}": "zahrál {move}",
    "moved {start} to {end}": "táhl {start} na {end}",
    "{start} can go to {goals}.": "Odkud: {start}; kam: {goals}.",
    "{site} is chosen; choose where it goes.": "Vybráno: {site}; zvolte, kam má jít.",
    "{site} is taken; choose an empty point.": (
        "bod {site} je obsazen; zvolte volný bod."
    ),
    "{prompt} {let_go}": "{prompt} {let_go}",
    "Escape or Cancel lets go.": "Pustit: Esc nebo Zrušit.",
    "{some} or {last}": "{some} nebo {last}",
    "{some} and {last}": "{some} a {last}",
    "empty": "prázdné",
    "{headline} · {title}": "{headline} · {title}",
    "{title} {size} × {size}": "{title} {size} × {size}",
    # Trisq.
    "triangle": "trojúhelník",
    "square": "čtverec",
    "captured {lost}": "vzato {lost}",
    "{side} has no legal point left": "{side} už nemá kam hrát",
    "{site} would repeat the position of two moves ago; play elsewhere first.": (
        "tah na {site} by zopakoval pozici před dvěma tahy; nejdřív zahrajte jinam."
    ),
    "{site} is surrounded by enemy figures and captures none of them;"
    " self-capture is not allowed.": (
        "bod {site} je obklopen figurami soupeře a žádnou z nich nebere;"
        " sebevražda není dovolena."
    ),
    "this is no point of the board; points run from a1 to {last},"
    " without the letter i.": (
        "takový bod na desce není; body jsou od a1 do {last}, bez písmene i."
    ),
    "Swap": "Výměna",
    "swapped: {site} is a square now": "výměna, na {site} je teď čtverec",
    "only the second move of a game from the empty board may swap.": (
        "vyměnit lze jen druhým tahem hry od prázdné desky."
    ),
    "{count} moves without an end (our own rule)": (
        "{count} {count:tah|tahy|tahů} bez konce (naše pravidlo)"
    ),
    "The figure on {site} has only enemies around it, and would have been captured.": (
        "Figura na {site} má kolem sebe jen soupeřovy figury, byla by vzata."
    ),
    # Talpa.
    "red": "červený",
    "blue": "modrý",
    "red stone": "červený kámen",
    "blue stone": "modrý kámen",
    "You must capture": "Musíte brát",
    "You must remove a stone": "Musíte odebrat vlastní kámen",
    "removed {site}": "odebral {site}",
    "{site} can capture {prey}.": "{site} může vzít {prey}.",
    "{side} has dug its tunnel": "{side} prokopal svůj tunel",
    "{side} opened both tunnels": "{side} otevřel oba tunely",
    "{side} opened the enemy's tunnel": "{side} otevřel soupeřův tunel",
    "{site} is the opponent's; choose a stone of yours.": (
        "{site} patří soupeři; zvolte vlastní kámen."
    ),
    "{site} is empty; choose a stone of yours.": (
        "pole {site} je prázdné; zvolte vlastní kámen."
    ),
    "You must capture while you can; {site} cannot be removed yet.": (
        "dokud můžete brát, musíte; {site} zatím nelze odebrat."
    ),
    "{there} is not beside {here}; stones capture one cell away.": (
        "{there} není vedle {here}; kameny berou jen na sousedním poli."
    ),
    "{site} holds no enemy stone; a stone moves only to capture.": (
        "na {site} není soupeřův kámen; kámen táhne, jen když bere."
    ),
    "this is no move; a capture is written a1a2, the removal of a stone xa1.": (
        "toto není tah; braní se píše a1a2, odebrání kamene xa1."
    ),
    "{side} has no stone left": "{side} už nemá žádný kámen",
    # Dama.
    "white": "bílý",
    "black": "černý",
    "white man": "bílý kámen",
    "black man": "černý kámen",
    "in hand: white {white}, black {black}": "v zásobě: bílý {white}, černý {black}",
    "{count} of {limit} quiet moves to a draw": (
        "do remízy: {count} z {limit} tichých tahů"
    ),
    "placed a man on {site}": "položil kámen na {site}",
    "A mill is closed: take {prey}.": "Mlýnek je uzavřen: vezměte {prey}.",
    "{side} has only two men left": "{side} má už jen dva kameny",
    "{side} cannot move": "{side} nemá kam táhnout",
    "the same position for the third time (a rule of this page)": (
        "stejná pozice potřetí (pravidlo této stránky)"
    ),
    "100 moves without a capture (a rule of this page)": (
        "100 tahů bez braní (pravidlo této stránky)"
    ),
    "place your men in hand first; moving comes after.": (
        "nejdřív položte všechny kameny ze zásoby; táhne se až potom."
    ),
    "{site} is the opponent's; choose your own man.": (
        "{site} patří soupeři; zvolte svůj kámen."
    ),
    "{site} is empty and no man is in hand.": (
        "bod {site} je prázdný a v zásobě není žádný kámen."
    ),
    "{site} has no free point beside it; move another man.": (
        "vedle {site} není volný bod; táhněte jiným kamenem."
    ),
    "{there} is not the next point on a line from {here}.": (
        "{there} není sousední bod na čáře od {here}."
    ),
    "this move closes no mill, so it takes no man.": (
        "tento tah neuzavírá mlýnek, proto nebere kámen."
    ),
    "a mill is closed: the move must take {prey}.": (
        "mlýnek je uzavřen: tah musí vzít {prey}."
    ),
    "Men in a mill are safe while others are free; take {prey}.": (
        "kameny v mlýnku jsou chráněné, dokud jsou jiné volné; vezměte {prey}."
    ),
    "there is no enemy man on {site}; take {prey}.": (
        "na {site} není soupeřův kámen; vezměte {prey}."
    ),
    "this is no move; a placement is written d2, a move e5d5,"
    " and the man that a mill takes xb4.": (
        "toto není tah; položení se píše d2, tah e5d5 a kámen, který mlýnek bere, xb4."
    ),
    # XII Scripta.
    "player 1": "hráč 1",
    "player 2": "hráč 2",
    "man of player 1": "kámen hráče 1",
    "man of player 2": "kámen hráče 2",
    "{count} {count:man|men} of {side}": (
        "{count} {count:kámen|kameny|kamenů} {side:of}"
    ),
    "hand": "zásoba",
    "the hand": "zásoba",
    "home": "domov",
    "{count} captured": "vyhozeno: {count}",
    "Pass": "Pas",
    "Die {die}": "Kostka {die}",
    "dice: {dice}": "kostky: {dice}",
    "dice: {dice}, and none can be used: pass": (
        "kostky: {dice}, žádnou nelze použít: pas"
    ),
    "{Side} {sign} to roll": "{Side} {sign} hází kostkami",
    "{Side} rolled {some} and {last}": "{Side} hodil {some} a {last}",
    "could use no die and passed": "nemohl použít žádnou kostku a pasoval",
    "entered a man on {site}": "nasadil kámen na {site}",
    "took a man off {site}": "vyvedl kámen z {site}",
    "{die} can be used by {men}.": "Kostka {die}, čím táhnout: {men}.",
    "{goal} ({die})": "{goal} ({die})",
    "{side} has taken off all men": "{side} vyvedl všechny kameny",
    "roll the dice first.": "nejdřív hoďte kostkami.",
    "the dice on the table must be used before the next roll.": (
        "před dalším hodem je třeba použít kostky na stole."
    ),
    "a die that can be used must be used: {uses}.": (
        "kostka, kterou lze použít, se použít musí: {uses}."
    ),
    "men only move on along the course, never back.": (
        "kameny jdou jen vpřed, nikdy zpět."
    ),
    "no die shows {die}; there is {dice}.": "kostka {die} tu není; je tu {dice}.",
    "a captured man must enter before anything else moves.": (
        "nejdřív musí být nasazen vyhozený kámen, teprve pak se táhne jinými."
    ),
    "men leave the board only when all yours are home.": (
        "kameny se vyvádějí, až když jsou všechny vaše doma."
    ),
    "This belongs to the opponent; choose a man of yours.": (
        "To patří soupeři; zvolte svůj kámen."
    ),
    "no man of yours waits to enter.": "žádný váš kámen nečeká na nasazení.",
    "no man of yours stands on your point {point}.": (
        "na vašem poli {point} není váš kámen."
    ),
    "{die} leads beyond the last point; be exact.": (
        "{die} vede za poslední pole; je třeba přesné číslo."
    ),
    "your point {point} is blocked by two or more enemy men.": (
        "vaše pole {point} blokují dva nebo více soupeřových kamenů."
    ),
    "you have only {count} {count:man|men} on the board.": (
        "na desce máte jen {count} {count:kámen|kameny|kamenů}."
    ),
    "this is no move; dice are written 146, then p4 enters a man, 6m2 moves"
    " the man on your point 6 by 2, t2 takes one off, and pass passes.": (
        "toto není tah; kostky se píší 146, pak p4 nasadí kámen, 6m2 posune kámen"
        " z vašeho pole 6 o 2, t2 kámen vyvede a pass je pas."
    ),
    "{title}, {count} men each": "{title}, kamenů každý: {count}",
    # Links and questions.
    "There is no game called “{name}”; there is: {known}.": (
        "Hra „{name}“ tu není; jsou tu: {known}."
    ),
    "This link has {count} characters, and no game is that long;"
    " links up to {longest} are read.": (
        "Tento odkaz má {count} {count:znak|znaky|znaků} a tak dlouhá hra není;"
        " čtou se odkazy do {longest} {longest:znaku|znaků|znaků}."
    ),
    "There is no operation “{name}”; there is: {known}.": (
        "Operace „{name}“ tu není; jsou tu: {known}."
    ),
    "No legal move begins with these clicks.": "Žádný povolený tah takto nezačíná.",
    "No dice are due now.": "Teď se nehází.",
    "The question is not JSON.": "Dotaz není JSON.",
    "The question is not a JSON object.": "Dotaz není objekt JSON.",
    "“{field}” must be a text.": "„{field}“ musí být text.",
    "“{field}” must be a list of sites.": "„{field}“ musí být seznam polí.",
    "Something went wrong inside ({bug}); the game is not changed.": (
        "Uvnitř se něco pokazilo ({bug}); hra se nezměnila."
    ),
    "{title} has no “{token}”; there is: {known}.": (
        "Hra {title} nemá „{token}“; má: {known}."
    ),
    "{title} has no “{token}”, only the ordinary game.": (
        "Hra {title} nemá „{token}“, jen obyčejnou hru."
    ),
    "This is no position; one is written set0 or set1, then a, b and e with numbers.": (
        "To není pozice; píše se set0 nebo set1, potom a, b a e s čísly."
    ),
    "{title} has no set-up positions.": "Hra {title} nemá sestavené pozice.",
    "“{item}” stands in the position twice.": "„{item}“ je v pozici dvakrát.",
    "“{item}” has a number that is 0 or begins with 0.": (
        "„{item}“ má číslo 0 nebo číslo začínající nulou."
    ),
    "“{item}” does not belong to a position of {title}.": (
        "„{item}“ do pozice hry {title} nepatří."
    ),
    "The position names {count} places, and the board has {limit}.": (
        "Pozice jmenuje míst: {count}, ale deska jich má {limit}."
    ),
    "{Side} cannot have {count} {count:man|men}.": (
        "{Side} nemůže mít tolik kamenů: {count}."
    ),
    "The dice of a position are one to three numbers from 1 to 6.": (
        "Kostky v pozici jsou jedno až tři čísla od 1 do 6."
    ),
    "this part of the link is damaged, and its moves cannot be read.": (
        "tato část odkazu je poškozená a její tahy nelze přečíst."
    ),
    "The dice are being proved, from the second throw on.": (
        "Hody se dokazují od druhého hodu."
    ),
    "The dice are proved from move {number} on.": (
        "Hody jsou dokázané od tahu {number}."
    ),
    "No dice are rolled yet.": "Kostkami se ještě neházelo.",
    "The dice are not proved from move {number} on: they were rolled on a"
    " player's device.": (
        "Od tahu {number} hody nejsou dokázané: házelo se na zařízení hráče."
    ),
    "The proof of the dice in this link is damaged.": (
        "Důkaz hodů v tomto odkazu je poškozený."
    ),
    "The dice of move {number} do not follow from the proof in this link.": (
        "Hod v tahu {number} nevyplývá z důkazu v tomto odkazu."
    ),
    "“{field}” must be 26 letters and digits.": (
        "„{field}“ musí mít 26 písmen a číslic."
    ),
}

LANGUAGE = Language("Čeština", plural, "\u00a0", TEXTS | HINTS | RULES, FORMS, PAGE)
