"""The table in a tab: the static folder, served under a sub-path by a plain server of files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.boxes.why_first import BOX as WHY_FIRST
from engine.words import Words as TableWords
from firmware.lights.plates import Lesson
from firmware.menus.tag_screen import shown
from firmware.tags import register
from host.cable.simulators import UnixTable
from host.install import backup
from host.site.view import Words
from tests.host.tableboard import TableBoard
from tests.link.cable import need_micropython
from tests.page import axe
from tests.page.tabs import (
    FAULT,
    KEPT,
    MOST_BYTES,
    NAMES,
    PATIENCE_MS,
    START,
    Tabs,
    answered,
    ask,
    begin,
    browser,
    folder,
    over,
    same_as_by_python,
    tabs,
)
from tests.page.usb import Wire

__all__ = ["browser", "folder", "tabs"]


def test_all_that_a_first_visit_brings_is_nine_megabytes_at_most(folder: Path) -> None:
    assert sum(each.stat().st_size for each in folder.rglob("*") if each.is_file()) <= MOST_BYTES


def test_a_tab_plays_keeps_and_needs_no_network_the_second_time(tabs: Tabs) -> None:
    page = tabs.ready()
    begin(page, "why_first", 2)
    same_as_by_python(over(page))
    begin(page, "why_first", 2)
    answered(page, 6)
    second = tabs.open()
    second.wait_for_function(FAULT)
    assert "another tab" in second.evaluate(FAULT)
    assert not axe.faults(second)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.close()
    answered(second, 6)  # it opened by itself
    second.close()
    tabs.context.set_offline(True)
    third = tabs.ready()
    answered(third, 6)
    begin(third, "why_first", 2)
    over(third)
    assert not tabs.elsewhere


WITHOUT_PACKED = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.endsWith(".gz")) await cache.delete(url);
  }
}"""
BROKEN = f"""async () => {{
  const cache = await caches.open({START});
  const {{ url }} = (await cache.keys()).find((each) => each.url.includes("/memory?"));
  await cache.put(url, new Response("broken"));
}}"""


def test_who_comes_again_starts_from_what_the_browser_keeps_made(tabs: Tabs) -> None:
    """Where that is broken, it is made again of what came over the network."""
    page = tabs.ready()
    page.evaluate("() => navigator.serviceWorker.ready")
    page.evaluate(KEPT)
    page.evaluate(WITHOUT_PACKED)
    page.close()
    tabs.context.set_offline(True)
    page = tabs.ready()
    begin(page, "why_first", 2)
    same_as_by_python(over(page))
    tabs.context.set_offline(False)
    page.evaluate(BROKEN)
    page.close()
    page = tabs.ready()
    page.evaluate(KEPT)
    begin(page, "why_first", 2)
    same_as_by_python(over(page))


def press(page: Any, act: str) -> None:
    """By keyboard, as all of this dialog may be."""
    page.locator(f"[data-act='{act}']").focus()
    page.keyboard.press("Enter")


def test_a_board_is_found_by_web_serial_and_watched_in_the_page(tabs: Tabs, tmp_path: Path) -> None:
    need_micropython()
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    with UnixTable(tmp_path) as table:
        wire = Wire(tabs.context, "nowhere")
        page = tabs.ready()
        page.locator("summary").first.click()
        page.locator("button#cable").click()
        for refuses, path, alert in (
            ("NotFoundError", "", "port_none"), ("SecurityError", "", "port_policy"),
            ("", "nowhere", "port_held_linux"),
        ):  # fmt: skip
            wire.refuses, wire.path = refuses, path
            press(page, "connect")
            page.get_by_role("alert").get_by_text(Words("en").say(alert)).wait_for()
            assert not axe.faults(page)
        wire.refuses, wire.path = "", table.port
        press(page, "connect")
        press(page, "go settings")
        page.locator("select[name=knob_detents]").wait_for()
        assert not axe.faults(page)
        press(page, "go table")
        press(page, "go console")
        page.locator("input[name=line]").fill("games")
        page.keyboard.press("Enter")
        page.locator(".said").get_by_text("why_first").wait_for()
        assert not axe.faults(page)
        press(page, "go table")
        press(page, "watch")
        assert ask(page, first_match())["ok"]
        page.wait_for_function("() => trilithon.state().match?.n === 0")
        wire.path = "nowhere"
        wire.pull()
        unplugged = Words("en").say("port_unplugged")
        page.wait_for_function("(text) => trilithon.state().problem === text", arg=unplugged)
        wire.path = table.port
        page.wait_for_function("() => !trilithon.state().problem")
        assert page.evaluate("() => trilithon.state().match.game") == "why_first"


