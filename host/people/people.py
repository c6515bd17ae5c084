"""Simulated people: they answer what they physically can, each in a style of their own.

People hold no opinion on the rules. They tap what lies within their reach and what the referee
has lit, so what they cannot do is as telling as what they do: see Stuck and RefusedHonest. The
functions at the end make the mistakes that people make.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ask import CHOICE, OK, PASS, Ask
from engine.laying import BACK
from engine.simulated import Truth
from engine.table import DECK, HAND, SEATED, Table
from host.people.ground_truth import duty, needed
from host.people.picks import Pick
from host.people.real_pieces import Fault, RealPieces

DECLINING = (OK, PASS, "nothing")
UNKNOWN_PIECE = 999  # no box is that large


class Stuck(Fault):
    """The referee asks for something that no player can do."""

    kind = "stuck"


class RefusedHonest(Fault):
    """What is true, or what came up, is not among the options."""

    kind = "refused honest"


@dataclass(frozen=True)
class Style:
    """Odds, 0 to 1.

    close    that a set which may be closed is closed, or another menu item taken
    back     that a piece is taken back while others could still be laid
    decline  that a menu's way out (pass, nothing) is taken, over and above its fair share
    fair     choose evenly among all there is instead
    stays    what was begun is gone through with: back only where there is no other way
    saves    of what is picked unread, what helps least is let go; else any
    """

    close: float = 0.4
    back: float = 0.05
    decline: float = 0.0
    fair: bool = False
    stays: bool = False
    saves: bool = False


STYLES = {
    "mixed": Style(),
    "long": Style(close=0.06, back=0.02, saves=True),  # lays long sets
    "passer": Style(close=0.85, back=0.02, decline=0.8),
    "random": Style(fair=True),
}
WATCHED = Style(stays=True)  # people look on, and want to see a match


class People:
    """All people at one table.

    styles  a Style for each seat; fewer are repeated in turn
    """

    def __init__(
        self,
        table: RealPieces,
        truth: Truth,
        rng: random.Random,
        styles: Sequence[Style] = (STYLES["mixed"],),
    ):
        self.table = table
        self.truth = truth
        self.rng = rng
        self.styles = styles

    def answer(self, ask: Ask, facts: Table) -> int | str:
        """Something the people can really do, and may by the rules that the referee cannot see.

        facts  the referee's table. Raises Stuck or RefusedHonest.
        """
        if ask.kind == "tap":
            return self._tap(ask, facts)
        if ask.role is not CHOICE:
            true = self.truth.of(ask, self.table.tappable(ask.zones))
            if true is not None:
                return self._honest(ask, true)
        return self._choose(ask)

    def pick(self, pick: Pick, thinks: bool = False) -> Sequence[int]:
        """What the owner of a zone lets go of it, unread: any of its pieces; of a style that saves,
        or who `thinks`, what helps least, of what helps alike any."""
        held = self.table.zones[pick.zone]
        facts = self.table.facts
        if facts is None or not (thinks or self._of(pick.seat).saves):
            return self.rng.sample(held, pick.number)
        mixed = self.rng.sample(sorted(held), len(held))
        need = dict(zip(mixed, needed(self.table.game, facts, pick, mixed), strict=True))
        return sorted(mixed, key=lambda piece: need[piece])[: pick.number]

    def _of(self, seat: int) -> Style:
        return self.styles[seat % len(self.styles)]

    def style(self, ask: Ask) -> Style:
        """Where any seat may answer it is anyone's."""
        if ask.seat is None:
            return self.rng.choice(self.styles)
        return self._of(ask.seat)

    def _tap(self, ask: Ask, facts: Table) -> int | str:
        within = self.table.tappable(ask.zones)
        must = duty(self.table.game, facts, ask, within)
        within = within if must is None else must
        if ask.role is not CHOICE:
            for piece in within:
                if piece not in ask.chosen:
                    self._honest(ask, piece)
        options = set(ask.values)
        fresh = [p for p in within if p in options and p not in ask.chosen]
        chosen = [p for p in within if p in options and p in ask.chosen]
        if not (fresh or chosen or ask.items):
            raise Stuck(f"{ask.prompt} of {_who(ask)}: none of the pieces at hand is an option")
        return self._from_set(ask, fresh, chosen)

    def _from_set(self, ask: Ask, fresh: list[int], chosen: list[int]) -> int | str:
        """Another piece, a piece taken back, or an item such as OK."""
        style, odds = self.style(ask), self.rng.random
        items = _ways(ask.items, style, fresh)
        if style.fair:
            return self._one([*fresh, *chosen, *items])
        if items and (odds() < style.close or not (fresh or chosen)):
            return self._one(items)
        if not fresh and items and odds() >= style.back:
            return self._one(items)
        if not fresh or (chosen and odds() < style.back):
            return self._one(chosen)
        return self._one(fresh)

    def _choose(self, ask: Ask) -> int | str:
        """An item or a value. Among many values an item would hardly ever come up by fair lot."""
        if not (ask.values or ask.items):
            raise Stuck(f"{ask.prompt} of {_who(ask)}: there is no option")
        style = self.style(ask)
        items = _ways(ask.items, style, ask.values)
        out = [item for item in (*items, *_words(ask)) if item in DECLINING]
        if out and self.rng.random() < style.decline:
            return self._one(out)
        if items and (not ask.values or self.rng.random() < style.close):
            return self._one(items)
        return self._one(ask.values)

    def _one(self, options: Sequence[int | str]) -> int | str:
        return self.rng.choice(options)

    def _honest(self, ask: Ask, true: int | str) -> int | str:
        if true not in ask.values and true not in ask.items:
            raise RefusedHonest(f"{ask.prompt} of {_who(ask)}: {true} is true, but no option")
        return true


def _ways(ways: Sequence[Any], style: Style, others: Sequence[Any]) -> Sequence[Any]:
    """Without the way back, for people who stay, where another way or one of `others` is left."""
    on = [way for way in ways if way != BACK]
    return on if style.stays and (on or others) else ways


def _words(ask: Ask) -> Sequence[Any]:
    return ask.values if ask.kind == "menu" else ()


def _who(ask: Ask) -> str:
    return "anyone" if ask.seat is None else f"seat {ask.seat}"


# Mistakes. Each returns a piece that cannot be an answer to the ask, or None where this mistake is
# impossible now. A piece that only its owner knows to be wrong is not among them: while it is an
# option, no referee can refuse it.


def piece_of_another(table: RealPieces, ask: Ask, rng: random.Random) -> int | None:
    """A piece out of another seat's hand."""
    hands = range(HAND, HAND + SEATED)
    return _wrong(table, ask, rng, [zone for zone in hands if zone - HAND != ask.seat])


def piece_played(table: RealPieces, ask: Ask, rng: random.Random) -> int | None:
    """A piece that has left its hand or deck: on the table, in front of a seat, discarded."""
    hidden = {DECK, *range(HAND, HAND + SEATED)}
    return _wrong(table, ask, rng, [zone for zone in table.zones if zone not in hidden])


def unknown_piece(table: RealPieces, ask: Ask, rng: random.Random) -> int | None:
    """The number of no piece: a tag that was enrolled for another box."""
    return UNKNOWN_PIECE


MISTAKES = (piece_of_another, piece_played, unknown_piece)


def _wrong(table: RealPieces, ask: Ask, rng: random.Random, zones: Sequence[int]) -> int | None:
    pieces = [piece for zone in zones for piece in table.zones.get(zone, ())]
    wrong = [piece for piece in pieces if piece not in ask.values]
    return rng.choice(wrong) if wrong else None
