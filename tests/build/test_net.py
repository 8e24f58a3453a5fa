"""Questions as a page asks them, to the frozen Python and to this one.

Throws of dice are left out: the machine draws them, so no two answers are alike. The
computer draws its own by a seed.
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.build.frozen import ask
from tests.scale import much
from trisq import link, service
from trisq.game import Game, Seat
from trisq.games import GAMES
from trisq.match import Match, play, start
from trisq.service import LET_GO
from trisq.texts import LANGUAGES

Question = dict[str, Any]
QUESTIONS = much(320, 2400)
GAMES_PLAYED = much(2, 12)  # of each
SPOILT = (
    " ",
    "-zz",
    "-a1-a1",
    ")",
    "👍🏽",
    "%",
    "%ff",
    "-я9",
    "#3",
    "#999",
    "&x=1",
    ",,",
)


def played(game: Game[Any, Any], rng: random.Random) -> Match:
    """Play at random, to the end or to somewhere."""
    now, plies = start(game), rng.choice((20, 80, 400))
    while not game.outcome(now.state) and len(now.moves) < plies:
        if game.to_move(now.state) is Seat.CHANCE:
            moves, weights = zip(*game.odds(now.state))
            now = play(now, game.format(rng.choices(moves, weights)[0]))
        else:
            move = rng.choice(list(game.legal_moves(now.state)))
            now = play(now, game.format(move))
    return now


class Visitor:
    """Somebody who looks at a place of a game and asks one of the page's questions."""

    def __init__(self, whole: Match, rng: random.Random) -> None:
        self.rng, self.game = rng, whole.game
        self.line = link.write(self.game.name, whole.moves)
        self.ply = rng.randint(0, len(whole.moves))
        self.here = link.write(self.game.name, whole.moves[: self.ply])
        self.state = whole.states[self.ply]
        self.next = [*whole.moves, ""][self.ply]

    def view(self) -> Question:
        return {"op": "view", "link": self.here, "line": self.line}

    def look(self) -> Question:
        return {"op": "view", "link": f"{self.line}#{self.ply}"}

    def broken(self) -> Question:
        at = self.rng.randint(0, len(self.here))
        text = self.here[:at] + self.rng.choice(SPOILT) + self.here[at:]
        return {"op": self.rng.choice(("view", "play")), "link": text, "move": "a1"}

    def move(self) -> Question:
        tokens = (self.next, self.next.upper(), f" {self.next}.", "a1", "zz", "pass")
        return {"op": "play", "link": self.here, "move": self.rng.choice(tokens)}

    def path(self) -> Question:
        return {"op": "play", "link": self.here, "path": self.clicks()}

    def pick(self) -> Question:
        clicks = self.clicks()
        some = clicks[: self.rng.randint(1, len(clicks))]
        return {"op": "pick", "link": self.here, "path": some}

    def rules(self) -> Question:
        return {"op": "rules", "link": f"?{self.game.name}"}

    def think(self) -> Question:
        op, seed = self.rng.choice(("think", "hint")), self.rng.randrange(99)
        return {"op": op, "link": self.here, "level": 1, "seed": seed}

    def odds(self) -> Question:
        piece = self.rng.choice((None, *self.game.scene(self.state).pieces))
        return {"op": "odds", "link": self.here, "site": piece and piece.site}

    def clicks(self) -> list[str]:
        """Click as for the move that was played, or anywhere."""
        path: list[str] = []
        if self.next:
            path = list(self.game.path(self.state, self.game.parse(self.next)))
        sites = [site.id for site in self.game.scene(self.state).board.sites]
        if not path or self.rng.random() < 0.3:
            path = self.rng.sample([*sites, LET_GO], self.rng.randint(1, 3))
        return path

    def ask(self) -> Question:
        asking: dict[Callable[[], Question], int] = {
            self.view: 6, self.look: 4, self.broken: 5, self.move: 4,
            self.path: 6, self.pick: 6, self.rules: 1, self.think: 1,
            self.odds: 1,
        }  # fmt: skip
        chosen = self.rng.choices(list(asking), list(asking.values()))[0]
        turned, language = self.rng.random() < 0.5, self.rng.choice(list(LANGUAGES))
        return {**chosen(), "turned": turned, "language": language}


def questions(count: int, games: int, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    lines = [played(game, rng) for game in GAMES.values() for _ in range(games)]
    for number in range(count):
        visitor = Visitor(lines[number % len(lines)], rng)
        yield json.dumps(visitor.ask(), ensure_ascii=rng.random() < 0.5)


def test_the_net_has_all_sizes_of_fish() -> None:
    asked = [json.loads(text) for text in questions(QUESTIONS, GAMES_PLAYED, seed=13)]
    assert len(asked) == QUESTIONS
    assert {question["op"] for question in asked} == {
        "view", "play", "pick", "rules", "think", "hint", "odds"
    }  # fmt: skip
    assert {question["language"] for question in asked} == set(LANGUAGES)
    answers = [json.loads(service.handle(json.dumps(some))) for some in asked]
    assert sum(answer["ok"] for answer in answers) > len(asked) / 2
    assert sum(not answer["ok"] for answer in answers) > len(asked) / 10
    codes = {answer["error"]["code"] for answer in answers if not answer["ok"]}
    assert "internal" not in codes
    assert len(codes) > 5


def test_page_shaped_questions_have_the_same_answers_in_the_frozen_python(
    program: Path, tmp_path: Path
) -> None:
    asked = list(questions(QUESTIONS, GAMES_PLAYED, seed=13))
    for question, answer in zip(asked, ask(program, tmp_path, asked), strict=True):
        assert json.loads(answer) == json.loads(service.handle(question)), question
