"""Tags, lights and players of a board on a cable, from a tab's page: real MicroPython there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import found as boxes
from engine.words import LANGUAGES
from firmware.lights import plates
from firmware.lights.plates import Lesson
from firmware.tags import register
from host.cable.enrolment import names_of
from host.cable.simulators import UnixTable
from host.languages.fields import values
from host.site.view import Words
from tests.page.test_cable_desk import Dialog, dialog, one_answer, said
from tests.page.web import runs

A, B, C = "04112233445566", "04112233445567", "04112233445568"
BOX = next(box for box in boxes.boxes() if box.key == "why_first")
FIRST, SECOND, THIRD = names_of(BOX)[:3]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[UnixTable]:
    (tmp_path / "board").mkdir()
    (tmp_path / "board/settings.json").write_text('{"language": "en"}', encoding="utf-8")
    (tmp_path / "board" / register.FILE).write_text("")
    with UnixTable(tmp_path / "board") as found:
        yield found


async def lay(found: Dialog, uid: str) -> None:
    """A tag at the table's reader, until the page shows what came of it."""
    assert found.desk and found.desk.table
    client, before = found.desk.table.room.client, found.drawn
    await client.command("away")
    await client.command(f"tag 0 {uid}")
    while found.drawn == before:
        await found.shown()
    await asyncio.gather(*found.desk.tasks)


def kept(table: UnixTable) -> list[str]:
    return [line for line in (table.folder / register.FILE).read_text().splitlines() if line]


@runs
async def test_a_box_is_tagged_piece_by_piece_and_goes_on_where_it_stopped(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        await found.press("go tags")
        await found.press("box why_first", writes="no")
        await lay(found, A)
        await found.press("skip")
        await lay(found, B)
        assert kept(table) == [f"{A} why_first {FIRST}", f"{B} why_first {THIRD}"]
        await found.press("go table")
        await found.press("go tags")
        texts = [each["text"] for item in found.items for each in item.get("items", ())]
        assert "Why First 2/32" in texts
        await found.press("box why_first", writes="no")
        await lay(found, C)
        assert kept(table)[-1] == f"{C} why_first {SECOND}"
        await found.press("go table")
        await one_answer(found)  # the table plays again


@runs
async def test_a_tag_that_is_somewhere_else_moves_only_after_a_yes(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        await found.press("go tags")
        await found.press("box why_first")
        await lay(found, A)
        await found.press("skip back")
        before = kept(table)
        await lay(found, B)
        assert A in found.alert and "replace yes" in found.buttons()
        await found.press("replace no")
        assert kept(table) == before == [f"{A} why_first {FIRST}"] and not found.alert
        await found.press("skip")
        await lay(found, C)
        await found.press("skip to", piece=FIRST)
        await lay(found, B)
        await found.press("replace yes")
        assert kept(table) == [f"{C} why_first {SECOND}", f"{B} why_first {FIRST}"]
        await found.press("skip to", piece=SECOND)
        await found.press("forget")
        assert kept(table) == [f"{B} why_first {FIRST}"]


@runs
async def test_the_register_goes_out_as_a_file_and_comes_in_only_after_it_was_looked_at(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        await found.press("go tags")
        await found.press("bring")
        assert found.alert == said("no_file")
        for wrong in (b"\xff\xfe", b"no tag at all\n", b""):
            await found.press("bring", register={"name": "tags.txt", "data": wrong})
            assert found.alert.startswith(Words("en").texts["tags_bad_file"].partition("{")[0])
        lines = [f"{A} why_first {FIRST}", f"{B} why_first {SECOND}"]
        file = {"name": "tags.txt", "data": ("# ours\n" + "\n".join(lines)).encode()}
        await found.press("bring", register=file)
        assert "Why First: 2 new" in "".join(str(item.get("text")) for item in found.items)
        assert not kept(table)
        await found.press("take_over")
        assert kept(table) == lines
        await found.press("export")
        assert found.files == [("tags.txt", "".join(line + "\n" for line in lines).encode())]


@runs
async def test_any_tag_says_what_it_is_and_may_become_a_player_s(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        assert found.desk and found.desk.table
        client = found.desk.table.room.client
        await client.command('person {"name": "Ann"}')
        await client.command(f"bind {A} why_first {FIRST}")
        await found.press("go tags")
        await found.press("test")
        await lay(found, A)
        assert any(A in str(item.get("text")) for item in found.items)
        assert "whose" not in found.buttons()
        await lay(found, B)
        await found.press("whose", player="Ann")
        assert (await client.command("people"))["people"] == [["Ann", None, B]]
        await found.press("whose", player="")
        assert (await client.command("people"))["people"] == [["Ann", None, None]]


@runs
async def test_players_of_the_board_are_those_of_the_page(tmp_path: Path, table: UnixTable) -> None:
    """The page's own list of players is of the table that it shows."""
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        await found.page.until(lambda: not found.page.state["simulated"])
        reply = await found.page.ask(do="person", name="Bo", light=3)
        assert reply["ok"]
        assert (await found.page.ask(do="roster"))["people"] == [["Bo", 3, None]]
        await found.press("leave")
        await found.page.until(lambda: found.page.state["simulated"])
        assert not (await found.page.ask(do="roster"))["people"]


@runs
async def test_lights_are_taught_one_by_one_or_a_row_at_once_and_kept_whole(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        await found.press("go lights")
        assert {f"plate {each}" for each in ("stonehenge", "bed", "rail")} <= set(found.buttons())
        await found.press("plate rail")
        usual = Lesson("rail").usual
        names = [plates.name("rail", place) for place in usual]
        await found.press("place -")
        await found.press(f"place {names[0]}")
        await found.press("place", place=names[3])
        await found.press("before")
        await found.press("run", run_to=names[-1])
        assert said("lights_all") in [item.get("text") for item in found.items]
        settings = table.folder / "settings.json"
        assert "chains" not in json.loads(settings.read_text())
        await found.press("lights_keep")
        chain = json.loads(settings.read_text())["chains"]["rail"]
        assert plates.parse("rail", chain) == [None, *usual]


@runs
async def test_tags_and_lights_wait_for_the_end_of_a_match(
    tmp_path: Path, table: UnixTable
) -> None:
    async with dialog(tmp_path / "tab", table.port) as found:
        await found.press("connect")
        await found.page.until(lambda: not found.page.state["simulated"])
        reply = await found.page.ask(
            do="new",
            game="why_first",
            players=["Ann", "Bo"],
            options={},
            simulated=None,
            clock=None,
        )
        assert reply["ok"]
        for place in ("tags", "lights"):
            await found.press(f"go {place}")
            assert found.alert == said("in_play") and f"go {place}" in found.buttons()


def test_every_sentence_has_the_same_gaps_in_each_language() -> None:
    counted = {
        language: {key: values(text, False) for key, text in Words(language).texts.items()}
        for language in LANGUAGES
    }
    assert all(each == counted["en"] for each in counted.values())
