"""Notes beside a simulated table what its journal does not say of the match in play."""

from __future__ import annotations

from pathlib import Path

from host.archive.notes import note, noted
from host.archive.played import LEVELS, NO_LEVEL, OWN, SHOWN, SIMULATED
from host.page.room import Room
from host.page.room_record import header


class SideNotes:
    """simulated, header  of the match in play, as they were when it was looked at last
    levels  how hard each of the simulated has tried all along, or NO_LEVEL
    tried   by match and name, the same
    folder  the table's; None: nothing is noted
    """

    def __init__(self, room: Room, folder: Path | None) -> None:
        self.room = room
        self.folder = folder
        self.simulated = self.levels = ""
        self.tried: dict[tuple[str, str], str] = {}
        self.header: dict[str, str] = {}
        self.last: tuple[str, dict[str, str]] = ("", {})

    def recall(self) -> None:
        """What was noted of the matches that go on here."""
        for match, fields in noted(self.folder) if self.folder else ():
            names, levels = (fields.pop(key, "") for key in (SIMULATED, LEVELS))
            self.room.simulated[match] = names
            for name, level in zip(names.split(", "), levels.split(", "), strict=False):
                self.tried[match, name] = level
            self.room.loaded[match] = fields

    def look(self) -> None:
        """At the match in play; what has changed is noted."""
        self.header, mirror = header(self.room), self.room.mirror
        names = self._names()
        self.simulated, self.levels = ", ".join(names), ", ".join(map(self._level, names))
        if not self.folder or not mirror:
            return
        match = mirror.fields.get("match", "")
        fields = {key: self.header.get(key, "") for key in (*OWN, SHOWN)}
        fields |= {SIMULATED: self.simulated, LEVELS: self.levels}
        if (match, fields) != self.last:
            self.last = (match, fields)
            self.room.simulated[match] = self.simulated
            note(self.folder, match, fields)

    def _names(self) -> list[str]:
        if not self.room.mirror:
            return []
        players = self.room.mirror.players
        return [players[seat] for seat in sorted(self.room.bots.seats) if seat < len(players)]

    def _level(self, name: str) -> str:
        """How hard this simulated player of the match in play has tried so far."""
        mirror, bots = self.room.mirror, self.room.bots
        assert mirror
        key = (mirror.fields.get("match", ""), name)
        now = NO_LEVEL if name in bots.minds.programs else bots.level_of(name)
        before = self.tried.get(key, now) if mirror.count else now
        self.tried[key] = now if now == before else NO_LEVEL
        return self.tried[key]
