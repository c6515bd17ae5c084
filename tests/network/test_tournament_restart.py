"""A hall that directs a tournament is ended and started again in the middle of a round."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
from pathlib import Path

from host.hall.director import BROKEN_S, Director
from host.hall.floor import Floor
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.tournament import Tournament
from host.network import topics
from host.network.broker import Broker
from host.network.mosquitto import Mosquitto
from tests.network.entrants import GAME, people
from tests.network.rooms import (
    PaperPlayer,
    hall_process,
    need_mosquitto,
    running,
    until,
    until_served,
)
from tests.network.test_floor import said

TABLES = ("t1", "t2")


def drawn(path: Path) -> Tournament:
    """Of one round, which is drawn: two tables of three."""
    tournament = Tournament("cup", GAME, 1, 3, seed="7")
    tournament.keep(path)
    for name in people(6):
        tournament.enter(name)
    tournament.draw()
    return tournament


def test_a_hall_in_the_middle_of_a_round_starts_with_no_table_there_and_goes_on(
    tmp_path: Path,
) -> None:
    need_mosquitto()
    drawn(path := tmp_path / "cup.jsonl").close()
    broker = Mosquitto(tmp_path / "broker", TABLES)
    broker.start()

    def hall() -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
        return hall_process(broker.broker("hall"), tmp_path, "--tournament", str(path))

    async def story() -> None:
        players = [PaperPlayer(name, broker.broker(name)) for name in TABLES]
        for one in players:
            one.seated = False
        with hall():
            async with running(*players):
                await until(lambda: all(one.table.offer for one in players))
        broker.kill()  # nothing is retained, as on the first evening
        for left in broker.folder.glob("mosquitto.db*"):
            left.unlink()
        broker.start()
        with hall() as process:
            await asyncio.to_thread(until_served, process)
            for one in players:
                one.table.offer, one.seated = {}, True
            async with running(*players):
                await until(lambda: path.read_text().count('"do": "score"') == 2)

    try:
        asyncio.run(story())
    finally:
        broker.close()
    tournament = Tournament.read(path)
    assert tournament.over and all(len(game.tables) == 1 for game in tournament.games[0])


class Directed:
    """A hall without a broker that directs a tournament of whose tables nothing has come."""

    def __init__(self, path: Path) -> None:
        self.tournament = drawn(path)
        self.first, self.other = self.tournament.playing
        self.tournament.place(self.first.key, "t1")
        self.tournament.place(self.other.key, "t2")
        self.hall = Hall(Broker("127.0.0.1", 1), Shelf())
        self.hall.trouble = ""
        self.director = Director(self.hall, self.tournament)
        self.offers: list[str] = []
        self.hall.offer = self._offer  # type: ignore[method-assign]

    def _offer(self, table: str, match: topics.Fields) -> str:
        self.offers.append(table)
        return ""

    def come(self, table: str, pairing: str = "") -> None:
        """A table tells all of itself."""
        match = {"match": "0" * 16, "pairing": pairing} if pairing else {"match": None}
        said(self.hall.floor, table, "match", match)
        about = {"firmware": "1", "python": "", "may": ["offer"]}
        said(self.hall.floor, table, "about", about)
        said(self.hall.floor, table, "alive", {"state": "ready", "session": 1})


def test_a_table_is_offered_its_game_once_it_has_come_and_not_while_it_plays_it(
    tmp_path: Path,
) -> None:
    room = Directed(tmp_path / "cup.jsonl")
    room.director.tick(100.0)
    assert room.offers == []
    room.come("t1")
    room.come("t2", room.other.key)
    room.director.tick(101.0)
    assert room.offers == ["t1"]


def test_a_table_that_never_comes_after_a_restart_loses_its_game_to_another(
    tmp_path: Path,
) -> None:
    room = Directed(tmp_path / "cup.jsonl")
    for table in ("t2", "t3"):
        room.come(table)
    room.director.tick(100.0)
    room.director.tick(100.0 + BROKEN_S - 1)
    assert room.first.tables == ["t1"]
    room.director.tick(100.0 + BROKEN_S)
    assert room.first.tables == ["t1", "t3"] and room.other.tables == ["t2"]


def test_nobody_is_gone_while_the_hall_has_no_broker(tmp_path: Path) -> None:
    room = Directed(tmp_path / "cup.jsonl")
    room.hall.trouble = "not connected yet"
    room.director.tick(0.0)
    room.director.tick(2 * BROKEN_S)
    room.hall.trouble = ""
    room.come("t3")
    room.director.tick(2 * BROKEN_S + 1)
    assert room.first.tables == ["t1"]


def test_alerts_have_the_true_time_and_waits_a_clock_of_their_own() -> None:
    floor = Floor({}, clock=lambda: 1_764_000_000.0)
    floor.take("trilithon/1/table/t1/secret", b"{}", 5.0)
    said(floor, "t1", "match", {"match": "0" * 16, "lines": 3, "sum": 1}, 6.0)
    assert [alert.when for alert in floor.alerts.values()] == [1_764_000_000.0]
    assert floor.places["t1"].since == 1_764_000_000.0
    floor.tick(6.5)
    assert not floor.orders
    floor.tick(7.5)
    assert floor.orders