def first_match() -> dict[str, Any]:
    return {"do": "new", "game": "why_first", "players": NAMES[:2], "options": {},
            "simulated": None, "clock": None}  # fmt: skip


def to_the_board(tabs: Tabs, path: str) -> Any:
    """The dialog, with the board found at this terminal."""
    Wire(tabs.context, path)
    page = tabs.ready()
    page.locator("summary").first.click()
    page.locator("button#cable").click()
    press(page, "connect")
    return page


def test_tags_lights_and_players_of_a_board_by_keyboard(tabs: Tabs, tmp_path: Path) -> None:
    need_micropython()
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    (tmp_path / register.FILE).write_text("")
    words = Words("en")
    with UnixTable(tmp_path) as table:
        page = to_the_board(tabs, table.port)
        press(page, "go tags")
        page.locator("input[name=register]").set_input_files(
            {
                "name": "tags.txt",
                "mimeType": "text/plain",
                "buffer": b"04112233445566 why_first +5\n",
            }
        )
        assert not axe.faults(page)
        press(page, "bring")
        press(page, "take_over")
        page.get_by_text(words.say("tags_taken_over")).wait_for()
        press(page, "box why_first")
        piece = page.locator("select[name=piece]")
        piece.focus()
        page.keyboard.press("End")
        press(page, "skip to")
        last = shown(TableWords("en", "tags_menu"), WHY_FIRST, WHY_FIRST.size - 1)
        page.get_by_text(words.say("tags_lay", last, 1, WHY_FIRST.size)).wait_for()
        assert not axe.faults(page)
        press(page, "go table")
        press(page, "go lights")
        press(page, "plate rail")
        page.get_by_text(words.say("lights_where", 1)).wait_for()
        assert not axe.faults(page)
        press(page, "run")
        page.get_by_text(words.say("lights_all")).wait_for()
        press(page, "before")
        page.get_by_text(words.say("lights_where", len(Lesson("rail").usual))).wait_for()
        press(page, "lights_keep")
        page.get_by_text(words.say("saved")).wait_for()
        assert "chains" in (tmp_path / "settings.json").read_text()
        press(page, "go table")
        press(page, "people")
        page.locator("#start .roster[open]").wait_for()
        assert not page.locator("#cable-box[open]").count() and not axe.faults(page)


@pytest.mark.long
def test_a_board_with_nothing_but_micropython_is_installed_from_the_browser(
    tabs: Tabs, tmp_path: Path
) -> None:
    need_micropython()
    (tmp_path / "board").mkdir()
    with TableBoard(tmp_path / "board") as board:
        page = to_the_board(tabs, board.port)
        press(page, "install")
        page.locator("#cable-box progress").wait_for()
        assert not axe.faults(page)
        installed = page.get_by_text(Words("en").say("installed"))
        installed.wait_for(timeout=5 * PATIENCE_MS)
        for step in ("new_parts", "new_match"):
            page.locator(".step").get_by_text(Words("en").say(step)).wait_for()
        press(page, "go doctor")
        press(page, "attempt screen")
        page.get_by_text(Words("en").say("see_screen")).wait_for()
        assert page.locator(".step .part.on").count() == 1, "the part that is tried shines"
        assert not axe.faults(page)
        page.wait_for_function("() => trilithon.state()?.simulated === false")
        press(page, "go table")
        press(page, "keep")
        assert not axe.faults(page)
        press(page, "backup")
        page.get_by_text(Words("en").say("backup_empty", 0)).wait_for(timeout=5 * PATIENCE_MS)
        assert ask(page, {"do": "lang", "lang": "en"})["ok"]
        assert ask(page, first_match())["ok"]
        with page.expect_download(timeout=5 * PATIENCE_MS) as download:
            press(page, "backup")
        file = tmp_path / "table.zip"
        download.value.save_as(file)
        assert backup.read(file).files
        page.get_by_text(Words("en").texts["backup_done"].partition("{")[0]).wait_for()
        page.locator("input[name=backup_file]").set_input_files(file)
        press(page, "restore")
        press(page, "replace_all")
        done = page.get_by_text(Words("en").texts["restore_done"].partition("{")[0])
        done.wait_for(timeout=5 * PATIENCE_MS)
