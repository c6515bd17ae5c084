"""Five MFRC522 on one bus: found, read side by side, one failing, none waiting for the others."""

from firmware.devices.wiring import answers
from firmware.drivers.mfrc522 import MFRC522
from firmware.drivers.several import Readers
from tests.both.drivers.reader_talk import CALL_NS, A, B, C
from tests.both.models.bus import Clock, Spi
from tests.both.models.mfrc522 import Mfrc522
from tests.both.models.rf import Field
from tests.both.models.tags import Ntag


class Bench:
    """`count` chips, each with a field of its own, on one bus."""

    def __init__(self, count: int) -> None:
        self.clock = Clock()
        self.bus = Spi(self.clock, 4000000, CALL_NS)
        self.chips = [Mfrc522(self.clock, Field()) for _ in range(count)]
        self.selects = [self.bus.attach(chip) for chip in self.chips]
        each = [MFRC522(self.bus, select, clock=self.clock) for select in self.selects]
        self.reader = Readers(each, self.clock)

    def lay(self, number: int, uid: bytes):
        return self.chips[number].field.lay(Ntag(uid))

    def looks(self, count: int, pause_ms: int = 8) -> int:
        """The longest of so many looks, in ns."""
        longest = 0
        for _ in range(count):
            began = self.clock.now
            self.reader.look()
            longest = max(longest, self.clock.now - began)
            self.clock.sleep_ms(1 if self.reader.busy else pause_ms)
        return longest

    def round_ns(self) -> int:
        """From one poll of the first reader to the next, nothing lying anywhere."""
        frames = self.chips[0].field.frames
        while self.chips[0].field.frames == frames:
            self.looks(1)
        began, frames = self.clock.now, self.chips[0].field.frames
        for _ in range(20):
            while self.chips[0].field.frames == frames:
                self.looks(1)
            frames = self.chips[0].field.frames
        return (self.clock.now - began) // 20


def test_a_tag_is_on_the_reader_where_it_lies():
    bench = Bench(5)
    bench.looks(20)
    bench.lay(1, A)
    bench.lay(4, B)
    bench.looks(60)
    assert [reader.tags for reader in bench.reader.each] == [[], [A], [], [], [B]]
    assert bench.reader.tags == [A, B]


def test_the_wait_grows_by_a_reader_s_transfers_not_by_its_silence():
    alone, five = Bench(1), Bench(5)
    alone.looks(20)
    five.looks(20)
    one, all_five = alone.round_ns(), five.round_ns()
    assert all_five - one < 4 * 500000, (one, all_five)


def test_no_look_at_five_is_long_but_the_one_that_learns_numbers():
    bench = Bench(5)
    assert bench.looks(40) < 8000000
    for number in range(5):
        bench.lay(number, bytes((4, number, 1, 2, 3, 4, 5)))
    assert bench.looks(20) < 21000000
    assert len(bench.reader.tags) == 5
    assert bench.looks(200) < 9000000


def until_known(count: int, number: int) -> int:
    """ns from laying a tag on that reader of so many until it is known, over many phases."""
    bench, took = Bench(count), 0
    bench.looks(20, 3)
    for phase in range(20):
        bench.clock.sleep_us(700 * phase)
        tag, began = bench.lay(number, A), bench.clock.now
        while A not in bench.reader.tags:
            bench.looks(1, 3)
        took += bench.clock.now - began
        bench.chips[number].field.lift(tag)
        while bench.reader.tags:
            bench.looks(1, 3)
        for _ in range(2):  # a second later it is no longer expected back
            bench.clock.sleep_ms(600)
            bench.looks(10, 3)
    return took // 20


def test_a_tag_on_any_of_five_is_known_a_round_later_than_on_one():
    alone = until_known(1, 0)
    for number in (0, 4):
        assert until_known(5, number) - alone < 9000000, (until_known(5, number), alone)


