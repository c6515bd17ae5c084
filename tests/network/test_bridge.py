"""Tables on cables reach the archive through a real broker, also if something fails on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.network.rooms import Room, running, until


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    a_room = Room(tmp_path, tables=2, matches=2)
    yield a_room
    a_room.close()


def test_every_record_is_in_the_archive_byte_for_byte(room: Room) -> None:
    async def story() -> None:
        hall = room.hall()
        async with running(hall, *map(room.bridged, room.names)):
            await until(room.archived)
            floor = hall.floor
            assert set(floor.places) == set(room.names) and not floor.alerts
            await until(lambda: all(place.state == "ready" for place in floor.places.values()))
        words = [word for _, _, _, word, _ in room.shelf.told()]
        assert words == ["verified"] * 4

    asyncio.run(story())
