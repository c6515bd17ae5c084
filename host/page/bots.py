"""The simulated people round a table: they answer over the cable, at the pace people like.

Where a table's pieces are in real hands, no people are simulated.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.ask import CHOICE, Ask
from engine.seats import LOTS
from host.cable.client import LinkError
from host.opponents.mind import CARELESS, LEVELS, known_to, options_at
from host.opponents.process import Minds
from host.page.picking import Picking
from host.page.settled import settled, spelt
from host.people.people import WATCHED, People
from host.people.real_pieces import Fault

if TYPE_CHECKING:
    from host.page.followed import Followed
    from host.page.mirror import Mirror

# Milliseconds of thought before an answer, from a leisurely evening to as fast as it goes.
PACES = (3000, 1500, 700, 250, 60, 0)
PACE = 2


class Bots:
    """playing  whether they act by themselves;  pace: an index of PACES;  seats: theirs
    level      of host.opponents.mind: how hard they try
    woken      set when the question may have changed
    """

    def __init__(self, room: Followed):
        self.room = room
        self.playing = True
        self.pace = PACE
        self.seats: set[int] = set()
        self.woken = asyncio.Event()
        self.rng = random.Random()  # of their pace alone
        self.people: People | None = None
        self.level = CARELESS
        self.minds = Minds()

    def sit_down(self) -> None:
        """A match begins, or goes on: who is simulated, as before, else as chosen at the start."""
        real, truth = self.room.real, self.room.truth
        luck = self.room.deal.luck("people")
        self.people = People(real, truth, luck, [WATCHED]) if real and truth else None
        mirror, seats = self.room.mirror, self.room.seats()
        known = self.room.simulated.get(mirror.fields.get("match", "")) if mirror else None
        first = {"none": len(seats), "others": 1, "all": 0}[self.room.people]
        chosen = list(seats[first:])
        if mirror and known is not None:
            chosen = [seat for seat in seats if mirror.players[seat] in known.split(", ")]
        away = mirror.match.away if mirror else {}
        self.take([*chosen, *(seat for seat in away if away[seat] == LOTS)])

    def take(self, seats: Iterable[int]) -> None:
        """These seats are simulated, all others are people's."""
        self.seats = set(seats) if self.people else set()
        self.woken.set()

    def others(self) -> list[int]:
        """The seats of people who are not simulated."""
        return [seat for seat in self.room.seats() if seat not in self.seats]

    def has_the_ask(self) -> bool:
        """Whether it is for a simulated person to answer; what anyone may, people do."""
        ask = self.room.ask
        if ask is None or self.people is None or self.room.paused:
            return False
        return ask.seat in self.seats if ask.seat is not None else not self.others()

    def state(self) -> dict[str, Any]:
        """What a page shows of them."""
        return {
            "seats": sorted(self.seats),
            "playing": self.playing,
            "pace": self.pace,
            "paces": len(PACES),
            "level": self.level,
            "levels": [CARELESS, *LEVELS],
            "waits": self.has_the_ask(),
        }

    def play(self, playing: bool) -> None:
        self.playing = playing
        self.woken.set()

    async def run(self) -> None:
        """For ever: think, answer, wait until it is their turn again."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            while self.playing and self.has_the_ask() and not self.room.stale:
                mirror = self.room.mirror
                count = mirror.count if mirror else 0
                if await self._thought() or not self.playing:
                    continue
                if self.room.mirror is mirror and mirror and mirror.count == count:
                    await self.step()

    async def _thought(self) -> bool:
        """Think for a while; True when something happened before the end."""
        wait = PACES[self.pace] / 1000 * (0.6 + 0.8 * self.rng.random())
        if not wait:
            await asyncio.sleep(0)
            return False
        try:
            async with asyncio.timeout(wait):  # not wait_for: see host.cable.waits
                await self.woken.wait()
        except TimeoutError:
            return False
        self.woken.clear()
        return True

    async def step(self) -> None:
        """One answer, if it is theirs to give; while they think nobody is kept waiting."""
        thought_of = await self._consider()
        async with self.room.acting:
            mirror = self.room.mirror
            if not self.has_the_ask() or mirror is None or not self.people:
                return
            if thought_of and thought_of[:2] != (mirror, mirror.count):
                return  # the question that they thought about stands no more
            if self.room.stale:  # the table is at another question: its log is read first
                return
            if self.room.picking:
                self._pick(self.room.picking, self.people)
                return
            if mirror.ask is None:
                return
            try:
                value = thought_of[2] if thought_of else self._answer(mirror.ask, self.people)
                by_hand = mirror.ask.kind == "tap" and isinstance(value, int)
                verb = "tap " if by_hand else "answer "
                await self.room.client.command(verb + spelt(self.room, value))
            except (Fault, LinkError) as wrong:
                self.room.trouble(str(wrong))

    async def _consider(self) -> tuple[Mirror, int, int | str] | None:
        """(the match, answers given, the answer) where this level thinks; None: a choice by lot."""
        room, mirror, level = self.room, self.room.mirror, LEVELS.get(self.level)
        ask = mirror.ask if mirror and self.has_the_ask() and not room.picking else None
        if not (mirror and ask and level and room.real and ask.role is CHOICE):
            return None
        if ask.seat is None or room.stale:
            return None
        referee, count = mirror.referee, mirror.count
        known, options = known_to(ask.seat, referee, room.real), options_at(referee, room.real)
        seed = f"{room.deal.secret} {count}"
        found = await self.minds.decide(mirror.game, known, options, level, seed)
        return (mirror, count, found[0].value) if found else None

    def _answer(self, ask: Ask, people: People) -> int | str:
        """What the table settles, else what they choose, within what their hand must do."""
        known = settled(self.room)
        if known is not None:
            return known
        people.rng = self._luck(ask)
        assert self.room.mirror
        return people.answer(ask, self.room.mirror.referee.table)

    def _luck(self, ask: Ask) -> random.Random:
        """The same for the same answer of a seat: who corrects it, or undoes, draws no other."""
        told = self.room.mirror.told if self.room.mirror else []
        number = sum(each.ask.seat == ask.seat for each in told)
        return self.room.deal.luck("people", ask.seat, number)

    def _pick(self, picking: Picking, people: People) -> None:
        """They pick at one go."""
        seat = picking.pick.seat
        number = self.room.real.picks(seat) if self.room.real else 0
        people.rng = self.room.deal.luck("people pick", seat, number)
        self.room.pick_all(people.pick(picking.pick))
