"""A whole tournament at forty tables, from entry to prize list."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from host.hall.director import Director
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.tournament import Tournament
from host.hall.verdict import VERIFIED
from host.network.mosquitto import Mosquitto
from tests.network.entrants import GAME, people
from tests.network.rooms import PaperPlayer, ended, need_mosquitto, running, until


def test_forty_tables_from_entry_to_prize_list_with_two_failing(tmp_path: Path) -> None:
    need_mosquitto()
    names = [f"t{number}" for number in range(1, 41)]
    broker = Mosquitto(tmp_path / "broker", names)
    broker.start()
    shelf = Shelf()
    hall = Hall(broker.broker("hall"), shelf)
    tournament = Tournament("cup", GAME, 3, 3, seed="7")
    tournament.keep(tmp_path / "cup.jsonl")
    for name in people(118):
        tournament.enter(name)
    director = Director(hall, tournament, broken_s=2.0)
    players = {name: PaperPlayer(name, broker.broker(name)) for name in names}

    async def direct() -> None:
        while not tournament.over:
            director.tick(time.monotonic())
            await asyncio.sleep(0.2)

    async def story() -> None:
        async with running(hall):
            tasks = {name: asyncio.create_task(one.run()) for name, one in players.items()}
            await until(lambda: len(hall.floor.places) == 40)
            directing = asyncio.create_task(direct())
            await until(lambda: sum(bool(one.table.match) for one in players.values()) >= 4)
            broken = [name for name, one in players.items() if one.table.match][:2]
            for name in broken:
                await ended(tasks.pop(name))
            tournament.enter("Late 1")
            tournament.enter("Late 2")
            tournament.leave("P005")
            await until(lambda: tournament.over, 100)
            moved = {game.tables[0] for games in tournament.games for game in games
                     if len(game.tables) > 1}  # fmt: skip
            assert set(broken) <= moved
            await ended(directing, *tasks.values())

    try:
        asyncio.run(story())
    finally:
        broker.close()
    check_prizes(tournament, shelf)
    assert Tournament.read(tmp_path / "cup.jsonl").standings() == tournament.standings()
    shelf.close()


def check_prizes(tournament: Tournament, shelf: Shelf) -> None:
    """Every game that counts has a verified record, and the points are all there."""
    lines = tournament.standings()
    assert len(lines) == 120 and lines[0].points >= 2.5
    words = {match: word for _, _, match, word, _ in shelf.told()}
    scored = [game for games in tournament.games for game in games if game.match]
    assert len(scored) == 3 * 39 and {words[game.match] for game in scored} == {VERIFIED}
