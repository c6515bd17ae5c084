"""Updates from afar over a bridge's cable: the real plan, prompt, and firmware."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firmware.boot import start
from host.cable.async_client import BACK
from host.cli_support import UsageError
from host.commands.update import roll_out
from host.install.build import Tools
from host.install.installation import MANIFEST, compiled, manifest_of
from host.install.raw_repl import Board
from host.network import topics
from host.network.bridged import Bridged
from host.network.broker import Broker
from host.network.follower import UPDATE
from host.network.mosquitto import Mosquitto
from host.network.rollout import Rollout
from host.network.sender import NotAllowed
from tests.host.board_folder import processor
from tests.host.tableboard import TableBoard
from tests.link.cable import need_micropython
from tests.network.rooms import ended, need_mosquitto, running, until

NOWHERE = Broker("127.0.0.1", 1)  # nobody listens there: the cable is what these tests are about
ORDER = {"id": "1", "command": UPDATE}
CHANGED = "firmware/link/commands.mpy"
LACKING = "engine/games/war_of_gods__rulebook.mpy"
PROGRAM = "firmware/boot/main.mpy"


def board_files(folder: Path, change: dict[str, bytes]) -> dict[str, bytes]:
    """A board with our firmware but for these files."""
    files, _ = compiled(processor())
    for name, data in (files | change | {MANIFEST: manifest_of(files | change)}).items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    (folder / "data").mkdir(exist_ok=True)
    (folder / "data/settings.json").write_text('{"version": 1, "language": "en"}')
    return files


@pytest.fixture
def board(tmp_path: Path) -> Iterator[TableBoard]:
    """A table with an older firmware: a file that is no more, one that differs, one that lacks."""
    need_micropython()
    folder = tmp_path / "board"
    longer = compiled(processor())[0][CHANGED] + b"\0"  # what comes after the code is not looked at
    board_files(folder, {"engine/older.mpy": b"older", CHANGED: longer})
    (folder / LACKING).unlink()
    with TableBoard(folder) as board:
        yield board


def held(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "data" not in path.parts
    }


def whole(folder: Path, files: dict[str, bytes]) -> bool:
    return held(folder) == files | {MANIFEST: manifest_of(files)}


async def updated(bridged: Bridged, starts_s: float = 60.0) -> dict[str, Any]:
    """The table is followed, the order comes; how it went."""
    bridged.starts_s = starts_s
    running = asyncio.create_task(bridged.run())
    await until(lambda: bridged.outbox.states.get("alive", {}).get("state") == "ready")
    await bridged.carry(UPDATE, ORDER)
    with pytest.raises(NotAllowed, match="being updated"):
        await bridged.carry(UPDATE, ORDER)
    assert bridged.updating
    await bridged.updating
    await until(lambda: bridged.outbox.states["alive"]["state"] == "ready")
    await ended(running)
    return bridged.outbox.states["update"]


def bridge(board: TableBoard, firmware: Any = compiled) -> Bridged:
    return Bridged("bar", board.port, NOWHERE, may=(UPDATE,), firmware=firmware)


def test_the_room_brings_a_table_up_to_date_that_allows_it_and_it_stays_so_once_it_is_heard(
    board: TableBoard, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    need_mosquitto()
    broker = Mosquitto(tmp_path / "broker", ["bar"])
    broker.start()

    async def story() -> None:
        known = broker.broker("hall")
        bridged = Bridged("bar", board.port, broker.broker("bar"), may=(UPDATE,))
        async with running(bridged):
            await until(lambda: bridged.outbox.states.get("alive", {}).get("state") == "ready")
            assert await roll_out(known, [], tmp_path / "no.key") == 0
            await until(lambda: not (board.folder / start.BEFORE).exists())
            bridged.follower.may = bridged.sender.may = ()
            bridged.follower.events.put_nowait((BACK, {}))
            await until(lambda: bridged.outbox.states["about"]["may"] == [])
            with pytest.raises(UsageError, match="its owner may allow"):
                await roll_out(known, ["bar"], tmp_path / "no.key")

    try:
        asyncio.run(story())
    finally:
        broker.close()
    assert "bar: done" in capsys.readouterr().out
    assert whole(board.folder, compiled(processor())[0])


def test_a_firmware_that_does_not_start_goes_back_by_itself(board: TableBoard) -> None:
    before = held(board.folder)

    def broken(arch: str) -> tuple[dict[str, bytes], Tools]:
        files, tools = compiled(arch)
        return files | {PROGRAM: b"no code"}, tools

    said = asyncio.run(updated(bridge(board, broken)))
    assert said["step"] == "failed" and "old firmware" in said["why"]
    assert held(board.folder) == before


def test_a_table_that_a_dead_bridge_left_at_its_prompt_comes_back(
    board: TableBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.network.bridged.TRIES", 1)
    monkeypatch.setattr("host.cable.connection.GREETING_S", 0.5)
    with Board(board.port):
        pass  # nobody says goodbye

    async def story() -> None:
        bridged = bridge(board)
        async with running(bridged):
            await until(lambda: bridged.outbox.states.get("alive", {}).get("state") == "ready")

    asyncio.run(story())


# One first, then the rest


def said(rollout: Rollout, table: str, kind: str, fields: dict[str, Any], now: float = 0.0) -> None:
    rollout.heard(topics.table_topic(table, kind), topics.encode(fields), now)


def room_of(*names: str, without: str = "") -> tuple[Rollout, list[str]]:
    told: list[str] = []
    rollout = Rollout(lambda table: told.append(f"{table.name} {table.step}"))
    for name in names:
        said(rollout, name, "alive", {"state": "ready", "session": 1})
        may = [] if name == without else ["update"]
        said(rollout, name, "about", {"firmware": "1", "python": "", "may": may})
    return rollout, told


def ends(rollout: Rollout, name: str, step: str, now: float = 1.0) -> None:
    order = next(table.order for table in rollout.tables if table.name == name)
    fields = {"id": order, "step": step, "percent": 100, "firmware": "1", "why": "why not"}
    said(rollout, name, "update", fields, now)


def ordered(rollout: Rollout, now: float) -> list[str]:
    rollout.orders.clear()
    rollout.tick(now)
    return [table for table, _, _ in rollout.orders]


def test_one_table_is_first_and_the_rest_follow_a_few_at_a_time() -> None:
    rollout, _ = room_of(*"abcdefg", without="g")
    assert rollout.choose([]) == ""
    assert ordered(rollout, 0.0) == ["a"] and ordered(rollout, 1.0) == []
    ends(rollout, "a", "done")
    assert ordered(rollout, 2.0) == ["b", "c", "d", "e"] and ordered(rollout, 3.0) == []
    ends(rollout, "c", "failed")
    assert ordered(rollout, 4.0) == ["f"]
    for name in "bdef":
        ends(rollout, name, "done")
    assert rollout.over and [table.name for table in rollout.failed] == ["c"]


def test_where_the_first_table_fails_no_other_is_touched() -> None:
    rollout, told = room_of("a", "b")
    rollout.choose([])
    ordered(rollout, 0.0)
    ends(rollout, "a", "failed")
    assert ordered(rollout, 1.0) == [] and rollout.over
    assert told == ["a asked", "a failed", "b failed"]


def test_an_order_holds_by_the_true_time_and_waits_have_a_clock_of_their_own() -> None:
    rollout, _ = room_of("a")
    rollout.clock = lambda: 1_900_000_000.0
    rollout.choose([])
    rollout.tick(7.0)
    assert rollout.orders[0][2]["expires"] == 1_900_000_060
    rollout.clock = lambda: 0.0  # put back
    rollout.tick(30.0)
    assert "nothing" in rollout.tables[0].why


def test_a_table_that_says_no_or_nothing_or_is_not_there_is_told_of() -> None:
    rollout, _ = room_of("a", "b", "c", without="c")
    assert "c does not let itself be updated" in rollout.choose(["a", "c"])
    assert "d is not there" in rollout.choose(["d"])
    rollout.choose(["a", "b"])
    ordered(rollout, 0.0)
    ordered(rollout, 30.0)
    assert "nothing" in rollout.tables[0].why
    rollout.choose(["b"])
    ordered(rollout, 0.0)
    order = rollout.tables[0].order
    said(rollout, "b", "did", {"id": order, "ok": False, "why": "a match is in play"})
    assert rollout.failed[0].why == "a match is in play"
