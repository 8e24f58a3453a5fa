"""The rules in short in Portuguese."""

RULES = {
    "One figure a move": "Uma figura por lance",
    "Triangles begin, then both sides take turns. A move puts one of your figures on"
    " any empty point.": (
        "O triângulo começa, depois os dois lados alternam. Um lance põe uma figura"
        " sua em qualquer ponto vazio."
    ),
    "put a triangle on {site}": "pôr um triângulo em {site}",
    "Smother to capture": "Cercar para capturar",
    "Neighbours are the points above, below, left and right. A figure whose"
    " neighbours are all enemies is captured.": (
        "Vizinhos são os pontos acima, abaixo, à esquerda e à direita. Uma figura só"
        " com vizinhos adversários é capturada."
    ),
    "capture {site}": "capturar {site}",
    "The edge helps": "A borda ajuda",
    "At the edge a figure has fewer neighbours: three enemies are enough there, and"
    " two in a corner.": (
        "Na borda uma figura tem menos vizinhos: ali bastam três adversários, e no"
        " canto dois."
    ),
    "Two are safe": "Duas estão a salvo",
    "One empty or friendly neighbour saves a figure. So two figures side by side are"
    " never captured.": (
        "Um vizinho vazio ou amigo salva uma figura. Por isso duas figuras lado a lado"
        " nunca são capturadas."
    ),
    "surround {one} and {other} in vain": "cercar {one} e {other} em vão",
    "No self-capture": "Sem suicídio",
    "You may not put a figure where all its neighbours are enemies.": (
        "Não se pode pôr uma figura onde todos os vizinhos são adversários."
    ),
    "put a square on {site}": "pôr um quadrado em {site}",
    "Capturing comes first": "A captura vem primeiro",
    "Such a point is open to you when your figure captures a neighbour there, for"
    " that makes room.": (
        "Um ponto assim está aberto se a sua figura captura ali um vizinho, pois isso"
        " abre espaço."
    ),
    "No taking back": "Sem retomar logo",
    "A move may not bring back the whole board of two moves ago. Play elsewhere"
    " first, then you may.": (
        "Um lance não pode repetir o tabuleiro inteiro de dois lances atrás. Jogue"
        " antes noutro lugar, depois pode."
    ),
    "How it ends": "Como termina",
    "Who has no legal point left loses; captures are only counted. This is our own"
    " addition, for the source gives the game no end.": (
        "Quem já não tem ponto permitido perde; as capturas só são contadas. É um"
        " acréscimo nosso, pois a fonte não dá fim ao jogo."
    ),
    "put a triangle on {site} and win": "pôr um triângulo em {site} e vencer",
    "Capture a neighbour": "Capturar um vizinho",
    "Red begins. A move takes one of your stones onto an enemy stone above, below,"
    " left or right of it, which leaves the board.": (
        "O vermelho começa. Num lance, uma pedra sua vai para cima de uma adversária"
        " acima, abaixo, à esquerda ou à direita, e esta sai do tabuleiro."
    ),
    "While you can capture you have to, and nothing else is allowed.": (
        "Enquanto for possível capturar, é obrigatório, e nada mais é permitido."
    ),
    "remove {site}": "retirar {site}",
    "Then stones go": "Depois saem pedras",
    "When no stone can capture any more, a move removes one of your own stones, and"
    " so it goes on to the end.": (
        "Quando já nenhuma pedra pode capturar, um lance retira uma pedra sua, e"
        " assim até ao fim."
    ),
    "Dig your tunnel": "Cavar o seu túnel",
    "A way of empty cells between your own two sides wins: left and right for red,"
    " top and bottom for blue.": (
        "Um caminho de casas vazias entre os seus dois lados vence: esquerda e direita"
        " para o vermelho, cima e baixo para o azul."
    ),
    "dig out {site} and win": "cavar {site} e vencer",
    "Not around corners": "Não pelos cantos",
    "The cells of a tunnel lie side by side. Cells that only touch at a corner are"
    " not joined.": (
        "As casas de um túnel ficam lado a lado. Casas que só se tocam num canto não"
        " estão ligadas."
    ),
    "dig out {site} and join nothing": "cavar {site} e não ligar nada",
    "Not the enemy's": "Não o do adversário",
    "Who opens the tunnel of the other side loses. Nobody may pass, so this can be"
    " forced on you.": (
        "Quem abre o túnel do outro lado perde. Ninguém pode passar a vez, por isso"
        " pode ser forçado a isso."
    ),
    "dig out {site} and lose": "cavar {site} e perder",
    "Not both at once": "Não os dois juntos",
    "Who opens both tunnels with one move loses, too. There is no draw.": (
        "Quem abre os dois túneis num só lance também perde. Não há empate."
    ),
    "Place your men": "Colocar as peças",
    "White begins. While you have men in hand, nine at first, a move places one on"
    " any empty point.": (
        "O branco começa. Enquanto tiver peças na mão, no início nove, um lance coloca"
        " uma em qualquer ponto vazio."
    ),
    "place a man on {site}": "colocar uma peça em {site}",
    "A mill takes": "O moinho retira",
    "Three of your men on one line are a mill. The move that closes it also takes"
    " one enemy man off the board.": (
        "Três peças suas numa linha são um moinho. O lance que o fecha também retira do"
        " tabuleiro uma peça adversária."
    ),
    "close a mill on {site} and take {prey}": (
        "fechar um moinho em {site} e retirar {prey}"
    ),
    "Mills are safe": "Moinhos estão a salvo",
    "A man in a mill may not be taken while the enemy has a man outside of mills.": (
        "Uma peça num moinho não pode ser retirada enquanto o adversário tiver uma peça"
        " fora de moinhos."
    ),
    "Then men move": "Depois as peças movem-se",
    "With no man in hand, a move takes one of yours along a line to the next point,"
    " if that is empty.": (
        "Sem peças na mão, um lance leva uma peça sua por uma linha ao ponto seguinte,"
        " se estiver vazio."
    ),
    "move {start} to {end}": "mover {start} para {end}",
    "Mills close again": "O moinho fecha outra vez",
    "A man may leave a mill and come back. Every move that closes a mill takes a"
    " man, only one even if it closes two.": (
        "Uma peça pode sair de um moinho e voltar. Cada lance que fecha um moinho"
        " retira uma peça, só uma mesmo que feche dois."
    ),
    "Three men fly": "Três peças voam",
    "Who has only three men left may move one to any empty point.": (
        "Quem só tem três peças pode mover uma para qualquer ponto vazio."
    ),
    "fly from {start} to {end}": "voar de {start} para {end}",
    "Who has only two men left loses. So does who is to move and cannot.": (
        "Quem fica só com duas peças perde. Também perde quem tem a vez e não pode"
        " mover."
    ),
    "close a mill on {site}, take {prey} and win": (
        "fechar um moinho em {site}, retirar {prey} e vencer"
    ),
    "Draws": "Empates",
    "The same position for the third time is a draw, and so are 100 moves without a"
    " placement or a capture. This is our own addition.": (
        "A mesma posição pela terceira vez é empate, e também 100 lances sem colocar"
        " nem retirar. É um acréscimo nosso."
    ),
    "move {start} to {end} for a draw": "mover {start} para {end} e empatar",
    "Dice and men": "Dados e peças",
    "Roll three dice and use each of them once, in any order. A die can bring one of"
    " your fifteen men onto the board, on your point of its number.": (
        "Lance três dados e use cada um uma vez, em qualquer ordem. Um dado pode trazer"
        " uma das suas quinze peças ao tabuleiro, no seu ponto com o número dele."
    ),
    "enter a man on {site}": "entrar com uma peça em {site}",
    "Along the course": "Pelo percurso",
    "Or a die moves a man on by its number: along the middle row, back along the top"
    " row, along the bottom row. Small numbers count your points from 1 to 36.": (
        "Ou um dado avança uma peça pelo seu número: pela fila do meio, de volta pela"
        " de cima, depois pela de baixo. Os números pequenos contam os seus pontos de 1"
        " a 36."
    ),
    "Hit single men": "Capturar as sozinhas",
    "Who lands on a single enemy man captures him: he goes back to the hand.": (
        "Quem cai sobre uma peça adversária sozinha captura-a: ela volta para a mão."
    ),
    "Two hold a point": "Duas seguram um ponto",
    "Nobody may land where two or more enemy men stand. Passing over them is free.": (
        "Ninguém pode cair onde há duas ou mais peças adversárias. Passar por cima"
        " delas é livre."
    ),
    "Captured men first": "Primeiro as capturadas",
    "Captured men must enter again before you may do anything else.": (
        "As peças capturadas têm de entrar de novo antes de qualquer outra coisa."
    ),
    "Use every die": "Usar todos os dados",
    "A die that can be used must be used. Only when none can, you pass and the turn"
    " ends.": (
        "Um dado que pode ser usado tem de ser usado. Só quando nenhum serve, passa a"
        " vez e o turno acaba."
    ),
    "pass": "passar a vez",
    "Men go home": "As peças vão para casa",
    "When all your men that are left stand on your last six points, 31 to 36, a die"
    " takes one off: a one from 31, a six from 36, never from another point.": (
        "Quando todas as peças que lhe restam estão nos últimos seis pontos, 31 a 36,"
        " um dado retira uma: o um de 31, o seis de 36, nunca de outro ponto."
    ),
    "take a man off {site}": "retirar uma peça de {site}",
    "Who has taken off all fifteen men first wins.": (
        "Vence quem primeiro retirar todas as quinze peças."
    ),
    "take the last man off {site} and win": "retirar a última peça de {site} e vencer",
    "Square may swap": "O quadrado pode trocar",
    "As its first move square may make the first triangle a square instead. This"
    " is our own rule; so is a draw after three moves for every point.": (
        "Na sua primeira jogada, o quadrado pode em vez disso tornar quadrado o"
        " primeiro triângulo. É regra nossa, assim como o empate após três jogadas"
        " por ponto."
    ),
    "swap": "trocar",
}
