"""Worlds: matches that fit what one seat may know, with everything else drawn by lot.

No game is named here. Another seat's secret answers are drawn again from what its hand may hold;
where the rest of the log then fails, another world is drawn, and what did not fit is avoided.
Unseen pieces change places with those that have the same back.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine.ask import Ask
from engine.knowledge import ANY
from engine.referee import Referee
from engine.secrets import TAKEN
from engine.table import Table
from host.opponents.world import Answer, Knowledge, NoWorld, Pieces, World

DRAWS = 80  # worlds that are tried before the search gives up
FORGETS = 20  # of them, after which what was learned of wrong ones is doubted
LIKELY = 0.5  # how often a piece that would have fitted is tried before all others
SOON = 40  # answers after which a hand that was shown is no longer the same


class Worlds:
    """All worlds that fit what a seat knows; `draw` gives one of them."""

    def __init__(self, game: Any, known: Knowledge, rng: random.Random):
        self.game, self.known, self.rng = game, known, rng
        self.mine = dict(known["own"])
        self.own = {piece for pieces in self.mine.values() for piece in pieces}
        self.looked: list[tuple[int, int, list[int]]] = known["looked"]
        self.placed = self.own.union(*(pieces for _, _, pieces in self.looked))
        self.tops = {piece for _, piece in known["tops"]}
        self.backs = {piece: back for back, pile in enumerate(known["piles"]) for piece in pile}
        self.shown: dict[int, int] = {piece: at for at, _, piece in known["seen"]}  # at last
        self.lying = sorted(known["backs"], key=lambda lies: lies[1] == ANY)
        self.follows = any(back == ANY for _, back, _ in self.lying)
        self.came: dict[int, set[int]] = {}  # by zone, the backs that may have come there
        self.kept: set[str] = set()  # prompts of secrets whose pieces stay with their seat
        self.wrong: dict[int, set[Answer]] = {}  # by number of the answer: what it was not
        self.likely: dict[int, dict[int, None]] = {}  # which pieces it may have been

    def draw(self, is_over: Callable[[], bool] = lambda: False) -> World:
        """Tries as often as DRAWS says, or until its time is over. Raises NoWorld."""
        for number in range(DRAWS):
            if number and is_over():
                break
            self.tried: set[str] = set()
            self.guesses: list[tuple[int, int | None, Answer]] = []  # (number of it, seat, answer)
            if number % FORGETS == 0:
                self.wrong = {}  # it may have been right, and another one wrong
            self.keep = number % 2 == 1  # also try that a secret only shows what a hand keeps
            self.soonest = number % 8 < 2  # and that it is what comes next
            self.doubt = number % 4 == 3  # or other cards than come soon
            referee = self._replay()
            pieces = referee and self._lay(referee.table)
            if referee and pieces:
                if self.keep:
                    self.kept |= self.tried
                return World(referee, pieces, self.rng)
        raise NoWorld("none that fits was drawn")

    def _replay(self) -> Referee | None:
        known = self.known
        referee = Referee(self.game, known["seats"], known["options"])
        if self.follows:
            self._follow(referee.table.news, referee.seats)
        for at, code in enumerate(known["log"]):
            ask = referee.ask
            if ask is None:
                return None
            value = self._secret(ask, at, code) if code < 0 else ask.decode(code)
            if value is None:
                self._learn(ask, at, code)
                return None
            referee.log.append(ask.code(value) if code < 0 else code)
            referee._advance(value)
            if self.follows:
                self._follow(referee.table.news, referee.seats)
        asks = referee.ask
        if (asks and [asks.seat, asks.prompt]) != known["asked"]:  # as after other votes
            for at, _, value in self.guesses[-1:]:
                self.wrong.setdefault(at, set()).add(value)
            return None
        return referee

    def _secret(self, ask: Ask, at: int, how: int) -> Answer | None:
        """Some answer that another seat may have given so; None: there is none."""
        found: Sequence[Answer]
        if how == TAKEN:
            found = list(ask.chosen)
        elif ask.kind != "tap":
            found = list(ask.values)
        else:
            found = self._hidden(ask, at)
        found = [value for value in found if value not in self.wrong.get(at, ())] or found
        if not found:
            return None
        value = self.rng.choice(found)
        self.guesses.append((at, ask.seat, value))
        return value

    def _learn(self, ask: Ask, number: int, code: int) -> None:
        """What was answered does not fit the guesses. Where one was this very piece, it was another
        piece; else the seat's latest one was, and any of the seat's may have been this piece."""
        same = [guess for guess in self.guesses if guess[2] == code]
        own = [guess for guess in self.guesses if guess[1] == ask.seat]
        for at, _, value in (same or own or self.guesses)[-1:]:
            self.wrong.setdefault(at, set()).add(value)
        if not same and [number, ask.seat, code] in self.known["seen"]:
            for at, _, _ in own:
                self.likely.setdefault(at, {})[code] = None

    def _hidden(self, ask: Ask, at: int) -> list[int]:
        """The pieces that another seat may have laid unseen.

        Most are not seen again soon. A hand that is only shown to the reader keeps its cards: what
        its seat lays afterwards was among them.
        """
        fresh = [piece for piece in ask.values if piece not in ask.chosen]
        for since, zone, looked in self.looked:
            there = at >= since and zone in ask.zones
            fresh = [piece for piece in fresh if (piece in looked) == there]
        if not ask.many:  # the next one takes its place: another piece, as far as that is known
            after = self.known["log"][at + 1 : at + 2]
            fresh = [piece for piece in fresh if piece not in after] or fresh
        likely = [piece for piece in self.likely.get(at, ()) if piece in fresh]
        if likely and self.rng.random() < LIKELY:
            return likely
        if self.keep or ask.prompt in self.kept:
            self.tried.add(ask.prompt)
            soon = [
                piece for when, seat, piece in self.known["seen"]
                if at < when < at + SOON and seat == ask.seat and piece in fresh
            ]  # fmt: skip
            found = soon[:1] if self.soonest else soon
            if self.doubt:
                found = [piece for piece in soon if piece not in self.wrong.get(at, ())]
            if found:
                return found
        fresh = [piece for piece in fresh if piece not in self.own] or fresh
        return [piece for piece in fresh if self.shown.get(piece, -1) < at] or fresh

    def _follow(self, news: Sequence[tuple[Any, ...]], seats: int) -> None:
        """Which backs may have come to which zone, for zones of which only the number is known."""
        for verb, what, source, target in news:
            if verb in ("set_out", "shuffle", "tapped", "move"):
                self.came.setdefault(target, set()).update(self.backs[piece] for piece in what)
            elif verb == "deal":
                for seat in range(seats):
                    self._pass_on(source, target + seat)
            elif verb == "gather":
                for zone in what:
                    self._pass_on(zone, target)
            elif target is not None:
                self._pass_on(source, target)
                if verb == "swap":
                    self._pass_on(target, source)

    def _pass_on(self, source: int, target: int) -> None:
        self.came.setdefault(target, set()).update(self.came.get(source, ()))

    def _any_of(self, piles: dict[int, list[int]], zone: int, number: int) -> list[int]:
        """So many pieces that may have come to this zone, out of their piles; fewer: there are no
        more."""
        backs = [back for back in piles if back in self.came.get(zone, piles)]
        loose = [piece for back in backs for piece in piles[back]]
        chosen = self.rng.sample(loose, min(number, len(loose)))
        for piece in chosen:
            piles[self.backs[piece]].remove(piece)
        return chosen

    def _lay(self, table: Table) -> Pieces | None:
        """Lay what is unseen, each in a zone where its back lies."""
        known, pieces = self.known, Pieces(self.game, self.rng, table)
        piles: dict[int, list[int]] = {}
        for piece in table.unseen:
            if piece not in self.placed and piece not in self.tops:
                piles.setdefault(self.backs[piece], []).append(piece)
        for pile in piles.values():
            self.rng.shuffle(pile)
        zones = pieces.zones = {zone: list(lying) for zone, lying in table.zones.items()}
        if any(zone not in self.mine and self.own & set(zones[zone]) for zone in zones):
            return None
        zones.update({zone: list(lying) for zone, lying in self.mine.items()})
        looked = {zone: [p for p in was if p in table.unseen] for _, zone, was in self.looked}
        for zone, back, number in self.lying:
            there = zones.setdefault(zone, [])
            if zone in looked:
                lay = [p for p in looked[zone] if back in (ANY, self.backs[p])]
            elif back == ANY:
                lay = self._any_of(piles, zone, max(0, number - len(there)))
            else:
                pile = piles.get(back, [])
                lay = pile[len(pile) - number :]
                del pile[len(pile) - number :]
            if len(lay) != number - len(there) * (back == ANY):
                return None
            there.extend(lay)
        for zone, piece in known["tops"]:
            zones.setdefault(zone, []).append(piece)
        return pieces
