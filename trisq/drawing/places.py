"""Where things are on a scene: how men stand on a site, in a tray, and its outline."""

from typing import TYPE_CHECKING, NamedTuple

from trisq.drawing.figures import Brush, piece
from trisq.drawing.ground import LARGEST, SMALLEST
from trisq.drawing.pen import nearest

if TYPE_CHECKING:
    from trisq import plain

STEP = 0.74  # from man to man on a stack, where there is room
FOOT = 0.48  # from the lower end of a slot to the middle of the first man
HEAD = 0.45  # from the last man to its upper end
INSET = 0.07  # from the sides of a field to its outline

# Of a tray: its text, the pill, from its ends to what is in it, the radius of a man,
# from man to man, and how many are drawn before the text alone tells of more.
SIZE, TALL, ENDS, MAN, NEXT, SHOWN = 0.42, 0.66, 0.3, 0.27, 0.42, 6


class Box(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    wide: float
    tall: float
    round: float


class Pill(NamedTuple):
    """A tray: its box and its text, where its men are, and where they end."""

    box: Box
    text: str
    men: tuple[float, ...]
    end: float
    shape: str


def is_slot(site: "plain.Site") -> bool:
    """Tell whether men stand on each other here."""
    return site["tall"] > 1.5 * site["wide"]


def standing(site: "plain.Site", count: int) -> list[float]:
    """Return how high the middle of each man is who stands on a site with others."""
    if not is_slot(site):
        return [site["y"]]
    foot = site["y"] + site["tall"] / 2 - FOOT
    step = min(STEP, (site["tall"] - FOOT - HEAD) / max(1, count - 1))
    return [foot - at * step for at in range(count)]


def outline(scene: "plain.Scene", site: "plain.Site") -> Box | None:
    """Return the outline of a site that is a field, None where it is a point."""
    if scene["corner"] == 0:
        return None
    inset = 0 if is_slot(site) else INSET
    return Box(
        site["x"] - site["wide"] / 2 + INSET,
        site["y"] - site["tall"] / 2 + inset,
        site["wide"] - 2 * INSET,
        site["tall"] - 2 * inset,
        scene["corner"],
    )


def pill(brush: Brush, scene: "plain.Scene", site: "plain.Site", text: str) -> Pill:
    """Return how a tray lies: along the left or the right side of its site."""
    brush.pen.set(size=_size(brush), bold=False)
    men = [some for some in scene["pieces"] if some["site"] == site["id"]]
    count = min(men[0]["count"] if men else 0, SHOWN)
    long = NEXT * (count - 1) + 2 * MAN + 0.1 if count > 0 else 0
    wide = 2 * ENDS + long + brush.pen.width(text) / brush.unit
    x = site["x"] - site["wide"] / 2
    if site["x"] >= scene["width"] / 2:
        x = site["x"] + site["wide"] / 2 - wide
    return Pill(
        Box(x, site["y"] - TALL / 2, wide, TALL, TALL / 2),
        text,
        tuple(x + ENDS + MAN + at * NEXT for at in range(count)),
        x + ENDS + long,
        men[0]["shape"] if men else "",
    )


def tray(brush: Brush, lying: Pill) -> None:
    """Draw what is in a tray, on whatever it was filled with."""
    box, unit = lying.box, brush.unit
    y = box.y + box.tall / 2
    for x in lying.men:
        with brush.pen.around(x * unit, y * unit, unit * MAN):
            piece(brush, lying.shape)
    brush.pen.set(fill=brush.colour["ink"], size=_size(brush), bold=False)
    x = (lying.end + box.x + box.wide - ENDS) / 2
    brush.pen.text(lying.text, x * unit, (y + 0.01) * unit)


def _size(brush: Brush) -> int:
    """Return how high the text of a tray is, in pixels."""
    return nearest(max(SMALLEST, min(brush.unit * SIZE, LARGEST - 1)))
