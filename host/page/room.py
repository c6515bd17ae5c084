"""One table and everybody round it: the firmware on its cable, the real pieces, simulated people.

host.page.heard follows the table's events; viewers that may act call the room's methods.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime

from engine import reading, record, seats
from engine.log import SEAT
from engine.match import Change
from host.archive.played import SHOWN
from host.cable.client import Fields, Refusal
from host.page.followed import ALL, NOBODY, OTHERS
from host.page.heard import Heard

__all__ = ["ALL", "NOBODY", "OTHERS", "Room"]


class Room(Heard):
    """What people do at a table, one at a time."""

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
            return await self._new(game, players, options, lights, clock)

    async def _new(
        self, game: str, players: list[str], options: Fields, lights: Sequence[int] = (),
        clock: int | None = None,
    ) -> Fields:  # fmt: skip
        fields: Fields = {"game": game, "players": players, "options": options}
        if lights:
            fields["lights"] = list(lights)
        if clock is not None:
            fields["clock"] = clock
        now = datetime.now().isoformat(timespec="seconds")
        await self.client.command("time " + now)  # a board's clock knows no date
        begun = await self.client.command("new " + json.dumps(fields, ensure_ascii=False))
        await self.catch_up(fresh=True)
        return begun

    async def undo(self, sure: bool) -> Fields:
        """Take back the last answer, and those of simulated people before it: a person's turn."""
        async with self.acting:
            done = await self.client.command("undo sure" if sure else "undo")
            while self.bots.has_the_ask() and self.bots.others() and done["n"]:
                done = await self.client.command("undo sure")
            if not self.bots.others():
                self.bots.playing = False
        self.changed("state")
        return done

    async def load(self, text: str) -> Fields:
        """Play a record again, up to where it stops. Raises Refusal with what is wrong."""
        changes: list[Change] = []
        try:
            reader = reading.read(text)
            reader.match.watch = changes.append
            reader.replay()
        except record.RecordError as error:
            raise Refusal("bad_record", str(error)) from error
        options = dict(reader.referee.options)
        async with self.acting:
            playing, self.bots.playing = self.bots.playing, False
            self.like = reader.fields.get("match", "")
            await self._new(reader.game, reader.match.first, options)
            self._remember(reader)
            names, box = reader.match.first, reader.referee.table.box
            for change in changes:
                if change.kind == SEAT:
                    await self._sit(change.line, names)
                    names = seats.after(names, change.line)
                elif change.ask:
                    said = record.spell(change.ask, change.value, box, names)
                    await self.client.command("answer " + said)
            await self.catch_up()
            answers = len(reader.referee.log)
            if answers and self.client.simulated and not self.deals.find(self.like):
                self.redealt = answers
            self.bots.play(playing)
        return {"answers": answers}

    async def _sit(self, line: str, names: Sequence[str]) -> None:
        """Who leaves or takes over; these sit there."""
        what, name, other = seats.parts(line)
        verb = "leave" if what == seats.LEFT else "sit"
        await self.client.command(f"{verb} {names.index(name)} {other}")

    def _remember(self, reader: reading.Reader) -> None:
        """What is played now is the record's match, not another one; a finished one is shown."""
        if self.mirror:
            own = self.mirror.fields.get("match", "")
            self.loaded[own] = {key: reader.fields.get(key, "") for key in ("date", "match")}
            self.loaded[own][SHOWN] = "yes" if reader.finished else ""

    def header(self) -> dict[str, str]:
        """What the record of the match in play begins with."""
        fields = self.mirror.fields if self.mirror else {}
        found = {**fields, **self.loaded.get(fields.get("match", ""), {})}
        return {key: value for key, value in found.items() if value}

    def save(self) -> str:
        """The record of the match in play. Raises Refusal where there is none."""
        if self.mirror is None:
            raise Refusal("no_match", "no match is in play")
        mirror = self.mirror
        header = self.header()
        more = [(key, header[key]) for key in ("date", "match", "lights") if key in header]
        return mirror.record(more)

    async def speak(self, language: str) -> Fields:
        """The table's language."""
        done = await self.client.command("language " + language)
        await self._greet()
        return done
