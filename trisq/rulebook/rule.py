"""What a rule in short is made of."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; ``label`` says what the move does, ``refused`` that it is forbidden."""

    title: str
    text: str
    link: str
    move: str
    label: str
    refused: bool = False
