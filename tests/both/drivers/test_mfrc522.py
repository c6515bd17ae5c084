"""The MFRC522's driver against a model of the chip: what the usual drivers do wrong, and health."""

from firmware.drivers import mfrc522
from tests.both.drivers.reader_talk import A, B, C, Table, drowned
from tests.both.models import tags
from tests.both.models.mfrc522 import COM_IRQ


def empty_poll(baudrate: int) -> tuple:
    """Register accesses, SPI calls and bus nanoseconds of one look where no tag lies."""
    table = Table(baudrate, 0)
    table.turns(10)
    table.reader.probed = table.clock.ticks_us()
    before = table.chip.accesses(), table.bus.calls, table.bus.busy_ns
    began = table.clock.now
    assert table.look() is None
    waited = table.clock.now - began - (table.bus.busy_ns - before[2])
    assert waited <= 1000 * mfrc522.ANSWER_US, "longer than a tag's answer takes"
    return (
        table.chip.accesses() - before[0],
        table.bus.calls - before[1],
        table.bus.busy_ns - before[2],
    )


def test_an_empty_poll_is_nine_transfers_not_two_thousand():
    assert empty_poll(1000000) == (13, 9, 176000)
    assert empty_poll(10000000) == (13, 9, 17600)


def test_the_model_shows_the_two_thousand_of_a_wait_that_no_timer_ends():
    table = Table()
    table.turns(10)
    before = table.chip.reads.get(COM_IRQ, 0)
    spins, flags, over = 2000, 0, 0
    while not over:
        flags = table.reader.chip.read(COM_IRQ)
        spins -= 1
        over = ~((spins != 0) and ~(flags & 0x01) and ~(flags & 0x30))
    assert flags & 0x01, "the timer had told"
    assert table.chip.reads[COM_IRQ] - before == 2000


def test_no_look_takes_much_more_than_a_millisecond_but_the_one_that_learns_a_number():
    for baudrate in (1000000, 10000000):
        table = Table(baudrate)
        table.turns(10)
        assert table.longest_ns < 2000000, table.longest_ns
        table.settle()
        assert table.longest_ns < 1000000 * 10, table.longest_ns
        table.longest_ns = 0
        table.turns(100)
        assert table.longest_ns < 2000000, table.longest_ns


def test_several_tags_never_make_looks_long():
    table = Table()
    table.lay(A)
    table.lay(B)
    table.turns(10)
    table.longest_ns = 0
    table.turns(100)
    assert table.reader.tags == [B, A] and not table.reader.crowd
    assert table.longest_ns < 2000000, table.longest_ns


def test_four_tags_are_known_in_sixty_milliseconds():
    uids = [bytes((4, 0x51, 7, 3, 0x80 + 77 * i & 0xFF, 5, 6 + i)) for i in range(4)]
    table = Table()
    table.turns(10)
    for uid in uids:
        table.lay(uid)
    began = table.clock.now
    while len(table.reader.tags) < 4:
        table.look()
        table.clock.sleep_us(1000 if table.reader.busy or table.reader.eager else 8000)
    assert table.clock.now - began < 60000000, table.clock.now - began


def test_a_tag_is_told_within_three_looks():
    table = Table()
    table.turns(10)
    table.lay()
    assert A in table.turns(4)


def test_a_loop_that_looks_again_soon_knows_a_tag_in_seven_milliseconds():
    table = Table()
    table.turns(10)
    table.lay()
    began = table.clock.now
    while table.look() is None:
        table.clock.sleep_us(1000 if table.reader.busy else 2000)
    assert table.clock.now - began < 9000000, table.clock.now - began
    for _ in range(100):
        table.turn()
        assert not table.reader.busy, "a known tag is no hurry"


def test_identifiers_are_never_cut():
    for uid in (A, b"\x12\x34\x56\x78", bytes((4, 2, 3, 0x88, 5, 6, 7, 8, 9, 10))):
        table = Table()
        table.field.lay(tags.Tag(uid))
        table.turns(20)
        assert table.turns(10) == {uid: 10}


def test_a_tag_left_lying_is_seen_at_every_look_and_arrives_once():
    table = Table()
    table.settle()
    assert table.turns(500) == {A: 500}
    assert table.arrived == [A]


def test_every_poll_ends_with_halt():
    table = Table()
    tag = table.settle()
    while table.field.log[-1] != b"\x50\x00\x57\xcd":
        table.turn()
    assert tag.state == tags.HALT


def test_taken_away_and_put_back_is_another_arrival():
    table = Table()
    tag = table.settle()
    table.field.lift(tag)
    table.turns(60)
    table.lay()
    table.turns(10)
    assert table.arrived == [A, A]


def test_a_tag_in_place_of_another_arrives_without_a_gap():
    table = Table()
    tag = table.settle()
    table.field.lift(tag)
    table.lay(C)
    table.turns(12)
    assert table.arrived == [A, C]


