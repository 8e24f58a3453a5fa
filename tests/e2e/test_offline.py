"""Without a network, as an app on the home screen, and when a new build comes."""

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Locator, expect

import assemble
import build
import server
from builder.site import join
from tests.e2e.page import GamePage

Fresh = Callable[..., GamePage]
TITLE = "Moves"
MOVES = {
    "?trisq=a13-c12": ("f8", "?trisq=a13-c12-f8"),
    "?dama=d2-b4": ("d3", "?dama=d2-b4-d3"),
    "?scripta=146": ("hand0", "?scripta=146"),  # a man is picked up
}


class Site:
    """A folder of its own on a server of its own, which can be stopped."""

    def __init__(self, built: Path, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(built, folder)
        self._running = server.listen(folder, port=0)
        self.root = f"http://127.0.0.1:{self._running.server_port}/"
        self._thread = threading.Thread(
            target=self._running.serve_forever, args=(0.02,), daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Stop answering, on connections that are open, too."""
        if self._thread.is_alive():
            self._running.quit()
            self._running.shutdown()
            self._running.server_close()
            self._thread.join()

    def publish(self, build: Path) -> None:
        """Replace everything by another build."""
        shutil.rmtree(self.folder)
        shutil.copytree(build, self.folder)


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build with another heading, and another look under other addresses."""
    folder = tmp_path_factory.mktemp("newer")
    sources = tmp_path_factory.mktemp("sources") / "web"
    shutil.copytree(build.WEB, sources, ignore=shutil.ignore_patterns("node_modules"))
    look = (sources / "style/page.css").read_text("utf-8")
    (sources / "style/page.css").write_text(f"{look}/* newer */\n", "utf-8")
    page = (build.ROOT / "index.html").read_text("utf-8")
    page = page.replace(f"{TITLE}</h2>", "Newer</h2>")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assemble, "WEB", sources)
        python, icons = build.CACHE / "python", build.CACHE / "icons"
        assemble.assemble(page, python, icons, folder, join)
    return folder


@pytest.fixture
def site(built: Path, tmp_path: Path) -> Iterator[Site]:
    made = Site(built, tmp_path / "site")
    yield made
    made.stop()


def visit(fresh: Fresh, site: Site, link: str = "") -> GamePage:
    """Visit the site for the first time and let the browser keep it."""
    game = fresh(service_workers="allow")
    game.root = site.root
    game.load(link)
    expect(game.page.locator("html")).to_have_attribute("data-kept", "", timeout=20_000)
    return game


def heading(game: GamePage, title: str) -> Locator:
    return game.page.get_by_role("heading", name=title)


def kept(game: GamePage) -> list[str]:
    names: list[str] = game.page.evaluate("caches.keys()")
    return names


def test_after_one_visit_every_game_opens_and_plays_without_a_network(
    fresh: Fresh, site: Site
) -> None:
    game = visit(fresh, site)
    beside = game.page.context.new_page()
    answer = beside.goto(f"{game.root}nothing.html")
    assert answer
    assert answer.status == 404, "other addresses are left to the network"
    beside.close()
    site.stop()
    for link, (site_name, after) in MOVES.items():
        game.load(link)
        assert game.woken
        game.click(site_name)
        assert game.link == after
    game.page.goto(f"{game.root}index.html?dama=d2")
    game.wait()
    expect(game.cell("d2")).to_have_accessible_name("d2, white man")


DAMAGED = """
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message) {
  if (message.file) message.checksum += 1;
  return postMessage.call(this, message);
};
"""


def test_the_ordinary_way_is_kept_too(fresh: Fresh, site: Site) -> None:
    game = fresh(service_workers="allow", saving=False)
    game.page.clock.install()
    game.root = site.root
    game.load()
    expect(game.page.locator("html")).to_have_attribute("data-kept", "", timeout=20_000)
    game.page.wait_for_function("navigator.serviceWorker.controller !== null")
    game.page.clock.run_for(20_000)
    last = game.page.evaluate(
        "JSON.parse(document.querySelector('[data-start]').textContent).ordinary.path"
        " + 'python_stdlib.zip'"
    )
    is_kept = "async (path) => Boolean(await caches.match(path))"
    game.until(lambda: game.page.evaluate(is_kept, last), "the spares are kept")
    site.stop()
    game.page.add_init_script(DAMAGED)
    game.load("?dama=d2")
    assert game.way == "ordinary"
    game.click("b4")
    assert game.link == "?dama=d2-b4"


def test_a_new_build_is_shown_on_the_next_visit_and_the_old_one_is_removed(
    fresh: Fresh, site: Site, newer: Path
) -> None:
    game = visit(fresh, site)
    before = kept(game)
    site.publish(newer)
    game.page.goto(f"{game.root}?trisq=a13")
    expect(heading(game, "Newer")).to_be_visible(timeout=20_000)
    game.wait()
    expect(game.cell("a13")).to_have_accessible_name("a13, triangle")
    game.page.wait_for_function("async () => (await caches.keys()).length === 1")
    assert kept(game) != before


def test_a_new_build_leaves_an_open_game_alone(
    fresh: Fresh, site: Site, newer: Path
) -> None:
    game = visit(fresh, site, "?trisq=a13")
    old = kept(game)
    game.click("c12")
    site.publish(newer)
    game.page.evaluate(
        "async () => { const registration = await navigator.serviceWorker.ready;"
        " const changed = new Promise((done) => navigator.serviceWorker"
        ".addEventListener('controllerchange', done));"
        " await registration.update(); await changed; }"
    )
    game.click("f8")
    assert game.link == "?trisq=a13-c12-f8"
    expect(heading(game, TITLE)).to_be_visible()
    assert set(old) < set(kept(game)), "its files are still there"
    game.page.reload()
    game.wait()
    expect(heading(game, "Newer")).to_be_visible()
    assert game.link == "?trisq=a13-c12-f8"
    game.page.wait_for_function("async () => (await caches.keys()).length === 1")


def test_a_new_build_in_one_tab_takes_nothing_from_another(
    fresh: Fresh, site: Site, newer: Path
) -> None:
    old = visit(fresh, site, "?trisq=a13")
    old.click("c12")  # it is in use, so it stays as it is
    (before,) = kept(old)
    site.publish(newer)
    new = GamePage(old.page.context.new_page(), site.root)
    new.load("?dama=d2")
    expect(heading(new, "Newer")).to_be_visible(timeout=20_000)
    new.wait()
    new.load("?dama=d2-b4")  # once more: each opening of a page sweeps
    expect(heading(new, "Newer")).to_be_visible()
    old.page.bring_to_front()
    assert before in kept(old), "the old build is still in use"
    old.button("QR code").click()  # by a script that it has not needed so far
    dialog = old.page.get_by_role("dialog", name="QR code")
    expect(dialog.locator("svg")).to_be_visible()
    late = GamePage(old.page.context.new_page(), site.root)
    old.page.close()
    new.page.close()
    late.load()
    late.until(lambda: before not in kept(late), "the old build is removed")
    assert new.trouble == late.trouble == []


@pytest.mark.only_browser("chromium")
def test_the_page_can_be_installed(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    root: str,
    tmp_path: Path,
) -> None:
    profile = tmp_path / "profile"  # a private window can never install anything
    context = browser_type.launch_persistent_context(
        profile, **browser_type_launch_args
    )
    game = GamePage(context.new_page(), root)
    game.load()
    expect(game.page.locator("html")).to_have_attribute("data-kept", "", timeout=20_000)
    session = context.new_cdp_session(game.page)
    errors = session.send("Page.getInstallabilityErrors")
    assert errors["installabilityErrors"] == []
    assert session.send("Page.getAppManifest")["errors"] == []
    assert game.trouble == []
    context.close()
