"""Trisq: board games whose state is a list of written moves.

The list is the only state: a link holds it, the command line takes it, undo shortens
it. A few lines play a game from Python:

>>> from trisq import find, play, start
>>> match = play(start(find("trisq")), "e7", "e6", "d6", "n13", "e5", "n11", "f6")
>>> match.steps[-1].captured
('e6',)

What is named here is loaded when it is asked for: importing the package alone costs
next to nothing. Modules, each importing only what stands above it:

======== ============================================================
plain    the types of a scene as plain data
answers  the types of what is answered
words    English sentences that can be said in other languages
errors   refusals: a code for programs, a sentence for people
naming   how typed moves are tidied, and several named in a sentence
scene    the picture language
bits     sets of points as ints
position positions set up by hand, as one word
game     what every game is
grid     rectangular boards
search   how computer players think, of no game
packing  many moves in one short word
games    the games, one folder each, and their register
match    playing and replaying lists of moves
clicks   what clicks mean
proof    dice that both sides can prove
dice     throws, drawn by their odds or proved
link     addresses, read and written
lesson   learning by playing, step by step
view     a match as JSON for the page
computer the computer's move, hint and reason in a match
texts    the other languages, one file each
asked    what a question asks, field by field
service  ``handle``: JSON text in, JSON text out
drawing  how a scene is painted
svg      a match as a picture
flipbook a match to step through, as one file
screen   what a terminal shows besides the board
session  a game in the terminal
options  how command lines are read
arena    matches between players
cli      the command line
======== ============================================================
"""

TYPE_CHECKING = False  # who checks types knows the name; importing it would take long
if TYPE_CHECKING:
    from trisq.errors import (
        GameError,
        IllegalMoveError,
        NotationError,
        UnknownGameError,
    )
    from trisq.game import Game, Outcome, Seat
    from trisq.games import GAMES, find
    from trisq.match import Hint, Match, Step, play, replay, start
else:

    def __getattr__(name: str) -> object:
        """Load what is named here from the module where it lives."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(f"trisq.{_HOMES.get(name, 'errors')}"), name)
        globals()[name] = value
        return value


__version__ = "0.3.0"

__all__ = [
    "GAMES",
    "Game",
    "GameError",
    "Hint",
    "IllegalMoveError",
    "Match",
    "NotationError",
    "Outcome",
    "Seat",
    "Step",
    "UnknownGameError",
    "find",
    "play",
    "replay",
    "start",
]

_HOMES = {
    **dict.fromkeys(("GAMES", "find"), "games"),
    **dict.fromkeys(("Game", "Outcome", "Seat"), "game"),
    **dict.fromkeys(("Hint", "Match", "Step", "play", "replay", "start"), "match"),
}


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