def test_no_false_removal_at_five_percent_of_frames_lost_and_damaged():
    for lose, flip in ((50, 0), (0, 50), (50, 50)):
        table = Table()
        table.settle()
        table.field.lose, table.field.flip = lose, flip
        seen = table.turns(1000)
        assert table.arrived == [A]
        assert seen[A] > 900, seen
        assert not [uid for uid in seen if uid not in (A, None)]


def test_a_damaged_frame_never_makes_a_tag_that_is_not_there():
    table = Table()
    table.field.flip = 400
    table.lay()
    for uid in table.turns(600):
        assert uid in (A, None)


def test_a_tag_that_promises_more_without_a_cascade_byte_is_no_tag():
    table = Table()
    tag = table.field.lay(tags.Tag(A))
    tag.levels[0] = b"\x04\x11\x22\x33" + bytes((0x04 ^ 0x11 ^ 0x22 ^ 0x33,))
    assert table.turns(20) == {None: 20}


def test_no_false_removal_at_ten_percent_of_lost_frames():
    table = Table()
    table.settle()
    table.field.lose = 100
    table.turns(1500)
    assert table.arrived == [A]


def spread(count: int) -> list:
    """Numbers that part at the first bit, in the middle, at the last one, and in both levels."""
    uids = [bytes((4, 1, 2, 3, 4, i * 37 & 0xFF, i * 91 & 0xFF)) for i in range(count // 2)]
    more = [bytes((4, 128 + i * 53 & 0xFF, 7, 3, 4, 5, i)) for i in range(count - count // 2)]
    return uids + more


def test_several_tags_are_told_apart_each_once_whatever_the_chip_says_of_the_place():
    for relative in (True, False):
        for count in (2, 3, 5, 8):
            table = Table()
            table.chip.relative = relative
            table.many = True
            uids = spread(count)
            for uid in uids:
                table.lay(uid)
            table.turns(40)
            assert sorted(table.reader.tags) == sorted(uids), (count, table.reader.tags)
            table.turns(60)
            assert sorted(table.arrived) == sorted(uids) and not table.reader.crowd


def test_one_of_several_leaves_and_comes_back_and_the_others_stay():
    table = Table()
    table.many = True
    uids = spread(4)
    laid = [table.lay(uid) for uid in uids]
    table.turns(40)
    table.field.lift(laid[1])
    table.turns(40)
    assert sorted(table.reader.tags) == sorted(uids[:1] + uids[2:])
    table.field.lay(laid[1])
    table.turns(40)
    assert sorted(table.reader.tags) == sorted(uids)


def test_of_more_tags_than_a_round_holds_none_is_invented():
    table = Table()
    uids = spread(12)
    for uid in uids:
        table.lay(uid)
    table.turns(60)
    assert len(table.reader.tags) >= 8 and not [u for u in table.reader.tags if u not in uids]


def test_several_tags_stay_at_three_percent_of_frames_lost_and_damaged():
    for lose, flip in ((30, 0), (0, 30)):
        table = Table()
        table.many = True
        uids = spread(3)
        for uid in uids:
            table.lay(uid)
        table.turns(40)
        table.field.lose, table.field.flip = lose, flip
        table.turns(600)
        assert sorted(table.arrived) == sorted(uids), table.arrived


def test_a_tag_that_another_drowns_is_called_by_its_number():
    """The stronger of two is heard without a collision; REQA then finds who has not slept yet."""
    table = Table()
    table.many = True
    table.turns(10)
    table.field.lay(drowned(A, B))
    table.turns(60)
    assert sorted(table.arrived) == [A, B], table.arrived
    assert sorted(table.reader.tags) == [A, B]


def test_one_of_several_is_written_and_no_other():
    table = Table()
    laid = [table.lay(uid) for uid in (A, B, C)]
    table.turns(40)
    job = table.reader.write(8, b"mine", B)
    table.turns(40)
    assert job.value is True
    assert [tag.page(8) for tag in laid] == [bytes(4), b"mine", bytes(4)]
    assert table.reader.write(8, b"gone", b"nobody").error == "gone"


def test_of_two_laid_together_none_is_told_where_one_is_wanted():
    for lifted, left in ((A, B), (B, A)):
        table = Table()
        laid = {uid: table.lay(uid) for uid in (A, B)}
        table.turns(40)
        assert not table.arrived and table.crowds == 1
        table.field.lift(laid[lifted])
        table.turns(12)
        assert table.arrived == [left]


def test_a_tag_beside_one_that_has_long_been_read_is_told_at_once():
    for other in (B, C, b"\x12\x34\x56\x78"):
        table = Table()
        table.settle()
        table.turns(60)
        table.field.lay(tags.Tag(other))
        table.turns(25)
        assert table.arrived == [A, other]


def test_tags_have_five_milliseconds_to_wake():
    table = Table()
    table.lay()
    for _ in range(200):
        table.look()
        table.clock.sleep_us(100)
    assert table.field.frames and not table.field.too_early
