"""What the computer says of its moves in Czech."""

HINTS = {
    "Hint: {move}.": "Nápověda: {move}.",
    "Hint: {move} {reasons}.": "Nápověda: {move} – {reasons}.",
    "The level is 1, 2 or 3.": "Úroveň je 1, 2 nebo 3.",
    "The dice are to be rolled first.": "Nejdříve je třeba hodit kostkami.",
    "“{field}” must be a whole number.": "„{field}“ musí být celé číslo.",
    "This is not the file that is wanted.": "Toto není soubor, který je potřeba.",
    "wins the game": "vyhrává hru",
    "closes a mill and captures {site}": "zavírá mlýn a bere {site}",
    "stops the opponent's mill on {sites}": "brání soupeřovu mlýnu na {sites}",
    "prepares a mill on {sites}": "připravuje mlýn na {sites}",
    "leaves the opponent only {count} {count:move|moves}": (
        "nechává soupeři jen {count} {count:tah|tahy|tahů}"
    ),
    "opens your tunnel and wins": "otevírá váš tunel a vyhrává",
    "stops the opponent's tunnel through {sites}": (
        "brání soupeřovu tunelu přes {sites}"
    ),
    "leaves the opponent only moves that open your tunnel": (
        "nechává soupeři jen tahy, které otevírají váš tunel"
    ),
    "threatens to open your tunnel through {sites}": (
        "hrozí otevřít váš tunel přes {sites}"
    ),
    "leaves the opponent no legal point": "nenechává soupeři žádný volný bod",
    "captures {sites}": "bere {sites}",
    "saves {sites} from capture": "zachraňuje {sites} před zajetím",
    "makes {sites} yours alone": "dělá z {sites} bod jen pro vás",
    "keeps {sites} open for you": "nechává {sites} otevřené pro vás",
    "is the only move": "jediný možný tah",
    "takes off the last man and wins": "vyvádí poslední kámen a vyhrává",
    "brings a captured man back": "vrací zajatý kámen",
    "takes a man off": "vyvádí kámen",
    "brings the last man home": "přivádí poslední kámen domů",
    "closes {site}, where enemy men enter": (
        "zavírá {site}, kudy vstupují soupeřovy kameny"
    ),
    "makes {site} safe by a second man": "jistí {site} druhým kamenem",
    "brings the man on {site} to safety": "odvádí kámen z {site} do bezpečí",
    "shortens the way of your tunnel to {count} {count:stone|stones}": (
        "zkracuje cestu vašeho tunelu na {count} {count:kámen|kameny|kamenů}"
    ),
    "keeps your tunnel ahead by {count} {count:stone|stones}": (
        "udržuje váš tunel o {count} {count:kámen|kameny|kamenů} napřed"
    ),
    "is the only move that does not lose at once": "jediný tah, který hned neprohrává",
    "makes {sites} safe for good": "zajišťuje {sites} natrvalo",
    "threatens to capture {sites}": "hrozí vzít {sites}",
    "prepares to bar {sites} to the opponent": "připravuje uzavření {sites} soupeři",
    "disputes {sites}, beside which only the opponent stood": (
        "zpochybňuje {sites}, vedle kterého stál jen soupeř"
    ),
    "shuts in {sites}": "uzavírá {sites}",
    "frees {sites}": "uvolňuje {sites}",
    "takes a point where four ways meet": "obsazuje bod, kde se stýkají čtyři cesty",
    "brings a man into play": "přivádí kámen do hry",
    "leaves no man of yours alone": "nenechává žádný váš kámen samotný",
    "stops the opponent's mill on {sites}, though not on {others}": (
        "brání soupeřovu mlýnu na {sites}, ale ne na {others}"
    ),
    "moves {start} to {end}": "přesouvá {start} na {end}",
    "makes the first figure yours": "získá první figuru pro vás",
}
