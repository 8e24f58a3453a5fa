"""Before Python is there, and when it cannot be."""

import gzip
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Route, expect

import build
from tests.e2e.page import PACKED, GamePage

Fresh = Callable[..., GamePage]


def test_a_click_made_while_python_loads_is_played(fresh: Fresh) -> None:
    game = fresh()
    held = game.stall(re.compile(r"python\.wasm$"))
    game.page.goto(f"{game.root}?trisq=a13")
    html = game.page.locator("html")
    expect(html).to_have_attribute("data-state", "loading")
    expect(html).not_to_have_attribute("data-ready", "")
    expect(game.cell("c12")).to_be_visible()
    bar = game.page.get_by_role("progressbar")
    expect(bar).to_be_visible()
    expect(game.page.get_by_text(re.compile(r"of \d\.\d MB"))).to_be_visible()
    game.cell("f8").click()
    game.cell("c12").click()
    expect(game.page.get_by_text("Got it: c12 is played")).to_be_visible()
    game.until(lambda: held, "the program is asked for")
    held[0].continue_()
    game.wait()
    assert game.link == "?trisq=a13-c12", "the last click counts"
    expect(bar).to_be_hidden()


def test_the_empty_board_is_painted_before_python_is_there(fresh: Fresh) -> None:
    game = fresh(viewport={"width": 1280, "height": 800})
    game.stall(re.compile(r"\.wasm$"))
    game.page.goto(game.root)
    expect(game.status).to_contain_text("Triangle to move")
    expect(game.page.get_by_role("gridcell")).to_have_count(169)
    pixels = game.page.evaluate(
        "() => { const c = document.querySelector('canvas');"
        " return c.getContext('2d').getImageData(0, 0, c.width, c.height)"
        ".data.filter((v, i) => i % 4 === 3 && v > 0).length; }"
    )
    assert pixels > 10_000, "lines and coordinates are drawn"


def test_if_python_cannot_start_the_page_says_so_and_tries_again(fresh: Fresh) -> None:
    game = fresh()
    game.page.route("**/*.wasm", lambda route: route.abort())
    game.page.goto(f"{game.root}?trisq=a13")
    html = game.page.locator("html")
    expect(html).to_have_attribute("data-state", "failed", timeout=30_000)
    expect(game.alert).to_contain_text("The game could not load")
    expect(game.alert).to_contain_text("Your game is safe in the link")
    game.button("Rules").click()
    told = game.page.locator("[data-rulebook-list]").evaluate(
        "list => getComputedStyle(list, '::before').content"
        ".replace(/^attr\\((.*)\\)$/, (_, name) => list.getAttribute(name))"
    )
    assert "The rules could not be loaded" in told
    game.page.keyboard.press("Escape")
    game.page.unroute("**/*.wasm")
    game.cell("c12").click()
    game.button("Try again").click()
    game.wait()
    assert game.link == "?trisq=a13-c12"
    expect(game.alert).to_be_empty()
    expect(game.button("Try again")).to_be_hidden()
    assert any("lost" in line for line in game.trouble)
    game.trouble.clear()


def test_python_is_woken_and_not_started(fresh: Fresh) -> None:
    game = fresh()
    asked: list[str] = []
    game.page.on("request", lambda request: asked.append(request.url))
    game.load("?trisq=a13")
    assert game.woken
    assert not [url for url in asked if "ordinary" in url]
    assert sum(url.endswith("python.wasm") for url in asked) == 1
    marks = game.page.evaluate(
        "performance.getEntriesByType('mark').map((mark) => mark.name)"
    )
    stages = ("start", "worker", "fetched", "compiled", "awake", "answer", "drawn")
    assert sorted(marks) == sorted(f"python {stage}" for stage in stages)


def test_little_comes_before_the_first_answer_and_in_the_right_order(
    fresh: Fresh,
) -> None:
    game = fresh()
    asked: list[str] = []
    game.page.on("request", lambda request: asked.append(request.url))
    game.load("?trisq=a13")
    sent = game.page.evaluate(
        """() => {
          const end = performance.getEntriesByName("python answer")[0].startTime;
          const kinds = ["navigation", "resource"];
          return kinds.flatMap((kind) => performance.getEntriesByType(kind))
            .filter(({ responseEnd }) => responseEnd < end)
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        }"""
    )
    assert 100_000 < sent < 950_000, "a tenth more than when packed for publishing"
    order = [
        next(at for at, url in enumerate(asked) if re.search(pattern, url))
        for pattern in (r"/start\.js$", r"/main\.js$", r"/first-\w+/python\.wasm$")
    ]
    assert order == sorted(order)
    assert not [url for url in asked if re.search("/(frozen|ordinary)-", url)]


PROGRAM = re.compile(r"python\.wasm(\.gz)?$")  # with its twin, if headers are lost


def junk(route: Route) -> None:
    route.fulfill(body="junk", headers=PACKED)


def missing(route: Route) -> None:
    route.fulfill(status=404)


