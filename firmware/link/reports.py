"""What the table tells a computer on request, as plain dictionaries (LINK.md)."""

import hashlib
from binascii import hexlify

from engine.record import close
from engine.table import SEATED, zone_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterable

    from firmware.table.match import Match

CHUNK = 20  # lines of a record in one reply
MANIFEST = "trilithon.json"  # what `trilithon deploy` writes: our files, and a hash of all
MARK = 16  # digits of a hash that say which firmware it is
BLOCK = 512


def installed() -> str:
    """Which firmware is on this board, by the hash of its manifest; "" where there is none."""
    return digest(MANIFEST)[:MARK]


def digest(path: str) -> str:
    """SHA-256 of a file in hex; "" where there is none."""
    found = hashlib.sha256()
    try:
        with open(path, "rb") as file:
            data = file.read(BLOCK)
            while data:
                found.update(data)
                data = file.read(BLOCK)
    except OSError:
        return ""
    return hexlify(found.digest()).decode()


def health(guard: "Any") -> dict:
    """How a device is, and what its chip says of itself, where it does."""
    there = guard.device is not None
    fields: dict = {"there": there, "works": guard.works, "failures": guard.failures}
    if version(guard.device):
        fields["version"] = version(guard.device)
        fields["warning"] = getattr(guard.device, "warning", "")
    return fields


def version(device: "Any") -> str:
    """What a chip calls itself: `0x92`, or `0x32 1 6`; empty where it tells nothing."""
    said = getattr(device, "version", None)
    if isinstance(said, int) and said:
        return "0x%02x" % said
    if isinstance(said, tuple) and said:
        return " ".join(["0x%02x" % said[0]] + [str(number) for number in said[1:]])
    return ""


def chunk(lines: "Iterable[str]", first: int) -> dict:
    """Some lines from `first` on, and where the next ones begin."""
    taken: list = []
    for number, line in enumerate(lines):
        if number >= first + CHUNK:
            close(lines)
            return {"lines": taken, "next": number}
        if number >= first:
            taken.append(line.rstrip("\r\n").replace("\r", "?"))  # a damaged file may have any
    return {"lines": taken, "next": None}


def table_fields(match: "Match", everything: bool) -> dict:
    """What the referee knows. Zones are named `hand 2`, seats from 0; face-down ones only count."""
    table, game = match.referee.table, match.referee.game
    zones: dict = {}
    hidden: dict = {}
    for zone in sorted(set(list(table.zones) + list(table.hidden))):
        name = zone_name(zone)
        full = name + f" {zone % SEATED}" if zone >= SEATED or name == "stack" else name
        if everything or name not in game.FACE_DOWN:
            zones[full] = [table.box.name(piece) for piece in table.zones.get(zone, ())]
            hidden[full] = table.hidden.get(zone, 0)
        else:
            hidden[full] = table.count(zone)
    key, *args = game.status(table)
    status = match.words.text(key, args)
    return {"zones": zones, "hidden": hidden, "scores": game.scores(table), "status": status}
