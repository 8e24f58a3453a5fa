"""Every rule that the page explains can be tried, and its label tells the truth."""

import json
import re
from typing import Any, NamedTuple

import pytest

from tests.kit import called
from trisq.game import Game, Seat
from trisq.games import GAMES, find, load
from trisq.games.pack import Rule
from trisq.link import of, read
from trisq.match import Match, replay, start
from trisq.service import handle

RULES = {name: load(name).rulebook() for name in GAMES}
BOOKS = {
    called(game): load(name).rulebook_of(game.variant)
    for name in GAMES
    for game in load(name).all_rules
}
EVERY = [(name, rule) for name, rules in BOOKS.items() for rule in rules]
SITE = re.compile(r"\b[a-n]\d{1,2}\b")

every_rule = pytest.mark.parametrize(
    ("name", "rule"), EVERY, ids=[f"{name}-{rule.title}" for name, rule in EVERY]
)


class Trial(NamedTuple):
    """A rule that is tried: the match before the move, the move, the match after."""

    before: Match
    move: Any
    after: Match

    @property
    def game(self) -> Game[Any, Any]:
        return self.before.game

    @property
    def mover(self) -> Seat:
        return self.game.to_move(self.before.state)

    @property
    def path(self) -> tuple[str, ...]:
        return self.game.path(self.before.state, self.move)

    @property
    def prey(self) -> tuple[str, ...]:
        return self.game.captures(self.before.state, self.move)


def tried(name: str, rule: Rule) -> Trial:
    address = read(rule.link, GAMES, "")
    game = find(address.game, address.variant)
    assert called(game) == name, "a rule is tried on the board that it is read at"
    before = replay(start(game, address.setup), address.tokens)
    assert before.error is None
    return Trial(before, game.parse(rule.move), replay(before, [rule.move]))


def forbidden(name: str) -> list[str]:
    """Return the titles of the rules whose example is refused."""
    return [rule.title for rule in RULES[name] if rule.refused]


def test_a_rulebook_can_be_read_in_a_minute() -> None:
    for rules in filter(None, BOOKS.values()):  # a game need not have one
        assert 5 <= len(rules) <= 9
        assert len({rule.title for rule in rules}) == len(rules)


@every_rule
def test_a_rule_is_short(name: str, rule: Rule) -> None:
    del name
    assert 1 <= len(rule.title.split()) <= 6
    assert 1 <= len(re.findall(r"[.!?](?= |$)", rule.text)) <= 3
    assert rule.text.endswith(".")
    assert len(rule.text) < 200
    assert not rule.label.endswith(".")


@every_rule
def test_the_position_is_legal_and_its_link_canonical(name: str, rule: Rule) -> None:
    trial = tried(name, rule)
    assert rule.link == of(trial.before)
    assert trial.game.outcome(trial.before.state) is None
    assert trial.mover is not Seat.CHANCE


@every_rule
def test_the_move_is_legal_or_refused_as_it_says(name: str, rule: Rule) -> None:
    trial = tried(name, rule)
    assert trial.game.format(trial.move) == rule.move
    assert (trial.after.error is not None) == rule.refused


@pytest.mark.parametrize(
    ("name", "title", "code"),
    [
        ("trisq", "No self-capture", "self-capture"),
        ("trisq", "No repeating", "repetition"),
        ("talpa", "You must capture", "must-capture"),
        ("dama", "Mills are safe", "mill-safe"),
        ("scripta", "Two hold a point", "blocked"),
        ("scripta", "Captured men first", "enter-first"),
    ],
)
def test_a_move_is_refused_by_its_own_rule(name: str, title: str, code: str) -> None:
    (rule,) = (rule for rule in RULES[name] if rule.title == title)
    error = tried(name, rule).after.error
    assert error is not None
    assert error.code == code
    shipped = ("trisq", "talpa", "dama", "scripta")
    refused = [title for name in shipped for title in forbidden(name)]
    assert len(refused) == 6, "all of them are here"


@every_rule
def test_a_label_names_what_the_move_touches(name: str, rule: Rule) -> None:
    trial, said = tried(name, rule), SITE.findall(rule.label)
    if "nothing is captured" in rule.label:
        assert all(closed_in(trial, site) for site in said)
    else:
        assert set(said) <= {*trial.path, *trial.prey}
    for figure in {"triangle", "square"} & set(rule.label.split()):
        assert trial.game.figures[trial.mover] == figure


@every_rule
def test_a_label_names_what_is_captured(name: str, rule: Rule) -> None:
    trial = tried(name, rule)
    taken = re.search(r"capture ([a-n]\d+)", rule.label)
    if taken:
        assert trial.prey == (taken[1],)
    elif rule.label.startswith("capture the man"):
        assert len(trial.prey) == 1  # counted from the seat of who plays
    elif not rule.refused and not rule.label.startswith("dig out"):
        assert trial.prey == ()


