"""A table without firmware: the engine, people and real pieces, for rooms of very many tables.

It writes the same lines as a journal: the network sees no difference. A thousand of them fit one
process; the tables of host.network.simulated include the firmware.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine import catalogue, closing, record
from host.network.follower import now
from host.network.outbox import Log, Outbox
from host.network.sender import NotAllowed
from host.network.shadow import Shadow
from host.network.topics import Fields
from host.people.at_engine import Match
from host.people.tournament import NAMES

HEALTHY = {"devices": {"reader": {"there": True, "works": True, "failures": 0}}, "journal": True}
ABOUT = {"firmware": "paper", "python": "", "link": 1, "language": "en", "bridged": True}


class PaperTable:
    """One table. `outbox` is what a Sender sends;  `records` what it keeps, byte for byte.

    offer  the match that its screen shows, if one was offered
    """

    def __init__(self, name: str, seed: str, may: Sequence[str] = ()) -> None:
        self.outbox = Outbox(name)
        self.rng = random.Random(seed)
        self.records: list[str] = []
        self.match: Match | None = None
        self.played: Shadow | None = None
        self.lines: list[str] = []
        self.offer: Fields = {}
        self.outbox.show("alive", {"state": "ready"})
        self.outbox.show("about", {**ABOUT, "may": list(may)})
        self.outbox.show("health", HEALTHY)

    async def carry(self, command: str, fields: Fields) -> None:
        """An offer. Raises NotAllowed where a match is in play."""
        if self.match:
            raise NotAllowed("a match is in play")
        self.offer = fields

    def begin(self, game: str, players: Sequence[str], options: Fields, pairing: str = "") -> None:
        """A match; ValueError says what is wrong."""
        rules = catalogue.load(game)
        self.match = Match(rules, len(players), dict(options), self.rng)
        name = self.rng.randbytes(8).hex()
        more = [("match", name)] + ([("pairing", pairing)] if pairing else [])
        options = self.match.referee.options
        self.lines = list(record.header(game, rules.RULES, list(players), options, more))
        self.played = Shadow(list(self.lines))
        self.outbox.begin(Log(name, list(self.lines), self.played.opened.open))
        self._tell()

    def begin_any(self, games: Sequence[str]) -> None:
        """A game by lot, with as many people as come."""
        game = self.rng.choice(list(games))
        _, fewest, most, _ = catalogue.entry(game)
        count = self.rng.randint(fewest, min(most, len(NAMES)))
        self.begin(game, self.rng.sample(NAMES, count), {})

    def begin_offered(self) -> None:
        """Its people press."""
        fields, self.offer = self.offer, {}
        self.begin(fields["game"], fields["players"], fields["options"], fields["pairing"])

    def answer(self) -> bool:
        """One answer; whether the match goes on. The record is kept when it is over."""
        match, played = self.match, self.played
        if match is None or played is None or match.ask is None:
            return False
        ask, referee = match.ask, match.referee
        value = match.people.answer(ask, referee.table)
        line = record.answer_line(ask, value, referee.table.box, played.match.players)
        match.give(value)
        played.add(line)
        self.lines.append(line)
        self.outbox.add(line, played.opened.open)
        self._tell()
        if match.ask is None and referee.result:
            self._keep(closing.result_lines(referee.result, played.match.players))
        return self.match is not None

    def _keep(self, closing: list[str]) -> None:
        live = self.outbox.live
        self.lines += closing
        self.records.append("".join(line + "\n" for line in self.lines))
        self.match = self.played = None
        if live:
            self.outbox.keep(Log(live.match, self.lines))
        self.outbox.begin(None)
        self.outbox.show("match", {"match": None})

    def _tell(self) -> None:
        live = self.outbox.live
        if live and self.played:
            _, lines, total = Log(live.match, live.lines[: live.may]).entry()
            fields = {"match": live.match, "lines": lines, "sum": total, "at": now()}
            self.outbox.show("match", fields | self.played.state("en"))
