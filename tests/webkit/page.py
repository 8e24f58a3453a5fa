"""The page as a player meets it in WebKit, in the words of ``tests/e2e/page.py``."""

from collections.abc import Callable

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait
from selenium.webdriver.webkitgtk.webdriver import WebDriver

from tests.webkit.driver import PATIENCE

READY = "html[data-state=ready][data-ready]"
BUTTON = (
    '//button[@aria-label="{name}" or normalize-space()="{name}" or span[.="{name}"]]'
)


class GamePage:
    """What a player can see and do."""

    def __init__(self, driver: WebDriver, root: str) -> None:
        self.driver = driver
        self.root = root
        self.trouble: list[str] = []

    # --- opening -----------------------------------------------------------------

    def load(self, link: str = "") -> None:
        """Open an address from nothing and wait for Python."""
        self.listen()
        self.driver.get(self.root + link)
        self.wait()

    def visit(self, link: str) -> None:
        """Go to another address of the page without loading it again."""
        self.driver.execute_script(
            "history.pushState(null, '', arguments[0]);"
            " dispatchEvent(new PopStateEvent('popstate'));",
            link,
        )
        self.wait()

    def wait(self) -> None:
        """Wait until the page has nothing left to do."""
        self.until(lambda: self.found(READY), "the page to be ready")

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait for something, but not for ever."""
        waiting = WebDriverWait(self.driver, PATIENCE, poll_frequency=0.05)
        waiting.until(lambda _: holds(), f"waited in vain for {what}")

    # --- doing -------------------------------------------------------------------

    def click(self, *sites: str) -> None:
        for site in sites:
            self.cell(site).click()
            self.wait()

    def press(self, *keys: str) -> None:
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()
        self.wait()

    def push(self, name: str) -> None:
        button = self.button(name)
        # A menu that is longer than the window is not scrolled by WebKit's driver.
        self.driver.execute_script(
            "arguments[0].scrollIntoView({block: 'nearest'})", button
        )
        button.click()
        self.wait()

    def open_menu(self, *rows: str) -> None:
        """Open the menu of everything else, and unfold rows of it."""
        more = self.one("[data-more]")
        if more.get_attribute("aria-expanded") != "true":
            more.click()
        for row in rows:
            for box in self.found("[data-sheet] details:not([open]) > summary"):
                if row in box.text:
                    box.click()

    def choose(self, selector: str, value: str) -> None:
        Select(self.one(selector)).select_by_value(value)

    def go_back(self) -> None:
        self.driver.back()
        self.wait()

    def go_forward(self) -> None:
        self.driver.forward()
        self.wait()

    # --- seeing ------------------------------------------------------------------

    def found(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def cell(self, site: str) -> WebElement:
        return self.one(f'[role=gridcell][data-site="{site}"]')

    def button(self, name: str) -> WebElement:
        return self.driver.find_element(By.XPATH, BUTTON.format(name=name))

    def name(self, site: str) -> str:
        """Return what a screen reader says of a site."""
        return self.cell(site).get_attribute("aria-label") or ""

    def moves(self) -> list[str]:
        script = "return [...document.querySelectorAll('[data-moves] a')]"
        listed: list[str] = self.driver.execute_script(
            f"{script}.map((item) => item.innerText.trim())"
        )
        return listed

    @property
    def board(self) -> str:
        return str(self.one("pre[data-board]").get_property("textContent"))

    @property
    def status(self) -> str:
        return self.one("[role=status]").text

    @property
    def alert(self) -> str:
        return self.one("[role=alert]").text

    @property
    def link(self) -> str:
        """The part of the address that is the game."""
        return self.driver.current_url.removeprefix(self.root)

    @property
    def focused(self) -> str | None:
        return self.driver.switch_to.active_element.get_attribute("data-site")

    @property
    def way(self) -> str | None:
        """How Python came."""
        return self.one("html").get_attribute("data-way")

    @property
    def woken(self) -> bool:
        """Whether it was woken, not started: by the first program or the whole one."""
        return self.way in ("first", "frozen")

    # --- listening ---------------------------------------------------------------

    def listen(self) -> None:
        """Note what listen.js has heard, before another document comes."""
        heard = "return window.trouble?.splice(0) ?? []"
        self.trouble += self.driver.execute_script(heard)
