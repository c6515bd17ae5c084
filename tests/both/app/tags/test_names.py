"""Names on tags through the reader's driver, down to the bytes on its bus."""

from firmware.tags import NdefError, ndef_write
from firmware.tags.ndef import Pages, named
from firmware.tags.ndef import label as read
from tests.both.drivers.reader_talk import A, B, Table
from tests.both.models import tags


def test_a_name_is_written_and_read_back_on_every_kind_of_ntag():
    for kind in (213, 215, 216):
        table = Table()
        tag = table.settle(kind=kind)
        ndef_write.write(Pages(table.guard, A), "stonehenge", "d14")
        assert read(Pages(table.guard, A)) == ("stonehenge", "d14") == named(table.guard, A)
        assert tag.memory[12:16] == bytes((0xE1, 0x10, tags.Ntag.KINDS[kind][1], 0))
        ndef_write.erase(Pages(table.guard, A))
        assert named(table.guard, A) is None
        table.field.lift(tag)


def test_an_ultralight_that_a_phone_has_formatted():
    table = Table()
    tag = tags.Ultralight(A)
    tag.memory[12:20] = b"\xe1\x10\x06\x00\x03\x00\xfe\x00"
    table.field.lay(tag)
    table.turns(10)
    ndef_write.write(Pages(table.guard, A), "amazones", "yellow+10")
    assert named(table.guard, A) == ("amazones", "yellow+10")


def test_an_area_that_ends_within_four_pages():
    table = Table()
    tag = table.settle(kind=213)
    tag.memory[14] = 7  # 56 bytes: pages 4 to 17
    ndef_write.write(Pages(table.guard, A), "stonehenge", "d14")
    assert named(table.guard, A) == ("stonehenge", "d14")


def test_a_name_is_read_while_a_loop_would_take_one_turn():
    table = Table()
    table.settle(kind=213)
    ndef_write.write(Pages(table.guard, A), "amazones", "yellow+10")
    table.turns(5)
    began = table.clock.now
    assert named(table.guard, A) == ("amazones", "yellow+10")
    took = (table.clock.now - began) // 1000
    assert took < 20000, took


def test_another_tag_than_the_one_that_was_read_is_not_touched():
    table = Table()
    tag = table.settle(A)
    assert named(table.guard, B) is None
    for act in (lambda: ndef_write.write(Pages(table.guard, B), "stonehenge", "d14"),):
        try:
            act()
        except OSError:
            continue
        raise AssertionError("B is not there")
    assert tag.writes == 0


def test_a_tag_that_was_lifted_is_an_error_and_the_table_goes_on():
    table = Table()
    tag = table.settle(A)
    table.field.lift(tag)
    try:
        ndef_write.write(Pages(table.guard, A), "stonehenge", "d14")
    except OSError:
        pass
    else:
        raise AssertionError("nothing is there")
    table.settle(B)
    ndef_write.write(Pages(table.guard, B), "stonehenge", "d13")
    assert named(table.guard, B) == ("stonehenge", "d13")


def test_a_locked_page_is_known_before_anything_is_written():
    table = Table()
    tag = table.settle(A)
    tag.memory[11] = 1  # page 8
    try:
        ndef_write.write(Pages(table.guard, A), "stonehenge", "d14")
    except NdefError as error:
        assert error.args[0] == "tag_locked" and tag.writes == 0
    else:
        raise AssertionError("page 8 is locked")
