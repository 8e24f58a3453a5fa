"""What the computer says of its moves, one file per language."""
