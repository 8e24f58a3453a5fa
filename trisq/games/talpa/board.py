"""How a board of cells looks whose four sides belong to the players, as in Talpa."""

from trisq.grid import Grid
from trisq.scene import Area, Board, Label, Line, Site

LEFT, TOP = 1.0, 1.0  # room around the cells for coordinates and sides
THICK = 0.16  # the sides


def area(grid: Grid, point: int, tone: str) -> Area:
    """Return the square of one cell."""
    column, row = grid.place(point)
    return Area(LEFT + column, TOP + row, 1, 1, tone)


def board(grid: Grid, beside: str, above: str) -> Board:
    """Return the cells, their coordinates, and the sides in their owners' colours."""
    size = len(grid.names)
    right, bottom = LEFT + size, TOP + size
    xs = [LEFT + step for step in range(size + 1)]
    ys = [TOP + step for step in range(size + 1)]
    places = ((name, area(grid, point, "")) for point, name in grid.name.items())
    letters = [names[0][0].upper() for names in grid.names]
    return Board(
        width=right + TOP,
        height=bottom + 0.75,
        radius=0.37,
        sites=tuple(Site(name, cell.x + 0.5, cell.y + 0.5) for name, cell in places),
        lines=(
            *(Line(LEFT, y, right, y) for y in ys),
            *(Line(x, TOP, x, bottom) for x in xs),
        ),
        labels=(
            *(Label(0.3, y + 0.5, letter) for y, letter in zip(ys, letters)),
            *(Label(x + 0.5, 0.3, str(i + 1)) for i, x in enumerate(xs[:-1])),
        ),
        goals=(
            Area(LEFT - 2 * THICK, TOP, THICK, size, beside),
            Area(right + THICK, TOP, THICK, size, beside),
            Area(LEFT, TOP - 2 * THICK, size, THICK, above),
            Area(LEFT, bottom + THICK, size, THICK, above),
        ),
    )
