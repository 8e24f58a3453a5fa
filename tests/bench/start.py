"""How soon the page answers, against stock Pyodide in a worker, both in the same run.

Cold is a profile that has never seen the page, warm its second visit. Also: how soon
the board is seen, when the whole program has taken over, how much a host sends that
packs nothing, and how long a click takes until the board is drawn. ``BEFORE`` names a
folder with another build, which is measured in the same run.
"""

import os
import shutil
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import build
import server
from tests.bench._line import Line, slowed
from tests.bench.replay import long_game
from tests.e2e import browsers

ROUNDS = int(os.environ.get("ROUNDS", "3"))
BEFORE = os.environ.get("BEFORE")
LINK = "?trisq=a13-c12"
MEGABIT = 1_000_000 / 8
TIMEOUT = 180_000
CLICKS = 200
SETTLE, BREATH = 5000, 1500  # milliseconds


class Counter(server.Handler):
    """Counts the bytes of all bodies that it sends."""

    sent = 0

    def send_header(self, keyword: str, value: str) -> None:
        """Take note of a body on its way."""
        if keyword == "Content-Length" and self.command == "GET":
            Counter.sent += int(value)
        super().send_header(keyword, value)


class Plain(server.Handler):
    """A host that packs nothing."""

    def do_GET(self) -> None:  # noqa: N802
        """Send a file as it is."""
        del self.headers["Accept-Encoding"]
        super().do_GET()


@dataclass
class Visit:
    """What one visit took: seconds, seconds of all processors, bytes."""

    answer: float
    cpu: float
    sent: int
    paint: float


def stock(folder: Path) -> Path:
    """Make the page that ours is compared to."""
    pyodide = build.node_modules(tools=False) / "pyodide"
    shutil.copytree(Path(__file__).with_name("stock"), folder, dirs_exist_ok=True)
    (folder / "pyodide").mkdir()
    for name in (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ):
        shutil.copyfile(pyodide / name, folder / "pyodide" / name)
    (folder / "rules.zip").write_bytes(build.rules())
    build.node(build.SQUEEZE, folder)
    program = folder / "pyodide" / "pyodide.asm.wasm"
    build.node(build.SQUEEZE, program, f"{program}.br", build.BEST)  # as well as ours
    return folder


@contextmanager
def served(folder: Path, kind: type[server.Handler] = Counter) -> Iterator[int]:
    """Serve a folder, counting."""
    handler = partial(kind, folder=folder.resolve())
    with server.Server(("127.0.0.1", 0), handler) as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running.server_port
        running.shutdown()
        thread.join()


def spent(system: CDPSession) -> float:
    """Return the processor time of all the browser's processes."""
    found = system.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(process["cpuTime"] for process in found))


def visit(page: Page, system: CDPSession, port: int) -> Visit:
    """Open a page and wait for its first answer."""
    before, sent = spent(system), Counter.sent
    page.goto(f"http://127.0.0.1:{port}/{LINK}", wait_until="commit")
    page.wait_for_selector("html[data-ready]", state="attached", timeout=TIMEOUT)
    cpu, sent = spent(system) - before, Counter.sent - sent
    answer, paint = page.evaluate(
        "() => [performance.getEntriesByName('python answer')[0].startTime,"
        " performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0]"
    )
    return Visit(answer / 1000, cpu, sent, paint / 1000)


def measure(browser: Browser, ports: list[int], *, warm: bool) -> list[list[Visit]]:
    """Visit stock and ours in turns; return for each round what it took."""
    system = browser.new_browser_cdp_session()
    rounds = []
    for _ in range(ROUNDS):
        visits: list[Visit] = []
        for port in ports:
            context = browser.new_context()
            page = context.new_page()
            page.wait_for_timeout(BREATH)  # the last visit is still being cleared away
            seen = visit(page, system, port)
            if warm:
                if port != ports[0]:
                    page.wait_for_selector("html[data-kept]", state="attached")
                page.goto("about:blank")
                seen = visit(page, system, port)
            visits.append(seen)
            context.close()
        rounds.append(visits)
    return rounds


def report(name: str, rounds: list[list[Visit]]) -> None:
    """Print a row for each build: medians, also of the ratios of each round."""
    for number, label in enumerate(("", "  the build before"), 1):
        if number < len(rounds[0]):
            row(label or name, [(visits[0], visits[number]) for visits in rounds])


def row(name: str, pairs: list[tuple[Visit, Visit]]) -> None:
    """Print one row."""

    def middle(values: list[float]) -> float:
        return statistics.median(values)

    theirs = middle([a.answer for a, _ in pairs])
    ours = middle([b.answer for _, b in pairs])
    ratio = middle([b.answer / a.answer for a, b in pairs])
    cpu = middle([b.cpu / a.cpu for a, b in pairs])
    sent = middle([b.sent for _, b in pairs]) / 1e6
    weight = middle([b.sent / max(a.sent, 1) for a, b in pairs])
    paint = middle([b.paint / a.answer for a, b in pairs])
    print(
        f"{name:<26} {theirs:>7.2f} {ours:>7.2f} {ratio:>7.3f} {cpu:>7.3f}"
        f" {weight:>7.2f} {sent:>7.2f} {paint:>7.3f}",
        flush=True,
    )


