"""Games of Dama from other programs and for them."""

import io
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.kit import random_match
from tests.scale import much
from trisq import GameError, Match, find
from trisq.cli import main
from trisq.games import GAMES, load
from trisq.games.dama.board import POINT
from trisq.games.dama.records import PLAYOK, SANMILL, read

RECORDED = (ROOT := Path(__file__).parents[2]) / "links" / "dama.txt"
BOTH = pytest.mark.parametrize("kind", ["sanmill", "playok"])

# Written by hand as those programs write: rows from below, captures apart or joined.
FROM_SANMILL = """
[Event "Sanmill-Game"]
[Site "Sanmill"]
[Result "*"]

1. d6 b4 2. d5 b6 3. d7xb4 {a mill} f4 4. a7 $2 g4! 5. g7
xf4 *
"""
FROM_PLAYOK = """[Event "?"]
[Site "PlayOK"]
[Result "1-0"]

1. 5 11 2. 8 4 3. 2x11 14 4. 1 15 5. 3x14 1-0
"""
OURS = "d2 b4 d3 b2 d1xb4 f4 a1 g4 g1xf4".split()


def links() -> list[str]:
    """Return the links that are kept for ever, without those that set a position up."""
    words = RECORDED.read_text("utf-8").split()
    return [word for word in words if word.startswith("?dama=") and "-" in word]


@pytest.mark.parametrize("text", [FROM_SANMILL, FROM_PLAYOK])
def test_lists_of_other_programs_are_read(text: str) -> None:
    assert read(text) == OURS
    assert [*Match.from_record("dama", text).moves] == OURS


def test_points_have_the_names_of_other_boards() -> None:
    assert set(SANMILL) == set(PLAYOK) == set(POINT)
    assert [SANMILL[name] for name in ("a1", "g1", "d3", "a7")] == "a7 g7 d5 a1".split()
    assert [PLAYOK[name] for name in ("a1", "c4", "e4", "g7")] == "1 12 13 24".split()
    assert sorted(SANMILL.values()) == sorted(SANMILL)
    assert sorted(map(int, PLAYOK.values())) == [*range(1, 25)]


@BOTH
def test_a_game_comes_back_as_it_went(kind: str) -> None:
    for seed in range(much(12, 200)):
        match = random_match(find("dama"), seed)
        text = match.export(kind)
        assert Match.from_record("dama", text).moves == match.moves
        result = {0: "1-0", 1: "0-1", None: "1/2-1/2"}
        assert match.outcome
        assert text.rstrip().endswith(result[match.outcome.winner])


@BOTH
def test_recorded_games_come_back_as_they_went(kind: str) -> None:
    found = 0
    for link in links():
        try:
            match = Match.from_link(link)
        except GameError:
            continue
        if not match.setup:
            assert Match.from_record("dama", match.export(kind)).moves == match.moves
            found += 1
    assert found > 5


def test_an_export_can_be_read_by_people() -> None:
    match = Match.of("dama").play(*OURS[:5])
    assert match.export("playok") == "1. 5 11 2. 8 4 3. 2x11 *\n"
    head, _, moves = match.export("sanmill").partition("\n\n")
    assert moves == "1. d6 b4 2. d5 b6 3. d7xb4 *\n"
    assert '[Result "*"]' in head
    assert Match.of("dama").export("playok") == "*\n"


@pytest.mark.parametrize("text", ["1. d9", "xb4", "1. 25", "d6-", "--", "hello"])
def test_what_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(GameError, match="is not a move of Sanmill or PlayOK"):
        read(text)


def test_an_illegal_move_of_a_list_is_refused_by_its_number() -> None:
    with pytest.raises(GameError, match=r"^Move 2 \(d2\): d2 is taken"):
        Match.from_record("dama", "1. d6 d6")


def test_what_has_no_such_list_is_refused_in_words() -> None:
    with pytest.raises(GameError, match="Try one of these: sanmill, playok"):
        Match.of("dama").export("chess")
    with pytest.raises(GameError, match="Only games from the beginning"):
        Match.from_position("dama", "set0a").export("sanmill")
    others = [name for name in GAMES if not load(name).records]
    assert others
    for name in others:
        with pytest.raises(GameError, match="no other program that writes this game"):
            Match.of(name).export("sanmill")


def test_the_command_line_reads_and_writes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["-g", "dama", *OURS, "--export", "sanmill"]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "game.pgn"
    file.write_text(text, "utf-8")
    assert main(["--import", str(file), "--print-link"]) == 0
    assert capsys.readouterr().out == f"?dama={'-'.join(OURS)}\n"
    with patch("sys.stdin", io.StringIO(FROM_PLAYOK)):
        assert main(["--import", "-", "f6", "--export", "playok"]) == 0
    assert capsys.readouterr().out.endswith("5. 3x14 22 *\n".replace("22", "21"))
    assert main(["--import", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err.endswith("none: No such file or directory.\n")
    assert main(["--export", "sanmill"]) == 1
