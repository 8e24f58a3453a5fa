"""Packed moves: any game, all or nothing, and no address that grows without end."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.scripta.endless import endless
from tests.kit import ALL, AnyGame, ask, every_game, random_match
from tests.scale import much
from trisq import link, packing
from trisq.games import find
from trisq.link import READABLE
from trisq.match import Match, Memory, play, replay, start
from trisq.packing import BLOCK, DIGITS, Check, pack


def by_the_book(match: Match, first: int, last: int) -> str:
    """Pack some moves as slowly as the rule reads."""
    game, number = match.game, 1
    for at in reversed(range(first, last)):
        legal = sorted(game.format(m) for m in game.legal_moves(match.states[at]))
        number = number * max(2, len(legal)) + legal.index(match.moves[at])
    check = 0
    for byte in "".join(f"{w}-" for w in (*match.head, *match.moves[:first])).encode():
        check = (32 * check + byte) % 1021
    check = (check + number) % 1021
    digits = []
    while number:
        digits.append(DIGITS[number % 32])
        number //= 32
    return "z" + DIGITS[check // 32] + DIGITS[check % 32] + "".join(reversed(digits))


def block(match: Match, first: int, last: int) -> str:
    check = Check(match.head).before(match.moves[:first])
    states, moves = match.states[first:last], match.moves[first:last]
    return pack(match.game, states, moves, check)


@every_game
def test_what_is_packed_is_read_back(game: AnyGame) -> None:
    for seed in range(much(1, 20)):
        match = random_match(game, seed, plies=300)
        rng = random.Random(seed)
        for _ in range(6):
            first = rng.randrange(len(match.moves))
            last = min(first + rng.randint(1, BLOCK), len(match.moves))
            word = block(match, first, last)
            assert word == by_the_book(match, first, last)
            assert word.isalnum()
            before, behind = match.moves[:first], match.moves[last:]
            assert replay(start(game), (*before, word.upper(), *behind)) == match


def test_a_position_that_was_set_up_belongs_to_the_check() -> None:
    game = find("trisq", "size7")
    plain, other = (start(game, word) for word in (None, "set0ea"))
    words = [block(play(match, "d4", "e5"), 0, 2) for match in (plain, other)]
    assert words[0] != words[1]
    assert replay(other, words[1:]).moves == ("d4", "e5")
    refused = replay(other, words[:1]).error
    assert refused is not None
    assert refused.code == "damaged"


def faulty(word: str) -> list[str]:
    """Return what can happen to a word: cut anywhere, doubled, one sign changed."""
    cuts = [word[:end] for end in range(1, len(word))]
    cuts += ["z" + word[start:] for start in range(2, len(word))]
    others = [
        word[:at] + DIGITS[(DIGITS.index(sign) + 1) % 32] + word[at + 1 :]
        for at, sign in enumerate(word)
        if at
    ]
    twisted = [
        word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        for at in range(len(word) - 1)
    ]
    twisted = [some for some in twisted if some.startswith("z")]
    zero = [word[:3] + "0" + word[3:], word + "0", word + word, word + "!", "z", "zu"]
    return [some for some in (*cuts, *others, *twisted, *zero) if some != word]


@every_game
def test_a_damaged_block_is_refused_as_a_whole(game: AnyGame) -> None:
    match = random_match(game, seed=2, plies=40)
    first, last = len(match.moves) // 3, len(match.moves) - 1
    word, before = block(match, first, last), match.moves[:first]
    found = 0
    for bad in faulty(word):
        read = replay(start(game), (*before, bad, match.moves[-1]))
        if read.error is None or read.error.code != "damaged":
            found += 1  # one of a thousand has the right check by chance
            continue
        assert (read.error.index, read.moves) == (first, before)
        assert read.error.message.endswith("ask for the link again.")
    assert found <= 2


@every_game
def test_a_block_in_another_place_is_found_out(game: AnyGame) -> None:
    match = random_match(game, seed=3, plies=30)
    word = block(match, 0, 4)
    twice = replay(start(game), (word, word))
    assert twice.moves == match.moves[:4]
    assert twice.error is not None
    assert (twice.error.code, twice.error.index) == ("damaged", 4)


def test_a_block_beyond_the_end_of_a_game_is_damaged() -> None:
    match = random_match(find("talpa", "size6"), seed=1)
    end = len(match.moves)
    check = Check(match.head).before(match.moves[: end - 2])
    game, states = match.game, match.states[end - 2 : end]
    word = pack(game, states, match.moves[end - 2 :], check)
    assert replay(match.until(end - 2), [word]) == match
    number = int(word[3:].translate(packing._INTO), 32)
    sizes = [max(2, len(game.legal_moves(state))) for state in states]
    more = number + 2 * sizes[0] * sizes[1]  # one move more, where none is legal
    again = "z" + "".join(DIGITS[n] for n in divmod((more + check) % 1021, 32))
    refused = replay(match.until(end - 2), [again + packing._written(more)]).error
    assert refused is not None
    assert refused.code == "damaged"


def test_a_block_of_more_than_64_moves_is_damaged() -> None:
    match = random_match(find("trisq"), seed=1, plies=70)
    assert replay(start(match.game), [block(match, 0, 64)]).error is None
    error = replay(start(match.game), [block(match, 0, 65)]).error
    assert error is not None
    assert error.code == "damaged"


def test_a_number_that_is_too_small_is_damaged() -> None:
    game = find("trisq")
    for number in (0, 1):
        word = "z0" + DIGITS[number] + DIGITS[number]
        error = replay(start(game), [word]).error
        assert error is not None
        assert error.code == "damaged"
    assert replay(start(game), [block(random_match(game, 1, 1), 0, 1)]).error is None


def long_match(plies: int = 1200) -> Match:
    return play(start(find("scripta")), *endless(plies))


@pytest.mark.no_cover
def test_links_are_readable_up_to_1500_characters() -> None:
    match = long_match()
    sizes = {n: len(link.of(match, n)) for n in range(0, 1200, much(21, 7))}
    for count, size in sizes.items():
        plain = link.write("scripta", match.moves[:count])
        packed = link.of(match, count) != plain
        assert packed == (len(plain) > READABLE)
        assert size <= READABLE or count > 900
    exact = next(
        n
        for n in range(1200)
        if len(link.write("scripta", match.moves[: n + 1])) > READABLE
    )
    assert "z" not in link.of(match, exact).split("=")[1][:1]
    assert link.of(match, exact + 1).split("=")[1].startswith("z")


@pytest.mark.no_cover
def test_a_longer_game_keeps_the_beginning_of_its_address() -> None:
    match = long_match()
    before: list[str] = []
    for count in range(0, 1200, much(15, 5)):
        words = link.of(match, count).split("=")[-1].split("-")
        blocks = [word for word in words if word.startswith("z")]
        assert words[: len(blocks)] == blocks
        assert blocks[: len(before)] == before
        before = blocks
    look = link.of(match, ply=100)
    assert look == f"{link.of(match)}#100"


def test_a_game_that_stays_too_long_is_packed_as_far_as_it_goes() -> None:
    plies = much(2200, 3900)
    match = long_match(plies)
    words = link.of(match).split("=")[1].split("-")
    packed = [word for word in words if word.startswith("z")]
    assert len(packed) == plies // BLOCK
    assert READABLE < len(link.of(match)) < len("-".join(match.moves)) / 4
    assert Memory().replay(match.game, words).moves == match.moves


def test_a_packed_link_shows_the_same_game() -> None:
    match = long_match(700)
    address = link.of(match)
    assert len(address) <= READABLE < len(link.write("scripta", match.moves))
    view = ask(op="view", link=address)["view"]
    assert (view["moves"], view["link"]) == (list(match.moves), address)
    assert view["error"] is None
    readable = ask(op="view", link=link.write("scripta", match.moves))["view"]
    assert readable == view
    back = ask(op="view", link=view["links"]["undo"])["view"]
    assert back["moves"] == list(match.moves[:-1])
    bad = ask(op="view", link=address.replace("z", "z0", 1))["view"]
    assert (bad["error"]["code"], bad["error"]["index"]) == ("damaged", 0)


class Counted(packing.Check):
    """Counts how often anything is packed or read."""

    asked = 0

    def before(self, moves: Any) -> int:
        type(self).asked += 1
        return super().before(moves)


def test_blocks_are_remembered_with_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trisq.match.Check", Counted)
    memory, match = Memory(), long_match(1200)
    words = link.of(match).split("=")[1].split("-")
    blocks = len([word for word in words if word.startswith("z")])
    assert Counted.asked == blocks > 8
    link.of(match)
    assert Counted.asked == blocks
    seen = memory.replay(match.game, words)
    assert Counted.asked == 2 * blocks
    assert link.of(seen) == link.of(match)
    longer = memory.replay(match.game, words)
    assert link.of(longer.until(1199)) == link.of(match, 1199)
    assert Counted.asked == 2 * blocks, "nothing is packed or read again"
    assert memory.replay(match.game, (*words[:-1], "nonsense")).error is not None
    assert Counted.asked == 2 * blocks


@pytest.mark.no_cover
@given(seed=st.integers(0, 99), data=st.data())
@settings(max_examples=much(25, 400))
def test_words_of_all_kinds_may_follow_each_other(
    seed: int, data: st.DataObject
) -> None:
    game = data.draw(st.sampled_from(ALL))
    match = random_match(game, seed, plies=90)
    words, at = list[str](), 0
    while at < len(match.moves):
        size = data.draw(st.integers(0, BLOCK))
        end = min(len(match.moves), at + max(1, size))
        words += [block(match, at, end)] if size else [match.moves[at]]
        at = end
    assert replay(start(game), words) == match
    assert Memory().replay(game, words) == match
