"""What makes somebody want to play a game: true words, and a game that can be seen."""

import pytest

from tests.kit import ask
from trisq.games import GAMES, load

INVITED = [name for name in GAMES if load(name).invitation]


def test_every_shipped_game_invites() -> None:
    assert {"trisq", "talpa", "dama", "scripta"} <= {*INVITED}


@pytest.mark.parametrize("name", INVITED)
def test_an_invitation_leads_to_a_game_with_moves_to_show(name: str) -> None:
    invitation = load(name).invitation
    assert invitation is not None
    shown = ask(op="view", link=invitation.link)["view"]
    assert shown["error"] is None
    assert shown["game"] == name
    assert shown["link"] == invitation.link
    assert len(shown["moves"]) >= 3
    for text in (invitation.goal, invitation.short):
        assert text.endswith(".")
        assert len(text) <= 40
