"""What is written on tags: others' records stay, and a tag lifted at any moment names no other."""

from firmware.tags import NdefError, ndef_write
from firmware.tags.ndef import Area, records
from firmware.tags.ndef import label as read
from tests.both.tags.tag_images import (
    ALL,
    Image,
    ntag213,
    ntag215,
    ntag216,
    text,
    tlv,
    ultralight,
    uri,
)
from tests.both.tags.test_ndef import why

TEN, FIVE = ("amazones", "yellow+10"), ("amazones", "purple+5b")


def raw(tag):
    """The records on a tag, flags apart, and whether the first begins and the last ends."""
    message = Area(tag).message()
    found = [message[record[0] : record[1]] for record in records(message)]
    assert [part[0] >> 6 for part in found] == (
        [3] if len(found) == 1 else [2] + [0] * (len(found) - 2) + [1] if found else []
    )
    return [bytes((part[0] & 0x3F,)) + part[1:] for part in found]


def bare(*parts):
    return [bytes((part[0] & 0x3F,)) + part[1:] for part in parts]


def ours(name):
    return text("Trilithon %s %s" % name)


def with_others(name=None):
    """A foreign address, our name or not, and a foreign text."""
    parts = [uri(40, 0x80), text("Hello", 0x40)]
    if name:
        parts.insert(1, text("Trilithon %s %s" % name, 0))
    return ntag213(b"\x01\x03\xa0\x0c\x34" + tlv(b"".join(parts)) + b"\xfe")


def test_others_records_stay_and_ours_comes_last():
    tag = with_others()
    ndef_write.write(tag, *TEN)
    assert raw(tag) == bare(uri(40), text("Hello"), ours(TEN)) and read(tag) == TEN
    ndef_write.write(tag, *FIVE)
    assert raw(tag) == bare(uri(40), text("Hello"), ours(FIVE))
    ndef_write.erase(tag)
    assert raw(tag) == bare(uri(40), text("Hello")) and read(tag) is None
    assert tag.user[:64] == with_others().user[:64], "down to the byte"


def test_a_name_between_others_records_is_replaced():
    tag = with_others(TEN)
    ndef_write.write(tag, *FIVE)
    assert raw(tag) == bare(uri(40), text("Hello"), ours(FIVE))
    tag = with_others(TEN)
    ndef_write.erase(tag)
    assert raw(tag) == bare(uri(40), text("Hello"))


def test_an_erased_tag_is_as_from_the_works():
    for make in ALL:
        tag = make()
        before = tag.user[: tag.user.index(b"\xfe") + 1]
        ndef_write.write(tag, *TEN)
        ndef_write.erase(tag)
        assert tag.user[: len(before)] == before and read(tag) is None


def test_where_there_is_no_room_it_is_said_and_nothing_is_written():
    for start in (tlv(uri(20)), tlv(b"x" * 20, 0xFD) + tlv(b"")):
        tag = ultralight(start + b"\xfe")
        before = tag.user
        assert why(ndef_write.write, tag, *TEN) == "tag_full"
        assert tag.user == before


def test_the_last_byte_of_the_area_is_used_and_none_behind_it():
    fits = 48 - 2 - len(ours(TEN)) - 5  # TLVs' heads, and the rest of the foreign record
    tag = ultralight(tlv(uri(fits)) + b"\xfe")
    ndef_write.write(tag, *TEN)
    assert read(tag) == TEN and len(Area(tag).message()) == 46
    assert why(ndef_write.write, ultralight(tlv(uri(fits + 1)) + b"\xfe"), *TEN) == "tag_full"


def test_a_container_that_says_less_than_the_chip_has_is_obeyed():
    tag = Image(45, 0x0D, b"\xe1\x10\x05\x00", b"\x03\x00\xfe")
    ndef_write.write(tag, *TEN)
    assert max(tag.writes) <= 0x0D
    assert (
        why(ndef_write.write, Image(45, 0x0B, b"\xe1\x10\x04\x00", b"\x03\x00\xfe"), *TEN)
        == "tag_full"
    )


def test_tags_that_may_not_be_written_are_left_alone():
    locked = ultralight()
    locked.bytes[11] = 0x80  # page 15
    assert why(ndef_write.write, locked, *TEN) is None, "a page that is not needed"
    locked = ultralight()
    locked.bytes[10] = 0x80  # page 7
    assert why(ndef_write.write, locked, *TEN) == "tag_locked" and not locked.writes
    read_only = Image(16, 15, b"\xe1\x10\x06\x0f", b"\x03\x00\xfe")
    assert why(ndef_write.write, read_only, *TEN) == "tag_locked" and not read_only.writes
    assert why(ndef_write.write, Image(16, 15, b"\0\0\0\0"), *TEN) == "tag_plain"


def test_what_is_damaged_is_replaced_only_when_people_are_sure():
    lock = b"\x01\x03\xa0\x0c\x34"
    for broken in (tlv(b"\xd1garbage"), b"\x03\xfe\x01", b"\x44\xff\xff\xff", tlv(ours(TEN)[:-1])):
        tag = ntag213(lock + broken)
        assert why(ndef_write.write, tag, *TEN) == "tag_damaged" and not tag.writes
        ndef_write.write(tag, *TEN, True)
        assert read(tag) == TEN and raw(tag) == bare(ours(TEN)) and tag.user[:5] == lock


