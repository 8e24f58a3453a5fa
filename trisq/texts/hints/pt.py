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
    "opens your tunnel": "abre o seu túnel",
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
    "keeps the opponent from closing {sites}": "impede o adversário de fechar {sites}",
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
    "leaves {count} {count:stone|stones} in the way of your tunnel": (
        "deixa {count} {count:pedra|pedras} no caminho do seu túnel"
    ),
    "keeps your tunnel ahead by {count} {count:stone|stones}": (
        "mantém o seu túnel {count} {count:pedra|pedras} à frente"
    ),
    "is the only move that does not lose at once": "é o único lance que não perde logo",
    "makes {sites} safe for good": "torna {sites} seguro para sempre",
    "threatens to capture {sites}": "ameaça capturar {sites}",
    "prepares to close {sites} to the opponent": (
        "prepara-se para fechar {sites} ao adversário"
    ),
    "disputes {sites}, where only the opponent stood": (
        "disputa {sites}, onde só estava o adversário"
    ),
    "shuts in {sites}": "encurrala {sites}",
    "frees {sites}": "liberta {sites}",
    "takes a point where four ways meet": (
        "ocupa um ponto onde se cruzam quatro caminhos"
    ),
    "brings a man into play": "põe uma peça em jogo",
    "leaves no man of yours alone": "não deixa nenhuma peça sua sozinha",
}
