"""What ``build.py`` does.

``places.py`` knows the folders, ``lock.py`` lets one build run at a time, ``tools.py``
runs and installs what others have written, ``site.py`` makes the page, ``suite.py``
tests it, and ``commands.py`` reads the command line.
"""
