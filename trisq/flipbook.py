"""A match to step through, as one HTML file: for a notebook, a mail or a web page.

It needs no script and loads nothing. Every move is a radio button, so the arrow keys
step, too, and the style sheet shows the position of the one that is chosen; where mail
programs leave that out, the last position is seen. What is drawn alike in several
positions is written once.
"""

from html import escape
from zlib import crc32

from trisq import svg, view
from trisq.match import Match
from trisq.texts import LANGUAGES, terminal
from trisq.words import ENGLISH, translated

STYLE = """\
.{name} {{ font: 16px/1.4 {font}; max-width: 40em; color: {ink}; background: {page};
  padding: 1em; border-radius: 0.5em; }}
.{name} input {{ position: absolute; opacity: 0; }}
.{name} svg {{ display: block; width: 100%; height: auto; max-height: 80vh; }}
.{name} p {{ margin: 0.5em 0 0; display: flex; gap: 0.5em; align-items: center; }}
.{name} p span {{ flex: 1; }}
.{name} label {{ padding: 0.2em 0.8em; border: 1px solid; border-radius: 0.4em;
  cursor: pointer; }}
.{name} :focus-visible ~ p {{ outline: 2px solid {mark}; outline-offset: 2px; }}
.{name} input:not(:last-of-type):checked ~ p.{name}-{last},
.{name} input:not(:last-of-type):checked ~ svg .{name}-{last} {{ display: none; }}
"""


def replay_html(
    match: Match,
    *,
    dark: bool = False,
    tone: str | None = None,
    finish: str | None = None,
    seat: int = 0,
    coordinates: bool | None = None,
    language: str = "en",
) -> str:
    """Return a whole game as a page in one piece, one picture for each move."""
    colour = svg.look(match, dark=dark, tone=tone, finish=finish)
    spoken = terminal(language) if language in LANGUAGES else ENGLISH
    last = len(match.moves)
    name = f"trisq-{crc32(repr((match.link, sorted(colour.items()), seat)).encode()):x}"
    pages, told = [], []
    for ply in range(last + 1):
        shown = translated(view.view(match, ply, flipped=bool(seat)), spoken)
        pages.append(svg.paint(svg.seen(shown, coordinates), colour).parts())
        told.append(" – ".join(filter(None, (shown["story"], shown["headline"]))))
    common = _common(pages)
    numbers = {
        part: number
        for number, part in enumerate(
            dict.fromkeys(part for page in pages for part in page[common:])
        )
    }
    scene = shown["scene"]
    box = f"0 0 {scene['width'] * svg.UNIT:g} {scene['height'] * svg.UNIT:g}"
    style = STYLE.format(
        name=name,
        font=svg.FONT,
        last=last,
        page=colour["field"],
        ink=colour["ink"],
        mark=colour["mark"],
    )
    rules = "\n".join(
        f"#{name}-at{ply}:checked ~ p.{name}-{ply} {{ display: flex !important; }}\n"
        f"#{name}-at{ply}:checked ~ svg .{name}-{ply}"
        " { display: inline !important; }"
        for ply in range(last)
    )
    inputs = "\n".join(
        f'<input type="radio" name="{name}" id="{name}-at{ply}"'
        f' aria-label="{escape(said)}"{" checked" * (ply == last)}>'
        for ply, said in enumerate(told)
    )
    defined = "\n".join(
        f'<g id="{name}-g{number}">{part}</g>' for part, number in numbers.items()
    )
    hidden = ' style="display: none"'
    layers = "\n".join(
        f'<g class="{name}-{ply}"{hidden * (ply < last)}>'
        + "".join(f'<use href="#{name}-g{numbers[part]}"/>' for part in page[common:])
        + "</g>"
        for ply, page in enumerate(pages)
    )
    captions = "\n".join(
        f'<p class="{name}-{ply}"{hidden * (ply < last)}>'
        f'<label for="{name}-at{max(0, ply - 1)}">◀</label>'
        f"<span>{escape(said)} ({ply}/{last})</span>"
        f'<label for="{name}-at{min(last, ply + 1)}">▶</label></p>'
        for ply, said in enumerate(told)
    )
    title = escape(shown["title"])
    ground = "\n".join(pages[0][:common])
    return f"""\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
{style}{rules}
</style>
<div class="{name}">
{inputs}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="{svg.FONT}"\
 text-anchor="middle" role="img" aria-label="{title}">
<defs>
{defined}
</defs>
{ground}
{layers}
</svg>
{captions}
</div>
</html>
"""


def _common(pages: list[list[str]]) -> int:
    """Return how many first parts all pictures have in common."""
    shortest = min(map(len, pages))
    return next(
        (at for at in range(shortest) if len({page[at] for page in pages}) > 1),
        shortest,
    )
