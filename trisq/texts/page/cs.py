"""What the page itself says in Czech."""

PAGE = {
    # The board and what can be done.
    "Trisq": "Trisq",
    "Trisq: the link is the game": "Trisq: odkaz je hra",
    "Board games for two in a web page: play a move, send the link. No account, no"
    " server.": (
        "Deskové hry pro dva na webové stránce: táhněte a pošlete odkaz. Bez"
        " účtu, bez serveru."
    ),
    "Games": "Hry",
    "Game": "Hra",
    "Board": "Deska",
    "Roll": "Hodit",
    "Turn the board": "Otočit desku",
    "Cancel": "Zrušit",
    "Place": "Položit",
    "Place {sign} at {site}": "Položit {sign} na {site}",
    "Play {sign} {way}": "Zahrát {sign} {way}",
    "Undo": "Zpět",
    "Redo": "Znovu",
    "New game": "Nová hra",
    "A new game. Back returns to the old one.": "Nová hra. Zpět se vrací k té staré.",
    # The state of the game.
    "State of the game": "Stav hry",
    "Opening the game…": "Hra se otevírá…",
    "Move {ply}": "Tah {ply}",
    "Continue from here": "Pokračovat odtud",
    "The board shows what came before it.": "Deska ukazuje, co bylo před ním.",
    "Something went wrong, and nothing was changed.": (
        "Něco se pokazilo a nic se nezměnilo."
    ),
    # How Python comes.
    "Loading": "Načítání",
    "Python is loading": "Python se načítá",
    "{done} of {total} MB": "{done} z {total} MB",
    "You can already play: one click is kept until Python is ready.": (
        "Už můžete hrát: jedno kliknutí počká, než bude Python připraven."
    ),
    "Your click on {site} is kept and played when Python is ready.": (
        "Kliknutí na {site} počká a zahraje se, až bude Python připraven."
    ),
    "Try again": "Zkusit znovu",
    "The download has stalled. Trying another way…": (
        "Stahování se zastavilo. Zkoušíme to jinak…"
    ),
    "The game could not start": "Hru se nepodařilo spustit",
    "Python did not start, so nothing can be played. Your game is safe in the link.": (
        "Python se nespustil, takže nelze hrát. Vaše hra je v bezpečí v odkazu."
    ),
    # The moves.
    "Moves": "Tahy",
    "No moves yet.": "Zatím žádné tahy.",
    "Look at moves": "Prohlížení tahů",
    "First": "První",
    "Previous": "Předchozí",
    "Next": "Další",
    "Last": "Poslední",
    "Play": "Přehrát",
    "Speed": "Rychlost",
    "Slow": "Pomalu",
    "Normal": "Normálně",
    "Fast": "Rychle",
    "Type a move": "Napsat tah",
    "Enter": "Zahrát",
    "Looking back at move {ply} of {to}.": "Prohlížíte tah {ply} z {to}.",
    "A move from here leaves out moves {from} to {to}; Back brings the old line"
    " home.": "Tah odtud vynechá tahy {from} až {to}; Zpět vrátí původní hru.",
    "A move from here leaves out move {from}; Back brings the old line home.": (
        "Tah odtud vynechá tah {from}; Zpět vrátí původní hru."
    ),
    "A new line from move {ply}; Back returns to the old one.": (
        "Nové pokračování od tahu {ply}; Zpět se vrací k původnímu."
    ),
    # Sending the game.
    "Link": "Odkaz",
    "The link is the game": "Odkaz je hra",
    "Send link": "Poslat odkaz",
    "Copy link": "Kopírovat odkaz",
    "Link copied. Send it to the other player.": (
        "Odkaz je zkopírován. Pošlete ho druhému hráči."
    ),
    "It is selected: copy it with Ctrl+C, or press it for long.": (
        "Je to vybráno: zkopírujte to pomocí Ctrl+C nebo dlouhým stiskem."
    ),
    "Sent.": "Odesláno.",
    "Copy as text": "Kopírovat jako text",
    "The board is copied as text.": "Deska je zkopírována jako text.",
    "Save PNG": "Uložit PNG",
    "Save SVG": "Uložit SVG",
    "Saved as {name}.": "Uloženo jako {name}.",
    "QR code": "QR kód",
    "The link as a QR code": "Odkaz jako QR kód",
    "Point the camera of a phone at it.": "Namiřte na něj fotoaparát telefonu.",
    "This game is too long for a QR code; send the link instead.": (
        "Tato hra je na QR kód příliš dlouhá; pošlete místo něj odkaz."
    ),
    "Open the whole page": "Otevřít celou stránku",
    "Board as text": "Deska jako text",
    # Rules.
    "Rules": "Pravidla",
    "Rules of {title}": "Pravidla: {title}",
    "Opening the rules…": "Pravidla se otevírají…",
    "Python did not start, and it tells the rules. Close this, then Try again.": (
        "Python se nespustil, a pravidla vypráví on. Zavřete toto okno a zkuste"
        " to znovu."
    ),
    "Try it: {label}": "Zkuste to: {label}",
    "Try: {label}": "Zkouška: {label}",
    "(refused)": "(zakázáno)",
    # Settings.
    "Settings": "Nastavení",
    "Language": "Jazyk",
    "As the browser": "Jako prohlížeč",
    "Colours": "Barvy",
    "As the system": "Jako systém",
    "Light": "Světlé",
    "Dark": "Tmavé",
    "Coordinates on the board": "Souřadnice na desce",
    "Sound": "Zvuk",
    "On touch, aim first and then place": "Při dotyku nejdřív zamířit, pak položit",
    "Turn the board where the players sit opposite": (
        "Otáčet desku, kde hráči sedí proti sobě"
    ),
    "Kept on this device only; a link never holds them.": (
        "Zůstávají jen v tomto zařízení; v odkazu nikdy nejsou."
    ),
    "Close": "Zavřít",
    # Help and keys.
    "Help": "Nápověda",
    "Every move changes the address. Send it, and the other player sees the game and"
    " plays on.": (
        "Každý tah mění adresu. Pošlete ji a druhý hráč uvidí hru a hraje dál."
    ),
    "Keys on the board": "Klávesy na desce",
    "Arrows, Home, End": "Šipky, Home, End",
    "move over the board": "pohyb po desce",
    "Enter, Space": "Enter, mezerník",
    "play here": "zahrát sem",
    "Escape": "Esc",
    "let go of a move that is begun, stop the computer": (
        "pustit rozehraný tah, zastavit počítač"
    ),
    "W": "W",
    "what is on this point": "co je na tomto bodě",
    "T": "T",
    "whose turn it is": "kdo je na tahu",
    "L": "L",
    "the last move": "poslední tah",
    "C": "C",
    "captures so far": "dosud vzato",
    "Nothing is counted in this game.": "V této hře se nic nepočítá.",
    "M": "M",
    "type a move": "napsat tah",
    "this help": "tato nápověda",
    "Keys in the list of moves": "Klávesy v seznamu tahů",
    "Arrows": "Šipky",
    "the move before, the move after": "předchozí tah, další tah",
    "Home, End": "Home, End",
    "the beginning, the end": "začátek, konec",
    "The browser’s Back takes a move back, Forward plays it again.": (
        "Zpět v prohlížeči vrátí tah, Vpřed ho zahraje znovu."
    ),
    # The computer.
    "H": "H",
    "Players": "Hráči",
    "A person": "Člověk",
    "Computer 1: beginner": "Počítač 1: začátečník",
    "Computer 2: club player": "Počítač 2: klubový hráč",
    "Computer 3: strong": "Počítač 3: silný",
    "Hint": "Nápověda tahu",
    "a hint": "napovědět tah",
    "How the game stands": "Jak hra stojí",
    "Stop": "Zastavit",
    "Let the computer move": "Nechat táhnout počítač",
    "The computer is thinking (level {level}): {seconds}\u00a0s": (
        "Počítač přemýšlí (úroveň {level}): {seconds}\u00a0s"
    ),
    "The computer is thinking.": "Počítač přemýšlí.",
    "The computer could not think.": "Počítač nemohl přemýšlet.",
    "Stopped. The computer waits.": "Zastaveno. Počítač čeká.",
    "The computer is thinking; Stop lets you move.": (
        "Počítač přemýšlí; „Zastavit“ vás pustí na tah."
    ),
    "A hint needs a legal game: continue from here first.": (
        "Nápověda potřebuje platnou hru: nejdříve pokračujte odtud."
    ),
    "Go to the last move for a hint.": "Pro nápovědu přejděte na poslední tah.",
    "The game is over.": "Hra skončila.",
    "Roll the dice first.": "Nejdříve hoďte kostkami.",
    "Looking for a hint: {seconds}\u00a0s": "Hledá se nápověda: {seconds}\u00a0s",
    "Stopped.": "Zastaveno.",
    "The computer is looking at the game…": "Počítač se dívá na hru…",
    "After move {ply}: even.": "Po tahu {ply}: vyrovnané.",
    "After move {ply}: better for {side}, chance to win {percent}\u00a0%.": (
        "Po tahu {ply} stojí lépe: {side}, šance na výhru {percent}\u00a0%."
    ),
}
