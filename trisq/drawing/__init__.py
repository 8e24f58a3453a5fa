"""How a scene is painted: what ``web/board/`` does, once more in Python.

The files have the names of the page's, and each paints what its twin paints, in the
same order: ``tests/web/test_svg.py`` compares the two letter by letter, for every game
and mark. The colours are those of the page's style sheets, kept in ``colours.json``.
"""
