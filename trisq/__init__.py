"""Trisq: board games whose state is a list of written moves.

The list is the only state: a link holds it, the command line takes it, undo shortens
it. A few lines play a game from Python:

>>> from trisq import find, play, start
>>> match = play(start(find("trisq")), "e7", "e6", "d6", "n13", "e5", "n11", "f6")
>>> match.steps[-1].captured
('e6',)

Modules, each importing only what stands above it:

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
cli      the command line
arena    matches between players
======== ============================================================
"""

from trisq.errors import GameError, IllegalMoveError, NotationError, UnknownGameError
from trisq.game import Game, Outcome, Seat
from trisq.games import GAMES, find
from trisq.match import Match, Step, play, replay, start

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "Game",
    "GameError",
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
