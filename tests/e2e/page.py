"""The page as a player meets it; tests never touch the program's insides."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import (
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    Route,
)

import build

# A program as hosts send it that pack; from others the page wants its packed twin.
PACKED = {"Content-Type": "application/wasm", "Content-Encoding": "identity"}
STEP = 50  # milliseconds between two looks
IN_MENU = (
    "Send link",
    "QR code",
    "Copy as text",
    "Save PNG",
    "Save SVG",
    "Help",
    "Rules",
)


class GamePage:
    """What a player can see and do."""

    def __init__(self, page: Page, root: str) -> None:
        self.page = page
        self.root = root
        self.trouble: list[str] = []
        self.held: list[Route] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("requestfailed", lambda some: self.trouble.append(f"lost: {some.url}"))
        page.on("response", self._answered)

    # --- opening -----------------------------------------------------------------

    def load(self, link: str = "") -> None:
        """Open an address from nothing and wait for Python."""
        self.page.goto(self.root + link)
        self.wait()

    def visit(self, link: str) -> None:
        """Go to another address of the page without loading it again."""
        self.page.evaluate(
            "link => { history.pushState(null, '', link);"
            " dispatchEvent(new PopStateEvent('popstate')); }",
            link,
        )
        self.wait()

    def forget(self) -> None:
        """Let the device forget the games that it knows."""
        self.page.evaluate(
            "() => { for (const key of Object.keys(localStorage))"
            " if (key.startsWith('table ')) localStorage.removeItem(key); }"
        )

    def wait(self) -> None:
        """Wait until the page has nothing left to do."""
        # A selector is looked for far more often than an expectation.
        done = "html[data-state=ready][data-ready]"
        self.page.wait_for_selector(done, state="attached", timeout=60_000)

    def until(self, done: Callable[[], object], what: str, seconds: float = 30) -> None:
        """Wait for what no locator can see; say so if it does not come."""
        for _ in range(int(seconds * 1000) // STEP):
            if done():
                return
            self.page.wait_for_timeout(STEP)
        assert done(), f"waited {seconds} s in vain: {what}"

    def serve_sources(self, folder: str, **changed: str) -> None:
        """Serve modules as they are written, or changed; the site has joined them."""

        def serve(route: Route) -> None:
            name = Path(route.request.url).stem
            source = build.WEB / folder / f"{name}.js"
            body = changed.get(name) or source.read_text("utf-8")
            headers = {"Content-Type": "text/javascript", "Cache-Control": "no-store"}
            route.fulfill(body=body, headers=headers)

        self.page.route(re.compile(rf"/{folder}/\w+\.js$"), serve)

    def stall(self, pattern: str | re.Pattern[str]) -> list[Route]:
        """Let requests wait; who wants to lets the routes go on."""

        def hold(route: Route) -> None:
            self.held.append(route)

        self.page.route(pattern, hold)
        return self.held

    def give_up(self) -> None:
        """End what still waits: a forgotten request is told of in some later test."""
        if not self.held:
            return
        self.page.unroute_all()
        for route in self.held:
            with suppress(Error):
                route.abort()
        self.held.clear()

    # --- doing -------------------------------------------------------------------

    def click(self, *sites: str) -> None:
        for site in sites:
            self.cell(site).click()
            self.wait()

    def tap(self, *sites: str) -> None:
        for site in sites:
            self.cell(site).tap()
            self.wait()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.wait()

    def open_menu(self, *rows: str) -> None:
        """Open the menu of everything else, and unfold rows of it."""
        if self.page.locator("[data-sheet]").is_hidden():
            self.page.locator("[data-more]").click()
        for row in rows:
            folded = self.page.locator("[data-sheet] details:not([open])")
            for box in folded.filter(has_text=row).all():
                box.locator("summary").click()

    def close_menu(self) -> None:
        """Close it where it lies over the page."""
        if self.page.locator("[data-more]").get_attribute("aria-expanded") == "true":
            self.page.locator("[data-more]").click()

    def seat(self, side: int, level: int) -> None:
        """Let the computer, or a person, play a side."""
        self.open_menu("Players")
        name = ("first", "second")[side]
        self.page.locator(f"[data-{name}-seat]").select_option(str(level))
        self.close_menu()

    def replay_speed(self, name: str) -> None:
        """Choose how fast a game is shown, in the settings."""
        self.button("Settings").click()
        self.page.get_by_label("Replay speed").select_option(name)
        self.page.keyboard.press("Escape")
        self.wait()

    def push(self, name: str) -> None:
        self.button(name).click()
        self.wait()

    def go_back(self) -> None:
        self.page.go_back()
        self.wait()

    def go_forward(self) -> None:
        self.page.go_forward()
        self.wait()

    # --- seeing ------------------------------------------------------------------

    def cell(self, site: str) -> Locator:
        return self.page.locator(f'[role=gridcell][data-site="{site}"]')

    def button(self, name: str) -> Locator:
        if name in IN_MENU:
            self.open_menu()
            menu = self.page.locator("[data-sheet]")
            return menu.get_by_role("button", name=name)
        return self.page.get_by_role("button", name=name)

    def moves(self) -> list[str]:
        listed = self.page.get_by_role("region", name="Moves").get_by_role("link")
        return [text.strip() for text in listed.all_inner_texts()]

    @property
    def board(self) -> str:
        return self.page.locator("pre[data-board]").text_content() or ""

    @property
    def status(self) -> Locator:
        return self.page.get_by_role("status")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    @property
    def link(self) -> str:
        """The part of the address that is the game."""
        return self.page.url.removeprefix(self.root)

    @property
    def focused(self) -> str | None:
        return self.page.locator("[data-site]:focus").get_attribute("data-site")

    @property
    def way(self) -> str | None:
        """How Python came."""
        return self.page.locator("html").get_attribute("data-way")

    @property
    def woken(self) -> bool:
        """Whether it was woken, not started: by the first program or the whole one."""
        return self.way in ("first", "frozen")

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    # --- listening ---------------------------------------------------------------

    def _heard(self, message: ConsoleMessage) -> None:
        if "blocked by Playwright" in message.text:  # see service_workers in conftest
            return
        self.trouble.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.root, "blob:", "data:")):
            self.trouble.append(f"other host: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"{response.status}: {response.url}")
