"""A table of a bridge is its board, not the port that the board happens to be plugged into."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from serial.tools.list_ports_common import ListPortInfo

from firmware.devices.simulated import BOARD
from host.cable import ports
from host.cable.simulators import UnixTable
from host.cli_support import UsageError
from host.commands import bridge
from host.network.boards import Boards
from host.network.bridged import Bridged
from host.network.broker import Broker
from host.network.topics import READY
from tests.link.cable import need_micropython
from tests.network.rooms import ended, until
from tests.network.test_follow_records import kept, marked

NOWHERE = Broker("127.0.0.1", 1)  # these tests follow cables alone


@contextlib.asynccontextmanager
async def bridged(*folders: Path) -> AsyncIterator[tuple[list[UnixTable], list[Bridged]]]:
    """A board and its table for each folder: a, b, …"""
    need_micropython()
    boards = Boards()
    with contextlib.ExitStack() as power:
        plugs = [power.enter_context(UnixTable(folder)) for folder in folders]
        tables = [
            Bridged("abc"[at], plug.port, NOWHERE, boards=boards) for at, plug in enumerate(plugs)
        ]
        work = [asyncio.create_task(table.follower.run()) for table in tables]
        try:
            yield plugs, tables
        finally:
            await ended(*work)
            for table in tables:
                await table.follower.client.close()


def plug(ports_now: list[UnixTable], *folders: Path) -> None:
    """The boards of these folders, each at the port in its place."""
    for port in ports_now:
        port.kill()
    for port, folder in zip(ports_now, folders, strict=True):
        port.command[-1] = str(folder)
        port.start()


def has(table: Bridged, match: str) -> bool:
    """Whether this table is there, with this match alone among its records."""
    ready = table.outbox.states.get("alive", {}).get("state") == READY
    return ready and list(table.outbox.kept) == [match * 16]


@pytest.mark.parametrize("order", [(1, 0), (1, 2, 0)])
def test_boards_that_change_ports_keep_their_tables_and_records(
    tmp_path: Path, order: tuple[int, ...]
) -> None:
    folders = [tmp_path / "abc"[at] for at in range(len(order))]
    sums = [kept(folder, folder.name)[0] for folder in folders]

    async def story() -> None:
        async with bridged(*folders) as (there, tables):
            await until(lambda: all(has(table, table.name) for table in tables))
            plug(there, *[folders[at] for at in order])
            now = [there[order.index(at)].port for at in range(len(order))]
            await until(lambda: [table.port for table in tables] == now)
            await until(lambda: all(has(table, table.name) for table in tables))
            for table, folder in zip(tables, folders, strict=True):
                for each in sums:
                    await table.follower.stored(each)
                assert marked(folder) == {1} and not table.follower.advice

    asyncio.run(story())


def test_a_new_board_in_an_old_ones_place_is_the_table_and_people_hear_of_it(
    tmp_path: Path,
) -> None:
    old, new = tmp_path / "a", tmp_path / "b"
    kept(old, "a"), kept(new, "b")

    async def story() -> None:
        async with bridged(old) as (there, (table,)):
            await until(lambda: has(table, "a"))
            plug(there, new)
            await until(lambda: has(table, "b"))
            numbers = [(folder / BOARD).read_text().strip() for folder in (new, old)]
            said = "another board than before: {}, not {}".format(*numbers)
            assert table.follower.advice == said
            assert table.outbox.states["about"]["board"] == numbers[0]

    asyncio.run(story())


def test_two_boards_of_one_number_stay_two_tables_and_people_hear_of_it(tmp_path: Path) -> None:
    for name in "ab":
        kept(tmp_path / name, name)
        (tmp_path / name / BOARD).write_text("e66164084329a732\n")

    async def story() -> None:
        async with bridged(tmp_path / "a", tmp_path / "b") as (_, tables):
            await until(lambda: all(has(table, table.name) for table in tables))
            said = [table.follower.advice for table in tables if table.follower.advice]
            assert len(said) == 1 and "gives the same number" in said[0]

    asyncio.run(story())


def seen(device: str, vid: int, number: str | None) -> ListPortInfo:
    port = ListPortInfo(device)
    port.vid, port.pid, port.serial_number = vid, 5, number
    return port


def test_a_table_without_a_name_has_its_boards_number_not_its_adapters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = [seen("/dev/ttyACM0", 0x2E8A, "E66164084329A732"), seen("/dev/ttyUSB0", 0x10C4, "0001")]
    monkeypatch.setattr(ports.list_ports, "comports", lambda: there)
    monkeypatch.setattr(bridge, "asked_number", lambda port: "a0b765" if "USB" in port else "")
    assert bridge.named(["/dev/ttyACM0", "/dev/ttyUSB0", "/dev/ttyUSB1=bar"]) == [
        ("/dev/ttyACM0", "e66164084329a732"), ("/dev/ttyUSB0", "a0b765"), ("/dev/ttyUSB1", "bar"),
    ]  # fmt: skip
    with pytest.raises(UsageError, match="/dev/none=NAME"):
        bridge.named(["/dev/none"])


def test_a_list_of_boards_names_ports_that_last_and_each_boards_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = tmp_path / "ttyACM0"
    device.touch()
    (tmp_path / "by-id").mkdir()
    lasting = tmp_path / "by-id/usb-MicroPython_Board_e66164084329a732-if00"
    lasting.symlink_to(device)
    monkeypatch.setattr(ports, "BY_ID", tmp_path / "by-id")
    one, two = seen(str(device), 0x2E8A, "E66164084329A732"), seen("COM7", 0x10C4, "0001")
    with pytest.raises(UsageError) as wrong:
        ports.only([one, two])
    assert f"\n  {lasting}  Raspberry Pi 2e8a:0005 board E66164084329A732" in str(wrong.value)
    assert "\n  COM7  CP210x 10c4:0005" in str(wrong.value) and "0001" not in str(wrong.value)


def test_a_zone_is_one_of_the_worlds(capsys: pytest.CaptureFixture[str]) -> None:
    offset = bridge.zone("America/Los_Angeles")().utcoffset()
    assert offset is not None and offset.total_seconds() in (-8 * 3600, -7 * 3600)
    for wrong in ("Paris/Europe", "../../etc/passwd", "", "/etc/localtime"):
        with pytest.raises(bridge.argparse.ArgumentTypeError, match="no time zone"):
            bridge.zone(wrong)
