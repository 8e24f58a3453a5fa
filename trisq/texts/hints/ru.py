"""What the computer says of its moves in Russian."""

HINTS = {
    "Hint: {move}.": "Подсказка: {move}.",
    "Hint: {move} {reasons}.": "Подсказка: {move} – {reasons}.",
    "The level is 1, 2 or 3.": "Уровень – 1, 2 или 3.",
    "The dice are to be rolled first.": "Сначала нужно бросить кости.",
    "“{field}” must be a whole number.": "«{field}» должно быть целым числом.",
    "This is not the file that is wanted.": "Это не тот файл, который нужен.",
    "wins the game": "выигрывает игру",
    "closes a mill and captures {site}": "закрывает мельницу и бьёт {site}",
    "stops the opponent's mill on {sites}": (
        "не даёт сопернику закрыть мельницу на {sites}"
    ),
    "prepares a mill on {sites}": "готовит мельницу на {sites}",
    "leaves the opponent only {count} {count:move|moves}": (
        "оставляет сопернику только {count} {count:ход|хода|ходов}"
    ),
    "opens your tunnel and wins": "открывает ваш туннель и выигрывает",
    "stops the opponent's tunnel through {sites}": (
        "перекрывает туннель соперника через {sites}"
    ),
    "leaves the opponent only moves that open your tunnel": (
        "оставляет сопернику только ходы, открывающие ваш туннель"
    ),
    "threatens to open your tunnel through {sites}": (
        "грозит открыть ваш туннель через {sites}"
    ),
    "leaves the opponent no legal point": "не оставляет сопернику ни одного пункта",
    "captures {sites}": "бьёт {sites}",
    "saves {sites} from capture": "спасает {sites} от взятия",
    "makes {sites} yours alone": "делает {sites} только вашим",
    "keeps {sites} open for you": "оставляет {sites} открытым для вас",
    "is the only move": "единственный ход",
    "takes off the last man and wins": "снимает последнюю шашку и выигрывает",
    "brings a captured man back": "возвращает взятую шашку",
    "takes a man off": "снимает шашку с доски",
    "brings the last man home": "приводит последнюю шашку домой",
    "closes {site}, where enemy men enter": (
        "закрывает {site}, куда входят шашки соперника"
    ),
    "makes {site} safe by a second man": "защищает {site} второй шашкой",
    "brings the man on {site} to safety": "уводит шашку с {site} в безопасность",
    "shortens the way of your tunnel to {count} {count:stone|stones}": (
        "сокращает путь вашего туннеля до {count} {count:камня|камней|камней}"
    ),
    "keeps your tunnel ahead by {count} {count:stone|stones}": (
        "держит ваш туннель впереди на {count} {count:камень|камня|камней}"
    ),
    "is the only move that does not lose at once": (
        "единственный ход, не проигрывающий сразу"
    ),
    "makes {sites} safe for good": "навсегда защищает {sites}",
    "threatens to capture {sites}": "грозит взять {sites}",
    "prepares to bar {sites} to the opponent": (
        "готовится закрыть {sites} для соперника"
    ),
    "disputes {sites}, beside which only the opponent stood": (
        "оспаривает {sites}, рядом с которым стоял только соперник"
    ),
    "shuts in {sites}": "запирает {sites}",
    "frees {sites}": "освобождает {sites}",
    "takes a point where four ways meet": "занимает пункт, где сходятся четыре пути",
    "brings a man into play": "вводит шашку в игру",
    "leaves no man of yours alone": "не оставляет ваших шашек одних",
    "stops the opponent's mill on {sites}, though not on {others}": (
        "не даёт сопернику закрыть мельницу на {sites}, но не на {others}"
    ),
    "moves {start} to {end}": "переводит {start} на {end}",
    "makes the first figure yours": "делает первую фигуру вашей",
}
