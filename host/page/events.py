"""The cable's events, one by one: so the page follows a table without asking it again."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from engine import found
from engine.log import gesture
from engine.match import OutOfStep
from host.cable.client import Fields, LinkError

if TYPE_CHECKING:
    from host.page.room import Room

PAGES, COLUMNS = 8, 128  # of a table's screen
MOST_LIGHTS = 1000


class Events:
    """What a table tells; where an event does not fit, its log is read again.

    count     of all there were
    heard_of  answers the table has, as it said last
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.count = 0
        self.heard_of = -1

    def take(self, event: str, fields: Fields) -> None:
        self.count += 1
        act = getattr(self, "_on_" + event, None)
        if act is not None:
            act(fields)

    def _on_gone(self, fields: Fields) -> None:
        self.room.trouble(fields["text"])

    def _on_back(self, fields: Fields) -> None:
        self.room.problem = ""
        self._on_hello(fields)

    def _on_wrong(self, fields: Fields) -> None:
        """An event that does not fit: read the log."""
        self.room.trouble(fields["text"])
        self._read_again(-1)

    def _on_hello(self, fields: Fields) -> None:
        self.room.bots.machines.forget()
        self._read_again(-1)

    def _on_missed(self, fields: Fields) -> None:
        self._read_again(fields["n"])

    def _read_again(self, count: int) -> None:
        """The table is at another answer than we are: its log knows."""
        room = self.room
        room.stale = True
        self.heard_of = count
        if not room.reading.locked():
            room.errands.soon(self._again)

    async def _again(self) -> None:
        """Read the log while no command is under way: its answers would come in between."""
        room = self.room
        with contextlib.suppress(LinkError):
            async with room.acting:
                if room.mirror is None or room.moved or room.mirror.count != self.heard_of:
                    await room.catch_up()
                    await room.client.command("watch on")
                room.stale = False
                room.bots.woken.set()

    def _on_ask(self, fields: Fields) -> None:
        room = self.room
        closed, room.menu = room.menu, None
        room.bots.machines.told = None  # as after an undo it may be another question
        self.heard_of = fields["n"]
        if (room.mirror.count if room.mirror else -1) != fields["n"]:
            self._read_again(fields["n"])
        elif closed:
            room.errands.soon(room.greet)
        room.bots.woken.set()
        room.changed("state")

    def _on_menu(self, fields: Fields) -> None:
        room = self.room
        room.menu = fields
        room.errands.soon(room.greet)

    def _on_answer(self, fields: Fields) -> None:
        room = self.room
        mirror = room.mirror
        if room.reading.locked() or mirror is None or mirror.count != fields["n"] - 1:
            self._read_again(fields["n"])
            return
        self.heard_of = fields["n"]
        try:
            mirror.take(gesture(fields["line"], fields.get("joined", False)))
        except OutOfStep:
            self._read_again(-1)
        room.bots.woken.set()
        room.changed("state")

    def _on_undone(self, fields: Fields) -> None:
        room = self.room
        mirror = room.mirror
        if mirror and mirror.count < fields["n"]:
            room.rest = 0  # people had gone back to an answer, and left it as it was
        if room.reading.locked() or mirror is None or mirror.count != fields["n"] + 1:
            self._read_again(fields["n"])
            return
        self.heard_of = fields["n"]
        room.take_back(mirror)
        room.keep_picks()
        room.problem = ""
        room.bots.woken.set()
        room.changed("state")

    def _on_repair(self, fields: Fields) -> None:
        """People went back to a wrong answer, or what came after it was given again."""
        self.room.rest = fields["rest"]
        self._read_again(fields["n"])
        self.room.changed("state")

    def _on_pause(self, fields: Fields) -> None:
        room = self.room
        room.paused = fields["on"]
        room.bots.woken.set()
        room.changed("state")

    def _on_row(self, fields: Fields) -> None:
        """People have laid a card for a seat that this computer plays, or lay no more."""
        self.room.bots.machines.laid(fields["zone"], fields["piece"])

    def _on_clock(self, fields: Fields) -> None:
        """Whose time runs from now on, and what all have left."""
        self.room.clock = fields
        self.room.changed("state")

    def _on_seat(self, fields: Fields) -> None:
        """A player left, or another one took over."""
        self.room.moved = True
        self._read_again(-1)

    def _on_screen(self, fields: Fields) -> None:
        data = bytes.fromhex(fields["data"])
        if 0 <= fields["page"] < PAGES and len(data) == COLUMNS:
            self.room.pages[fields["page"]] = data
            self.room.changed("picture")

    def _on_lights(self, fields: Fields) -> None:
        room = self.room
        first, piece = 3 * fields["at"], bytes.fromhex(fields["rgb"])
        if first < 0 or first + len(piece) > 3 * MOST_LIGHTS:
            return
        room.rgb = room.rgb[:first] + piece + room.rgb[first + len(piece) :]
        room.changed("picture")

    def _on_refused(self, fields: Fields) -> None:
        """Why, in the table's language, behind what was read, unless that is secret."""
        room = self.room
        said, read, ask = fields["text"], fields["read"], room.ask
        if read and not (ask and ask.secret):
            colon = found.texts(room.hello.get("language") or found.OTHERWISE, "table")["colon"]
            said = f"{read}{colon} {said}"
        room.told({"note": "refused", "text": said})

    def _on_sound(self, fields: Fields) -> None:
        self.room.told({"note": "sound", "name": fields["name"]})

    def _on_fault(self, fields: Fields) -> None:
        self.room.trouble(fields["error"])
