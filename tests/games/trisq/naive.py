"""Trisq a second time, point by point and as slow as it reads, to compare with."""

Point = tuple[int, int]
Board = dict[Point, int]


def neighbours(point: Point, size: int) -> list[Point]:
    x, y = point
    around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return [(i, j) for i, j in around if 0 <= i < size and 0 <= j < size]


def smothered(board: Board, point: Point, size: int) -> bool:
    enemy = 1 - board[point]
    return all(board.get(other) == enemy for other in neighbours(point, size))


class Naive:
    """A game in progress; ``boards`` holds every board since the start."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.boards: list[Board] = [{}]

    @property
    def side(self) -> int:
        return (len(self.boards) - 1) % 2

    def attempt(self, point: Point) -> Board | str:
        """Return the board after a move, or the code of the rule it breaks."""
        board = dict(self.boards[-1])
        if point in board:
            return "occupied"
        board[point] = self.side
        enemies = [other for other, side in board.items() if side != self.side]
        for lost in [other for other in enemies if smothered(board, other, self.size)]:
            del board[lost]
        if smothered(board, point, self.size):
            return "self-capture"
        if len(self.boards) > 1 and board == self.boards[-2]:
            return "repetition"
        return board

    def swap(self) -> Board | None:
        """Return the board after a swap, if one is allowed."""
        if len(self.boards) != 2:
            return None
        (point,) = self.boards[-1]
        return {point: 1}

    def is_over(self) -> bool:
        """Tell whether nobody can move any more, or too many moves were played."""
        long = len(self.boards) - 1 >= 3 * self.size * self.size
        return long or all(isinstance(end, str) for end in self.verdicts().values())

    def verdicts(self) -> dict[Point, Board | str]:
        every = range(self.size)
        return {(x, y): self.attempt((x, y)) for y in every for x in every}
