"""What tests of several folders share: the site, and which engine is to be tried."""

from pathlib import Path
from typing import Any

import pytest

import build

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
