"""How a board of cells looks whose four sides belong to the players, as in Talpa."""

from collections.abc import Iterator

from trisq.grid import Grid
from trisq.scene import Area, Band, Board, Label, Line, Site, Spare

MARGIN = 0.86  # room around the cells for coordinates and sides
AWAY = 0.3  # how far from the cells the figures stand that show whose side it is
SIZES = {"triangle": 0.3, "square": 0.4}  # of those figures, three to a cell


def area(grid: Grid, point: int, tone: str) -> Area:
    """Return the square of one cell."""
    column, row = grid.place(point)
    return Area(MARGIN + column, MARGIN + row, 1, 1, tone)


def board(grid: Grid, beside: str, above: str) -> Board:
    """Return the cells, their coordinates, and the sides with their owners' figures."""
    size = len(grid.names)
    last = MARGIN + size
    width = last + MARGIN
    edges = [MARGIN + step for step in range(size + 1)]
    places = ((name, area(grid, point, "")) for point, name in grid.name.items())
    letters = [names[0][0].upper() for names in grid.names]
    return Board(
        width=width,
        height=width,
        radius=0.43,
        sites=tuple(Site(name, cell.x + 0.5, cell.y + 0.5) for name, cell in places),
        corner=0.14,
        lines=(
            *(Line(MARGIN, y, last, y, "thin") for y in edges),
            *(Line(x, MARGIN, x, last, "thin") for x in edges),
        ),
        labels=(
            *(Label(0.26, y + 0.5, letter, 0.27) for y, letter in zip(edges, letters)),
            *(Label(x + 0.5, 0.24, str(i + 1), 0.27) for i, x in enumerate(edges[:-1])),
        ),
        goals=(Area(MARGIN, MARGIN, size, size, "field"),),
        spares=(
            *_row(size, beside, (MARGIN - AWAY, last + AWAY), upright=True),
            *_row(size, above, (MARGIN - AWAY, last + AWAY), upright=False),
        ),
        bands=tuple(
            Band(axis, *edge, {"narrow": 0.55})
            for axis in "xy"
            for edge in ((0.0, MARGIN), (last, width))
        ),
    )


def _row(
    size: int, shape: str, places: tuple[float, float], *, upright: bool
) -> Iterator[Spare]:
    """Yield the figures along the two sides of a player."""
    for place in places:
        for number in range(3 * size):
            along = MARGIN + (number + 0.5) / 3
            x, y = (place, along) if upright else (along, place)
            yield Spare(x, y, shape, SIZES[shape])
