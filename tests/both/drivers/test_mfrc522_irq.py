"""The MFRC522's interrupt wire: what it spares, and that a broken one costs nothing but that."""

from firmware import boards
from firmware.devices.wiring import Wiring
from firmware.drivers import mfrc522_irq
from firmware.drivers.mfrc522 import MFRC522
from firmware.drivers.several import Readers
from tests.both.drivers.reader_talk import CALL_NS, A, B, C, Table
from tests.both.models.bus import Clock, Spi
from tests.both.models.irq_pin import IrqPin
from tests.both.models.mfrc522 import COM_IEN, DIV_IEN, Mfrc522
from tests.both.models.rf import Field
from tests.both.models.tags import Ntag

SEEN = 12  # turns of the loop after which a tag has been told


def wired(baudrate: int = 10000000, rest=1) -> Table:
    """A table whose reader has the wire, if it is found."""
    table = Table(baudrate)
    table.pin = IrqPin(table.chip, rest)
    table.reader.wire = mfrc522_irq.found(table.pin, table.reader.chip, table.clock)
    table.turns(10)
    return table


def empty_poll(table: Table) -> tuple:
    """SPI calls and bytes of a look where no tag lies."""
    table.reader.probed = table.clock.ticks_us()
    before = table.bus.calls, table.bus.bytes
    assert table.look() is None
    return table.bus.calls - before[0], table.bus.bytes - before[1]


def tap(table: Table) -> tuple:
    """(ns until a tag is known, bytes on the bus until then), in a loop that looks again soon."""
    began, before = table.clock.now, table.bus.bytes
    table.lay(A)
    while table.look() is None:
        table.clock.sleep_us(1000 if table.reader.busy else 2000)
    return table.clock.now - began, table.bus.bytes - before


def test_an_empty_poll_spares_a_transfer_and_a_tap_four_fifths_of_its_bytes():
    plain, table = Table(), wired()
    plain.turns(10)
    assert empty_poll(plain) == (9, 22)
    assert empty_poll(table) == (8, 18)
    without, with_wire = tap(plain), tap(table)
    assert with_wire[0] < without[0] + 500000, (with_wire, without)  # the polls' phase
    assert 5 * with_wire[1] < without[1], (with_wire, without)


def test_the_chip_drives_the_pin_and_lets_go_of_one_that_does_not_follow():
    table = wired(rest=lambda: 0)  # no pull-up: the chip must drive both levels
    assert table.reader.wire.follows
    assert table.chip.regs[COM_IEN] == 0xA1 and table.chip.regs[DIV_IEN] == 0x80
    table.pin.stuck = 1
    assert not table.reader.wire.begin()
    assert table.chip.regs[COM_IEN] == 0x80 and table.chip.regs[DIV_IEN] == 0


def test_a_pin_without_a_wire_is_found_to_have_none():
    flips = []

    def floating() -> int:
        flips.append(1)
        return len(flips) % 2

    for rest in (1, lambda: 0, floating):
        table = Table()
        pin = IrqPin(table.chip, rest)
        pin.cut = True
        found = mfrc522_irq.found(pin, table.reader.chip, table.clock)
        if rest is not floating:
            assert found is None
        table.reader.wire = found
        table.settle()
        assert table.turns(50) == {A: 50}


def test_while_it_waits_the_bus_is_left_alone():
    table = wired()
    looks, before = table.pin.looks, table.chip.reads.get(0x04, 0)
    table.settle()
    polls = table.field.frames
    table.turns(100)
    assert table.pin.looks > looks
    assert table.chip.reads[0x04] - before <= table.field.frames + 2, "one reading a frame"
    assert table.field.frames > polls


def test_a_wire_that_breaks_leaves_a_reader_that_reads_and_says_so():
    for stuck in (None, 1):
        table = wired()
        table.settle()
        table.pin.cut, table.pin.stuck = stuck is None, stuck
        assert table.reader.warning == ""
        seen = table.turns(100)
        assert seen == {A: 100} and table.arrived == [A], seen
        assert table.reader.warning == "wire" and not table.reader.wire.follows
        table.field.lift(table.field.tags[0])
        table.turns(20)
        table.lay(C)
        assert C in table.turns(SEEN) and table.guard.failures == 0


