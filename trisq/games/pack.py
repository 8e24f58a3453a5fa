"""What a game brings: its rules, and whatever else it has.

Everything but the rules is optional, and is behind a door: a function that loads it
when it is asked for. So who only wants to see a board does not load computer players.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from trisq.game import Game

if TYPE_CHECKING:
    from trisq.search.mind import Mind

Tone = Literal["linen", "clay", "slate", "marble"]
Finish = Literal["stone", "ivory"]

LEVELS = (1, 2, 3)  # of the computer players that every game has, its own or not


def door(module: str, name: str) -> Callable[[], Any]:
    """Return a function that loads something of a module when it is asked for."""
    return lambda: getattr(import_module(module), name)


class Rule(NamedTuple):
    """One rule in short, for someone who has never played.

    ``link`` leads to a position where ``move`` shows it; ``label`` says what the move
    does, ``refused`` that it is forbidden, ``own`` that the source has no such rule.
    What decides is the game's own code.
    """

    title: str
    text: str
    link: str
    move: str
    label: str
    refused: bool = False
    own: bool = False


class Lesson(NamedTuple):
    """One step of learning a game by playing it: a position, and a thing to do there.

    ``right`` are the moves that do it, the first is shown to whoever asks; without any,
    every legal move does it that is not among the ``wrong``. Those are likely ones,
    each with what is to be said to it; ``otherwise`` is said to all other legal moves,
    and the rules speak for themselves against the rest. ``codes`` are of the refusals
    that this step explains. If ``shown``, the board marks where right moves begin.
    """

    title: str
    text: str
    task: str
    link: str
    right: tuple[str, ...]
    otherwise: str
    wrong: tuple[tuple[str, str], ...] = ()
    codes: tuple[str, ...] = ()
    shown: bool = True


class Invitation(NamedTuple):
    """What makes somebody want to play: the goal in a sentence, and in a few words.

    ``link`` leads to a game whose last moves show what it is like.
    """

    goal: str
    short: str
    link: str


class Terminal(NamedTuple):
    """What a terminal wants to know of a game.

    ``signs`` are regular expressions of what stands for a piece of each side on the
    board in plain characters; ``notation`` are two lines on how moves are written.
    ``colours`` are the numbers that a terminal knows them by, where those of the
    shapes would not be what the sides are called.
    """

    signs: tuple[str, str]
    notation: tuple[str, str]
    colours: tuple[int, int] | None = None


class Records(NamedTuple):
    """Move lists of other programs: how to read one, and to write some kinds of them.

    Written are the moves and the result, as ``1-0``, ``0-1``, ``1/2-1/2`` or ``*``.
    """

    read: Callable[[str], list[str]]
    formats: Mapping[str, Callable[[Sequence[str], str], str]]


@dataclass(frozen=True)
class Pack:
    """One game; without a computer of its own it gets players that know its rules.

    ``variants`` are the same rules with other parameters, such as a smaller board;
    they may have rulebooks of their own, by their names.
    ``tone`` and ``finish`` are the colours of its page and of its figures, by the names
    that the page's style sheets have for them.
    A game that invites nobody is shown by its opening. ``source`` says where its rules
    come from.
    """

    rules: Game[Any, Any]
    rulebook: Callable[[], tuple[Rule, ...]] = tuple
    computer: "Callable[[], Mind] | None" = None
    variants: tuple[Game[Any, Any], ...] = ()
    variant_rulebooks: Callable[[], Mapping[str, tuple[Rule, ...]]] = dict
    tone: Tone = "linen"
    finish: Finish = "stone"
    invitation: Invitation | None = None
    terminal: Callable[[], Terminal] | None = None
    records: Callable[[], Records] | None = None
    lessons: Callable[[], tuple[Lesson, ...]] = tuple
    source: str = ""

    @property
    def all_rules(self) -> tuple[Game[Any, Any], ...]:
        """The ordinary game and its variants."""
        return self.rules, *self.variants

    def rulebook_of(self, variant: str) -> tuple[Rule, ...]:
        """Return the rules in short of a variant, with positions of its own."""
        return self.variant_rulebooks().get(variant) or self.rulebook()
