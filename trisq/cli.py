"""The command line: moves in, the board out.

Exit codes: 0 fine, 1 a move was refused, 2 misuse. The board goes to stdout, every
complaint is one line on stderr. A terminal gets colours and whose turn it is besides.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from io import TextIOWrapper
from random import Random
from typing import TYPE_CHECKING

import trisq
from trisq import games, link, view
from trisq.dice import draw, verdict
from trisq.errors import GameError, UnknownGameError
from trisq.game import PLAYERS
from trisq.games.pack import LEVELS
from trisq.match import Match, play, written
from trisq.naming import normalise
from trisq.options import MISUSE, Parser, add_screen
from trisq.screen import Screen, typed
from trisq.words import ENGLISH, say, translated

if TYPE_CHECKING:
    from trisq.search.player import Player

REFUSED = 1
HELP = ("-h", "--help")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # ▲ also where the terminal is not UTF-8
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in PROGRAMS:
        program = PROGRAMS[words[0]]
        return _ended(lambda: program(words[1:]), Screen(sys.stderr))
    parser = _parser(words)
    options = parser.parse_intermixed_args(words)
    if options.link is None and options.game is None and options.record is None:
        _find_link(options)
    if options.variant is not None and options.link is not None:
        parser.error("--variant does not go with --link, which names its own")
    errors = Screen(sys.stderr, options.color, options.language)
    return _ended(lambda: _print(options, errors), errors)


def _ended(action: Callable[[], int], errors: Screen) -> int:
    """Do something and return the exit code, whatever goes wrong."""
    try:
        code = action()
        if sys.stdout:
            sys.stdout.flush()
    except UnknownGameError as unknown:
        errors.write(errors.alarm(unknown.message))
        return MISUSE
    except GameError as refused:
        errors.write(errors.alarm(refused.message))
        return REFUSED
    except BrokenPipeError:  # the reader, such as head, has seen enough
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        told = f"The board could not be written: {error.strerror}."
        if error.filename:
            told = f"{error.filename}: {error.strerror}."
        errors.write(errors.alarm(told))
        return REFUSED
    return code


def _discard_output() -> None:
    """Send what is still to be written nowhere, or Python complains when it ends."""
    with suppress(OSError):  # what stands in for stdout may be no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _find_link(options: argparse.Namespace) -> None:
    """Take a move that is a link for one: ``trisq '?dama=d2-b4'``."""
    links = [word for word in options.moves if "?" in word]
    if links:
        options.link = links[0]
        options.moves = [word for word in options.moves if word is not links[0]]


def _parser(words: Sequence[str]) -> Parser:
    parser = Parser(
        prog="trisq",
        description="Print the board after the given moves.",
        epilog=_notation(words) if {*HELP} & {*words} else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("moves", nargs="*", metavar="MOVE", help="a move, such as a13; - reads stdin")
    source = parser.add_mutually_exclusive_group()
    known = ", ".join(games.GAMES)
    source.add_argument("-g", "--game", metavar="NAME", help=f"the game: {known}")
    source.add_argument("--link", metavar="ADDRESS", help="continue from a link")
    source.add_argument(
        "--import",
        dest="record",
        metavar="FILE",
        help="continue from a move list of another program, such as Sanmill or PlayOK",
    )
    add("--variant", metavar="NAME", help="a variant of the game, such as size9")
    show = parser.add_mutually_exclusive_group()
    show.add_argument("--legal", action="store_true", help="list the legal moves")
    show.add_argument(
        "--position", action="store_true", help="print the position as one word"
    )
    show.add_argument("--json", action="store_true", help="print the full view as JSON")
    show.add_argument("--print-link", action="store_true", help="print the link")
    show.add_argument(
        "--hint", type=int, choices=LEVELS, help="print what the computer advises, why"
    )
    show.add_argument("--svg", metavar="FILE", help="write a picture; - is stdout")
    show.add_argument(
        "--export", metavar="PROGRAM", help="print the moves as it lists them: sanmill"
    )
    add("--dark", action="store_true", help="in dark colours (with --svg)")
    add("--roll", action="store_true", help="then roll the dice")
    add("--reply", type=int, choices=LEVELS, help="then let the computer move")
    add("--seed", type=int, help="seed for dice, and choosing among equal moves")
    add(
        "--view",
        type=int,
        choices=(1, 2),
        default=1,
        help="show the board from seat 1 or 2",
    )
    add_screen(parser)
    add("--version", action="version", version=f"trisq {trisq.__version__}")
    return parser


def _notation(words: Sequence[str]) -> str:
    """Return how moves of each game are written, in two lines, and what else runs."""
    early = Parser(add_help=False)
    add_screen(early)
    known, _ = early.parse_known_args([w for w in words if w not in HELP])
    screen = Screen(sys.stdout, known.color, known.language)
    lines = [screen.spoken(say("How moves are written:"))]
    for name, game in games.GAMES.items():
        door = games.load(name).terminal
        notation = map(screen.spoken, door().notation if door else ())
        lines += [f"  {screen.spoken(game.title)} (-g {name})"]
        lines += [f"    {line}" for line in notation]
    lines += ["", screen.spoken(say("More programs, each with a --help of its own:"))]
    for name, told in PROGRAMS_TOLD.items():
        lines.append(f"  trisq {name:6} {screen.spoken(told)}")
    return "\n".join(lines)


def _typed(options: argparse.Namespace) -> list[str]:
    """Return the words of the command line, with those of stdin in place of ``-``."""
    return [
        word
        for given in options.moves
        for word in (sys.stdin.read().split() if given == "-" else [given])
    ]


def _match(options: argparse.Namespace, errors: Screen) -> Match:
    """Play the moves of the link, as far as it looks, then those of the arguments."""
    words = _typed(options)
    if options.record is not None:
        match = play(_recorded(options.record), *words)
    elif options.link is None:
        name = normalise(options.game or games.default().name)
        moves = typed(games.find(name), words)
        variant = options.variant and normalise(options.variant)
        match = link.match_of(link.sorted_out(name, moves, variant=variant))
    else:
        match = link.opened(options.link)
        match = play(match, *typed(match.game, words))
    dice = None if options.seed is None else Random(options.seed)

    def thrown(before: Match) -> str:
        return draw(before, dice) if dice else draw(before)

    if options.roll:
        match = play(match, thrown(match))
    return _replied(match, options, thrown, errors) if options.reply else match


def _recorded(path: str) -> Match:
    """Read a move list of another program, of the game that has such."""
    known = (name for name in games.GAMES if games.load(name).records)
    if path == "-":
        return Match.from_record(next(known), sys.stdin.read())
    with open(path, encoding="utf-8", errors="replace") as file:
        return Match.from_record(next(known), file.read())


def _replied(
    match: Match,
    options: argparse.Namespace,
    thrown: Callable[[Match], str],
    errors: Screen,
) -> Match:
    """Let the computer move, and name its moves beside the board, to be typed again."""
    from trisq.computer import reply  # who only looks at a board never loads it

    after = reply(match, options.reply, options.seed or 0, thrown)
    told = " ".join(after.moves[len(match.moves) :])
    errors.write(errors.spoken(say("The computer plays {moves}.", moves=told)))
    return after


def _print(options: argparse.Namespace, errors: Screen) -> int:
    """Print what was asked for; nothing is printed before every move was accepted."""
    match = _match(options, errors)
    game, state = match.game, match.state
    screen = Screen(sys.stdout, options.color, options.language)
    if options.json:
        seen = view.view(match, flipped=options.view == 2)
        if screen.language is not ENGLISH:
            seen = translated(seen, screen.language)
        print(json.dumps(seen, ensure_ascii=False))
    elif options.position:
        print(*filter(None, (game.variant, written(game, state))))
    elif options.print_link:
        print(match.link)
    elif options.hint:
        print(screen.spoken(match.hint(options.hint, options.seed or 0).sentence))
    elif options.export:
        print(match.export(options.export), end="")
    elif options.svg:
        _save(match, options)
    elif options.legal:
        for token in match.legal:
            print(token)
    else:
        _show(match, options, screen, errors)
    return 0


def _save(match: Match, options: argparse.Namespace) -> None:
    """Write a picture of the board."""
    from trisq.svg import picture

    drawn = picture(
        match,
        dark=options.dark,
        seat=options.view - 1,
        language=options.language or "en",
    )
    if options.svg == "-":
        print(drawn, end="")
        return
    with open(options.svg, "w", encoding="utf-8", newline="\n") as file:
        file.write(drawn)


def _show(
    match: Match, options: argparse.Namespace, screen: Screen, errors: Screen
) -> None:
    """Show the board; on a terminal also who is to move or has won."""
    count = len(match.moves)
    print(screen.board(match, match.text(count, PLAYERS[options.view - 1])))
    if options.link is not None and match.game.dice:
        print(screen.spoken(verdict(match, count).told()))
    if screen.seen and errors.seen:
        sys.stdout.flush()
        errors.write(errors.bold(errors.status(match)[1]))


# --- Other programs -----------------------------------------------------------------


def _play(words: Sequence[str]) -> int:
    """Play a game in the terminal."""
    from trisq.arena import KINDS, named
    from trisq.session import play as sit_down

    parser = Parser(prog="trisq play", description="Play a game in the terminal.")
    add = parser.add_argument
    add("game", nargs="?", metavar="GAME", help=", ".join(games.GAMES))
    add("--variant", metavar="NAME", help="a variant of the game, such as size9")
    add("--link", metavar="ADDRESS", help="go on with a game")
    add("--computer", metavar="LEVEL", help=f"play against it: {KINDS}")
    add("--side", type=int, choices=(1, 2), default=1, help="yours: first or second")
    add("--seed", type=int, help="the same dice and answers every time")
    add_screen(parser)
    options = parser.parse_args(words)
    if options.link is not None and (options.game or options.variant):
        parser.error("--link names its own game")
    name = options.game or games.default().name
    if options.link is None:
        match = Match.of(name, options.variant)
    else:
        match = link.opened(options.link)
    seats: list[Player | None] = [None, None]
    if options.computer:
        try:
            seats[2 - options.side] = named(match.game, options.computer)
        except (ImportError, AttributeError, TypeError, ValueError):
            parser.error(f"there is no player {options.computer!r}; there is {KINDS}")
    screen = Screen(sys.stdout, options.color, options.language)
    chance = None if options.seed is None else Random(options.seed)
    sit_down(match, seats, screen=screen, chance=chance)
    return 0


def _serve(words: Sequence[str]) -> int:
    """Answer questions: a line of JSON in, a line of JSON out."""
    from trisq.service import handle

    told = (
        "Answer questions of programs: a line of JSON in, a line of JSON out,"
        ' such as {"op": "view", "link": "?dama=d2"}. The operations are those of'
        " trisq.service.handle."
    )
    Parser(prog="trisq serve", description=told).parse_args(words)
    for line in _lines():
        print(handle(line), flush=True)
    return 0


def _lines() -> Iterator[str]:
    """Yield the lines of stdin as they come, whatever bytes they are."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    try:
        yield from iter(sys.stdin.readline, "")
    except KeyboardInterrupt:
        return


def _arena(words: Sequence[str]) -> int:
    """Let computer players play a match."""
    from trisq import arena

    return arena.main(words, "trisq arena")


PROGRAMS_TOLD = {
    "play": say("a game in the terminal"),
    "serve": say("JSON questions and answers, line by line"),
    "arena": say("a match between computer players"),
}
PROGRAMS = {"play": _play, "serve": _serve, "arena": _arena}
