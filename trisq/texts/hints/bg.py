"""What the computer says of its moves in Bulgarian."""

HINTS = {
    "Hint: {move}.": "Подсказка: {move}.",
    "Hint: {move} {reasons}.": "Подсказка: {move} – {reasons}.",
    "The level is 1, 2 or 3.": "Нивото е 1, 2 или 3.",
    "The dice are to be rolled first.": "Първо трябва да се хвърлят заровете.",
    "“{field}” must be a whole number.": "„{field}“ трябва да е цяло число.",
    "This is not the file that is wanted.": "Това не е нужният файл.",
    "wins the game": "печели играта",
    "closes a mill and captures {site}": "затваря мелница и взема {site}",
    "stops the opponent's mill on {sites}": "спира мелницата на противника на {sites}",
    "prepares a mill on {sites}": "подготвя мелница на {sites}",
    "leaves the opponent only {count} {count:move|moves}": (
        "оставя на противника само {count} {count:ход|хода}"
    ),
    "opens your tunnel and wins": "отваря вашия тунел и печели",
    "stops the opponent's tunnel through {sites}": (
        "спира тунела на противника през {sites}"
    ),
    "leaves the opponent only moves that open your tunnel": (
        "оставя на противника само ходове, които отварят вашия тунел"
    ),
    "threatens to open your tunnel through {sites}": (
        "заплашва да отвори вашия тунел през {sites}"
    ),
    "leaves the opponent no legal point": "не оставя на противника нито една точка",
    "captures {sites}": "взема {sites}",
    "saves {sites} from capture": "спасява {sites} от вземане",
    "makes {sites} yours alone": "прави {sites} само ваша",
    "keeps {sites} open for you": "запазва {sites} отворена за вас",
    "is the only move": "единственият ход",
    "takes off the last man and wins": "изважда последния пул и печели",
    "brings a captured man back": "връща взет пул",
    "takes a man off": "изважда пул",
    "brings the last man home": "прибира последния пул",
    "closes {site}, where enemy men enter": (
        "затваря {site}, откъдето влизат пуловете на противника"
    ),
    "makes {site} safe by a second man": "пази {site} с втори пул",
    "brings the man on {site} to safety": "прибира пула от {site} на сигурно",
    "shortens the way of your tunnel to {count} {count:stone|stones}": (
        "скъсява пътя на вашия тунел до {count} {count:камък|камъка}"
    ),
    "keeps your tunnel ahead by {count} {count:stone|stones}": (
        "държи вашия тунел напред с {count} {count:камък|камъка}"
    ),
    "is the only move that does not lose at once": (
        "единственият ход, който не губи веднага"
    ),
    "makes {sites} safe for good": "прави {sites} сигурна завинаги",
    "threatens to capture {sites}": "заплашва да вземе {sites}",
    "prepares to bar {sites} to the opponent": (
        "подготвя {sites} да бъде забранена за противника"
    ),
    "disputes {sites}, beside which only the opponent stood": (
        "оспорва {sites}, до която досега стоеше само противникът"
    ),
    "shuts in {sites}": "затваря пула на {sites}",
    "frees {sites}": "освобождава пула на {sites}",
    "takes a point where four ways meet": "заема точка, където се срещат четири пътя",
    "brings a man into play": "вкарва пул в игра",
    "leaves no man of yours alone": "не оставя ваш пул сам",
    "stops the opponent's mill on {sites}, though not on {others}": (
        "спира мелницата на противника на {sites}, но не и на {others}"
    ),
    "moves {start} to {end}": "мести {start} на {end}",
    "makes the first figure yours": "прави първата фигура ваша",
}