@every_rule
def test_a_label_tells_the_way(name: str, rule: Rule) -> None:
    """The words of a label name the clicks in their order."""
    path = tried(name, rule).path
    closed = SITE.findall(rule.label)
    counted = tuple(re.findall(r"\d+", rule.move))  # of a die, and from which point
    ways = {
        r"go (?P<die>\d) points? on from point (?P<point>\d+)": counted[::-1],
        r"(?:enter|take) a man (?:off )?with the (\d)": counted,
        r"capture the man on point (\d+)": (str(sum(map(int, counted))),),
        r"take the last man off and win": (),
        r"(?:move|fly from) (\w+) to (\w+)": path,
        r"close a mill on (\w+),? (?:and )?capture (\w+)": path[-2:],
        r"(?:put|place|enter) an? \w+ on (\w+)": path[-1:],
        r"(?:remove|dig out) (\w+)": path[:1],
        r"capture (?!the man)(\w+)": tried(name, rule).prey,
        r"surround (\w+) and (\w+): nothing is captured": tuple(closed),
        r"pass|swap": (),
    }
    found = [way for way in ways if re.match(way, rule.label)]
    assert len(found) == 1, "every label is of a kind that is checked"
    told = re.match(found[0], rule.label)
    assert told is not None
    assert told.groups() == ways[found[0]]


def closed_in(trial: Trial, site: str) -> bool:
    """Tell whether no neighbour of a site is empty after the move."""
    scene = trial.game.scene(trial.after.state)
    place = {some.id: (some.x, some.y) for some in scene.board.sites}
    x, y = place[site]
    near = {n for n, (a, b) in place.items() if abs(a - x) + abs(b - y) < 1.5}
    return near <= {piece.site for piece in scene.pieces}


@every_rule
def test_a_label_says_when_the_move_ends_the_game(name: str, rule: Rule) -> None:
    trial = tried(name, rule)
    outcome = trial.game.outcome(trial.after.state)
    ends = re.search(r"\b(win|lose|draw)$", rule.label)
    winners = {"win": trial.mover, "lose": trial.mover.other, "draw": None}
    assert (outcome is not None) == (ends is not None)
    if outcome and ends:
        assert outcome.winner is winners[ends[1]]


def test_every_rulebook_shows_how_its_game_ends() -> None:
    for rules in filter(None, BOOKS.values()):
        assert any(rule.label.endswith((" win", " lose")) for rule in rules)


def test_who_flies_has_three_men_and_goes_where_no_line_leads() -> None:
    (rule,) = (rule for rule in RULES["dama"] if rule.title == "Three men fly")
    trial = tried("dama", rule)
    scene = trial.game.scene(trial.before.state)
    assert [piece.side for piece in scene.pieces].count(trial.mover) == 3
    assert trial.path not in scene.board.edges
    assert trial.path[::-1] not in scene.board.edges


@pytest.mark.parametrize("name", [name for name in GAMES if load(name).variants])
def test_a_variant_has_the_same_rules_with_its_own_numbers(name: str) -> None:
    (ordinary, *_), pack = load(name).all_rules, load(name)
    numbers = {"13", "fifteen", "8 × 8"}
    for game in pack.variants:
        book = pack.rulebook_of(game.variant)
        assert [rule.title for rule in book] == [rule.title for rule in RULES[name]]
        assert [rule.refused for rule in book] == [rule.refused for rule in RULES[name]]
        assert not any(number in rule.text for number in numbers for rule in book)
        asked = {"op": "rules", "link": f"?{name}={game.variant}"}
        told = json.loads(handle(json.dumps(asked)))["rules"]
        assert [as_rule(rule) for rule in told] == list(book)
    assert pack.rulebook_of(ordinary.variant) == RULES[name]


@pytest.mark.parametrize("name", [name for name in GAMES if RULES[name]])
def test_the_service_lists_the_rules_of_the_game_in_the_link(name: str) -> None:
    answer = json.loads(handle(json.dumps({"op": "rules", "link": f"?{name}=a1"})))
    assert answer["ok"]
    first, *_ = rules = answer["rules"]
    assert len(rules) == len(RULES[name])
    assert list(first) == [*Rule._fields, "figure", "path"]
    assert as_rule(first) == RULES[name][0]
    assert answer["goal"] == load(name).lessons()[0].text, "it says how one wins"
    assert answer["source"]
    assert [rule["title"] for rule in rules] == [rule.title for rule in RULES[name]]


def as_rule(told: dict[str, Any]) -> Rule:
    return Rule(**{name: told[name] for name in Rule._fields})


@pytest.mark.parametrize("name", BOOKS)
def test_a_rule_is_drawn_on_the_smallest_board(name: str) -> None:
    """Its figure is a position of the same rule, and names what is clicked there."""
    link = "?" + name.replace("-", "=")
    rules = json.loads(handle(json.dumps({"op": "rules", "link": link})))["rules"]
    game = load(name.split("-", maxsplit=1)[0]).all_rules[-1]
    for rule, figure in zip(rules, BOOKS[called(game)], strict=True):
        assert (rule["title"], rule["figure"]) == (figure.title, figure.link)
        trial = tried(called(game), figure)
        buttons = {button.id for button in game.scene(trial.before.state).buttons}
        sites = {site.id for site in game.scene(trial.before.state).board.sites}
        assert set(rule["path"]) <= sites | buttons
        assert rule["path"]


def test_our_own_rules_are_marked_and_say_so() -> None:
    own = {rule.title for name in GAMES for rule in RULES[name] if rule.own}
    assert own == {"How it ends", "Square may swap", "Draws"}
    for _, rule in EVERY:
        assert rule.own == ("our own rule" in rule.text)


def test_a_link_that_names_no_game_has_no_rules() -> None:
    answer = json.loads(handle('{"op": "rules", "link": "?chess"}'))
    assert answer["error"]["code"] == "unknown-game"
