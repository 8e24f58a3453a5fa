"""The rules of Talpa in short, with examples on boards of both sizes."""

from trisq.games.pack import Rule
from trisq.words import say

Example = tuple[str, str, str]  # the moves of a link, the move to try, its site

_EIGHT: tuple[Example, ...] = (
    ("", "a1a2", "a2"),
    ("=h8h7-a2a3-h6h5-b1c1", "xa1", "a1"),
    (
        "=c5d5-e6e7-f2f3-d3d2-g7g6-b3b4-b6b7-a2b2-f4f5-g2h2-h4h5-d7d8-a5a6-d1e1"
        "-e3e4-f7f8-h8h7-c4c3-g3g4-h1g1-b8a8-b1c1-c7c6-a4a3",
        "xa1",
        "a1",
    ),
    ("=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-a1a2-d7c7", "d8c8", "d8"),
    ("=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-a1a2-d7c7-a3a4", "e8f8", "e8"),
    ("=d2c2-d1c1-d4c4-d3c3-d6c6-d5c5-d8c8", "d7c7", "d7"),
    (
        "=b4b5-d1c1-h6h5-e6e5-d8e8-g6g7-d4e4-a4a3-f6f7-c4c3-d6c6-d7c7-d2c2-d3e3-e4e5",
        "d5e5",
        "d5",
    ),
)
_SIX: tuple[Example, ...] = (
    ("=size6", "a1a2", "a2"),
    ("=size6-f6f5-a2a3-f4f3-b1c1", "xa1", "a1"),
    (
        "=size6-a5a6-e4d4-e3f3-c4c5-e5f5-e6d6-d2e2-a4a3-b4b5-c2c3-e1f1-b1a1-b2b"
        "3-c3b3-c1d1-c6b6-b5b6",
        "xa1",
        "a1",
    ),
    ("=size6-d2c2-d1c1-d4c4-d3c3-a1a2-d5c5", "d6c6", "d6"),
    ("=size6-d2c2-d1c1-d4c4-d3c3-a1a2-d5c5-a3a4", "e6f6", "e6"),
    ("=size6-d2c2-d1c1-d4c4-d3c3-d6c6", "d5c5", "d5"),
    (
        "=size6-e5e4-c4c5-c3d3-c6d6-d2d1-a4a5-f2f1-a2a1-c1b1-e2e3-b6b5-c5b5-b4b5",
        "c2b2",
        "c2",
    ),
)


def _rules(examples: tuple[Example, ...]) -> tuple[Rule, ...]:
    """Return the rules, each with its example."""
    where = [(f"?talpa{moves}", move) for moves, move, _ in examples]
    sites = [site for _, _, site in examples]
    return (
        Rule(
            say("Capture a neighbour"),
            say(
                "Red starts. Move one of your stones onto an enemy stone"
                " directly above, below, left or right. That stone leaves the"
                " board."
            ),
            *where[0],
            say("capture {site}", site=sites[0]),
        ),
        Rule(
            say("You must capture"),
            say("If you can capture, you must."),
            *where[1],
            say("remove {site}", site=sites[1]),
            refused=True,
        ),
        Rule(
            say("Then remove stones"),
            say(
                "When no stone can capture any more, you remove one of your own"
                " stones each turn, to the end."
            ),
            *where[2],
            say("remove {site}", site=sites[2]),
        ),
        Rule(
            say("Dig your tunnel"),
            say(
                "You win with a path of empty cells between your two sides: left"
                " and right for red, top and bottom for blue."
            ),
            *where[3],
            say("dig out {site} and win", site=sites[3]),
        ),
        Rule(
            say("Not around corners"),
            say(
                "The cells of a tunnel must share a side. Cells that only touch"
                " at a corner are not joined."
            ),
            *where[4],
            say("dig out {site}: nothing is joined", site=sites[4]),
        ),
        Rule(
            say("Not your opponent’s"),
            say(
                "If your move opens your opponent’s tunnel, you lose. You may"
                " not pass, so you can be forced to."
            ),
            *where[5],
            say("dig out {site} and lose", site=sites[5]),
        ),
        Rule(
            say("Not both at once"),
            say(
                "If your move opens both tunnels at once, you lose too. There are"
                " no draws."
            ),
            *where[6],
            say("dig out {site} and lose", site=sites[6]),
        ),
    )


RULES = _rules(_EIGHT)
VARIANTS = {"size6": _rules(_SIX)}
