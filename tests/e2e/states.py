"""A sheet with every mark of every board, by the page's own painter and style sheets.

What is marked is what ``tests/web/golden`` keeps as text; here it can be looked at.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route

import build
from builder.tools import node_command
from trisq.games import PACKS, load

ROOT = "http://states.test/"
WIDE = 1280
TILE = 196  # pixels of a picture
AROUND = 2.2  # units of a board that are shown on each side of what is marked
SHEET = """<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="style/theme.css">
<link rel="stylesheet" href="style/dark.css" media="(prefers-color-scheme: dark)">
<style>
  body { margin: 0; font: 13px system-ui, sans-serif; }
  section { display: flex; flex-wrap: wrap; gap: 12px; padding: 16px;
            background: var(--page); color: var(--ink); }
  figure { margin: 0; }
  canvas { display: block; background: var(--board); border-radius: 10px; }
</style>
"""
DRAW = """async ({ pictures, packs, tile, around, dense }) => {
  const { draw, palette } = await import("/board/paint.js");
  const { STILL } = await import("/board/motion.js");
  for (const [game, look] of Object.entries(packs)) {
    const section = document.createElement("section");
    Object.assign(section.dataset, look);
    document.body.append(section);
    const own = pictures.filter((one) => one.game === game);
    for (const { about, name, ...some } of own) {
      const { scene, moment } = some;
      const sites = scene.sites.filter(({ id }) => about.includes(id));
      const [xs, ys] = [sites.map(({ x }) => x), sites.map(({ y }) => y)];
      const middle = (places) => (Math.min(...places) + Math.max(...places)) / 2;
      const span = (places) => Math.max(...places) - Math.min(...places);
      const reach = Math.max(span(xs), span(ys));
      const side = sites.length > 0 && reach < around ? 2 * around : scene.width;
      const [x, y] = side < scene.width
        ? [middle(xs) - around, middle(ys) - around]
        : [0, (scene.height - scene.width) / 2];
      const figure = document.createElement("figure");
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = tile * dense;
      canvas.style.width = `${tile}px`;
      const size = (tile * dense) / side;
      figure.append(canvas, name);
      section.append(figure);
      const ctx = canvas.getContext("2d");
      ctx.translate(-x * size, -y * size);
      const brush = { ctx, unit: size, pixel: dense, ...palette(canvas) };
      const still = { ...STILL.at(0), ...moment, away: new Map(moment?.away ?? []) };
      draw(brush, { ...some, targets: new Set(some.targets), moment: still });
    }
  }
}"""


def serve(route: Route) -> None:
    """Answer with the sheet, or with a file of the page as it is written."""
    path = route.request.url.removeprefix(ROOT)
    if not path:
        route.fulfill(body=SHEET, content_type="text/html")
        return
    kind = "text/css" if path.endswith(".css") else "text/javascript"
    route.fulfill(body=(build.WEB / path).read_text("utf-8"), content_type=kind)


def draw(browser: Browser, scheme: Any, dense: int, path: Path) -> None:
    """Write the sheet."""
    script = build.ROOT / "tests" / "web" / "pictures.js"
    written = subprocess.check_output([*node_command(), script])
    packs = {
        name: {"tone": pack.tone, "finish": pack.finish}
        for name, pack in ((name, load(name)) for name in PACKS)
    }
    page = browser.new_page(
        viewport={"width": WIDE, "height": 800},
        device_scale_factor=dense,
        color_scheme=scheme,
    )
    page.route(f"{ROOT}**", serve)
    page.goto(ROOT)
    page.evaluate(
        DRAW,
        {
            "pictures": json.loads(written),
            "packs": packs,
            "tile": TILE,
            "around": AROUND,
            "dense": dense,
        },
    )
    page.screenshot(path=path, full_page=True)
    page.close()
