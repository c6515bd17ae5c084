"""A tournament: like a match, it is the log of what was done, in order.

Every deed is a line of its log; the present state (who plays where, who leads) follows from the
lines. So a hall that was down knows everything again, and no result is ever corrected by hand.

standings.py says what a place is worth. A bye is worth 1; all have one before anybody has two. A
match that cannot be played to its end is worth half a point to each, and counts as no meeting.
Latecomers have 0 for the rounds before; people who leave keep their points.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import catalogue
from engine.record import check_names
from host.archive.played import places
from host.hall import pairing
from host.hall.standings import Game, Line, shared, standings, worth
from host.hall.verdict import VERIFIED, Verdict
from host.network.topics import Fields

SWISS, ROBIN = "swiss", "groups"
HALF = 0.5


class NotNow(Exception):
    """A deed that cannot be done; the message is for staff."""


@dataclass
class Entrant:
    name: str
    since: int
    left: bool = False
    byes: int = 0
    sat: int = 0


class Tournament:
    """name, game, options, rounds (how many), mode SWISS or ROBIN, seats of a table as wished.

    entrants  by name;  games: of each round so far;  write: is given every new line of the log
    """

    def __init__(
        self, name: str, game: str, rounds: int, seats: int = 0, mode: str = SWISS,
        options: dict[str, str] | None = None, seed: str = "", group: int = 6,
    ) -> None:  # fmt: skip
        _, self.fewest, self.most, _ = catalogue.entry(game)
        self.about = {
            "name": name, "game": game, "rounds": rounds, "seats": seats or self.most,
            "mode": mode, "options": options or {}, "seed": seed, "group": group,
        }  # fmt: skip
        self.name, self.game, self.rounds, self.mode = name, game, rounds, mode
        self.options = options or {}
        self.seats = seats or self.most
        self.seed = seed
        self.group = group
        self.entrants: dict[str, Entrant] = {}
        self.games: list[list[Game]] = []
        self.groups: list[list[str]] = []
        self.write: Callable[[Fields], None] = lambda line: None

    # The log

    @classmethod
    def read(cls, path: Path) -> Tournament:
        """From its file, and from now on into it."""
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]
        tournament = cls(**lines[0])
        for line in lines[1:]:
            tournament._carry_out(line)
        tournament.keep(path)
        return tournament

    def keep(self, path: Path) -> None:
        """Write every deed to this file, which begins with what the tournament is."""

        def write(line: Fields) -> None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")

        if not path.exists():
            write(self.about)
        self.write = write

    def _do(self, deed: str, **fields: Any) -> None:
        """Carry it out, then write it down. Raises NotNow; then nothing has changed."""
        line = {"do": deed, **fields}
        self._carry_out(line)
        self.write(line)

    def _carry_out(self, line: Fields) -> None:
        fields = {key: value for key, value in line.items() if key != "do"}
        getattr(self, "_" + line["do"])(**fields)

    # People

    def enter(self, name: str) -> None:
        """At any time before the last round; who had left is back."""
        self._do("enter", name=name)

    def _enter(self, name: str) -> None:
        try:
            check_names([name])
        except ValueError as wrong:
            raise NotNow(str(wrong)) from None
        known = self.entrants.get(name)
        if known and not known.left:
            raise NotNow(f"{name} is in the tournament already")
        if known:
            known.left = False
        else:
            self.entrants[name] = Entrant(name, len(self.games))

    def leave(self, name: str) -> None:
        """Plays no further round; the match in play still counts."""
        self._do("leave", name=name)

    def _leave(self, name: str) -> None:
        if name not in self.entrants or self.entrants[name].left:
            raise NotNow(f"{name} is not in the tournament")
        self.entrants[name].left = True

    # Rounds

    @property
    def playing(self) -> list[Game]:
        """The games of this round that are not over."""
        return [game for game in self.games[-1] if not game.done] if self.games else []

    @property
    def over(self) -> bool:
        return len(self.games) >= self.rounds and not self.playing

    def draw(self) -> None:
        """The next round."""
        if self.playing:
            raise NotNow("this round is still being played")
        if len(self.games) >= self.rounds:
            raise NotNow("all rounds are played")
        rng = random.Random(f"{self.seed} {len(self.games)}")
        tables, free = self._robin(rng) if self.mode == ROBIN else self._swiss(rng)
        if not tables:
            raise NotNow(f"{self.game} is for {self.fewest} to {self.most} players")
        sat = {name: entrant.sat for name, entrant in self.entrants.items()}
        self._do("round", tables=[pairing.seats(table, sat, rng) for table in tables], byes=free)

    def _swiss(self, rng: random.Random) -> tuple[list[list[str]], list[str]]:
        ranked = [line.name for line in self.standings() if not self.entrants[line.name].left]
        shape = pairing.sizes(len(ranked), self.fewest, self.most, self.seats)
        spare = len(ranked) - sum(shape)
        last_first = ranked[::-1]
        free = sorted(last_first, key=lambda name: self.entrants[name].byes)[:spare]
        seated = [name for name in ranked if name not in free]
        return pairing.swiss(seated, shape, self.met(), rng), free

    def _robin(self, rng: random.Random) -> tuple[list[list[str]], list[str]]:
        if not self.groups:
            self.groups = pairing.groups(sorted(self.entrants), self.group, rng)
        tables: list[list[str]] = []
        free: list[str] = []
        for group in self._whole_groups():
            here = [name for name in group if not self.entrants[name].left]
            if self.seats == 2:
                found = pairing.round_robin(here, len(self.games))
            else:
                shape = pairing.sizes(len(here), self.fewest, self.most, self.seats)
                found = pairing.swiss(here, shape, self.met(), rng)
            tables += found
            free += [name for name in here if not any(name in table for table in found)]
        return tables, free

    def _whole_groups(self) -> list[list[str]]:
        """Who came late joins the smallest group."""
        known = {name for group in self.groups for name in group}
        for name in sorted(self.entrants):
            if name not in known:
                min(self.groups, key=len).append(name)
        return self.groups

    def _round(self, tables: list[list[str]], byes: list[str]) -> None:
        number = len(self.games) + 1
        self.games.append([
            Game(f"{self.name}/{number}/{at}", players) for at, players in enumerate(tables, 1)
        ])  # fmt: skip
        for table in tables:
            for seat, name in enumerate(table):
                self.entrants[name].sat += seat
        for name in byes:
            self.entrants[name].byes += 1
            alone = Game(f"{self.name}/{number}/bye", [name], points=[1.0], won=[True])
            alone.share = [0.0]
            self.games[-1].append(alone)

    # Tables and results

    def find(self, key: str) -> Game:
        for games in self.games:
            for game in games:
                if game.key == key:
                    return game
        raise NotNow(f"there is no game {key}")

    def place(self, key: str, table: str) -> None:
        """This game is to be played there: the first time, or after a table broke down."""
        self._do("place", key=key, table=table)

    def _place(self, key: str, table: str) -> None:
        game = self.find(key)
        if game.done:
            raise NotNow(f"{key} is over")
        game.tables.append(table)

    def cancel(self, key: str) -> None:
        """It cannot be played to its end: half a point to each."""
        self._do("cancel", key=key)

    def _cancel(self, key: str) -> None:
        game = self.find(key)
        if game.done:
            raise NotNow(f"{key} is over")
        game.void = True
        self._settle(game, [HALF] * len(game.players), [False] * len(game.players), [])

    def result(self, table: str, match: str, verdict: Verdict) -> bool:
        """A record. Whether it is a game's of this tournament. Raises NotNow where it may not be.

        Only a verified one counts, of this game, by these people, from a table they were sent to.
        """
        if not verdict.pairing.startswith(self.name + "/"):
            return False
        game = self.find(verdict.pairing)
        if game.match == match:
            return True
        if verdict.word != VERIFIED or verdict.result is None:
            raise NotNow(f"{game.key}: the match at {table} was not played to its end")
        if game.done:
            raise NotNow(f"{game.key}: another record of it, from {table}")
        if (verdict.game, verdict.players) != (self.game, game.players) or (
            table not in game.tables
        ):
            raise NotNow(f"{game.key}: a record from {table} is of other people or another table")
        self._do("score", key=game.key, match=match, scores=verdict.result["scores"],
                 winners=verdict.result["winners"])  # fmt: skip
        return True

    def _score(self, key: str, match: str, scores: list[int | None], winners: list[str]) -> None:
        game = self.find(key)
        game.match = match
        seats = [seat for seat, name in enumerate(game.players) if name in winners]
        order = [place or 1 for place in places(scores, seats)[: len(game.players)]]
        ranks = [1 + sum(other < own for other in order) for own in order]
        won = [name in winners for name in game.players]
        self._settle(game, worth(ranks), won, shared(scores[: len(game.players)]))

    def _settle(self, game: Game, points: list[float], won: list[bool], share: list[float]) -> None:
        game.points, game.won = points, won
        game.share = share or [0.0] * len(points)

    # Standings

    def met(self) -> pairing.Meetings:
        """How often two have met."""
        found: pairing.Meetings = Counter()
        for games in self.games:
            for game in games:
                if not game.void:
                    for one in range(len(game.players)):
                        for other in range(one):
                            found[frozenset((game.players[one], game.players[other]))] += 1
        return found

    def standings(self) -> list[Line]:
        """Everybody who ever entered, the first first."""
        return standings(list(self.entrants), self.games, self.seed)
