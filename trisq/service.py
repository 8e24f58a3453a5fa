"""The border: JSON text in, JSON text out.

The page's worker calls ``handle`` and nothing else. It never raises, whatever it is
given, so a bad link or a bug ends in a sentence and never in a dead page.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from trisq import computer, dice, games, link, match, proof, view
from trisq.errors import (
    GameError,
    LinkError,
    PositionError,
    RequestError,
    UnknownGameError,
    UnknownVariantError,
    shown,
)
from trisq.game import Game
from trisq.games.pack import LEVELS
from trisq.texts import LANGUAGES
from trisq.words import ENGLISH, Language, say, translated

if TYPE_CHECKING:
    from trisq import answers

Json = dict[str, Any]
Clicks = tuple[str, ...]

proof.sha256()  # now: the frozen page can import nothing later


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the board of a game belongs in an answer: first in a scene, as "board"."""

    game: Game[Any, Any]
    flipped: bool

    def board(self) -> "answers.Board":
        """Return what it stands for; it is the same in every position of the game."""
        scene = self.game.scene(self.game.initial())
        return (scene.flipped() if self.flipped else scene).board.json


_MEMORY = match.Memory()
_BOARDS: dict[tuple[Frame, str], str] = {}  # as they are written, by language
_THROWN: dict[tuple[str, str], str] = {}
THROWS_KEPT = 2000
LET_GO = say("Press Esc or Cancel to choose again.")  # behind every prompt of the page
NO_SUCH_MOVE = say("No legal move starts here.")


def handle(text: str) -> str:
    """Answer one question, in the language that it asks for.

    >>> handle('{"op": "view", "link": "?trisq=a13"}')[:40]
    '{"ok": true, "view": {"link": "?trisq=a1'
    """
    language = ENGLISH
    answer: Json
    try:
        question = _question(text)
        language = _language(question)
        answer = {"ok": True, **_answer(question)}
    except GameError as refused:
        answer = {"ok": False, "error": view.error(refused)}
    except Exception as bug:  # a bug must not cost anyone a game
        sentence = say(
            "Something went wrong ({bug}). Your game has not changed.",
            bug=type(bug).__name__,
        )
        answer = {"ok": False, "error": view.error(GameError("internal", sentence))}
    return _written(answer, language)


def _written(answer: Json, language: Language) -> str:
    """Write an answer in a language, with the board where a frame stands for it.

    What never changes would take longer to write than all the rest: so it is written
    once. No text of an answer can look like a frame, for quotes in it are escaped.
    """
    frames: list[Frame] = []
    if language is not ENGLISH:
        answer = translated(answer, language)
    text = json.dumps(answer, check_circular=False, default=frames.append)
    for frame in frames:
        key = frame, language.name
        if key not in _BOARDS:
            _BOARDS[key] = json.dumps(translated(frame.board(), language))[1:-1]
        text = text.replace('"board": null', _BOARDS[key], 1)
    return text


def _question(text: str) -> Json:
    """Read a question or refuse it."""
    try:
        question = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        why = say("The question is not JSON.")
        raise RequestError("bad-request", why) from None
    if not isinstance(question, dict):
        raise RequestError("bad-request", say("The question is not a JSON object."))
    return question


def _language(question: Json) -> Language:
    """Return the language to answer in: English unless it is one that we speak."""
    name = question.get("language")
    return LANGUAGES.get(name, ENGLISH) if isinstance(name, str) else ENGLISH


def _answer(question: Json) -> Mapping[str, object]:
    op = question.get("op")
    answer = _OPS.get(op) if isinstance(op, str) else None
    if answer is None:
        why = say(
            "There is no operation “{name}”. Try one of these: {known}.",
            name=shown(str(op)),
            known=tuple(_OPS),
        )
        raise RequestError("unknown-op", why)
    if type(question.get("board", True)) is not bool:
        why = say("“{field}” must be true or false.", field="board")
        raise RequestError("bad-request", why)
    return answer(question)


def _view(question: Json) -> "answers.ViewAnswer":
    """Show a link, however broken: its legal beginning and what is wrong with it."""
    address, complaint = _address(question)
    line = _match(_address(question, "line")[0]) if "line" in question else None
    answer = _drawn(question, _match(address), address.ply, line)
    if complaint:
        answer["error"] = view.error(complaint)
        answer["broken"] = view.broken(_text(question, "link"))
    return {"view": answer}


