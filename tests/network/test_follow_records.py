"""What follows a table takes no record for another, neither by its name nor by its port."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from firmware.storage import stored
from firmware.storage.files import Files
from firmware.storage.journal import RECORDS
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.network.follower import Follower
from host.network.outbox import Outbox
from host.network.topics import text_sum
from tests.network.rooms import until

HEADER = "Trilithon record 1\ngame: high_druid\nrules: 1\nplayers: Al, Bo, Cy\nmatch: {}\n\n"


def kept(folder: Path, *matches: str) -> list[str]:
    """The sums of these matches, which are the records of a table from now on."""
    (folder / RECORDS).mkdir(parents=True)
    for number, match in enumerate(matches, 1):
        (folder / RECORDS / f"{number:04}.txt").write_text(HEADER.format(match * 16))
    return [text_sum(HEADER.format(match * 16)) for match in matches]


def marked(folder: Path) -> set[int]:
    numbers: set[int] = stored.numbers(Files(str(folder)))
    return numbers


Story = Callable[[InProcessTable, Follower], Awaitable[None]]


def followed(folder: Path, story: Story) -> None:
    async def whole() -> None:
        with InProcessTable(folder) as table:
            follower = Follower(AsyncClient(table.port, simulated=False), Outbox("t1"))
            task = asyncio.create_task(follower.run())
            try:
                await story(table, follower)
            finally:
                task.cancel()
                await follower.client.close()

    asyncio.run(whole())


async def known(follower: Follower, *matches: str) -> None:
    await until(lambda: list(follower.outbox.kept) == [match * 16 for match in reversed(matches)])


def lines_sent(outbox: Outbox) -> list[str]:
    """What goes to the broker by now."""
    lines: list[str] = []
    while (waiting := outbox.next()) is not None:
        outbox.went(*waiting)
        lines += waiting[1]["lines"] if waiting[0] == "log" else []
    return lines


def test_boards_that_exchange_their_ports_are_read_each_from_its_first_record(
    tmp_path: Path,
) -> None:
    ones, others = tmp_path / "a", tmp_path / "b"
    (first,), (second, third) = kept(ones, "a"), kept(others, "b", "c")

    async def story(table: InProcessTable, follower: Follower) -> None:
        await known(follower, "a")
        await follower.stored(first)
        assert marked(ones) == {1}
        table.kill()
        table.folder = others
        table.start()
        await known(follower, "b", "c")
        await follower.stored(third)
        assert marked(others) == {2}, "its first match is in no archive"
        await follower.stored(first)
        assert marked(others) == {2}
        await follower.stored(second)
        assert marked(others) == {1, 2} and marked(ones) == {1}

    followed(ones, story)


def test_a_record_that_cannot_be_read_holds_up_and_vouches_for_no_other(tmp_path: Path) -> None:
    _, second = kept(tmp_path, "a", "b")
    (tmp_path / RECORDS / "0001.txt").unlink()
    (tmp_path / RECORDS / "0001.txt").mkdir()

    async def story(table: InProcessTable, follower: Follower) -> None:
        await known(follower, "b")
        await follower.stored(second)
        assert marked(tmp_path) == {2}

    followed(tmp_path, story)


def test_what_the_archive_has_is_marked_once_the_table_is_back(tmp_path: Path) -> None:
    (only,) = kept(tmp_path, "a")

    async def story(table: InProcessTable, follower: Follower) -> None:
        await known(follower, "a")
        table.kill()
        away = asyncio.create_task(follower.stored(only))  # waits for a reply until it is back
        await until(lambda: only in follower.safe)
        assert marked(tmp_path) == set()
        table.start()
        await until(lambda: marked(tmp_path) == {1})
        await away

    followed(tmp_path, story)


def test_what_was_sent_before_the_cable_broke_does_not_go_again(tmp_path: Path) -> None:
    kept(tmp_path, "a")

    async def story(table: InProcessTable, follower: Follower) -> None:
        await known(follower, "a")
        sent = lines_sent(follower.outbox)
        assert "".join(line + "\n" for line in sent) == HEADER.format("a" * 16)
        table.kill()
        table.start()
        await until(lambda: bool(follower.outbox.past))
        await known(follower, "a")
        assert lines_sent(follower.outbox) == []

    followed(tmp_path, story)
