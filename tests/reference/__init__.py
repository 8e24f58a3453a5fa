"""Links, positions and proofs once more, written from the contract alone.

Nothing here imports what it checks: it asks a game for its legal moves, and the border
for its answers. ``tests/core/test_independent_*.py`` compare the two.
"""