def _play(question: Json) -> "answers.ViewAnswer":
    """Add one move, given as text or as the path of clicks that means it."""
    known = _standing(question)
    if "path" not in question:
        return _added(question, known, _text(question, "move"))
    path = tuple(_path(question))
    ways = _ways(known)
    if path not in ways:
        raise _misclick(known, path, ways)
    return _added(question, known, known.game.format(ways[path]))


def _ways(known: match.Match) -> dict[Clicks, Any]:
    """Return all clicks that mean a legal move, with this move."""
    game, state = known.game, known.state
    moves = () if game.outcome(state) else game.legal_moves(state)
    return {
        clicks: move
        for move in moves
        for clicks in (game.path(state, move), game.shortcut(state, move))
        if clicks
    }


def _misclick(known: match.Match, path: Clicks, ways: Iterable[Clicks]) -> GameError:
    """Return why clicks mean no legal move; whatever they spell, it is not played.

    Best is the rule that forbids what they spell; else what their beginning allows.
    """
    game, state = known.game, known.state
    if _begin(path, ways):
        return RequestError("unfinished", game.preview(state, path).prompt)
    try:
        spelled = game.move_from_clicks(state, path)
    except GameError as refused:
        return refused
    if spelled and (refusal := match.replay(known, [spelled]).error):
        return refusal
    begun = path[:1]
    if _begin(begun, ways):
        return RequestError("no-such-move", game.preview(state, begun).prompt)
    return RequestError("no-such-move", NO_SUCH_MOVE)


def _pick(question: Json) -> "answers.PickAnswer":
    """Show a move that is half made, given as the clicks so far."""
    known = _standing(question)
    game, state, path = known.game, known.state, tuple(_path(question))
    if not _begin(path, _ways(known)):
        raise RequestError("no-such-move", NO_SUCH_MOVE)
    half = game.preview(state, path)
    prompt = say("{prompt} {let_go}", prompt=half.prompt, let_go=LET_GO)
    scene = _framed(question, game, half.scene.changing())
    return {"preview": {"prompt": prompt, "scene": scene}}


def _begin(clicks: Clicks, ways: Iterable[Clicks]) -> bool:
    """Tell whether clicks are the beginning of a legal move, and not the whole."""
    count = len(clicks)
    return any(count < len(way) and way[:count] == clicks for way in ways)


def _roll(question: Json) -> "answers.ViewAnswer":
    """Draw the dice that are due with the machine's own randomness, and add them.

    Who goes back behind a roll and rolls again gets the same dice, as long as the page
    is open: ``table`` names the game that is played, so that another one has its own.
    With a ``secret`` they are thrown so that both sides can prove it, where that goes.
    """
    known = _standing(question)
    if "secret" in question and (after := dice.proved(known, _secret(question))):
        return _shown(question, after)
    place = (str(question.get("table", "")), link.of(known))
    if "table" not in question or place not in _THROWN:
        _THROWN[place] = dice.draw(known)
    while len(_THROWN) > THROWS_KEPT:
        del _THROWN[next(iter(_THROWN))]
    return _added(question, known, _THROWN[place])


def _think(question: Json) -> "answers.ThinkAnswer":
    """Add the computer's move; or the dice, drawn by the seed, if they are due."""
    known, level, seed = (
        _standing(question),
        _level(question),
        _number(question, "seed"),
    )
    if dice.due(known):
        thrown = _added(question, known, dice.draw(known, Random(seed)))
        return {**thrown, "analysis": None}
    analysis = computer.analyse(known, level, seed)
    return {**_added(question, known, analysis.move), "analysis": _thought(analysis)}


def _hint(question: Json) -> "answers.HintAnswer":
    """Name a good move without playing it."""
    known, level, seed = (
        _standing(question),
        _level(question),
        _number(question, "seed"),
    )
    analysis = computer.analyse(known, level, seed)
    sentence = computer.explained(known, analysis.move)
    return {"analysis": {**_thought(analysis), "sentence": sentence}}


def _thought(analysis: computer.Analysis) -> "answers.Analysis":
    """Return what the computer would play as plain data."""
    return {
        "move": analysis.move,
        "path": list(analysis.path),
        "value": analysis.value,
        "work": analysis.work,
        "wants": analysis.wants,
    }


def _take(question: Json) -> "answers.TakeAnswer":
    """Take a file that an analysis wanted."""
    computer.take(_standing(question), _text(question, "data"))
    return {}


def _odds(question: Json) -> "answers.OddsAnswer":
    """Count what can be counted, also of the man on a site if one is named."""
    known = _standing(question)
    site = None if question.get("site") is None else _text(question, "site")
    return {"odds": [*known.game.chances(known.state, site)]}


