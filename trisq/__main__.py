"""``python -m trisq``."""

from trisq.cli import main

raise SystemExit(main())
