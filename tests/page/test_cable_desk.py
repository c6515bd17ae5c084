"""A board on a cable at a tab's page, without a browser: real MicroPython behind a terminal."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from engine import reading
from engine.words import LANGUAGES
from host.cable.simulators import UnixTable
from host.site.desk import Desk
from host.site.new_board import KINDS
from host.site.tab import SETTINGS, TABLE
from host.site.view import Words
from tests.link.cable import need_micropython
from tests.page.test_tab import Browser, Page, opened
from tests.page.usb import Usb
from tests.page.web import runs
from tests.patience import HUNG_S

PLAYERS = ["Ann", "Bo"]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[UnixTable]:
    need_micropython()
    folder = tmp_path_factory.mktemp("board")
    (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    with UnixTable(folder) as found:
        yield found


class Dialog:
    """The page's dialog, and the port that people choose there."""

    def __init__(self, page: Page, usb: Usb) -> None:
        self.page = page
        self.usb = usb
        usb.tell = page.tab.about_board
        page.about_board = self.heard
        self.items: list[dict[str, Any]] = []
        self.files: list[tuple[str, bytes]] = []
        self.news = asyncio.Event()
        self.drawn = 0  # how often

    def heard(self, message: dict[str, Any]) -> None:
        """From any thread."""
        self.usb.loop.call_soon_threadsafe(self.take, message)

    def take(self, message: dict[str, Any]) -> None:
        if "serial" in message:
            self.usb.does(message)
        elif "file" in message:
            self.files.append(tuple(message["file"]))
        else:
            self.items = message["view"]
            self.drawn += 1
            self.news.set()

    async def press(
        self, name: str, why: str = "", lacks: str = "", linux: bool = True, **fields: Any
    ) -> None:
        """Until the desk has done it."""
        self.page.tab.about_board(
            {"do": name, "fields": fields, "why": why, "lacks": lacks, "linux": linux}
        )
        assert self.desk
        await asyncio.gather(*self.desk.tasks)
        await asyncio.sleep(0)

    async def shown(self) -> None:
        """Until the dialog is drawn again."""
        self.news.clear()
        async with asyncio.timeout(HUNG_S):
            await self.news.wait()

    def lines(self) -> list[str]:
        return [line for item in self.items for line in item.get("lines", ())]

    @property
    def desk(self) -> Desk | None:
        return self.page.tab.desk

    @property
    def alert(self) -> str:
        return "".join(item["text"] for item in self.items if item["kind"] == "alert")

    def buttons(self) -> list[str]:
        every = [each for item in self.items for each in item.get("items", [item])]
        every = [each.get("button", each) for each in every]
        return [each["id"] for each in every if each["kind"] in ("button", "choose")]


@asynccontextmanager
async def dialog(folder: Path, path: str, lang: str = "en") -> AsyncIterator[Dialog]:
    async with opened(folder, Browser(), lang) as page:
        found = Dialog(page, Usb(path))
        await found.press("open")
        yield found


def said(key: str) -> str:
    return Words("en").say(key)


async def one_answer(found: Dialog) -> None:
    """A match at the board, given up after its first answer."""
    page = found.page
    reply = await page.ask(
        do="new", game="why_first", players=PLAYERS, options={}, simulated=None, clock=None
    )
    assert reply["ok"], reply
    await page.until(lambda: page.match.get("n") == 0)
    assert not page.state["simulated"]
    assert found.desk and found.desk.table
    await found.desk.table.room.client.command("press")  # at the table
    await page.until(lambda: page.match["n"] == 1)
    await page.ask(do="abort")
    await page.until(lambda: not page.match)


@runs
async def test_a_board_s_match_is_live_in_the_page_and_the_tab_s_own_comes_back(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path, table.port) as found:
        page = found.page
        assert found.buttons() == ["connect", "new_board"]
        await found.press("connect")
        assert "watch" in found.buttons() and not found.alert
        await one_answer(found)
        await found.press("leave")
        await page.until(lambda: page.state["simulated"])
        assert found.buttons() == ["connect", "new_board", "install", "keep"]


@runs
async def test_records_come_as_the_files_that_the_board_has(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path, table.port) as found:
        await found.press("connect")
        await one_answer(found)
        await found.press("go records")
        name = next(each for each in found.buttons() if each.startswith("record "))
        await found.press(name)
        await found.press("every")
        (one, data), (_, packed) = found.files
        assert reading.read(data.decode()).game == "why_first"
        assert zipfile.ZipFile(io.BytesIO(packed)).read(one) == data
        kept = {path.name for path in table.folder.rglob("records/*.txt")}
        assert one in kept


