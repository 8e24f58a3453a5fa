"""Throws of the dice: when one is due, how it is drawn, and whether it is proved."""

from dataclasses import replace
from random import Random, SystemRandom
from typing import Literal, NamedTuple

from trisq import proof
from trisq.errors import RequestError
from trisq.game import Seat
from trisq.match import Match, play
from trisq.words import say

_DICE = SystemRandom()


class Throw(NamedTuple):
    """A throw of a match: at which move, whose, and what was written."""

    ply: int
    seat: Seat
    token: str


class Verdict(NamedTuple):
    """What a link proves of its dice.

    ``state`` is ``proved`` if all throws follow from the proof, ``open`` from the first
    one that it does not cover, ``broken`` at one that does not follow from it. ``ply``
    is this throw; of proved dice the first that nobody can have picked by trying
    secrets, None before that. ``covered`` counts the first throws that do follow.
    """

    state: Literal["proved", "open", "broken"]
    ply: int | None
    covered: int = 0

    def told(self) -> str:
        """Say it in a sentence."""
        number = None if self.ply is None else str(self.ply + 1)
        match self.state, number:
            case "proved", None:
                return say("The dice will be proved from the second throw on.")
            case "proved", str():
                return say("The dice are proved from move {number} on.", number=number)
            case "open", None:
                return say("No dice have been rolled yet.")
            case "open", str():
                return say(
                    "The dice are not proved from move {number} on: they were rolled"
                    " on a player’s device.",
                    number=number,
                )
            case _, None:
                return say("The proof of the dice in this link is damaged.")
        return say(
            "The dice of move {number} do not match the proof in this link.",
            number=number or "",
        )


def due(match: Match) -> bool:
    """Tell whether chance is to move."""
    game, state = match.game, match.state
    return not game.outcome(state) and game.to_move(state) is Seat.CHANCE


def draw(match: Match, dice: Random = _DICE) -> str:
    """Return the move of chance that is due, drawn by its odds.

    The machine's own randomness draws it, unless a seeded one is given.
    """
    if not due(match):
        raise RequestError("no-dice", say("There are no dice to roll now."))
    moves, weights = zip(*match.game.odds(match.state))
    return match.game.format(dice.choices(moves, weights)[0])


def throws(match: Match, count: int) -> list[Throw]:
    """Return the throws among the first moves."""
    return [
        Throw(ply, step.owner, match.moves[ply])
        for ply, step in enumerate(match.steps[:count])
        if step.seat is Seat.CHANCE
    ]


def verdict(match: Match, count: int) -> Verdict:
    """Return what the link of a match proves of the dice among its first moves."""
    thrown = throws(match, count)
    first = thrown[0].ply if thrown else None
    if not match.proof:
        return Verdict("open", first)
    chains = cut(match, count)
    if chains is None:
        return Verdict("broken", first)
    covered = sum(len(chain) - 1 for chain in chains)
    for at, (ply, _, token) in enumerate(thrown[:covered]):
        value, other = chains[at % 2][at // 2 + 1], proof.NOTHING
        if at:
            other = chains[1 - at % 2][(at + 1) // 2]
        if token != _written(match, value, other):
            return Verdict("broken", ply, at)
    if covered < len(thrown):
        return Verdict("open", thrown[covered].ply, covered)
    return Verdict("proved", thrown[3].ply if covered > 3 else None, covered)


def anchors(match: Match) -> list[str | None]:
    """Return the anchor that each player has told, as it is written.

    Whoever made one knows it again: it follows from a secret of his own.
    """
    count = len(match.moves)
    known: list[str | None] = [None, None]
    chains = cut(match, count) if match.proof else None
    for (_, seat, _), chain in zip(throws(match, count), chains or ()):
        if len(chain) > 1:
            known[seat] = proof.encoded(chain[0])
    return known


def cut(match: Match, count: int) -> tuple[proof.Chain, proof.Chain] | None:
    """Return the values revealed in the first moves, of who threw first and the other.

    None if the proof of the match cannot be right.
    """
    chains = proof.read(match.proof)
    if chains is None:
        return None
    made = len(throws(match, count))
    first, second = (*chains, proof.UNKNOWN)[:2]
    one, other = first[: (made + 1) // 2 + 1], second[: made // 2 + 1]
    lead = len(one) - len(other)
    return (one, other) if lead in (0, 1) else None


def trimmed(match: Match, count: int | None = None) -> Match:
    """Return a match that reveals no more than its throws need."""
    if not match.proof:
        return match
    chains = cut(match, len(match.moves) if count is None else count)
    return match if chains is None else replace(match, proof=proof.write(chains))


def proved(match: Match, secret: bytes) -> Match | None:
    """Throw the dice that are due by a secret, None if no proof can say so.

    A proof begins with a side's first throw, while all throws before are covered, and
    goes on with the same anchor.
    """
    count = len(match.moves)
    made = len(throws(match, count))
    fresh = not (made or match.proof)
    if not due(match) or not (fresh or verdict(match, count).state == "proved"):
        return None
    chains = list(cut(match, count) or (proof.UNKNOWN, proof.UNKNOWN))
    own, side, number = proof.chain_of(secret), made % 2, made // 2 + 1
    if number >= len(own) or (number > 1 and chains[side][0] != own[0]):
        return None
    other = chains[1 - side][-1] if made else proof.NOTHING
    chains[side] = own[: number + 1]
    thrown = play(match, _written(match, own[number], other))
    return replace(thrown, proof=proof.write(chains))


def _written(match: Match, value: bytes, other: bytes) -> str:
    """Return the throw of two values as the game writes it."""
    return "".join(map(str, proof.throw(value, other, match.game.dice)))
