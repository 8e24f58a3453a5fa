"""What the page itself says in Portuguese."""

PAGE = {
    # The board and what can be done.
    "Trisq": "Trisq",
    "Trisq: the link is the game": "Trisq: a ligação é o jogo",
    "Board games for two in a web page: play a move, send the link. No account, no"
    " server.": (
        "Jogos de tabuleiro para dois numa página web: jogue um lance e envie a"
        " ligação. Sem conta, sem servidor."
    ),
    "Games": "Jogos",
    "Game": "Jogo",
    "Board": "Tabuleiro",
    "Roll": "Lançar",
    "Turn the board": "Virar o tabuleiro",
    "Cancel": "Cancelar",
    "Place": "Colocar",
    "Place {sign} at {site}": "Colocar {sign} em {site}",
    "Play {sign} {way}": "Jogar {sign} {way}",
    "Undo": "Desfazer",
    "Redo": "Refazer",
    "New game": "Novo jogo",
    "A new game. Back returns to the old one.": (
        "Um novo jogo. Retroceder regressa ao antigo."
    ),
    # The state of the game.
    "State of the game": "Estado do jogo",
    "Opening the game…": "A abrir o jogo…",
    "Move {ply}": "Lance {ply}",
    "Continue from here": "Continuar daqui",
    "The board shows what came before it.": "O tabuleiro mostra o que veio antes.",
    "Something went wrong, and nothing was changed.": "Algo falhou, e nada mudou.",
    # How Python comes.
    "Loading": "Carregamento",
    "Python is loading": "O Python está a carregar",
    "{done} of {total} MB": "{done} de {total} MB",
    "You can already play: one click is kept until Python is ready.": (
        "Já pode jogar: um clique fica guardado até o Python estar pronto."
    ),
    "Your click on {site} is kept and played when Python is ready.": (
        "O seu clique em {site} fica guardado e é jogado quando o Python estiver"
        " pronto."
    ),
    "Try again": "Tentar de novo",
    "The download has stalled. Trying another way…": (
        "A transferência parou. A tentar de outra forma…"
    ),
    "The game could not start": "Não foi possível iniciar o jogo",
    "Python did not start, so nothing can be played. Your game is safe in the link.": (
        "O Python não arrancou, por isso não se pode jogar. O seu jogo está a salvo na"
        " ligação."
    ),
    # The moves.
    "Moves": "Lances",
    "No moves yet.": "Ainda não há lances.",
    "Look at moves": "Ver os lances",
    "First": "Primeiro",
    "Previous": "Anterior",
    "Next": "Seguinte",
    "Last": "Último",
    "Play": "Rever",
    "Speed": "Velocidade",
    "Slow": "Lento",
    "Normal": "Médio",
    "Fast": "Rápido",
    "Type a move": "Escrever um lance",
    "Enter": "Jogar",
    "Looking back at move {ply} of {to}.": "Revisão: lance {ply} de {to}.",
    "A move from here leaves out moves {from} to {to}; Back brings the old line"
    " home.": (
        "Um lance daqui deixa de fora os lances {from} a {to}; Retroceder recupera o"
        " jogo antigo."
    ),
    "A move from here leaves out move {from}; Back brings the old line home.": (
        "Um lance daqui deixa de fora o lance {from}; Retroceder recupera o jogo"
        " antigo."
    ),
    "A new line from move {ply}; Back returns to the old one.": (
        "Nova linha a partir do lance {ply}; Retroceder regressa à antiga."
    ),
    # Sending the game.
    "Link": "Ligação",
    "The link is the game": "A ligação é o jogo",
    "Send link": "Enviar ligação",
    "Copy link": "Copiar ligação",
    "Link copied. Send it to the other player.": (
        "Ligação copiada. Envie-a ao outro jogador."
    ),
    "It is selected: copy it with Ctrl+C, or press it for long.": (
        "Está selecionado: copie com Ctrl+C ou toque sem largar."
    ),
    "Sent.": "Enviado.",
    "Copy as text": "Copiar como texto",
    "The board is copied as text.": "O tabuleiro foi copiado como texto.",
    "Save PNG": "Guardar PNG",
    "Save SVG": "Guardar SVG",
    "Saved as {name}.": "Guardado como {name}.",
    "QR code": "Código QR",
    "The link as a QR code": "A ligação como código QR",
    "Point the camera of a phone at it.": "Aponte-lhe a câmara de um telemóvel.",
    "This game is too long for a QR code; send the link instead.": (
        "Este jogo é demasiado longo para um código QR; envie antes a ligação."
    ),
    "Open the whole page": "Abrir a página inteira",
    "Board as text": "Tabuleiro em texto",
    # Rules.
    "Rules": "Regras",
    "Rules of {title}": "Regras: {title}",
    "Opening the rules…": "A abrir as regras…",
    "Python did not start, and it tells the rules. Close this, then Try again.": (
        "O Python não arrancou, e é ele que conta as regras. Feche isto e tente"
        " de novo."
    ),
    "Try it: {label}": "Experimente: {label}",
    "Try: {label}": "Experimente: {label}",
    "(refused)": "(recusado)",
    # Settings.
    "Settings": "Definições",
    "Language": "Idioma",
    "As the browser": "Como o navegador",
    "Colours": "Cores",
    "As the system": "Como o sistema",
    "Light": "Claras",
    "Dark": "Escuras",
    "Coordinates on the board": "Coordenadas no tabuleiro",
    "Sound": "Som",
    "On touch, aim first and then place": "Ao tocar, primeiro apontar e depois colocar",
    "Turn the board where the players sit opposite": (
        "Virar o tabuleiro quando os jogadores estão frente a frente"
    ),
    "Kept on this device only; a link never holds them.": (
        "Ficam só neste dispositivo; a ligação nunca as contém."
    ),
    "Close": "Fechar",
    # Help and keys.
    "Help": "Ajuda",
    "Every move changes the address. Send it, and the other player sees the game and"
    " plays on.": (
        "Cada lance muda o endereço. Envie-o, e o outro jogador vê o jogo e continua."
    ),
    "Keys on the board": "Teclas no tabuleiro",
    "Arrows, Home, End": "Setas, Home, End",
    "move over the board": "andar pelo tabuleiro",
    "Enter, Space": "Enter, espaço",
    "play here": "jogar aqui",
    "Escape": "Esc",
    "let go of a move that is begun, stop the computer": (
        "largar um lance começado, parar o computador"
    ),
    "W": "W",
    "what is on this point": "o que há neste ponto",
    "T": "T",
    "whose turn it is": "de quem é a vez",
    "L": "L",
    "the last move": "o último lance",
    "C": "C",
    "captures so far": "capturas até agora",
    "Nothing is counted in this game.": "Neste jogo nada é contado.",
    "M": "M",
    "type a move": "escrever um lance",
    "this help": "esta ajuda",
    "Keys in the list of moves": "Teclas na lista de lances",
    "Arrows": "Setas",
    "the move before, the move after": "o lance anterior, o lance seguinte",
    "Home, End": "Home, End",
    "the beginning, the end": "o início, o fim",
    "The browser’s Back takes a move back, Forward plays it again.": (
        "Retroceder, no navegador, desfaz um lance; Avançar joga-o de novo."
    ),
    # The computer.
    "H": "H",
    "Players": "Jogadores",
    "A person": "Uma pessoa",
    "Computer 1: beginner": "Computador 1: principiante",
    "Computer 2: club player": "Computador 2: jogador de clube",
    "Computer 3: strong": "Computador 3: forte",
    "Hint": "Sugestão",
    "a hint": "uma sugestão",
    "How the game stands": "Como está o jogo",
    "Stop": "Parar",
    "Let the computer move": "Deixar o computador jogar",
    "The computer is thinking (level {level}): {seconds}\u00a0s": (
        "O computador está a pensar (nível {level}): {seconds}\u00a0s"
    ),
    "The computer is thinking.": "O computador está a pensar.",
    "The computer could not think.": "O computador não conseguiu pensar.",
    "Stopped. The computer waits.": "Parado. O computador espera.",
    "The computer is thinking; Stop lets you move.": (
        "O computador está a pensar; «Parar» deixa-o jogar."
    ),
    "A hint needs a legal game: continue from here first.": (
        "A sugestão precisa de um jogo válido: primeiro continue daqui."
    ),
    "Go to the last move for a hint.": "Vá ao último lance para ter uma sugestão.",
    "The game is over.": "O jogo acabou.",
    "Roll the dice first.": "Primeiro lance os dados.",
    "Looking for a hint: {seconds}\u00a0s": (
        "À procura de uma sugestão: {seconds}\u00a0s"
    ),
    "Stopped.": "Parado.",
    "The computer is looking at the game…": "O computador está a ver o jogo…",
    "After move {ply}: even.": "Depois do lance {ply}: igual.",
    "After move {ply}: better for {side}, chance to win {percent}\u00a0%.": (
        "Após o lance {ply}, está melhor: {side}, hipótese de ganhar {percent}\u00a0%."
    ),
}
