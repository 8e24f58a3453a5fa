"""What the border answers: one type per operation, and what they are made of.

They are plain dictionaries, written out where they are made, so that a checker sees a
key that is missing. ``web/types.d.ts`` says the same to the page, by the same names;
``tests/core/test_border.py`` compares the two, and both with real answers. Only who
checks types imports this file, for that would cost milliseconds at every start.
"""

from typing import Literal, TypedDict

from trisq.plain import Changing, Scene

Player = Literal[0, 1]
Turn = Literal[0, 1, "chance"] | None


class Choice(TypedDict):
    """A legal move, and the clicks that mean it."""

    move: str
    path: list[str]


class Run(TypedDict):
    """Several legal moves of one man in a row, and the clicks that mean them all."""

    moves: list[str]
    path: list[str]


class Outcome(TypedDict):
    """How a game ended; who won, and why in a sentence."""

    winner: Player | None
    reason: str
    title: str
    sentence: str


class Ghost(TypedDict):
    """A piece that was just captured."""

    site: str
    shape: str


class Step(TypedDict):
    """What was done with one die."""

    start: str
    end: str
    shape: str
    pips: int


class Marks(TypedDict):
    """What the last move touched, and the steps of the opponent's whole last turn."""

    last: list[str]
    ghosts: list[Ghost]
    steps: list[Step]


class Links(TypedDict):
    """Where the page's controls lead."""

    undo: str | None
    redo: str | None
    home: str
    new: str


class Refusal(TypedDict):
    """Why something is refused, for programs and for people."""

    code: str
    message: str
    sentence: str
    index: int | None
    token: str | None
    sites: list[str]


class Broken(TypedDict):
    """A link cut where it breaks; how many words behind that were not read."""

    good: str
    bad: str
    rest: str
    unread: int


class Plate(TypedDict):
    """What stands on a seat beside its player's name."""

    crew: str
    tally: str


class Variant(TypedDict):
    """What a new game can be started as."""

    variant: str | None
    title: str
    kind: str
    label: str
    link: str


# What the link proves of the dice so far, and from which move; "from" is no name for a
# field of a class.
Proof = TypedDict(
    "Proof",
    {
        "state": Literal["proved", "open", "broken"],
        "from": int | None,
        "covered": int,
        "anchors": list[str | None],
        "sentence": str,
    },
)


class View(TypedDict):
    """All that a page shows of a match; without a Board, where nobody asked for it."""

    link: str
    game: str
    variant: str | None
    setup: str | None
    position: str | None
    title: str
    sides: list[str]
    shapes: list[str]
    tone: Literal["linen", "clay", "slate", "marble"]
    finish: Literal["stone", "ivory"]
    moves: list[str]
    labels: list[str]
    seats: list[Turn]
    owners: list[Player]
    captures: dict[str, list[str]]
    ply: int
    turn: Turn
    whose: Player | None
    outcome: Outcome | None
    choices: list[Choice]
    shortcuts: list[Choice]
    runs: list[Run]
    headline: str
    story: str
    told: list[str]
    notes: str
    todo: str
    plates: list[Plate]
    opposite: bool
    text: str
    scene: Scene | Changing
    marks: Marks
    links: Links
    variants: list[Variant]
    throws: int
    dice: Proof | None
    error: Refusal | None
    broken: Broken | None


class Preview(TypedDict):
    """A move that is half made."""

    prompt: str
    scene: Scene | Changing


class Analysis(TypedDict):
    """What the computer would play, and what it thinks of the position."""

    move: str
    path: list[str]
    value: float
    work: int
    wants: str | None


class Hint(Analysis):
    """The same in words, with what is good about it."""

    sentence: str


class Rule(TypedDict):
    """A rule in short, and a move in a position that shows it.

    ``figure`` is a link to such a position on the smallest board, ``path`` what is
    clicked there.
    """

    title: str
    text: str
    link: str
    move: str
    label: str
    refused: bool
    own: bool
    figure: str
    path: list[str]


class LessonLinks(TypedDict):
    """Where one can go on to play: the game, and its shortest variant."""

    game: str
    short: str


class Lesson(TypedDict):
    """A step of a lesson; ``move`` does what is asked, nothing is asked at the end."""

    title: str
    step: int
    count: int
    heading: str
    text: str
    task: str
    standing: str
    move: str | None
    marks: list[str]
    steps: list[str]
    links: LessonLinks


class Game(TypedDict):
    """A game to choose."""

    name: str
    title: str
    sides: list[str]


class ViewAnswer(TypedDict):
    """To ``view``, ``play``, ``roll`` and ``try``."""

    view: View


class PickAnswer(TypedDict):
    """To ``pick``."""

    preview: Preview


class GamesAnswer(TypedDict):
    """To ``games``."""

    games: list[Game]


class RulesAnswer(TypedDict):
    """To ``rules``: the goal, all rules, and where they come from."""

    goal: str
    rules: list[Rule]
    source: str


class LessonAnswer(TypedDict):
    """To ``lesson``."""

    lesson: Lesson
    view: View


class ExplainAnswer(TypedDict):
    """To ``explain``: the link of a step of a lesson, if one explains it."""

    step: str | None


class ThinkAnswer(TypedDict):
    """To ``think``; there is no analysis where dice were due, and thrown."""

    view: View
    analysis: Analysis | None


class HintAnswer(TypedDict):
    """To ``hint``."""

    analysis: Hint


class OddsAnswer(TypedDict):
    """To ``odds``: what can be counted exactly, in sentences."""

    odds: list[str]


class TakeAnswer(TypedDict):
    """To ``take``: there is nothing to say."""
