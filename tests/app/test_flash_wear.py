"""What evenings of play do to a Pico's flash: real littlefs on the model of the chip."""

import pytest

pytest.importorskip("littlefs")

from tests.app.bench_flash import MATCHES, costs, evening, lines, pico

ENDURED = 100_000  # erases that a sector endures at least, by the data sheet of the W25Q16JV
WEEKS = 52 * 10


def test_the_flash_endures_forty_matches_every_week_for_ten_years() -> None:
    chip = evening(lines("amazones"), MATCHES)
    assert max(chip.wear) * WEEKS < ENDURED, max(chip.wear)
    assert not chip.faults


def test_no_answer_of_a_real_match_waits_for_an_erase() -> None:
    for game in ("amazones", "final_exam"):
        counted = costs(lines(game))
        assert counted.waited == 0 and max(counted.ms) <= 1.2
        assert counted.erases < 0.5 * len(counted.ms) and max(counted.idle) < 150


def test_starts_wear_next_to_nothing() -> None:
    """A start adds a byte to a small file, and removes it once it has lived."""
    from firmware.boot.watchdog import Starts
    from firmware.storage.files import Files
    from tests.both.models.disk import FOLDER, Disk

    chip = pico()
    with Disk(chip):
        starts = Starts(Files(FOLDER))
        for _ in range(1000):
            starts.count()
            starts.lived()
    assert max(chip.wear) < 200, max(chip.wear)
