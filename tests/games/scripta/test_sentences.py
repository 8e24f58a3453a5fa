"""Everything that XII Scripta can say is said, in five languages, with its grammar."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import catalogues
from tests.games.scripta.positions import GAME, at, side
from tests.kit import random_match
from trisq.errors import GameError
from trisq.game import PLAYERS, Seat
from trisq.games.scripta import board
from trisq.games.scripta.board import SIDES
from trisq.games.scripta.computer import MIND
from trisq.games.scripta.notation import Move
from trisq.games.scripta.rules import LENGTHS, Scripta
from trisq.games.scripta.state import State
from trisq.texts import LANGUAGES
from trisq.words import Text, say

# Lessons, invitations, and what is said in a terminal.
ELSEWHERE = {"rulebook.py", "lessons.py", "terminal.py", "__init__.py"}
OWN = catalogues.templates(
    path
    for path in catalogues.SOURCES
    if path.match("games/scripta/*.py") and path.name not in ELSEWHERE
)
SITES = [site.id for site in board.BOARD.sites]

# How things are counted: one, a few, many; of numbers that end so.
THINGS = {
    "en": ["point points", "man men", "triangle triangles", "square squares"],
    "ru": [
        "пункт пункта пунктов",
        "шашка шашки шашек",
        "треугольник треугольника треугольников",
        "квадрат квадрата квадратов",
    ],
    "bg": ["поле полета", "пул пула", "триъгълник триъгълника", "квадрат квадрата"],
    "cs": [
        "pole pole polí",
        "kámen kameny kamenů",
        "trojúhelník trojúhelníky trojúhelníků",
        "čtverec čtverce čtverců",
    ],
    "pt": ["casa casas", "peça peças", "triângulo triângulos", "quadrado quadrados"],
}


def fits(code: str, number: int) -> int:
    """Return which form belongs to a number, by the endings that schools teach."""
    if code == "ru":
        tail = f"{number:02}"
        if tail[-2] == "1" or tail[-1] in "056789":
            return 2
        return 0 if tail[-1] == "1" else 1
    if code == "cs":
        return {1: 0, 2: 1, 3: 1, 4: 1}.get(number, 2)
    return 0 if number == 1 else 1


def check(code: str, sentence: str) -> None:
    """See that what is counted fits its number, and that nothing is left over."""
    *_, told = re.split(r"^(?:\S .*\n){3}", sentence)  # behind a board in characters
    assert not re.search(r"[{}|]|  | [.,;:]|\.\.|,,", told), sentence
    for things in THINGS[code]:
        forms = things.split()
        counted = rf"(?<![\w\u00a0])(\d+) ({'|'.join(forms)})(?!\w)"
        for number, word in re.findall(counted, sentence):
            assert word == forms[fits(code, int(number))], sentence


def clicks(state: State, rng: Random) -> Iterator[str]:
    """Yield what is said to clicks that mean nothing, or something."""
    for path in [(one,) for one in SITES] + [
        (rng.choice(SITES), rng.choice(SITES)) for _ in range(30)
    ]:
        try:
            written = GAME.move_from_clicks(state, path)
        except GameError as error:
            yield error.sentence
            continue
        if written:
            move = GAME.resolve(state, GAME.parse(written))
            refusal = GAME.refusal(state, move)
            if refusal:
                yield refusal.sentence


def of_a_position(state: State, rng: Random) -> Iterator[str]:
    """Yield what is said of a position, and of what can be done in it."""
    yield from (GAME.todo(state), GAME.status_note(state), GAME.turn_text(state))
    yield from (GAME.tally(state, seat) for seat in PLAYERS)
    yield GAME.text(state)
    scene = GAME.scene(state)
    yield from (piece.name for piece in scene.pieces)
    yield from (tray.text for tray in scene.trays)
    yield from (button.label for button in scene.buttons)
    for site in rng.sample(SITES, 6):
        yield from GAME.chances(state, site)
    yield from GAME.chances(state, None)
    yield from clicks(state, rng)
    moves = GAME.legal_moves(state)
    for move in moves if state.dice else moves[:1]:
        yield GAME.label(state, move)
        yield GAME.instruction(state, move)
        if move.die:
            yield from MIND.reasons(state, move) if rng.random() < 0.5 else ()
            yield GAME.preview(state, GAME.path(state, move)[:1]).prompt
            yield GAME.preview(state, (f"die{move.die}",)).prompt


def of_a_turn(states: list[State], moves: list[Move]) -> Iterator[str]:
    for reader in (None, *PLAYERS):
        yield GAME.turn_story(states, moves, reader)


def of_a_game(seed: int) -> Iterator[str]:
    """Yield what is said during a game of two who play at random."""
    rng, match = Random(seed), random_match(GAME, seed)
    states, moves = list(match.states), [GAME.parse(text) for text in match.moves]
    for state in rng.sample(states, 12) + states[-40::8]:
        yield from of_a_position(state, rng)
    begun = 0
    for number, move in enumerate(moves):
        if move.kind == "roll":
            begun = number
        yield from of_a_turn(states[begun : number + 2], moves[begun : number + 1])


def rare() -> Iterator[str]:
    """Yield what random games hardly ever come to."""
    rng = Random(1)
    for state in (
        at("122", {"31": 2, "32": 3}),
        at("122", {"30": 1, "32": 2}),
        at("666", {"32": 2}),
        at("146", {}, waiting=3),
        at("56", {"1": 2}, enemy={"7": 2, "6": 2}),
        at("345", {"33": 1, "36": 5}),
        at("66", {"36": 2}),
        at("22", {"30": 1}),
        at("146", {"36": 1}),
        at("456", {"6": 1}, captured=1, enemy={"9": 2, "8": 2, "7": 2}),
        State((side({"30": 2}, 0), side({"30": 2}, 0))),
        at("146", {"20": 1, "26": 1}, enemy={"1": 2}),
        State((side({"30": 2}, 0), side({"30": 1}, 0)), Seat.FIRST, (1, 4), (1, 4)),
        State((side({}, 0), side({"30": 1}, 0))),
    ):
        yield from of_a_position(state, rng)
        for move in GAME.legal_moves(state):
            yield from MIND.reasons(state, move)
        for _ in range(30 if state.dice else 0):
            states, moves = [state], list[Move]()
            while states[-1].seat is state.seat and not GAME.outcome(states[-1]):
                moves.append(rng.choice(GAME.legal_moves(states[-1])))
                states.append(GAME.apply(states[-1], moves[-1]))
                yield from of_a_turn(states, moves)
        if outcome := GAME.outcome(state):
            yield outcome.reason
            yield GAME.winner_text(Seat.FIRST)
            yield GAME.won_text(Seat.FIRST, outcome.reason)
    for own, text in (
        (at("146", {"6": 1}), "335"),
        (at("146", {"6": 1}), "pass"),
        (at("146", {"6": 1}), "7m1"),
        (at("146", {"32": 1, "6": 1}), "32m6"),
        (at("146", {"6": 1}), "move 2 1"),
        (State(), "nothing"),
    ):
        try:
            move = GAME.resolve(own, GAME.parse(text))
        except GameError as error:
            yield error.sentence
        else:
            refusal = GAME.refusal(own, move)
            assert refusal is not None
            yield refusal.sentence
    yield from (*SIDES, *GAME.figures, *LENGTHS.values(), GAME.variant_kind)
    yield from (site.name for site in board.BOARD.sites)
    yield Scripta(5).full_title


def parts(value: Any) -> Iterator[Text]:
    """Yield a text and all texts in it."""
    if isinstance(value, Text):
        yield value
        for each in value.values.values():
            yield from parts(each)
    elif isinstance(value, tuple):
        for each in value:
            yield from parts(each)


@pytest.fixture(scope="module")
def said() -> dict[str, Text]:
    """All that was said, by its English words."""
    texts = [*rare(), *of_a_game(2), *of_a_game(5)]
    return {str(text): text for text in texts if isinstance(text, Text)}


@pytest.mark.no_cover
def test_every_sentence_is_said(said: dict[str, Text]) -> None:
    templates = {part.template for text in said.values() for part in parts(text)}
    assert OWN - templates == set()


@pytest.mark.no_cover
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_is_said_is_translated_and_fits_its_numbers(
    code: str, said: dict[str, Text]
) -> None:
    assert len(said) > 1000
    latin = re.compile(r"[A-Za-z]{3,}")
    for english, text in said.items():
        sentence = text.into(LANGUAGES[code])
        check(code, sentence)
        if code in ("ru", "bg") and text.template in OWN:
            left = set(latin.findall(sentence)) - {"pass", "Scripta", "XII"}
            assert not left, sentence
        elif code != "en" and len(english) > 20 and " " in english:
            assert sentence != english or catalogues.is_wordless(text.template)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_has_its_form(code: str) -> None:
    """From nothing to the whole way of fifteen men and more."""
    for template in OWN:
        names = re.findall(r"\{(\w+):", template)
        for name in set(names):
            places = set(re.findall(r"\{(\w+)", template)) - {name}
            values: dict[str, Any] = {place.lower(): SIDES[0] for place in places}
            for number in range(601):
                text = say(template, **{**values, name: number})
                check(code, text.into(LANGUAGES[code]))


@pytest.mark.parametrize(
    ("code", "one", "few", "many"),
    [
        ("en", "1 point to go", "2 points to go", "21 points to go"),
        ("ru", "остался 1 пункт", "осталось 2 пункта", "остался 21 пункт"),
        ("bg", "остава 1 поле", "остават 2 полета", "остават 21 полета"),
        ("cs", "zbývá 1 pole", "zbývají 2 pole", "zbývá 21 polí"),
        ("pt", "falta 1 casa", "faltam 2 casas", "faltam 21 casas"),
    ],
)
def test_verbs_fit_numbers(code: str, one: str, few: str, many: str) -> None:
    template = "{Side}: {count} {count:point|points} to go."
    for number, told in ((1, one), (2, few), (21, many)):
        text = say(template, side=SIDES[0], count=number)
        assert text.into(LANGUAGES[code]).endswith(f": {told}.")


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("en", "took yours on 7", "took your men on 7 and 5"),
        ("ru", "побита ваша шашка на пункте 7", "побиты ваши шашки на пунктах 7 и 5"),
        ("bg", "взет е ваш пул на поле 7", "взети са ваши пулове на полета 7 и 5"),
        ("cs", "vyhozen váš kámen na poli 7", "vyhozeny vaše kameny na polích 7 a 5"),
        (
            "pt",
            "capturou a sua peça no ponto 7",
            "capturou as suas peças nos pontos 7 e 5",
        ),
    ],
)
def test_captures_fit_their_number(code: str, one: str, two: str) -> None:
    sides = side({"5": 1, "7": 1}, 0), side({}, 2)
    states = [State(sides, Seat.SECOND, (2, 6), (2, 6))]
    moves = [GAME.parse("p6"), GAME.parse("6m2")]
    for move, told in zip(moves, (one, two)):
        states.append(GAME.apply(states[-1], move))
        text = GAME.turn_story(states, moves[: len(states) - 1], Seat.FIRST)
        assert isinstance(text, Text)
        assert text.into(LANGUAGES[code]).endswith(told)
