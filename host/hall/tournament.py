"""A tournament: like a match, it is the log of what was done, in order.

Every deed is a line of its log; the present state (who plays where, who leads) follows from the
lines. So a hall that was down knows everything again, and no result is ever corrected by hand.

standings.py says what a place is worth. A bye is worth 1; all have one before anybody has two. A
match that cannot be played to its end is worth half a point to each, and counts as no meeting.
Latecomers have 0 for the rounds before; people who leave keep their points.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from engine import catalogue
from engine.names import alike
from engine.record import check_names
from host.archive.played import places
from host.archive.sealed_log import SealedLog
from host.hall import drawing, entrants, seating
from host.hall.deeds import ABOUT, DEEDS, NotNow, NotWritten, on_disk
from host.hall.drawing import SWISS
from host.hall.entrants import RENAME, Entrant
from host.hall.large_tables import Meetings
from host.hall.standings import Game, Line, meetings, shared, standings, worth
from host.hall.verdict import VERIFIED, Verdict
from host.network.topics import Fields
from host.shapes import parsed, rebuilt, text_of

LONGEST_TOLD = 80  # letters of a line that is left out
HALF = 0.5


class Tournament:
    """name, game, options, rounds (how many), mode SWISS or ROBIN, seats of a table as wished.

    mark      how its games' names begin, unlike those of any other; older ones have their name
    entrants  by name;  games: of each round so far;  log: where every deed is written down
    lines     every deed;  names: what the history calls people by now, see entrants.py
    left_out  what of its file could not be read, in words for staff
    """

    def __init__(
        self, name: str, game: str, rounds: int, seats: int = 0, mode: str = SWISS,
        options: dict[str, str] | None = None, seed: str = "", group: int = 6, mark: str = "",
    ) -> None:  # fmt: skip
        _, self.fewest, self.most, _ = catalogue.entry(game)
        self.about = {
            "name": name, "game": game, "rounds": rounds, "seats": seats or self.most,
            "mode": mode, "options": options or {}, "seed": seed, "group": group, "mark": mark,
        }  # fmt: skip
        self.name, self.game, self.rounds, self.mode = name, game, rounds, mode
        self.seats, self.options = seats or self.most, options or {}
        self.seed, self.group, self.mark = seed, group, mark or name
        self.log: SealedLog | None = None
        self.lines: list[str] = []
        self._become({})

    # The log

    @classmethod
    def read(cls, path: Path) -> Tournament:
        """As its file tells it, to look at. Raises LogError, ValueError."""
        return cls._of(SealedLog(path, held=False))

    @classmethod
    def kept(cls, path: Path) -> Tournament:
        """From its file, and from now on into it, by this program alone. Raises as `read`."""
        tournament = cls._of(log := SealedLog(path))
        tournament.log = log
        return tournament

    @classmethod
    def _of(cls, log: SealedLog) -> Tournament:
        try:
            tournament = cls(**rebuilt(parsed(log.head), ABOUT))
        except BaseException:
            log.close()
            raise
        tournament.lines = [*log.lines]
        tournament._become(entrants.names_of(log.lines)[0])
        if log.lost:
            tournament.left_out.insert(0, f"{log.lost} damaged lines at its end")
        return tournament

    def _become(self, names: entrants.Names) -> None:
        """What the lines lead to, with these names; one that cannot be carried out is left out."""
        self.entrants: dict[str, Entrant] = {}
        self.games: list[list[Game]] = []
        self.groups: list[list[str]] = []
        self.left_out: list[str] = []
        self.names = names
        self.ever = entrants.names_of(self.lines)[1]  # key -> every name they had here
        self.seated: list[set[str]] = []  # of each round, the keys of all in it
        self.numbers: dict[str, int] = {}  # key -> who came first has 1
        self.erased: set[str] = set()  # keys that are no names any more
        self.lots: list[str] = []  # keys as the lot has them, since one was erased
        for line in self.lines:
            try:
                deed = parsed(line)
                if deed["do"] != RENAME:
                    self._carry_out(deed)
            except Exception as wrong:  # of a later version, or of another hand
                self.left_out.append(f"{line[:LONGEST_TOLD]} ({type(wrong).__name__}: {wrong})")

    def keep(self, path: Path) -> None:
        """Write every deed to this new file, which begins with what the tournament is."""
        self.log = SealedLog.begin(path, text_of(self.about))

    def close(self) -> None:
        """Another program may go on with its file."""
        if self.log:
            self.log.close()

    def _do(self, deed: str, **fields: Any) -> None:
        """Carry it out, and write it down. Raises NotNow; then nothing has changed."""
        line = {"do": deed, **fields}
        before = self.names
        self._carry_out(line)
        text = text_of(line)
        if self.log:
            try:
                with on_disk(self.log.path):
                    self.log.append(text)
            except NotWritten:
                self._become(before)
                raise
        self.lines.append(text)

    def _carry_out(self, line: Fields) -> None:
        if line["do"] not in DEEDS:
            raise NotNow(f"{line['do']}: there is no such deed")
        getattr(self, "_" + line["do"])(**rebuilt(line, DEEDS[line["do"]]))

    # People

    def now(self, key: str) -> str:
        """What a name of the log is by now."""
        return self.names.get(key, key)

    def all_keys(self) -> list[str]:
        """Every name that was entered."""
        return [key for entrant in self.entrants.values() for key in sorted(entrant.entered)]

    def rename(self, names: Mapping[str, str]) -> list[str]:
        """The history knows people by these names: entered with -> by now. Lines for staff.

        Who has none there any more ("") is erased here, too.
        """
        gone = self.erase([key for key in self.all_keys() if names.get(key) == ""])
        said = [f"{now} is erased from the history, and plays on so" for now in gone.values()]
        keys = self.all_keys()
        named = {key: name for key, name in names.items() if name and name not in self.erased}
        named.update({key: self.now(key) for key in self.erased})
        wanted, apart = entrants.together(named, keys, self.seated)
        said += entrants.changes(self.names, wanted, keys)
        if wanted != self.names:
            self._do(RENAME, names=wanted)
        return said + [f"{' and '.join(sorted(one))} sat in one round: two people" for one in apart]

    def erase(self, keys: Collection[str]) -> entrants.Names:
        """These names are numbers from now on, in every line and for good: which.

        All that they have played stays. Raises NotWritten; then nothing has changed.
        """
        keys = [key for key in keys if key not in self.erased]
        if not keys:
            return {}
        words = entrants.numbers_for(keys, self.numbers, self.names, self.ever)
        lots = [words.get(key, key) for key in sorted(self.numbers, key=self._lot)]
        deed = {"do": "erase", "keys": [words[key] for key in keys], "lots": lots}
        lines = [entrants.with_names(line, words) for line in [*self.lines, text_of(deed)]]
        if self.log:
            with on_disk(self.log.path):
                self.log = self.log.again(lines)
        self.lines = lines
        self._become(entrants.names_of(lines)[0])
        return {key: words[key] for key in keys}

    def _erase(self, keys: list[str], lots: list[str]) -> None:
        self.erased.update(keys)
        self.lots = lots

    def _lot(self, key: str) -> tuple[int, str]:
        """In this order the lot has them: a new name is no other lot."""
        return self.lots.index(key) if key in self.lots else len(self.lots), key

    def _rename(self, names: entrants.Names) -> None:
        self._become(names)
        for key, name in names.items():
            self.entrants[name].answers.add(name)
            self.ever.setdefault(key, set()).add(name)

    def enter(self, name: str) -> None:
        """At any time before the last round; who had left is back."""
        known = entrants.who(self.entrants, name)
        others = [] if known else self.entrants
        if wrong := next(filter(None, (alike(name, other) for other in others)), ""):
            raise NotNow(wrong)
        if known and not known.left:
            raise NotNow(f"{known.name} is in the tournament already")
        self._do("enter", name=known.key if known else name)

    def _enter(self, name: str) -> None:
        try:
            check_names([name])
        except ValueError as wrong:
            raise NotNow(str(wrong)) from None
        called = self.now(name)
        self.numbers.setdefault(name, len(self.numbers) + 1)
        entrant = self.entrants.setdefault(called, Entrant(called, name, len(self.games)))
        entrant.enters(name, self.ever.get(name, ()))

    def leave(self, name: str) -> None:
        """Plays no further round; the match in play still counts."""
        known = entrants.who(self.entrants, name)
        for key in sorted(known.here) if known and known.here else [name]:
            self._do("leave", name=key)

    def _leave(self, name: str) -> None:
        entrant = self.entrants.get(self.now(name))
        if entrant is None or name not in entrant.here:
            raise NotNow(f"{name} is not in the tournament")
        entrant.here.discard(name)

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
        found = drawing.next_round(self)
        if not found["tables"]:
            raise NotNow(f"{self.game} is for {self.fewest} to {self.most} players")
        keys = {name: entrant.key for name, entrant in self.entrants.items()}
        (byes,) = entrants.by([found.pop("byes")], keys)
        tables = {what: entrants.by(names, keys) for what, names in found.items()}
        self._do("round", **tables, byes=byes)

    def _round(
        self, tables: list[list[str]], byes: list[str], groups: list[list[str]] | None = None
    ) -> None:
        self.seated.append({*chain(*tables, byes)})
        seated, (byes,) = entrants.by(tables, self.names), entrants.by([byes], self.names)
        sits = [(self.entrants[name], seating.place(seat, len(table)))
                for table in seated for seat, name in enumerate(table)]  # fmt: skip
        rests = [self.entrants[name] for name in byes]
        self.groups = entrants.once(entrants.by(groups or self.groups, self.names))
        number = len(self.games) + 1
        self.games.append([
            Game(f"{self.mark}/{number}/{at}", players, entered)
            for at, (players, entered) in enumerate(zip(seated, tables, strict=True), 1)
        ])  # fmt: skip
        for entrant, place in sits:
            entrant.sat.append(place)
        for entrant in rests:
            entrant.byes += 1
            alone = f"{self.mark}/{number}/bye"
            self.games[-1].append(Game(alone, [entrant.name], [], points=[1.0], won=[True]))

    # Tables and results

    def find(self, key: str) -> Game:
        for game in chain(*self.games):
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
        if not verdict.pairing.startswith(self.mark + "/"):
            return False
        game = self.find(verdict.pairing)
        if game.match == match:
            return True
        if verdict.word != VERIFIED or verdict.result is None:
            raise NotNow(f"{game.key}: the match at {table} was not played to its end")
        if game.done:
            raise NotNow(f"{game.key}: another record of it, from {table}")
        seats = [self.entrants[name] for name in game.players]
        known = entrants.are(verdict.players, seats, self.entrants, self.erased)
        if verdict.game != self.game or not known or table not in game.tables:
            raise NotNow(f"{game.key}: a record from {table} is of other people or another table")
        keys = {name: one.key for name, one in zip(verdict.players, seats, strict=True)}
        winners = [keys.get(name, name) for name in verdict.result["winners"]]
        self._do("score", key=game.key, match=match, scores=verdict.result["scores"],
                 winners=winners)  # fmt: skip
        return True

    def _score(self, key: str, match: str, scores: list[int | None], winners: list[str]) -> None:
        game, winners = self.find(key), [self.now(name) for name in winners]
        game.match = match
        seats = [seat for seat, name in enumerate(game.players) if name in winners]
        order = [place or 1 for place in places(scores, seats)[: len(game.players)]]
        ranks = [1 + sum(other < own for other in order) for own in order]
        won = [name in winners for name in game.players]
        self._settle(game, worth(ranks), won, shared(scores[: len(game.players)]))

    def _settle(self, game: Game, points: list[float], won: list[bool], share: list[float]) -> None:
        game.points, game.won = points, won
        game.share = share

    # Standings

    def met(self) -> Meetings:
        """How often two have met."""
        return meetings(self.games)

    def standings(self) -> list[Line]:
        """Everybody who ever entered, the first first."""
        lots = {name: self._lot(entrant.key) for name, entrant in self.entrants.items()}
        return standings(lots, self.games, self.seed)
