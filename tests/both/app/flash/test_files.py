"""Settings, tags, starts and a new firmware on real littlefs, and power that fails at any moment.

After each cut the chip is mounted again: what was acknowledged is there, nothing half-done is to be
seen, and the next write works.
"""

import os

from engine import found
from firmware.boot import start
from firmware.boot.watchdog import Starts
from firmware.network import access
from firmware.storage import files as storage_files
from firmware.storage import roster
from firmware.storage.files import Files
from firmware.storage.settings import Settings
from firmware.tags import register
from firmware.tags.register_edit import Ledger
from tests.both.app.power_cuts import SECTORS, every_cut, prepared
from tests.both.models.disk import FOLDER, ROOT
from tests.both.models.flash import SECTOR

NAMES = ["Alice", "Bob", "Cleo"]


def test_settings_are_the_old_or_the_new_ones_after_every_cut():
    def first(files, counts):
        settings = Settings(files)
        settings.language = "fr"
        settings.players, settings.lights = NAMES, [0, 1, 2]
        assert settings.save()

    def second(files, counts):
        settings = Settings(files)
        for brightness in (20, 40, 60, 80):
            settings.brightness = brightness
            settings.save()
            counts(brightness)

    def check(files, counted):
        settings = Settings(files)
        old, new = ([100, 20, 40, 60, 80, 80])[len(counted) : len(counted) + 2]
        assert settings.brightness in (old, new) and not settings.faults
        assert settings.language == "fr" and settings.players == NAMES
        settings.language = "en"
        assert settings.save() and Settings(files).language == "en"

    assert every_cut(prepared(first), second, check) > 20


def test_a_network_is_none_or_whole_and_the_old_or_the_new_after_every_cut():
    def second(files, counts):
        for name in ("Club", "Bar"):
            access.keep(files, {"wifi": name, "broker": "192.168.1.5", "name": "bar"})
            counts(name)

    def check(files, counted):
        assert access.read(files).get("wifi") in (None, "Club", "Bar")[len(counted) :][:2]

    assert every_cut(prepared(lambda files, counts: None), second, check) > 5


def test_a_mark_that_an_editor_writes_before_the_text_loses_nothing():
    mark, tag = chr(0xFEFF), bytes((4, 0xA1, 0xB2, 0xC3))

    def story(files, counts):
        files.append("settings.json", mark + '{"language": "fr", "limit_ma": 900}')
        files.append("people.txt", mark + "Alice, 3, -\nBob, -, -\n")
        files.append("tags.txt", mark + "04a1b2c3 stonehenge d14\n")
        settings = Settings(files)
        assert (settings.language, settings.limit_ma, settings.faults) == ("fr", 900, [])
        assert [person[0] for person in roster.everybody(files)] == ["Alice", "Bob"]
        assert list(register.bindings(files)) == [(tag, "stonehenge", "d14")]
        files.append("only.txt", mark)
        assert list(files.lines("only.txt")) == []

    prepared(story)


def test_space_is_told_in_bytes_what_is_free_and_all_there_is():
    def story(files, counts):
        free, total = files.free()
        files.append("long.txt", "x" * 9000)
        left, still = files.free()
        assert total == still == SECTORS * SECTOR
        assert 9000 <= free - left < 9000 + 3 * SECTOR

    prepared(story)


def test_a_folder_takes_its_two_blocks_of_what_is_free_and_no_more():
    """MicroPython counts them twice: a board's forty folders left less than nothing."""

    def story(files, counts):
        before = Files(FOLDER).free()[0]
        for number in range(5):
            files.make("folder%d" % number)
        after = Files(FOLDER).free()[0]
        assert before - after == 5 * 2 * SECTOR, (before, after)
        assert files.held() >= 10 * SECTOR

    prepared(story)


class Wide:
    """`os` of a computer whose blocks are of many fragments, as some systems have them."""

    def statvfs(self, path):
        return 1 << 20, SECTOR, 1000, 250, 250, 0, 0, 0, 0, 255

    def __getattr__(self, name):
        return getattr(os, name)


def test_space_is_counted_in_fragments_where_blocks_are_larger():
    there, storage_files.os = storage_files.os, Wide()
    try:
        assert Files("build").free() == (250 * SECTOR, 1000 * SECTOR)
    finally:
        storage_files.os = there


def test_tags_are_the_old_or_the_new_register_after_every_cut():
    box, first = found.boxes()[0], 10

    def few(files, counts):
        ledger = Ledger(files)
        for piece in range(first):
            ledger.bind(bytes((4, piece, 0, 0)), box, piece)

    def more(files, counts):
        ledger = Ledger(files)
        for piece in range(first, first + 4):
            ledger.bind(bytes((4, piece, 0, 0)), box, piece)
            counts(piece)

    def check(files, counted):
        ledger = Ledger(files)
        pieces = [piece for _, _, piece in ledger.entries()]
        bound = first + len(counted)
        assert pieces in (list(range(bound)), list(range(bound + 1)))
        ledger.bind(b"\4\5\6\7", box, first + 5)
        assert Ledger(files).of_tag(b"\4\5\6\7") == (box, first + 5)

    assert every_cut(prepared(few), more, check) > 12


