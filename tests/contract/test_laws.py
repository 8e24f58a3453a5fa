"""The laws of ``trisq.game``, for every registered game and for two toy ones."""

import json
import pickle
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import LONGEST, AnyGame, every_game, random_match
from tests.scale import much, some
from tests.toys.goose import Goose
from trisq.game import PLAYERS, Seat
from trisq.match import replay, start
from trisq.scene import SHAPES, Piece, Site
from trisq.view import view


def check_state(game: AnyGame, state: Any) -> None:
    """Check every law that speaks of one state."""
    moves = list(game.legal_moves(state))
    assert (not moves) == (game.outcome(state) is not None)
    check_sequence(game.legal_moves(state), moves)
    check_moves(game, state, moves)
    check_scene(game, state, moves)
    text = game.text(state)
    assert all(line == line.rstrip() for line in text.split("\n"))
    assert "\t" not in text
    assert not text.endswith("\n")


def check_sequence(some: Sequence[Any], listed: list[Any]) -> None:
    """Legal moves may be worked out on demand; they must still be a sequence."""
    count = len(listed)
    assert len(some) == count
    assert list(some) == listed, "the order is fixed"
    assert [some[index] for index in range(count)] == listed
    assert [some[index] for index in range(-count, 0)] == listed
    assert list(some[1:4]) == listed[1:4]
    for index in (count, count + 99, -count - 1):
        with pytest.raises(IndexError):
            some[index]


def check_moves(game: AnyGame, state: Any, moves: list[Any]) -> None:
    tokens = [game.format(move) for move in moves]
    assert len(set(tokens)) == len(tokens), "spellings are unique"
    for move, token in zip(moves, tokens):
        assert re.fullmatch("[a-z0-9]+", token)
        assert game.parse(token) == move
        assert game.refusal(state, move) is None
    labels = [game.label(state, move) for move in moves]
    assert len(set(labels)) == len(labels), "and so is what is printed"
    assert all(label == label.strip() != "" for label in labels)
    told = {(game.instruction(state, m), game.captures(state, m)) for m in moves}
    assert len(told) == len(moves), "who does as he is told plays this move"
    assert game.owner(state) in PLAYERS
    assert game.to_move(state) in (game.owner(state), Seat.CHANCE)
    if game.to_move(state) is Seat.CHANCE and moves:
        odds = dict(game.odds(state))
        assert set(odds) == set(moves)
        assert sum(odds.values()) == pytest.approx(1)


def check_scene(game: AnyGame, state: Any, moves: list[Any]) -> None:
    scene = game.scene(state)
    assert scene.board == game.scene(game.initial()).board, "it is written only once"
    sites = {site.id for site in scene.board.sites}
    written = json.loads(json.dumps(scene.json()))
    assert [Piece(**piece) for piece in written["pieces"]] == list(scene.pieces)
    assert [Site(**site) for site in written["sites"]] == [
        site._replace(name=site.name or site.id) for site in scene.board.sites
    ]
    names = [site["name"] for site in written["sites"]]
    assert len(set(names)) == len(names), "who only hears a name knows the site"
    assert all(piece.site in sites for piece in scene.pieces)
    assert all(piece.shape in SHAPES for piece in scene.pieces)
    for site in scene.board.sites:
        assert 0 <= site.x <= scene.board.width
        assert 0 <= site.y <= scene.board.height
    paths = [game.path(state, move) for move in moves]
    if game.to_move(state) is Seat.CHANCE:
        assert set(paths) <= {()}
        return
    assert len(set(paths)) == len(paths)
    beginnings = {path[:length] for path in paths for length in range(len(path))}
    assert not beginnings & set(paths), "no path is a proper beginning of another"
    known = sites | {button.id for button in scene.buttons}
    shortcuts = [path for move in moves if (path := game.shortcut(state, move))]
    assert all(set(path) <= known for path in [*paths, *shortcuts])
    assert len({*paths, *shortcuts}) == len(paths) + len(shortcuts)
    for clicks in beginnings - {()}:
        half = game.preview(state, clicks)
        assert half.prompt
        assert half.scene.board == scene.board, "it never changes"


