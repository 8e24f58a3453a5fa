"""Dice that both sides can prove: thrown, told, undone, forged."""

import hashlib
import hmac
import json
import random
from base64 import b32decode, b32encode
from collections import Counter
from typing import Any

import pytest

from tests.kit import ask
from tests.scale import much
from trisq import dice, link, proof
from trisq.cli import main
from trisq.games import find
from trisq.match import Match, play, start

ONE, TWO, THREE = bytes(range(16)), bytes(range(50, 66)), bytes(range(100, 116))
Json = dict[str, Any]


def written(secret: bytes) -> str:
    return b32encode(secret).decode().lower().rstrip("=")


def decoded(text: str) -> bytes:
    return b32decode(text.upper())


def hashed(value: bytes) -> bytes:
    return hashlib.sha256(b"trisq chain\0" + value).digest()[:10]


def chain(secret: bytes) -> list[bytes]:
    """Return c(0) to c(1000), as the contract words it."""
    values = [hashed(secret)]
    while len(values) < 1001:
        values.append(hashed(values[-1]))
    return values[::-1]


def thrown(value: bytes, other: bytes) -> str:
    """Return a throw, as the contract words it."""
    found: list[int] = []
    counter = 0
    while len(found) < 3:
        message = b"trisq dice\0" + other + bytes([counter])
        digest = hmac.new(value, message, hashlib.sha256).digest()
        found += [1 + byte % 6 for byte in digest if byte < 252]
        counter += 1
    return "".join(map(str, sorted(found[:3])))


def rolled(address: str, secret: bytes | None, **more: Any) -> Json:
    question = {"op": "roll", "link": address, **more}
    if secret is not None:
        question["secret"] = written(secret)
    view: Json = ask(**question)["view"]
    return view


def moved(view: Json, count: int = 99) -> Json:
    """Use the dice on the table in any way."""
    while view["turn"] in (0, 1) and count:
        move = view["choices"][-1]["move"]
        view = ask(op="play", link=view["link"], move=move)["view"]
        count -= 1
    return view


def played(throws: int, secrets: tuple[bytes, bytes] = (ONE, TWO)) -> Json:
    """Play so many turns, each with the secret of its side; the last one is thrown."""
    view: Json = ask(op="view", link="?scripta")["view"]
    for at in range(throws):
        view = rolled(moved(view)["link"], secrets[at % 2])
    return view


def parts(view: Json) -> list[str]:
    return str(view["link"]).split("&dice=")[1].split("#")[0].split("-")


def plies(view: Json) -> list[int]:
    return [at for at, seat in enumerate(view["seats"]) if seat == "chance"]