@runs
async def test_settings_are_changed_all_or_none(tmp_path: Path, table: UnixTable) -> None:
    async with dialog(tmp_path, table.port) as found:
        await found.press("connect")
        await found.press("go settings")
        values = {each["id"]: each["value"] for each in found.items if "value" in each}
        assert values["brightness"] and values["knob_detents"]
        await found.press("set", **{**values, "brightness": "31", "knob_detents": "2"})
        assert said("restart") in [each.get("text") for each in found.items]
        await found.press("set", **{**values, "brightness": "30", "limit_ma": "-7"})
        assert "limit_ma" in found.alert
        assert found.desk and found.desk.table
        values = found.desk.table.values()
        assert (values["brightness"], values["knob_detents"]) == ("31", "2")


@runs
async def test_the_console_answers_and_shows_what_happens(tmp_path: Path, table: UnixTable) -> None:
    async with dialog(tmp_path, table.port) as found:
        await found.press("connect")
        await found.press("go console")
        await found.press("type", line="memory")
        await found.press("type", line="no_such_command")
        await found.press("type", line="tag 0 04a1b2c3d4")
        while not any(line.startswith("tag 04a1b2c3d4") for line in found.lines()):
            await found.shown()
        assert any(line.startswith("  used: ") for line in found.lines())
        assert any("unknown_command" in line for line in found.lines())


@runs
async def test_each_part_is_tried_and_says_what_to_do_where_it_fails(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path, table.port) as found:
        await found.press("connect")
        await found.press("go doctor")
        said_now = [item.get("text", "") for item in found.items]
        for part in ("reader", "knob", "screen", "strip", "buzzer"):
            assert Words("en").say("part_works", said("part_" + part)) in said_now
        for part in ("screen", "strip", "buzzer"):
            await found.press("attempt " + part)
            assert {said("see_" + part), said("fix_" + part)} <= {
                item.get("text") for item in found.items
            }
        assert found.desk and found.desk.table
        await found.desk.table.room.client.command("tag 0 04deadbeef")
        while "Reader: 04deadbeef" not in [item.get("text") for item in found.items]:
            await found.shown()
        found.desk.table.checkup.devices["reader"]["works"] = False
        found.desk.draw()
        await found.shown()
        assert Words("en").say("part_fails", "Reader", said("fix_reader")) in found.alert
        await found.press("go table")


@runs
async def test_a_pulled_cable_is_named_in_each_language_and_the_match_comes_back_with_it(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path, table.port) as found:
        await found.press("connect")
        for language in LANGUAGES:
            assert found.page.tab.viewer
            found.page.tab.viewer.language = language
            found.usb.path = "nowhere"
            found.usb.pull()
            pulled = Words(language).say("port_unplugged")
            await found.page.until(lambda pulled=pulled: found.page.state["problem"] == pulled)
            found.usb.path = table.port
            await found.page.until(lambda: not found.page.state["problem"])


@runs
async def test_every_way_to_find_no_board_has_a_sentence_in_each_language(tmp_path: Path) -> None:
    async with dialog(tmp_path, str(tmp_path / "none")) as found:
        for language in LANGUAGES:
            assert found.page.tab.viewer
            found.page.tab.viewer.language = language
            await found.press("open")  # on Linux
            for why in ("none", "policy"):
                await found.press("connect", why=why)
                assert found.alert == Words(language).say("port_" + why)
            await found.press("connect")
            assert found.alert == Words(language).say("port_held_linux")
            assert found.buttons() == ["connect", "new_board"]
            await found.press("open", linux=False)
            await found.press("connect")
            assert found.alert == Words(language).say("port_held")
            for lacks in ("no_serial", "insecure"):
                await found.press("open", lacks=lacks)
                assert found.items == [Words(language).text("lacks_" + lacks)]


@runs
async def test_a_board_that_has_no_language_yet_leaves_the_page_its_own(tmp_path: Path) -> None:
    """Of a page whose language nobody has chosen: it is the tab's table's, once the browser's."""
    need_micropython()
    (tmp_path / TABLE).mkdir()
    (tmp_path / TABLE / SETTINGS).write_text('{"language": "de"}')
    (tmp_path / "new").mkdir()
    with UnixTable(tmp_path / "new") as new:
        async with dialog(tmp_path, new.port, lang="") as found:
            await found.press("connect")
            assert Words("de").text("watching") in found.items, found.alert


@runs
async def test_a_board_with_nothing_on_it_is_led_step_by_step(tmp_path: Path) -> None:
    async with dialog(tmp_path, str(tmp_path / "none")) as found:
        await found.press("new_board")
        assert found.buttons() == [*(f"kind {kind}" for kind in KINDS), "open"]
        for kind, steps in KINDS.items():
            await found.press(f"kind {kind}")
            told = [item.get("text") for item in found.items]
            assert [said(key) for key in steps] == [
                text for text in told if text in map(said, steps)
            ]
            drawn = [item["picture"] for item in found.items if item["kind"] == "step"]
            assert drawn == list(steps)
            assert found.buttons()[-2:] == ["connect", "open"]
        await found.press("open")
        assert found.buttons() == ["connect", "new_board"]
