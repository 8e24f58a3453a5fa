"""Portuguese.

All sides are masculine, so sentences fit all of them; ``the`` is the article of a
figure.
"""

from trisq.texts.hints.pt import HINTS
from trisq.texts.page.pt import PAGE
from trisq.texts.rules.pt import RULES
from trisq.words import Language


def plural(count: int) -> int:
    """Return 0 for 0 and 1, else 1."""
    return int(count > 1)


FORMS = {
    "the": {
        "triângulo": "o triângulo",
        "quadrado": "o quadrado",
        "pedra vermelha": "a pedra vermelha",
        "pedra azul": "a pedra azul",
        "peça branca": "a peça branca",
        "peça preta": "a peça preta",
        "peça do jogador 1": "a peça do jogador 1",
        "peça do jogador 2": "a peça do jogador 2",
    }
}

TEXTS = {
    # Every game.
    "Move {number} ({token}): {sentence}": "Lance {number} ({token}): {sentence}",
    "No move yet": "Ainda não há lances",
    "{Side} to move": "Vez do {side}",
    "The dice are to be rolled": "É hora de lançar os dados",
    "{Side} wins: {reason}": "Vitória do {side}: {reason}",
    "Draw: {reason}": "Empate: {reason}",
    "the game is over: {reason}; no move can follow.": (
        "o jogo acabou: {reason}; já não há lances."
    ),
    "{Side} {told}": "{Side} {told}",
    "{told} and captured {sites}": "{told} e capturou {sites}",
    "{told} and captured the {figure} on {site}": (
        "{told} e capturou {figure:the} em {site}"
    ),
    "played {move}": "jogou {move}",
    "moved {start} to {end}": "moveu {start} para {end}",
    "{start} can go to {goals}.": "De: {start}; para: {goals}.",
    "{site} is chosen; choose where it goes.": (
        "Escolhido: {site}; escolha para onde vai."
    ),
    "{site} is taken; choose an empty point.": (
        "o ponto {site} está ocupado; escolha um ponto vazio."
    ),
    "{prompt} {let_go}": "{prompt} {let_go}",
    "Escape or Cancel lets go.": "Para largar: Esc ou Cancelar.",
    "{some} or {last}": "{some} ou {last}",
    "{some} and {last}": "{some} e {last}",
    "empty": "vazio",
    "{headline} · {title}": "{headline} · {title}",
    "{title} {size} × {size}": "{title} {size} × {size}",
    # Trisq.
    "triangle": "triângulo",
    "square": "quadrado",
    "captured {lost}": "capturados {lost}",
    "{side} has no legal point left": "o {side} já não tem nenhum ponto permitido",
    "{site} would repeat the position of two moves ago; play elsewhere first.": (
        "{site} repetiria a posição de dois lances atrás; jogue antes noutro lugar."
    ),
    "{site} is surrounded by enemy figures and captures none of them;"
    " self-capture is not allowed.": (
        "o ponto {site} está cercado por figuras adversárias e não captura nenhuma;"
        " o suicídio não é permitido."
    ),
    "this is no point of the board; points run from a1 to {last},"
    " without the letter i.": (
        "esse ponto não existe no tabuleiro; os pontos vão de a1 a {last}, sem a"
        " letra i."
    ),
    "Swap": "Trocar",
    "swapped: {site} is a square now": "trocou: em {site} há agora um quadrado",
    "only the second move of a game from the empty board may swap.": (
        "só a segunda jogada de um jogo do tabuleiro vazio pode trocar."
    ),
    "{count} moves without an end (our own rule)": (
        "{count} {count:jogada|jogadas} sem fim (regra nossa)"
    ),
    "The figure on {site} has only enemies around it, and would have been captured.": (
        "A figura em {site} só tem inimigos à volta e teria sido capturada."
    ),
    # Talpa.
    "red": "vermelho",
    "blue": "azul",
    "red stone": "pedra vermelha",
    "blue stone": "pedra azul",
    "You must capture": "É preciso capturar",
    "You must remove a stone": "É preciso retirar uma pedra sua",
    "removed {site}": "retirou {site}",
    "{site} can capture {prey}.": "{site} pode capturar {prey}.",
    "{side} has dug its tunnel": "o {side} cavou o seu túnel",
    "{side} opened both tunnels": "o {side} abriu os dois túneis",
    "{side} opened the enemy's tunnel": "o {side} abriu o túnel do adversário",
    "{site} is the opponent's; choose a stone of yours.": (
        "{site} é do adversário; escolha uma pedra sua."
    ),
    "{site} is empty; choose a stone of yours.": (
        "a casa {site} está vazia; escolha uma pedra sua."
    ),
    "You must capture while you can; {site} cannot be removed yet.": (
        "enquanto for possível capturar, é obrigatório; {site} ainda não pode sair."
    ),
    "{there} is not beside {here}; stones capture one cell away.": (
        "{there} não fica ao lado de {here}; as pedras capturam na casa vizinha."
    ),
    "{site} holds no enemy stone; a stone moves only to capture.": (
        "em {site} não há pedra adversária; uma pedra só se move para capturar."
    ),
    "this is no move; a capture is written a1a2, the removal of a stone xa1.": (
        "isto não é um lance; uma captura escreve-se a1a2, a retirada de uma pedra xa1."
    ),
    "{side} has no stone left": "{side} não tem mais peças",
    # Dama.
    "white": "branco",
    "black": "preto",
    "white man": "peça branca",
    "black man": "peça preta",
    "in hand: white {white}, black {black}": "na mão: branco {white}, preto {black}",
    "{count} of {limit} quiet moves to a draw": (
        "para o empate: {count} de {limit} lances sem captura"
    ),
    "placed a man on {site}": "colocou uma peça em {site}",
    "A mill is closed: take {prey}.": "Moinho fechado: retire {prey}.",
    "{side} has only two men left": "o {side} só tem duas peças",
    "{side} cannot move": "o {side} não pode mover",
    "the same position for the third time (a rule of this page)": (
        "a mesma posição pela terceira vez (regra desta página)"
    ),
    "100 moves without a capture (a rule of this page)": (
        "100 lances sem captura (regra desta página)"
    ),
    "place your men in hand first; moving comes after.": (
        "coloque primeiro as peças da mão; mover vem depois."
    ),
    "{site} is the opponent's; choose your own man.": (
        "{site} é do adversário; escolha uma peça sua."
    ),
    "{site} is empty and no man is in hand.": (
        "o ponto {site} está vazio e não há peças na mão."
    ),
    "{site} has no free point beside it; move another man.": (
        "não há ponto livre ao lado de {site}; mova outra peça."
    ),
    "{there} is not the next point on a line from {here}.": (
        "{there} não é o ponto seguinte numa linha a partir de {here}."
    ),
    "this move closes no mill, so it takes no man.": (
        "este lance não fecha um moinho, por isso não retira peça."
    ),
    "a mill is closed: the move must take {prey}.": (
        "moinho fechado: o lance tem de retirar {prey}."
    ),
    "Men in a mill are safe while others are free; take {prey}.": (
        "as peças num moinho estão a salvo enquanto há outras; retire {prey}."
    ),
    "there is no enemy man on {site}; take {prey}.": (
        "não há peça adversária em {site}; retire {prey}."
    ),
    "this is no move; a placement is written d2, a move e5d5,"
    " and the man that a mill takes xb4.": (
        "isto não é um lance; colocar escreve-se d2, mover e5d5"
        " e a peça que o moinho retira xb4."
    ),
    # XII Scripta.
    "player 1": "jogador 1",
    "player 2": "jogador 2",
    "man of player 1": "peça do jogador 1",
    "man of player 2": "peça do jogador 2",
    "{count} {count:man|men} of {side}": "{count} {count:peça|peças} do {side}",
    "hand": "mão",
    "the hand": "a mão",
    "home": "casa",
    "{count} captured": "{count} {count:presa|presas}",
    "Pass": "Passar",
    "Die {die}": "Dado {die}",
    "dice: {dice}": "dados: {dice}",
    "dice: {dice}, and none can be used: pass": (
        "dados: {dice}, e nenhum serve: passe a vez"
    ),
    "{Side} {sign} to roll": "{Side} {sign} lança os dados",
    "{Side} rolled {some} and {last}": "{Side} lançou {some} e {last}",
    "could use no die and passed": "não pôde usar nenhum dado e passou a vez",
    "entered a man on {site}": "entrou com uma peça em {site}",
    "took a man off {site}": "retirou uma peça de {site}",
    "{die} can be used by {men}.": "O dado {die} serve para: {men}.",
    "{goal} ({die})": "{goal} ({die})",
    "{side} has taken off all men": "o {side} retirou todas as peças",
    "roll the dice first.": "lance primeiro os dados.",
    "the dice on the table must be used before the next roll.": (
        "é preciso usar os dados na mesa antes do próximo lançamento."
    ),
    "a die that can be used must be used: {uses}.": (
        "um dado que pode ser usado tem de ser usado: {uses}."
    ),
    "men only move on along the course, never back.": (
        "as peças só andam para a frente, nunca para trás."
    ),
    "no die shows {die}; there is {dice}.": "nenhum dado mostra {die}; há {dice}.",
    "a captured man must enter before anything else moves.": (
        "uma peça capturada tem de entrar antes de qualquer outro movimento."
    ),
    "men leave the board only when all yours are home.": (
        "as peças só saem do tabuleiro quando todas as suas estão em casa."
    ),
    "This belongs to the opponent; choose a man of yours.": (
        "Isso é do adversário; escolha uma peça sua."
    ),
    "no man of yours waits to enter.": "nenhuma peça sua espera para entrar.",
    "no man of yours stands on your point {point}.": (
        "não há peça sua no seu ponto {point}."
    ),
    "{die} leads beyond the last point; be exact.": (
        "{die} leva além do último ponto; é preciso o número exato."
    ),
    "your point {point} is blocked by two or more enemy men.": (
        "o seu ponto {point} está bloqueado por duas ou mais peças adversárias."
    ),
    "you have only {count} {count:man|men} on the board.": (
        "só tem {count} {count:peça|peças} no tabuleiro."
    ),
    "this is no move; dice are written 146, then p4 enters a man, 6m2 moves"
    " the man on your point 6 by 2, t2 takes one off, and pass passes.": (
        "isto não é um lance; os dados escrevem-se 146, depois p4 entra com uma peça,"
        " 6m2 move 2 pontos a peça do seu ponto 6, t2 retira uma e pass passa a vez."
    ),
    "{title}, {count} men each": "{title}, peças de cada um: {count}",
    # Links and questions.
    "There is no game called “{name}”; there is: {known}.": (
        "Não há nenhum jogo chamado “{name}”; há: {known}."
    ),
    "This link has {count} characters, and no game is that long;"
    " links up to {longest} are read.": (
        "Esta ligação tem {count} {count:carácter|caracteres}, e nenhum jogo é tão"
        " longo; leem-se ligações até {longest} {longest:carácter|caracteres}."
    ),
    "There is no operation “{name}”; there is: {known}.": (
        "Não há nenhuma operação “{name}”; há: {known}."
    ),
    "No legal move begins with these clicks.": ("Nenhum lance permitido começa assim."),
    "No dice are due now.": "Agora não se lançam dados.",
    "The question is not JSON.": "A pergunta não é JSON.",
    "The question is not a JSON object.": "A pergunta não é um objeto JSON.",
    "“{field}” must be a text.": "“{field}” tem de ser um texto.",
    "“{field}” must be a list of sites.": "“{field}” tem de ser uma lista de casas.",
    "Something went wrong inside ({bug}); the game is not changed.": (
        "Algo correu mal por dentro ({bug}); o jogo não mudou."
    ),
    "{title} has no “{token}”; there is: {known}.": (
        "{title} não tem “{token}”; há: {known}."
    ),
    "{title} has no “{token}”, only the ordinary game.": (
        "{title} não tem “{token}”, só o jogo comum."
    ),
    "This is no position; one is written set0 or set1, then a, b and e with numbers.": (
        "Isto não é uma posição; escreve-se set0 ou set1, depois a, b e e com números."
    ),
    "{title} has no set-up positions.": "{title} não tem posições montadas.",
    "“{item}” stands in the position twice.": "“{item}” está duas vezes na posição.",
    "“{item}” has a number that is 0 or begins with 0.": (
        "“{item}” tem um número que é 0 ou começa por 0."
    ),
    "“{item}” does not belong to a position of {title}.": (
        "“{item}” não pertence a uma posição de {title}."
    ),
    "The position names {count} places, and the board has {limit}.": (
        "A posição indica lugares: {count}, e o tabuleiro tem {limit}."
    ),
    "{Side} cannot have {count} {count:man|men}.": (
        "{Side} não pode ter {count} {count:peça|peças}."
    ),
    "The dice of a position are one to three numbers from 1 to 6.": (
        "Os dados de uma posição são de um a três números de 1 a 6."
    ),
    "this part of the link is damaged, and its moves cannot be read.": (
        "esta parte do link está danificada e as suas jogadas não podem ser lidas."
    ),
    "The dice are being proved, from the second throw on.": (
        "Os dados estão a ser provados a partir do segundo lançamento."
    ),
    "The dice are proved from move {number} on.": (
        "Os dados estão provados a partir da jogada {number}."
    ),
    "No dice are rolled yet.": "Ainda não foram lançados dados.",
    "The dice are not proved from move {number} on: they were rolled on a"
    " player's device.": (
        "A partir da jogada {number} os dados não estão provados: foram lançados no"
        " dispositivo de um jogador."
    ),
    "The proof of the dice in this link is damaged.": (
        "A prova dos dados neste link está danificada."
    ),
    "The dice of move {number} do not follow from the proof in this link.": (
        "Os dados da jogada {number} não seguem da prova neste link."
    ),
    "“{field}” must be 26 letters and digits.": (
        "“{field}” deve ter 26 letras e algarismos."
    ),
}

LANGUAGE = Language("Português", plural, ".", TEXTS | HINTS | RULES, FORMS, PAGE)
