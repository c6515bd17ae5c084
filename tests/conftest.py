"""For every test: no test touches the user's own archive; tests/tiers.py says which run when."""

from __future__ import annotations

import gc
import itertools
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import scratch, tiers

scratch.begin()  # before anything asks where temporary files go
# A shell that runs this in its background has Ctrl-C ignored, and programs would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

from host import loaded_modules  # noqa: E402
from tests.shares import Shares  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("dist", "no") != "no":
        config.pluginmanager.register(Shares(), "shares")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        scratch.failed.append(report.nodeid)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if found := tiers.tier(item.nodeid):
            item.add_marker(found)
    unknown = tiers.names_of_no_test([item.nodeid for item in items])
    if unknown and not any("::" in word for word in config.args):
        raise pytest.UsageError(f"tests/tiers.py names what is no test: {unknown}")
    turns = {file: turn for turn, file in enumerate(tiers.FIRST)}
    items.sort(key=lambda item: turns.get(item.nodeid.partition("::")[0], len(turns)))


def pytest_collection_finish() -> None:
    """What was collected stays to the end: no collection of garbage looks through it again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="module")
def modules_go_again() -> Iterator[None]:
    """A file that leaves a table or an archive open keeps no modules for the files after it."""
    before = loaded_modules.holders()
    yield
    for _ in range(loaded_modules.holders() - before):
        loaded_modules.release()


@pytest.fixture(autouse=True, scope="module")
def archive_of_this_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """For a table that a whole file shares: it begins before any test has an archive of its own."""
    place = tmp_path_factory.mktemp("file-archive") / "archive.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRILITHON_ARCHIVE", str(place))
        yield place


@pytest.fixture(autouse=True, scope="session")
def nothing_of_the_users(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Code that asks for the user's data in spite of both finds an empty folder: it stays so."""
    home = tmp_path_factory.mktemp("users-data")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(home))
        yield
    assert not list(home.iterdir()), "a test wrote into the user's data"


@pytest.fixture(scope="session")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Places for archives. Most tests have none: so nothing is made of them beforehand."""
    folder = tmp_path_factory.mktemp("own-archives")
    return (folder / str(number) / "archive.sqlite3" for number in itertools.count())


@pytest.fixture(autouse=True)
def own_archive(archives: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The archive of commands that name none, also where they are processes of their own."""
    place = next(archives)
    monkeypatch.setenv("TRILITHON_ARCHIVE", str(place))
    return place
