"""XII Scripta, the Roman race of thirty men: three dice, three rows of twelve points.

========== =================================================================
rules      the rules, as every game offers them
state      a position, and what its dice can be used for
refusals   why a move is refused
gestures   what clicks mean
notation   the written moves, and the commands of the source
setups     positions as links describe them
board      the points, the course over them, and how they are drawn
sentences  what is said of a position
story      a turn in one sentence
race       how far the men have to go, and whether they can still meet
risk       how likely a man is captured, exactly
rulebook   the rules in short, each with a position to try
lessons    the game in a few steps, each with something to do
computer   three players, who judge whole turns
terminal   how moves are typed, and what has a colour there
hints      what is good about a move, in words
evaluation what the end of a turn is worth, by tuned weights
fastboard  the rules again, for the search
replies    the best use of each throw, all in one walk
========== =================================================================
"""

from trisq.games.pack import Invitation, Pack, door
from trisq.games.scripta.rules import Scripta
from trisq.words import say

PACK = Pack(
    Scripta(),
    door(f"{__name__}.rulebook", "RULES"),
    door(f"{__name__}.computer", "MIND"),
    variants=(Scripta(5),),
    variant_rulebooks=door(f"{__name__}.rulebook", "VARIANTS"),
    tone="marble",
    invitation=Invitation(
        say("Roll, run and race fifteen men home."),
        say("Race your men home."),
        "?scripta=set0e4ae5ae3aea3a2b3eb2ab2ebe3be3ad455-14m4-18m5-20m5",
    ),
    terminal=door(f"{__name__}.terminal", "TERMINAL"),
    lessons=door(f"{__name__}.lessons", "LESSONS"),
    source=say(
        "a Czech project description of Ludus duodecim scriptorum,"
        " after H. J. R. Murray"
    ),
)
