"""Pictures to keep: they show what the canvas of the page shows."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.e2e.page import GamePage
from tests.test_contract import random_match
from trisq.games import GAMES
from trisq.link import write
from trisq.match import Match, play, start
from trisq.scene import SHAPES
from trisq.view import view

SPECIAL = (
    ("trisq", "e7 e6 d6 n13 e5 n11 f6"),  # a figure was captured
    ("dama", "d2 b4 d3 b2 d1xb4"),  # a mill, and men in hand
    ("scripta", "146 p4 p1 p6 335 p3 p3"),  # stacks with numbers, a die left
)
MATCHES = [
    *(random_match(GAMES[name], seed=3, plies=70) for name in ("talpa", "scripta")),
    *(play(start(GAMES[name]), *moves.split()) for name, moves in SPECIAL),
]
every_match = pytest.mark.parametrize(
    "match", MATCHES, ids=[f"{some.game.name}-{len(some.moves)}" for some in MATCHES]
)

DRAW = """async (picture) => {
  const web = document.querySelector("link[rel=modulepreload]").href;
  const { svg } = await import(new URL("picture.js", web));
  const { look } = await import(new URL("board.js", web));
  const board = document.querySelector("canvas");
  const { colour, font } = look(board);
  const text = svg(picture, colour, font);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await image.decode();

  const pixels = (source, ground) => {
    const canvas = document.createElement("canvas");
    canvas.width = board.width;
    canvas.height = board.height;
    const ctx = canvas.getContext("2d", { willReadFrequently: true });
    ctx.fillStyle = ground;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    ctx.filter = "blur(1.5px)";  // lines may lie half a pixel aside
    ctx.drawImage(source, 0, 0, canvas.width, canvas.height);
    return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const shown = pixels(board, colour.wood);
  const kept = pixels(image, "lime");
  const apart = shown.map((value, index) => Math.abs(value - kept[index]));
  let far = 0;
  for (const value of apart) if (value > 90) far += 1;

  return { text, far: far / apart.length, colour };
}"""


CLOSE = 0.0006  # the share of colour values that may be clearly different


def drawn(game: GamePage, match: Match, without: int = 0) -> dict[str, Any]:
    """Show a match in the page; return its pictures and how far they are from it.

    ``without`` leaves so many pieces out of them.
    """
    game.visit(write(match.game.name, match.moves))
    game.page.mouse.move(0, 0)
    seen = json.loads(json.dumps(view(match)))
    del seen["scene"]["pieces"][:without]
    picture = {**seen["marks"], "scene": seen["scene"], "shape": None, "side": None}
    found: dict[str, Any] = game.page.evaluate(DRAW, picture)
    return found


@every_match
@pytest.mark.skip_browser("firefox")  # it sets text in pictures a pixel lower
def test_the_svg_looks_like_the_board(game: GamePage, match: Match) -> None:
    found = drawn(game, match)
    assert found["far"] < CLOSE
    assert drawn(game, match, without=1)["far"] > CLOSE
    colour, scene = found["colour"], match.game.scene(match.state)
    elements = list(ElementTree.fromstring(found["text"]))
    shapes = [piece.shape for piece in scene.pieces]
    shapes += [spare.shape for spare in scene.spares]
    for shape in SHAPES:
        like = {"fill": colour[f"{shape}-inside"], "stroke": colour[shape]}
        figures = [some for some in elements if like.items() <= some.attrib.items()]
        assert len(figures) == shapes.count(shape)
    texts = [some.text for some in elements if some.tag.endswith("}text")]
    labels = [label.text for label in (*scene.board.labels, *scene.captions)]
    counts = [str(piece.count) for piece in scene.pieces if piece.count > 1]
    assert texts == labels + counts
