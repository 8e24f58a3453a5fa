"""How long the links of whole games get: XII Scripta between sensible players."""

import random
import statistics

from trisq.game import Seat
from trisq.games.scripta.notation import Move
from trisq.games.scripta.rules import Scripta, State
from trisq.link import write
from trisq.match import play, start

GAMES = 200
RULES = Scripta()


def sensible(state: State, rng: random.Random) -> Move:
    """Take off, hit, enter, leave no man alone, or else move the last man on."""
    if RULES.to_move(state) is Seat.CHANCE:
        throws, odds = zip(*RULES.odds(state))
        thrown: Move = rng.choices(throws, odds)[0]
        return thrown

    def worth(move: Move) -> tuple[bool, bool, int, int]:
        after = RULES.apply(state, move).sides[state.seat]
        alone = sum(men == 1 for men in after.men[:31])
        return (
            move.kind == "take",
            bool(RULES.captures(state, move)),
            -alone,
            -move.point,
        )

    return max(RULES.legal_moves(state), key=worth)


def main() -> None:
    lengths, plies = [], []
    for seed in range(GAMES):
        rng = random.Random(seed)
        match = start(RULES)
        while RULES.outcome(match.state) is None:
            match = play(match, RULES.format(sensible(match.state, rng)))
        lengths.append(len(write(RULES.name, match.moves)))
        plies.append(len(match.moves))
    print(f"{GAMES} games of {RULES.title}, dice counted as moves")
    for name, some in (("moves", plies), ("characters of the link", lengths)):
        print(
            f"{name:<24} median {statistics.median(some):,.0f}, longest {max(some):,}"
        )


if __name__ == "__main__":
    main()
