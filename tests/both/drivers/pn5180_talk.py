"""A table whose reader is a PN5180, with ICODE tags on it."""

from firmware.drivers import pn5180
from tests.both.drivers.reader_talk import Table
from tests.both.models.bus import Pin
from tests.both.models.icode import Icode
from tests.both.models.pn5180 import BusyPin, Pn5180

ONE = bytes((0xE0, 0x04, 0x01, 0x50, 0x11, 0x22, 0x33, 0x41))


def number(low: int, high: int = 0x50) -> bytes:
    """An ICODE's number that ends so: its last nibble is its first slot."""
    return bytes((0xE0, 0x04, 0x01, high)) + low.to_bytes(4, "big")


def over_spi(table: Table, options: dict) -> tuple:
    chip = Pn5180(table.clock, table.field)
    rst = Pin(1, chip.reset_pin)
    cs = table.bus.attach(chip)
    return chip, pn5180.PN5180(table.bus, cs, BusyPin(chip), rst, table.clock, **options)


def opened(*uids) -> Table:
    """A table that has started, with these ICODE tags on the reader."""
    table = Table(4000000, make=over_spi)
    table.turns(10)
    for uid in uids:
        table.chip.air.lay(Icode(uid))
    return table


def value(table: Table, job):
    for _ in range(400):
        if job.done:
            break
        table.turn()
    assert job.done
    return job.value if not job.error else job.error


def until(table: Table, tags: list, turns: int = 60) -> int:
    """Milliseconds until the reader knows exactly these, looked at as the application does."""
    began = table.ms()
    for _ in range(turns * 8):
        if sorted(table.reader.tags) == sorted(tags):
            return table.ms() - began
        table.look()
        table.clock.sleep_ms(2)
    raise AssertionError(table.reader.tags)
