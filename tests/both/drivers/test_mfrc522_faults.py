"""MFRC522: chips that are clones, loose, dead or forgetful, and frames that are damaged."""

from firmware.drivers.mfrc522 import MFRC522
from tests.both.drivers.reader_talk import TURN_MS, A, Table
from tests.both.models import tags
from tests.both.models.bus import Clock, Spi
from tests.both.models.mfrc522 import Mfrc522


def test_a_loose_wire_is_an_error_though_the_version_can_be_read():
    table = Table()
    table.chip.forgets = True
    table.turns(4)
    assert table.guard.failures == 1 and not table.guard.works


def test_every_version_of_the_chip_is_accepted_clones_with_a_warning():
    said = {}
    for version in (0x91, 0x92, 0x88, 0x90, 0x12, 0xB2):
        table = Table(version=version)
        table.settle()
        said[version] = table.reader.warning
    assert said == {
        0x91: "", 0x92: "", 0x88: "clone", 0x90: "clone", 0x12: "clone", 0xB2: "unknown",
    }  # fmt: skip


def test_no_chip_is_an_error_and_not_an_empty_table():
    for dead in (0x00, 0xFF):
        table = Table()
        table.chip.dead = dead
        table.turns(200)
        assert not table.guard.works and 4 <= table.guard.failures <= 6, "seldom, and more seldom"
        table.chip.dead = None
        table.turns(2100 // TURN_MS)
        table.settle()
        assert table.guard.works


def test_a_chip_that_dies_after_hours_is_set_up_again_and_nothing_seems_to_leave():
    for dead in (0x00, 0xFF):
        table = Table()
        table.settle()
        table.longest_ns = 0
        table.turns(200)
        table.chip.dead = dead
        table.turns(150)
        assert table.guard.failures and not table.guard.works
        table.chip.dead = None
        table.chip.reset()
        table.turns(150)
        assert table.guard.works and table.look() == A
        assert table.arrived == [A]
        assert table.longest_ns < 2000000, table.longest_ns


def test_a_bus_that_was_dead_for_a_moment_costs_no_more_than_another():
    for moment in (160, 400):
        table = Table()
        table.turns(20)
        table.chip.dead = 0xFF
        table.turns(moment // TURN_MS)
        table.chip.dead = None
        table.lay()
        table.turns(2 * moment // TURN_MS)
        assert table.arrived == [A] and table.guard.works, moment


def test_a_reader_at_rest_has_its_field_off_nearly_always_and_still_finds_a_tag():
    table = Table()
    table.turns(20)
    table.reader.still = True
    on = 0
    for _ in range(1000):
        table.guard.call("look")
        on += table.field.started is not None
        table.clock.sleep_ms(5)
    assert 0 < on < 50, on
    table.lay()
    table.turns(40)
    assert table.arrived == [A] and table.reader.starts == 1
    table.turns(200)
    assert table.arrived == [A] and table.reader.uid == A, "it lies there all the time"
    table.reader.still = False
    before = table.clock.now
    while table.field.started is None:
        table.turn()
    assert table.clock.now - before <= 3 * TURN_MS * 1000000, "awake at once"


def test_a_chip_that_lost_its_settings_is_set_up_again_in_place():
    table = Table()
    table.settle()
    starts = table.reader.starts
    table.chip.reset()
    table.turns(20)
    assert table.reader.starts == starts + 1 and table.guard.failures == 0
    assert table.look() == A and table.arrived == [A]


def test_a_field_that_went_off_is_found_by_the_probe():
    table = Table()
    table.turns(10)
    table.chip.write(0x14, 0x80)
    table.lay()
    table.turns(110)
    assert table.arrived == [A] and table.reader.starts == 2


def test_a_chip_that_finishes_nothing_is_not_started_for_ever():
    table = Table()
    table.chip.hung = True
    table.turns(200)
    assert table.guard.failures <= 6 and not table.guard.works


def test_a_chip_that_is_well_is_never_reset():
    table = Table()
    table.settle()
    resets = table.chip.resets
    table.turns(300)
    assert table.chip.resets == resets == 1


def test_gain_is_set_and_the_reset_wire_is_pulled_where_nobody_answers():
    clock, pulled = Clock(), []
    bus, chip = Spi(clock), Mfrc522(clock)
    from tests.both.models.bus import Pin

    reader = MFRC522(bus, bus.attach(chip), Pin(0, pulled.append), gain=48, clock=clock)
    assert pulled == [1]
    reader.look()
    assert chip.regs[0x26] & 0x70 == 0x70
    chip.dead = 0
    try:
        for _ in range(100):
            clock.sleep_ms(10)
            reader.look()
        raise AssertionError("no error")
    except OSError:
        assert pulled == [1, 0, 1]


def test_a_tag_that_missed_one_frame_is_asked_again_in_the_same_poll():
    table = Table()
    table.turns(10)
    tag = table.lay()
    hear, missed = tag.hear, []

    def deaf(data, bits):
        if bytes(data) == b"\x93\x20" and not missed:
            missed.append(1)
            return None
        return hear(data, bits)

    tag.hear = deaf
    table.field.log = []
    while table.turn() is None:
        pass
    sent = [frame[0] for frame in table.field.log]
    at = sent.index(0x93)
    assert sent[at : at + 2] == [0x93, 0x93] and 0x52 not in sent[at:]


def test_a_damaged_check_byte_is_no_tag():
    table = Table()
    tag = table.field.lay(tags.Tag(A))
    for level in range(2):
        right = tag.levels[level]
        tag.levels[level] = right[:4] + bytes((right[4] ^ 0x10,))
        assert table.turns(20) == {None: 20}
        tag.levels[level] = right


def test_a_card_of_several_laid_again_counts_though_others_were_lifted_since():
    for turn_ms in (3, 4, 5, 7, 11, 20):
        table, tags = Table(), [A[:6] + bytes((last,)) for last in (6, 0, 5)]
        table.many = True
        for uid in tags + tags[:1]:
            tag = table.lay(uid)
            table.lie(158, turn_ms)
            table.field.lift(tag)
            table.lie(420, turn_ms)
        assert table.arrived == tags + tags[:1], turn_ms
