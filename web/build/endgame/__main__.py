"""Solve all endgames, tell what came out, and write the packed table."""

import time
from pathlib import Path

from endgame.pack import pack
from endgame.solve import Tables, solve
from endgame.table import Table
from trisq.games.dama.board import MAN
from trisq.games.dama.endgame import FILE, number

MEN = ((3, 3), (4, 3), (4, 4), (5, 3))  # those after a capture first


def main() -> None:
    """Write the table that the package reads."""
    print("men    positions   won    drawn   lost    longest win, loss   seconds")
    tables: Tables = {}
    lost: dict[int, int] = {}
    for one, other in MEN:
        start = time.process_time()
        solve(one, other, tables)
        spent = time.process_time() - start
        for men in dict.fromkeys(((one, other), (other, one))):
            print("{}-{}".format(*men), summary(tables[men]), f"{spent:9.1f}")
            lost |= losses(tables[men])
    packed = pack(lost)
    Path(FILE).write_bytes(packed)
    print(f"{FILE}: {len(lost):,} lost positions in {len(packed):,} bytes")


def summary(table: Table) -> str:
    """Return how many positions there are and what share is won, drawn and lost."""
    value, weight = table.value[table.positions], table.weight(table.positions)
    won, drawn, lost = (value > 0) & (value % 2 == 0), value == 0, value % 2 == 1
    shares = (
        f"{weight[some].sum() / weight.sum():8.3%}" for some in (won, drawn, lost)
    )
    longest = (value[some].max(initial=1) - 1 for some in (won, lost))
    return "{:12,}{}{}{}{:9}{:6}".format(weight.sum(), *shares, *longest)


def losses(table: Table) -> dict[int, int]:
    """Return the plies of the lost positions where a move is left, by their numbers."""
    some = table.positions[table.value[table.positions] % 2 == 1]
    own, enemy = table.sets(some)
    rows = zip(table.own.masks[own], table.enemy.masks[enemy], table.value[some])
    return {
        number(_men(int(own)), _men(int(enemy))): int(value) - 1
        for own, enemy, value in rows
        if value > 1
    }


def _men(mask: int) -> int:
    """Return men as ``trisq.games.dama.board`` writes them."""
    return sum((mask >> 8 * ring & 255) * MAN << 16 * ring for ring in range(3))


if __name__ == "__main__":
    main()
