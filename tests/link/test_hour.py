"""Every program on a table's cable sets its clock, to the hour on the wall where it stands."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from engine import reading
from host.archive.played import evening_of
from host.cable import hour
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable, Simulator, UnixTable
from tests.link.cable import need_micropython
from tests.link.test_client import HELLO, Scripted

NEW = "new " + json.dumps({"game": "high_druid", "players": ["Ann", "Bo", "Cy"]})
PARIS = ZoneInfo("Europe/Paris")


class Wall:
    """A clock on a wall, which the test sets."""

    def __init__(self, zone: ZoneInfo, *moment: int) -> None:
        self.zone = zone
        self.set(*moment)

    def set(self, *moment: int, fold: int = 0) -> None:
        year, month, day, at, minute = moment
        self.moment = datetime(year, month, day, at, minute, tzinfo=self.zone, fold=fold)

    def __call__(self) -> datetime:
        return self.moment


def told(table: Simulator, wall: Wall, story: Callable[[AsyncClient], Awaitable[None]]) -> None:
    async def whole() -> None:
        with table:
            client = AsyncClient(table.port, wall=wall)
            await client.open()
            try:
                await story(client)
            finally:
                await client.close()

    asyncio.run(whole())


async def begun(client: AsyncClient) -> tuple[str, str]:
    """(date to the minute, offset) of a match that begins now, as its record has them."""
    await client.greet()
    await client.command(NEW)
    fields = reading.read("\n".join(await client.log()) + "\n").fields
    return fields["date"][:16], fields["offset"]


@pytest.mark.parametrize(
    ("zone", "day", "hour_there", "offset"),
    [
        ("America/Los_Angeles", 20, "22:30", "-480"), ("Pacific/Auckland", 21, "18:00", "780"),
        ("Pacific/Kiritimati", 21, "18:00", "840"), ("Pacific/Chatham", 21, "18:00", "825"),
    ],
)  # fmt: skip
def test_a_record_has_the_hour_on_the_wall_not_that_of_greenwich(
    tmp_path: Path, zone: str, day: int, hour_there: str, offset: str
) -> None:
    wall = Wall(ZoneInfo(zone), 2026, 11, day, *map(int, hour_there.split(":")))

    async def story(client: AsyncClient) -> None:
        assert await begun(client) == (f"2026-11-{day}T{hour_there}", offset)
        assert evening_of(f"2026-11-{day}T{hour_there}") == f"2026-11-{day}"

    told(InProcessTable(tmp_path), wall, story)


def test_a_board_hears_the_hour_when_a_computer_connects(tmp_path: Path) -> None:
    need_micropython()

    async def story(client: AsyncClient) -> None:
        hello = await client.command("hello")
        assert hello["time"][:16] == "2026-11-20T22:30" and hello["offset"] == 60
        assert hello["board"] == (tmp_path / "board.txt").read_text().strip()

    told(UnixTable(tmp_path), Wall(PARIS, 2026, 11, 20, 22, 30), story)


def test_a_week_later_and_past_a_change_of_summer_time_it_is_the_evening_of_then(
    tmp_path: Path,
) -> None:
    wall = Wall(PARIS, 2026, 10, 24, 21, 0)

    async def story(client: AsyncClient) -> None:
        assert await begun(client) == ("2026-10-24T21:00", "120")
        wall.set(2026, 10, 25, 2, 40)
        assert await begun(client) == ("2026-10-25T02:40", "120")
        wall.set(2026, 10, 25, 2, 40, fold=1)
        assert await begun(client) == ("2026-10-25T02:40", "60")
        wall.set(2026, 11, 1, 20, 30)
        assert await begun(client) == ("2026-11-01T20:30", "60")

    told(InProcessTable(tmp_path), wall, story)


def test_a_table_in_this_computer_reads_its_clock(tmp_path: Path) -> None:
    async def story(client: AsyncClient) -> None:
        trace: list[str] = []
        client.trace = lambda direction, line: trace.append(line)
        hello = await client.greet()
        assert not hour.differs(hello, hour.here()) and len(trace) == 2, "it need not be told"

    with InProcessTable(tmp_path) as table:

        async def whole() -> None:
            client = AsyncClient(table.port)
            await client.open()
            await story(client)
            await client.close()

        asyncio.run(whole())


@pytest.mark.parametrize("said", [HELLO, HELLO.replace("}", ', "time": null, "offset": null}')])
def test_a_table_that_takes_no_hour_is_spoken_to_all_the_same(said: str) -> None:
    """Older firmware hears the hour alone, the other kind its offset, too."""
    refused = 'error {"re": "MARK", "why": "fault", "text": "no"}\n'
    clocked = "time" in said
    table = Scripted(said, *[refused] * clocked, said, refused, said)

    async def whole() -> None:
        client = AsyncClient(table, wall=Wall(PARIS, 2026, 11, 20, 22, 30), keeps=False)
        sent: list[str] = []
        client.trace = lambda direction, line: sent.append(line) if direction == ">" else None
        await client.open()
        assert (await client.greet())["link"] == 1
        assert (await client.command("hello"))["link"] == 1
        await client.close()
        hours = [line.split(" ", 1)[1] for line in sent if " time " in line]
        assert hours == ["time 2026-11-20T22:30:00" + " 60" * clocked] * (1 + clocked)

    asyncio.run(whole())


@pytest.mark.parametrize("time", [None, "", "yesterday", "2026-11-20T22:30:00+01:00", 17, [], {}])
def test_a_table_that_says_no_hour_is_told_it(time: object) -> None:
    moment = datetime(2026, 11, 20, 22, 30, tzinfo=PARIS)
    assert hour.differs({"time": time, "offset": 60}, moment)
    assert hour.differs({"time": "2026-11-20T22:30:00", "offset": None}, moment)
    assert not hour.differs({"time": "2026-11-20T22:30:40", "offset": 60}, moment)
    assert hour.differs({}, moment), "firmware of before tells none"
