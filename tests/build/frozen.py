"""Asks the frozen Python, in Node."""

from pathlib import Path

import build

ANSWER = build.ROOT / "tests" / "web" / "answer.js"


def ask(program: Path, folder: Path, questions: list[str]) -> list[str]:
    """Return its answers; ``folder`` is for what is written on the way."""
    asked, said = folder / "asked", folder / "said"
    asked.write_text("\n".join(questions), "utf-8")
    build.node(ANSWER, program, asked, said)
    return said.read_text("utf-8").split("\n")
