"""What is read from tags: ours among anybody's, and no name from what is damaged."""

from engine import found
from firmware.tags import NdefError, ndef_write
from firmware.tags.ndef import Area
from firmware.tags.ndef import label as read
from tests.both.tags.tag_images import (
    ALL,
    Image,
    ntag213,
    ntag215,
    record,
    text,
    tlv,
    ultralight,
    uri,
)

D14 = ("stonehenge", "d14")
OURS = "Trilithon stonehenge d14"


def why(what, *args):
    """The reason an NdefError gives."""
    try:
        what(*args)
    except NdefError as error:
        return error.args[0]
    return None


def test_a_factory_fresh_tag_has_no_name():
    for tag in ALL:
        assert read(tag()) is None


def test_every_piece_of_every_box_fits_the_smallest_tag_and_is_read_back():
    for box in found.boxes():
        for piece in range(box.size):
            tag = ultralight()
            ndef_write.write(tag, box.key, box.name(piece))
            assert read(tag) == (box.key, box.name(piece))


def test_a_name_on_every_kind_of_tag():
    for tag in ALL:
        tag = tag()
        ndef_write.write(tag, "stonehenge", "d14")
        assert read(tag) == D14
        at = tag.user.index(b"\x03" + bytes((31,)))
        assert tag.user[at + 33] == 0xFE


def test_the_lock_control_of_an_ntag213_stays_first():
    tag = ntag213()
    ndef_write.write(tag, "stonehenge", "d14")
    assert tag.user[:5] == b"\x01\x03\xa0\x0c\x34"


def test_the_walk_passes_what_is_not_the_message():
    before = b"\0\0" + b"\x02\x03\xf0\x08\x34" + b"\0" + tlv(b"maker", 0xFD) + tlv(b"new", 0x44)
    tag = ntag215(before + tlv(text(OURS)) + b"\xfe")
    assert read(tag) == D14
    tag = ntag215(tlv(b"m" * 300, 0xFD) + tlv(text(OURS)))
    assert read(tag) == D14


def test_a_length_in_three_bytes():
    tag = ntag215(tlv(uri(290, 0x80) + text(OURS, 0x40)) + b"\xfe")
    assert read(tag) == D14
    short = b"\x03\xff\x00\x1f" + text(OURS)  # not as it should be, and clear
    assert read(ultralight(short)) == D14


def test_behind_the_end_there_is_nothing():
    assert read(ultralight(b"\xfe" + tlv(text(OURS)))) is None


def test_other_languages_long_records_and_other_records_beside_ours():
    french = record(b"T", b"\x02fr" + OURS.encode(), 0x40)
    long = bytes((0x41, 1, 0, 0, 0, 3 + len(OURS))) + b"T\x02en" + OURS.encode()
    named = bytes((0x59, 1, 3 + len(OURS), 2)) + b"Tid\x02en" + OURS.encode()
    for ours in (french, long, named):
        assert read(ntag213(tlv(uri(20, 0x80) + ours))) == D14


def test_what_is_not_ours_names_nothing():
    utf16 = record(b"T", b"\x82en" + OURS.encode())
    chunk = record(b"T", b"\x02en" + OURS.encode(), 0xE0)
    others = [text("Trilithon"), text(OURS + " x"), text("trilithon stonehenge d14"), uri(30)]
    others += [record(b"U", b"\x02en" + OURS.encode()), record(b"T", b""), chunk]
    others += [utf16, record(b"T", b"\x02en" + OURS.encode(), kind=4), record(b"T", b"\x3fen")]
    others += [text("Trilithon stonehenge d\xe91")[:-3] + b"\xff\xff1"]
    for message in others:
        assert read(ntag213(tlv(message))) is None, message


def test_two_names_are_none():
    both = text(OURS, 0x80) + text("Trilithon stonehenge d13", 0x40)
    assert why(read, ntag213(tlv(both))) == "tag_damaged"
    assert read(ntag213(tlv(text(OURS, 0x80) + text(OURS, 0x40)))) == D14


def test_a_message_that_is_not_whole_names_nothing():
    whole = text(OURS)
    for end in range(1, len(whole)):
        assert why(read, ultralight(tlv(whole[:end]))) == "tag_damaged", end
    for wrong in (
        whole + b"\0", text(OURS, 0x80), text(OURS, 0x40), text(OURS, 0), whole + whole,
        text(OURS, 0x80) + text("x", 0xC0), text(OURS, 0xC0) + text("x", 0x40), b"\xd7\0\0",
    ):  # fmt: skip
        assert why(read, ntag213(tlv(wrong))) == "tag_damaged", wrong


def test_without_a_sound_container_nothing_is_read():
    for container in (b"\0\0\0\0", b"\xe1\x20\x06\0", b"\xe1\x10\0\0", b"\xe2\x10\x06\0"):
        assert why(read, Image(16, 15, container, tlv(text(OURS)))) == "tag_plain"
    assert why(read, Image(16, 15, b"\xe1\x10\x06\xf0", tlv(text(OURS)))) == "tag_locked"
    assert read(Image(16, 15, b"\xe1\x11\x06\x0f", tlv(text(OURS)))) == D14


def test_nothing_is_read_beyond_the_container_s_size():
    tag = Image(45, 0x27, b"\xe1\x10\x04\x00", tlv(text(OURS)))
    assert why(read, tag) == "tag_damaged", "33 bytes do not fit 32"
    assert read(Image(45, 0x27, b"\xe1\x10\x05\x00", tlv(text(OURS)))) == D14


def test_a_hole_in_the_area_ends_what_is_used():
    hole = b"\x02\x03\x86\x02\x02"  # page 8 * 4 + 6, which is byte 22 of the area, two bytes
    tag = ultralight(hole + tlv(b"\xd0\0\0"))
    area = Area(tag)
    assert area.message() == b"\xd0\0\0" and area.size == 20
    assert why(read, ultralight(hole + tlv(text(OURS)))) == "tag_damaged"
    locks = b"\x01\x03\x80\x00\x04"  # page 8 * 16: 112 bytes into the area; 0 bits stand for 256
    area = Area(ntag213(locks + tlv(b"")))
    assert area.message() == b"" and area.size == 112


def test_garbage_never_names_a_piece_and_never_hangs():
    state = 1
    for _ in range(300):
        garbage = bytearray()
        for _ in range(48):
            state = state * 1103515245 + 12345 & 0x7FFFFFFF
            garbage.append(state >> 16 & 0xFF)
        assert why(read, ultralight(garbage)) in (None, "tag_damaged")
        garbage[0], garbage[1] = 3, state % 46
        assert why(read, ultralight(garbage)) in (None, "tag_damaged")


def test_a_flipped_byte_is_another_s_name_only_where_it_is_the_name_s():
    tag = ultralight(tlv(text(OURS)) + b"\xfe")
    name = tag.user.index(b"stonehenge")
    for at in range(name):
        for value in range(0, 256, 5):
            other = tag.copy()
            other.bytes[16 + at] = value
            try:
                assert read(other) in (None, D14), (at, value)
            except NdefError:
                pass
