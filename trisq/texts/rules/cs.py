"""The rules in short in Czech."""

RULES = {
    "One figure a move": "Jedna figura za tah",
    "Triangles begin, then both sides take turns. A move puts one of your figures on"
    " any empty point.": (
        "Začíná trojúhelník, pak se obě strany střídají. Tahem položíte jednu svou"
        " figuru na libovolný volný bod."
    ),
    "put a triangle on {site}": "položit trojúhelník na {site}",
    "Smother to capture": "Obklíčit a vzít",
    "Neighbours are the points above, below, left and right. A figure whose"
    " neighbours are all enemies is captured.": (
        "Sousedé jsou body nahoře, dole, vlevo a vpravo. Figura, jejíž všichni sousedé"
        " jsou soupeřovi, je vzata."
    ),
    "capture {site}": "vzít {site}",
    "The edge helps": "Okraj pomáhá",
    "At the edge a figure has fewer neighbours: three enemies are enough there, and"
    " two in a corner.": (
        "Na okraji má figura méně sousedů: stačí tam tři soupeřovy figury a v rohu dvě."
    ),
    "Two are safe": "Dvě jsou v bezpečí",
    "One empty or friendly neighbour saves a figure. So two figures side by side are"
    " never captured.": (
        "Figuru zachrání jediný volný nebo vlastní soused. Proto dvě figury vedle sebe"
        " nelze nikdy vzít."
    ),
    "surround {one} and {other} in vain": "marně obklíčit {one} a {other}",
    "No self-capture": "Žádná sebevražda",
    "You may not put a figure where all its neighbours are enemies.": (
        "Figuru nelze položit tam, kde jsou všichni sousedé soupeřovi."
    ),
    "put a square on {site}": "položit čtverec na {site}",
    "Capturing comes first": "Braní má přednost",
    "Such a point is open to you when your figure captures a neighbour there, for"
    " that makes room.": (
        "Takový bod je dovolen, když tam vaše figura vezme souseda, protože tím vznikne"
        " místo."
    ),
    "No taking back": "Nebrat hned zpět",
    "A move may not bring back the whole board of two moves ago. Play elsewhere"
    " first, then you may.": (
        "Tah nesmí vrátit celou desku do stavu před dvěma tahy. Nejdřív zahrajte jinam,"
        " pak to jde."
    ),
    "How it ends": "Jak hra končí",
    "Who has no legal point left loses; captures are only counted. This is our own"
    " addition, for the source gives the game no end.": (
        "Prohrává ten, kdo už nemá kam hrát; vzaté figury se jen počítají. To je náš"
        " doplněk, zdroj hře žádný konec nedává."
    ),
    "put a triangle on {site} and win": "položit trojúhelník na {site} a vyhrát",
    "Capture a neighbour": "Vzít souseda",
    "Red begins. A move takes one of your stones onto an enemy stone above, below,"
    " left or right of it, which leaves the board.": (
        "Začíná červený. Tahem jde váš kámen na soupeřův kámen nad ním, pod ním, vlevo"
        " nebo vpravo a ten opouští desku."
    ),
    "While you can capture you have to, and nothing else is allowed.": (
        "Dokud můžete brát, musíte, a nic jiného není dovoleno."
    ),
    "remove {site}": "odebrat {site}",
    "Then stones go": "Pak se kameny odebírají",
    "When no stone can capture any more, a move removes one of your own stones, and"
    " so it goes on to the end.": (
        "Když už žádný kámen nemůže brát, tahem odeberete jeden vlastní kámen, a tak to"
        " jde až do konce."
    ),
    "Dig your tunnel": "Vykopat svůj tunel",
    "A way of empty cells between your own two sides wins: left and right for red,"
    " top and bottom for blue.": (
        "Cesta z prázdných polí mezi vašimi dvěma stranami vyhrává: levou a pravou pro"
        " červeného, horní a dolní pro modrého."
    ),
    "dig out {site} and win": "vykopat {site} a vyhrát",
    "Not around corners": "Ne přes roh",
    "The cells of a tunnel lie side by side. Cells that only touch at a corner are"
    " not joined.": (
        "Pole tunelu leží stranou u sebe. Pole, která se dotýkají jen rohem, spojena"
        " nejsou."
    ),
    "dig out {site} and join nothing": "vykopat {site} a nic nespojit",
    "Not the enemy's": "Ne soupeřův",
    "Who opens the tunnel of the other side loses. Nobody may pass, so this can be"
    " forced on you.": (
        "Kdo otevře tunel soupeře, prohrává. Vynechat tah nelze, takže vás k tomu"
        " soupeř může donutit."
    ),
    "dig out {site} and lose": "vykopat {site} a prohrát",
    "Not both at once": "Ne oba najednou",
    "Who opens both tunnels with one move loses, too. There is no draw.": (
        "Kdo jedním tahem otevře oba tunely, také prohrává. Remíza není."
    ),
    "Place your men": "Pokládání kamenů",
    "White begins. While you have men in hand, nine at first, a move places one on"
    " any empty point.": (
        "Začíná bílý. Dokud máte kameny v zásobě, na začátku devět, tahem položíte"
        " jeden na libovolný volný bod."
    ),
    "place a man on {site}": "položit kámen na {site}",
    "A mill takes": "Mlýnek bere",
    "Three of your men on one line are a mill. The move that closes it also takes"
    " one enemy man off the board.": (
        "Tři vaše kameny na jedné čáře tvoří mlýnek. Tah, který ho uzavře, také vezme"
        " jeden soupeřův kámen z desky."
    ),
    "close a mill on {site} and take {prey}": "uzavřít mlýnek na {site} a vzít {prey}",
    "Mills are safe": "Mlýnky jsou chráněné",
    "A man in a mill may not be taken while the enemy has a man outside of mills.": (
        "Kámen v mlýnku nelze vzít, dokud má soupeř nějaký kámen mimo mlýnky."
    ),
    "Then men move": "Pak se táhne",
    "With no man in hand, a move takes one of yours along a line to the next point,"
    " if that is empty.": (
        "Když je zásoba prázdná, tahem posunete svůj kámen po čáře na sousední bod,"
        " je-li volný."
    ),
    "move {start} to {end}": "táhnout z {start} na {end}",
    "Mills close again": "Mlýnek se uzavírá znovu",
    "A man may leave a mill and come back. Every move that closes a mill takes a"
    " man, only one even if it closes two.": (
        "Kámen může mlýnek opustit a vrátit se. Každý tah, který uzavře mlýnek, bere"
        " kámen, jen jeden, i když uzavře dva."
    ),
    "Three men fly": "Tři kameny létají",
    "Who has only three men left may move one to any empty point.": (
        "Komu zbývají jen tři kameny, může jít jedním na libovolný volný bod."
    ),
    "fly from {start} to {end}": "přeletět z {start} na {end}",
    "Who has only two men left loses. So does who is to move and cannot.": (
        "Komu zbudou jen dva kameny, prohrává. Prohrává i ten, kdo je na tahu a nemůže"
        " táhnout."
    ),
    "close a mill on {site}, take {prey} and win": (
        "uzavřít mlýnek na {site}, vzít {prey} a vyhrát"
    ),
    "Draws": "Remízy",
    "The same position for the third time is a draw, and so are 100 moves without a"
    " placement or a capture. This is our own addition.": (
        "Remíza je stejná pozice potřetí a také 100 tahů bez položení a braní. To je"
        " náš doplněk."
    ),
    "move {start} to {end} for a draw": "táhnout z {start} na {end} k remíze",
    "Dice and men": "Kostky a kameny",
    "Roll three dice and use each of them once, in any order. A die can bring one of"
    " your fifteen men onto the board, on your point of its number.": (
        "Hoďte třemi kostkami a každou jednou použijte, v libovolném pořadí. Kostka"
        " může nasadit jeden z vašich patnácti kamenů na vaše pole s jejím číslem."
    ),
    "enter a man on {site}": "nasadit kámen na {site}",
    "Along the course": "Po dráze",
    "Or a die moves a man on by its number: along the middle row, back along the top"
    " row, along the bottom row. Small numbers count your points from 1 to 36.": (
        "Nebo kostka posune kámen vpřed o své číslo: po prostřední řadě, zpět po horní,"
        " pak po dolní. Malá čísla počítají vaše pole od 1 do 36."
    ),
    "Hit single men": "Vyhodit osamělého",
    "Who lands on a single enemy man captures him: he goes back to the hand.": (
        "Kdo vstoupí na jediný soupeřův kámen, vyhodí ho: kámen se vrací do zásoby."
    ),
    "Two hold a point": "Dva drží pole",
    "Nobody may land where two or more enemy men stand. Passing over them is free.": (
        "Nelze vstoupit tam, kde stojí dva nebo více soupeřových kamenů. Přecházet přes"
        " ně se smí."
    ),
    "Captured men first": "Nejdřív vyhozené",
    "Captured men must enter again before you may do anything else.": (
        "Vyhozené kameny musí být znovu nasazeny, než uděláte cokoli jiného."
    ),
    "Use every die": "Použít každou kostku",
    "A die that can be used must be used. Only when none can, you pass and the turn"
    " ends.": (
        "Kostka, kterou lze použít, se použít musí. Jen když nelze žádnou, pasujete a"
        " tah končí."
    ),
    "pass": "pas",
    "Men go home": "Kameny jdou domů",
    "When all your men that are left stand on your last six points, 31 to 36, a die"
    " takes one off: a one from 31, a six from 36, never from another point.": (
        "Když všechny vaše zbylé kameny stojí na posledních šesti polích, 31 až 36,"
        " kostka jeden vyvede: jednička z 31, šestka z 36, nikdy z jiného pole."
    ),
    "take a man off {site}": "vyvést kámen z {site}",
    "Who has taken off all fifteen men first wins.": (
        "Vyhrává ten, kdo první vyvede všech patnáct kamenů."
    ),
    "take the last man off {site} and win": "vyvést poslední kámen z {site} a vyhrát",
    "Square may swap": "Čtverec smí vyměnit",
    "As its first move square may make the first triangle a square instead. This"
    " is our own rule; so is a draw after three moves for every point.": (
        "Svým prvním tahem smí čtverec místo toho změnit první trojúhelník na"
        " čtverec. To je naše pravidlo, stejně jako remíza po třech tazích na každý"
        " bod."
    ),
    "swap": "vyměnit",
}
