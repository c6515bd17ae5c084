"""Seats of a real table that this computer plays: it decides, people lay the cards.

People lay the cards of such a seat face down on the reader, once, so that this computer knows them
(the link's `row`), and then in a row before the seat (host/people/rows.py). What the seat answers
goes over the link (`decide`): a card by its place in the row.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from engine.ask import Ask
from engine.knowledge import owner
from engine.seats import MACHINE
from engine.secrets import face_down
from engine.table import SEATED
from engine.words import Words
from host.cable.client import LinkError, Refusal
from host.opponents.imagination import imagine
from host.opponents.lines import Line, question
from host.opponents.mind import IN_PLACE, LEVELS, choices_at, known_to
from host.opponents.process import Minds
from host.page.errands import report
from host.page.words import say
from host.people.deal import Deal, mark
from host.people.real_pieces import Fault
from host.people.rows import row_of

if TYPE_CHECKING:
    from host.page.mirror import Mirror
    from host.page.room import Room

RETRY_S = 20.0  # after people have ended the reading of cards: then it is asked for again


class Machines:
    """names   of players whose seats are this computer's from the beginning of a match
    told     the match and the number of answers for which the table knows the decision
    reading  the match, the number of answers and the zone whose cards people were asked to lay
    place    what the table shows: the piece's place in its row, 0 for none, and whether it
             is laid face down
    """

    def __init__(self, room: Room, minds: Minds) -> None:
        self.room, self.minds = room, minds
        self.names: set[str] = set()
        self.told: tuple[Mirror, int] | None = None
        self.reading: tuple[Mirror, int, int] | None = None
        self.place = (0, False)

    def seats(self) -> set[int]:
        """Those that a computer plays."""
        away = self.room.mirror.match.away if self.room.mirror else {}
        return {seat for seat in away if away[seat] == MACHINE}

    def has(self, ask: Ask) -> bool:
        """Whether it decides this question; what comes up or lies there people tell."""
        return ask.decided() and ask.seat in self.seats() and not self.room.rest

    def waits(self) -> bool:
        """Whether people act first: they lay its cards, its decision, or are in a menu."""
        mirror = self.room.mirror
        told = mirror is not None and self.told == (mirror, mirror.count)
        return told or bool(self.room.menu) or self.missing() is not None

    def forget(self) -> None:
        """The table has started: it knows of no decision."""
        self.told = self.reading = None

    # The cards

    @property
    def deal(self) -> Deal:
        """Of the match in play, kept beside the files of this computer."""
        assert self.room.mirror
        match, deals = self.room.mirror.fields.get("match", ""), self.room.deals
        return deals.find(match) or deals.begin(match)

    def rows(self) -> dict[int, list[int]]:
        """By zone: what lies face down before its seats, and piles that lie open, as far as the
        reader has had them.

        A row that cannot be, since people have laid other cards, counts as not laid.
        """
        mirror = self.room.mirror
        assert mirror
        table, log = mirror.referee.table, bytes(mirror.referee.log)
        history = [mirror.opening, *(told.news for told in mirror.told)]
        found = {}
        for zone in self.zones(mirror):
            row = row_of(history, self.deal.laid(zone, log), zone)
            there = [piece for piece in row if piece in table.possible(zone)]
            few = len(row) <= table.count(zone)
            found[zone] = row if few and there == row else []
        return found

    def zones(self, mirror: Mirror) -> list[int]:
        """Where its cards lie face down: hands first, then what else is its seats' own; and piles
        whose top all see."""
        table, game, seats = mirror.referee.table, mirror.referee.game, self.seats()
        own = [zone for zone in sorted({*table.zones, *table.hidden})
               if owner(zone) in seats and face_down(game, zone)]  # fmt: skip
        return [*own, *game.OPEN_PILES]

    def missing(self) -> tuple[int, int] | None:
        """(zone, how many) of cards that this computer must know and does not."""
        if not self.seats():
            return None
        mirror = self.room.mirror
        assert mirror
        table, piles = mirror.referee.table, mirror.referee.game.OPEN_PILES
        for zone, row in self.rows().items():
            hidden = table.hidden.get(zone, 0)
            lacking = (hidden and 1 if zone in piles else hidden) - sum(
                piece in table.unseen for piece in row
            )
            if lacking > 0:
                return zone, lacking
        return None

    async def look(self) -> None:
        """Its seats at the beginning of a match; and people lay what is missing of its cards."""
        room, mirror = self.room, self.room.mirror
        busy = room.client.simulated or room.stale or room.menu or room.rest or room.paused
        if busy or mirror is None or mirror.ask is None:
            return
        with contextlib.suppress(LinkError):  # the table asks again, or comes back
            for seat, name in enumerate(mirror.players):
                if name in self.names and not mirror.count and not mirror.match.changes:
                    await room.client.command(f"leave {seat} {MACHINE}")
            lacking = self.missing()
            if lacking and self.reading != (mirror, mirror.count, lacking[0]):
                self.reading = (mirror, mirror.count, lacking[0])
                await room.client.command("row {} {}".format(*lacking))

    def laid(self, zone: int, name: str | None) -> None:
        """People have laid this card for it; None: they lay no more."""
        mirror = self.room.mirror
        if mirror is None or self.room.stale:
            return
        if name is None:
            lacking = self.missing()
            if lacking and lacking[0] == zone:
                asyncio.get_running_loop().call_later(RETRY_S, self.again)
            self.room.bots.woken.set()
            return
        piece = mirror.referee.table.box.find(name)
        if not self.rows().get(zone):
            self.deal.rows[zone] = []  # what was laid before lies there no more
        if piece in mirror.referee.table.unseen:
            self.deal.lay(zone, bytes(mirror.referee.log), piece)

    def again(self) -> None:
        """People have had time: cards that are still missing are asked for again."""
        self.reading = None
        self.room.bots.woken.set()

    # The decisions

    async def step(self) -> None:
        """Decide the question that stands, and let the table know."""
        room, mirror = self.room, self.room.mirror
        ask = mirror.ask if mirror else None
        if mirror is None or ask is None or not self.has(ask) or self.waits():
            return
        count = mirror.count
        try:
            answer = await self.decision(mirror, ask)
            async with room.acting:
                if room.mirror is not mirror or mirror.count != count or room.stale:
                    return
                self.told = (mirror, count)
                self.place = (self.place_of(mirror, answer), ask.secret)
                with contextlib.suppress(Refusal):  # hands were faster: its next event says so
                    await room.client.command(f"decide {self.place[0]} {answer}")
        except (Fault, LinkError) as wrong:
            self.told = (mirror, count)
            room.trouble(str(wrong))
        except Exception as fault:  # of ours: people answer for it, and the match goes on
            report("a decision for a seat", fault)
            self.told = (mirror, count)
            room.trouble(say(room.hello.get("language", "en"), "undecided"))
        room.changed("state")

    def place_of(self, mirror: Mirror, answer: str) -> int:
        """Where its card lies in the row, 1 the first from the left; 0: in no row of a hand."""
        piece, rows = mirror.referee.table.box.find(answer), self.rows()
        hands = [row for zone, row in rows.items() if zone >= SEATED and piece in row]
        return hands[0].index(piece) + 1 if hands else 0

    async def decision(self, mirror: Mirror, ask: Ask) -> str:
        """What the seat answers, as the link spells it: as it was decided before a restart."""
        deal, log = self.deal, bytes(mirror.referee.log)
        line = self.line(mirror, deal)
        if deal.decided[0] == mark(log) and deal.decided[1] in line["options"]:
            return deal.decided[1]
        seed, level = f"{deal.secret} {mirror.count}", self.room.bots.level_of(line["who"])
        if level in LEVELS or line["who"] in self.minds.programs:
            found = await self.minds.decide(line, level if level in LEVELS else IN_PLACE, seed)
        else:
            found = deal.luck("machine", mirror.count).choice(line["options"])
        answer = found or line["options"][0]
        deal.decide(log, answer)
        return answer

    def line(self, mirror: Mirror, deal: Deal) -> Line:
        """What its mind is given. Raises Fault."""
        referee, ask = mirror.referee, mirror.ask
        assert ask and ask.seat is not None
        rows = self.rows()
        pieces = imagine(referee, rows, deal.luck("imagined", mirror.count))
        known, options = known_to(ask.seat, referee, pieces), choices_at(referee, pieces).values()
        known["looked"] = [each for each in known["looked"] if each[1] in rows]  # else: imagined
        guessed = {*referee.table.unseen}.difference(*rows.values()) if ask.kind == "tap" else set()
        seen = [value for value in options if value not in guessed]
        if not seen:
            raise Fault(f"{ask.prompt}: this computer knows no piece that it could lay")
        return question(mirror.game, referee, mirror.players, known, seen)

    def said(self, words: Words) -> str:
        """What people do now for it; "": nothing, or all see what it has decided."""
        mirror, (place, down) = self.room.mirror, self.place
        if mirror is None or self.told != (mirror, mirror.count) or not place:
            return ""
        return str(words.text("its_place_down" if down else "its_place", (place,)))
