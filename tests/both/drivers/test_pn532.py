"""The PN532's driver, over SPI and over I2C, against a model of the chip."""

from firmware.drivers import pn532, pn532_link
from tests.both.drivers.reader_talk import A, B, C, Table
from tests.both.models import tags
from tests.both.models.bus import I2c
from tests.both.models.pn532 import Pn532


def over_spi(table: Table, options: dict) -> tuple:
    chip = Pn532(table.clock, table.field)
    link = pn532_link.SpiLink(table.bus, table.bus.attach(chip))
    return chip, pn532.PN532(link, table.clock, **options)


def over_i2c(table: Table, options: dict) -> tuple:
    chip = Pn532(table.clock, table.field)
    table.bus = I2c(table.clock)
    table.bus.chips[0x24] = chip
    return chip, pn532.PN532(pn532_link.I2cLink(table.bus), table.clock, **options)


def both() -> list:
    return [Table(5000000, make=make) for make in (over_spi, over_i2c)]


def value(table: Table, job):
    for _ in range(400):
        if job.done:
            break
        table.turn()
    assert job.done
    return job.value if not job.error else job.error


def test_frames_carry_both_checksums():
    assert pn532_link.frame(0x4A, b"\x01\x00") == b"\x00\x00\xff\x04\xfc\xd4\x4a\x01\x00\xe1\x00"
    answer = b"\x00\x00\xff\x06\xfa\xd5\x03\x32\x01\x06\x07\xe8\x00"
    assert pn532_link.unpacked(answer, 0x02) == b"\x32\x01\x06\x07"
    for i in range(3, 12):
        wrong = answer[:i] + bytes((answer[i] ^ 0x10,)) + answer[i + 1 :]
        assert pn532_link.unpacked(wrong, 0x02) is None, i
    assert pn532_link.unpacked(answer, 0x04) is None
    assert pn532_link.unpacked(answer[:9], 0x02) is None


def test_bits_are_turned_round():
    assert pn532_link.turned(b"\x01\x02\x03\xa5\x80") == b"\x80\x40\xc0\xa5\x01"


def test_a_tag_left_lying_arrives_once_and_again_when_it_comes_back():
    for table in both():
        tag = table.lay()
        table.turns(30)
        assert table.reader.version == (0x32, 1, 6)
        assert table.turns(300) == {A: 300} and table.arrived == [A]
        table.field.lift(tag)
        table.turns(80)
        table.lay()
        table.turns(30)
        assert table.arrived == [A, A]


def test_no_look_waits_for_the_radio():
    for table in both():
        table.turns(30)
        table.longest_ns = 0
        table.turns(100)
        spent = table.bus.busy_ns
        table.turns(300)
        assert (table.bus.busy_ns - spent) // 300 < 700000
        table.lay()
        table.turns(30)
        assert table.longest_ns < 2500000, table.longest_ns
        assert table.guard.failures == 0


def test_an_empty_poll_is_a_few_short_transfers():
    table = Table(5000000, make=over_spi)
    table.turns(30)
    before = table.bus.calls, len(table.chip.commands)
    table.turns(300)
    polls = len(table.chip.commands) - before[1]
    assert polls >= 75 and (table.bus.calls - before[0]) / 300 <= 3, polls


def test_two_tags_are_told_apart_and_of_a_third_the_chip_says_nothing():
    for table in both():
        table.many = True
        first = table.lay(A)
        table.lay(B)
        table.turns(60)
        assert sorted(table.arrived) == [A, B] and not table.reader.crowd
        table.lay(C)
        table.turns(60)
        assert sorted(table.reader.tags) == [A, B]
        table.field.lift(first)
        table.turns(60)
        assert sorted(table.reader.tags) == [B, C] and sorted(table.arrived) == sorted([A, B, C])


def test_the_second_of_two_is_read_and_written_by_the_chip_s_number_of_it():
    for table in both():
        laid = [table.lay(A), table.lay(B)]
        table.turns(60)
        job = table.reader.write(6, b"mine", B)
        table.turns(60)
        assert job.value is True, job.error
        assert [tag.page(6) for tag in laid] == [bytes(4), b"mine"]


