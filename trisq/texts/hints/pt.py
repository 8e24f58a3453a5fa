"""What the computer says of its moves in Portuguese."""

HINTS = {
    "Hint: {move}.": "Sugestão: {move}.",
    "Hint: {move} {reasons}.": "Sugestão: {move} – {reasons}.",
    "The level is 1, 2 or 3.": "O nível é 1, 2 ou 3.",
    "The dice are to be rolled first.": "Primeiro é preciso lançar os dados.",
    "“{field}” must be a whole number.": "“{field}” tem de ser um número inteiro.",
    "This is not the file that is wanted.": "Este não é o ficheiro pretendido.",
    "wins the game": "ganha o jogo",
    "closes a mill and captures {site}": "fecha um moinho e captura {site}",
    "stops the opponent's mill on {sites}": "impede o moinho do adversário em {sites}",
    "prepares a mill on {sites}": "prepara um moinho em {sites}",
    "leaves the opponent only {count} {count:move|moves}": (
        "deixa ao adversário só {count} {count:lance|lances}"
    ),
    "opens your tunnel and wins": "abre o seu túnel e ganha",
    "stops the opponent's tunnel through {sites}": (
        "trava o túnel do adversário por {sites}"
    ),
    "leaves the opponent only moves that open your tunnel": (
        "deixa ao adversário só lances que abrem o seu túnel"
    ),
    "threatens to open your tunnel through {sites}": (
        "ameaça abrir o seu túnel por {sites}"
    ),
    "leaves the opponent no legal point": "não deixa ao adversário nenhum ponto legal",
    "captures {sites}": "captura {sites}",
    "saves {sites} from capture": "salva {sites} da captura",
    "makes {sites} yours alone": "torna {sites} só seu",
    "keeps {sites} open for you": "mantém {sites} aberto para si",
    "is the only move": "é o único lance",
    "takes off the last man and wins": "retira a última peça e ganha",
    "brings a captured man back": "traz de volta uma peça capturada",
    "takes a man off": "retira uma peça",
    "brings the last man home": "leva a última peça para casa",
    "closes {site}, where enemy men enter": (
        "fecha {site}, por onde entram as peças do adversário"
    ),
    "makes {site} safe by a second man": "protege {site} com uma segunda peça",
    "brings the man on {site} to safety": "põe a salvo a peça de {site}",
    "shortens the way of your tunnel to {count} {count:stone|stones}": (
        "encurta o caminho do seu túnel para {count} {count:pedra|pedras}"
    ),
    "keeps your tunnel ahead by {count} {count:stone|stones}": (
        "mantém o seu túnel {count} {count:pedra|pedras} à frente"
    ),
    "is the only move that does not lose at once": "é o único lance que não perde logo",
    "makes {sites} safe for good": "torna {sites} seguro para sempre",
    "threatens to capture {sites}": "ameaça capturar {sites}",
    "prepares to bar {sites} to the opponent": (
        "prepara-se para vedar {sites} ao adversário"
    ),
    "disputes {sites}, beside which only the opponent stood": (
        "disputa {sites}, junto de que só estava o adversário"
    ),
    "shuts in {sites}": "encurrala {sites}",
    "frees {sites}": "liberta {sites}",
    "takes a point where four ways meet": (
        "ocupa um ponto onde se cruzam quatro caminhos"
    ),
    "brings a man into play": "põe uma peça em jogo",
    "leaves no man of yours alone": "não deixa nenhuma peça sua sozinha",
    "stops the opponent's mill on {sites}, though not on {others}": (
        "impede o moinho do adversário em {sites}, mas não em {others}"
    ),
    "moves {start} to {end}": "move {start} para {end}",
    "makes the first figure yours": "torna sua a primeira figura",
}
