"""A table on MicroPython that speaks to a real Mosquitto itself, as a board on Wi-Fi does.

A match is followed through an outage and a pulled plug; a tournament's game comes onto its screen,
is played there, and counts.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import catalogue, record
from firmware.network import access
from firmware.screen.font import EXTRA, GLYPHS, glyph
from host.cable.client import Client
from host.cable.simulators import UnixTable
from host.hall.director import Director
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.tournament import Tournament
from host.hall.verdict import VERIFIED
from host.network.mosquitto import Mosquitto
from host.people.at_engine import Match
from tests.link.cable import need_micropython
from tests.network.entrants import GAME
from tests.network.rooms import need_mosquitto, quick_client, running, until

BOARD = Path(__file__).parent / "board"  # what MicroPython's unix port lacks
LETTERS = {
    GLYPHS[glyph(char) : glyph(char) + 8]: char for char in [*map(chr, range(32, 127)), *EXTRA]
}


class WifiTable:
    """Its broker, its hall's archive, and a computer on its cable that plays."""

    def __init__(self, folder: Path) -> None:
        self.broker = Mosquitto(folder / "broker", ["bar"])
        self.broker.start()
        self.shelf = Shelf(folder / "archive.sqlite")
        self.folder = folder / "table"
        self.folder.mkdir()
        fields = {"wifi": "Club", "broker": "127.0.0.1", "port": self.broker.port, "name": "bar"}
        fields |= {"password": self.broker.passwords["bar"], "may": "offer"}
        (self.folder / access.FILE).write_text(json.dumps(fields), encoding="utf-8")
        (self.folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        self.table = UnixTable(self.folder)

    def play(self, client: Client, answers: int) -> None:
        """From where the match stands; 0 answers: to its end."""
        client.command("ask")
        ask = client.wait("ask")
        while answers or ask.fields["n"] < 1000:
            client.command("answer " + ask.fields["options"][0])
            answers -= 1
            if answers == 0:
                return
            ask = client.wait("ask", n=ask.fields["n"] + 1)

    def records(self) -> list[str]:
        from tests.both.app.table_hands import unsealed

        return [unsealed(path.read_text()) for path in sorted((self.folder / "records").glob("*"))]

    def close(self) -> None:
        self.table.close()
        self.broker.close()
        self.shelf.close()


@pytest.fixture
def wifi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WifiTable]:
    need_micropython()
    need_mosquitto()
    library = tmp_path / "lib"
    shutil.copytree(BOARD, library)
    (library / "mqtt_as.py").write_bytes(quick_client())
    monkeypatch.setenv("MICROPYPATH", f":{library}:.frozen")
    table = WifiTable(tmp_path)
    yield table
    table.close()


def test_a_match_is_in_the_archive_byte_for_byte_after_an_outage_and_a_pulled_plug(
    wifi: WifiTable,
) -> None:
    async def story() -> None:
        hall = Hall(wifi.broker.broker("hall"), wifi.shelf, "main")
        async with running(hall):
            wifi.table.start()
            client = await asyncio.to_thread(wifi.table.connect)
            begin = {"game": "high_druid", "players": ["Ann", "Bo", "Cy"]}
            await asyncio.to_thread(client.command, "new " + json.dumps(begin))
            await asyncio.to_thread(wifi.play, client, 6)
            await until(lambda: "bar" in hall.floor.places)
            place = hall.floor.places["bar"]
            await until(lambda: place.said.get("match", {}).get("n") == 6)
            wifi.broker.kill()
            await asyncio.to_thread(wifi.play, client, 4)
            await asyncio.to_thread(client.close)
            wifi.table.kill()
            wifi.broker.start()
            wifi.table.start()
            client = await asyncio.to_thread(wifi.table.connect)
            await asyncio.to_thread(client.command, "press")  # go on with the match
            await asyncio.to_thread(wifi.play, client, 3)
            await until(lambda: place.said.get("match", {}).get("n") == 13)
            await asyncio.to_thread(client.command, "abort")
            await until(lambda: sorted(wifi.shelf.texts("bar")) == sorted(wifi.records()))
            assert len(wifi.records()) == 1
            await asyncio.to_thread(client.close)

    asyncio.run(story())


# A tournament's game


def screen(client: Client) -> str:
    """What stands on the table's screen, read from its pixels: a row that is dark on light, too."""
    client.events.clear()
    client.command("screen")
    rows = ["" for _ in range(8)]
    for event in [one for one in client.events if one.name == "screen"]:
        data = bytes.fromhex(event.fields["data"])
        cells = [data[at : at + 8] for at in range(0, len(data), 8)]
        turned = [bytes(255 - byte for byte in cell) for cell in cells]
        rows[event.fields["page"]] = "".join(
            LETTERS.get(cell) or LETTERS.get(other) or "?"
            for cell, other in zip(cells, turned, strict=True)
        )
    return "\n".join(rows)


def played_to_its_end(client: Client, match: Match, players: list[str]) -> None:
    """People at the table give what these would; a press at the scores keeps the record."""
    while match.ask is not None:
        value = match.people.answer(match.ask, match.referee.table)
        box = match.referee.table.box
        client.command("answer " + record.spell(match.ask, value, box, players))
        match.give(value)
    client.command("press")


def test_a_tournaments_game_comes_onto_the_screen_is_played_there_and_counts(
    wifi: WifiTable, tmp_path: Path
) -> None:
    tournament = Tournament("cup", GAME, 1, 3, seed="7")
    tournament.keep(tmp_path / "cup.jsonl")
    for name in ("Ann", "Bo", "Cy"):
        tournament.enter(name)

    async def direct(director: Director) -> None:
        while not tournament.over:
            director.tick(time.monotonic())
            await asyncio.sleep(0.05)

    async def story() -> None:
        hall = Hall(wifi.broker.broker("hall"), wifi.shelf, "main")
        async with running(hall):
            wifi.table.start()
            client = await asyncio.to_thread(wifi.table.connect)
            directing = asyncio.create_task(direct(Director(hall, tournament)))
            await until(lambda: bool(tournament.games) and bool(tournament.playing[0].tables))
            (game,) = tournament.playing
            offered = await asyncio.to_thread(client.wait, "menu", 60, labels=["yes", "no"])
            assert offered.fields["heading"].startswith("1/1 The High Druid")
            seen = await asyncio.to_thread(screen, client)
            assert all(name in seen for name in game.players), seen
            await asyncio.to_thread(client.command, "press")
            await asyncio.to_thread(client.wait, "ask", 20, n=0)
            match = Match(catalogue.load(GAME), 3, {}, random.Random(7))
            await asyncio.to_thread(played_to_its_end, client, match, game.players)
            await until(lambda: tournament.over)
            await directing
            await asyncio.to_thread(client.close)
            assert game.tables == ["bar"] and game.match and match.referee.result
            winners = match.referee.result.winners
            won = {record.participant_name(who, game.players) for who in winners}
            lines = tournament.standings()
            assert {line.name for line in lines if line.wins} == won and lines[0].points == 1

    asyncio.run(story())
    ((_, table, match, word, told),) = wifi.shelf.told()
    assert (table, word, told["pairing"]) == ("bar", VERIFIED, "cup/1/1")
    assert wifi.shelf.texts("bar") == wifi.records()
    assert Tournament.read(tmp_path / "cup.jsonl").find("cup/1/1").match == match
