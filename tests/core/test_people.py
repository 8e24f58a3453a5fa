"""A match as people use it in a notebook or a script."""

import doctest
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pytest

from tests.kit import AnyGame, called, every_game, every_shipped, random_match
from trisq import GAMES, GameError, Match, Seat, find, play, replay, start
from trisq.games import load
from trisq.link import of


class Theirs(NamedTuple):
    """How much one example in the README of python-chess 1.11.2 makes people type.

    Lines and characters, without prompts, answers and comments, and what is called
    there, in order: enough to compare, and nothing of it is copied.
    """

    lines: int
    characters: int
    calls: str


CHESS = {
    "a game from its beginning to its end": (
        Theirs(
            13,
            281,
            "import, Board, legal_moves, Move.from_uci in legal_moves, 7 × push_san,"
            " is_checkmate, repr",
        ),
        """
        >>> from trisq import Match
        >>> match = Match.of("talpa")
        >>> len(match.legal)
        112
        >>> "a1h8" in match.legal
        False
        >>> moves = "a1a2", "b1b2", "c1c2", "d1d2", "e1e2", "f1f2", "g1g2", "h1h2"
        >>> match = match.play(*moves)
        >>> match.outcome
        Outcome(winner=<Seat.SECOND: 1>, reason='blue opened its own tunnel')
        >>> match
        <Match talpa, 8 moves: … f1f2 g1g2 h1h2>
        """,
    ),
    "a picture in a notebook": (
        Theirs(1, 5, "the board by itself; a notebook asks for _repr_svg_"),
        """
        >>> match
        <Match talpa, 8 moves: … f1f2 g1g2 h1h2>
        """,
    ),
    "make and unmake moves": (
        Theirs(3, 61, "Move.from_uci, push, pop"),
        """
        >>> match = Match.of("dama").play("d2", "b4")
        >>> match.undo()
        <Match dama, 1 move: d2>
        """,
    ),
    "show a simple board": (
        Theirs(2, 102, "Board of a FEN, print"),
        """
        >>> print(Match.from_position("trisq", "size7 set0abe47"))
           a  b  c  d  e  f  g
         7 ▲  □  ·  ·  ·  ·  ·
         6 ·  ·  ·  ·  ·  ·  ·
         5 ·  ·  ·  ·  ·  ·  ·
         4 ·  ·  ·  ·  ·  ·  ·
         3 ·  ·  ·  ·  ·  ·  ·
         2 ·  ·  ·  ·  ·  ·  ·
         1 ·  ·  ·  ·  ·  ·  ·
        Trisq 7 × 7
        """,
    ),
    "detect the end, and why": (
        Theirs(3, 69, "is_stalemate, is_insufficient_material, outcome"),
        """
        >>> Match.from_position("dama", "set0a2e19b3").outcome.reason
        'white has only two men left'
        """,
    ),
    "detect repetitions, count quiet moves": (  # a draw comes by itself: no claims
        Theirs(
            6,
            172,
            "can_claim_threefold_repetition, halfmove_clock, can_claim_fifty_moves,"
            " can_claim_draw, is_fivefold_repetition, is_seventyfive_moves",
        ),
        """
        >>> match = Match.from_position("dama", "set0aeae2b2e3ae6beae3b")
        >>> match = match.play(*["a1a4", "g7g4", "a4a1", "g4g7"] * 2)
        >>> len(match.state.seen)
        8
        >>> match.outcome.reason
        'the same position for the third time (our own rule)'
        """,
    ),
    "detect attacks": (  # a check has no meaning here: there is no king
        Theirs(
            6,
            160,
            "is_check, is_attacked_by, attackers: kept, shown, asked for a square,"
            " printed",
        ),
        """
        >>> match = Match.of("dama").play("d2", "b4", "d3", "b2")
        >>> match.captures
        {'d1xb2': ('b2',), 'd1xb4': ('b4',)}
        >>> "b4" in match.captures["d1xb4"]
        True
        """,
    ),
    "moves as people write them": (
        Theirs(4, 166, "Board, san of a Move, parse_san, variation_san of a list"),
        """
        >>> match.play("D1xB4").steps[-1].label
        'd1 × b4'
        >>> Match.of("scripta").play("roll 6 4 1", "place 4").moves
        ('146', 'p4')
        >>> match.export("playok")
        '1. 5 11 2. 8 4 *\\n'
        """,
    ),
    "positions": (
        Theirs(4, 111, "fen, shredder_fen, Board of a FEN, piece_at"),
        """
        >>> match.position
        'set0e3bae2ae2bha7hb7'
        >>> match = Match.from_position("dama", "set0e4ae5bha8hb8")
        >>> match.pieces["b4"].name
        'black man'
        """,
    ),
    "games that were written down": (  # the names of players have no place in a link
        Theirs(
            7,
            221,
            "import, open, read_game, headers of White and Black, mainline, header of"
            " Result",
        ),
        """
        >>> match = Match.from_record("dama", "1. d6 f4 2. d5 b6 3. d7xf4 *")
        >>> match.moves
        ('d2', 'f4', 'd3', 'b2', 'd1xf4')
        >>> match.link
        '?dama=d2-f4-d3-b2-d1xf4'
        >>> match.outcome
        """,
    ),
    "endgames that are solved": (
        Theirs(5, 184, "import, open_tablebase, Board of a FEN, probe_dtz, close"),
        """
        >>> from trisq.games.dama.endgame import probe
        >>> state = Match.from_position("dama", "set0a2e4be3ae6be2b").state
        >>> probe(state.own, state.enemy)
        1
        """,
    ),
    "a computer player": (
        Theirs(6, 230, "import, popen_uci, Board of a FEN, Limit, play of both, quit"),
        """
        >>> match = Match.from_position("dama", "set0a2e4be3ae6be2b")
        >>> print(match.hint(1))
        Hint: move b4 to g1 – wins the game and closes a mill and captures f6.
        >>> match.reply(1).outcome.winner
        <Seat.FIRST: 0>
        """,
    ),
}

