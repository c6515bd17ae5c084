"""For every test: no test touches the user's own archive; long ones wait for `make long`."""

from __future__ import annotations

import gc
import itertools
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import scratch

scratch.begin()  # before anything asks where temporary files go
# A shell that runs this in its background has Ctrl-C ignored, and programs would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

from host import loaded_modules  # noqa: E402
from tests.shares import Shares  # noqa: E402

# Beginnings of the names of tests too long for `make test`. Those of tests/both run on MicroPython
# in any case; the faults of a network, and phones in a real browser, are proved by `make long`.
LONG = (
    "tests/both/app/memory/test_starved.py",
    "tests/both/app/memory/test_starved_hands.py",
    "tests/both/app/memory/test_slope.py",
    "tests/both/app/memory/test_soak.py",
    "tests/both/app/board/test_slumber.py::test_another_brightness",
    *(
        f"tests/both/drivers/test_presence_{kind}.py::test_{tag}_that_is_badly_heard"
        for kind, tag in (
            ("mfrc522", "a_card_on_an_mfrc522"),
            ("pn532", "a_card_on_a_pn532"),
            ("pn5180", "a_card_on_a_pn5180"),
            ("pn5180", "an_icode"),
        )
    ),
    "tests/both/app/flash/test_match.py::test_a_match_survives_a_second_cut",
    "tests/attack/test_attacks.py::test_nothing_is_lost_and_nobody_is_let_in[lookers]",
    "tests/app/test_thousands.py::test_files_and_free_space_are_bounded_and_a_start_is_flat[352",
    *(
        f"tests/games/test_legal.py::test_the_referee_and_the_oracle_agree[{game}-{batch}"
        for game in ("amazones", "stones", "why_first")
        for batch in (2, 3)
    ),
    "tests/host/test_firmware_command.py::test_the_real_build",
    "tests/link/test_link_noise.py::test_lines_of_garbage_get_one_error_each_and_change_nothing[100",
    "tests/network/test_faults.py",
    "tests/network/test_feed.py",
    "tests/network/test_hall_browser.py::test_axe_finds_nothing_in_the_hall[dark",
    "tests/oracles/test_awele.py::test_the_engine_and_the_page_agree[2",
    "tests/oracles/test_awele.py::test_the_engine_and_the_page_agree[3",
    "tests/oracles/test_backgammon.py::test_the_engine_and_the_page_agree[2",
    "tests/oracles/test_backgammon.py::test_the_engine_and_the_page_agree[3",
    "tests/page/test_after_a_night.py::test_the_table_on_micropython",
    "tests/page/test_axe.py::test_axe_finds_nothing_at_any_table",
    "tests/page/test_killed_play.py::test_every_game",
    "tests/page/test_axe.py::test_axe_finds_nothing_in_what_stands_beside_a_match",
    "tests/page/test_by_ear.py::test_a_match_is_played_to_its_end_by_ear[magic",
    "tests/network/test_embedded.py",
    "tests/network/test_wifi_tls.py",
    "tests/network/test_wifi_update.py",
    "tests/page/test_phones_browser.py",
    "tests/page/test_phones.py::test_in_a_whole_match",
)


# A worker takes the next file where it has done with one, so the longest come first, and both end
# at the same time. `make test` says at its end which these are (tests/shares.py).
FIRST = (
    "tests/page/test_access.py",
    "tests/page/test_browser.py",
    "tests/page/test_site_browser.py",
    "tests/page/test_site_proof.py",
    "tests/page/test_secrets.py",
    "tests/attack/test_attacks.py",
    "tests/page/test_site_ways.py",
    "tests/page/test_site_faults.py",
    "tests/page/test_site_flash.py",
    "tests/host/test_wheel.py",
    "tests/page/test_layout.py",
    "tests/page/test_axe.py",
    "tests/games/test_properties.py",
    "tests/page/test_evening_browser.py",
    "tests/host/test_deploy.py",
    "tests/network/test_hall_browser.py",
    "tests/host/test_deploy_cut.py",
    "tests/page/test_curtain_browser.py",
    "tests/page/test_history_browser.py",
    "tests/page/test_browser_unix.py",
    "tests/host/test_firmware_command.py",
    "tests/host/test_deploy_frozen.py",
    "tests/games/test_words.py",
    "tests/oracles/test_awele.py",
    "tests/host/test_arena.py",
    "tests/page/test_by_ear.py",
    "tests/host/test_compiled.py",
    "tests/host/test_bench.py",
    "tests/host/test_console.py",
    "tests/page/test_phones.py",
    "tests/network/test_bridged_update.py",
    "tests/test_laws.py",
    "tests/test_runner.py",
    "tests/page/test_history_page.py",
    "tests/oracles/test_backgammon.py",
    "tests/network/test_tournament_whole.py",
    "tests/games/test_legal.py",
    "tests/oracles/test_final_exam.py",
    "tests/link/test_link_tags.py",
    "tests/link/test_link.py",
    "tests/host/test_archive.py",
    "tests/host/test_outside.py",
)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("dist", "no") != "no":
        config.pluginmanager.register(Shares(), "shares")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        scratch.failed.append(report.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(LONG):
            item.add_marker(pytest.mark.long)
    turns = {file: turn for turn, file in enumerate(FIRST)}
    items.sort(key=lambda item: turns.get(item.nodeid.partition("::")[0], len(FIRST)))


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
