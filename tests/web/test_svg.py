"""Pictures from Python are those that the page keeps, letter by letter."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.dom import minidom

import pytest

import build
import tokens
from tests.kit import SHIPPED, AnyGame, every_game, random_match
from tests.web.painted import CASES, Case, Json, asked, painting
from trisq import games, svg
from trisq.drawing.paint import Picture
from trisq.drawing.pen import Pen
from trisq.games import GAMES
from trisq.link import match_of, read
from trisq.match import Match
from trisq.view import view

KEEP = Path(__file__).parent / "keep.js"
READY = "set0e30a2ae2aaoa10ob12d256"
MOVED = "d2 b4 d3 b2 a1 a4 g1 g4 a7 d1 g7 d7 b6 f2 f4 e3 c5 d5 f4f6".split()
SCHEMES = {"light": False, "dark": True}
HINTS = [case for case in CASES if case.hint and case.mark == "hint"]


def views() -> Iterator[Json]:
    """Yield Views of many games, and such as none of ours has ever shown."""
    for game in SHIPPED.values():
        match = random_match(game, seed=7, plies=400)
        end = len(match.moves)
        for ply in sorted({end // 9, end // 3, end}):
            yield plain(view(match, ply, flipped=ply % 2 == 1))
    won = (random_match(GAMES["talpa"], seed) for seed in range(9))
    yield from (plain(view(match)) for match in won)
    yield plain(view(Match.from_position("scripta", READY)))
    taken = Match.from_position("scripta", READY).play("t2", "t5", "t6", "123")
    yield plain(view(taken))
    moved = view(Match.of("dama").play(*MOVED))
    yield plain({**moved, "scene": {**moved["scene"], "radius": 1.95}})
    yield plain({**moved, "marks": {**moved["marks"], "last": ["swap", "d2"]}})
    site = moved["scene"]["pieces"][0]["site"]
    ghost = {"site": site, "shape": "square"}
    yield plain({**moved, "marks": {**moved["marks"], "ghosts": [ghost]}})
    for small in (0.1, 0.19):  # too small to read, and nearly large enough
        labels = [{**label, "size": small} for label in moved["scene"]["labels"]]  # type: ignore[typeddict-item]
        yield plain({**moved, "scene": {**moved["scene"], "labels": labels}})
    rolled = view(taken)
    step = {"start": "hand0", "end": "off0", "shape": "square", "pips": 3}
    yield plain({**rolled, "marks": {**rolled["marks"], "steps": [step]}})
    far = [
        {**step, "start": "a1", "end": f"a{end}"} for end in (6, 6, 6, 6, 6, 3, 2, 6)
    ]
    yield plain({**rolled, "marks": {**rolled["marks"], "steps": far}})
    tags = [{"site": "off0", "dice": [1, 2]}, {"site": "a1", "dice": [3]}]
    yield plain({**rolled, "scene": {**rolled["scene"], "tags": tags}})


def plain(seen: Any) -> Json:
    """Return a View as the page gets it."""
    known: Json = json.loads(json.dumps(seen))
    return known


VIEWS = [*views()]


def colours(game: str, dark: bool) -> dict[str, str]:
    pack = games.load(game)
    return svg.colours(pack.tone, pack.finish, dark)


class Kept(NamedTuple):
    """What the page keeps of every case in both schemes, and of some Views."""

    cases: dict[tuple[str, str, str], str]
    views: list[str]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Let Node draw all of it."""
    folder = tmp_path_factory.mktemp("kept")
    wanted, drawn = folder / "asked.json", folder / "drawn.json"
    of_game = {
        game: {scheme: colours(game, dark) for scheme, dark in SCHEMES.items()}
        for game in GAMES
    }
    asking = {"colours": of_game, "font": svg.FONT, "views": VIEWS}
    wanted.write_text(json.dumps(asking), "utf-8")
    build.node(KEEP, wanted, drawn)
    told = json.loads(drawn.read_text("utf-8"))
    cases = {
        (some["game"], some["name"], some["scheme"]): some["svg"]
        for some in told["pictures"]
    }
    return Kept(cases, told["others"])


def opened(case: Case) -> tuple[Match, int | None]:
    """Return the match of a case, and the move that it looks at."""
    address = read(case.link, GAMES, "")
    whole = match_of(read(case.link.partition("#")[0], GAMES, ""))
    return whole, address.ply


def begun(case: Case) -> Picture:
    """Return what is to be seen while the move of a case is being made."""
    turned = case.is_turned
    shown = asked("view", link=case.link, turned=turned)["view"]
    half = asked("pick", link=case.link, path=case.picked, turned=turned)["preview"]
    whole: Any = {**shown, "scene": half["scene"]}
    return svg.seen(whole, case.coordinates)