# The other two examples of that README have no meaning here. EPD (4 lines) is a
# position with remarks such as the best move: ours is a word of a link and has none.
# Opening books of Polyglot (7 lines): nobody has gathered openings of these games.


def typed(examples: Iterable[doctest.Example]) -> str:
    """Return what somebody types, without prompts and answers."""
    return "".join(example.source for example in examples).strip()


def test_nothing_is_longer_than_in_the_readme_of_python_chess() -> None:
    known: dict[str, object] = {}
    for name, (theirs, ours) in CHESS.items():
        test = doctest.DocTestParser().get_doctest(ours, known, name, name, 0)
        text = typed(test.examples)
        assert 0 < len(text.splitlines()) <= theirs.lines, name
        assert len(text) <= theirs.characters, name
        ran = doctest.DocTestRunner().run(test, clear_globs=False)
        assert ran.failed == 0, name
        known.update(test.globs)


def test_a_notebook_shows_a_picture() -> None:
    shown = Match.of("talpa")._repr_svg_()
    assert shown.startswith("<svg ")
    assert shown.endswith("</svg>\n")


@every_shipped
def test_every_game_can_be_begun_by_its_name(name: str) -> None:
    game, *variant = name.split("-")
    match = Match.of(game.upper(), *variant)
    assert match == start(find(game, *variant))
    assert called(match.game) == name


@every_game
def test_a_match_is_a_value(game: AnyGame) -> None:
    match = random_match(game, seed=3, plies=40)
    again = start(game).play(*match.moves)
    assert (match, hash(match)) == (again, hash(again))
    assert match != match.undo()
    assert len(repr(match)) < 120
    assert str(match) == match.text() == match.text(len(match.moves))


