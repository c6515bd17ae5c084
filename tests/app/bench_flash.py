"""What answers cost a board's flash: the part of `make bench` that counts erases and programs.

    python -m tests.app.bench_flash [GAME ...]

Whole matches of simulated people are written by the real firmware/storage/files.py to real littlefs
on a model of a Pico's flash; milliseconds are those of the chip's data sheet, the processor's come
on top. "One file" is what an append to a plain file costs: how journals were written at first.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Iterator, Sequence

from engine import catalogue, record
from engine.referee import complete
from firmware.storage import files as storage_files
from firmware.storage.files import LONG, Files
from firmware.storage.seals import Seals
from host.people.at_engine import Match
from tests.both.models.disk import FOLDER, Disk
from tests.both.models.flash import Flash

GAMES = ("amazones", "chariots", "final_exam")
SEATS = 5
NAMES = ["Alice", "Bob", "Cleo", "Daniel", "Eve"]
THINKING = 10_000  # milliseconds nobody does anything
MATCHES = 40


class OneFile(Files):
    """Without a tail."""

    def append(self, name: str, text: str) -> None:
        with storage_files.open(self.path(name), "a") as file:  # the disk's
            file.write(text)


def lines(game: str, seed: str = "flash") -> tuple[list[str], list[str]]:
    """The header's lines and the answers' of a match, their ends included."""
    module = catalogue.load(game)
    seats = min(SEATS, catalogue.entry(game)[2])
    match = Match(module, seats, complete(module, seats, {}), random.Random(seed))
    match.play()
    written = list(Seals().write(record.lines(game, match.referee, NAMES[:seats])))
    start = written.index("\n") + 1
    return written[:start], written[start : start + len(match.referee.log)]


def pico(files: type[Files] = Files) -> Flash:
    """A Pico's file system with what a table has there besides: tags, settings."""
    chip = Flash()
    with Disk(chip, new=True):
        there = files(FOLDER)
        there.append("tags.txt", "04a1b2c3d4e5f6 amazones yellow+5b\n" * 180)
        there.append("settings.json", "x" * 450)
    chip.restart()
    return chip


KINDS = (("one file", OneFile), ("with a tail", Files))


class Costs:
    """ms       before the yes, of every answer;  `waited` how many of them an erase was part of
    idle     milliseconds of every step of tidying
    erases   before and after the yes
    """

    def __init__(self) -> None:
        self.ms: list[float] = []
        self.idle: list[float] = []
        self.waited = self.erases = 0

    def play(self, chip: Flash, files: Files, match: tuple[list[str], list[str]]) -> None:
        """Write the match, thinking after every answer, and file it."""
        header, answers = match
        files.replace(LONG, header)
        for answer in answers:
            erases, us = chip.erases, chip.us
            files.append(LONG, answer)
            self.ms.append((chip.us - us) / 1000)
            self.waited += chip.erases > erases
            self.idle += self.tidying(chip, files)
            self.erases += chip.erases - erases
        files.move(LONG, "records/0001.txt")

    def tidying(self, chip: Flash, files: Files) -> Iterator[float]:
        before = -1
        while chip.us != before:
            before = chip.us
            files.rest(THINKING)
            if chip.us != before:
                yield (chip.us - before) / 1000

    def row(self) -> str:
        took, hundreds = sorted(self.ms), len(self.ms) / 100
        late, longest = took[len(took) * 95 // 100], max(self.idle, default=0)
        times = f"{statistics.median(took):>7.1f} {late:>6.1f} {took[-1]:>6.1f}"
        return (
            f"{times} {self.waited / hundreds:>7.0f} {self.erases / hundreds:>7.0f} {longest:>7.1f}"
        )


def costs(match: tuple[list[str], list[str]], files: type[Files] = Files) -> Costs:
    chip, counted = pico(files), Costs()
    with Disk(chip):
        counted.play(chip, files(FOLDER), match)
    assert not chip.faults
    return counted


def evening(match: tuple[list[str], list[str]], count: int, kind: type[Files] = Files) -> Flash:
    """The chip after so many such matches."""
    chip = pico(kind)
    with Disk(chip):
        files = kind(FOLDER)
        for _ in range(count):
            Costs().play(chip, files, match)
    return chip


def main(games: Sequence[str]) -> None:
    print(
        "\nflash of a Pico, ms before the yes     median    95%   most  erases a hundred  idle ms,"
    )
    print("                                                            before     all     most")
    for game in games:
        match = lines(game)
        for label, files in KINDS:
            title = f"{game}, {len(match[1])} answers, {label}"
            print(f"  {title:<36} {costs(match, files).row()}")
    match = lines("amazones")
    for label, files in KINDS:
        most = max(evening(match, MATCHES, files).wear)
        print(
            f"{MATCHES} matches of amazones, {label}: the sector most worn is erased {most} times"
        )


if __name__ == "__main__":
    main(sys.argv[1:] or GAMES)
