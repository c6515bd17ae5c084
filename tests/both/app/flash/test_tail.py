"""The tail of the match in play on real littlefs: what an answer costs, and what tidying does."""

from firmware.storage.files import IDLE_MS, JUST_MS, Files
from firmware.storage.tail import LATE, LINE, LONG, SMALL, SOON
from tests.both.app.power_cuts import ESP32, IDLE, RP2, prepared, rest
from tests.both.models.disk import FOLDER, Disk

BEGUN_US = 2000  # another small file is begun in less; what is tidied takes an erase, at least


def grown(count):
    return ["Alice, action: %d\n" % number for number in range(count)]


def costs(thought_over, unit):
    """How many programs each of 200 additions took; an erase is none too many."""
    chip, programs = prepared(unit=unit), []
    with Disk(chip):
        files = Files(FOLDER)
        files.replace(LONG, ["header\n"])
        for line in grown(200):
            before = chip.erases, chip.programs
            files.append(LONG, line)
            programs.append(chip.programs - before[1])
            assert chip.erases == before[0], (len(programs), thought_over)
            for _ in range(2):
                files.rest(IDLE if thought_over else 0)
        assert list(files.lines(LONG)) == ["header\n"] + grown(200)
    return programs


def test_what_is_added_costs_a_page_or_two_and_never_an_erase():
    for thought_over in (True, False):
        programs = costs(thought_over, RP2)
        assert max(programs) == 2 and programs.count(1) > 110


def test_nor_does_it_cost_an_erase_where_small_files_are_smaller():
    for thought_over in (True, False):
        assert max(costs(thought_over, ESP32)) < 10


def test_of_tidying_one_step_follows_an_answer_and_hardly_ever_with_two_erases():
    for answered in (True, False):
        chip, erases = prepared(), []
        with Disk(chip):
            files = Files(FOLDER)
            rest(files)
            files.replace(LONG, ["header\n"])
            for line in grown(200):
                files.append(LONG, line)
                before, steps = chip.erases, 0
                for _ in range(6):
                    begun = chip.us
                    files.rest(JUST_MS - 1 if answered else JUST_MS, answered)
                    steps += chip.us - begun > BEGUN_US
                assert steps <= 1
                erases.append(chip.erases - before)
            assert list(files.lines(LONG)) == ["header\n"] + grown(200)
        # An empty folder instead; its lines go where they belong; it goes; another is made.
        assert 200 // LATE < len(erases) - erases.count(0) <= 4 * (200 // SOON + 1)
        assert max(erases) == 2 and erases.count(2) <= 200 // 20


def test_tidying_waits_for_a_time_when_no_hand_acts():
    for idle, answered in ((JUST_MS - 1, True), (IDLE_MS, False), (IDLE_MS, True)):
        chip = prepared()
        with Disk(chip):
            files = Files(FOLDER)
            rest(files)
            files.replace(LONG, grown(100))
            for line in grown(SOON):
                rest(files)
                files.append(LONG, line)
            before = chip.us
            files.rest(JUST_MS - 1)
            files.rest(JUST_MS, True)
            files.rest(IDLE_MS - 1, True)
            assert chip.us - before < BEGUN_US, "people may be about to do something"
            assert files.tail.count == SOON
            files.rest(idle, answered)
            assert files.tail.count == 0


def test_long_lines_and_lines_in_a_row_are_kept_whole():
    lines = ["x" * 300 + "\n", "é" * 200 + "\n", "a\nb\nc\n"] * 3
    chip = prepared()
    with Disk(chip):
        files = Files(FOLDER)
        files.replace(LONG, ["header\n"])
        for line in lines:
            files.append(LONG, line)
        said = "header\n" + "".join(lines)
        assert "".join(list(files.lines(LONG))) == said
        assert "".join(list(Files(FOLDER).lines(LONG))) == said
        files.move(LONG, "records/1")
        assert "".join(list(files.lines("records/1"))) == said and files.names("tail") == []
    assert not chip.faults


