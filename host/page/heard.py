"""The cable's events, one by one: so the page follows a table without asking it again."""

from __future__ import annotations

import contextlib

from engine.log import gesture
from engine.match import OutOfStep
from host.cable.client import Fields, LinkError
from host.page.followed import COLUMNS, MOST_LIGHTS, PAGES, Followed


class Heard(Followed):
    """A table followed by its events; where an event does not fit, its log is read again."""

    async def open(self) -> None:
        """Connect and learn what is in play. Raises LinkError."""
        self.client.listener = self.heard
        await self.client.open()
        await self.catch_up()
        await self.client.command("watch on")
        self._spawn(self.bots.run())

    def heard(self, event: str, fields: Fields) -> None:
        self.events += 1
        act = getattr(self, "_on_" + event, None)
        if act is not None:
            act(fields)

    def _on_gone(self, fields: Fields) -> None:
        self.trouble(fields["text"])

    def _on_back(self, fields: Fields) -> None:
        self.problem = ""
        self._read_again(-1)

    def _on_wrong(self, fields: Fields) -> None:
        """An event that does not fit: read the log."""
        self.trouble(fields["text"])
        self._read_again(-1)

    def _on_hello(self, fields: Fields) -> None:
        self._read_again(-1)

    def _on_missed(self, fields: Fields) -> None:
        self._read_again(fields["n"])

    def _read_again(self, count: int) -> None:
        """The table is at another answer than we are: its log knows."""
        self.stale = True
        self.heard_of = count
        if not self.reading.locked():
            self._soon(self._again)

    async def _again(self) -> None:
        """Read the log while no command is under way: its answers would come in between."""
        with contextlib.suppress(LinkError):
            async with self.acting:
                if self.mirror is None or self.moved or self.mirror.count != self.heard_of:
                    await self.catch_up()
                    await self.client.command("watch on")
                self.stale = False
                self.bots.woken.set()

    def _on_ask(self, fields: Fields) -> None:
        closed, self.menu = self.menu, None
        self.heard_of = fields["n"]
        if (self.mirror.count if self.mirror else -1) != fields["n"]:
            self._read_again(fields["n"])
        elif closed:
            self._soon(self._greet)
        self.changed("state")

    def _on_menu(self, fields: Fields) -> None:
        self.menu = fields
        self._soon(self._greet)

    async def _greet(self) -> None:
        """Behind a menu the match may have gone, or the language changed."""
        with contextlib.suppress(LinkError):
            self.hello = await self.client.command("hello")
            if self.mirror and not self.hello.get("game"):
                self._begin("")
            self.changed("state")

    def _on_answer(self, fields: Fields) -> None:
        mirror = self.mirror
        if self.reading.locked() or mirror is None or mirror.count != fields["n"] - 1:
            self._read_again(fields["n"])
            return
        self.heard_of = fields["n"]
        try:
            mirror.take(gesture(fields["line"], fields.get("joined", False)))
        except OutOfStep:
            self._read_again(-1)
        self.bots.woken.set()
        self.changed("state")

    def _on_undone(self, fields: Fields) -> None:
        mirror = self.mirror
        if mirror and mirror.count < fields["n"]:
            self.rest = 0  # people had gone back to an answer, and left it as it was
        if self.reading.locked() or mirror is None or mirror.count != fields["n"] + 1:
            self._read_again(fields["n"])
            return
        self.heard_of = fields["n"]
        self._take_back(mirror)
        self._keep_picks()
        self.problem = ""
        self.bots.woken.set()
        self.changed("state")

    def _on_repair(self, fields: Fields) -> None:
        """People went back to a wrong answer, or what came after it was given again."""
        self.rest = fields["rest"]
        self._read_again(fields["n"])
        self.changed("state")

    def _on_pause(self, fields: Fields) -> None:
        self.paused = fields["on"]
        self.bots.woken.set()
        self.changed("state")

    def _on_clock(self, fields: Fields) -> None:
        """Whose time runs from now on, and what all have left."""
        self.clock = fields
        self.changed("state")

    def _on_seat(self, fields: Fields) -> None:
        """A player left, or another one took over."""
        self.moved = True
        self._read_again(-1)

    def _on_screen(self, fields: Fields) -> None:
        data = bytes.fromhex(fields["data"])
        if 0 <= fields["page"] < PAGES and len(data) == COLUMNS:
            self.pages[fields["page"]] = data
            self.changed("picture")

    def _on_lights(self, fields: Fields) -> None:
        first, piece = 3 * fields["at"], bytes.fromhex(fields["rgb"])
        if first < 0 or first + len(piece) > 3 * MOST_LIGHTS:
            return
        self.rgb = self.rgb[:first] + piece + self.rgb[first + len(piece) :]
        self.changed("picture")

    def _on_refused(self, fields: Fields) -> None:
        said = fields["text"]
        self.told({"note": "refused", "text": f"{fields['read']} : {said}".lstrip(" :")})

    def _on_sound(self, fields: Fields) -> None:
        self.told({"note": "sound", "name": fields["name"]})

    def _on_fault(self, fields: Fields) -> None:
        self.trouble(fields["error"])
