"""Proofs of dice against a second program, written from the contract."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.core.independent import address, begun, every_race, played, seen
from tests.kit import SHIPPED, ask
from tests.reference import proofs
from tests.reference.proofs import Throw
from tests.scale import much
from trisq.game import Seat
from trisq.match import Match, play

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests


def throws(match: Match) -> list[Throw]:
    """Return the throws of a match."""
    game = match.game
    return [
        Throw(at, int(game.owner(state)), move)
        for at, (state, move) in enumerate(zip(match.states, match.moves))
        if game.to_move(state) is Seat.CHANCE
    ]


def thrown(name: str, seed: int, plies: int) -> tuple[Match, list[list[bytes]]]:
    """Play a game whose throws follow from two secrets, by the second program."""
    game, rng = SHIPPED[name], random.Random(f"{name}/{seed}")
    chains = [proofs.chain(rng.randbytes(16)) for _ in range(2)]
    match, used, newest = begun(game, rng), [0, 0], [bytes(10), bytes(10)]
    while len(match.moves) < plies and not game.outcome(match.state):
        if game.to_move(match.state) is Seat.CHANCE:
            side = int(game.owner(match.state))
            used[side] += 1
            newest[side] = chains[side][used[side]]
            match = play(match, proofs.thrown(newest[side], newest[1 - side]))
        else:
            match = played(game, rng, len(match.moves) + 1, match)
    return match, chains


@every_race
def test_a_game_is_thrown_and_proved_alike(name: str) -> None:
    rng = random.Random(name)
    secrets = [rng.randbytes(16) for _ in range(2)]
    chains, words = [proofs.chain(s) for s in secrets], list(map(proofs.text, secrets))
    game = SHIPPED[name]
    match = begun(game, rng)
    link = address(match, 0)
    for _ in range(much(40, 300)):
        if game.outcome(match.state):
            break
        if game.to_move(match.state) is Seat.CHANCE:
            side = int(game.owner(match.state))
            view = ask(op="roll", link=link, secret=words[side])["view"]
            match = play(match, view["moves"][-1])
            made = throws(match)
            used = [sum(one.side == who for one in made) for who in (0, 1)]
            newest = chains[1 - side][used[1 - side]] if used[1 - side] else bytes(10)
            own = chains[side][used[side]]
            assert view["moves"][-1] == proofs.thrown(own, newest)
        else:
            match = played(game, rng, len(match.moves) + 1, match)
            view = ask(op="play", link=link, move=match.moves[-1])["view"]
        count = len(match.moves)
        proof = proofs.proof(throws(match), chains)
        link = view["link"]
        assert link == address(match, count, proof)
        assert told(view) == proofs.verdict(throws(match), proof)
        before = match.until(count - 1)
        earlier = proofs.proof(throws(before), chains)
        assert view["links"]["undo"] == address(match, count - 1, earlier)
        back = rng.randrange(count)
        looked, cut = seen(f"{link}#{back}"), match.until(back)
        assert looked["link"] == f"{link}#{back}"
        assert told(looked) == proofs.verdict(throws(cut), proof or None)
        again = proofs.proof(throws(cut), chains)
        if game.to_move(cut.state) is not Seat.CHANCE:
            onward = match.moves[back]
            view = ask(op="play", link=f"{link}#{back}", move=onward)["view"]
            assert view["link"] == address(match, back + 1, again)


def told(view: Any) -> proofs.Verdict:
    return proofs.Verdict(view["dice"]["state"], view["dice"]["from"])


def forged(match: Match, rng: random.Random) -> Match:
    """Return a game with another throw somewhere, and played on."""
    at = rng.choice(throws(match)).at
    cut = match.until(at)
    moves = [match.game.format(m) for m in cut.game.legal_moves(cut.state)]
    return played(cut.game, rng, at + rng.randint(1, 12), play(cut, rng.choice(moves)))


def twisted(
    made: Sequence[Throw], chains: Sequence[Sequence[bytes]], rng: random.Random
) -> Iterator[str]:
    """Yield proofs, good ones and bad."""
    order = [made[0].side, 1 - made[0].side]
    one, other = (chains[side] for side in order)
    good = proofs.proof(made, chains)
    count = len(made)
    yield good
    for _ in range(4):
        ks = [max(0, count // 2 + rng.randint(-2, 3)) for _ in range(2)]
        pairs = [one[0], one[ks[0]], other[0], other[ks[1]]]
        yield "-".join(map(proofs.text, pairs))
    yield "-".join(map(proofs.text, [one[0], one[rng.randint(0, 3)]]))
    words = good.split("-")
    yield "-".join(words[2:] + words[:2])
    yield "-".join(words[::-1])
    yield "-".join([*words, *words][:3])
    yield "-".join(words[:1])
    yield good[:-1]
    yield good + "a"
    yield "-".join([*words, words[0]])
    at = rng.randrange(len(good))
    yield good[:at] + rng.choice("abcdefg2347") + good[at + 1 :]
    yield good[:at] + rng.choice("0189") + good[at + 1 :]


@every_race
def test_every_proof_is_judged_alike(name: str) -> None:
    found = set[str]()
    for seed in range(much(2, 30)):
        rng = random.Random(f"{name}?{seed}")
        whole, chains = thrown(name, seed, rng.randint(1, 90))
        if not throws(whole):
            continue  # set up behind a throw, and too short for the next
        for match in (whole, forged(whole, rng), forged(whole, rng)):
            made = throws(match)
            for proof in twisted(throws(whole), chains, rng):
                link = address(match, len(match.moves), proof)
                verdict = proofs.verdict(made, proof)
                assert told(seen(link)) == verdict, link
                found.add(verdict.state)
            plain = address(match, len(match.moves))
            assert told(seen(plain)) == proofs.verdict(made, None)
    assert found == {"proved", "open", "broken"}


def test_a_chain_may_have_a_thousand_links_and_no_more() -> None:
    values = [bytes(10)]
    while len(values) < 1002:
        values.append(proofs.hashed(values[-1]))
    ends = map(proofs.text, (values[1000], values[1001]))
    throw = proofs.thrown(values[999], bytes(10))  # the first of the shorter chain
    for anchor, state in zip(ends, ("proved", "broken")):
        proof = f"{anchor}-{proofs.text(values[0])}"
        expected = proofs.verdict([Throw(0, 0, throw)], proof)
        assert expected.state == state
        assert told(seen(f"?scripta={throw}&dice={proof}")) == expected
