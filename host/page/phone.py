"""One phone: it shows what its person alone may see, and answers what is asked of that person."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from websockets.asyncio.server import ServerConnection

from engine.ask import OK, Ask
from host.cable.client import Fields, Refusal
from host.page import match_desk
from host.page.early import Early, began
from host.page.frames import Frame, Message, as_text
from host.page.room import Room
from host.page.sight import Sight
from host.page.viewer import Viewer

if TYPE_CHECKING:
    from host.page.phones import Phones


class SeatSight(Sight):
    """What one seat sees: its own cards, and its own question even where it is a secret.

    early  the question that it may answer before it is asked, or None
    """

    def __init__(self, room: Room, seat: int, language: str, early: Early) -> None:
        super().__init__(room, True, language)
        self.seat_here = seat
        self.held = early.of(seat)
        self.early = None if room.paused else early.question(seat)
        self.early_zones = early.zones(seat)
        ask = room.ask
        asked = ask is not None and (ask.seat in (seat, None) or self.early is not None)
        self.acts = asked and not room.paused

    def state(self) -> Fields:
        return {**super().state(), "control": False, "here": self.seat_here}

    def marked_for(self) -> list[int | None]:
        return [self.seat_here]

    def seats_seen(self) -> list[int]:
        return [] if self.room.paused else [self.seat_here]

    @property
    def covered(self) -> bool:
        return not self.acts

    def advised(self, ask: Ask) -> bool:
        return self.acts and self.early is None and ask.seat == self.seat_here

    def ask(self, ask: Ask) -> Fields:
        """A tap that is another's shows no tray; a phone is never passed on."""
        seen = {**super().ask(ask), "curtain": ""}
        return {**seen, **self.as_early(ask)} if self.early else seen

    def as_early(self, ask: Ask) -> Fields:
        """The question as this seat's own, and what it has laid for it."""
        held = self.held
        whole = bool(held and held.cards and ask.many and not held.closed)
        return {
            "seat": self.seat_here, "who": self.words.called(self.seat_here), "early": True,
            "ready": bool(held and held.cards) and not whole, "chosen": 0, "sum": None,
            "items": [self.option(ask, OK)] if whole else [], "options": [],
            "things": {}, "gathered": 0, "tray": [],
        }  # fmt: skip

    def wanted(self, zone: int) -> bool:
        return zone in self.early_zones if self.early else super().wanted(zone)

    def card(self, zone: int, at: int, piece: int | None) -> Fields:
        seen = super().card(zone, at, piece)
        if self.early is None or "name" not in seen:
            return seen
        held = self.held is not None and seen["name"] in self.held.cards
        return {**seen, "can": self.acts and zone in self.early_zones, "laid": held}


class Phone(Viewer):
    """A viewer that is one person: it answers what is asked of them, and that alone."""

    def __init__(
        self, phones: Phones, connection: ServerConnection, hello: Message, token: str
    ) -> None:
        super().__init__(phones.room, connection, True, hello)
        self.phones = phones
        self.token = token

    @property
    def person(self) -> str:
        """Whose it is, the name as it is compared; another's once it was handed on."""
        return self.phones.people.person(self.token)

    @property
    def seat(self) -> int | None:
        """Where this person sits in the match in play; None: nowhere."""
        return self.phones.seat_of(self.token)

    def frame(self) -> Frame:
        fresh, self.fresh = self.fresh, set()
        if self.last is None or "state" in fresh:
            return Frame(self.room, as_text({"type": "state", **self.state()}), self.tongue)
        return self.last.later(self.room) if fresh else self.last

    def state(self) -> Fields:
        """What the person sees; who does not sit here sees no card, and is asked who they are."""
        seat = self.seat
        if seat is not None:
            return self._sight(seat).state()
        outside = Sight(self.room, False, self.tongue).state()
        return {**outside, "match": None, "here": None, "stranger": self.phones.stranger(self)}

    def _sight(self, seat: int) -> SeatSight:
        return SeatSight(self.room, seat, self.tongue, self.phones.early)

    # What its person does

    async def tap(self, message: Message) -> Message:
        async with self._asked(message) as (seat, early):
            self._check_card(seat, message)
            if not early:
                return await match_desk.tap(self.room, message)
            name = message.get("name") or self.room.name_of(message["zone"], int(message["at"]))
            self.phones.early.lay(seat, str(name))
        self.changed("state")
        return {}

    async def answer(self, message: Message) -> Message:
        async with self._asked(message) as (seat, early):
            asked = self._sight(seat).state()["match"]["ask"]
            if message["value"] not in [
                each["value"] for each in asked["options"] + asked["items"]
            ]:
                raise Refusal("not_an_answer", "that is none of the answers")
            if "then" in message and steps_of(message) not in asked["things"].values():
                raise Refusal("not_an_answer", "no thing says both")
            held = self.phones.early.of(seat) if early else None
            if held is None:
                return await match_desk.answer(self.room, message)
            held.closed = True
        self.changed("state")
        return {}

    async def roll(self, message: Message) -> Message:
        async with self._asked(message) as (_, early):
            if early:
                raise Refusal("moved", "another player is asked now")
        return await match_desk.throw(self.room, message)

    async def advise(self, message: Message) -> Message:
        async with self._asked(message) as (seat, _):
            self.room.bots.advice.want(seat)
        return {}

    async def lang(self, message: Message) -> Message:
        """This phone's language; the table keeps its own."""
        self.language = str(message["lang"])
        self.changed("state")
        return {}

    async def claim(self, message: Message) -> Message:
        """The person of this phone is the one who sits there now."""
        self.phones.hand_on(self, int(message["seat"]), str(message["name"]))
        return {}

    @contextlib.asynccontextmanager
    async def _asked(self, message: Message) -> AsyncIterator[tuple[int, bool]]:
        """(the seat, whether it is early) while no other command is under way.

        Raises Refusal where nobody asks this phone, or the question has changed.
        """
        async with self.room.acting:
            mirror, seat = self.room.mirror, self.seat
            ask = self.room.ask
            if self.room.paused:
                raise Refusal("paused", "people pause: a press at the table goes on")
            early = self.phones.early.question(seat) is not None
            if mirror is None or ask is None or seat is None:
                raise Refusal("moved", "another player is asked now")
            if ask.seat not in (seat, None) and not early:
                raise Refusal("moved", "another player is asked now")
            first = began(mirror) if ask.together else mirror.count
            if message.get("n") not in range(first, mirror.count + 1):
                raise Refusal("moved", "the question has changed")
            yield seat, early

    def _check_card(self, seat: int, message: Message) -> None:
        """A card that this seat may lay now, as it sees it: in a zone, or of a tray. Refusal."""
        match = self._sight(seat).state()["match"]
        if "zone" in message:
            zone, at = int(message["zone"]), int(message["at"])
            can = [card["can"] and card.get("first") == message.get("first")
                   for each in match["zones"] if each["zone"] == zone
                   for card in each["cards"] if card["at"] == at]  # fmt: skip
        else:
            can = [card["name"] == message["name"] for card in match["ask"]["tray"]]
        if not any(can):
            raise Refusal("no_piece", "that piece cannot be laid now")


def steps_of(message: Message) -> list[str]:
    return [str(message["value"]), str(message["then"])]


Phone.can = {
    "tap": Phone.tap, "answer": Phone.answer, "roll": Phone.roll, "lang": Phone.lang,
    "rules": Phone.rules, "claim": Phone.claim, "advise": Phone.advise,
}  # fmt: skip
