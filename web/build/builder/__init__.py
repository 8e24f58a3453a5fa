"""What ``build.py`` does.

``places.py`` knows the folders, ``lock.py`` lets one build run at a time, ``tools.py``
runs and installs what others have written, ``site.py`` makes the page, ``live.py``
serves it and follows every edit (``__main__.py`` is what it runs), ``suite.py`` tests
it, and ``commands.py`` reads the command line.
"""
