"""One browser that shows the table: what it is sent, and what it may do.

Every message is a JSON object. To the browser: `state`, `picture`, `log` and `note`, each whenever
it has something new, at most FRAMES a second and always the newest; and a `reply` to every `do`
that has an `id`. From the browser {"token", "lang", "openly"} first, then {"do": …, "id": …, …}.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from engine.words import LANGUAGES
from host.cable.client import LinkError, Refusal
from host.page import match_desk, shelf_desk
from host.page.bots import PACES
from host.page.budget import Budget
from host.page.curtain import Curtain
from host.page.forced_answers import forced_answer
from host.page.foresight import foresee
from host.page.frames import Frame, Message, as_text, drawn
from host.page.greeting import game_options, welcome
from host.page.lesson import guide
from host.page.match_desk import one_line
from host.page.room import Room
from host.page.room_record import play_again, save
from host.page.rule_page import rule_page
from host.page.sight import Sight

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

FRAMES = 30
FRAMES_AT_ONCE = 6  # what an answer leads to, twice: lights that change keep no question waiting
LONGEST_ID = 40  # characters of what a browser calls its message
MOST_REPLIES = 16
PLAYERS_WORK = (100, 200)  # messages a second, and at once
LOOKERS_WORK = (5, 20)
FOR_ALL = ("lang", "rules")  # what those who only look may ask for, too
NOT_CONTROL = "look, but do not touch: this page was opened without its control token"


class Viewer:
    """One connection. `control` whether it may act; `hello` its first message.

    stir     called when there is something for it; for viewers that only look, the gallery's
    replies  to its commands; with too many waiting, its next command waits, too
    last     the frame it saw last
    can      by name, the commands it may send
    """

    can: dict[str, Callable[[Any, Message], Awaitable[Message | None]]]

    def __init__(
        self, room: Room, connection: ServerConnection, control: bool, hello: Message
    ) -> None:
        self.room = room
        self.connection = connection
        self.control = control
        self.language = hello["lang"] if hello.get("lang") in LANGUAGES else ""
        self.curtain = Curtain(room, hello.get("openly") is True)
        self.budget = Budget(*(PLAYERS_WORK if control else LOOKERS_WORK))
        self.frames = Budget(FRAMES, FRAMES_AT_ONCE)
        self.dirty = asyncio.Event()
        self.dirty.set()
        self.stir: Callable[[], None] = self.dirty.set
        self.taken = asyncio.Event()
        self.fresh = {"state", "picture"}
        self.notes: dict[str, str] = {}
        self.replies: list[str] = []
        self.last: Frame | None = None
        self.greeted = ""
        self.gone = False

    # Out

    def changed(self, what: str) -> None:
        if what == "state":
            self.curtain.changed()
        self.fresh.add(what)
        self.stir()

    def tell(self, kind: str, note: str) -> None:
        """Of each kind only the newest counts: a person reads or hears no more at a time."""
        self.notes[kind] = note
        self.stir()

    async def send(self) -> None:
        """For ever: send what is new, as often as the browser takes it."""
        while True:
            await self.dirty.wait()
            await self.frames.turn()
            self.dirty.clear()
            await self.deliver(self.texts(self.frame()))

    async def deliver(self, texts: list[str]) -> None:
        for text in texts:
            await self.connection.send(text)

    def frame(self) -> Frame:
        """Everything as it is now, for this viewer."""
        fresh, self.fresh = self.fresh, set()
        if self.last is None or "state" in fresh:
            return drawn(self.room, self.control, self.tongue, self.curtain.down())
        return self.last.later(self.room) if fresh else self.last

    def texts(self, frame: Frame) -> list[str]:
        """What leads from what it has to this frame, and what it alone is sent."""
        found, self.replies = self.replies, []
        self.taken.set()
        if self.greeted != frame.language:
            self.greeted = frame.language
            found.append(welcome(frame.language))
        if frame is not self.last:
            found += frame.since(self.last)
            self.last = frame
        notes, self.notes = self.notes, {}
        return [*found, *notes.values()]

    @property
    def tongue(self) -> str:
        """The viewer's language, else the table's."""
        return self.language or self.room.hello.get("language") or LANGUAGES[0]

    # In

    async def ready(self) -> None:
        """Before it does the next thing: its turn has come, and the replies were taken."""
        await self.budget.turn()
        while len(self.replies) >= MOST_REPLIES and not self.gone:
            self.taken.clear()
            await self.taken.wait()

    def left(self) -> None:
        """Nothing is sent any more: stop waiting for it to take its replies."""
        self.gone = True
        self.taken.set()
        self.connection.transport.abort()

    async def act(self, message: Message) -> None:
        """One thing the browser does; a wrong one changes nothing."""
        name = message.get("do")
        act = self.can.get(name) if isinstance(name, str) else None
        mine = message.get("id")
        reply: Message = {"type": "reply", "id": mine, "ok": True}
        try:
            if act is None:
                raise Refusal("unknown", "the page asked for something the server does not know")
            if not self.control and name not in FOR_ALL:
                raise Refusal("not_control", NOT_CONTROL)
            reply.update(await act(self, message) or {})
        except Refusal as refusal:
            reply.update({"ok": False, "why": refusal.why, "text": refusal.text})
        except LinkError as error:
            reply.update({"ok": False, "why": "gone", "text": str(error)})
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
            reply.update({"ok": False, "why": "bad_message", "text": f"{name}: not understood"})
        if isinstance(mine, int | str) and len(str(mine)) <= LONGEST_ID:
            self.replies.append(as_text(reply))
            self.stir()

    async def play(self, message: Message) -> Message:
        """Something in the match: host/page/match_desk.py."""
        return await match_desk.ACTS[str(message["do"])](self.room, message)

    async def new(self, message: Message) -> Message:
        players = [one_line(name) for name in message["players"]]
        options = {str(key): str(value) for key, value in message.get("options", {}).items()}
        chosen = await shelf_desk.lights(self.room, players)
        minutes = None if message.get("clock") is None else int(message["clock"])
        done = await self.room.new(one_line(message["game"]), players, options, chosen, minutes)
        seats = message.get("simulated")
        if isinstance(seats, list):
            await self.room.simulate([int(seat) for seat in seats if 0 <= int(seat) < len(players)])
        self.room.bots.try_hard(message.get("level"))
        if message.get("guided") is True:
            guide(self.room)
        self.room.bots.play(True)
        self.room.changed("state")
        return done

    async def again(self, message: Message) -> Message:
        """The match that is over once more: the same people, options, simulated seats."""
        mirror = self.room.mirror
        if mirror is None or mirror.referee.result is None:
            raise Refusal("no_match", "no match is over")
        return await self.new({"game": mirror.game, "players": list(mirror.players),
                               "options": dict(mirror.referee.options),
                               "simulated": sorted(self.room.bots.seats)})  # fmt: skip

    async def remembered(self, message: Message) -> Message:
        """The shelf, or the roster: host/page/shelf_desk.py."""
        done = await shelf_desk.ACTS[str(message["do"])](self.room, message)
        self.changed("state")
        return done

    async def options(self, message: Message) -> Message:
        """What can be varied of a game that is about to begin."""
        wanted = dict(message.get("chosen", {}))
        name, seats = str(message["game"]), int(message["players"])
        return {"options": game_options(self.tongue, name, seats, wanted)}

    async def rules(self, message: Message) -> Message:
        """The rule page of a game."""
        players = self.room.mirror.players if self.room.mirror else ()
        return {"rules": rule_page(self.tongue, str(message["game"]), len(players))}

    async def foresee(self, message: Message) -> Message:
        """What an answer would lead to, for who may give it."""
        sight, mirror = Sight(self.room, True, self.tongue, self.curtain.down()), self.room.mirror
        if (
            mirror is None
            or not sight.acts
            or sight.covered
            or forced_answer(self.room) is not None
        ):
            raise Refusal("moved", "another player is asked now")
        if self.room.picking or message["n"] != mirror.count:
            raise Refusal("moved", "the question has changed")
        value, then = one_line(message["value"]), one_line(message.get("then", ""))
        return foresee(mirror, self.tongue, value, self.room.truth, then)

    async def lift(self, message: Message) -> Message:
        """The person of this seat is in front of this window."""
        self.curtain.lift(int(message["seat"]))
        self.changed("state")
        return {}

    async def fetch(self, message: Message) -> Message:
        """The phone of this seat is lost: its person plays on at the table."""
        if self.room.fetch:
            self.room.fetch(int(message["seat"]))
        return {}

    async def openly(self, message: Message) -> Message:
        """Whether the people at this window do without a curtain."""
        self.curtain.openly = message["on"] is True
        self.changed("state")
        return {}

    async def abort(self, message: Message) -> Message:
        done = await self.room.client.command("abort")
        await self.room.catch_up()
        return done

    async def load(self, message: Message) -> Message:
        return await play_again(self.room, str(message["record"]))

    async def save(self, message: Message) -> Message:
        return {"record": save(self.room)}

    async def lang(self, message: Message) -> Message:
        """The page's language, and the table's where the viewer may act."""
        language = message["lang"]
        if language not in LANGUAGES:
            raise ValueError(language)
        self.language = language
        if self.control:
            await self.room.speak(language)
        self.changed("state")
        return {}

    async def people(self, message: Message) -> Message:
        """Who is simulated, how hard they try, whether they play, how fast, or one step."""
        bots = self.room.bots
        if "seats" in message:
            seats = [int(seat) for seat in message["seats"]]
            bots.take([seat for seat in seats if seat in self.room.seats()])
        if "pace" in message:
            bots.pace = max(0, min(len(PACES) - 1, int(message["pace"])))
        bots.try_hard(message.get("level"), int(message["seat"]) if "seat" in message else None)
        if "playing" in message:
            bots.play(message["playing"] is True)
        if message.get("step"):
            await bots.step()  # which tells what it changes
        else:
            self.room.changed("state")
        return {}


Viewer.can = {
    "new": Viewer.new, "again": Viewer.again, "abort": Viewer.abort,
    "load": Viewer.load, "save": Viewer.save,
    "lang": Viewer.lang, "people": Viewer.people, "options": Viewer.options, "rules": Viewer.rules,
    **dict.fromkeys(match_desk.ACTS, Viewer.play),
    **dict.fromkeys(shelf_desk.ACTS, Viewer.remembered),
    "foresee": Viewer.foresee, "lift": Viewer.lift, "fetch": Viewer.fetch, "openly": Viewer.openly,
}  # fmt: skip
