"""Links of every kind and the boards that they show: what was sent once stays readable.

A file for each game. An entry is a link, what is wrong with it (the code and the number
of moves before), where it is looked at and how it stands, then the board. The files
only grow: ``python -m tests.links`` adds links of new kinds and changes no entry.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.kit import ask, random_match
from trisq import dice, link
from trisq.games import GAMES, load
from trisq.match import Match, play, start, written
from trisq.packing import BLOCK, Check, pack

FOLDER = Path(__file__).parent
LONG = 1_600  # moves of the longest game


class Entry(NamedTuple):
    """What a link showed when it was kept."""

    link: str
    told: str
    board: str


def shown(address: str) -> Entry:
    """Return what a link shows now."""
    view = ask(op="view", link=address)["view"]
    error = view["error"]
    wrong = f"{error['code']} at {error['index']}" if error else "fine"
    over = view["outcome"]
    ends = f"won by {over['winner']}" if over else f"turn {view['turn']}"
    proved = f", dice {view['dice']['state']}" if view["dice"] else ""
    return Entry(address, f"{wrong}, ply {view['ply']}, {ends}{proved}", view["text"])


def kept(name: str) -> list[Entry]:
    """Return the entries of a game."""
    path = FOLDER / f"{name}.txt"
    parts = path.read_text("utf-8").split("=== ")[1:] if path.exists() else []
    return [Entry(*part.rstrip("\n").split("\n", 2)) for part in parts]


def spelled(entries: list[Entry]) -> str:
    return "".join("\n".join((f"=== {link}", *rest, "")) for link, *rest in entries)


def of_every_kind(name: str) -> Iterator[str]:
    """Yield links of a game: tidy and untidy, whole and broken, short and long."""
    rules = load(name).all_rules
    for number, game in enumerate(rules * (3 if len(rules) == 1 else 2)):
        whole = random_match(game, seed=40 + number, plies=LONG)
        rng, last = random.Random(number), len(whole.moves)
        for ply in sorted({0, 1, 2, 3, 5, 9, last // 4, last // 2, last - 1, last}):
            yield link.of(whole, ply)
        yield link.of(whole, ply=last // 3)
        yield link.write(name, [*whole.head, *whole.moves[:90]])
        yield from _untidy(link.of(whole, 6))
        yield from _packed(whole)
        for at in (0, 4, last // 2, last):
            yield _set_up(whole, at)
            yield f"{_set_up(whole, at)}-{rng.choice(whole.moves)}"
        yield from _broken(whole)
        yield from _proofs(start(game), rng)


def _untidy(address: str) -> Iterator[str]:
    yield address.upper().replace("-", ",") + ")."
    yield f"https://example.org/x/{address}&fbclid=a1#3"
    yield address.replace("-", "%20").replace("e", "е")  # Cyrillic
    yield address.removeprefix("?").replace("=", " ").replace("-", " ")


def _packed(match: Match) -> Iterator[str]:
    """Yield whole blocks, then shorter ones, which a game of any length has."""
    name, head, count = match.game.name, match.head, len(match.moves)
    blocks = [_block(match, at, at + BLOCK) for at in range(0, count, BLOCK)]
    for many in range(1, min(3, len(blocks)) + 1):
        rest = match.moves[BLOCK * many :][:7]
        yield link.write(name, [*head, *blocks[:many], *rest])
    short = _block(match, 0, 12)
    yield link.write(name, [*head, short, *match.moves[12:15]])
    yield link.write(name, [*head, *match.moves[:3], _block(match, 3, 9)])
    yield link.write(name, [*head, *match.moves[:4], short])
    yield link.write(name, [*head, short[:-1]])
    yield link.write(name, [*head, short, short])
    yield link.write(name, [*head, short, blocks[-1] + "q", "a1"])


def _block(match: Match, start: int, end: int) -> str:
    moves = match.moves[start:end]
    check = Check(match.head).before(match.moves[:start])
    return pack(match.game, match.states[start : start + len(moves)], moves, check)


def _set_up(match: Match, ply: int) -> str:
    token = written(match.game, match.states[ply])
    words = [match.game.variant, token or ""]
    return link.write(match.game.name, [word for word in words if word])


def _broken(match: Match) -> Iterator[str]:
    name, some = match.game.name, link.of(match, 4)
    yield f"{some}-nonsense-{match.moves[4]}"
    yield f"{some}-{match.moves[3]}-{match.moves[3]}"
    yield f"{some}-size9"
    yield f"{some}-set0"
    yield f"?{name}=size8-{match.moves[0]}"
    yield f"?{name}=set0a0-{match.moves[0]}"
    yield f"?{name}=set0e999"


def _proofs(match: Match, rng: random.Random) -> Iterator[str]:
    game, turns = match.game, 0
    while game.dice and turns < 7:
        if not dice.due(match):
            move = rng.choice(game.legal_moves(match.state))
            match = play(match, game.format(move))
            continue
        match = dice.proved(match, bytes([7, turns % 2] * 8)) or match
        turns += 1
        yield link.of(match)
        yield link.of(match, ply=1)
        yield link.of(match)[:-1]


def grown(name: str) -> list[Entry]:
    """Return the entries of a game and those that are to be added."""
    before = kept(name)
    known = {entry.link for entry in before}
    fresh: dict[str, Any] = dict.fromkeys(of_every_kind(name))
    return [*before, *(shown(address) for address in fresh if address not in known)]


def main() -> None:
    """Add what is missing."""
    for name in GAMES:
        entries, before = grown(name), len(kept(name))
        print(f"{name}: {len(entries)} links, {len(entries) - before} of them new")
        (FOLDER / f"{name}.txt").write_text(spelled(entries), "utf-8")
