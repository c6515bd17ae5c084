"""What a hall has stored reaches the archive behind it, a database that is away or not."""

from __future__ import annotations

import asyncio

import pytest

from host.archive.archive import Archive
from host.hall.feed import Feed
from host.hall.shelf import Shelf
from host.hall.verdict import judge
from tests.host.archives import opened, played, server
from tests.network.rooms import running, until


def stored(shelf: Shelf, number: int) -> str:
    """One more match of the table `bar` is in the hall's own file."""
    match = f"{number:016x}"
    text = played(number, date="2026-11-22T20:15", match=match)  # as a table writes them
    assert shelf.store("bar", match, text, judge(match, text))
    return text


def kept(archive: Archive) -> list[str]:
    """Every record, in any order."""
    numbers = [number for (number,) in archive.db.rows("SELECT id FROM matches")]
    return sorted(map(archive.text, numbers))


@pytest.mark.parametrize("away_s", [0, 180], ids=["a moment", "three minutes"])
def test_a_database_that_falls_over_loses_nothing_and_nothing_twice(away_s: float) -> None:
    """Real PostgreSQL behind a hall: away while records come, then there again."""

    async def story() -> None:
        told: list[str] = []
        with server() as own:
            shelf = Shelf()
            feed = Feed(shelf, own.url, told.append)
            async with running(feed):
                texts = [stored(shelf, number) for number in range(3)]
                feed.woken.set()
                await until(lambda: shelf.mark("archive") == 3)
                await asyncio.to_thread(own.stop)
                texts += [stored(shelf, number) for number in range(3, 6)]
                feed.woken.set()
                await until(lambda: bool(told))
                assert shelf.mark("archive") == 3 and "the records wait here" in told[0]
                await asyncio.sleep(away_s)
                await asyncio.to_thread(own.start)
                await until(lambda: shelf.mark("archive") == 6)
            with opened(own.url) as archive:
                assert kept(archive) == sorted(texts)
            shelf.close()

    asyncio.run(story())
