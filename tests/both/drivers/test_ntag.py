"""Reading and writing tags through the MFRC522: bounds, checks, retries, faults of the radio."""

from tests.both.drivers.reader_talk import A, B, Table
from tests.both.models import tags


def settled(kind: int = 213) -> tuple:
    table = Table()
    return table, table.settle(A, kind)


def value(table: Table, job):
    """What a job gives; the application's turns go on while it runs."""
    for _ in range(400):
        if job.done:
            break
        table.turn()
    assert job.done
    return job.value if not job.error else job.error


def test_a_tag_says_what_it_is():
    for kind, pages, last in ((213, 45, 0x27), (215, 135, 0x81), (216, 231, 0xE1)):
        table, _ = settled(kind)
        said = value(table, table.reader.identify())
        assert (said.name, said.pages, said.last) == ("NTAG%d" % kind, pages, last)


def test_a_tag_without_get_version_is_read_within_its_sixteen_pages():
    table = Table()
    tag = table.field.lay(tags.Ultralight(A))
    table.turns(10)
    said = value(table, table.reader.identify())
    assert (said.name, said.pages, said.last) == ("Ultralight", 16, 15)
    assert value(table, table.reader.read(0, 16)) == bytes(tag.memory)
    assert value(table, table.reader.read(0, 17)) == "refused"
    assert table.turns(20) == {A: 20} and table.arrived == [A]


def test_a_tag_of_a_version_not_known_is_read_by_its_container():
    for storage in (0x0B, 0x0E, 0x15, 0x00):  # NTAG210, NTAG212, NTAG I2C plus 2k, another maker's
        table, tag = settled(213)
        tag.storage = storage
        said = value(table, table.reader.identify())
        assert (said.name, said.pages, said.last) == ("Type 2", 40, 0x27), storage
        assert value(table, table.reader.read(4, 30)) == bytes(tag.memory[16:136])


def test_a_read_past_the_last_page_is_refused_and_never_rolls_over():
    table, tag = settled()
    assert value(table, table.reader.read(42, 4)) == "refused"
    assert value(table, table.reader.read(45, 1)) == "refused"
    assert value(table, table.reader.read(41, 4)) == bytes(tag.memory[164:172]) + bytes(8)
    assert value(table, table.reader.read(44, 1)) == bytes(4)
    assert value(table, table.reader.read(0, 45))[:172] == bytes(tag.memory[:172])


def test_the_tag_itself_rolls_over_as_the_usual_drivers_let_it():
    _, tag = settled()
    reply, _ = tag.command(b"\x30\x2c")
    from tests.both.models.rf import to_bytes

    assert to_bytes(reply)[4:8] == bytes(tag.memory[:4])


def test_the_works_leave_a_lock_control_block_before_the_message_of_a_213():
    table, _ = settled()
    assert value(table, table.reader.read(4, 2)) == b"\x01\x03\xa0\x0c\x34\x03\x00\xfe"


def test_one_fast_read_takes_fifteen_pages():
    table, tag = settled()
    table.field.log = []
    assert value(table, table.reader.read(4, 36)) == bytes(tag.memory[16:160])
    sent = [frame for frame in table.field.log if frame[0] == 0x3A]
    assert [(frame[1], frame[2]) for frame in sent] == [(4, 18), (19, 33), (34, 39)]


def test_a_damaged_reply_is_read_again_and_never_believed():
    table, tag = settled()
    right = bytes(tag.memory[16:32])
    table.field.flip = 250
    got = [value(table, table.reader.read(4, 4)) for _ in range(60)]
    assert [one for one in got if one not in (right, "failed", "gone")] == []
    assert got.count(right) > 10 and table.reader.faults > 10


def test_a_write_is_read_back():
    table, tag = settled()
    assert value(table, table.reader.write(6, b"card")) is True
    assert tag.page(6) == b"card" and tag.writes == 1
    tag.worn = True
    assert value(table, table.reader.write(6, b"lost")) == "failed"
    assert tag.page(6) == b"card"


def test_a_write_goes_to_the_users_pages_only():
    table, tag = settled()
    before = bytes(tag.memory)
    for page in (0, 2, 3, 0x28, 0x29, 44, 45, -1):
        assert value(table, table.reader.write(page, b"\xff\xff\xff\xff")) == "refused"
    assert value(table, table.reader.write(6, b"five5")) == "refused"
    assert bytes(tag.memory) == before and not tag.writes


def test_a_locked_page_says_no():
    table, tag = settled()
    tag.locked.add(6)
    assert value(table, table.reader.write(6, b"card")) == "failed"
    assert table.turns(20) == {A: 20} and table.arrived == [A]


def test_a_write_whose_answer_is_lost_is_done_again():
    table, tag = settled()
    value(table, table.reader.identify())
    hear = tag.hear
    lost = []

    def deaf(data, bits):
        reply = hear(data, bits)
        if data[0] == 0xA2 and not lost:
            lost.append(1)
            return None
        return reply

    tag.hear = deaf
    assert value(table, table.reader.write(6, b"card")) is True
    assert tag.writes == 2 and tag.page(6) == b"card"


def test_a_tag_that_leaves_in_mid_read_gives_nothing():
    table, tag = settled()
    job = table.reader.read(4, 36)
    table.field.on_frame = lambda _: (
        table.field.lift(tag) if table.field.log[-1][0] == 0x3A and table.field.tags else None
    )
    assert value(table, job) == "gone"
    table.turns(20)
    assert table.reader.uid is None


def test_work_for_one_tag_is_never_done_to_another():
    table, tag = settled()
    job = table.reader.write(6, b"mine")
    table.field.lift(tag)
    other = table.lay(B)
    assert value(table, job) == "gone"
    assert not other.writes and not tag.writes


def test_no_tag_no_work():
    table = Table()
    table.turns(10)
    assert value(table, table.reader.read(4, 1)) == "gone"


def test_waits_of_reads_and_writes_are_split_over_looks():
    table, _ = settled()
    table.longest_ns = 0
    value(table, table.reader.read(0, 45))
    value(table, table.reader.write(6, b"card"))
    assert table.longest_ns < 1300000, table.longest_ns
    assert table.arrived == [A]


def test_reads_and_writes_survive_five_percent_of_lost_frames():
    table, tag = settled()
    table.field.lose = 50
    done = 0
    for i in range(40):
        data = bytes((i, 2 * i, 3 * i, 255 - i))
        if value(table, table.reader.write(8, data)) is True:
            done += 1
            assert tag.page(8) == data
    assert done >= 36, done
    assert table.arrived == [A]


def test_finish_waits_at_the_prompt():
    table, tag = settled()
    assert table.reader.finish(table.reader.read(3, 1)).value == tag.page(3)
    assert table.reader.finish(table.reader.write(9, b"slow")).value is True
    assert tag.writes == 1
