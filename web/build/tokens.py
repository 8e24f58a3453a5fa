"""Reads the custom properties of the style sheets, as a browser would resolve them.

Only what the sheets of colours use: plain properties, ``:root`` and attributes.
"""

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[1]
STYLE = WEB / "style"
LOOK = WEB.parent / "trisq/drawing/colours.json"  # the same for pictures from Python
DRAWN = re.compile(r"(?s)COLOURS = \[(.*?)\];")
SHEETS = {"light": ("theme",), "dark": ("theme", "dark")}  # of each scheme, in order
TONES = ("linen", "clay", "slate", "marble")
FINISHES = ("stone", "ivory")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COMMENT = re.compile(r"(?s)/\*.*?\*/")
PROPERTY = re.compile(r"--([\w-]+): ([^;]+);")
WANTED = re.compile(r'\[data-(\w+)="(\w+)"\]')
OTHER = re.compile(r"var\(--([\w-]+)\)")


def colours(scheme: str, tone: str = "linen", finish: str = "stone") -> dict[str, str]:
    """Return the properties of a page in a scheme, a tone and a finish."""
    given = {"tone": tone, "finish": finish}
    found: list[tuple[int, int, str, str]] = []
    for sheet in SHEETS[scheme]:
        text = COMMENT.sub("", (STYLE / f"{sheet}.css").read_text("utf-8"))
        for selectors, body in RULE.findall(text):
            weights = [_weight(one.strip(), given) for one in selectors.split(",")]
            if any(weights):
                for name, value in PROPERTY.findall(body):
                    found.append((max(weights), len(found), name, value))
    known = {name: value for _, _, name, value in sorted(found)}
    return {name: _resolved(value, known) for name, value in known.items()}


def look() -> str:
    """Return the colours that a board is drawn with, of every scheme and look.

    ``all`` are those of linen and stone; the others say what is different.
    """
    listed = DRAWN.search((WEB / "board/paint.js").read_text("utf-8"))
    names = re.findall(r'"([\w-]+)"', listed[1] if listed else "")
    parts = []
    for scheme in SHEETS:
        known = colours(scheme)
        usual = {name: known[name] for name in names}
        lines = [f'    "all": {json.dumps(usual)}']
        for tone in TONES:
            for finish in FINISHES:
                own = colours(scheme, tone, finish)
                other = {n: own[n] for n in names if own[n] != usual[n]}
                lines.append(f'    "{tone} {finish}": {json.dumps(other)}')
        parts.append(f'  "{scheme}": {{\n' + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _weight(selector: str, given: dict[str, str]) -> int:
    """Return how strongly a selector holds for the page, 0 if it does not."""
    if selector == ":root":
        return 1
    wanted = WANTED.findall(selector)
    return len(wanted) if all(given[name] == value for name, value in wanted) else 0


def _resolved(value: str, known: dict[str, str]) -> str:
    return OTHER.sub(lambda other: known[other[1]], value)
