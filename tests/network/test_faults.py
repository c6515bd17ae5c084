"""After any failure on the way, the archive has in the end what the tables have, byte for byte."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from host.archive.archive import Archive
from host.hall.feed import MARK
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.network import topics
from host.network.broker import Broker
from tests.network.rooms import Room, ended, hall_process, running, until


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    a_room = Room(tmp_path, tables=2, matches=2, think=300)
    yield a_room
    a_room.close()


def in_play(hall: Hall, room: Room, answers: int = 5) -> Callable[[], bool]:
    """Whether the hall sees every table in the middle of a match.

    On a busy machine one table may be through with its first match, or with both, before another
    has begun: that one counts, as long as the other is in play.
    """

    def look() -> bool:
        places = [hall.floor.places.get(name) for name in room.names]
        playing = [
            bool(place) and place.said.get("match", {}).get("n", 0) >= answers for place in places
        ]
        begun = [
            now or bool(room.tables[name].records())
            for name, now in zip(room.names, playing, strict=True)
        ]
        return any(playing) and all(begun)

    return look


def kept(room: Room) -> int:
    """How many records the tables have."""
    return sum(len(table.records()) for table in room.tables.values())


def played(room: Room, fault: Callable[[Hall], Awaitable[None]]) -> None:
    """An evening with a fault in the middle of it."""

    async def story() -> None:
        hall = room.hall()
        async with running(hall, *map(room.bridged, room.names)):
            await until(in_play(hall, room))
            await fault(hall)
            await until(room.archived)

    asyncio.run(story())


def test_the_broker_is_killed_and_comes_back_without_its_memory(room: Room) -> None:
    async def fault(hall: Hall) -> None:
        before = kept(room)
        room.broker.kill()
        for left in room.broker.folder.glob("mosquitto.db*"):
            left.unlink()
        await until(lambda: bool(hall.trouble))
        await until(lambda: kept(room) > before)
        room.broker.start()

    played(room, fault)


def test_the_plug_of_a_table_is_pulled_in_the_middle_of_a_match(room: Room) -> None:
    async def fault(hall: Hall) -> None:
        room.tables["t1"].kill()
        room.tables["t1"].start()

    played(room, fault)


def test_a_hall_that_was_down_is_right_again_after_its_start(room: Room, tmp_path: Path) -> None:
    async def story() -> None:
        hall = room.hall()
        bridges = [room.bridged(name) for name in room.names]
        async with running(*bridges):
            async with running(hall):
                await until(in_play(hall, room))
            await until(lambda: all(len(table.records()) == 2 for table in room.tables.values()))
            late, other = room.hall(), Shelf(tmp_path / "other.sqlite")
            second = room.hall("second", other)
            async with running(late, second):
                await until(lambda: room.archived() and room.archived(other))
            assert {place.state for place in late.floor.places.values()} == {"ready"}
            other.close()

    asyncio.run(story())


def test_a_hall_that_is_killed_again_and_again_has_everything_in_the_end(
    room: Room, tmp_path: Path
) -> None:
    async def story() -> None:
        own = Shelf(tmp_path / "hall.sqlite3")
        async with running(*map(room.bridged, room.names)):
            for count in (1, 2, 3):
                with hall_process(room.broker.broker("hall"), tmp_path):
                    await until(lambda count=count: len(own.sums()) >= count)  # type: ignore[misc]
            with hall_process(room.broker.broker("hall"), tmp_path):
                await until(lambda: room.archived(own))
                await until(lambda: own.mark(MARK) == 4)
        own.close()
        with contextlib.closing(Archive.open(str(tmp_path / "all.sqlite3"))) as archive:
            numbers = [number for (number,) in archive.db.rows("SELECT id FROM matches")]
            every = [text for table in room.tables.values() for text in table.records()]
            assert sorted(map(archive.text, numbers)) == sorted(every)

    asyncio.run(story())


class Cut:
    """A wire between a table and the broker that can be cut: bytes pass, or do not."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.whole = True
        self.ends: list[asyncio.StreamWriter] = []

    async def run(self) -> None:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            await server.serve_forever()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        self.ends += [writer, far_writer]
        with contextlib.suppress(OSError):
            await asyncio.gather(pass_on(reader, far_writer), pass_on(far_reader, writer))

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            end.transport.abort()
        self.ends.clear()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(4096):
        writer.write(data)
        await writer.drain()
    writer.close()


