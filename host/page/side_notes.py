"""Notes beside a simulated table what its journal does not say of the match in play."""

from __future__ import annotations

from pathlib import Path

from host.archive.notes import note, noted
from host.archive.played import KEPT, LEVELS, OWN, SHOWN, SIMULATED
from host.page.room import Room
from host.page.room_record import header, machines


class SideNotes:
    """simulated, header  of the match in play, as they were when it was looked at last
    levels  how hard each of the simulated has tried all along, or NO_LEVEL
    folder  the table's; None: nothing is noted
    """

    def __init__(self, room: Room, folder: Path | None) -> None:
        self.room = room
        self.folder = folder
        self.simulated = self.levels = ""
        self.header: dict[str, str] = {}
        self.last: tuple[str, dict[str, str]] = ("", {})

    def recall(self) -> None:
        """What was noted of the matches that go on here."""
        for match, fields in noted(self.folder) if self.folder else ():
            names, levels = (fields.pop(key, "") for key in (SIMULATED, LEVELS))
            self.room.simulated[match] = names
            for name, level in zip(names.split(", "), levels.split(", "), strict=False):
                self.room.bots.tried[match, name] = level
            self.room.loaded[match] = fields

    def look(self) -> None:
        """At the match in play; what has changed is noted."""
        self.header, mirror = header(self.room), self.room.mirror
        self.simulated, self.levels = machines(self.room)
        if not self.folder or not mirror:
            return
        match = mirror.fields.get("match", "")
        kept = KEPT if self.header.get(SHOWN) else OWN  # as room_record.remember
        fields = {key: self.header.get(key, "") for key in (*kept, SHOWN)}
        fields |= {SIMULATED: self.simulated, LEVELS: self.levels}
        if (match, fields) != self.last:
            self.last = (match, fields)
            self.room.simulated[match] = self.simulated
            note(self.folder, match, fields)
