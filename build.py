#!/usr/bin/env python3
"""Build, serve and test Trisq; needs Python 3.11 or newer and nothing else installed.

    python3 build.py              build the page into dist/ (--site: for there)
    python3 build.py serve        serve it on this machine, and follow every edit
    python3 build.py test         check and test everything (the rest goes to pytest)
    python3 build.py test --long  the same, and what takes longer
    python3 build.py bench        measure speed (or name one benchmark)
    python3 build.py endgame      solve the endgames of Dama again
    python3 build.py texts        list what is not translated
    python3 build.py pictures     draw the README's pictures again
    python3 build.py look         give the package the colours of the page
    python3 build.py wheel        make a wheel and a source archive (--site: its home)
    python3 build.py docs         make pages about every public name
    python3 build.py clean        delete everything that was built or installed

Everything is installed into ignored folders: .venv, .cache, web/node_modules, dist.
"""

# Every Python can read this file, so that an old one says what is wrong with it.
# What is done is in web/build/builder/.

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Trisq needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])

sys.path.insert(
    0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "web", "build")
)

from builder.commands import main
from builder.places import CACHE, DIST, ROOT, WEB
from builder.site import BEST, SQUEEZE, build, publish, rules
from builder.tools import node, node_modules, npm, run, venv

__all__ = [
    "BEST",
    "CACHE",
    "DIST",
    "ROOT",
    "SQUEEZE",
    "WEB",
    "build",
    "main",
    "node",
    "node_modules",
    "npm",
    "publish",
    "rules",
    "run",
    "venv",
]

if __name__ == "__main__":
    main()
