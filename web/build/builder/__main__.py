"""What ``serve`` has done by others: a new process knows every edit, and can be ended.

python -m builder preview FILE...   put the page together; these files are new
python -m builder freeze            freeze the rules, after everything more urgent
"""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

from builder.errors import mistake, sentence
from builder.places import HERE, WEB
from builder.site import freeze_rules, preview
from builder.tools import node_command

LOWEST = 19


def main() -> None:
    """Do it; end in one sentence if that fails."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    end = "."
    try:
        match sys.argv[1:]:
            case ["preview", *changed]:
                end = "; the page stays as it was." if changed else "."
                _check_scripts(map(Path, changed))
                preview()
            case ["freeze"]:
                if hasattr(os, "nice"):
                    os.nice(LOWEST)
                freeze_rules()
    except OSError as error:
        sys.exit(f"build.py: {sentence(error)}")
    except Exception as error:
        sys.exit(f"build.py: {mistake(error)}{end}")


def _end_with_parent() -> None:
    """Wait for the end of whoever holds our other end, then end with all we run."""
    os.read(sys.stdin.fileno(), 1)
    if sys.platform == "win32":
        os._exit(1)
    os.killpg(0, signal.SIGKILL)


def _check_scripts(changed: Iterable[Path]) -> None:
    """Read the page's new scripts once, before a browser does."""
    for path in changed:
        page = path.is_relative_to(WEB) and not path.is_relative_to(HERE)
        if page and path.suffix == ".js" and path.is_file():
            check = [*map(str, node_command()), "--check", str(path)]
            done = subprocess.run(check, capture_output=True, text=True, check=False)
            if done.returncode:
                raise _mistake(path, done.stderr)


def _mistake(path: Path, said: str) -> SyntaxError:
    """Return what Node says as Python would."""
    line = re.match(r".*:(\d+)\n", said)
    what = re.search(r"(?m)^SyntaxError: (.*)", said)
    place = (str(path), int(line[1]) if line else 1, None, None)
    return SyntaxError(what[1] if what else said.strip(), place)


if __name__ == "__main__":
    main()