@every_game
def test_what_can_be_asked_is_what_the_rules_say(game: AnyGame) -> None:
    match = random_match(game, seed=4, plies=1000)
    for end in {0, len(match.moves) // 2, len(match.moves)}:
        seen = match.until(end)
        assert [*seen.legal] == sorted(map(game.format, game.legal_moves(seen.state)))
        assert (seen.turn is None) == (seen.outcome is not None) == (not seen.legal)
        if seen.turn is not None:
            assert seen.turn is game.to_move(seen.state)
            assert seen.play(seen.legal[0]).undo() == seen
    assert match.outcome


@every_game
def test_captures_are_those_of_the_moves_when_played(game: AnyGame) -> None:
    match = random_match(game, seed=6, plies=60)
    for end in range(0, len(match.moves) + 1, 4):
        seen = match.until(end)
        taken = {move: seen.play(move).steps[-1].captured for move in seen.legal}
        assert seen.captures == {move: sites for move, sites in taken.items() if sites}
        assert [*seen.captures] == sorted(seen.captures)


@every_game
def test_every_piece_is_found_by_its_place(game: AnyGame) -> None:
    match = random_match(game, seed=7, plies=60)
    for ply, state in enumerate(match.states):
        drawn = game.scene(state).pieces
        assert [*match.until(ply).pieces.values()] == [*drawn], "no place has two"


@every_shipped
def test_link_and_position_lead_back(name: str) -> None:
    game, *variant = name.split("-")
    match = random_match(find(game, *variant), seed=5, plies=30)
    assert match.link == of(match)
    assert Match.from_link(match.link) == match
    assert Match.from_link(f"{match.link}#2") == match.until(2)
    assert match.position
    words = " ".join([*variant, match.position])
    assert Match.from_position(game, words).position == match.position
    other = Match.from_position(game, match.position, *variant)
    assert other.position == match.position


def test_moves_are_taken_back_with_their_proof() -> None:
    match = Match.of("scripta").roll()
    assert match.turn is Seat.FIRST
    assert match.undo(0) == match
    for count in (-1, 2):
        with pytest.raises(GameError, match=r"^Only 1 move can be taken back\.$"):
            match.undo(count)


@pytest.mark.parametrize("name", GAMES)
def test_the_computer_advises_and_answers(name: str) -> None:
    match = Match.of(name)
    match = match.roll() if match.turn is Seat.CHANCE else match
    hint = match.hint(1, seed=2)
    assert hint.move in match.legal
    assert str(hint) == hint.sentence
    assert hint.sentence.startswith("Hint: ")
    assert -1 <= hint.value <= 1
    after = match.reply(1, seed=2)
    assert after.moves[: len(match.moves)] == match.moves
    assert after.game.owner(after.state) is Seat.SECOND


def test_levels_that_are_not_there_are_refused_in_words() -> None:
    match = Match.of("dama")
    for level in (0, 4):
        with pytest.raises(GameError, match="The level must be 1, 2 or 3"):
            match.hint(level)
        with pytest.raises(GameError, match="The level must be 1, 2 or 3"):
            match.reply(level)


def test_every_refusal_is_a_value_error() -> None:
    match = Match.of("dama").play("d2")
    asked: tuple[Callable[[], object], ...] = (
        lambda: match.play("d2"),
        lambda: match.play("z9"),
        lambda: Match.of("chess"),
        lambda: Match.of("dama", "size9"),
        lambda: Match.from_link("?dama=d2-d2"),
        lambda: Match.from_position("dama", ""),
        match.roll,
    )
    for ask in asked:
        with pytest.raises(ValueError, match=r"\.$"):
            ask()


def test_wrong_use_gets_a_sentence() -> None:
    match = Match.of("dama")
    moves = ["d2", "b4"]
    with pytest.raises(TypeError, match=r'write Match.of\("dama"\)'):
        start("dama")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"write play\(\*moves\)"):
        match.play(moves)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"write play\(\*moves\)"):
        play(match, moves)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="takes a list of moves"):
        replay(match, "d2")
    with pytest.raises(TypeError, match=r"Match\.of takes a text, not 3"):
        Match.of(3)  # type: ignore[arg-type]


def test_a_variant_is_found_by_its_word() -> None:
    assert {game.variant for game in load("trisq").variants} == {"size9", "size7"}
    assert str(Match.of("trisq", "size9")).endswith("\nTrisq 9 × 9")
