"""Worlds: matches that fit what one seat may know, with everything else drawn by lot.

A world is a referee and real pieces, like a match of the arena, without its checks. No game is
named here. Another seat's secret answers are drawn again from what its hand may hold; where the
rest of the log then fails, another world is drawn. Unseen pieces change places with those that
have the same back. What did not fit is remembered, and avoided in the next world.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.ask import OK, Ask
from engine.game import odds
from engine.knowledge import ANY
from engine.laying import BACK
from engine.referee import Referee
from engine.secrets import TAKEN
from engine.table import Table
from host.people import ground_truth
from host.people.lenient_pieces import LenientPieces
from host.people.real_pieces import RealPieces

DRAWS = 80  # worlds that are tried before the search gives up
FORGETS = 20  # of them, after which what was learned of wrong ones is doubted
LIKELY = 0.5  # how often a piece that would have fitted is tried before all others
SOON = 40  # answers after which a hand that was shown is no longer the same
CLOSES = 0.4  # how often a set that may be closed is closed, where people lay at random

Knowledge = dict[str, Any]
Answer = int | str


class NoWorld(Exception):
    """A world does not fit what the seat knows, or none was found that does."""


class Pieces(LenientPieces):
    """Real pieces that nobody takes back, so that nothing of the past is kept.

    What people pick they pick by lot, and a card that is shown is brought to where it must be.
    """

    def __init__(self, game: Any, rng: random.Random, table: Table):
        RealPieces.__init__(self, game, rng)
        self.unseen = table.unseen  # type: ignore[assignment]
        self.facts = table

    def _touch(self, zone: int) -> list[int]:
        return self.zones.setdefault(zone, [])

    def obey(self, table: Table) -> None:
        self.unseen = table.unseen  # type: ignore[assignment]
        for verb, what, source, target in table.news:
            if verb in self._verbs:
                self._verbs[verb](what, source, target)

    def hold(self, zone: int, row: list[int]) -> None:
        """These pieces lie there; those that did instead go where these were. Raises Fault."""
        for piece in row:
            self._bring(piece, zone, row)

    def _mix(self, zone: int) -> None:
        self.rng.shuffle(self._touch(zone))

    def _discard(self, number: int, source: int, target: int) -> None:
        self._draw_blind(number, source, target)

    def _swap(self, number: int, first: int, second: int) -> None:
        for source in (first, second):
            self._mix(source)
        here, there = self._touch(first), self._touch(second)
        here[:number], there[:number] = there[:number], here[:number]


class World:
    """One match that may be the real one: referee and pieces."""

    def __init__(self, referee: Referee, pieces: RealPieces, rng: random.Random):
        self.referee, self.pieces, self.rng = referee, pieces, rng
        self.truth = ground_truth.truth_of(referee.game, rng)

    def at_hand(self, ask: Ask) -> list[int]:
        """The pieces that a hand can lay now, by the rules that the table cannot see, too."""
        referee = self.referee
        within = self.pieces.tappable(ask.zones)
        must = ground_truth.duty(referee.game, referee.table, ask, within)
        within = within if must is None else must
        chosen, values = ask.chosen, {*ask.values}
        return [piece for piece in within if piece in values and piece not in chosen]

    def options(self, ask: Ask) -> list[Answer]:
        """What can be answered; of twins, which the rules do not tell apart, one. Nothing laid is
        taken back, where anything else is possible."""
        items = [item for item in ask.items if item != BACK]
        if ask.kind != "tap":
            return [*ask.values, *(items or ([] if len(ask.values) else ask.items))]
        twins = {self.key(ask, piece): piece for piece in self.at_hand(ask)}
        return [*twins.values(), *items] or [*ask.items] or [*ask.chosen]

    def key(self, ask: Ask, value: Answer) -> Any:
        """What the rules tell of an answer: twins have the same."""
        tapped = ask.kind == "tap" and not isinstance(value, str)
        return self.referee.table.box.parts(value) if tapped else value

    def fact(self, ask: Ask) -> Answer:
        """What lies there or comes up, at a question that is no choice."""
        true: Answer | None = self.truth.of(ask, self.pieces.tappable(ask.zones))
        if true is not None and ask.offers(true):
            return true
        if ask.kind == "tap":
            return self.careless(ask)
        if len(ask.values):
            chances = odds(self.referee.game, self.referee.table, ask)
            drawn: Answer = self.rng.choices(list(ask.values), chances)[0]
            return drawn
        item: Answer = self.rng.choice(ask.items)
        return item

    def careless(self, ask: Ask) -> Answer:
        """A choice without a thought, by the rules: sets are closed soon, nothing is taken back."""
        rng = self.rng
        if ask.kind != "tap":
            return rng.choice(self.options(ask))
        items = [item for item in ask.items if item != BACK]
        if not items or OK not in items or rng.random() >= CLOSES:
            fresh = self.at_hand(ask)
            if fresh:
                return rng.choice(fresh)
        left: list[Answer] = items or list(ask.items) or list(ask.chosen)
        if not left:
            raise NoWorld("a hand without any card that is asked for")
        return rng.choice(left)

    def give(self, value: Answer) -> None:
        """An answer, and what it leads to on the table."""
        referee = self.referee
        ask = referee.ask
        assert ask is not None
        referee.log.append(ask.code(value))
        referee._advance(value)
        self.pieces.obey(referee.table)


class Worlds:
    """All worlds that fit what a seat knows; `draw` gives one of them."""

    def __init__(self, game: Any, known: Knowledge, rng: random.Random):
        self.game, self.known, self.rng = game, known, rng
        self.mine = dict(known["own"])
        self.own = {piece for pieces in self.mine.values() for piece in pieces}
        self.tops = {piece for _, piece in known["tops"]}
        self.backs = {piece: back for back, pile in enumerate(known["piles"]) for piece in pile}
        self.shown: dict[int, int] = {piece: at for at, _, piece in known["seen"]}  # at last
        self.kept: set[str] = set()  # prompts of secrets whose pieces stay with their seat
        self.wrong: dict[int, set[Answer]] = {}  # by number of the answer: what it was not
        self.likely: dict[int, dict[int, None]] = {}  # which pieces it may have been

    def draw(self) -> World:
        """Raises NoWorld."""
        for number in range(DRAWS):
            self.tried: set[str] = set()
            self.guesses: list[tuple[int, int | None, Answer]] = []  # (number of it, seat, answer)
            if number % FORGETS == 0:
                self.wrong = {}  # it may have been right, and another one wrong
            self.keep = number % 2 == 1  # also try that a secret only shows what a hand keeps
            self.doubt = number % 4 == 3  # and that it shows other cards than come soon
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
        if not ask.many:  # the next one takes its place: another piece, as far as that is known
            after = self.known["log"][at + 1 : at + 2]
            fresh = [piece for piece in fresh if piece not in after] or fresh
        likely = [piece for piece in self.likely.get(at, ()) if piece in fresh]
        if likely and self.rng.random() < LIKELY:
            return likely
        if self.keep or ask.prompt in self.kept:
            self.tried.add(ask.prompt)
            soon = {
                piece for when, seat, piece in self.known["seen"]
                if at < when < at + SOON and seat == ask.seat
            }  # fmt: skip
            if self.doubt:
                soon -= self.wrong.get(at, set())
            found = [piece for piece in fresh if piece in soon]
            if found:
                return found
        fresh = [piece for piece in fresh if piece not in self.own] or fresh
        return [piece for piece in fresh if self.shown.get(piece, -1) < at] or fresh

    def _merge(self, piles: dict[int, list[int]]) -> list[int]:
        """What is left of all piles as one, from now on."""
        if ANY not in piles:
            left = [piece for back in piles for piece in piles[back]]
            self.rng.shuffle(left)
            piles.clear()
            piles[ANY] = left
        return piles[ANY]

    def _lay(self, table: Table) -> Pieces | None:
        """Lay what is unseen, each in a zone where its back lies."""
        known, pieces = self.known, Pieces(self.game, self.rng, table)
        piles: dict[int, list[int]] = {}
        for piece in table.unseen:
            if piece not in self.own and piece not in self.tops:
                piles.setdefault(self.backs[piece], []).append(piece)
        for pile in piles.values():
            self.rng.shuffle(pile)
        zones = pieces.zones = {zone: list(lying) for zone, lying in table.zones.items()}
        if any(zone not in self.mine and self.own & set(zones[zone]) for zone in zones):
            return None
        zones.update({zone: list(lying) for zone, lying in self.mine.items()})
        for zone, back, number in sorted(known["backs"], key=lambda lies: lies[1] == ANY):
            there = zones.setdefault(zone, [])
            missing = number - len(there) if back == ANY else number
            pile = self._merge(piles) if back == ANY else piles.get(back, [])
            if not 0 <= missing <= len(pile):
                return None
            there.extend(pile[len(pile) - missing :])
            del pile[len(pile) - missing :]
        for zone, piece in known["tops"]:
            zones.setdefault(zone, []).append(piece)
        return pieces
