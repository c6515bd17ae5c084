"""A reader on its bus, in a field, looked at in turns of a loop, for the tests of both chips."""

from firmware.devices.gestures import TagWatch
from firmware.devices.guard import Guard
from firmware.drivers.mfrc522 import MFRC522
from tests.both.models.bus import Clock, Spi
from tests.both.models.mfrc522 import Mfrc522
from tests.both.models.rf import Field
from tests.both.models.tags import Ntag, Tag

A = bytes((0x04, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66))
B = bytes((0x04, 0x11, 0x22, 0x33, 0x44, 0x55, 0x67))
C = bytes((0x04, 0x91, 0x20, 0x33, 0x47, 0x80, 0x01))
TURN_MS = 20
CALL_NS = 20000  # what the interpreter of a Pico takes for a transfer, at the least


class Table:
    """`turn` is one turn of the application's loop; `arrived` are the tags it has seen."""

    def __init__(self, baudrate: int = 10000000, overhead_ns: int = CALL_NS, make=None, **options):
        self.clock = Clock()
        self.field = Field()
        self.bus = Spi(self.clock, baudrate, overhead_ns)
        self.chip, self.reader = (make or mfrc522)(self, options)
        self.guard = Guard("reader", self.reader, self)
        self.watch = TagWatch()
        self.arrived: list = []
        self.crowds = 0  # how often people were asked to take tags apart
        self.many = False  # whether several laid together are welcome
        self.longest_ns = 0

    def ms(self) -> int:
        return self.clock.ticks_ms()

    def look(self):
        began = self.clock.now
        uid = self.guard.call("look")
        self.longest_ns = max(self.longest_ns, self.clock.now - began)
        return uid

    def turn(self, turn_ms: int = 0):
        """What the reader said, which the watch has heard too, unless it could not be asked."""
        uid = self.look()
        if self.guard.works:
            tags, felt = self.reader.tags, self.reader.each[0].felt
            self.arrived += self.watch.look(tags, self.ms(), self.many, felt)
            self.crowds += self.watch.crowded(self.reader.crowd, self.ms())
        self.clock.sleep_ms(turn_ms or TURN_MS)
        return uid

    def turns(self, count: int) -> dict:
        """How many of so many turns each identifier, or None, was seen in."""
        seen: dict = {}
        for _ in range(count):
            uid = self.turn()
            seen[uid] = seen.get(uid, 0) + 1
        return seen

    def lie(self, ms: int, turn_ms: int) -> None:
        """For so long, in turns of another length."""
        end = self.ms() + ms
        while self.ms() < end:
            self.turn(turn_ms)

    def lay(self, uid: bytes = A, kind: int = 213):
        return self.field.lay(Ntag(uid, kind))

    def settle(self, uid: bytes = A, kind: int = 213):
        """A tag that lies there and has been told."""
        tag = self.lay(uid, kind)
        self.turns(10)
        assert self.reader.uid == uid, self.reader.uid
        return tag


def mfrc522(table: Table, options: dict) -> tuple:
    chip = Mfrc522(table.clock, table.field, options.pop("version", 0x92))
    return chip, MFRC522(table.bus, table.bus.attach(chip), clock=table.clock, **options)


class Drowned(Tag):
    """It couples badly: while the stronger one speaks, the reader cannot hear it."""

    def __init__(self, uid, stronger):
        self.stronger = stronger
        super().__init__(uid)

    def hear(self, data, bits):
        speaks = self.stronger.hear(data, bits)  # the field asks this one, and hears both
        own = super().hear(data, bits)
        return speaks or own


def drowned(uid: bytes, by: bytes) -> Tag:
    """A tag and a stronger one on it."""
    return Drowned(uid, Tag(by))
