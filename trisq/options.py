"""How command lines are read: what several of our programs share."""

import argparse
from typing import NoReturn

from trisq.screen import COLOURS

MISUSE = 2  # the exit code


class Parser(argparse.ArgumentParser):
    """Complaints in one line, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        """Leave with the complaint."""
        told = " ".join("".join(c if c.isprintable() else " " for c in message).split())
        self.exit(MISUSE, f"{self.prog}: {told} (see --help)\n")


def add_screen(parser: argparse.ArgumentParser) -> None:
    """Let people choose colours and a language."""
    parser.add_argument(
        "--color", choices=COLOURS, default="auto", help="colours: auto, always, never"
    )
    parser.add_argument(
        "--language", metavar="CODE", help="en, ru, bg, cs or pt (else that of LANG)"
    )
