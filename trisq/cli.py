"""The command line: moves in, the board out.

Exit codes: 0 fine, 1 a move was refused, 2 misuse. The board goes to stdout, every
complaint is one line on stderr.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import trisq
from trisq import games, link, view
from trisq.dice import draw, verdict
from trisq.errors import GameError, UnknownGameError
from trisq.game import PLAYERS
from trisq.games.pack import LEVELS
from trisq.match import Match, play, written
from trisq.naming import normalise

REFUSED, MISUSE = 1, 2


class Parser(argparse.ArgumentParser):
    """Complaints in one line, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        """Leave with the complaint."""
        told = " ".join("".join(c if c.isprintable() else " " for c in message).split())
        self.exit(MISUSE, f"{self.prog}: {told} (see --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # ▲ also where the terminal is not UTF-8
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    parser = _parser()
    options = parser.parse_intermixed_args(arguments)
    if options.variant is not None and options.link is not None:
        parser.error("--variant does not go with --link, which names its own")
    try:
        _print(options)
        if sys.stdout:
            sys.stdout.flush()
    except UnknownGameError as unknown:
        print(unknown, file=sys.stderr)
        return MISUSE
    except GameError as refused:
        print(refused, file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # the reader, such as head, has seen enough
        _discard_output()
    except OSError as error:
        _discard_output()
        print(f"The board could not be written: {error.strerror}.", file=sys.stderr)
        return REFUSED
    return 0


def _discard_output() -> None:
    """Send what is still to be written nowhere, or Python complains when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> Parser:
    parser = Parser(
        prog="trisq",
        description="Print the board after the given moves.",
        epilog="Example: trisq a13 c12",
    )
    add = parser.add_argument
    add("moves", nargs="*", metavar="MOVE", help="a move, such as a13")
    source = parser.add_mutually_exclusive_group()
    known = ", ".join(games.GAMES)
    source.add_argument("-g", "--game", metavar="NAME", help=f"the game: {known}")
    source.add_argument("--link", metavar="ADDRESS", help="continue from a link")
    add("--variant", metavar="NAME", help="a variant of the game, such as size9")
    show = parser.add_mutually_exclusive_group()
    show.add_argument("--legal", action="store_true", help="list the legal moves")
    show.add_argument(
        "--position", action="store_true", help="print the position as one word"
    )
    show.add_argument("--json", action="store_true", help="print the full view as JSON")
    add("--roll", action="store_true", help="then roll the dice")
    add("--reply", type=int, choices=LEVELS, help="then let the computer move")
    add("--seed", type=int, default=0, help="seed for choosing among equal moves")
    add(
        "--view",
        type=int,
        choices=(1, 2),
        default=1,
        help="show the board from seat 1 or 2",
    )
    add("--version", action="version", version=f"trisq {trisq.__version__}")
    return parser


def _match(options: argparse.Namespace) -> Match:
    """Play the moves of the link, as far as it looks, then those of the arguments."""
    default = games.default().name
    name = normalise(options.game or default)
    if options.link is None:
        variant = options.variant and normalise(options.variant)
        address, more = link.sorted_out(name, options.moves, variant=variant), []
    else:
        address = link.read(options.link, games.GAMES, default)
        more = options.moves
    match = play(link.match_of(address), *more)
    if options.roll:
        match = play(match, draw(match))
    return _replied(match, options) if options.reply else match


def _replied(match: Match, options: argparse.Namespace) -> Match:
    """Let the computer move, and name its moves beside the board, to be typed again."""
    from trisq.computer import reply  # who only looks at a board never loads it

    after = reply(match, options.reply, options.seed, draw)
    told = " ".join(after.moves[len(match.moves) :])
    print(f"The computer plays {told}.", file=sys.stderr)
    return after


def _print(options: argparse.Namespace) -> None:
    """Print what was asked for; nothing is printed before every move was accepted."""
    match = _match(options)
    game, state = match.game, match.state
    if options.json:
        seen = view.view(match, flipped=options.view == 2)
        print(json.dumps(seen, ensure_ascii=False))
    elif options.position:
        print(*filter(None, (game.variant, written(game, state))))
    elif options.legal:
        for token in sorted(game.format(move) for move in game.legal_moves(state)):
            print(token)
    else:
        count = len(match.moves)
        print(match.text(count, PLAYERS[options.view - 1]))
        if options.link is not None and game.dice:
            print(verdict(match, count).told())