def from_call_to_known(count: int, number: int) -> int:
    """ns from the first frame that a tag on that reader of so many hears until it is known."""
    bench, heard = Bench(count), []
    bench.looks(20, 3)
    bench.lay(number, A)
    bench.chips[number].field.on_frame = lambda _: heard.append(bench.clock.now)
    while A not in bench.reader.tags:
        bench.looks(1, 3)
    return bench.clock.now - heard[0]


def test_a_tag_that_has_been_called_waits_for_no_round_of_the_others():
    alone = from_call_to_known(1, 0)
    for number in range(5):
        assert from_call_to_known(5, number) - alone < 300000, number


def test_one_that_comes_and_goes_does_not_keep_the_others_from_being_called():
    bench = Bench(5)
    bench.looks(20)
    frames = bench.chips[4].field.frames
    for _ in range(40):
        tag = bench.lay(0, A)
        while A not in bench.reader.tags:
            bench.looks(1, 3)
        bench.chips[0].field.lift(tag)
        bench.reader.each[0].tags, bench.reader.each[0].uid = [], None
    assert bench.chips[4].field.frames - frames >= 40


def test_while_nothing_lies_there_the_table_may_tidy_up():
    bench = Bench(5)
    bench.looks(20)
    for _ in range(100):
        bench.looks(1, 3)
        assert not bench.reader.busy
    bench.lay(3, A)
    busy = 0
    for _ in range(100):
        bench.looks(1, 3)
        busy += bench.reader.busy
    assert bench.reader.tags == [A] and busy <= 2


def test_a_reader_that_fails_while_it_learns_a_number_is_not_busy_for_ever():
    bench = Bench(2)
    bench.looks(20)
    bench.lay(1, A)
    bench.chips[1].field.on_frame = lambda number: setattr(bench.chips[1], "dead", 0xFF)
    bench.looks(60)
    assert bench.reader.works == [True, False] and not bench.reader.busy


def test_one_that_fails_is_left_alone_and_the_others_go_on():
    bench = Bench(3)
    bench.looks(20)
    bench.lay(0, A)
    bench.lay(2, C)
    bench.looks(60)
    bench.chips[1].dead = 0xFF
    bench.looks(400)
    assert bench.reader.works == [True, False, True] and bench.reader.failures[1] >= 1
    assert bench.reader.tags == [A, C]
    bench.chips[1].dead = None
    bench.chips[1].reset()
    bench.looks(400)
    bench.lay(1, B)
    bench.looks(60)
    assert bench.reader.works == [True] * 3 and sorted(bench.reader.tags) == sorted([A, B, C])


def test_where_none_is_well_it_is_an_error():
    bench = Bench(2)
    bench.looks(20)
    for chip in bench.chips:
        chip.dead = 0
    try:
        bench.looks(400)
    except OSError:
        return
    raise AssertionError("no error")


def test_a_tag_is_read_on_its_own_reader():
    bench = Bench(3)
    bench.looks(20)
    tags = [bench.lay(number, uid) for number, uid in ((0, A), (2, B))]
    bench.looks(60)
    job = bench.reader.write(8, b"mine", B)
    bench.looks(60)
    assert job.value is True and tags[1].page(8) == b"mine" and tags[0].page(8) == bytes(4)


def test_a_select_to_which_nobody_answers_is_no_reader():
    bench = Bench(2)
    bench.chips[1].dead = 0xFF
    found = [MFRC522(bench.bus, select, clock=bench.clock) for select in bench.selects]
    assert [answers(reader, bench.clock) for reader in found] == [True, False]
    assert [reader.steps for reader in found] == [None, None]  # nothing of the drivers waits


def test_several_have_a_name_that_counts_those_that_work_and_one_that_fails_is_told():
    bench = Bench(3)
    bench.looks(20)
    assert (bench.reader.NAME, bench.reader.warning) == ("3 MFRC522", "")
    bench.chips[2].dead = 0
    bench.looks(400)
    assert (bench.reader.NAME, bench.reader.warning) == ("2 MFRC522", "fails")
    bench.reader.works[2], bench.reader.each[1].warning = True, "clone"
    assert bench.reader.warning == "clone"
