"""What tests of several folders share: the site, and which engine is to be tried."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import build
from tests import scale

# A busy machine is no mistake; a test that says nothing about examples has 100.
settings.register_profile("ours", deadline=None, max_examples=scale.much(100, 500))
settings.load_profile("ours")

TESTS = Path(__file__).parent
ELSEWHERE = {"firefox": TESTS / "e2e", "webkit": TESTS / "webkit"}


@pytest.fixture(scope="session")
def built() -> Path:
    """The whole site, built once."""
    return build.build()


def pytest_configure(config: pytest.Config) -> None:
    """With another engine run only what depends on it, unless files are named."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    folders = [str(ELSEWHERE[name]) for name in engines(config) if name in ELSEWHERE]
    if folders and not named:
        config.args[:] = folders


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave WebKit's tests alone unless it is asked for: it needs much installed."""
    is_webkit = collection_path == ELSEWHERE["webkit"]
    return True if is_webkit and "webkit" not in engines(config) else None


def engines(config: pytest.Config) -> list[str]:
    """Return the browsers that ``--browser`` names."""
    return config.getoption("--browser") or []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.report = report  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def much() -> Callable[[Any, Any], Any]:
    """Choose how much to try: ``much(short, long)``."""
    return scale.much


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out what is only for a long run."""
    if scale.LONG:
        return
    config.hook.pytest_deselected(items=list(filter(is_long, items)))
    items[:] = [item for item in items if not is_long(item)]


def is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None