def test_when_the_flash_is_full_nothing_that_was_added_is_lost():
    """Neither by what fails, nor by tidying that has no room; with room again it goes on.

    The chip is mounted again first: littlefs itself can be confused by having been full.
    """
    chip = prepared()
    with Disk(chip):
        files = Files(FOLDER)
        files.replace(LONG, ["header\n"])
        kept, failed = ["header\n"], 0
        try:
            while True:
                files.append("junk", "x" * 1000)
        except OSError as full:
            assert full.args[0] == 28
        for line in grown(600):
            try:
                files.append(LONG, line)
                kept.append(line)
            except OSError:
                failed += 1
            rest(files)
            if failed == 20:
                break
        assert failed == 20 and list(files.lines(LONG)) == kept == list(Files(FOLDER).lines(LONG))
    with Disk(chip):
        files = Files(FOLDER)
        files.remove("junk")
        files.append(LONG, "more\n")
        rest(files)
        assert list(files.lines(LONG)) == kept + ["more\n"]
        assert [files.size("tail/" + name) for name in files.names("tail")] == [0]


def test_an_addition_looks_for_nothing_while_people_wait():
    """littlefs takes four milliseconds a name: asked for are the write, that it is kept, and where
    there is no room left in the last small file, another one.
    """
    with Disk(prepared()) as disk:
        files = Files(FOLDER)
        files.replace(LONG, ["header\n"])
        for _ in range(3):
            asked = []
            for _ in range(SOON):
                before = disk.count
                files.append(LONG, "x" * (SMALL // 3 - 1) + "\n")
                asked.append(disk.count - before)
            assert asked == [3, 2, 2] * (SOON // 3)
            while files.tail.count:
                files.rest(IDLE_MS)
        for _ in range(4 * LATE):
            rest(files)
            before = disk.count
            files.append(LONG, "x" * (LINE - 1) + "\n")
            assert disk.count - before == 2, "what it needs was made ready while people thought"


class Full:
    """An open file that has no room for anything."""

    def write(self, data):
        raise OSError(28)

    def close(self):
        raise OSError(28)


def test_after_an_addition_that_failed_the_next_one_looks_where_it_belongs():
    """However short it is: what was begun before may be torn, or may not be there at all."""
    with Disk(prepared()):
        files = Files(FOLDER)
        files.replace(LONG, ["header\n"])
        files.append(LONG, "one\n")
        files.tail.close()
        files.tail.file = Full()
        try:
            files.append(LONG, "two\n")
            raise AssertionError("there is no room")
        except OSError:
            pass
        files.append(LONG, "\n")
        assert list(files.lines(LONG)) == ["header\n", "one\n", "\n"]


def test_what_others_put_into_the_folder_is_left_out():
    with Disk(prepared()):
        files = Files(FOLDER)
        files.replace(LONG, ["header\n"])
        files.append(LONG, "one\n")
        files.append("tail/notes", "two\n")
        assert list(files.lines(LONG)) == ["header\n", "one\n"]
        files.move(LONG, "records/1")
        assert list(files.lines("records/1")) == ["header\n", "one\n"]


def test_folding_that_a_power_cut_stopped_half_way_goes_on_where_it_was():
    """As on FAT, where half of what is added to a file may be there."""
    tail = "".join(grown(SOON))
    for folded in range(0, len(tail) + 1, 7):
        chip = prepared()
        with Disk(chip):
            files = Files(FOLDER)
            files.replace(LONG, ["header\n"])
            for line in grown(SOON):
                files.append(LONG, line)
            files.replace("half", ["header\n" + tail[:folded]])
            files.rename("half", LONG)
            again = Files(FOLDER)
            assert list(again.lines(LONG)) == ["header\n"] + grown(SOON)
            again.append(LONG, "more\n")
            rest(again)
            assert list(again.lines(LONG)) == ["header\n"] + grown(SOON) + ["more\n"]
            assert again.size(LONG) == len("header\n" + tail + "more\n")