def test_what_others_keep_without_a_message_is_replaced_only_when_people_are_sure():
    data = bytes([0x55, 0x0F, 0xA3] + list(range(1, 30)) + [0xB2, 0x04, 1, 2, 3, 4])
    lock = b"\x01\x03\xa0\x0c\x34"
    for start in (
        data + b"\xfe",
        data,
        b"\xfe" + data,
        lock + b"\xfe" + data,
        data + tlv(ours(FIVE)),
    ):
        tag = ntag213(start)
        assert why(ndef_write.write, tag, *TEN) == "tag_damaged" and not tag.writes
        ndef_write.write(tag, *TEN, True)
        assert read(tag) == TEN
    tag = ntag213(lock + b"\xfe" + data)
    ndef_write.write(tag, *TEN, True)
    assert tag.user[:5] == lock


def test_tlvs_behind_the_message_stay_and_stay_reachable():
    tail = tlv(b"somebody's", 0xFD)
    for room in (40, 41, 60):
        tag = ntag213(b"\x03\x00" + bytes(room) + tail + b"\xfe")
        ndef_write.write(tag, *TEN)
        assert read(tag) == TEN and [tlv[0] for tlv in Area(tag).tlvs()] == [3, 0xFD]
        assert tag.user[room + 2 : room + 2 + len(tail)] == tail
        ndef_write.write(tag, "why_first", "-4")
        assert [tlv[0] for tlv in Area(tag).tlvs()] == [3, 0xFD]
    assert why(ndef_write.write, ntag213(b"\x03\x00" + bytes(30) + tail), *TEN) == "tag_full"


def test_where_there_is_no_message_yet_one_is_made_at_the_end():
    for start in (b"", b"\xfe", b"\0\0\0", tlv(b"maker", 0xFD), tlv(b"ma", 0xFD) + b"\xfe"):
        tag = ntag213(start)
        ndef_write.write(tag, *TEN)
        assert read(tag) == TEN
        ndef_write.erase(tag)
        assert read(tag) is None


def test_the_same_name_again_writes_nothing():
    tag = ntag213()
    ndef_write.write(tag, *TEN)
    tag.writes = []
    ndef_write.write(tag, *TEN)
    assert tag.writes == []


def test_messages_grow_over_one_byte_of_length_and_shrink_again():
    for length in (205, 215, 220, 260, 300):
        tag = ntag215(tlv(uri(length)) + b"\xfe")
        ndef_write.write(tag, *TEN)
        assert raw(tag) == bare(uri(length), ours(TEN)) and read(tag) == TEN
        ndef_write.write(tag, "why_first", "-4")
        assert raw(tag) == bare(uri(length), ours(("why_first", "-4")))
        ndef_write.erase(tag)
        assert raw(tag) == bare(uri(length))


def lifted(start, act, allowed):
    """The tag is lifted after every number of pages, mid-page too: it names one of `allowed`.

    Returns what is left of others' records at each of these moments.
    """
    whole = start.copy()
    act(whole)
    kept = []
    for left in range(len(whole.writes)):
        for torn in range(4):
            tag = start.copy()
            tag.left, tag.torn = left, torn
            try:
                act(tag)
            except OSError:
                pass
            else:
                raise AssertionError("one page more was to be written")
            try:
                assert read(tag) in allowed, (left, torn, read(tag))
            except NdefError as error:
                assert error.args[0] == "tag_damaged"
            if not torn:
                kept.append(tag.copy())
            tag.left = None
            ndef_write.write(tag, *FIVE, True)
            assert read(tag) == FIVE, "laid again it is written"
    return kept


def put(name):
    return lambda tag: ndef_write.write(tag, *name)


def test_a_tag_lifted_too_early_names_the_old_piece_the_new_one_or_none():
    for make in ALL:
        for before in (TEN, ("stonehenge", "d14"), ("why_first", "-4")):
            tag = make()
            ndef_write.write(tag, *before)
            for after in (FIVE, ("stonehenge", "d1"), ("amazones", "yellow+5b")):
                lifted(tag, put(after), (None, before, after))
        lifted(make(), put(TEN), (None, TEN))
        lifted(tag, ndef_write.erase, (None, before))


def test_others_records_outlive_a_tag_lifted_too_early():
    for start in (with_others(), ntag215(tlv(uri(300)) + b"\xfe"), ntag215(tlv(uri(250)))):
        before = raw(start)
        tag = start.copy()
        ndef_write.write(tag, *TEN)
        for act, begin in ((put(TEN), start), (put(FIVE), tag), (ndef_write.erase, tag)):
            for left in lifted(begin, act, (None, TEN, FIVE)):
                ndef_write.write(left, *FIVE)
                assert raw(left)[:-1] == before


def test_where_the_length_byte_stands_in_its_page_makes_no_difference():
    for shift in range(8):
        for length in (14, 190, 250, 290):
            start = ntag215(bytes(shift) + tlv(uri(length)) + b"\xfe")
            lifted(start, put(TEN), (None, TEN))
            tag = start.copy()
            ndef_write.write(tag, *TEN)
            lifted(tag, put(FIVE), (None, TEN, FIVE))
            lifted(tag, ndef_write.erase, (None, TEN))


def test_somebody_s_message_is_sound_but_for_the_moment_before_the_last_page():
    start = with_others()
    states = []
    for left in lifted(start, put(TEN), (None, TEN)):
        try:
            states.append(len(raw(left)))
        except AssertionError:
            states.append(0)
    assert states[:-1] == [2] * (len(states) - 1) and states[-1] == 0


def test_a_name_before_others_records_is_replaced_wherever_the_length_stands():
    for shift in range(4):
        for length in (20, 740):
            start = ntag216(bytes(shift) + tlv(first(TEN) + uri(length, 0x40)))
            lifted(start, put(FIVE), (None, TEN, FIVE))
            lifted(start, ndef_write.erase, (None, TEN))


def first(name):
    """Our record, before others."""
    return text("Trilithon %s %s" % name, 0x80)