def plain_host(browser: Browser, port: int) -> None:
    """Tell what comes until the first answer from a host that packs nothing."""
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{port}/{LINK}", wait_until="commit")
    page.wait_for_selector("html[data-ready]", state="attached", timeout=TIMEOUT)
    sent = page.evaluate(
        """() => {
          const end = performance.getEntriesByName("python answer")[0].startTime;
          const kinds = ["navigation", "resource"];
          return kinds.flatMap((kind) => performance.getEntriesByType(kind))
            .filter(({ responseEnd }) => responseEnd < end)
            .reduce((sum, { transferSize }) => sum + transferSize, 0);
        }"""
    )
    page.close()
    print(f"a host that packs nothing: {sent / 1e6:.2f} MB until the first answer")


def whole_program(browser: Browser, port: int) -> None:
    """Tell when the whole program takes over from the first one."""
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{port}/{LINK}", wait_until="commit")
    page.wait_for_function(
        "() => performance.getEntriesByName('python whole').length", timeout=TIMEOUT
    )
    first, last = page.evaluate(
        "['answer', 'whole'].map((stage) =>"
        " performance.getEntriesByName(`python ${stage}`)[0].startTime / 1000)"
    )
    page.close()
    print(f"the whole program takes over {last - first:.2f} s after the first answer")


def clicks(browser: Browser, port: int, plies: int) -> None:
    """Measure how long a click takes, from the event to the drawn board."""
    page = browser.new_page()
    moves = "-".join(long_game(plies))
    page.goto(f"http://127.0.0.1:{port}/?trisq={moves}")
    page.wait_for_selector("html[data-state=ready][data-kept]", timeout=TIMEOUT)
    page.wait_for_timeout(SETTLE)  # a player looks at the board first
    times = page.evaluate(
        """async (count) => {
          const root = document.documentElement;
          const ready = () => new Promise((done) => {
            new MutationObserver((_, watch) => {
              if (root.dataset.state !== "ready") return;
              watch.disconnect();
              done(performance.now());
            }).observe(root, { attributeFilter: ["data-state"] });
          });
          const press = async (element) => {
            const start = performance.now();
            const end = ready();
            element.click();
            return (await end) - start;
          };
          const empty = [...document.querySelectorAll("[data-site]:not([data-side])")];
          const times = [];
          for (let at = 0; times.length < count; at = (at + 1) % empty.length) {
            const before = location.search;
            const time = await press(empty[at]);
            if (location.search === before) continue; // not a legal move
            times.push(time);
            await press(document.querySelector("[data-undo]"));
            await new Promise((done) => setTimeout(done, 50));
          }
          return times;
        }""",
        CLICKS,
    )
    page.close()
    high = sorted(times)[int(0.99 * len(times))]
    print(
        f"a click at move {plies:>3}: median {statistics.median(times):.1f} ms,"
        f" 99 of 100 within {high:.1f} ms"
    )


def main() -> None:
    """Measure and print."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        folders = [stock(Path(folder)), build.DIST, *([Path(BEFORE)] if BEFORE else [])]
        ports = [stack.enter_context(served(some)) for some in folders]
        playwright = stack.enter_context(sync_playwright())
        options = browsers.find(playwright.chromium)
        browser = stack.enter_context(playwright.chromium.launch(**options))
        browser.new_page().wait_for_timeout(SETTLE)
        print(f"{'':<26} {'stock s':>7} {'ours s':>7} {'time':>7} {'CPU':>7}", end="")
        print(f" {'bytes':>7} {'MB':>7} {'paint':>7}   ({ROUNDS} rounds)", flush=True)
        report("cold", measure(browser, ports, warm=False))
        report("warm", measure(browser, ports, warm=True))
        lines = [Line(port, 10 * MEGABIT, 0.02) for port in ports]
        slow = [stack.enter_context(line.open()) for line in lines]
        report("10 Mbit/s, 40 ms, cold", measure(browser, slow, warm=False))
        system = browser.new_browser_cdp_session()
        found = system.send("SystemInfo.getProcessInfo")["processInfo"]
        root = next(process["id"] for process in found if process["type"] == "browser")
        with slowed(root, 4):
            report("processor 4 x slower, cold", measure(browser, ports, warm=False))
        plain_host(browser, stack.enter_context(served(build.DIST, Plain)))
        whole_program(browser, ports[1])
        for plies in (10, 300):
            clicks(browser, ports[1], plies)


if __name__ == "__main__":
    main()
