"""A game to step through, in one file: without scripts, and the same pictures."""

import re
from html.parser import HTMLParser

import pytest

from tests.kit import AnyGame, every_game, random_match
from trisq import Match, find, svg
from trisq.view import view


class Page(HTMLParser):
    """What is in a page: elements with their attributes, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def all(self, tag: str, name: str) -> list[str]:
        return [str(known.get(name)) for some, known in self.found if some == tag]


def positions(text: str) -> list[list[str]]:
    """Return what is drawn at every move, element by element."""
    parts = dict(re.findall(r'(?s)<g id="([^"]+)">(.*?)</g>', text))
    ground = text.split("</defs>\n")[1].partition('\n<g class="')[0]
    layers = re.findall(r'(?m)^<g class="[^"]+"[^>]*>(.*)</g>$', text)
    return [
        [ground, *(parts[name] for name in re.findall(r'href="#([^"]+)"', layer))]
        for layer in layers
    ]


@every_game
def test_every_position_is_drawn_as_a_picture_of_its_own(game: AnyGame) -> None:
    match = random_match(game, seed=2, plies=6)
    drawn = positions(match.replay_html())
    assert len(drawn) == len(match.moves) + 1
    for ply, parts in enumerate(drawn):
        lines = svg.picture(match, ply).splitlines()[1:-1]
        assert "\n".join(parts).splitlines() == lines


def test_it_is_one_piece_without_a_script() -> None:
    match = Match.of("dama").play("d2", "b4", "d3")
    text = match.replay_html()
    page = Page(text)
    assert "script" not in {tag for tag, _ in page.found}
    assert set(re.findall(r"https?://[^\"]+", text)) == {"http://www.w3.org/2000/svg"}
    buttons = page.all("input", "id")
    assert len(buttons) == len(set(buttons)) == 4
    ways = page.all("label", "for")
    assert [*zip(ways[::2], ways[1::2])] == [
        *zip([buttons[0], *buttons[:-1]], [*buttons[1:], buttons[-1]])
    ]
    assert set(page.all("use", "href")) == {
        f"#{name}" for name in page.all("g", "id") if name != "None"
    }
    hidden = [known for tag, known in page.found if tag == "p" and "style" in known]
    assert len(hidden) == 3, "without the style sheet the last position is seen"


def test_two_in_one_notebook_do_not_meddle() -> None:
    match = Match.of("dama").play("d2")
    some = [
        match.replay_html(),
        match.replay_html(dark=True),
        match.undo().replay_html(),
    ]
    names = [set(Page(text).all("input", "id")) for text in some]
    assert not names[0] & names[1]
    assert not names[0] & names[2]


@pytest.mark.parametrize("language", ["en", "ru", "xx"])
def test_it_speaks_a_language(language: str) -> None:
    link = "?scripta=256-p2-2m5-7m6-224-p2-2m2-p4-446-p4-p4-13m6-156-p1-1m5-p6"
    match = Match.from_link(link)
    text = match.replay_html(language=language)
    assert (view(match)["story"] in text) is (language != "ru")
    picture = svg.picture(match, language=language)
    tray = re.findall(r">(\d+ [^<]+)</text>", picture)
    assert set(tray) <= set(re.findall(r">(\d+ [^<]+)</text>", text))
    assert ("waiting" in "".join(tray)) is (language != "ru")


def test_a_whole_game_is_not_too_large() -> None:
    match = random_match(find("dama"), seed=1, plies=30)
    assert len(match.replay_html()) < 6_000 * len(match.moves)


def test_a_new_game_is_one_position() -> None:
    assert len(positions(Match.of("talpa").replay_html())) == 1
