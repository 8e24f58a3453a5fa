"""What each game offers to computer players: one file each."""

from trisq.minds import dama, scripta, talpa, trisq
from trisq.search.mind import Mind

MINDS: dict[str, Mind] = {
    "trisq": trisq.MIND,
    "talpa": talpa.MIND,
    "dama": dama.MIND,
    "scripta": scripta.MIND,
}
