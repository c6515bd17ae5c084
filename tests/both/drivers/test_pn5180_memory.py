"""PN5180: what is written on ICODE tags, and read."""

from firmware.tags import ndef
from tests.both.drivers.pn5180_talk import ONE, number, opened, until, value
from tests.both.models.icode import Icode


def test_an_icode_says_what_it_is_and_keeps_to_its_memory():
    for blocks, name, last in ((28, "ICODE SLIX", 30), (80, "ICODE SLIX2", 81)):
        table = opened()
        tag = table.chip.air.lay(Icode(ONE, blocks))
        until(table, [ONE])
        kind = value(table, table.reader.identify())
        assert (kind.name, kind.pages, kind.last) == (name, blocks + 3, last)
        assert value(table, table.reader.write(5, b"card")) is True
        assert bytes(tag.memory[8:12]) == b"card" and tag.writes == 1
        assert value(table, table.reader.write(last + 1, b"card")) == "refused"
        assert value(table, table.reader.write(2, b"card")) == "refused"
        assert value(table, table.reader.read(blocks, 4)) == "refused"
        assert value(table, table.reader.read(2, 20)) == bytes(4) + bytes(tag.memory[:76])


def test_a_block_that_keeps_nothing_and_one_that_is_locked_are_failures():
    table = opened()
    tag = table.chip.air.lay(Icode(ONE))
    until(table, [ONE])
    tag.worn = True
    assert value(table, table.reader.write(6, b"lost")) == "failed"
    tag.worn = False
    tag.locked.add(3)
    assert value(table, table.reader.write(6, b"lost")) == "failed"


def test_one_of_several_is_read_and_written_and_no_other():
    uids = [number(0x60 + i) for i in range(3)]
    table = opened(*uids)
    until(table, uids)
    assert value(table, table.reader.write(7, b"mine", uids[1])) is True
    kept = [bytes(tag.memory[16:20]) for tag in table.chip.air.tags]
    assert kept == [bytes(4), b"mine", bytes(4)]
    assert value(table, table.reader.read(7, 1, number(0x99))) == "gone"


def test_the_name_that_is_written_on_an_icode_is_read_like_any_other():
    table = opened()
    tag = table.chip.air.lay(Icode(ONE))
    text = b"\x02enTrilithon stonehenge d14"
    tag.write_ndef(b"\xd1\x01" + bytes((len(text),)) + b"T" + text)
    until(table, [ONE])
    assert ndef.named(table.guard, ONE) == ("stonehenge", "d14")
