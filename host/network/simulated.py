"""A table without hardware, with simulated people who play one match after the other at it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from engine import catalogue
from firmware.app import App
from firmware.settings import FILE as SETTINGS
from host.demo import NAMES
from host.party import Party
from host.tables import InProcessTable

FINAL_MS = 4000  # the scores stay so long


class PlayingTable(InProcessTable):
    """The real firmware in a thread, and people at its devices.

    games     what is played, by lot;  speed: times real time
    matches   how many, then people only do what an offer on the screen asks; None: for ever
    """

    def __init__(
        self, folder: Path | str, seed: str, games: Sequence[str], speed: float = 1.0,
        matches: int | None = None, language: str = "en", think_ms: int = 2500,
    ) -> None:  # fmt: skip
        super().__init__(folder, speed)
        self.rng = random.Random(seed)
        self.games = list(games)
        self.matches = matches
        self.think_ms = think_ms
        self.finished = 0
        self.over: Callable[[], None] = lambda: None
        self.folder.mkdir(parents=True, exist_ok=True)
        settings = {"language": language}
        (self.folder / SETTINGS).write_text(json.dumps(settings), encoding="utf-8")

    async def _play(self) -> None:
        people = asyncio.create_task(self._people())
        try:
            await super()._play()
        finally:
            people.cancel()

    async def _people(self) -> None:
        while self.app is None or self.app.panel.link is None or not self.app.panel.labels:
            await asyncio.sleep(0.01)
        # What the cable brings wakes the table at its next look: a tap in progress stays as long.
        self.cable.woken = lambda: None  # type: ignore[method-assign]
        while self.matches is None or self.finished < self.matches:
            await self._one_match(self.app)

    async def _one_match(self, app: App) -> None:
        """The one in play, if the plug was pulled in it, else another."""
        if app.match is None:
            self._begin(app)
        while app.match is None or app.table is None:
            await asyncio.sleep(0.005)
        party = Party(app, app.match, self.rng, self.think_ms)
        await party.play()
        await party.hands.clock.sleep_ms(FINAL_MS)
        await party.leave()
        self.finished += 1
        self.over()

    def _begin(self, app: App) -> None:
        name = self.rng.choice(self.games)
        _, fewest, most, _ = catalogue.entry(name)
        names = self.rng.sample(NAMES, self.rng.randint(fewest, min(most, len(NAMES))))
        app.begin(name, names, list(range(len(names))), {})
        if app.panel.link:
            app.panel.link.injected.append(("leave",))
