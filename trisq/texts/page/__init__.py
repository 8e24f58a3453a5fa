"""What the page itself says, one file per language."""
