"""Deeds of the table: what changes the match in play or the table's memory, by hand or cable.

Each is done whole or not at all. The new state is built aside first, since that may fail for want
of memory; then it is saved; then it takes the place of the old one, and that needs no memory.
Answers and their undoing are in firmware.table.match.
"""

import gc

from engine import catalogue, record
from engine.loading import borrowed
from engine.referee import complete
from engine.words import Words
from firmware.storage.journal import SHELF
from firmware.storage.settings import SCHEMA
from firmware.table.match import ORIGIN, Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from firmware.table.app import App


class Deeds:
    """What an application can be made to do."""

    def __init__(self, app: "App") -> None:
        self.app = app

    # The match

    def begin(
        self,
        name: str,
        players: list,
        lights: list,
        options: dict,
        pairing: str = "",
        clock: "int | None" = None,
    ) -> None:
        """A new match; one in play goes to the shelf. ValueError says what is wrong.

        clock  minutes for each seat; None: as the settings have it
        """
        self.check(name, players, lights, options)
        said = self.app.words.language, self.app.journal, self.origin(), pairing
        try:
            match = Match.prepared(name, players, lights, options, *said)
            match.referee.pulse = self.app.pulse
            match.minutes = self.app.settings.clock if clock is None else clock
            if self.app.match is None or not self.app.match.referee.log:
                self.abandon()  # nothing is lost with one that has no answer yet
            else:
                self.set_aside()  # or the journal does, before it writes anything of the new one
        except Exception:
            if self.app.match is None or self.app.match.name != name:
                catalogue.unload(name)
            raise
        self.app.match = match
        self.app.journal.works = False  # until it has the header: then the first answer tries again
        try:
            match.enter()
        except MemoryError:
            pass

    def tell(self, date: str, offset: "int | None" = None) -> None:
        """A computer says the date and hour of the place, and how many minutes that is from UTC."""
        self.app.devices.told = date, offset, self.app.devices.clock.ms()

    def hour(self) -> tuple:
        """(date and hour by now, minutes from UTC or None); ("", None) where nobody has told it.

        It goes on by the table's own ticks. What a computer simulates reads the computer's clock.
        """
        devices = self.app.devices
        if not devices.told:
            return devices.clock.date() if hasattr(devices.clock, "date") else ("", None)
        date, offset, since = devices.told
        with borrowed("firmware.table.calendar") as calendar:
            return calendar.later(date, (devices.clock.ms() - since) // 1000), offset

    def origin(self) -> list:
        """When and at which board a match begins: pairs for its header, where they are known."""
        date, offset = self.hour()
        known = date, "" if offset is None else str(offset), self.app.devices.board
        return [(key, value) for key, value in zip(ORIGIN, known) if value]

    def check(self, name: str, players: list, lights: list, options: dict) -> None:
        """ValueError where there can be no such match."""
        record.check_names(players)
        _, fewest, most, _ = catalogue.entry(name)
        if not fewest <= len(players) <= most:
            raise ValueError(f"{name} is for {fewest} to {most} players")
        with borrowed(SCHEMA) as schema:
            wrong = schema.seat_lights(lights)
        if wrong:
            raise ValueError("lights: " + wrong)
        if len(lights) != len(players):
            raise ValueError("a light for every player is required")
        if not isinstance(options, dict):
            raise ValueError("options are an object: name and value")
        complete(catalogue.load(name), len(players), options)

    def abandon(self) -> None:
        """Give the match in play up; its record stays."""
        if self.app.match is not None:
            self.app.match.close()
        self.app.match = None

    def set_aside(self) -> bool:
        """The match in play goes to the shelf; if it is over, to the records.

        False where storage fails: then it is in play as before.
        """
        if self.app.match is not None and not self.app.match.put_by():
            return False
        self.app.match = None
        return True

    def take(self, name: str, pulse: "Callable | None" = None) -> None:
        """A match of the shelf comes into play; the one in play takes its place there.

        RecordError: it cannot go on; OSError: storage fails. Nothing has changed then.
        """
        there, told = SHELF + "/" + name, pulse or self.app.pulse
        reader: "Any" = self.app.journal.read(there, told)
        match = Match.resumed(self.app.words.language, self.app.journal, reader)
        reader = None  # a match needs its memory
        match.referee.pulse = self.app.pulse
        before = self.app.match
        if not self.set_aside():
            raise OSError(5)
        try:
            self.app.journal.fetch(name)
        except (OSError, MemoryError):
            if before is not None and not before.referee.result and self.app.journal.back():
                self.app.match = before
            raise
        self.app.match = match
        try:
            self.app.panel.later.append(match.register.ready)
        except MemoryError:
            pass  # it is read with the first tag

    async def take_up(self) -> None:
        """A match of which memory held nothing but the log, for a moment: it goes on from there."""
        match = self.app.match
        if match is None:
            return
        try:
            match.referee.restore(match.referee.log, match.referee.seen)
        except MemoryError:
            await self.app.message("no_memory")

    # What it remembers

    def change(self, wishes: dict) -> list:
        """New values of settings, in use at once; all of them, or none and what is wrong.

        `settings.kept` says whether they were saved, too.
        """
        settings, match = self.app.settings, self.app.match
        before = settings.fields()
        words = match.words if match else self.app.words  # just begun, it may not be in play yet
        try:
            wrong = settings.change(wishes)
            if wrong:
                return wrong
            language = settings.language or words.language
            if language != words.language:
                words = match.said_in(language) if match else Words(language)
            settings.save()
        except Exception:
            for name in before:
                setattr(settings, name, before[name])
            raise
        self.app.words = words
        if match:
            match.words = words
        try:
            self.app.panel.apply(settings)
        except MemoryError:
            pass  # lights and sounds are as the settings have them at the next start
        return wrong

    def speak(self, language: str) -> None:
        """The language of everything from now on."""
        self.change({"language": language})

    # Memory

    async def breathe(self, fault: MemoryError) -> None:
        """Memory was too small to do or to show something: it was not done, the rest stands.

        The screen's texts take room, too; so they go, and are made again.
        """
        self.app.fault = fault
        self.app.clear()
        gc.collect()
        self.app.panel.questions.close()
        await self.app.devices.clock.sleep_ms(self.app.panel.pause_ms)
