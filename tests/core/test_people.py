"""A match as people use it in a notebook or a script."""

import doctest
from collections.abc import Callable

import pytest

from tests.kit import AnyGame, called, every_game, every_shipped, random_match
from trisq import GAMES, GameError, Match, Seat, find, play, replay, start
from trisq.games import load
from trisq.link import of

CHESS = {  # what the README of python-chess shows, and the same of ours below it
    "a board, and what can be played": (
        """
        import chess
        board = chess.Board()
        board.legal_moves
        chess.Move.from_uci("a8a1") in board.legal_moves
        """,
        """
        >>> from trisq import Match
        >>> match = Match.of("dama")
        >>> len(match.legal)
        24
        >>> "d4" in match.legal
        False
        """,
    ),
    "a game to its end": (
        """
        board.push_san("e4")
        board.push_san("e5")
        board.push_san("Qh5")
        board.push_san("Nc6")
        board.push_san("Bc4")
        board.push_san("Nf6")
        board.push_san("Qxf7")
        board.is_checkmate()
        board
        """,
        """
        >>> match = Match.from_position("dama", "set0a2e7b2e2ba").play("g4g1xa4")
        >>> match.outcome
        Outcome(winner=<Seat.FIRST: 0>, reason='black has only two men left')
        >>> match
        <Match dama-set0a2e7b2e2ba, 1 move: g4g1xa4>
        """,
    ),
    "make and unmake moves": (
        """
        Nf3 = chess.Move.from_uci("g1f3")
        board.push(Nf3)
        board.pop()
        """,
        """
        >>> match = Match.of("dama").play("d2", "b4")
        >>> match.undo()
        <Match dama, 1 move: d2>
        """,
    ),
    "show a simple board": (
        """
        board = chess.Board("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b")
        print(board)
        """,
        """
        >>> print(Match.of("trisq", "size7").play("a7", "b7").text()[:45])
           a  b  c  d  e  f  g
         7 ▲  □  ·  ·  ·  ·  ·
        """,
    ),
    "detect the end, and why": (
        """
        board.is_stalemate()
        board.is_insufficient_material()
        board.outcome()
        """,
        """
        >>> Match.from_position("dama", "set0a2e19b3").outcome.reason
        'white has only two men left'
        """,
    ),
    "detect repetitions": (
        """
        board.can_claim_threefold_repetition()
        """,
        """
        >>> Match.of("trisq").outcome
        """,
    ),
    "what a move takes": (
        """
        board.is_check()
        board.is_attacked_by(chess.WHITE, chess.E8)
        attackers = board.attackers(chess.WHITE, chess.F3)
        attackers
        """,
        """
        >>> match = Match.of("dama").play("d2", "b4", "d3", "b2", "d1xb4")
        >>> match.steps[-1].captured
        ('b4',)
        """,
    ),
    "moves as people write them": (
        """
        board = chess.Board()
        board.san(chess.Move(chess.E2, chess.E4))
        board.parse_san('Nf3')
        board.variation_san([chess.Move.from_uci(m) for m in ["e2e4", "e7e5", "g1f3"]])
        """,
        """
        >>> match.steps[-1].label
        'd1 × b4'
        >>> Match.of("scripta").play("roll 6 4 1", "place 4").moves
        ('146', 'p4')
        """,
    ),
    "positions": (
        """
        board.fen()
        board = chess.Board("8/8/8/2k5/4K3/8/8/8 w - - 4 45")
        board.piece_at(chess.C5)
        """,
        """
        >>> match.position
        'set1eaebae2aha6hb7'
        >>> Match.from_position("dama", "set1eaebae2aha6hb7").position
        'set1eaebae2aha6hb7'
        """,
    ),
    "games that were written down": (
        """
        import chess.pgn
        with open("data/pgn/molinari-bordais-1979.pgn") as pgn:
            first_game = chess.pgn.read_game(pgn)
        first_game.headers["White"]
        first_game.mainline()
        first_game.headers["Result"]
        """,
        """
        >>> match = Match.from_link("https://example.org/?dama=d2-b4-d3-b2-d1xb4")
        >>> match.moves
        ('d2', 'b4', 'd3', 'b2', 'd1xb4')
        >>> match.link
        '?dama=d2-b4-d3-b2-d1xb4'
        """,
    ),
    "a computer player": (
        """
        import chess.engine
        engine = chess.engine.SimpleEngine.popen_uci("stockfish")
        limit = chess.engine.Limit(time=2.0)
        engine.play(board, limit)
        engine.quit()
        """,
        """
        >>> match.hint(1).move in match.legal
        True
        >>> len(match.reply(1).moves)
        6
        """,
    ),
}


def test_nothing_is_longer_than_in_the_readme_of_python_chess() -> None:
    known: dict[str, object] = {}
    for name, (theirs, ours) in CHESS.items():
        test = doctest.DocTestParser().get_doctest(ours, known, name, name, 0)
        assert 0 < len(test.examples) <= len(theirs.strip().splitlines()), name
        ran = doctest.DocTestRunner().run(test, clear_globs=False)
        assert ran.failed == 0, name
        known.update(test.globs)


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
