"""Links against a second program, written from the contract."""

import random

import pytest

from tests.core.independent import address, begun, hurt, played, seen
from tests.kit import SHIPPED, every_set_up
from tests.reference import links, positions
from tests.scale import much
from trisq.match import Match, start

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests


@every_set_up
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


@every_set_up
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