def test_a_damaged_program_is_not_woken(fresh: Fresh, built: Path) -> None:
    (program,) = built.glob("frozen-*/python.wasm")
    body = bytearray(program.read_bytes())
    body[len(body) // 2] ^= 1
    game = fresh()

    def damage(route: Route) -> None:
        is_twin = route.request.url.endswith(".gz")
        sent = gzip.compress(body, 1) if is_twin else bytes(body)
        route.fulfill(body=sent, headers=PACKED)

    game.page.route(PROGRAM, damage)
    game.load("?trisq=a13")
    assert game.way == "ordinary"
    game.click("c12")
    assert game.link == "?trisq=a13-c12"


def changed(game: GamePage, old: str, new: str) -> None:
    """Give the page another worker than ours."""
    worker = (build.WEB / "python/worker.js").read_text("utf-8")
    assert old in worker
    game.serve_sources("python", worker=worker.replace(old, new))


@pytest.mark.long
def test_a_browser_without_a_feature_starts_the_ordinary_way(fresh: Fresh) -> None:
    game = fresh()
    waking = "return wake(program).answer;"
    lacking = "delete WebAssembly.Module.customSections"
    changed(game, waking, f"{{ {lacking}; {waking} }}")
    game.load("?dama")
    assert game.way == "ordinary"
    game.click("d2", "b4")
    assert game.link == "?dama=d2-b4"


def test_python_that_dies_in_the_middle_is_replaced_and_asked_again(
    fresh: Fresh,
) -> None:
    game = fresh()
    changed(
        game,
        "return wake(program).answer;",
        "const woken = wake(program); return (text) => {"
        " if (JSON.parse(text).op === 'play') throw new Error('unreachable');"
        " return woken.answer(text); };",
    )
    game.load("?trisq=a13")
    assert game.woken
    game.click("c12")
    assert game.link == "?trisq=a13-c12", "nothing is lost"
    assert game.way == "ordinary"
    expect(game.alert).to_be_empty()


@pytest.mark.long
def test_both_ways_give_the_same_answers(fresh: Fresh) -> None:
    seen = []
    for way in ("first", "ordinary"):
        game = fresh()
        if way == "ordinary":
            game.page.route(re.compile(r"python\.wasm$"), missing)
        game.load("?dama=d2-b4-d3-b2-d1xb4")
        assert game.way == way
        texts = [game.board]
        for link in ("?talpa=a1a2", "?scripta=146-p4", "?trisq=a13-a13", "?trisq=ж"):
            game.visit(link)
            texts += [game.board, game.status.inner_text(), game.alert.inner_text()]
        seen.append(texts)
        game.trouble.clear()  # the missing file is one
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("file", "answer", "said"),
    [
        (r"/python_stdlib\.zip$", {"status": 503}, "is missing (503)"),
        (r"/pyodide\.js$", {"status": 404}, "module"),
        (r"/ordinary-\w+\.js$", {"status": 404}, "module"),
        (
            r"/pyodide\.asm\.wasm$",
            {"body": "junk", "content_type": "application/wasm"},
            "CompileError",
        ),
        (r"/worker\.js$", {"status": 404}, "the worker could not be loaded"),
    ],
    ids=["library", "loader", "module", "program", "worker"],
)
def test_when_the_ordinary_way_fails_too_the_page_says_why(
    fresh: Fresh, file: str, answer: dict[str, Any], said: str
) -> None:
    game = fresh()
    game.page.route(PROGRAM, junk)
    game.page.route(re.compile(file), lambda route: route.fulfill(**answer))
    game.page.goto(game.root)
    expect(game.alert).to_contain_text(said, timeout=30_000)
    expect(game.button("Try again")).to_be_visible()
    game.trouble.clear()


def test_a_position_on_its_way_shows_the_board_but_no_men(fresh: Fresh) -> None:
    game = fresh()
    held = game.stall(re.compile(r"python\.wasm$"))
    game.page.goto(f"{game.root}?scripta=146-p4")
    expect(game.status).to_contain_text("Opening the game")
    expect(game.page.get_by_role("gridcell").first).to_be_visible()
    expect(game.page.locator("[data-side]")).to_have_count(0)
    game.until(lambda: held, "the program is asked for")
    held[0].continue_()
    game.wait()
    assert game.page.locator("[data-side]").count() > 0


def test_a_reload_keeps_everything(fresh: Fresh) -> None:
    game = fresh()
    game.load()
    game.click("a13", "c12")
    game.page.reload()
    game.wait()
    assert game.link == "?trisq=a13-c12"
    expect(game.cell("c12")).to_have_accessible_name("c12, square")
    game.push("Undo")
    assert game.link == "?trisq=a13"
    game.page.reload()
    game.wait()
    game.push("Redo")
    assert game.link == "?trisq=a13-c12"


def test_a_megabyte_of_rubbish_in_the_address_is_loaded_and_answered(
    fresh: Fresh,
) -> None:
    game = fresh()
    game.load("?trisq=" + "q" * 1_000_000)
    expect(game.alert).to_contain_text("too long for a game")
    game.click("a13")
    assert game.link == "?trisq=a13"


def test_two_visitors_at_once_get_the_same_policy(root: str) -> None:
    seen: list[str] = []

    def visit() -> None:
        with urlopen(root) as answer:
            seen.append(answer.headers["Content-Security-Policy"])

    threads = [threading.Thread(target=visit) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 4
    assert len(set(seen)) == 1
    with urlopen(root) as answer:
        page = answer.read().decode()
    assert f'content="{seen[0]}"' in page, "the page carries it where hosts cannot"