def test_throws_follow_from_the_secrets_of_both() -> None:
    chains = chain(ONE), chain(TWO)
    for count in range(1, 9):
        view = played(count)
        made = [view["moves"][ply] for ply in plies(view)]
        for at, throw in enumerate(made):
            value = chains[at % 2][at // 2 + 1]
            other = chains[1 - at % 2][(at + 1) // 2] if at else bytes(10)
            assert throw == thrown(value, other)
        values = [decoded(part) for part in parts(view)]
        first, second = chains[0][(count + 1) // 2], chains[1][count // 2]
        expected = [chains[0][0], first, chains[1][0], second]
        assert values == (expected if count > 1 else expected[:2])
        assert len("-".join(parts(view))) <= 67
        told = view["dice"]
        assert told["state"] == "proved"
        assert told["from"] == (plies(view)[3] if count > 3 else None)


def test_nobody_can_roll_again() -> None:
    """The same secret at the same place gives the same throw."""
    view = played(5)
    before = ask(op="view", link=view["links"]["undo"])["view"]
    assert before["dice"]["state"] == "proved"
    again = rolled(before["link"], ONE)
    assert (again["link"], again["moves"]) == (view["link"], view["moves"])


def test_undo_takes_the_newest_value_back() -> None:
    view = played(4)
    back = ask(op="view", link=view["links"]["undo"])["view"]
    assert decoded(parts(back)[3]) == hashed(decoded(parts(view)[3]))
    assert parts(back)[:3] == parts(view)[:3]
    link_: str | None = view["link"]
    states = []
    while link_:
        view = ask(op="view", link=link_)["view"]
        states.append(view["dice"]["state"])
        link_ = view["links"]["undo"]
    assert set(states[:-1]) == {"proved"}
    assert view["link"] == "?scripta"
    assert view["dice"] == {
        "state": "open",
        "from": None,
        "covered": 0,
        "anchors": [None, None],
        "sentence": "No dice have been rolled yet.",
    }


def test_a_view_tells_the_anchor_of_each_player() -> None:
    """Who made one finds his game by it, wherever in the game a link looks."""
    one, two = (b32encode(chain(some)[0]).decode().lower() for some in (ONE, TWO))
    assert played(1)["dice"]["anchors"] == [one, None]
    whole = played(4)
    for ply in (0, len(whole["moves"])):
        look = ask(op="view", link=f"{whole['link']}#{ply}")["view"]
        assert look["dice"]["anchors"] == [one, two]
    second = rolled("?scripta=set1", ONE)
    assert second["dice"]["anchors"] == [None, one], "player 2 threw first"
    assert ask(op="view", link="?trisq")["view"]["dice"] is None


def test_a_view_counts_the_throws_that_are_covered() -> None:
    view = played(5)
    assert view["dice"]["covered"] == 5
    at = plies(view)[3]
    assert ask(op="view", link=f"{view['link']}#{at}")["view"]["dice"]["covered"] == 3
    opened = rolled(moved(view)["link"], None)
    assert (opened["dice"]["state"], opened["dice"]["covered"]) == ("open", 5)
    moves = [*view["moves"]]
    moves[at] = "111" if moves[at] != "111" else "222"
    forged = link.write("scripta", moves[: at + 1]) + "&" + view["link"].split("&")[1]
    told = ask(op="view", link=forged)["view"]["dice"]
    assert (told["state"], told["covered"]) == ("broken", 3)
    bare = link.write("scripta", view["moves"])
    for spoilt in (bare, f"{bare}&dice=a-b"):
        told = ask(op="view", link=spoilt)["view"]["dice"]
        assert (told["covered"], told["anchors"]) == (0, [None, None])


def test_looking_back_and_playing_on_from_there_cut_the_proof() -> None:
    view = played(6)
    made = plies(view)
    for ply in range(len(view["moves"])):
        look = ask(op="view", link=f"{view['link']}#{ply}")["view"]
        assert look["dice"]["state"] == "proved"
        assert look["link"] == f"{view['link']}#{ply}"
    there = rolled(f"{view['link']}#{made[3]}", TWO)
    assert there["moves"] == view["moves"][: made[3] + 1]
    assert there["dice"]["state"] == "proved"
    opened = rolled(f"{view['link']}#{made[3]}", None)
    assert opened["dice"]["state"] == "open"
    assert opened["dice"]["from"] == made[3]
    longer = view["link"].split("&")[1]
    short = link.write("scripta", view["moves"][: made[2] + 1])
    cut = ask(op="view", link=f"{short}&{longer}")["view"]
    assert cut["dice"]["state"] == "proved"
    assert decoded(parts(cut)[3]) == chain(TWO)[1]
    line = ask(op="view", link=cut["link"], line=view["link"])["view"]
    assert line["links"]["home"] == f"{view['link']}#{made[2] + 1}"


def test_who_has_no_secret_rolls_openly_and_the_game_goes_on() -> None:
    view = rolled(moved(played(3))["link"], None)
    made = plies(view)
    assert view["dice"]["state"] == "open"
    assert view["dice"]["from"] == made[3]
    assert "rolled on a player’s device" in view["dice"]["sentence"]
    later = rolled(moved(view)["link"], ONE)
    assert (later["dice"]["state"], later["dice"]["from"]) == ("open", made[3])
    assert parts(later) == parts(view)


def test_a_proof_begins_with_a_first_throw_or_never() -> None:
    view = rolled("?scripta=146-p4-p1-p6", TWO)
    assert "dice=" not in view["link"]
    assert (view["dice"]["state"], view["dice"]["from"]) == ("open", 0)
    half = rolled(moved(rolled("?scripta", ONE))["link"], None)
    assert (half["dice"]["state"], half["dice"]["from"]) == ("open", plies(half)[1])
    set_up = rolled("?scripta=men5-set1a3", TWO)
    assert set_up["dice"]["state"] == "proved"
    assert decoded(parts(set_up)[0]) == chain(TWO)[0]
    other = rolled(moved(set_up)["link"], ONE)
    assert (other["dice"]["state"], len(parts(other))) == ("proved", 4)


def test_a_foreign_secret_rolls_openly() -> None:
    view = rolled(moved(played(2))["link"], THREE)
    assert (view["dice"]["state"], view["dice"]["from"]) == ("open", plies(view)[2])


def test_a_chain_can_be_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "LENGTH", 2)
    proof.chain_of.cache_clear()
    view = played(6)
    assert (view["dice"]["state"], view["dice"]["from"]) == ("open", plies(view)[4])
    proof.chain_of.cache_clear()


def forged(view: Json, values: list[str]) -> Json:
    address = view["link"].split("&")[0] + "&dice=" + "-".join(values)
    found: Json = ask(op="view", link=address)["view"]
    return found


def test_a_changed_throw_does_not_follow() -> None:
    view = played(6)
    made = plies(view)
    whole = "&" + view["link"].split("&")[1]
    for number, ply in enumerate(made):
        moves = list(view["moves"][: ply + 1])
        moves[-1] = "666" if moves[-1] != "666" else "111"
        bad = ask(op="view", link=link.write("scripta", moves) + whole)["view"]
        assert (bad["dice"]["state"], bad["dice"]["from"]) == ("broken", ply), number
        assert bad["error"] is None
        assert f"The dice of move {ply + 1} do not match" in bad["dice"]["sentence"]
        on = moved(bad)
        assert len(on["moves"]) > len(moves)
        assert rolled(on["link"], ONE)["dice"]["state"] == "broken"


@pytest.mark.parametrize("at", range(4))
def test_a_forged_value_breaks_the_proof(at: int) -> None:
    view = played(6)
    values = parts(view)
    values[at] = b32encode(b"0123456789").decode().lower()
    bad = forged(view, values)
    assert bad["dice"]["state"] == "broken"
    assert bad["dice"]["from"] == plies(view)[0]
    assert len(ask(op="view", link=bad["link"])["view"]["moves"]) == len(bad["moves"])


def test_a_proof_of_other_secrets_does_not_follow() -> None:
    view, other = played(6), played(6, (THREE, TWO))
    bad = forged(view, parts(other))
    assert (bad["dice"]["state"], bad["dice"]["from"]) == ("broken", plies(view)[0])
    turned = forged(view, parts(view)[2:] + parts(view)[:2])
    assert turned["dice"]["state"] == "broken"


def test_a_proof_cut_anywhere_is_told_and_the_game_goes_on() -> None:
    view = played(6)
    whole = "-".join(parts(view))
    for end in range(len(whole)):
        cut = forged(view, [whole[:end]])
        assert cut["moves"] == view["moves"]
        assert cut["dice"]["state"] == ("broken" if whole[:end] else "open")
        assert cut["dice"]["from"] == 0
        assert cut["dice"]["sentence"].endswith(".")
        assert cut["error"] is None
        assert link_of(cut) == cut["link"]
    after = rolled(moved(forged(view, [whole[:20]]))["link"], ONE)
    assert after["dice"]["state"] == "broken"


@pytest.mark.parametrize("more", ["a", "-a", "aaaaaaaa-aaaaaaaa", "-a" * 9_999])
def test_a_proof_with_more_behind_it_is_no_proof(more: str) -> None:
    view = ask(op="view", link=played(4)["link"] + more)["view"]
    assert (view["dice"]["state"], view["dice"]["from"]) == ("broken", 0)
    assert len(view["link"].partition("&dice=")[2]) < 100
    again = ask(op="view", link=view["link"])["view"]
    assert again["dice"] == view["dice"], "sent on, it is as wrong as before"


def link_of(view: Json) -> str:
    return str(ask(op="view", link=view["link"])["view"]["link"])


def test_an_older_proof_covers_the_older_throws() -> None:
    old, view = played(4), played(6)
    found = forged(view, parts(old))
    assert (found["dice"]["state"], found["dice"]["from"]) == ("open", plies(view)[4])


def test_a_proof_of_one_side_alone_is_enough_for_one_throw_only() -> None:
    assert forged(played(2), parts(played(2))[:2])["dice"]["state"] == "open"
    assert forged(played(6), parts(played(6))[:2])["dice"]["state"] == "broken"


@pytest.mark.parametrize("text", ["", "-", "😀", "<b>", "a", "a-b", "A" * 16 + "-😀"])
def test_what_is_no_proof_harms_nothing(text: str) -> None:
    for moves in ("146-p4", "set0", ""):
        view = ask(op="view", link=f"?scripta={moves}&dice={text}")["view"]
        assert view["error"] is None
        assert view["dice"]["state"] in ("open", "broken")
        assert link_of(view) == view["link"]
        assert view["link"][-1].isalnum()
    assert rolled(f"?scripta&dice={text}", ONE)["moves"]


def test_capitals_and_other_separators_are_read() -> None:
    view = played(4)
    address, values = view["link"].split("&dice=")
    for other in (values.upper(), values.replace("-", "."), values.replace("-", "%2D")):
        assert ask(op="view", link=f"{address}&DICE={other})")["view"] == view


def test_other_games_drop_a_proof() -> None:
    values = "-".join(parts(played(2)))
    view = ask(op="view", link=f"?trisq=a1&dice={values}")["view"]
    assert (view["link"], view["dice"], view["error"]) == ("?trisq=a1", None, None)
    assert ask(op="view", link=f"?dice={values}")["view"]["link"] == "?trisq"


@pytest.mark.parametrize(
    "secret", ["", "a" * 25, "a" * 27, "A" * 26, "1" * 26, 5, None]
)
def test_a_malformed_secret_is_a_bad_request(secret: object) -> None:
    answer = ask(op="roll", link="?scripta", secret=secret)
    assert answer["error"]["code"] == "bad-request"


def test_dice_that_are_not_due_are_refused_with_a_secret_too() -> None:
    for address in ("?scripta=146", "?trisq"):
        answer = ask(op="roll", link=address, secret=written(ONE))
        assert answer["error"]["code"] == "no-dice"


def test_the_command_line_says_what_is_proved(
    capsys: pytest.CaptureFixture[str],
) -> None:
    view = played(4)
    assert main(["--link", view["link"]]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"The dice are proved from move {plies(view)[3] + 1} on."
    assert main(["--link", view["links"]["undo"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dice"]["state"] == "proved"
    assert main(["-g", "scripta", "146"]) == 0
    assert "proved" not in capsys.readouterr().out
    assert main(["--link", f"{view['link']}#1", "--roll"]) == 1
    capsys.readouterr()
    assert main(["--link", view["link"].replace("&dice=", "&dice=a")]) == 0
    assert "The dice of move 1 do not match" in capsys.readouterr().out


def test_a_match_knows_its_proof_as_a_value() -> None:
    game = find("scripta")
    match = dice.proved(start(game), ONE)
    assert match is not None
    assert dice.proved(match, ONE) is None, "no dice are due"
    assert dice.verdict(match, 1).state == "proved"
    assert isinstance(match, Match)
    assert play(match, *match.moves[:0]).proof == match.proof


@pytest.mark.no_cover
def test_the_dice_are_fair() -> None:
    """60,000 throws by chains: the chi-square test of all 56 kinds, and of each die."""
    count = much(20_000, 60_000)
    rng = random.Random(5)
    kinds: Counter[tuple[int, ...]] = Counter()
    other = bytes(10)
    for _ in range(count):
        value = rng.randbytes(10)
        kinds[proof.throw(value, other, 3)] += 1
        other = value
    game = find("scripta")
    chi = 0.0
    for move, chance in game.odds(game.initial()):
        expected = count * chance
        chi += (kinds[move.throw] - expected) ** 2 / expected
    assert chi < 93.2, "55 degrees of freedom: one run of a thousand is beyond"
    faces = Counter(face for kind, times in kinds.items() for face in kind * times)
    even = count / 2
    assert sum((faces[face] - even) ** 2 / even for face in range(1, 7)) < 20.5


@pytest.mark.no_cover
def test_a_throw_says_nothing_of_the_next() -> None:
    """60,000 throws of whole games: the opponent's next one, and one's own.

    The sum of fair dice modulo six is as often each of six numbers, so all 36 pairs
    are as likely.
    """
    rng = random.Random(6)
    next_to: Counter[tuple[int, int]] = Counter()
    next_own: Counter[tuple[int, int]] = Counter()
    for _ in range(much(6, 60)):
        chains = [proof.chain_of(rng.randbytes(16)) for _ in range(2)]
        values = [own[number] for number in range(1, 501) for own in chains]
        before = [bytes(10), *values]
        sums = [sum(proof.throw(*pair, 3)) % 6 for pair in zip(values, before)]
        next_to.update(zip(sums[::2], sums[1::2]))
        next_own.update(zip(sums[::4], sums[2::4]))
    for pairs in (next_to, next_own):
        even = pairs.total() / 36
        chi = sum((pairs[one, two] - even) ** 2 for one in range(6) for two in range(6))
        assert chi / even < 66.6, "35 degrees of freedom: one run of a thousand"


def test_many_dice_need_more_than_one_hash() -> None:
    numbers = proof.throw(ONE[:10], TWO[:10], 90)
    assert len(numbers) == 90
    assert numbers[:3] == (1, 1, 1)
    assert "".join(map(str, proof.throw(ONE[:10], TWO[:10], 3))) == thrown(
        ONE[:10], TWO[:10]
    )


def test_bytes_are_read_as_they_are_written() -> None:
    for size in (10, 16):
        for seed in range(20):
            value = random.Random(seed).randbytes(size)
            assert proof.encoded(value) == written(value)
            assert proof.decoded(written(value), size) == value