def test_every_mark_of_every_game_is_painted_as_in_the_page(kept: Kept) -> None:
    for case in CASES:
        match, ply = opened(case)
        for scheme, dark in SCHEMES.items():
            if case.picked:
                drawn = svg.draw(begun(case), colours(case.game, dark))
            else:
                seat, shown = int(case.is_turned), case.coordinates
                drawn = svg.picture(match, ply, dark=dark, seat=seat, coordinates=shown)
            theirs = kept.cases[case.game, case.name, scheme]
            assert drawn.splitlines() == theirs.splitlines(), (case.game, case.name)
            assert drawn == theirs


def test_other_positions_are_painted_as_in_the_page(kept: Kept) -> None:
    assert len(kept.views) == len(VIEWS)
    for shown, theirs in zip(VIEWS, kept.views):
        seen: Any = shown
        ours = svg.draw(svg.seen(seen), colours(shown["game"], dark=False))
        assert ours.splitlines() == theirs.splitlines(), shown["link"]


@pytest.mark.parametrize("case", HINTS, ids=lambda case: f"{case.game}: {case.name}")
def test_a_hint_is_painted_as_in_the_page(case: Case) -> None:
    names = {name: name for name in colours(case.game, dark=False)}
    shown = asked("view", link=case.link)["view"]
    painted = svg.seen(shown, case.coordinates, case.hint)
    drawn = svg.draw(painted, names, "none", "font")
    assert drawn.splitlines() == painting(case.game, case.name).splitlines()


def test_the_colours_are_those_of_the_style_sheets() -> None:
    assert tokens.LOOK.read_text("utf-8") == tokens.look(), "python3 build.py look"
    for scheme, dark in SCHEMES.items():
        for tone in svg.TONES:
            for finish in svg.FINISHES:
                ours = svg.colours(tone, finish, dark)
                theirs = tokens.colours(scheme, tone, finish)
                assert ours == {name: theirs[name] for name in ours}
    assert (svg.TONES, svg.FINISHES) == (tokens.TONES, tokens.FINISHES)


def fills(text: str) -> Iterator[str]:
    for element in minidom.parseString(text).getElementsByTagName("*"):
        yield element.getAttribute("fill")


@every_game
def test_any_game_can_be_drawn(game: AnyGame) -> None:
    match = random_match(game, seed=2, plies=30)
    drawn = match._repr_svg_()
    assert drawn == svg.picture(match)
    head = minidom.parseString(drawn).documentElement
    assert head is not None
    scene = game.scene(match.state)
    assert head.getAttribute("width") == f"{scene.board.width * 48:g}"
    assert svg.of_scene(scene) != svg.of_scene(scene, dark=True)


def test_a_picture_may_have_another_look() -> None:
    match = Match.of("dama").play("d2", "b4")
    own = svg.colours("slate", "ivory")
    usual = [*fills(svg.picture(match))]
    assert usual[1] == own["board"]
    assert [*fills(svg.picture(match, background="#123456"))][1] == "#123456"
    bare = [*fills(svg.picture(match, background="none"))]
    assert [usual[0], *usual[2:]] == bare
    clay = [*fills(svg.picture(match, tone="clay", finish="stone"))]
    assert clay[1] == svg.colours("clay", "stone")["board"]
    hinted = svg.picture(match, hint="a1")
    assert svg.draw(svg.seen(view(match), None, ["nowhere"]), own) == svg.picture(match)
    assert svg.picture(match, hint="z9") == svg.picture(match) != hinted
    assert svg.picture(match, 1) != svg.picture(match)
    for look in (("wood", "stone"), ("clay", "gold")):
        with pytest.raises(ValueError, match=r"There is no look .*linen, clay"):
            svg.picture(match, tone=look[0], finish=look[1])


def test_texts_are_escaped() -> None:
    pen = Pen()
    pen.text('<&">', 0, 0)
    assert "&#60;&#38;&#34;&#62;</text>" in pen.svg(1, 1, "a&b")


def test_a_picture_is_saved(tmp_path: Path) -> None:
    match = Match.of("talpa")
    match.save(tmp_path / "game.svg", dark=True)
    text = (tmp_path / "game.svg").read_text("utf-8")
    assert text == svg.picture(match, dark=True)
    match.save(str(tmp_path / "GAME.HTML"))
    assert (tmp_path / "GAME.HTML").read_text("utf-8") == match.replay_html()
    with pytest.raises(
        ValueError, match=r"The name of a picture ends in \.svg or \.html"
    ):
        match.save(tmp_path / "game.png")
