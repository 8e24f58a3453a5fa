"""What the computer says for its moves in Dama: true, and nothing left out."""

from tests.games.dama.test_computer import GAME, at, is_decided, states
from tests.scale import much
from trisq.game import Seat
from trisq.games.dama.board import EDGES, NAME, POINT, names_of
from trisq.games.dama.computer import MIND
from trisq.games.dama.rules import State

CROSSES = {POINT[name] for name in ("d2", "b4", "f4", "d6")}


def reasons(state: State, move: str) -> list[str]:
    return list(MIND.reasons(state, GAME.parse(move)))


def test_a_capture_is_a_reason() -> None:
    state = at("a1 d2 g1 f6", "b4 d3 e5 g7")
    assert reasons(state, "d2d1xb4") == ["closes a mill and captures b4"]


def test_a_win_is_the_first_reason() -> None:
    state = at("a1 d2 g1", "b4 d3 e5")
    capture = "closes a mill and captures b4"
    assert reasons(state, "d2d1xb4") == ["wins the game", capture]


def test_to_stop_a_mill_and_to_prepare_one_are_reasons() -> None:
    state = at("b2", "a1 d1 e5", hands=(8, 6))
    assert reasons(state, "g1") == ["stops a mill on g1"]
    cross = "takes a crossing of four lines"
    assert reasons(state, "b4") == ["prepares a mill on b6", cross]
    assert reasons(state, "c5") == []


def test_few_replies_are_a_reason() -> None:
    state = at("d1 d2 b4 g7", "a1 a4 a7 b6")
    assert reasons(state, "d2f2") == ["leaves the opponent only 2 moves"]
    few = "leaves the opponent only 1 move"
    assert reasons(state, "g7d7") == [few, "blocks a7"]


def test_room_to_move_is_a_reason() -> None:
    state = at("a1 d1 g1 d2", "a4 b6 d3 e5")
    assert reasons(state, "d2f2") == ["frees d1"]
    state = at("a1 d1 g7 b2 d7", "a7 e5 e3")
    assert reasons(state, "b2b4") == ["takes a crossing of four lines"]
    assert reasons(state, "a1a4") == [], "men who fly are never shut in"


def shut(men: int, hand: int, state: State) -> set[str]:
    """Return the men who have no empty neighbour; none if they may fly."""
    names = set(names_of(men))
    if not hand and len(names) <= 3:
        return set()
    taken = set(names_of(state.own | state.enemy))
    ways = [{NAME[a], NAME[b]} for a, b in EDGES]
    return {name for name in names if all(w <= taken for w in ways if name in w)}


def mills(own: int, enemy: int, hands: tuple[int, int]) -> set[str]:
    """Return where a player can close a mill, by the rules, if it is his turn."""
    state = GAME.position(own, enemy, hands, Seat.FIRST)
    return {NAME[end] for _, end, taken in GAME.legal_moves(state) if taken >= 0}


def test_reasons_are_true_and_complete() -> None:
    for state in states(range(much(1, 2)), 0.5):
        hands = state.own_hand, state.enemy_hand
        ready = mills(state.own, state.enemy, hands)
        danger = mills(state.enemy, state.own, hands[::-1])
        for move in list(GAME.legal_moves(state))[::3]:
            after = GAME.apply(state, move)
            hands = after.own_hand, after.enemy_hand
            stopped = danger - mills(after.own, after.enemy, hands)
            prepared = mills(after.enemy, after.own, hands[::-1]) - ready
            replies = len(GAME.legal_moves(after))
            theirs = shut(after.own, after.own_hand, after)
            theirs -= shut(state.enemy, state.enemy_hand, state)
            ours = shut(state.own, state.own_hand, state)
            ours -= shut(after.enemy, after.enemy_hand, after)
            cross = move[1] in CROSSES and move[0] not in CROSSES
            expected = [
                ("wins the game", is_decided(after)),
                ("closes a mill", move[2] >= 0),
                ("stops a mill on", bool(stopped)),
                ("prepares a mill on", bool(prepared and not after.over)),
                ("leaves the opponent only", replies <= 3 and not after.over),
                ("blocks", bool(theirs and not after.over)),
                ("frees", bool(ours and not after.over)),
                ("takes a crossing", cross and not after.over),
            ]
            said = list(MIND.reasons(state, move))
            assert len(said) == sum(due for _, due in expected)
            wanted = [begin for begin, due in expected if due]
            assert all(map(str.startswith, said, wanted))
            for one in said:
                told, _, more = one.partition(", but not on ")
                sites = {word.strip(",") for word in told.split()} & set(POINT)
                if "stops" in one:
                    assert sites == stopped
                    others = {word.strip(",") for word in more.split()} & set(POINT)
                    assert others == mills(after.own, after.enemy, hands)
                if "prepares" in one:
                    assert sites == prepared
                if "blocks" in one:
                    assert sites == theirs
                if "frees" in one:
                    assert sites == ours
