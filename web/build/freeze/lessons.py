"""Questions that teach the build what answering needs: whole games, and nonsense."""

import json
import random
from base64 import b64encode
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import quote

import trisq
from trisq import dice, lesson, link, match, proof
from trisq.game import Game, Seat
from trisq.games import GAMES, load
from trisq.service import LET_GO
from trisq.texts import LANGUAGES

Question = dict[str, Any]

TABLES = sorted(Path(trisq.__file__).parent.rglob("*.bin"))  # what helps to think

NONSENSE = (
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '"text"',
    "[" * 5000,
    '{"op": 1}',
    '{"op": "x"}',
)
ADDRESSES = (
    "", "?", "#3", "?=", "?nothing", "?nothing=a1", "https://example.org/?{game}=a1",
    "?{game}", "?{game}=a", "?{game}=a1-zz-a1", "?{game}=a1#1", "?{game}=a1-b2#9",
    "?{game}=A1,B2.C3)", "?{game}=а1+в2 с3", "?{game}=%D0%B01%20b2", "?{game}=%ff%",
    "?{game}=😀-♞", "?{game}=a1👍🏽❤️🇧🇬", "?{game}=αΣ-ΑΣ", "?{game}=ǅ-ß-İ",
    "?fbclid=x&{game}=a1&utm_source=y", "?{game}=146", "?{game}=pass",
    "?{game}=a1a2", "?{game}=d2-b4-d3-b2-d1xb4", "?{game}=" + "a1-" * 300,
    "?{game}=" + "1" * 5000, "?{game}=size9-a1", "?{game}=size5", "?{game}=a1-men5",
    "?{game}=set0a2e3b", "?{game}=set1e9ha9d7", "?{game}=z0123", "?{game}=a1-zqqqqqq",
    "?{game}&dice=aaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb", "?{game}&dice=1",
)  # fmt: skip
LETTERS = "?=-&#%+./trisqdamaleopcx0123456789абвΣςé☃😀🏽ǅß\x00\u200d\ufe0f \n'"
RUBBISH = 300  # addresses of random letters
SPOKEN = (*LANGUAGES, "xx", None)  # and languages that nobody speaks
THOUGHTS = (
    *((1, 0), (1, 50), (2, 40), (3, 50), (2, 75), (3, 75)),
    *((2, 90), (3, 85), (3, 95), (4, 95), (1, 100)),
)  # levels, and how much of a game has been played; a thought is dear
BRIEF = ((1, 0), (2, 60), (3, 95), (1, 100))  # of a variant, whose players are known
PROVED = 6  # throws
PAIRS = 4  # of sites that are clicked at each of these times; the last are special
PLACES = 40  # of a game, where somebody wants to be told more
STEPS = 8  # how often a game is looked at from beginning to end


def lessons(seed: int = 1, games: int = 2) -> Iterator[str]:
    """Yield questions, the same ones for the same seed, in all languages."""
    chance = random.Random(seed)
    yield from NONSENSE
    yield from _spoken(_questions(chance, games), chance)


def first_lessons(seed: int = 1, games: int = 2, step: int = 3) -> Iterator[str]:
    """Yield questions of first visits: to look at games and to play, not to think.

    Of what is asked during a game, only every so many: another game is worth more.
    """
    chance = random.Random(seed)
    yield from NONSENSE
    yield from _spoken(_first_questions(chance, games, step), chance)


def _spoken(questions: Iterable[Question], chance: random.Random) -> Iterator[str]:
    """Ask in all languages."""
    for question in questions:
        spoken = {"language": chance.choice(SPOKEN), **question}
        yield json.dumps(spoken, ensure_ascii=chance.random() < 0.5)


def _first_questions(
    chance: random.Random, games: int, step: int
) -> Iterator[Question]:
    """Yield what can be asked before anybody thinks or reads the rules."""
    yield {"op": "view", "link": "?" + "q" * 200_000}
    for game in GAMES.values():
        for language in SPOKEN:
            yield {"op": "view", "link": f"?{game.name}", "language": language}
        yield from _addresses(game)
        for variant in load(game.name).all_rules:
            for _ in range(games):
                yield from islice(_visits(variant, chance), 0, None, step)
        yield from _explained(game)
        yield from _proofs(game, chance)
    yield from _rubbish(chance)


