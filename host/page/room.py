"""One table and everybody round it: the firmware on its cable, the real pieces, simulated people.

A table that is only simulated has its pieces here, really shuffled. Viewers that may act call the
room's methods.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path

from engine import record, seats
from engine.ask import Ask
from engine.match import OutOfStep
from engine.names import composed
from engine.referee import Referee
from engine.simulated import Truth
from host.cable.async_client import AsyncClient
from host.cable.client import Fields, LinkError, Refusal
from host.opponents.process import Minds
from host.page.bots import Bots
from host.page.errands import Errands
from host.page.events import COLUMNS, PAGES, Events
from host.page.forced_answers import in_a_throw
from host.page.mirror import Mirror, standing
from host.page.pick_question import PickQuestion
from host.people.chances import Chances
from host.people.deal import Deal, Deals
from host.people.ground_truth import truth_of
from host.people.lenient_pieces import LenientPieces
from host.people.real_pieces import Fault

READINGS = 20  # of a log that changes while it is read
NOBODY, OTHERS, ALL = "none", "others", "all"


class Room:
    """One table and everybody round it, kept in step with the firmware by its events.

    mirror   the match in play, or None
    deals       of all matches here;  deal, real, truth: of the one in play, where it is simulated
    redealt     after so many answers the match was dealt again, for want of its deal; or -1
    picking     the cards that a player picks before the match goes on, or None
    cards       answers given, and the cards that people took then, of which the number is asked
    bots        the simulated people
    loaded      by the table's name of a match, what it was called in the record it was loaded from
    simulated   by the same name, the names of its simulated players, with commas
    phoned      the names, as they are compared, of who has come by phone
    fetch       called with a seat whose phone is lost: its person plays on at the table; None where
                no phones may come
    pages, rgb  screen and lights as last sent;  menu: the table's own question, or None
    changed     called with "state" or "picture" after every change;  told: with notes for people
    paused      whether people pause;  clock: {"left": seconds by seat, "runs"}, or None
    rest        old answers that a repair has still to give again
    problem     what went wrong with the table or the people, for all to read
    """

    def __init__(
        self, client: AsyncClient, seed: str = "", people: str = NOBODY,
        deals: Path | None = None, minds: Minds | None = None,
    ):  # fmt: skip
        """`deals`: their folder on this computer;  `minds`: who think where no process can."""
        self.client = client
        self.people = people
        self.deals = Deals(deals, seed)
        self.deals.trouble = self._unsaved
        self.deal = Deal("")
        self.like = ""  # the match that the next one goes on from
        self.redealt = -1
        self.mirror: Mirror | None = None
        self.real: LenientPieces | None = None
        self.truth: Truth | None = None
        self.picking: PickQuestion | None = None
        self.cards: tuple[int, list[int]] = (-1, [])
        self.chances = Chances("")
        self.pages = [bytes(COLUMNS)] * PAGES
        self.rgb = b""
        self.menu: Fields | None = None
        self.hello: Fields = {}
        self.phoned: set[str] = set()
        self.fetch: Callable[[int], None] | None = None
        self.loaded: dict[str, dict[str, str]] = {}
        self.simulated: dict[str, str] = {}
        self.rest = 0
        self.paused = False
        self.clock: Fields | None = None
        self.problem = ""
        self.changed: Callable[[str], None] = lambda what: None
        self.told: Callable[[Fields], None] = lambda note: None
        self.acting = asyncio.Lock()  # one person at a time
        self.reading = asyncio.Lock()  # of the log
        self.errands = Errands()
        self.events = Events(self)
        self.stale = False
        self.moved = False  # whether people have changed seats since the log was read
        self.bots = Bots(self, minds or Minds())

    # Coming and going

    async def open(self, within: float | None = None) -> None:
        """Connect and learn what is in play; `within` so many seconds. Raises LinkError."""
        self.client.listener = self.events.take
        await self.client.open(within)
        await self.catch_up()
        await self.client.command("watch on")
        self.errands.spawn(self.bots.run())

    async def close(self) -> None:
        self.errands.close()
        self.bots.minds.close()
        await self.client.close()

    async def catch_up(self, fresh: bool = False) -> None:
        """Read the match in play: after a start, or what was missed. `fresh`: it is another one."""
        async with self.reading:
            for _ in range(READINGS):  # events that come in between are in the log, too
                self.stale = self.moved = False
                self.hello = await self.client.greet()
                lines = await self._log() if self.hello.get("game") else []
                self._agree("\n".join(lines) + "\n" if lines else "", fresh)
                self.rest = self.hello.get("rest", self.rest)  # a table of another age tells less
                self.keep_picks()
                fresh = False
                if not self.stale:
                    break
            else:
                self.trouble("the table tells something new whenever it is asked: is it damaged?")
        self.changed("state")

    async def _log(self) -> list[str]:
        """The log of the match in play; none where it has gone since the table told of it."""
        try:
            return await self.client.log()
        except Refusal as gone:
            if gone.why != "no_match":
                raise
            self.stale = True
            return []

    def _agree(self, text: str, fresh: bool) -> None:
        """The match of this record is in play; none where it is empty."""
        try:
            if text and self.mirror and not fresh and self.mirror.same_match(text):
                self._follow_log(self.mirror, standing(text))
            else:
                self._begin(text)
        except (record.RecordError, OutOfStep) as error:
            self.mirror = None
            self.trouble(f"the table plays by other rules than this computer: {error}")

    def _begin(self, text: str) -> None:
        self.mirror = self.real = self.truth = self.picking = None
        self.problem, self.rest, self.redealt = "", 0, -1
        if text:
            self.mirror = Mirror(text, self._follow)
            self.mirror.hands = not self.client.simulated
            self.redealt = self.mirror.count or -1 if self.redealt == 0 else -1
        if self.mirror is None or "clock" not in self.mirror.fields:
            self.clock = None
        self.bots.sit_down()
        self.changed("state")

    def _follow_log(self, mirror: Mirror, lines: list[str]) -> None:
        """From where we are to the end of the log, back to what both have where that differs."""
        common = mirror.common(lines)
        while mirror.count > common:
            self.take_back(mirror)
        mirror.go_on(lines)
        self.bots.woken.set()

    def take_back(self, mirror: Mirror) -> None:
        mirror.undo()
        self.picking = None
        if self.real:
            self.real.undo()

    def _deal(self, match: str) -> Deal:
        """The deal of this match: as it was, or where it is not known a new one."""
        known = self.deals.find(match)
        self.redealt = -1 if known else 0
        return known or self.deals.begin(match, self.like)

    def keep_picks(self) -> None:
        """What was picked for answers that are taken back, and will not come again, is dropped."""
        if self.real and not (self.rest or self.problem):
            self.deal.keep({seat: self.real.picks(seat) for seat in self.seats()})

    def _unsaved(self, wrong: OSError) -> None:
        text = f"the hands are not saved: after a restart they would be others ({wrong})"
        self.told({"note": "refused", "text": text})

    def _follow(self, mirror: Mirror) -> None:
        """Do with the real pieces what the referee has just said."""
        if not self.client.simulated:
            return
        referee = mirror.referee
        if self.real is None:
            self.deal = self._deal(mirror.fields.get("match", ""))
            self.chances = Chances(self.deal.secret)
            self.real = LenientPieces(referee.game, self.deal)
            self.truth = truth_of(referee.game, self.deal.luck("truth"))
        if mirror.told and self.truth:
            self.truth.believe(mirror.told[-1].ask, mirror.told[-1].value)
        try:
            self.real.obey(referee.table)
        except Fault as fault:
            self.trouble(str(fault))
        self._await_pick(referee)

    def _await_pick(self, referee: Referee) -> None:
        """A player picks cards before the match goes on; after its end nobody need."""
        real = self.real
        if real and referee.ask is None:
            real.settle()
        self.picking = PickQuestion(real, real.waiting) if real and real.waiting else None

    def trouble(self, text: str) -> None:
        """Something is wrong: stop the simulated people, and show all viewers why."""
        self.problem = text
        self.bots.playing = False
        self.changed("state")

    async def greet(self) -> None:
        """Behind a menu the match may have gone, or the language changed."""
        with contextlib.suppress(LinkError):
            self.hello = await self.client.greet()
            if self.mirror and not self.hello.get("game"):
                self._begin("")
            self.changed("state")

    # What is there

    @property
    def ask(self) -> Ask | None:
        """What people are asked now: what to pick, before the table's own question."""
        if self.picking:
            return self.picking.ask
        return self.mirror.ask if self.mirror else None

    def pick(self, value: int | str) -> None:
        """A card that is picked or put back, or OK; with the last one the match goes on."""
        assert self.picking
        chosen = self.picking.answer(value)
        if chosen is not None:
            self.pick_all(chosen)
        self.changed("state")

    def pick_all(self, pieces: Sequence[int]) -> None:
        """The whole of what is picked."""
        assert self.real and self.mirror
        try:
            self.real.pick(pieces)
        except Fault as fault:
            self.trouble(str(fault))
        self._await_pick(self.mirror.referee)
        self.bots.woken.set()
        self.changed("state")

    def seats(self) -> range:
        return range(len(self.mirror.players)) if self.mirror else range(0)

    @property
    def has_phones(self) -> bool:
        return self.fetch is not None

    @property
    def phones(self) -> set[int]:
        """The seats whose people have their cards on a phone."""
        names = self.mirror.players if self.mirror and self.phoned else ()
        return {seat for seat, name in enumerate(names) if composed(name) in self.phoned}

    def pieces(self, zone: int) -> Sequence[int | None]:
        """What really lies in a zone; of another table the known pieces, None for each other."""
        if self.real is not None:
            return self.real.zones.get(zone, [])
        table = self.mirror.referee.table if self.mirror else None
        if table is None:
            return []
        return [*table.zones.get(zone, ()), *[None] * table.hidden.get(zone, 0)]

    # What people do

    def name_of(self, zone: int, at: int) -> str:
        """The name of the piece that lies there. Raises Refusal."""
        pieces = self.pieces(zone)
        if self.mirror is None or not 0 <= at < len(pieces) or pieces[at] is None:
            raise Refusal("no_piece", "there is no such piece")
        name: str = self.mirror.referee.table.box.name(pieces[at])
        return name

    async def new(
        self, game: str, players: list[str], options: Fields, lights: Sequence[int] = (),
        clock: int | None = None,
    ) -> Fields:  # fmt: skip
        """Begin a match; `clock` minutes for each seat, None: as the table has it. Refusal."""
        async with self.acting:
            self.like = ""
            return await self.begin(game, players, options, lights, clock)

    async def begin(
        self, game: str, players: list[str], options: Fields, lights: Sequence[int] = (),
        clock: int | None = None,
    ) -> Fields:  # fmt: skip
        fields: Fields = {"game": game, "players": players, "options": options}
        if lights:
            fields["lights"] = list(lights)
        if clock is not None:
            fields["clock"] = clock
        await self.client.greet()  # the record has the hour on the wall
        begun = await self.client.command("new " + json.dumps(fields, ensure_ascii=False))
        await self.catch_up(fresh=True)
        return begun

    async def simulate(self, chosen: Sequence[int]) -> None:
        """Who is played by this computer in the match that begins. Raises Refusal."""
        if self.client.simulated:
            self.bots.take(chosen)
            return
        async with self.acting:
            for seat in chosen:
                await self.client.command(f"leave {seat} {seats.MACHINE}")
            await self.catch_up()

    async def undo(self, sure: bool) -> Fields:
        """Take back the last answer, and those of simulated people before it: a person's turn."""
        async with self.acting:
            done = await self.client.command("undo sure" if sure else "undo")
            while done["n"] and self._nobodys_choice():
                sure = sure or self.bots.has_the_ask()  # else what all have seen is asked about
                done = await self.client.command("undo sure" if sure else "undo")
            if not self.bots.others() and self.client.simulated:
                self.bots.playing = False
        self.changed("state")
        return done

    def _nobodys_choice(self) -> bool:
        """Whether an undo that stopped here would have undone nothing that a person decided."""
        if self.bots.has_the_ask():
            return bool(self.bots.others())
        return self.bots.spares() or in_a_throw(self)

    async def speak(self, language: str) -> Fields:
        """The table's language."""
        done = await self.client.command("language " + language)
        await self.greet()
        return done
