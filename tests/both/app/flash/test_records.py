"""Records go when storage runs short, not before: what a computer has first, then the oldest; and
nothing goes unsaid.
"""

from firmware.storage import room
from firmware.storage.journal import Journal
from tests.both.app.table_hands import Hands, Memory, any_answer, play

KB = 1024
TOTAL = 400 * KB
SUM = "3f2a91d06c1f00aa"


def shelved(records, total=TOTAL, stored="", size=4000):
    """Storage with so many records of a block each, so many bytes in all."""
    text = "x" * size  # one for all: MicroPython's heap is small
    storage = Memory({"records/%04d.txt" % number: text for number in records})
    storage.total = total
    if stored:
        storage.files["stored.txt"] = stored
    return storage


def gone(journal):
    names, alone = room.going(journal)
    return [name[:-4] for name in names], alone


def test_while_a_quarter_is_free_nothing_goes():
    journal = Journal(shelved(range(1, 70)))
    assert room.short(journal) == 0
    assert room.short(Journal(shelved(range(1, 80)))) == 1
    assert room.short(Journal(shelved(range(1, 95)))) == 2


class Space:
    """Storage of which only its space and the sizes of its records are asked."""

    def __init__(self, free, total, sizes=()):
        self.storage, self.spaces, self.sizes = self, (free, total), list(sizes)

    def free(self):
        return self.spaces

    def lines(self, _):
        return []

    def each(self, _):
        return ["%04d.txt" % (number + 1) for number in range(len(self.sizes))]

    def size(self, name):
        return self.sizes[int(name[-8:-4]) - 1]


def test_people_are_asked_below_a_quarter_and_not_any_more_below_an_eighth():
    for free, how in ((100, 0), (99.999, 1), (50, 1), (49.999, 2)):
        assert room.short(Space(int(free * KB), 400 * KB)) == how, free


def test_no_more_go_than_make_enough_room():
    """A quarter and an eighth of that, to the byte: 115,200 of 400 KB."""
    for free, records in ((107008, 2), (107007, 3), (107009, 2), (115200, 0)):
        found = Space(free, 400 * KB, [4096] * 5)
        assert len(room.going(found)[0]) == records, free


def test_a_record_takes_whole_blocks():
    found = Space(0, TOTAL, (0, 1, 4096, 4097))
    assert [room.taken(found, name) // 4096 for name in found.each("")] == [0, 1, 1, 2]
    assert [room.taken(found, name) % 4096 for name in found.each("")] == [0, 0, 0, 0]


def test_as_many_go_as_are_short_of_a_quarter_and_an_eighth_of_it():
    names, alone = room.going(Space(96 * KB, 400 * KB, [4096] * 20))
    assert names == ["0001.txt", "0002.txt", "0003.txt", "0004.txt", "0005.txt"] and alone == 5


class Mostly(Space):
    """Most of its storage is the program's."""

    def held(self):
        return sum(self.sizes)


def test_a_program_that_takes_most_of_it_costs_no_record():
    """A stock Pico has 124 KB left of 1,408, and a quarter would be 352: no record stayed."""
    for records, how in ((0, 0), (10, 0), (23, 0), (24, 1), (27, 1), (28, 2)):
        sizes = [4096] * records
        left = 124 * KB - sum(sizes)
        assert room.short(Mostly(left, 1408 * KB, sizes)) == how, (records, left)


def test_a_large_storage_is_used_to_its_last_few_hundred_kilobytes():
    assert room.least(16384 * KB) == 384 * KB and room.least(1408 * KB) == 352 * KB
    assert room.short(Journal(shelved([1], 64 * 1024 * KB))) == 0


def test_the_oldest_go_first_and_a_few_more_than_are_short():
    names, alone = gone(Journal(shelved(range(9970, 10050))))
    assert names[0] == "9970" and names == ["%d" % n for n in range(9970, 9970 + len(names))]
    assert alone == len(names) and 3 < len(names) < 10


def test_what_a_computer_has_goes_before_anything_older_that_it_has_not():
    marks = "0006.txt\n0100.txt " + SUM + "\n0101.txt " + SUM
    journal = Journal(shelved([5] + list(range(100, 180)), stored=marks))
    names, alone = gone(journal)
    assert names[:3] == ["0100", "0101", "0005"] and alone == len(names) - 2


def test_a_record_that_goes_takes_its_mark_with_it_and_leaves_its_number():
    journal = Journal(shelved([1, 2, 3], stored="\n0002.txt " + SUM + "\n0003.txt " + SUM))
    room.clear(journal, ["0002.txt", "0003.txt"])
    assert journal.given == Journal(journal.storage).given == 3
    room.clear(journal, ["0001.txt"])
    assert journal.storage.files["stored.txt"] == "0003.txt"
    journal.storage.files["match.txt"] = "next"
    assert journal.put("records") and journal.gone == "records/0004.txt"


def test_storage_that_cannot_tell_how_full_it_is_keeps_everything():
    journal = Journal(shelved(range(1, 95)))
    journal.storage.fails = True
    assert room.short(journal) == 0 and room.short(Journal(None)) == 0


def test_few_names_of_many_are_in_memory():
    from firmware.storage.few import first

    names = ("%04d" % (number * 7919 % 3000) for number in range(3000))
    assert first(names, 5, int) == ["0000", "0001", "0002", "0003", "0004"]
    assert first([], 5, int) == [] and first(["0002"], 5, int) == ["0002"]


# At the table


async def played(hands):
    """A match to its end."""
    while hands.referee.result is None:
        await hands.answer(any_answer(hands.ask, len(hands.log)))
    await hands.press()


def druids(storage):
    hands = Hands(storage, "en")
    hands.sit("high_druid", 3)
    return hands


def test_people_are_asked_before_anything_goes_and_no_keeps_it():
    async def story(hands):
        await played(hands)
        before, many = hands.storage.names("records"), len(gone(hands.app.journal)[0])
        said = "Storage full. Delete the %d oldest records? %d of them exist only here."
        assert many > 3 and hands.sees(said % (many, many)), hands.rows
        await hands.pick("no")
        assert hands.sees("Which game?") and hands.storage.names("records") == before
        hands.app.journal.grown = True
        await hands.hold()
        await hands.pick("yes")
        assert hands.sees("Which game?")
        assert hands.storage.names("records") == before[many:]

    play(story, druids(shelved(range(1, 80))))


def test_where_hardly_any_room_is_left_it_is_said_and_then_done():
    async def story(hands):
        await played(hands)
        assert hands.labels == ["OK"]
        await hands.hold()
        while not hands.sees("Which game?"):
            assert hands.sees("Storage full")
            await hands.pick(hands.labels[0] if hands.labels == ["OK"] else "no")
        assert room.short(hands.app.journal) < 2

    play(story, druids(shelved(range(1, 95))))


def test_a_match_that_follows_another_at_once_waits_for_nobody_and_the_shelf_stays():
    async def story(hands):
        hands.storage.files["shelf/0200.txt"] = "x" * 4000
        for _ in range(3):
            await hands.answer(any_answer(hands.ask, len(hands.log)))
        hands.app.deeds.begin("high_druid", ["A", "B", "C"], [0, 1, 2], {})
        hands.panel.link = None
        hands.app.journal.grown = True
        hands.app.plan = ()
        await hands.do("abandon")
        await hands.pick("yes")
        await hands.press()
        assert "shelf/0200.txt" in hands.storage.files

    play(story, druids(shelved(range(1, 70))))