def test_the_network_is_cut_for_one_table_while_the_other_goes_on(room: Room) -> None:
    async def story() -> None:
        hall, cut = room.hall(), Cut(room.broker.port)
        async with running(cut):
            await until(lambda: hasattr(cut, "port"))
            far, near = room.bridged("t1"), room.bridged("t2")
            known = room.broker.broker("t1")
            far.sender.broker = Broker("127.0.0.1", cut.port, user=known.user,
                                       password=known.password)  # fmt: skip
            async with running(hall, far, near):
                await until(in_play(hall, room))
                cut.cut()
                await until(lambda: hall.floor.places["t1"].state == "lost")
                await until(lambda: not hall.judging)
                before = room.shelf.texts("t1")  # on a busy machine its first match may be over
                await until(lambda: len(room.tables["t1"].records()) == 2)
                await until(lambda: len(room.shelf.texts("t2")) == 2)
                assert room.shelf.texts("t1") == before
                cut.whole = True
                await until(room.archived)
                await until(lambda: hall.floor.places["t1"].state == "ready")

    asyncio.run(story())


class Mixed(Hall):
    """A hall whose messages come doubled and out of order, as QoS 1 allows."""

    rng = random.Random("mixed")
    late: list[tuple[str, bytes]]

    async def _listen(self, client: object) -> None:
        take, self.late = self.floor.take, []

        def mixed(topic: str, payload: bytes, now: float) -> None:
            self.late += [(topic, payload)] * self.rng.choice((1, 1, 2))
            self.rng.shuffle(self.late)
            while len(self.late) > 3:
                take(*self.late.pop(), now)

        self.floor.take = mixed  # type: ignore[method-assign]
        await super()._listen(client)  # type: ignore[arg-type]


def test_messages_that_come_doubled_and_out_of_order_change_nothing(room: Room) -> None:
    async def story() -> None:
        hall = Mixed(room.broker.broker("hall"), room.shelf)
        bridges = [room.bridged(name) for name in room.names]
        async with running(hall, *bridges):
            await until(lambda: all(len(table.records()) == 2 for table in room.tables.values()))
            for bridge in bridges:  # retained messages come again: the last one may have been late
                await until(lambda bridge=bridge: len(bridge.outbox.kept) == 2)
            await until(room.archived)
        assert len(list(room.shelf.told())) == 4

    asyncio.run(story())


def test_a_bridge_that_is_ended_says_good_bye_and_one_that_dies_is_lost(room: Room) -> None:
    async def story() -> None:
        hall = room.hall()
        async with running(hall):
            tasks = [asyncio.create_task(room.bridged(name).run()) for name in room.names]
            await until(in_play(hall, room, 1))
            await ended(*tasks)
            states = hall.floor.places
            await until(lambda: {place.state for place in states.values()} == {"closed"})

    asyncio.run(story())


def test_a_command_from_afar_is_refused_unless_it_is_allowed(room: Room) -> None:
    async def story() -> None:
        hall, bridge = room.hall(), room.bridged("t1")
        async with running(hall, bridge):
            await until(lambda: "about" in hall.floor.places["t1"].said
                        if "t1" in hall.floor.places else False)  # fmt: skip
            assert hall.floor.places["t1"].said["about"]["may"] == []
            order = {"id": "1", "expires": 2**40, "command": "offer", "game": "stones"}
            hall.order("t1", "do", order)
            await until(lambda: "1" in hall.floor.replies)
            assert not hall.floor.replies["1"]["ok"]
            bridge.sender.may = ("offer",)
            hall.order("t1", "do", {**order, "id": "2", "expires": 1})
            await until(lambda: "2" in hall.floor.replies)
            assert "too late" in hall.floor.replies["2"]["why"]

    asyncio.run(story())


def test_a_table_marks_what_its_archive_has_and_no_other_hall(room: Room, tmp_path: Path) -> None:
    async def story() -> None:
        other = Shelf(tmp_path / "other.sqlite")
        async with running(room.hall("second", other), *map(room.bridged, room.names)):
            await until(lambda: room.archived(other))
            marks = [table.folder / "stored.txt" for table in room.tables.values()]
            assert not any(mark.exists() for mark in marks)
            async with running(room.hall()):
                await until(lambda: all(mark.exists() for mark in marks))
                await until(lambda: all("\n0002.txt " in mark.read_text() for mark in marks))
        other.close()

    asyncio.run(story())


def test_payloads_are_checked_before_anything_is_believed() -> None:
    for kind, payload in (
        ("log", b"x" * (topics.LARGEST + 1)), ("log", b"[" * 5000), ("log", b"{}"),
        ("match", b'{"match": "../../etc"}'), ("alive", b'{"state": "fine", "session": 1}'),
        ("kept", b'{"records": [["0123456789abcdef", -1, 0]]}'),
        ("health", b'{"devices": {"a\\u0007": {"works": true}}, "journal": true}'),
    ):  # fmt: skip
        with pytest.raises(topics.BadMessage):
            topics.decode(kind, payload)
