"""A game in the terminal: two people, or one against a player of any kind.

Whoever has ``think`` can play, and whatever yields texts can be typed:

>>> from trisq import Match
>>> from trisq.search.baselines import RandomPlayer
>>> from trisq.session import play
>>> match = play(Match.of("dama"), (None, RandomPlayer()), ["d2", "link"])
... # doctest: +ELLIPSIS
    A   B   C   D   E   F   G
...
?dama=d2-...
>>> len(match.moves)
2
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random

from trisq import games
from trisq.dice import draw
from trisq.errors import GameError
from trisq.game import Game, Seat
from trisq.games.pack import LEVELS
from trisq.match import Match
from trisq.naming import normalise
from trisq.screen import Screen, typed
from trisq.search.player import Player
from trisq.words import say

Seats = Sequence[Player | None]  # who plays first and second; None is a person

COMMANDS = {
    "undo": say("take your last move back"),
    "hint": say("let the computer advise you, and say why"),
    "roll": say("roll the dice; an empty line does so, too"),
    "rules": say("the rules in short"),
    "link": say("the game as a link"),
    "board": say("show the board again"),
    "help": say("these words"),
    "quit": say("end here, and print the link"),
}


def play(
    match: Match,
    seats: Seats = (None, None),
    lines: Iterable[str] | None = None,
    screen: Screen | None = None,
    chance: Random | None = None,
) -> Match:
    """Play on from a match and return it as it stands in the end.

    ``lines`` is what people type, the keyboard if it is not given. ``chance`` draws
    dice and is handed to the players; with a seed the same lines give the same game.
    """
    return Session(match, seats, screen or Screen(sys.stdout), chance).run(lines)


class Session:
    """One game being played: the match so far, who plays it and who sees it."""

    def __init__(
        self,
        match: Match,
        seats: Seats,
        screen: Screen,
        chance: Random | None = None,
    ) -> None:
        """Sit down."""
        self.match = match
        self._seats, self._screen, self._chance = seats, screen, chance
        self._write = screen.write
        self._over = False

    def run(self, lines: Iterable[str] | None = None) -> Match:
        """Play until the game is over, somebody quits, or nothing more is typed."""
        self._show()
        asked = self._typed() if lines is None else iter(lines)
        while not self._over and self._others():
            line = next(asked, None)
            if line is None:
                break
            self._do(line)
        self._write(self.match.link)
        return self.match

    def _typed(self) -> Iterator[str]:
        """Yield what is typed at the keyboard, after a word of whose turn it is."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # not every system has it
                import readline  # noqa: F401  # lines can be edited and found again
        while True:
            try:
                yield input(self._prompt() if sys.stdin.isatty() else "")
            except (EOFError, KeyboardInterrupt):
                return

    def _prompt(self) -> str:
        game = self.match.game
        return self._screen.spoken(game.turn_text(self.match.state)) + "> "

    def _others(self) -> bool:
        """Let whoever is no person move; tell whether the game goes on."""
        moved = False
        while not self.match.outcome:
            match = self.match
            player = self._seats[match.game.owner(match.state)]
            if player is None:
                if moved:
                    self._show()
                return True
            if match.turn is Seat.CHANCE:
                self.match = match.play(self._drawn())
                continue
            thought = player.think(match.game, match.state, self._chance or Random())
            try:
                self.match = match.play(match.game.format(thought.move))
            except GameError as refused:
                self._complain(refused.message)
                return False
            moved = True
        self._show()
        return False

    def _do(self, line: str) -> None:
        """Do what somebody typed: a command, or moves in any form."""
        words = line.split()
        word = normalise(words[0]) if len(words) == 1 else ""
        match word:
            case "undo":
                self._undo()
            case "hint":
                self._try(self._hint)
            case "rules":
                self._rules()
            case "link":
                self._write(self.match.link)
            case "board":
                self._show()
            case "help" | "?":
                self._help()
            case "quit" | "exit" | "q":
                self._over = True
            case "roll":
                self._try(self._roll)
            case "" if not words:
                if self.match.turn is Seat.CHANCE:
                    self._try(self._roll)
            case _:
                self._try(lambda: self._move(words))

    def _try(self, action: Callable[[], None]) -> None:
        """Do something, or say why not."""
        try:
            action()
        except GameError as refused:
            self._complain(refused.message)

    def _complain(self, text: str) -> None:
        self._write(self._screen.alarm(text))

    def _move(self, words: Sequence[str]) -> None:
        """Play what was typed: as several moves, else as one move with gaps in it."""
        match = self.match
        try:
            self.match = match.play(*typed(match.game, words))
        except GameError:
            try:
                self.match = match.play("".join(words))
            except GameError:
                self.match = match
            if self.match is match:
                raise
        self._show()

    def _drawn(self) -> str:
        return draw(self.match, self._chance) if self._chance else draw(self.match)

    def _roll(self) -> None:
        self.match = self.match.play(self._drawn())
        self._show()

    def _hint(self) -> None:
        self._write(self._screen.spoken(self.match.hint(LEVELS[-1]).sentence))

    def _undo(self) -> None:
        """Go back to the last choice of a person; a throw is no choice."""
        before = self.match
        while self.match.moves:
            self.match = self.match.undo()
            turn = self.match.turn
            if turn in (0, 1) and self._seats[int(turn)] is None:
                break
        if self.match is before:
            self._complain(say("There is nothing to take back."))
        else:
            self._show()

    def _rules(self) -> None:
        game = self.match.game
        if game.name not in games.GAMES:
            return
        for rule in games.load(game.name).rulebook_of(game.variant):
            title, text = (
                self._screen.spoken(rule.title),
                self._screen.spoken(rule.text),
            )
            self._write(f"{self._screen.bold(title)}: {text}")

    def _help(self) -> None:
        game = self.match.game
        pack = games.load(game.name) if game.name in games.GAMES else None
        for line in pack.terminal().notation if pack and pack.terminal else ():
            self._write(self._screen.spoken(line))
        for word, told in COMMANDS.items():
            if word == "roll" and type(game).odds is Game.odds:
                continue  # nothing to roll
            self._write(f"{self._screen.bold(f'{word:6}')} {self._screen.spoken(told)}")

    def _show(self) -> None:
        """Show the board, and whose turn it is or who has won."""
        self._write(self._screen.board(self.match, self.match.text()))
        story, now = self._screen.status(self.match)
        self._write(f"{story}. {self._screen.bold(now)}")