def test_starts_are_counted_through_every_cut():
    def starting(files, counts):
        for _ in range(2):
            counts(Starts(files).count())
        Starts(files).lived()
        counts(0)
        counts(Starts(files).count())

    def check(files, counted):
        number = Starts(files).count()
        known = [0, 1, 2, 0, 1][len(counted)]
        assert number - known in (1, 2) or (len(counted) == 2 and number == 1)
        Starts(files).lived()
        assert Starts(files).count() == 1

    assert every_cut(prepared(), starting, check) > 5


# A new firmware

PLAN = (
    "keep main.py main.before.py\nmove 1 engine/ask.mpy\nmove 2 main.py\n"
    "move 3 firmware/tags/register.mpy\n"
    "drop engine/old.mpy\ndrop notes/old.txt\nend\n"
)
OLD = {"main.py": "somebody's", "engine/ask.mpy": "old" * 400, "engine/old.mpy": "o",
       "notes/old.txt": "o"}  # fmt: skip
NEW = {"main.py": "ours", "main.before.py": "somebody's", "engine/ask.mpy": "new" * 500,
       "firmware/tags/register.mpy": "tags", "data/settings.json": "{}"}  # fmt: skip


def sent(files, counts):
    """What `trilithon deploy` leaves on a board before it says go."""
    disk = Files(ROOT)
    for folder in ("engine", "notes", "trilithon.new"):
        disk.make(folder)
    for name in OLD:
        disk.append(name, OLD[name])
    for number, name in enumerate(("engine/ask.mpy", "main.py", "firmware/tags/register.mpy")):
        disk.append("trilithon.new/%d" % (number + 1), NEW[name])
    disk.append("data/settings.json", "{}")
    disk.append("trilithon.new/plan", PLAN)


def test_a_new_firmware_is_whole_at_the_start_after_a_cut_in_its_coming():
    def coming(files, counts):
        start.finish()
        counts()

    def check(files, counted):
        disk = Files(ROOT)
        assert start.finish() or disk.exists("firmware/tags/register.mpy")
        for name in NEW:
            assert "".join(list(disk.lines(name))) == NEW[name], name
        assert not disk.exists("engine/old.mpy") and not disk.exists("notes")
        assert not start.finish() and not disk.exists("trilithon.new/plan")
        disk.append("data/next", "it works")
        assert list(disk.lines("data/next")) == ["it works"]

    assert every_cut(prepared(sent), coming, check) > 15


# A new firmware on trial

TRIAL = "trial\nmove 1 engine/ask.mpy\nmove 2 engine/new.mpy\ndrop engine/old.mpy\nend\n"
BEFORE = {"engine/ask.mpy": "old" * 400, "engine/old.mpy": "o"}
AFTER = {"engine/ask.mpy": "new" * 500, "engine/new.mpy": "n"}


def sent_on_trial(files, counts):
    disk = Files(ROOT)
    for folder in ("engine", "trilithon.new"):
        disk.make(folder)
    for name in BEFORE:
        disk.append(name, BEFORE[name])
    disk.append("trilithon.new/1", AFTER["engine/ask.mpy"])
    disk.append("trilithon.new/2", AFTER["engine/new.mpy"])
    disk.append("trilithon.new/plan", TRIAL)


def is_new(disk):
    """Whether the new firmware is there; else the old one is, whole."""
    new = disk.exists("engine/new.mpy")
    wanted = AFTER if new else BEFORE
    assert disk.names("engine") == sorted([name[7:] for name in wanted])
    for name in wanted:
        assert "".join(list(disk.lines(name))) == wanted[name]
    return new


def test_what_is_on_trial_is_whole_after_every_cut_and_goes_back_whole_or_stays():
    def coming(files, counts):
        start.finish()
        counts()

    def check(files, counted):
        disk = Files(ROOT)
        start.finish()
        assert is_new(disk)
        for _ in range(start.TRIALS):
            assert start.on_trial() and is_new(disk)
        disk.append("data/starts", "..")
        assert not start.on_trial() and not is_new(disk)
        assert not disk.exists("data/starts") and not disk.exists("trilithon.before")

    assert every_cut(prepared(sent_on_trial), coming, check) > 15


def on_trial(files, counts):
    sent_on_trial(files, counts)
    start.finish()


def test_a_way_back_that_is_cut_goes_on_at_the_next_start():
    def going(files, counts):
        for _ in range(start.TRIALS + 1):
            start.on_trial()

    def check(files, counted):
        for _ in range(start.TRIALS + 1):
            start.finish()
            start.on_trial()
        disk = Files(ROOT)
        assert not is_new(disk) and not disk.exists("trilithon.before")

    assert every_cut(prepared(on_trial), going, check) > 10


def test_what_was_accepted_stays_through_every_cut():
    def accepting(files, counts):
        start.accept()
        counts()

    def check(files, counted):
        assert start.on_trial() or not Files(ROOT).exists("trilithon.before")
        assert is_new(Files(ROOT))
        start.accept()
        assert not start.on_trial() and is_new(Files(ROOT))

    assert every_cut(prepared(on_trial), accepting, check) > 3
