"""The PN5180's driver against a model of the chip: its BUSY line, ICODE tags in slots, NTAG too."""

from firmware.drivers import iso15693
from tests.both.drivers.pn5180_talk import ONE, number, opened, over_spi, until, value
from tests.both.drivers.reader_talk import A, B, Table
from tests.both.models import icode, tags
from tests.both.models.icode import Icode


def test_it_says_what_it_is():
    table = opened()
    assert table.reader.version == (0x5180, 3, 5) and table.guard.works
    assert table.chip.resets == 1


def test_one_tag_is_told_with_the_first_byte_first():
    table = opened(ONE)
    assert until(table, [ONE]) <= 80
    table.turns(100)
    assert table.arrived == [ONE]


def test_a_tag_alone_counts_before_the_slots_are_gone_through_and_others_looked_for():
    table = opened(ONE)
    assert until(table, [ONE]) <= 40
    assert not [frame for frame in table.chip.air.log if frame[:1] == b"\x06"], "an inventory"
    table = opened()
    table.lay(A)
    calls = table.field.frames
    until(table, [A])
    first = table.field.frames - calls
    table.turns(4)
    assert first <= 12 and sorted(table.reader.tags) == [A], first


def test_a_number_that_two_tags_have_made_together_and_nobody_answers_to_is_none():
    """The air has merged two answers, without a word of a collision, and the CRC is right."""
    table = opened(number(1))
    heard = []
    send = table.chip.air.send

    def merged(data: bytes, now: int) -> tuple:
        reply, collided, delay = send(data, now)
        if reply is not None and not heard:
            heard.append(reply)
            wrong = reply[:2] + bytes(reversed(number(3)))
            reply = wrong + icode.crc(wrong)
        return reply, collided, delay

    table.chip.air.send = merged
    told = set()
    for _ in range(80):
        table.look()
        table.clock.sleep_ms(2)
        told.update(table.reader.tags)
    assert heard and told == {number(1)}


def test_sixteen_tags_without_a_shared_slot_and_with_many():
    apart = [number(0x11223300 + i) for i in range(16)]
    together = [number(0x11223300 + 16 * i) for i in range(8)]
    for uids in (apart, together, apart[:4], together[:4]):
        table = opened(*uids)
        until(table, uids)
        table.turns(100)
        assert sorted(table.reader.tags) == sorted(uids) and not table.reader.crowd


def test_numbers_that_differ_in_their_highest_bits_alone():
    uids = [number(7, high) for high in (0x00, 0x10, 0x80)]
    table = opened(*uids)
    until(table, uids)


def test_four_cards_are_told_in_a_tenth_of_a_second():
    uids = [number(0x31415926 + 0x1111 * i) for i in range(4)]
    table = opened(*uids)
    spent = until(table, uids)
    assert spent <= 140, spent


def test_an_inventory_ends_with_every_mask_asked_and_its_slots_stay_sixteen():
    table = opened(number(0x10), number(0x20), number(0x30))
    until(table, [number(0x10), number(0x20), number(0x30)])
    sent = [frame for frame in table.chip.air.log if frame[:1] == b"\x06"]
    masks = [frame[2] for frame in sent]
    assert 0 in masks and 4 in masks and max(masks) == 4, masks


def test_a_tag_lifted_from_a_heap_leaves_and_the_others_stay():
    uids = [number(0x40 + i) for i in range(5)]
    table = opened(*uids)
    until(table, uids)
    table.chip.air.lift(table.chip.air.tags[2])
    until(table, uids[:2] + uids[3:])
    table.turns(50)
    assert sorted(table.reader.tags) == uids[:2] + uids[3:]


def test_a_tag_that_comes_in_the_middle_of_an_inventory_is_in_the_next():
    table = opened(number(1))
    until(table, [number(1)])
    late = []

    def come(frame: int) -> None:
        if not late and table.chip.air.slot == 9:
            late.append(table.chip.air.lay(Icode(number(2))))

    table.chip.air.on_frame = come
    until(table, [number(1), number(2)])


def test_a_tag_that_answers_late_is_waited_for_and_one_beyond_its_slot_disturbs_nobody():
    table = opened()
    table.chip.air.lay(Icode(ONE, late_ns=200000))
    until(table, [ONE])
    table = opened(number(3))
    table.chip.air.lay(Icode(ONE, late_ns=900000))
    until(table, [number(3)])


