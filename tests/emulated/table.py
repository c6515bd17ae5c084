"""A whole table: the emulated board, what hangs on its pins, and hands that move it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from engine import found
from firmware import boards
from firmware.devices.simulated import uid_of
from firmware.screen.canvas import COLUMNS, ROWS
from firmware.screen.font import GLYPHS, glyph
from firmware.tags import register
from host.install.installation import compiled
from tests.both.models.mfrc522 import Mfrc522
from tests.both.models.oled import Oled
from tests.both.models.tags import Ntag
from tests.emulated import image
from tests.emulated.buzzer import Buzzer
from tests.emulated.chips import Clock, I2cBus, Registers, SpiBus, Strip
from tests.emulated.pico import Pico

MACHINE = "Raspberry Pi Pico with RP2040"
DATA = "data/"
# Since a tag was lifted, until it counts as laid again: an erase before its silence is heard, a
# second of that, and up to 0.4 s after which damage beside another tag may be that one's alone.
AGAIN_MS = 1500
STEP_MS = 3  # between two contacts of the knob; a quick hand takes twelve a detent
CYCLE = ((1, 1), (0, 1), (0, 0), (1, 0))  # contacts A and B of one detent, clockwise

Fields = dict[str, Any]


class Event(NamedTuple):
    """A line of the table, and when it came."""

    name: str
    fields: Fields
    ms: float


class Waited(Exception):
    """What was waited for has not come; the message has the screen and the last lines."""


def all_tags() -> bytes:
    """Every piece of every box has a tag."""
    lines = [
        register.line(uid_of(box, piece), box, piece)
        for box in found.boxes()
        for piece in range(box.size)
    ]
    return "".join(lines).encode()


def first_flash(
    settings: Fields, room: int = image.BLOCK * image.BLOCKS, firmware: bool = True,
    changed: dict[str, bytes] | None = None,
) -> bytes:  # fmt: skip
    """A file system with the firmware, unless it lies elsewhere, these settings and tags.

    changed  files of the firmware that are others than ours
    """
    files = {**compiled("armv6m")[0], **(changed or {})} if firmware else {}
    files = {
        **files,
        DATA + register.FILE: all_tags(),
        DATA + "settings.json": json.dumps(settings),
    }
    whole = {name: as_bytes(data) for name, data in files.items()}
    return image.change(b"", whole, room=room)[0]


def as_bytes(data: bytes | str) -> bytes:
    return data.encode() if isinstance(data, str) else data


class Table:
    """`files` is the file system; a board that had been on hands its own over.

    events   of the link, the oldest first
    """

    def __init__(self, uf2: Path, files: bytes, cable: bool = True) -> None:
        self.uf2 = uf2
        self.pico = Pico(uf2, cable=cable)
        self.pico.put_files(files)
        mcu = self.pico.mcu
        self.pins = boards.board(MACHINE).pins
        self.reader = Mfrc522(Clock(mcu))
        self.spi = SpiBus(mcu, 0)
        self.spi.attach(Registers(self.reader), self.pins["reader_cs"])
        self.screen = Oled(132)  # an SH1106, as in the guide's list
        self.i2c = I2cBus(mcu, 0)
        self.i2c.chips[0x3C] = self.screen
        self.strip = Strip(mcu, self.pins["strip"])
        self.buzzer = Buzzer(mcu, self.pins["buzzer"])
        self.contacts = 0
        self.tag: Ntag | None = None
        self.lifted: dict[bytes, float] = {}  # tag -> when
        self.heard_ns = 0.0
        self.events: list[Event] = []
        self.read_to = 0
        self.listen_to_the_air()
        for wire in ("knob_a", "knob_b", "knob_press"):
            mcu.gpio[self.pins[wire]].set_input_value(True)

    @property
    def ms(self) -> float:
        return self.pico.ms

    def listen_to_the_air(self) -> None:
        """Note when a tag first answers."""
        send = self.reader.field.send

        def noted(data: Any, bits: int, now: int) -> Any:
            answer = send(data, bits, now)
            if answer[0] is not None and not self.heard_ns:
                self.heard_ns = self.pico.ns
            return answer

        self.reader.field.send = noted  # type: ignore[method-assign]

    # The cable

    def lines(self) -> None:
        """Take the whole lines that have come."""
        if self.pico.cable is None:
            return
        said = self.pico.cable.said
        end = said.rfind(b"\n") + 1
        for line in bytes(said[self.read_to : end]).decode(errors="replace").splitlines():
            name, _, fields = line.partition(" ")
            if fields.startswith("{"):
                self.events.append(Event(name, json.loads(fields), self.ms))
        self.read_to = max(self.read_to, end)

    def wait(self, *names: str, ms: float = 4000) -> Event:
        """The next event of one of these names; those before it are forgotten."""
        found: list[Event] = []

        def come() -> bool:
            self.lines()
            while self.events and not found:
                event = self.events.pop(0)
                if event.name in names:
                    found.append(event)
            return bool(found)

        if not come() and not self.pico.run(ms, come):
            said = self.pico.cable.said[-600:] if self.pico.cable else b""
            last = bytes(said).decode(errors="replace")
            wanted = " nor ".join(names)
            raise Waited(f"no {wanted} within {ms} ms\n" + "\n".join(self.rows()) + "\n" + last)
        return found[0]

    def ask(self, line: str) -> Fields:
        """A command over the cable and its reply."""
        assert self.pico.cable is not None, "nobody is at the other end"
        self.pico.cable.send(line.encode() + b"\n")
        return self.wait("ok").fields

    # Hands

    def level(self, wire: str, high: int) -> None:
        self.pico.mcu.gpio[self.pins[wire]].set_input_value(bool(high))

    def turn(self, detents: int, aims_ms: float = 0) -> None:
        """Contact by contact, at the board's own time; so much longer after each detent."""
        way = 1 if detents > 0 else -1
        for contact in range(4 * abs(detents)):
            self.contacts = (self.contacts + way) % 4
            a, b = CYCLE[self.contacts]
            self.level("knob_a", a)
            self.level("knob_b", b)
            self.pico.run(STEP_MS + aims_ms * (contact % 4 == 3))

    def press(self, ms: float = 120) -> None:
        self.level("knob_press", 0)
        self.pico.run(ms)
        self.level("knob_press", 1)
        self.pico.run(30)

    def lay(self, uid: bytes) -> None:
        """This tag comes to lie on the reader, alone."""
        self.lift()
        self.heard_ns = 0.0
        self.tag = self.reader.field.lay(Ntag(uid))

    def away(self, uid: bytes) -> None:
        """This tag has been away for long enough to be laid again."""
        again = self.lifted.get(uid, -AGAIN_MS) + AGAIN_MS
        if again > self.ms:
            self.pico.run(again - self.ms)

    def lift(self) -> None:
        if self.tag is not None:
            self.reader.field.lift(self.tag)
            self.lifted[self.tag.uid] = self.ms
        self.tag = None

    # Eyes

    def rows(self) -> list[str]:
        """The text on the screen's glass."""
        known = {bytes(GLYPHS[glyph(char) : glyph(char) + 8]): char for char in drawable()}
        rows = []
        for page in range(ROWS):
            row = self.screen.glass(page)
            inverse = row[0] == 0xFF or sum(map(int.bit_count, row)) > 4 * len(row)
            cells = [row[8 * x : 8 * x + 8] for x in range(COLUMNS)]
            if inverse:
                cells = [bytes(byte ^ 0xFF for byte in cell) for cell in cells]
            rows.append("".join(known.get(cell, "·") for cell in cells))
        return rows

    def sees(self, text: str) -> bool:
        return text in " ".join(row.strip() for row in self.rows() if row.strip())

    # Power

    def unplugged(self, flash: bytes | None = None) -> Table:
        """The same table when it has power again; `flash` as a torn write has left it."""
        flash = flash or self.pico.image()
        files = flash[self.pico.files_start : self.pico.files_end]
        table = Table(self.uf2, files, self.pico.cable is not None)
        table.pico.mcu.flash[: len(flash)] = flash  # frozen code lies outside of it
        return table


def drawable() -> list[str]:
    """Every character of the font."""
    from firmware.screen.font import EXTRA

    return [chr(code) for code in range(32, 127)] + list(EXTRA)
