"""Brings a tournament to the tables, and the tables' records to the tournament.

It draws a round when the one before is over, and offers each game on the screen of a free table,
where its players press. A table that has not been there for BROKEN_S loses its game to another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from itertools import chain

from host.hall.deeds import NotNow, NotWritten
from host.hall.floor import Place
from host.hall.hall import Hall
from host.hall.standings import Game
from host.hall.tournament import Tournament
from host.hall.verdict import Verdict
from host.network.topics import READY, Fields

AGAIN_S = 20.0  # between two offers of the same game
BROKEN_S = 120.0
PAIRING = "pairing"


class Director:
    """`tick(now)` now and then, of a clock that nobody puts back; `hold`: no next round is drawn.

    A tournament's file knows tables of which the network may not have told yet, or never will: such
    a table is gone, from the first tick that misses it.

    said  called after every change that the page must show
    """

    def __init__(
        self, hall: Hall, tournament: Tournament, broken_s: float = BROKEN_S, hold: bool = False
    ) -> None:
        self.hall = hall
        self.tournament = tournament
        self.broken_s = broken_s
        self.hold = hold
        self.offered: dict[str, float] = {}  # game -> when
        self.unwritten: list[tuple[str, str, Verdict]] = []  # results that the disk did not take
        self.gone: dict[str, float] = {}  # table -> since when it has not been there
        self.said: Callable[[], None] = lambda: None
        self.names: Mapping[str, str] = {}  # as the history last told them
        self.heads: dict[str, bytes] = {}  # match -> what the history knows it by
        hall.kept.append(self.kept)

    async def run(self) -> None:
        """For ever, once a second."""
        while True:
            self.tick(time.monotonic())
            await asyncio.sleep(1)

    def do(self, deed: str, about: str) -> None:
        """What staff want: `enter` and `leave` a name, `cancel` a game, `draw` rounds, or `hold`.

        Raises NotNow.
        """
        if deed in ("draw", "hold"):
            self.hold = deed == "hold"
        elif deed in ("enter", "leave", "cancel"):
            getattr(self.tournament, deed)(about)
        else:
            raise NotNow(f"{deed}: there is no such deed")
        self.said()

    def sat(self) -> dict[str, list[tuple[bytes, int]]]:
        """All names that people came with, and where they sat in the matches that are over."""
        found: dict[str, list[tuple[bytes, int]]] = {key: [] for key in self.tournament.all_keys()}
        for game in chain(*self.tournament.games):
            head = self.heads.get(game.match)
            for seat, key in enumerate(game.keys if head else ()):
                found[key].append((head or b"", seat))
        return found

    def rename(self, names: Mapping[str, str]) -> None:
        """What the history calls some of them by now, "" who is erased there.

        What the disk does not take comes again.
        """
        if names == self.names:
            return
        try:
            for said in self.tournament.rename(names):
                self.hall.floor.alert("", f"{self.tournament.name}: {said}")
            self.names = names
        except NotNow as wrong:
            self.hall.floor.alert("", str(wrong))
        self.said()

    def view(self) -> Fields:
        """For the page: standings, and the round that is being played."""
        tournament = self.tournament
        return {
            "name": tournament.name,
            "round": len(tournament.games),
            "rounds": tournament.rounds,
            "hold": self.hold,
            "over": tournament.over,
            "standings": [
                {"place": line.place, "name": line.name, "points": line.points,
                 "opponents": line.opponents, "wins": line.wins, "lot": line.lot,
                 "left": tournament.entrants[line.name].left}
                for line in tournament.standings()
            ],
            "games": [
                {"key": game.key, "table": game.tables[-1] if game.tables else "",
                 "players": game.players, "done": game.done}
                for game in (tournament.games[-1] if tournament.games else [])
            ],
        }  # fmt: skip

    def kept(self, table: str, match: str, text: str, verdict: Verdict) -> None:
        """A record that the hall has stored: it may be a result."""
        try:
            if self.tournament.result(table, match, verdict):
                self.heads[match] = verdict.head
                self.said()
        except NotNow as wrong:
            if isinstance(wrong, NotWritten):
                self.unwritten.append((table, match, verdict))
            self.hall.floor.alert(table, str(wrong))

    def tick(self, now: float) -> None:
        """What is to be done by now; what the disk does not take is tried again in a while."""
        unwritten, self.unwritten = self.unwritten, []
        for table, match, verdict in unwritten:
            self.kept(table, match, "", verdict)
        self._watch(now)
        if not self.tournament.over and not self.tournament.playing and not self.hold:
            self._draw()
        free = [place for place in self.hall.floor.places.values() if self._free(place)]
        for game in self.tournament.playing:
            if not game.tables or self._broken(game.tables[-1], now):
                self._send(game, free, now)
            else:
                self._remind(game, now)

    def _draw(self) -> None:
        try:
            self.tournament.draw()
        except NotNow as wrong:
            self.hold = True
            self.hall.floor.alert("", f"{self.tournament.name}: {wrong}")
        self.said()

    def _watch(self, now: float) -> None:
        """Without a broker nobody is gone: tables say again that they are there once it is back."""
        if self.hall.trouble:
            self.gone.clear()
            return
        for table in {*self.hall.floor.places, *self._taken()}:
            if self._said(table, "alive").get("state") == READY:
                self.gone.pop(table, None)
            else:
                self.gone.setdefault(table, now)

    def _taken(self) -> set[str]:
        """The tables at which a game of this round is to be played, or is."""
        return {game.tables[-1] for game in self.tournament.playing if game.tables}

    def _said(self, table: str, kind: str) -> Fields:
        """What the network has told of a table so far; nothing of one that has not come."""
        place = self.hall.floor.places.get(table)
        return place.said.get(kind, {}) if place else {}

    def _broken(self, table: str, now: float) -> bool:
        return now - self.gone.get(table, now) >= self.broken_s

    def _free(self, place: Place) -> bool:
        """The table is free and has no game coming, and it takes offers."""
        may = place.said.get("about", {}).get("may", [])
        match = place.said.get("match", {})
        idle = not match.get("match") and not match.get("game")
        taken = place.name in self._taken()
        return place.state == READY and "offer" in may and idle and not taken

    def _send(self, game: Game, free: list[Place], now: float) -> None:
        if not free:
            return
        place = free.pop(0)
        if game.tables:
            said = f"{game.key} goes on at {place.name}: {game.tables[-1]} is gone"
            self.hall.floor.alert(game.tables[-1], said)
        try:
            self.tournament.place(game.key, place.name)
        except NotNow as wrong:
            self.hall.floor.alert("", str(wrong))
            return
        self._offer(self.tournament.find(game.key), now)
        self.said()

    def _remind(self, game: Game, now: float) -> None:
        """Offer a game again that its players have not begun, where the table says so."""
        match = self._said(game.tables[-1], "match")
        waits = bool(match) and match.get(PAIRING) != game.key
        if waits and now - self.offered.get(game.key, -AGAIN_S) >= AGAIN_S:
            self._offer(game, now)

    def _offer(self, game: Game, now: float) -> None:
        self.offered[game.key] = now
        _, number, table = game.key.rsplit("/", 2)
        wish: Fields = {
            "game": self.tournament.game, "players": game.players, PAIRING: game.key,
            "options": self.tournament.options, "heading": f"{number}/{table}",
        }  # fmt: skip
        self.hall.offer(game.tables[-1], wish)
