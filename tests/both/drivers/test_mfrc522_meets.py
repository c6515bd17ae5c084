"""The MFRC522 meets one tag: told once its number is whole, and what it drowns a moment later."""

from firmware.drivers.several import Readers
from tests.both.drivers.reader_talk import A, B, C, Table, drowned
from tests.both.models import tags

LEVELS = [b"\x93\x20", b"\x93\x70", b"\x95\x20", b"\x95\x70"]
HLTA = b"\x50\x00\x57\xcd"


def met(table: Table, *laid: tags.Tag) -> list:
    """The first two bytes of all frames until a tag is known."""
    table.turns(10)
    for tag in laid:
        table.field.lay(tag)
    table.field.log = []
    while table.look() is None:
        table.clock.sleep_us(1000 if table.reader.busy else 4000)
    return [bytes(frame[:2]) for frame in table.field.log]


def test_a_tag_is_told_before_its_last_level_is_selected_and_others_are_called():
    table = Table()
    frames = met(table, tags.Tag(A))
    assert frames[-3:] == LEVELS[:3] and frames.count(LEVELS[0]) == 1, frames
    assert table.reader.tags == [A] and not table.reader.crowd
    table.field.log = []
    table.turns(3)
    last, *then = table.field.log[:3]
    assert last[:2] == LEVELS[3] and then == [HLTA, b"\x26"], table.field.log


def test_a_number_that_is_whole_counts_though_the_tag_s_last_word_is_lost_or_damaged():
    """Of its five answers the last is that to SELECT."""
    seen = []
    for number, lost in ((99, True), (5, True), (5, False)):
        table = Table()
        table.turns(10)
        disturb(table.field, number, lost)
        table.lay(A)
        seen.append(table.turns(20))
        assert table.arrived == [A], table.arrived
    assert seen[1:] == seen[:1] * 2, seen


def test_from_a_tag_s_first_answer_to_its_number_it_takes_less_than_four_milliseconds():
    """2.9 ms of them are the air's: 356 us of WUPA, 1,875 of a level, 695 of half the last one."""
    table = Table()
    heard = []
    send = table.field.send

    def noted(data, bits, now):
        answer = send(data, bits, now)
        if answer[0] is not None:
            heard.append(now)
        return answer

    table.field.send = noted
    met(table, tags.Tag(A))
    assert table.clock.now - heard[0] < 4000000, table.clock.now - heard[0]


def test_numbers_of_four_seven_and_ten_bytes_are_met_at_once():
    ten = bytes((4, 2, 3, 0x88, 5, 6, 7, 8, 9, 10))
    for uid, asked in ((b"\x12\x34\x56\x78", 2), (A, 3), (ten, 5)):
        table = Table()
        frames = met(table, tags.Tag(uid))
        assert table.reader.tags == [uid] and len(frames[frames.index(LEVELS[0]) :]) == asked


def test_tags_that_collide_are_all_told_together():
    """Their numbers part in the first level, in the second, and where the first answers differ."""
    four = b"\x12\x34\x56\x78"
    for uids in ((A, C), (A, B), (A, four), (A, B, C, four)):
        table = Table()
        table.many = True
        met(table, *[tags.Tag(uid) for uid in uids])
        assert sorted(table.reader.tags) == sorted(uids), table.reader.tags


def test_what_a_tag_drowns_is_told_a_moment_later():
    table = Table()
    table.many = True
    met(table, drowned(A, B))
    first = table.reader.tags
    assert len(first) == 1
    table.turns(20)
    assert sorted(table.reader.tags) == [A, B] and table.reader.tags[0] == first[0]


def test_where_one_is_wanted_the_first_counts_and_people_are_asked_to_part_them():
    table = Table()
    table.turns(10)
    table.field.lay(drowned(A, B))
    table.turns(40)
    assert len(table.arrived) == 1 and table.crowds == 1, (table.arrived, table.crowds)
    assert sorted(table.reader.tags) == [A, B]


def test_a_tag_taken_away_as_soon_as_it_is_told_leaves():
    table = Table()
    tag = tags.Tag(A)
    met(table, tag)
    table.field.lift(tag)
    table.turns(10)
    assert table.reader.tags == []
    met(table, tags.Tag(C))
    assert table.reader.tags == [C]


def test_a_frame_lost_or_damaged_on_the_way_costs_a_moment_and_makes_no_other_tag():
    for number in range(1, 9):
        for lost in (True, False):
            table = Table()
            table.turns(10)
            disturb(table.field, number, lost)
            table.lay(A)
            seen = table.turns(12)
            assert A in seen and not [uid for uid in seen if uid not in (A, None)], number


def disturb(field, number: int, lost: bool) -> None:
    """The answer of that number is lost, or a bit of it turned."""
    send, answers = field.send, []

    def sent(data, bits, now):
        reply, collision, delay = send(data, bits, now)
        if reply is not None:
            answers.append(1)
            if len(answers) == number:
                reply = None if lost else bytearray(reply)
                if reply:
                    reply[3] ^= 1
        return reply, collision, delay

    field.send = sent


def test_one_of_several_readers_tells_before_it_lets_sleep_too():
    table = Table()
    reader = table.reader
    table.reader = readers = Readers((reader,), table.clock)
    table.guard.device = readers
    frames = met(table, tags.Tag(A))
    assert frames[-3:] == LEVELS[:3], frames


def test_what_it_says_after_a_pause_is_of_after_the_pause_unless_one_was_amid():
    """Else a tag that was taken away while the table tidied up would have left only after that."""
    for turns in range(12):
        table = Table()
        tag = table.settle()
        for _ in range(turns):
            table.look()
        while table.reader.amid:
            table.look()
        table.field.lift(tag)
        table.clock.sleep_ms(150)
        table.reader.fresh = False
        for _ in range(40):
            table.look()
            if table.reader.fresh:
                break
        assert table.reader.fresh and not table.reader.tags, turns


def test_two_that_are_taken_away_together_are_both_gone_at_whichever_frame():
    """Between two frames of a walk one has just been made out, and the other has not."""
    for number in range(40):
        table = Table()
        for uid in (A, B):
            table.lay(uid)
        table.turns(40)
        table.field.on_frame = lifting(table, table.field.frames + number)
        table.turns(40)
        assert table.crowds == 1 and not table.arrived, (number, table.arrived)


def lifting(table, number):
    """Take away all that lies there with that frame."""

    def on_frame(count):
        if count == number:
            table.field.tags = []

    return on_frame
