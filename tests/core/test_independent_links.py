"""Links, positions and proofs against a second program, written from the contract."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.kit import SHIPPED, AnyGame, ask, every_shipped
from tests.reference import links, positions, proofs
from tests.reference.proofs import Throw
from tests.scale import much
from trisq.game import Seat
from trisq.match import Match, play, start

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests

RACES = [name for name, game in SHIPPED.items() if game.dice]
every_race = pytest.mark.parametrize("name", RACES)


def played(game: AnyGame, rng: random.Random, plies: int, match: Match) -> Match:
    """Play on at random; who may swap does so half of the time."""
    while len(match.moves) < plies and (legal := game.legal_moves(match.state)):
        written = game.format(rng.choice(legal))
        if game.format(legal[-1]) == "swap" and rng.random() < 0.5:
            written = "swap"
        match = play(match, written)
    return match


def begun(game: AnyGame, rng: random.Random) -> Match:
    """Begin a game, every second time from a position that was set up."""
    if rng.random() < 0.5:
        return start(game)
    there = played(game, rng, rng.randint(1, 40), start(game)).state
    return start(game, positions.write(game, positions.of(game, there)))


def address(match: Match, count: int, proof: str = "") -> str:
    """Return the link after some moves, by the second program."""
    head = [word for word in (match.game.variant, match.setup) if word]
    states, moves = match.states[:count], match.moves[:count]
    return links.address(match.game, head, states, moves, proof)


def seen(link: str) -> Any:
    return ask(op="view", link=link)["view"]


@every_shipped
def test_links_and_positions_along_whole_games(name: str) -> None:
    game = SHIPPED[name]
    for seed in range(much(1, 6)):
        rng = random.Random(f"{name}{seed}")
        match = played(game, rng, much(500, 900), begun(game, rng))
        end = len(match.moves)
        for count in sorted({*rng.sample(range(end), min(end, much(5, 20))), end}):
            link = address(match, count)
            view = seen(link)
            assert (view["link"], view["error"]) == (link, None)
            assert tuple(view["moves"]) == match.moves[:count]
            assert view["links"]["undo"] == (
                address(match, count - 1) if count else None
            )
            position = positions.of(game, match.states[count])
            assert view["position"] == positions.write(game, position)
            assert positions.read(game, view["position"]) == position
            back = rng.randrange(count + 1)
            looked = link if back == count else f"{link}#{back}"
            assert seen(f"{link}#{back}")["link"] == looked


def test_packing_begins_where_a_link_would_be_too_long() -> None:
    """Only a race of fifteen men is so long, when it is played at random."""
    game, rng = SHIPPED["scripta"], random.Random(3)
    match = start(game)
    lengths = [len(address(match, 0))]
    while lengths[-1] <= links.READABLE:
        match = played(game, rng, len(lengths), match)
        readable = links.joined(game, [*match.head, *match.moves])
        lengths.append(len(readable))
    last = len(match.moves)
    for count, packed in ((last - 2, False), (last - 1, False), (last, True)):
        link = seen(links.joined(game, [*match.head, *match.moves[:count]]))["link"]
        assert link == address(match, count)
        assert ("z" in link) is packed
        assert (len(link) < lengths[count]) is packed


@every_shipped
def test_words_of_any_length_are_read_alike(name: str) -> None:
    game = SHIPPED[name]
    for seed in range(much(1, 12)):
        rng = random.Random(f"{name}-{seed}")
        match = played(game, rng, 90, begun(game, rng))
        if not match.moves:
            continue  # set up where it is over
        words, before = mixed(match, rng)
        assert tuple(seen(links.joined(game, words))["moves"]) == match.moves
        for _ in range(much(5, 20)):
            at = rng.choice([at for at, word in enumerate(words) if word[0] == "z"])
            bad = [*words[:at], hurt(words[at], rng), *words[at + 1 :]]
            kept = match.moves[: before[at]]
            view = seen(links.joined(game, bad))
            state = match.states[before[at]]
            head = [word for word in (game.variant, match.setup) if word]
            try:
                more = links.unpacked(game, state, bad[at], [*head, *kept])
            except links.DamagedError:
                assert view["error"]["code"] == "damaged"
                assert view["error"]["index"] == len(kept)
                assert tuple(view["moves"]) == kept
            else:
                assert tuple(view["moves"])[: len(kept) + len(more)] == (*kept, *more)


def mixed(match: Match, rng: random.Random) -> tuple[list[str], list[int]]:
    """Return a game as readable and packed words, and how many moves are before each.

    The first move is packed, so that there is a word to hurt.
    """
    words = [word for word in (match.game.variant, match.setup) if word]
    head, before, at = list(words), [0] * len(words), 0
    while at < len(match.moves):
        size = rng.choice([0, 1, 2, 9, 64]) if at else 1
        end = min(len(match.moves), at + max(1, size))
        states, moves = match.states[at:end], match.moves[at:end]
        past = [*head, *match.moves[:at]]
        word = links.packed(match.game, states, moves, past)
        words.append(word if size else moves[0])
        before.append(at)
        at = end
    return words, before


def hurt(word: str, rng: random.Random) -> str:
    """Change a packed word, sometimes so that its check is right again."""
    body = list(word[1:])
    at = rng.randrange(len(body))
    match rng.randrange(4):
        case 0:
            body[at] = rng.choice(links.DIGITS)
        case 1:
            body.insert(at, rng.choice(links.DIGITS + "ilou"))
        case 2:
            del body[at]
        case _:
            other = (links.DIGITS.index(body[-1]) + 1) % 32
            body[-1] = links.DIGITS[other]
            if other:
                check = 32 * links.DIGITS.index(body[0]) + links.DIGITS.index(body[1])
                high, low = divmod((check + 1) % links.MODULUS, 32)
                body[:2] = [links.DIGITS[high], links.DIGITS[low]]
    return "z" + "".join(body)


def loosened(game: AnyGame, word: str, rng: random.Random) -> str:
    """Write a position in another way: runs cut, ones written, the rest anywhere."""
    cells, rest = list[str](), list[str]()
    for letters, digits in positions.ITEM.findall(word[4:]):
        number = int(digits or 1)
        if letters not in ("a", "b", "e"):
            rest.append(letters + digits)
        elif game.name == "scripta" and letters != "e":
            cells.append(letters + (digits or rng.choice(["", "1"])))
        else:
            cut = rng.randint(0, number)
            parts = [part for part in (cut, number - cut) if part]
            cells += [f"{letters}{part if part > 1 else ''}" for part in parts]
    cells += ["e"] * rng.randint(0, 2) * (rng.random() < 0.3)
    for item in rest:
        cells.insert(rng.randint(0, len(cells)), item)
    return word[:4] + "".join(cells)


@every_shipped
def test_positions_are_read_and_refused_alike(name: str) -> None:
    game = SHIPPED[name]
    refused = 0
    for seed in range(much(12, 300)):
        rng = random.Random(f"{name} {seed}")
        match = played(game, rng, rng.randint(0, 60), start(game))
        word = positions.write(game, positions.of(game, match.state))
        word = loosened(game, word, rng)
        if seed % 2:
            items = ["a", "b2", "e0", "a02", "ha", "hb9", "ca", "ob3", "d7", "d16", "x"]
            at = rng.randint(4, len(word))
            word = word[:at] + rng.choice(items) + word[at:]
        view = seen(links.joined(game, [*filter(None, [game.variant]), word]))
        try:
            expected = positions.write(game, positions.read(game, word))
        except positions.ImpossibleError:
            refused += 1
            assert view["error"]["code"] == "bad-position", word
            assert (view["setup"], view["moves"]) == (None, [])
        else:
            assert view["error"] is None, word
            assert view["setup"] == view["position"] == expected, word
    assert refused


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
