"""What people do with the table in a tab by its own buttons and keys, from end to end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import reading
from engine.words import LANGUAGES
from host import cli
from host.page.words import say
from tests.generate.chromium import TAUGHT
from tests.host.archives import played
from tests.page import browser as web
from tests.page.by_ear import Listener
from tests.page.tabs import (
    PATIENCE_MS,
    READY,
    Tabs,
    begin,
    browser,
    folder,
    over,
    same_as_by_python,
    tabs,
)
from tests.page.test_access import tab_to

__all__ = ["browser", "folder", "tabs"]
TOAST = "(text) => document.getElementById('toast').textContent === text"
HUSH = "() => { document.getElementById('toast').textContent = ''; }"
SHUT = "() => !document.querySelector('dialog:modal')"


def test_what_needs_a_computer_is_named_where_people_look_for_it(tabs: Tabs) -> None:
    """In front of the games, and in the menu; the page stays. Reviews: at a match's end, below."""
    page = tabs.ready()
    for language in LANGUAGES:
        web.speak(page, language)
        for button in ("#start .past", "#history", "#phones"):
            page.evaluate(HUSH)
            web.press(page, button)
            page.wait_for_function(TOAST, arg=say(language, "needs_computer"))
            assert page.url == tabs.url


def test_a_match_in_a_tab_from_loading_to_its_record_by_keyboard_alone(tabs: Tabs) -> None:
    page = tabs.open()
    page.wait_for_function(READY)
    page.wait_for_selector("#begin")
    tab_to(page, "#start input[name=game]")
    while not page.evaluate("() => document.activeElement.matches('[value=why_first]')"):
        page.keyboard.press("ArrowDown")
    tab_to(page, "#begin")
    page.keyboard.press("Enter")
    page.wait_for_function("() => trilithon.state()?.match?.game === 'why_first'")
    page.locator("#rules[open]").wait_for()  # the first match of a game opens what it is about
    page.keyboard.press("Escape")
    page.wait_for_function(SHUT)
    tab_to(page, "#pace")
    page.keyboard.press("End")
    listener = Listener(page, "in a tab")
    listener.play()
    assert not listener.missing, listener.missing[:3]
    tab_to(page, ".more summary")
    page.keyboard.press("Enter")
    tab_to(page, "#save")
    with page.expect_download(timeout=PATIENCE_MS) as download:
        page.keyboard.press("Enter")
    record = Path(download.value.path()).read_bytes().decode()
    assert record == over(page)
    same_as_by_python(record)
    tab_to(page, "#judge")
    page.keyboard.press("Enter")
    page.wait_for_function(TOAST, arg=say("en", "needs_computer"))
    tab_to(page, "#new")
    page.keyboard.press("Enter")
    page.locator("#start[open]").wait_for()


def goes_in(page: Any, file: Path, answers: int) -> None:
    """By the menu's own button, which opens the browser's choice of files."""
    page.evaluate(HUSH)
    with page.expect_file_chooser() as chooser:
        web.press(page, "#load")
    chooser.value.set_files(file)
    page.wait_for_function(TOAST, arg=say("en", "loaded", answers))


def comes_out(page: Any, file: Path) -> bytes:
    with page.expect_download() as download:
        web.press(page, "#save")
    download.value.save_as(file)
    return file.read_bytes()


def test_records_go_from_a_tab_into_the_history_and_back_byte_for_byte(
    tabs: Tabs, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who was simulated goes along: nobody's rating moves for what a machine did."""
    tabs.context.add_init_script(TAUGHT)
    page = tabs.ready()
    begin(page, "why_first", 2)
    over(page)
    ours = comes_out(page, tmp_path / "ours.txt")
    assert b"\nsimulated: Alice, Bob\nlevels: careless, careless\n" in ours
    assert cli.main(["replay", str(tmp_path / "ours.txt")]) == 0
    assert cli.main(["history", "import", str(tmp_path / "ours.txt")]) == 0
    capsys.readouterr()
    assert cli.main(["history", "show", "1"]) == 0
    assert capsys.readouterr().out.encode() == ours
    more = {"date": "2026-01-02T20:15", "match": "0123456789abcdef", "simulated": "Bo"}
    text = played(1, ("Ann", "Bo"), "why_first", **more, levels="easy")
    (tmp_path / "theirs.txt").write_bytes(text.encode())
    assert cli.main(["history", "import", str(tmp_path / "theirs.txt")]) == 0
    capsys.readouterr()
    assert cli.main(["history", "show", "2"]) == 0
    theirs = capsys.readouterr().out
    (tmp_path / "shown.txt").write_bytes(theirs.encode())
    goes_in(page, tmp_path / "shown.txt", len(reading.read(theirs).replay().log))
    assert page.locator(".ending").count() and page.locator("#log li").count()
    assert comes_out(page, tmp_path / "again.txt") == theirs.encode() == text.encode()