def _questions(chance: random.Random, games: int) -> Iterator[Question]:
    """Yield questions, most of them in no language."""
    for _ in SPOKEN:
        yield {"op": "games"}
        yield {"op": "view", "link": 5}
        yield {"op": "play", "link": "?", "path": [1]}
        yield {"op": "play", "link": "?"}
        yield {"op": "view", "link": "?" + "q" * 200_000}
    for game in GAMES.values():
        for language in SPOKEN:
            yield {"op": "rules", "link": f"?{game.name}", "language": language}
        yield from _addresses(game)
        for _ in range(games):
            yield from _visits(game, chance)
        yield from _thoughts(game, chance, THOUGHTS)
        for variant in load(game.name).all_rules:
            yield from _advice(variant, chance)
        yield from _taught(game)
        yield from _proofs(game, chance)
        for variant in load(game.name).variants:
            yield from _visits(variant, chance)
            yield from _thoughts(variant, chance, BRIEF)
    yield from _rubbish(chance)


def _addresses(game: Game[Any, Any]) -> Iterator[Question]:
    """Ask about links that somebody may have spoilt, or that mean something special."""
    for address in ADDRESSES:
        for op in ("view", "play", "pick", "roll"):
            text = address.replace("{game}", game.name)
            yield {"op": op, "link": text, "move": "a1", "path": ["a1"]}
        yield _asked(text)


def _rubbish(chance: random.Random) -> Iterator[Question]:
    """Ask about nothing that makes sense."""
    for _ in range(RUBBISH):
        letters = chance.choices(LETTERS, k=chance.randint(1, 30))
        yield {"op": "view", "link": f"?{''.join(letters)}"}
        yield _asked(f"?{''.join(letters)}")


def _asked(link: str) -> Question:
    """Ask as the page does: addresses have percents."""
    return {"op": "view", "link": quote(link, safe="?&=#-/:"), "turned": False}


