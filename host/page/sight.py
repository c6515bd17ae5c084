"""What one viewer of the page may see of a room, as plain dictionaries for the browser.

People at the table see every open card, screen and lights. A spectator sees just that. A viewer
with the control link also sees the hand of the seat that plays at the page, as its owner would: the
one seat that is not simulated, else the asked seat once its player has lifted the window's curtain;
and every hand where simulated people play alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from engine import catalogue, found, record
from engine.ask import Ask
from engine.explain import explain, ruling
from engine.seats import MACHINE, ways
from engine.table import BOX, DISCARD, SEATED, TABLE, zone_name
from host.page.clicked import Spelt, clicks
from host.page.curtain import PASS, UP, shown_hand
from host.page.dead_ends import dead_clicks, dead_here
from host.page.forced_answers import duty, forced_answer, is_thrown
from host.page.gathering import gathered
from host.page.lesson import remark
from host.page.log import meanwhile
from host.page.mirror import Mirror
from host.page.on_board import beside, dice_of, dye, pieces_on
from host.page.piece_looks import face
from host.page.room import Room
from host.page.since import before
from host.page.standing import at_stake, cell, ending, status
from host.page.things import key
from host.page.words import say

View = dict[str, Any]


class Sight:
    """One viewer's sight of a room, at one moment.

    control   whether the viewer may act
    language  of all texts
    curtain   what covers the cards of the seat that is asked: see host.page.curtain
    """

    def __init__(self, room: Room, control: bool, language: str, curtain: str = UP):
        self.room = room
        self.control = control
        self.language = language
        self.curtain = curtain
        hidden = curtain == PASS or room.paused
        self.acts = control and not (hidden or room.bots.has_the_ask() or room.bots.spares())

    def state(self) -> View:
        """Everything but pictures and the log."""
        room = self.room
        return {
            "control": self.control,
            "simulated": room.client.simulated,
            "tongue": room.hello.get("language", ""),
            "problem": room.problem,
            "phones": room.has_phones,
            "menu": room.menu,
            "rest": room.rest,
            "paused": room.paused,
            "clock": room.clock,
            "redealt": bool(room.mirror and room.mirror.count <= room.redealt),
            "people": room.bots.state(),
            "match": self.match(room.mirror) if room.mirror else None,
        }

    def match(self, mirror: Mirror) -> View:
        self.mirror, self.words = mirror, mirror.words[self.language]
        self.seen_seats, ask, table = self.seats_seen(), self.room.ask, mirror.referee.table
        self.shown = shown_hand(ask) if ask and ask.seat in self.seen_seats else None
        self.before_now = before(mirror, self.marked_for(), self.room.real)
        return {
            "game": mirror.game,
            "title": self.words.text("title"),
            "plate": catalogue.plate(mirror.game),
            "box": table.box.key,
            "suits": bool(found.facts(mirror.game).get("SUITS")),
            "dealt": not found.facts(mirror.game).get("BARE", False),
            "n": mirror.count,
            "seats": [self.seat(seat) for seat in range(len(mirror.players))],
            "scores": self.scores(),
            "standing": self.standing(),
            "status": status(self.words, mirror.referee),
            "ask": self.asked(),
            "stakes": at_stake(mirror, self.language, self.room.picking is not None),
            "remark": remark(self.room, self.language) if self.acts or not ask else "",
            "result": ending(mirror, self.language),
            "kept": mirror.kept,
            "zones": self.zones(),
            "pieces": pieces_on(mirror.referee, self.words, mirror.lights, self.room.truth),
            "since": self.before_now.places(mirror.referee) if self.before_now else [],
            "stock": beside(mirror.game, mirror.referee, self.words, mirror.lights),
            "dice": dice_of(mirror.referee),
            "groups": self.groups(),
        }

    def marked_for(self) -> list[int | None]:
        """Since whose last answer changes have a mark: who is asked, where that is shown."""
        ask = self.room.ask
        if ask is None or (self.control and not self.acts):
            return []
        return [ask.seat] if ask.seat is not None else [*self.room.bots.others()]

    def seats_seen(self) -> list[int]:
        """Whose cards the viewer sees."""
        others = self.room.bots.others()
        if not self.control or self.room.paused:
            return []
        if not others and self.room.client.simulated:
            return [seat for seat in self.room.seats() if seat not in self.room.phones]
        ask = self.room.ask
        asked = ask.seat if ask and not self.curtain else None
        shown = others if len(others) == 1 else [seat for seat in others if seat == asked]
        return [seat for seat in shown if seat not in self.room.phones]

    def seat(self, seat: int) -> View:
        mirror, table = self.mirror, self.mirror.referee.table
        return {
            "name": mirror.players[seat],
            **dye(table, mirror.lights, seat),
            "simulated": seat in self.room.bots.seats,
            "open": seat in self.seen_seats,
            "phone": seat in self.room.phones,
            "away": mirror.match.away.get(seat, ""),
            "before": began if (began := mirror.match.first[seat]) != mirror.players[seat] else "",
            "ways": [*ways(table, seat), *([] if self.room.client.simulated else [MACHINE])],
        }

    def scores(self) -> list[View]:
        """One line for each participant; one may have no seat at the table."""
        result, referee = self.mirror.referee.result, self.mirror.referee
        points = result.scores if result else referee.game.scores(referee.table)
        return [{"who": self.words.seat(who), "points": score} for who, score in enumerate(points)]

    def standing(self) -> View:
        """The match so far as a table: columns, and a row of cells for every participant."""
        referee, words = self.mirror.referee, self.words
        columns, rows = referee.game.standing(referee.table)
        return {
            "columns": [words.text(key) for key in columns],
            "rows": [
                {"who": words.seat(who), "cells": [cell(words, value) for value in row]}
                for who, row in enumerate(rows)
            ],
        }

    # The question

    def asked(self) -> View | None:
        """What is asked now: first the cards that a player picks, then what the table asks."""
        if (picking := self.room.picking) is None:
            return self.ask(self.mirror.ask) if self.mirror.ask else None
        own = picking.view(self.mirror, self.language)
        return {**own, "mine": self.acts, "curtain": self.curtain}

    def ask(self, ask: Ask) -> View:
        """Options as the table spells them and as people read them; pieces are in the zones."""
        referee = self.mirror.referee
        values: list[Any] = [] if ask.kind == "tap" else [*ask.values]
        known = None if self.covered else forced_answer(self.room)
        if (ask.secret and self.covered) or known is not None:
            values = []  # kept from this viewer, or for nobody to choose
        chosen: Any = len(ask.chosen) if ask.secret else [self.words.piece(p) for p in ask.chosen]
        return {
            "seat": ask.seat,
            "who": self.words.called(ask.seat) if ask.but is None else say(self.language, "rest"),
            "prompt": ask.prompt,
            "text": self.words.text(ask.prompt, ask.args),
            "help": explain(self.words, self.mirror.game, ask) + self.by_card(),
            "ruling": ruling(self.words, self.mirror.game, ask),
            "kind": ask.kind,
            "role": ask.role,
            "secret": ask.secret,
            "chosen": chosen,
            "about": [self.words.said(fact) for fact in referee.game.about(referee.table, ask)],
            "sum": self.sum(ask),
            "taken": bool(ask.zones) and zone_name(ask.zones[0]) == "bid",
            "options": [self.option(ask, value) for value in values if value not in self.dead],
            "items": [self.option(ask, item) for item in ask.items],
            "things": self.things(),
            "gathered": len(self.gathered),
            "settled": None if known is None else self.settled(ask, known),
            "tray": self.tray(ask),
            "mine": self.acts,
            "curtain": self.curtain if self.control else UP,
            "news": self.mirror.news(self.language),
            **self.meanwhile(ask),
            "told": self.room.bots.told(self.words),
            "advice": self.room.bots.advice.view(self.words) if self.advised(ask) else None,
        }

    def by_card(self) -> str:
        """That cards of which only the number is asked can be clicked, too."""
        return " " + say(self.language, "gather_help") if (None,) in self.clicks.values() else ""

    def advised(self, ask: Ask) -> bool:
        """Whether a hint is for this viewer: it may speak of the hand of the seat that is asked."""
        return self.acts and not self.covered and ask.seat not in self.room.phones

    def meanwhile(self, ask: Ask) -> View:
        """What the asked player may have missed since which answer; nothing for who only looks."""
        own = self.room.bots.others() if ask.seat is None else [ask.seat]
        return meanwhile(self.mirror, own, self.language) if self.acts else {"earlier": []}

    def sum(self, ask: Ask) -> int | None:
        """What the pieces laid so far come to; of a secret set only for who sees that hand."""
        if not ask.chosen or (ask.secret and (self.covered or ask.seat not in self.seen_seats)):
            return None
        referee = self.mirror.referee
        worth: int | None = referee.game.worth(referee.table, ask, list(ask.chosen))
        return worth

    def option(self, ask: Ask, value: int | str) -> View:
        """An option as the table spells it and as people read it."""
        box, players = self.mirror.referee.table.box, self.mirror.players
        label = self.mirror.referee.label(value)
        text = self.words.said(label) if label else self.words.option(ask, value)
        return {"value": record.spell(ask, value, box, players), "label": text}

    def things(self) -> dict[str, list[str]]:
        """Key of what is drawn (host/page/things.py) -> the answer a click on it gives, or two."""
        return {key: [each for each in steps if each] for key, steps in self.clicks.items()
                if None not in steps}  # fmt: skip

    @cached_property
    def clicks(self) -> Spelt:
        """What a click on a thing means to this viewer; nothing that only leads back."""
        if (
            not self.acts
            or self.covered
            or self.room.picking
            or forced_answer(self.room) is not None
        ):
            return {}
        own = self.room.ask and self.room.ask.seat in self.seen_seats
        found, dead = clicks(self.mirror), dead_clicks(self.room) if own else ()
        return {key: found[key] for key in found if key not in dead}

    def before(self, zone: int, piece: int) -> str | None:
        """The answer that a click on this card gives before it is laid; "": none need be."""
        ask = self.mirror.ask
        if ask is None or ask.kind == "tap" or not self.clicks:
            return None
        steps = self.clicks.get(key(("card", zone, piece)), self.clicks.get(key(("zone", zone))))
        return steps[0] or "" if steps else None

    @cached_property
    def gathered(self) -> list[int]:
        return gathered(self.room) if self.acts and not self.covered else []

    @cached_property
    def dead(self) -> frozenset[int | str]:
        """The answers that its hand could only call back, for who sees that hand."""
        own = self.room.ask and self.room.ask.seat in self.seen_seats
        return dead_here(self.room) if own and self.acts and not self.covered else frozenset()

    @property
    def covered(self) -> bool:
        """Whether what only the asked seat may know is kept from this viewer."""
        return not self.control or self.curtain == PASS or self.room.paused

    def settled(self, ask: Ask, value: int | str) -> View:
        """A throw that is still to fall, without its value; or what lies there."""
        if is_thrown(self.room):
            return {"throw": True}
        return {"throw": False, "label": self.words.option(ask, value)}

    def tray(self, ask: Ask) -> list[View]:
        """The pieces that can be named where they lie in real hands, not in this computer."""
        if self.room.client.simulated or self.covered or not self.acts or ask.kind != "tap":
            return []
        return [face(self.mirror, self.language, piece) for piece in sorted(ask.values)]

    # The pieces

    def zones(self) -> list[View]:
        table, real = self.mirror.referee.table, self.room.real
        there = {*table.zones, *table.hidden, *(real.zones if real else ())}
        return [self.zone(zone) for zone in sorted(there) if self.room.pieces(zone)]

    def zone(self, zone: int) -> View:
        pieces = self.room.pieces(zone)
        pile = zone in self.mirror.referee.game.PILES
        few = 0 if zone == BOX else 1  # of what lies in a heap the top tells enough
        heap = pile or (zone in (BOX, DISCARD) and not self.wanted(zone))
        first = len(pieces) - few if heap else 0
        cards = [self.card(zone, at, pieces[at]) for at in range(max(0, first), len(pieces))]
        if zone == TABLE:
            for card in cards:
                card["by"] = self.mirror.player_of(pieces[card["at"]])
        if self.mirror.face_down(zone):
            cards.sort(key=lambda card: card["order"])  # as people sort their hands
        seat = zone % SEATED if zone >= SEATED else None
        name = zone_name(zone)
        own = "zone_" + name  # what a game calls it, where that says more than the page's own word
        called = self.words.text(own) if own in self.words else ""
        return {"zone": zone, "name": name, "seat": seat, "count": len(pieces), "cards": cards,
                "pile": heap, "called": called}  # fmt: skip

    def wanted(self, zone: int) -> bool:
        ask = self.room.ask
        return ask is not None and ask.kind == "tap" and zone in ask.zones

    def card(self, zone: int, at: int, piece: int | None) -> View:
        """A card's face or its back; whether it may be laid on the reader now."""
        ask, mine = self.room.ask, self.wanted(zone) and self.acts
        if piece is None or not self.seen(zone, piece):
            can = mine and piece is not None
            return {"at": at, "can": can, "order": at}
        chosen = ask is not None and piece in ask.chosen and not (ask.secret and self.covered)
        can = mine and ask is not None and piece in ask.values and not self.barred(piece)
        come = self.before_now is not None and not self.before_now.lay(zone, piece)
        look = face(self.mirror, self.language, piece)
        seen = {**look, "at": at, "can": can, "laid": chosen, "order": piece, "come": come}
        first = self.before(zone, piece)
        if first is not None:
            seen |= {"can": True, "laid": piece in self.gathered}
        if ask and first:
            seen |= {"first": first, "does": self.words.option(ask, first)}
        return seen

    def barred(self, piece: int) -> bool:
        """Whether the simulated table sees that the hand must play another card."""
        return piece in self.dead or (self.must is not None and piece not in self.must)

    @cached_property
    def must(self) -> Sequence[int] | None:
        return duty(self.room)

    def seen(self, zone: int, piece: int) -> bool:
        return zone == self.shown or self.mirror.open_to(zone, piece, self.seen_seats)

    def groups(self) -> list[list[list[View | None]]] | None:
        """What lies before every seat in groups, where a game has such."""
        per_seat = self.mirror.referee.game.groups(self.mirror.referee.table)
        return per_seat and [
            [[None if piece is None else self.tile(seat, piece) for piece in group]
             for group in groups]
            for seat, groups in enumerate(per_seat)
        ]  # fmt: skip

    def tile(self, seat: int, piece: int) -> View:
        come = self.before_now is not None and not self.before_now.had(seat, piece)
        return {**face(self.mirror, self.language, piece), "come": come}