def test_two_that_answer_alike_in_part_never_make_a_third():
    for seed in range(6):
        uids = [number(0x1000 * seed + 0x80 + 0x10 * i) for i in range(3)]
        table = opened(*uids)
        table.chip.air.flip = 60
        for _ in range(80):
            table.look()
            table.clock.sleep_ms(2)
            assert not [uid for uid in table.reader.tags if uid not in uids]


def test_no_false_removal_at_five_percent_of_frames_lost_and_damaged():
    for lose, flip in ((50, 0), (0, 50)):
        uids = [number(0x55 + 7 * i) for i in range(3)]
        table = opened(*uids)
        until(table, uids)
        table.chip.air.lose, table.chip.air.flip = lose, flip
        gone = 0
        for _ in range(300):
            table.look()
            table.clock.sleep_ms(4)
            gone = gone + 1 if len(table.reader.tags) < 3 else 0
            assert gone * 4 < 300, "longer than the watch bridges"


def test_both_standards_lie_together():
    table = opened(number(5))
    table.lay(A)
    table.lay(B)
    until(table, [number(5), A, B])
    table.turns(150)
    assert sorted(table.reader.tags) == sorted([number(5), A, B]) and not table.field.too_early


def test_ntag_alone_is_told_and_read():
    table = opened()
    tag = table.lay(A, 215)
    until(table, [A])
    assert value(table, table.reader.identify()).name == "NTAG215"
    assert value(table, table.reader.read(4, 20)) == bytes(tag.memory[16:96])
    assert value(table, table.reader.write(6, b"card")) is True and tag.page(6) == b"card"
    assert value(table, table.reader.read(134, 2)) == "refused"


def test_a_frame_while_busy_is_high_or_nss_high_before_it_is_caught_by_the_model():
    table = opened()
    host = table.reader.host
    host.send(bytes((0x11, 0x0D, 0x8D)))
    for spoilt in (lambda: host.nss(0), early):
        try:
            spoilt() if spoilt is not early else spoilt(host)
        except AssertionError:
            host.nss.level = 1
            table.chip.nss, table.chip.frame = 1, None
            table.clock.sleep_ms(5)
        else:
            raise AssertionError("the model let it pass")


def early(host) -> None:
    host.nss(0)
    host.spi.write(b"\x04\x02")
    host.nss(1)


def test_after_a_busy_line_that_does_not_come_nss_is_high():
    for fault in ("dead", "stuck"):
        table = opened()
        setattr(table.chip, fault, True)
        table.turns(10)
        assert table.reader.host.nss.level == 1
        assert not table.guard.works
        setattr(table.chip, fault, False)
        table.chip.boot()
        table.chip.air.lay(Icode(ONE))
        table.turns(150)
        assert table.guard.works and table.reader.tags == [ONE]


def test_a_chip_whose_supply_dipped_is_set_up_again_and_nothing_seems_to_leave():
    table = opened(ONE)
    until(table, [ONE])
    table.turns(20)
    table.chip.boot()
    table.turns(200)
    assert table.reader.tags == [ONE] and table.arrived == [ONE]


def test_without_five_volts_it_is_an_error_and_not_an_empty_table():
    table = Table(4000000, make=over_spi)
    table.chip.five_volts = False
    table.chip.air.lay(Icode(ONE))
    table.turns(40)
    assert not table.guard.works and table.guard.failures


def test_a_look_is_short_whatever_lies_there():
    table = opened(*[number(0x70 + i) for i in range(8)])
    table.lay(A)
    table.turns(20)
    table.longest_ns = 0
    table.turns(150)
    assert table.longest_ns < 5000000, table.longest_ns


def test_an_old_answer_is_never_taken_for_a_new_one():
    """The flags are cleared with every frame: an RX_IRQ left over would make a tag of silence."""
    table = opened(ONE)
    until(table, [ONE])
    table.chip.air.lift(table.chip.air.tags[0])
    until(table, [])
    table.turns(50)
    assert table.reader.tags == []


def test_masks_grow_by_four_bits_from_the_end_of_the_number():
    assert iso15693.with_mask(0, 0) == b"\x06\x01\x00"
    assert iso15693.with_mask(0x5, 4) == b"\x06\x01\x04\x05"
    assert iso15693.with_mask(0xA15, 12) == b"\x06\x01\x0c\x15\x0a"
    assert iso15693.keep([], number(0x15), 0x15, 8) and not iso15693.keep([], number(0x25), 0x15, 8)


def test_plain_tags_of_the_other_standard_are_no_icode():
    for uid in (A, b"\x12\x34\x56\x78", b"\xe0" + A, None):
        assert iso15693.is_uid(uid) == (uid == b"\xe0" + A)
    assert tags.Tag(A).uid == A