def _visits(game: Game[Any, Any], chance: random.Random) -> Iterator[Question]:
    """Play a game and ask what a page asks along the way."""
    played = _played(game, chance)
    # First, while no packed words are remembered: a long one is packed for the answer.
    readable = link.write(game.name, [*played.head, *played.moves])
    yield {"op": "view", "link": readable}
    whole = link.of(played)
    step = max(1, len(played.moves) // STEPS)
    places = {*range(0, len(played.moves), step), len(played.moves)}
    for ply in sorted(places):
        state = played.states[ply]
        here = link.of(played, ply)
        turned = chance.random() < 0.5
        yield {"op": "view", "link": here, "line": whole, "turned": turned}
        yield {"op": "view", "link": f"{whole}#{ply}", "turned": turned}
        yield {"op": "roll", "link": here, "table": "1"}
        set_up = [*played.head, match.written(game, state) or ""]
        yield {"op": "view", "link": link.write(game.name, set_up)}
        sites = [site.id for site in game.scene(state).board.sites]
        pairs = [chance.sample(sites, 2) for _ in range(PAIRS)]
        for path in (["zz"], [LET_GO], *([site] for site in sites[-PAIRS:]), *pairs):
            yield {"op": "play", "link": here, "path": path}
            yield {"op": "pick", "link": here, "path": path}
        if ply < len(played.moves):
            token = played.moves[ply]
            yield {"op": "play", "link": here, "move": token}
            yield {"op": "play", "link": here, "move": token.upper() + ")"}
            yield {"op": "play", "link": here, "move": "pass"}
            path = list(game.path(state, game.parse(token)))
            yield {"op": "play", "link": here, "path": path}
            for clicks in range(1, len(path)):
                question = {"op": "pick", "link": here, "path": path[:clicks]}
                yield {**question, "turned": turned}
    yield {"op": "play", "link": whole, "move": "a1"}
    yield {"op": "view", "link": f"{whole}-a1"}


def _thoughts(
    game: Game[Any, Any], chance: random.Random, moments: Iterable[tuple[int, int]]
) -> Iterator[Question]:
    """Let the computer think at the beginning, in the middle and near the end."""
    played = _played(game, chance)
    count = len(played.moves)
    for table in map(_packed, TABLES):
        for data in (table, table[:40], "-"):
            yield {"op": "take", "link": link.new(played.game), "data": data}
    yield {"op": "think", "link": f"{link.of(played)}#0", "level": 1, "seed": "1"}
    for level, ply in moments:
        here = link.of(played, ply * count // 100)
        yield {"op": "think", "link": here, "level": level, "seed": chance.randrange(9)}
        yield {"op": "hint", "link": here, "level": 1, "seed": 1}


def _advice(game: Game[Any, Any], chance: random.Random) -> Iterator[Question]:
    """Ask in many places of a game what is good there, and what can be counted."""
    played = _played(game, chance)
    for ply in range(0, len(played.moves), max(1, len(played.moves) // PLACES)):
        here = link.of(played, ply)
        yield {"op": "hint", "link": here, "level": 1, "seed": 1}
        for piece in (None, *game.scene(played.states[ply]).pieces[:PAIRS]):
            yield {"op": "odds", "link": here, "site": piece and piece.site}


def _explained(game: Game[Any, Any]) -> Iterator[Question]:
    """Ask which step of a lesson explains a refusal, as newcomers do."""
    codes = [code for step in load(game.name).lessons() for code in step.codes]
    for code in (*codes, "strange"):
        yield {"op": "explain", "link": link.new(game), "code": code}


def _taught(game: Game[Any, Any]) -> Iterator[Question]:
    """Learn a game step by step, do what is asked and what is not; read its rules."""
    yield from _explained(game)
    for variant in load(game.name).all_rules:
        yield {"op": "rules", "link": link.new(variant)}
    for number, step in enumerate(load(game.name).lessons(), 1):
        here = link.lesson(game, number)
        yield {"op": "lesson", "link": here}
        for move in (*step.right, *(wrong for wrong, _ in step.wrong), "zz"):
            yield {"op": "try", "link": here, "move": move}
        known = lesson.position(lesson.place(link.read(here, GAMES, "")))
        rules, state = known.game, known.state
        for site in rules.scene(state).board.sites[::PAIRS]:
            yield {"op": "try", "link": here, "path": [site.id]}
        for path in (rules.path(state, move) for move in rules.legal_moves(state)):
            yield {"op": "try", "link": here, "path": list(path)}
            yield {"op": "pick", "link": step.link, "path": list(path[:1])}
    yield {"op": "lesson", "link": link.lesson(game, 99)}
    yield {"op": "try", "link": link.lesson(game, 99), "move": "a1"}


def _proofs(game: Game[Any, Any], chance: random.Random) -> Iterator[Question]:
    """Throw dice that are proved, where a game has such, and forge the proof."""
    now, turns = match.start(game), 0
    while turns < PROVED and game.dice:
        if dice.due(now):
            here, secret = link.of(now), bytes([turns % 2]) * proof.SECRET
            spelled = proof.encoded(secret)
            yield {"op": "roll", "link": here, "secret": spelled, "table": "1"}
            yield {"op": "roll", "link": here, "secret": spelled[1:]}
            yield {"op": "view", "link": here}
            yield {"op": "view", "link": f"{here}a"}
            now, turns = dice.proved(now, secret) or now, turns + 1
        else:
            move = chance.choice(game.legal_moves(now.state))
            now = match.play(now, game.format(move))


def _packed(file: Path) -> str:
    """Return a file as the page hands it over."""
    return b64encode(file.read_bytes()).decode()


def _played(game: Game[Any, Any], chance: random.Random) -> match.Match:
    """Play at random to the end."""
    now = match.start(game)
    while not game.outcome(now.state):
        if game.to_move(now.state) is Seat.CHANCE:
            moves, weights = zip(*game.odds(now.state))
            move = chance.choices(moves, weights)[0]
        else:
            move = chance.choice(game.legal_moves(now.state))
        now = match.play(now, game.format(move))
    return now