def _games(question: Json) -> "answers.GamesAnswer":
    """List the games."""
    del question
    return {
        "games": [
            {"name": game.name, "title": game.title, "sides": list(game.sides)}
            for game in games.GAMES.values()
        ]
    }


def _rules(question: Json) -> "answers.RulesAnswer":
    """List the rules of the game that a link names, in short."""
    address, complaint = _address(question)
    if complaint:
        raise complaint
    return {
        "rules": [
            {
                "title": rule.title,
                "text": rule.text,
                "link": rule.link,
                "move": rule.move,
                "label": rule.label,
                "refused": rule.refused,
            }
            for rule in games.load(address.game).rulebook_of(address.variant or "")
        ]
    }


_OPS: dict[str, Callable[[Json], Mapping[str, object]]] = {
    "view": _view,
    "pick": _pick,
    "play": _play,
    "roll": _roll,
    "games": _games,
    "rules": _rules,
    "think": _think,
    "hint": _hint,
    "take": _take,
    "odds": _odds,
}


def _text(question: Json, field: str) -> str:
    value = question.get(field)
    if not isinstance(value, str):
        why = say("“{field}” must be text.", field=field)
        raise RequestError("bad-request", why)
    return value


def _number(question: Json, field: str) -> int:
    value = question.get(field)
    if type(value) is not int:  # True and 1.0 are none
        why = say("“{field}” must be a whole number.", field=field)
        raise RequestError("bad-request", why)
    return value


def _level(question: Json) -> int:
    level = _number(question, "level")
    if level not in LEVELS:
        raise RequestError("bad-request", say("The level must be 1, 2 or 3."))
    return level


def _secret(question: Json) -> bytes:
    secret = proof.decoded(_text(question, "secret"), proof.SECRET)
    if secret is None:
        why = say("“{field}” must be 26 letters and digits.", field="secret")
        raise RequestError("bad-request", why)
    return secret


def _path(question: Json) -> list[str]:
    path = question.get("path")
    sites = path if isinstance(path, list) else []
    if not sites or not all(isinstance(site, str) for site in sites):
        why = say("“{field}” must be a list of sites.", field="path")
        raise RequestError("bad-request", why)
    return sites


def _address(
    question: Json, field: str = "link"
) -> tuple[link.Address, GameError | None]:
    """Read the link; what it names and we do not have is left out, with a remark."""
    default = games.default().name
    try:
        address = link.read(_text(question, field), games.GAMES, default)
        game = games.find(address.game, address.variant)
        match.start(game, address.setup)
    except (UnknownVariantError, PositionError) as complaint:
        return link.Address(address.game), complaint
    except (LinkError, UnknownGameError) as complaint:
        return link.Address(default), complaint
    return address, None


def _match(address: link.Address) -> match.Match:
    game = games.find(address.game, address.variant)
    known = _MEMORY.replay(game, address.tokens, address.setup)
    told = address.dice if game.dice else ""
    return dice.trimmed(replace(known, proof=told))


def _standing(question: Json) -> match.Match:
    """Return the match at the move a link looks at, or refuse a broken link."""
    address, complaint = _address(question)
    if complaint:
        raise complaint
    known = _match(address)
    if known.error:
        raise known.error
    return known if address.ply is None else dice.trimmed(known.until(address.ply))


def _added(question: Json, known: match.Match, token: str) -> "answers.ViewAnswer":
    return _shown(question, match.play(known, token))


def _shown(question: Json, after: match.Match) -> "answers.ViewAnswer":
    _MEMORY.keep(after)
    return {"view": _drawn(question, after)}


def _drawn(
    question: Json,
    known: match.Match,
    ply: int | None = None,
    line: match.Match | None = None,
) -> "answers.View":
    """Return a View as a question wants it."""
    seen = view.view(known, ply, line, _flipped(question), board=False)
    seen["scene"] = _framed(question, known.game, seen["scene"])
    return seen


def _framed(
    question: Json, game: Game[Any, Any], scene: "answers.Changing"
) -> "answers.Changing":
    """Return a scene with a frame for the board in front, if that is wanted, too."""
    if question.get("board") is False:
        return scene
    frame = Frame(game, _flipped(question) and game.opposite)
    return {"board": frame, **scene}  # type: ignore[typeddict-unknown-key]


def _flipped(question: Json) -> bool:
    """Tell whether the board is to be seen from the second seat."""
    return question.get("turned") is True
