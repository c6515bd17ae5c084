"""The simulated people round a table: they answer over the cable, at the pace people like.

Where a table's pieces are in real hands, no people are simulated: host/page/machines.py has the
seats that this computer plays there.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.ask import CHOICE, Ask
from engine.seats import LOTS, MACHINE
from engine.words import Words
from host.cable.client import LinkError
from host.opponents.lines import question
from host.opponents.mind import CARELESS, EVERY, IN_PLACE, LEVELS, choices_at, known_to
from host.opponents.process import Minds
from host.page.advice import Advice
from host.page.errands import report
from host.page.forced_answers import forced_answer, no_choice, spelling
from host.page.machines import Machines
from host.page.pick_question import PickQuestion
from host.page.words import say
from host.people.deal import Deal
from host.people.people import WATCHED, People
from host.people.real_pieces import Fault

if TYPE_CHECKING:
    from host.page.mirror import Mirror
    from host.page.room import Room

# Milliseconds of thought before an answer, from a leisurely evening to as fast as it goes.
PACES = (3000, 1500, 700, 250, 60, 0)
PACE = 2


class Bots:
    """playing  whether they act by themselves;  pace: an index of PACES;  seats: theirs
    level      of host.opponents.mind: how hard they try, but for those in `levels`, by name
    tried      by match and name, the same all along in that match, or NO_LEVEL
    minds      those who think
    advice     the hint for people's own questions
    machines   the seats of a real table that this computer plays
    woken      set when the question may have changed
    """

    def __init__(self, room: Room, minds: Minds):
        self.room = room
        self.playing = True
        self.pace = PACE
        self.chosen: set[int] = set()
        self.woken = asyncio.Event()
        self.rng = random.Random()  # of their pace alone
        self.people: People | None = None
        self.level = CARELESS
        self.levels: dict[str, str] = {}
        self.tried: dict[tuple[str, str], str] = {}
        self.minds = minds
        self.advice = Advice(room, minds)
        self.machines = Machines(room, minds)

    @property
    def seats(self) -> set[int]:
        """Those of simulated people."""
        return self.chosen if self.room.client.simulated else self.machines.seats()

    def sit_down(self) -> None:
        """A match begins, or goes on: who is simulated, as before, else as chosen at the start."""
        real, truth = self.room.real, self.room.truth
        luck = self.room.deal.luck("people")
        self.people = People(real, truth, luck, [WATCHED]) if real and truth else None
        mirror, seats = self.room.mirror, self.room.seats()
        match = mirror.fields.get("match", "") if mirror else ""
        known = self.room.simulated.get(match) if mirror else None
        first = {"none": len(seats), "others": 1, "all": 0}[self.room.people]
        chosen = list(seats[first:])
        before = {} if self.level != CARELESS else {
            name: level for (tried_in, name), level in self.tried.items()
            if tried_in == match and level in LEVELS
        }  # fmt: skip
        self.levels = {**before, **(self.deal.levels if self.deal else {}), **self.levels}
        self.minds.lots = {}
        if mirror and known is not None:
            chosen = [seat for seat in seats if mirror.players[seat] in known.split(", ")]
        away = mirror.match.away if mirror else {}
        self.take([*chosen, *(seat for seat in away if away[seat] in (LOTS, MACHINE))])

    def take(self, seats: Iterable[int]) -> None:
        """These seats are simulated, all others are people's."""
        self.chosen = set(seats) if self.people else set()
        self.woken.set()

    @property
    def deal(self) -> Deal | None:
        """Of the match in play, if anything was kept of it yet."""
        mirror = self.room.mirror
        return self.room.deals.find(mirror.fields.get("match", "")) if mirror else None

    def level_of(self, name: str) -> str:
        """How hard this simulated player tries."""
        return self.levels.get(name, self.level)

    def try_hard(self, level: Any, seat: int | None = None) -> None:
        """All of them try so hard from now on, or this seat alone; as before for no level."""
        mirror, deal = self.room.mirror, self.deal
        if level not in EVERY:
            return
        if seat is None:
            self.level, self.levels = level, {}
        elif mirror and seat in self.seats:
            self.levels[mirror.players[seat]] = level
        if mirror and mirror.fields.get("match") and not deal and self.levels:
            deal = self.machines.deal  # at a real board nothing may be kept of the match yet
        if deal and deal.levels != self.levels:
            deal.levels = {**self.levels}
            deal.save()

    def tries(self) -> dict[int, str]:
        """By seat, how hard those of them try that no program from outside plays."""
        names = self.room.mirror.players if self.room.mirror else []
        return {seat: self.level_of(names[seat]) for seat in sorted(self.seats)
                if seat < len(names) and names[seat] not in self.minds.programs}  # fmt: skip

    def others(self) -> list[int]:
        """The seats of people who are not simulated."""
        return [seat for seat in self.room.seats() if seat not in self.seats]

    def has_the_ask(self) -> bool:
        """Whether it is for a simulated person to answer; where people have a say, they do."""
        ask = self.room.ask
        if ask is None or self.room.paused:
            return False
        if not self.room.client.simulated:
            return self.machines.has(ask)
        if self.people is None:
            return False
        if ask.seat is not None:
            return ask.seat in self.seats
        return all(seat == ask.but for seat in self.others())

    def speaks(self, ask: Ask) -> int:
        """The seat of a simulated person that answers: of several the first, the others agree."""
        if ask.seat is not None:
            return ask.seat
        return next(seat for seat in sorted(self.seats) if seat != ask.but)

    def state(self) -> dict[str, Any]:
        """What a page shows of them."""
        return {
            "seats": sorted(self.seats),
            "playing": self.playing or not self.room.client.simulated,
            "pace": self.pace,
            "paces": len(PACES),
            "level": self.level,
            "tries": self.tries(),
            "lots": self.minds.lots,
            "levels": EVERY,
            "waits": self.has_the_ask(),
        }

    def told(self, words: Words) -> str:
        """What people at a real table do now for a seat that this computer plays."""
        return "" if self.room.client.simulated else self.machines.said(words)

    def play(self, playing: bool) -> None:
        self.playing = playing
        self.woken.set()

    async def run(self) -> None:
        """For ever: think, answer, wait until it is their turn again."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            await self._spare_people()
            await self.machines.look()
            while self.acts():
                mirror = self.room.mirror
                count = mirror.count if mirror else 0
                if await self._thought() or not self.acts():
                    await self.machines.look()
                    continue
                if self.room.mirror is mirror and mirror and mirror.count == count:
                    await self.step()
                    await self._spare_people()

    def acts(self) -> bool:
        """Whether they answer now, after a thought."""
        if self.room.stale or not self.has_the_ask():
            return False
        return self.playing if self.room.client.simulated else not self.machines.waits()

    async def _spare_people(self) -> None:
        """What is nobody's choice costs people no click: the table gives these answers itself."""
        count = -1
        while self.spares() and self.room.mirror and self.room.mirror.count != count:
            async with self.room.acting:
                if self.spares() and self.room.mirror:
                    count = self.room.mirror.count
                    await self._give()

    def spares(self) -> bool:
        """Whether the table is about to answer what is nobody's choice."""
        room = self.room
        still = room.paused or room.stale or room.menu or room.rest
        return self.playing and not still and not self.has_the_ask() and no_choice(room)

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
        if not self.room.client.simulated:
            await self.machines.step()
            return
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
            await self._give(thought_of[2] if thought_of else "")

    async def _give(self, text: str = "") -> None:
        """This answer to the question that stands, as the link spells it, or one found now."""
        ask = self.room.mirror.ask if self.room.mirror else None
        if ask is None or not self.people:
            return
        try:
            text = text or spelling(self.room, self._answer(ask, self.people))
            verb = "tap " if ask.kind == "tap" and text not in ask.items else "answer "
            away = self.room.mirror.match.away if self.room.mirror else {}
            if away.get(ask.seat) == MACHINE and ask.decided():
                await self.room.client.command("decide 0 " + text)
                if verb == "answer ":
                    return
            await self.room.client.command(verb + text)
        except (Fault, LinkError) as wrong:
            self.room.trouble(str(wrong))

    async def _consider(self) -> tuple[Mirror, int, str] | None:
        """(the match, answers given, the answer) where this seat thinks; None: a choice by lot."""
        room, mirror = self.room, self.room.mirror
        ask = mirror.ask if mirror and self.has_the_ask() and not room.picking else None
        if not (mirror and ask and room.real and ask.role is CHOICE):
            return None
        if room.stale:
            return None
        seat = self.speaks(ask)
        name = mirror.players[seat]
        level = self.level_of(name)
        if level not in LEVELS and name not in self.minds.programs:
            return None
        referee, count = mirror.referee, mirror.count
        try:
            known, options = known_to(seat, referee, room.real), choices_at(referee, room.real)
            line = question(mirror.game, referee, mirror.players, known, options.values())
        except Exception as fault:  # it costs one answer by lot
            report("an opponent's question", fault)
            self.minds.draws_lots(name)
            return None
        failed, level = self.minds.failed.get(name), level if level in LEVELS else IN_PLACE
        found = await self.minds.decide(line, level, f"{room.deal.secret} {count}")
        why = self.minds.failed.get(name)
        if why and not failed:  # for all to read; the match goes on
            room.problem = say(room.hello.get("language", "en"), why, name)
            room.changed("state")
        return (mirror, count, found) if found else None

    def _answer(self, ask: Ask, people: People) -> int | str:
        """What the table settles, else what they choose, within what their hand must do."""
        known = forced_answer(self.room)
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

    def _pick(self, picking: PickQuestion, people: People) -> None:
        """They pick at one go."""
        seat = picking.pick.seat
        number = self.room.real.picks(seat) if self.room.real else 0
        people.rng = self.room.deal.luck("people pick", seat, number)
        thinks = self.tries().get(seat) != CARELESS  # in place of a program, too, that is not asked
        self.room.pick_all(people.pick(picking.pick, thinks))
