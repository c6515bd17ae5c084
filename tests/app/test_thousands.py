"""Thousands of matches on one flash: files and free space stay bounded, a start stays as quick."""

from __future__ import annotations

import pytest

from firmware.storage import room
from firmware.storage.files import LONG, Files
from firmware.storage.journal import RECORDS, SHELF, Journal, number
from tests.app.bench_flash import lines
from tests.both.models.disk import FOLDER, Disk
from tests.both.models.flash import Flash

FIRST = 9000  # numbers go on beyond 9,999
ASIDE = 3  # matches that stay on the shelf all the time


def started(chip: Flash) -> int:
    """How often a start asks the file system for anything, until it knows what is unfinished."""
    with Disk(chip) as disk:
        before = disk.count
        assert not Journal(Files(FOLDER)).unfinished()
        return disk.count - before


def keep(files: Files, text: list[str], folder: str) -> None:
    """A match is written and goes to a folder; then records go, as people have said yes."""
    journal = Journal(files)
    files.replace(LONG, text)
    assert journal.put(folder)
    while room.short(journal):
        names, _ = room.going(journal)
        assert names
        room.clear(journal, names)


def play(sectors: int, matches: int) -> tuple[Flash, list[int], list[int]]:
    """The chip, and after every tenth match how many records there are, and what a start asks."""
    chip = Flash(sectors)
    header, answers = lines("high_druid")
    text = header + answers * 3  # as long as many matches
    with Disk(chip, new=True):
        Files(FOLDER).append("stored.txt", f"{FIRST}.txt\n")
    counts, asked = [], []
    for begun in range(0, matches, 10):
        with Disk(chip):
            files = Files(FOLDER)
            for at in range(begun, begun + 10):
                keep(files, text, SHELF if at < ASIDE else RECORDS)
            counts.append(len(files.names(RECORDS)))
            usable = room.space(Journal(files))[1]
            assert usable > sectors * 4096 * 3 // 4, "there is nothing but matches"
            assert files.free()[0] >= room.least(usable)
        asked.append(started(chip))
    return chip, counts, asked


@pytest.mark.parametrize(("sectors", "matches"), [(64, 120), (352, 2500)])
def test_files_and_free_space_are_bounded_and_a_start_is_flat(sectors: int, matches: int) -> None:
    chip, counts, asked = play(sectors, matches)
    full = counts[len(counts) // 2 :]
    assert max(full) - min(full) < 25 and max(full) > sectors // 8
    assert set(asked) == {asked[0]}, "however many matches there were"
    with Disk(chip):
        files = Files(FOLDER)
        numbers = [number(name) for name in files.names(RECORDS)]
        assert max(numbers) == FIRST + matches and len(files.names(SHELF)) == ASIDE
        assert sorted(numbers) == list(range(min(numbers), max(numbers) + 1)), "the oldest went"
    assert not chip.faults