def test_a_pin_that_something_holds_low_costs_only_what_the_wire_spared():
    table = wired()
    table.pin.stuck = 0
    table.settle()
    assert table.turns(50) == {A: 50} and table.guard.failures == 0
    table.chip.reset()  # a dip of the supply: the chip is set up again, and the wire tried
    table.turns(200)
    assert table.reader.warning == "wire" and table.reader.uid == A


def test_a_wire_that_is_mended_counts_again_from_the_next_start_on():
    table = wired()
    table.pin.cut = True
    table.turns(20)
    assert table.reader.warning == "wire"
    table.pin.cut = False
    table.chip.reset()
    table.turns(200)
    assert table.reader.wire.follows and table.reader.warning == ""
    assert table.chip.regs[COM_IEN] == 0xA1


def test_a_chip_that_goes_or_hangs_is_noticed_with_the_wire_as_without():
    for dead in (0x00, 0xFF):
        table = wired()
        table.settle()
        table.chip.dead = dead
        table.turns(200)
        assert not table.guard.works
        table.chip.dead = None
        table.chip.reset()
        table.turns(300)
        assert table.guard.works and table.reader.uid == A
    table = wired()
    table.settle()
    starts = table.reader.starts
    table.chip.hung = True
    table.turns(60)
    assert table.reader.starts > starts
    table.chip.hung = False
    table.turns(200)
    assert table.reader.uid == A


def test_under_a_bad_radio_no_tag_leaves_and_none_is_invented():
    table = wired()
    table.settle()
    table.field.lose = table.field.flip = 50
    seen = table.turns(600)
    assert table.arrived == [A] and not [uid for uid in seen if uid not in (A, None)]
    assert table.reader.wire.follows


def test_of_several_readers_the_first_has_the_wire():
    clock = Clock()
    bus = Spi(clock, 4000000, CALL_NS)
    chips = [Mfrc522(clock, Field()) for _ in range(3)]
    each = [MFRC522(bus, bus.attach(chip), clock=clock) for chip in chips]
    pin = IrqPin(chips[0])
    each[0].wire = mfrc522_irq.found(pin, each[0].chip, clock)
    readers = Readers(each, clock)
    for number, uid in enumerate((A, B, C)):
        chips[number].field.lay(Ntag(uid))
    for _ in range(60):
        readers.look()
        clock.sleep_ms(1 if readers.busy else 8)
    assert [reader.tags for reader in each] == [[A], [B], [C]]
    assert each[0].wire.follows and pin.looks


class Machine:
    """Its pins are all at the end of one wire; `asked` are those that were made."""

    class Pins:
        IN, PULL_UP = 0, 2

        def __init__(self, wire):
            self.wire = wire
            self.asked: list = []

        def __call__(self, gpio, *how):
            self.asked.append((gpio,) + how)
            return self.wire

    def __init__(self, wire):
        self.Pin = self.Pins(wire)


def listening(wishes: dict, cut: bool = False) -> tuple:
    """(pins that were looked at, the reader's wire) on a board with these wishes."""
    table = Table()
    pin = IrqPin(table.chip)
    pin.cut = cut
    machine = Machine(pin)
    Wiring(machine, boards.board("", wishes), 0).listen(table.reader)
    return machine.Pin.asked, table.reader.wire


def test_each_board_looks_for_the_wire_with_a_pull_up_where_the_pin_has_one():
    for name, pin in (("pico", (28, 0, 2)), ("esp32", (34, 0)), ("esp32s3", (47, 0, 2))):
        asked, wire = listening({"board": name})
        assert asked == [pin] and wire is not None and wire.follows
        assert listening({"board": name}, cut=True)[1] is None


def test_no_wire_is_looked_for_where_a_part_has_its_pin_or_the_settings_say_none():
    for wishes in ({"strip": 28}, {"reader_irq": None}, {"reader_irq": 2}):
        asked, wire = listening({"board": "pico", "pins": wishes})
        assert asked == [] and wire is None, wishes
    assert boards.board("", {"board": "pico", "reader": "pn532"}).interrupt() is None
    assert boards.board("", {"board": "pico", "pins": {"reader_irq": 9}}).interrupt() == 9
    try:
        boards.board("", {"board": "pico", "pins": {"reader_irq": 23}})
    except ValueError as wrong:
        assert str(wrong) == "hardware.pins.reader_irq: 23 is no free GPIO of pico"
    else:
        raise AssertionError("GP23 is not on the header")
