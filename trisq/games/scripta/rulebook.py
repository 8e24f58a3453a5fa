"""The rules of XII Scripta in short, with fifteen men and with five."""

from trisq.games.pack import Rule
from trisq.words import say


def _turns(*uses: str, reply: str = "pass") -> str:
    """Return turns of three sixes, all used alike, and the answers to three ones."""
    return "".join(f"666-{use}-{use}-{use}-111-{reply}-" for use in uses)


_STUCK = "666-p6-p6-p6-111-p1-p1-1m1-666-6m6-6m6-6m6-111"
_LAP = ("p6", "6m6", "12m6", "18m6", "24m6", "30m6")
_HOME = f"{_STUCK}-pass-{_turns(*_LAP * 4)}{_turns(*_LAP[2:], reply='p1-p1-p1')}"
_LEFT = _turns("t6", reply="p1-p1-1m1") + _turns("t6", "t6", "t6", reply="1m1-1m1-1m1")


def _on(count: int, point: int) -> str:
    """Say that a man goes so many points on, as a hint does."""
    return say(
        "go {count} {count:point|points} on from point {point}",
        count=count,
        point=point,
    )


def _rules(start: str, roll: str, home: str, win: str, end: str) -> tuple[Rule, ...]:
    """Return the rules; men and their number are another in each variant.

    ``home`` leads to men that can all be taken off, ``end`` to the last of them.
    """
    return (
        Rule(
            say("Dice and men"),
            roll,
            f"{start}146",
            "p4",
            say("enter a man with the {die}", die=4),
        ),
        Rule(
            say("Along the course"),
            say(
                "Or a die moves a man forward by its number: along the middle"
                " row, back along the top row, then along the bottom row. You"
                " count your points from 1 to 36."
            ),
            f"{start}146-p4",
            "4m6",
            _on(6, 4),
        ),
        Rule(
            say("Capture single men"),
            say(
                "Land on a single enemy man to capture it. It goes back to its"
                " owner’s hand."
            ),
            f"{start}456-p4-p5-p6-116-p6",
            "6m1",
            say("capture the man on point {point}", point=7),
        ),
        Rule(
            say("Two hold a point"),
            say(
                "You may not land where two or more enemy men stand, but you may"
                " pass over them."
            ),
            f"{start}666-p6-p6-p6-126-p6",
            "6m1",
            _on(1, 6),
            refused=True,
        ),
        Rule(
            say("Captured men first"),
            say("Bring captured men back in before you do anything else."),
            f"{start}456-p4-p5-p6-116-p6-6m1-7m1-123",
            "4m2",
            _on(2, 4),
            refused=True,
        ),
        Rule(
            say("Use every die"),
            say(
                "If a die can be used, you must use it. If none can, you pass"
                " and your turn ends. Equal dice give nothing extra."
            ),
            f"{start}{_STUCK}",
            "pass",
            say("pass"),
        ),
        Rule(
            say("Take men off"),
            say(
                "When all your remaining men stand on points 31 to 36, a die"
                " takes one off: a 1 from 31, and so on to a 6 from 36. Only the"
                " exact number counts."
            ),
            f"{start}{home}",
            "t6",
            say("take a man off with the {die}", die=6),
        ),
        Rule(
            say("How it ends"),
            win,
            f"{start}{end}",
            "t6",
            say("take the last man off and win"),
        ),
    )


RULES = _rules(
    "?scripta=",
    say(
        "Roll three dice and use each one once, in any order. A die can bring one of"
        " your fifteen men onto the board: a 4 enters on your point 4."
    ),
    f"{_HOME}666",
    say("The first to take all fifteen men off wins."),
    f"{_HOME}{_LEFT}666-t6-t6",
)
VARIANTS = {
    "men5": _rules(
        "?scripta=men5-",
        say(
            "Roll three dice and use each one once, in any order. A die can bring one"
            " of your five men onto the board: a 4 enters on your point 4."
        ),
        "set0e35a5d666",
        say("The first to take all five men off wins."),
        "set0e35aoa4d6",
    )
}
