"""Solves the endgames of Dama and packs them for ``trisq.games.dama.endgame``.

``sets.py`` knows where men can go, ``table.py`` numbers positions, ``solve.py`` works
backwards from the ends of games, ``pack.py`` writes what must be kept. It takes ten
seconds and half a gigabyte, and NumPy, which build.py installs for it alone.
"""