@every_game
@pytest.mark.parametrize("seed", some(((seed,) for seed in range(3)), short=1))
def test_a_random_game_keeps_the_laws_to_its_end(game: AnyGame, seed: int) -> None:
    match = random_match(game, seed)
    for state in match.states[:: max(1, len(match.states) // 25)]:
        check_state(game, state)
    check_state(game, match.state)
    assert game.outcome(match.state) or len(match.steps) == LONGEST


@every_game
def test_all_moves_that_are_not_legal_are_refused(game: AnyGame) -> None:
    match = random_match(game, seed=5)
    spellings = set(match.moves)
    sites = {site.id for site in game.scene(game.initial()).board.sites}
    for state in match.states[: -1 : max(1, len(match.states) // 10)]:
        legal = {game.format(move) for move in game.legal_moves(state)}
        for token in spellings:
            refusal = game.refusal(state, game.parse(token))
            assert (refusal is None) == (token in legal)
            if refusal:
                assert re.fullmatch("[a-z]+(-[a-z]+)*", refusal.code)
                assert refusal.sentence.endswith(".")
                assert len(set(refusal.sites)) == len(refusal.sites)
                assert sites.issuperset(refusal.sites)


@every_game
def test_states_are_values(game: AnyGame) -> None:
    rng, state = random.Random(7), game.initial()
    for _ in range(much(20, 60)):
        copy, told = pickle.loads(pickle.dumps(state)), repr(state)
        assert (copy, hash(copy)) == (state, hash(state))
        use_up(game, state)
        assert (copy, told) == (state, repr(state)), "nothing may change a state"
        if game.outcome(state):
            break
        state = game.apply(state, rng.choice(game.legal_moves(state)))
    assert game.initial() == game.initial()


def use_up(game: AnyGame, state: Any) -> None:
    """Ask for everything that a state can be asked for."""
    for move in game.legal_moves(state):
        assert game.apply(state, move) == game.apply(state, move) != state
        game.refusal(state, move), game.path(state, move), game.captures(state, move)
        game.label(state, move), game.instruction(state, move)
    game.scene(state), game.text(state), game.status_note(state), game.turn_text(state)
    game.tally(state, Seat.FIRST), game.tally(state, Seat.SECOND)
    if not game.outcome(state):
        assert game.todo(state).endswith(".")


@every_game
def test_a_record_replays_to_the_same_states(game: AnyGame) -> None:
    match = random_match(game, seed=11, plies=60)
    again = replay(start(game), match.moves)
    assert again == match
    assert again.error is None


@every_game
def test_nothing_can_be_played_after_the_end(game: AnyGame) -> None:
    match = random_match(game, seed=13)
    over = replay(match, [match.moves[0]])
    assert over.error is not None
    assert over.error.code == "game-over"
    assert over.steps == match.steps


@every_game
@given(data=st.data())
@settings(max_examples=much(12, 300), deadline=None)
def test_any_choice_of_moves_keeps_the_laws(game: AnyGame, data: st.DataObject) -> None:
    state = game.initial()
    for _ in range(data.draw(st.integers(0, 40))):
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.apply(state, moves[data.draw(st.integers(0, len(moves) - 1))])
    check_state(game, state)


@every_game
@given(text=st.text(max_size=12))
@settings(max_examples=much(40, 1_000), deadline=None)
def test_any_text_is_a_move_or_is_refused_in_words(game: AnyGame, text: str) -> None:
    match = replay(start(game), [text])
    if match.error:
        assert str(match.error).startswith("Move 1 (")
    else:
        assert len(match.steps) == 1


@every_game
def test_what_was_clicked_can_be_spelled(game: AnyGame) -> None:
    match = random_match(game, seed=17, plies=20)
    for state in match.states:
        if game.to_move(state) is Seat.CHANCE:
            continue
        for move in game.legal_moves(state):
            spelled = game.move_from_clicks(state, game.path(state, move))
            assert spelled == game.format(move)


@every_game
def test_no_ghost_stands_where_a_piece_stands(game: AnyGame) -> None:
    """Where the capturing piece stands now, it is seen and not the captured one."""
    for seed in range(much(1, 3)):
        match = random_match(game, seed, plies=400)
        for ply, step in enumerate(match.steps, start=1):
            if not step.captured:
                continue
            seen = view(match, ply)
            shown = {ghost["site"] for ghost in seen["marks"]["ghosts"]}
            stand = {piece["site"] for piece in seen["scene"]["pieces"]}
            if seen["marks"]["steps"]:  # of a whole turn: drawn above who stands there
                assert shown >= set(step.captured)
            else:
                assert shown == set(step.captured) - stand
                assert not shown & set(seen["marks"]["last"])


@every_game
def test_only_games_with_dice_have_odds(game: AnyGame) -> None:
    if game.to_move(game.initial()) is not Seat.CHANCE:
        with pytest.raises(NotImplementedError, match="no chance moves"):
            game.odds(game.initial())


def test_a_game_need_not_say_how_a_move_goes_on() -> None:
    game = Goose()
    assert game.preview(game.initial(), ["a0"]).prompt.startswith("a0: choose")
