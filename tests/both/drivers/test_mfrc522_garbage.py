"""Calling into an empty field takes nothing from the heap: nothing to collect when a tag comes."""

from firmware.drivers import mfrc522_irq
from firmware.drivers.mfrc522 import MFRC522, PROBE_US, TRACK_US
from firmware.drivers.several import Readers
from tests.both.models.mfrc522_alone import Alone

try:
    from micropython import heap_lock, heap_unlock
except ImportError:  # CPython cannot forbid its heap: there the calls are counted

    def heap_lock() -> None:
        """Nothing."""

    heap_unlock = heap_lock

TURN_US = 8000


def opened(wired: bool = False) -> tuple:
    chip = Alone()
    reader = MFRC522(chip, chip.select, clock=chip)
    if wired:
        reader.wire = mfrc522_irq.found(chip.irq, reader.chip, chip)
        assert reader.wire
    idle(chip, reader, 10)
    assert reader.polled
    return chip, reader


def idle(chip, reader, turns: int) -> int:
    """How many frames so many turns of the loop send."""
    before = chip.calls
    for _ in range(turns):
        reader.look()
        chip.now += TURN_US
    return chip.calls - before


def idle_without_heap(chip, reader, turns: int) -> int:
    heap_lock()
    try:
        return idle(chip, reader, turns)
    finally:
        heap_unlock()


def test_an_empty_poll_takes_nothing_from_the_heap():
    for wired in (False, True):
        chip, reader = opened(wired)
        turns = 3 * PROBE_US // TURN_US  # the chip is asked now and then whether it still is there
        assert idle_without_heap(chip, reader, turns) == turns
        assert reader.starts == 1 and reader.tags == []


def test_nor_does_one_soon_after_a_tag_has_left():
    chip, reader = opened()
    reader.lately, reader.seen_at = True, chip.now  # then it is called three times in a poll
    turns = TRACK_US // TURN_US // 2
    assert idle_without_heap(chip, reader, turns) and reader.lately
    chip.now += TRACK_US
    idle(chip, reader, 10)
    assert not reader.lately and idle_without_heap(chip, reader, 60) == 60


def test_nor_does_one_of_several_readers():
    chip, reader = opened()
    readers = Readers((reader,), chip)
    idle(chip, readers, 10)
    assert idle_without_heap(chip, readers, 60) >= 60 and not readers.crowd