def test_identifiers_of_every_length():
    for uid in (A, b"\x12\x34\x56\x78", bytes((4, 2, 3, 4, 5, 6, 7, 8, 9, 10))):
        table = Table(5000000, make=over_spi)
        table.field.lay(tags.Tag(uid))
        table.turns(30)
        assert table.reader.uid == uid
    ats = b"\x02\x01\x03\x44\x20\x07" + A + b"\x03\x75\x77" + b"\x02\x00\x44\x00\x07" + B
    assert pn532.targets(ats) == [A, B]


def test_an_answer_longer_than_usual_is_fetched_whole():
    for table in both():
        for uid in (bytes((4, 2, 3, 4, 5, 6, 7, 8, 9, 10)), bytes((4, 3, 3, 4, 5, 6, 7, 8, 9, 10))):
            table.field.lay(tags.Tag(uid))
        table.turns(40)
        assert len(table.reader.tags) == 2


def test_tags_are_identified_read_and_written():
    for table in both():
        tag = table.lay(A, 215)
        table.turns(30)
        assert value(table, table.reader.identify()).name == "NTAG215"
        assert value(table, table.reader.read(4, 20)) == bytes(tag.memory[16:96])
        assert value(table, table.reader.read(134, 2)) == "refused"
        assert value(table, table.reader.write(6, b"card")) is True
        assert tag.page(6) == b"card"
        assert value(table, table.reader.write(0x82, b"card")) == "refused"
        tag.worn = True
        assert value(table, table.reader.write(6, b"lost")) == "failed"


def test_an_ultralight_is_read_within_its_sixteen_pages():
    table = Table(5000000, make=over_spi)
    tag = table.field.lay(tags.Ultralight(A))
    table.turns(30)
    assert value(table, table.reader.read(12, 4)) == bytes(tag.memory[48:])
    assert value(table, table.reader.read(13, 4)) == "refused"


def test_an_answer_damaged_on_the_wire_is_asked_for_again():
    for table in both():
        table.lay()
        table.turns(30)
        table.chip.garble = 1
        assert table.turns(30) == {A: 30} and table.reader.faults == 1
        table.chip.garble = 5
        table.turns(60)
        assert table.arrived == [A] and table.guard.failures == 0


def test_no_false_removal_at_five_percent_of_lost_frames():
    table = Table(5000000, make=over_spi)
    table.lay()
    table.turns(30)
    table.field.lose = 50
    table.turns(1500)
    assert table.arrived == [A]


def test_a_chip_that_dies_or_resets_itself_comes_back_and_nothing_seems_to_leave():
    for table in both():
        table.lay()
        table.turns(30)
        table.chip.dead = True
        table.turns(200)
        assert table.guard.failures and not table.guard.works
        table.chip.dead = False
        table.chip.reset()
        table.turns(200)
        assert table.guard.works and table.look() == A and table.arrived == [A]
        failures = table.guard.failures
        table.chip.reset()
        table.turns(200)
        assert table.guard.works and table.look() == A and table.arrived == [A]
        assert table.guard.failures <= failures + 1


def test_a_chip_that_was_never_there_is_an_error():
    for table in both():
        table.chip.dead = True
        table.turns(150)
        assert table.guard.failures and not table.guard.works


def test_a_damaged_acknowledgement_starts_the_chip_again():
    for table in both():
        table.lay()
        table.turns(30)
        table.chip.no_ack = 1
        table.turns(40)
        assert table.reader.starts == 2 and table.guard.failures == 0 and table.arrived == [A]


def test_a_loop_without_pause_lets_the_chip_wake_first():
    for table in both():
        table.lay()
        looks = 0
        while table.guard.call("look") is None:
            table.clock.sleep_us(50)
            looks += 1
            assert looks < 5000
        assert table.guard.failures == 0
