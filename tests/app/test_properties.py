"""Whole evenings: mishaps, undo and pulled plugs in any order, and the record is right."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from engine import catalogue, found, reading
from engine.referee import Referee
from firmware.devices.simulated import Clock, Hands, devices, uid_of
from firmware.menus.match_menu import ACTIONS
from firmware.storage.files import Files
from firmware.table.app import App
from firmware.table.match import Match
from firmware.tags import register
from host.commands.demo import NAMES
from host.people.at_devices import DevicePlayers

GAMES = ("amazones", "why_first", "stones", "magic", "high_druid", "sacrifice_roulette")
ODDS = {"undo": 0.06, "cut": 0.03, "mishap": 0.1, "look": 0.03, "speak": 0.01}


class Evening:
    """One match at one storage; the table in front of it is switched off and on again."""

    def __init__(self, game: str, seed: str, folder: str):
        self.rng = random.Random(seed)
        self.storage = Files(folder)
        for box in found.boxes():
            lines = [register.line(uid_of(box, piece), box, piece) for piece in range(box.size)]
            self.storage.append(register.FILE, "".join(lines))
        self.clock = Clock()
        self.done: dict[str, int] = dict.fromkeys(ODDS, 0)
        self.log = b""
        _, fewest, most, _ = catalogue.entry(game)
        players = list(NAMES[: self.rng.randint(fewest, most)])
        app = self.table()
        app.settings.language = "fr"
        app.settings.save()
        app.match = Match.begin(game, players, range(len(players)), {}, "fr", app.journal)
        self.players = DevicePlayers(app, app.match, self.rng)
        self.task = asyncio.create_task(app.run())

    def table(self) -> App:
        return App(devices(self.storage, self.clock))

    @property
    def referee(self) -> Referee:
        return self.players.match.referee

    async def play(self) -> None:
        self.players.follow()
        while self.referee.ask is not None:
            await self.players.ready()
            for what, odds in ODDS.items():
                if self.referee.ask is not None and self.rng.random() < odds:
                    self.done[what] += 1
                    await getattr(self, what)()
                    await self.players.ready()
                    assert bytes(self.referee.log) == self.log, what
            await self.answer()
        self.players.table.check_all(self.referee.table)
        await self.players.leave()
        self.task.cancel()

    async def answer(self) -> None:
        ask = self.referee.ask
        assert ask is not None
        value = self.players.people.answer(ask, self.referee.table)
        self.log += bytes([ask.code(value)])
        await self.players.give(value)
        assert bytes(self.referee.log) == self.log, self.players.play_of().notice
        self.players.follow()

    async def mishap(self) -> None:
        await self.players.mishap()

    async def menu(self, action: str) -> None:
        await self.players.hands.hold()
        answered = self.players.app.match.referee.log  # the box is set up before the first answer
        actions = [each for each in ACTIONS if each != "set_up_box" or not answered]
        await self.players.hands.turn(actions.index(action))
        await self.players.hands.press()

    async def look(self) -> None:
        await self.menu(self.rng.choice(("see_scores", "whose_turn", "go_on")))
        if self.players.app.panel.rows != self.players.play_of().rows:
            await self.players.hands.press()

    async def speak(self) -> None:
        await self.menu("language")
        await self.players.hands.turn(1)
        await self.players.hands.press()

    async def undo(self) -> None:
        """The last answer back, with the real cards, sure where people have seen what followed."""
        await self.menu("undo")
        if self.players.app.panel.questions.labels:
            await self.players.hands.turn(1)
            await self.players.hands.press()
        await self.players.hands.press()
        if self.log:
            self.log = self.log[:-1]
            self.players.table.undo()

    async def cut(self) -> None:
        """The plug is pulled, put back, and the match resumed."""
        self.task.cancel()
        app = self.table()
        self.task = asyncio.create_task(app.run())
        self.players.app = app
        self.players.hands = Hands(app.devices)
        await self.players.hands.press()
        assert app.match is not None
        self.players.match = app.match


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_the_record_says_what_was_answered(game: str, tmp_path: Any) -> None:
    async def evening() -> Evening:
        found = Evening(game, "evening", str(tmp_path))
        await found.play()
        return found

    found = asyncio.run(evening())
    assert sum(found.done.values()) > 0
    (path,) = (tmp_path / "records").iterdir()
    reader = reading.read(path.read_text(encoding="utf-8"))
    reader.replay()
    assert bytes(reader.referee.log) == found.log and reader.finished
    assert not (tmp_path / "match.txt").exists()
