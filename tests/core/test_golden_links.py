"""Every link that was ever kept shows what it showed then."""

import pytest

from tests.links import kept, shown, spelled
from trisq.games import GAMES, load

KEPT = [name for name in GAMES if kept(name)]  # a new game has none yet

pytestmark = pytest.mark.no_cover  # what it asks is covered by other tests


@pytest.mark.parametrize("name", GAMES)
def test_old_links_show_what_they_showed(name: str) -> None:
    for entry in kept(name):
        assert shown(entry.link) == entry


@pytest.mark.parametrize("name", KEPT)
def test_there_are_links_of_every_kind(name: str) -> None:
    entries = kept(name)
    assert len(entries) >= 60
    links = [entry.link for entry in entries]
    assert len(set(links)) == len(links)
    assert (
        any("=z" in address or "-z" in address for address in links) or name == "talpa"
    )
    for sign in ("=z", "-z", "=set", "#", "%20", "nonsense"):
        assert any(sign in address for address in links), sign
    for variant in load(name).variants:
        assert any(f"={variant.variant}" in address for address in links)
    for wrong in ("fine", "bad-position", "unknown-variant", "unreadable", "damaged"):
        assert any(entry.told.startswith(wrong) for entry in entries), wrong
    assert spelled(entries).count("=== ") == len(entries)
