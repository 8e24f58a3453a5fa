"""The rules in short, one file per language."""
