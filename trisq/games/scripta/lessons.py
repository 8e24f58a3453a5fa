"""XII Scripta learnt by playing it, with five men; its dice are given."""

from trisq.games.pack import Lesson
from trisq.words import say

LESSONS = (
    Lesson(
        say("Race your men home"),
        say(
            "Your men go around the board and off it. The first to take all of them"
            " off wins."
        ),
        say("Your turn: take your last man off with the 6."),
        "?scripta=men5-set0e35aoa4d36",
        ("t6",),
        "",
        (
            (
                "t3",
                say("The number must be exact: the last point needs a 6."),
            ),
        ),
        codes=("not-exact",),
    ),
    Lesson(
        say("Roll and enter"),
        say(
            "Roll three dice and use each one once, in any order. A die brings a man"
            " onto the point of its number."
        ),
        say("Your turn: use the 4 to bring a man in."),
        "?scripta=men5-set0d146",
        ("p4",),
        "",
        (
            ("p1", say("That is the 1. The 4 leads to the fourth point.")),
            ("p6", say("That is the 6. The 4 leads to the fourth point.")),
        ),
        codes=("no-such-die", "roll-first", "no-roll"),
    ),
    Lesson(
        say("Around the board"),
        say(
            "A die moves a man on: along the middle row, back along the top row, then"
            " along the bottom row. If a die can be used, you must use it."
        ),
        say("Your turn: go 3 points on, around the end of the row."),
        "?scripta=men5-set0e22ad3",
        ("11m3",),
        "",
        (("p3", say("That brings in another man. Move the one on the board.")),),
        codes=("must-play",),
    ),
    Lesson(
        say("Capture single men"),
        say(
            "Land on a single enemy man to capture it: it must start again. You may"
            " not land on two or more, but you may pass over them."
        ),
        say("Your turn: capture the single man."),
        "?scripta=men5-set0e17abb2d12",
        ("6m1",),
        say("Nothing is captured there. The single man is 1 point on."),
        (
            ("6m2", say("Two men hold that point. The single man is 1 point on.")),
            ("p1", say("Nothing is captured there. The single man is 1 point on.")),
        ),
        codes=("blocked",),
    ),
    Lesson(
        say("Captured men first"),
        say("Bring captured men back in before you do anything else."),
        say("Your turn: bring your captured man back in."),
        "?scripta=men5-set0e21acad25",
        ("p2", "p5"),
        "",
        (
            (
                "10m2",
                say("This man must wait: first the captured one comes back in."),
            ),
        ),
        codes=("enter-first",),
    ),
    Lesson(
        say("All home first"),
        say(
            "You may take men off only when all your men stand on the last six points."
            " Only the exact number counts: a 1 for the first, a 6 for the last."
        ),
        say("Your turn: bring the last man home."),
        "?scripta=men5-set0e28ae2ae3a2oad23",
        ("29m2", "29m3"),
        say("One man is still not home. Bring it there first."),
        (
            ("t2", say("One man is still not home. Bring it there first.")),
            ("32m2", say("That man is home already. Another one is not.")),
        ),
        codes=("not-all-home",),
        shown=False,
    ),
)
