"""A card that nobody touches stays laid, however badly it is heard; a swapped one does not.

One law for every reader; `make` gives a table where a tag was read, and the field it lies in.
"""

from firmware.devices.gestures import GONE_MS
from tests.both.drivers.reader_talk import TURN_MS, A, C, Table
from tests.both.models.tags import Ntag

LOST, DAMAGED = (300, 0), (0, 500)  # of a thousand: frames either way, answers
SEEDS = (1, 2, 3)
STALL_MS = 60  # longer than a living chip is ever silent
SHARE = 40000 // TURN_MS  # of two minutes, a seed each


def ntags(make=None) -> tuple:
    table = Table(4000000, make=make)
    table.turns(10)
    table.lay(A)
    table.turns(30)
    return table, table.field


def arrivals(table: Table, field, disturbed: tuple, seed: int, turns: int) -> int:
    """How often a card that lies still has arrived, with this done to its frames."""
    field.seed = seed
    field.lose, field.flip = disturbed
    table.turns(turns)
    return len(table.arrived)


def lies_still(make) -> None:
    """Two minutes of either, and a while in which every answer is damaged."""
    for disturbed in (LOST, DAMAGED):
        for seed in SEEDS:
            table, field = make()
            assert arrivals(table, field, disturbed, seed, SHARE) == 1, (disturbed, seed)
    table, field = make()
    assert arrivals(table, field, (0, 1000), 1, 3 * GONE_MS // TURN_MS) == 1
    assert arrivals(table, field, (0, 0), 1, 30) == 1


def leaves_after_silence(make) -> None:
    """A gap is no lift, and a second of silence is."""
    for gap_ms, count in ((340, 1), (GONE_MS - 300, 1), (GONE_MS + 500, 2)):
        table, field = make()
        tags, field.tags = field.tags, []
        table.turns(gap_ms // TURN_MS)
        for tag in tags:
            field.lay(tag)
        table.turns(40)
        assert len(table.arrived) == count, (gap_ms, table.arrived)


def gives_way_at_once(make, other=None) -> None:
    """To another card, however it was heard, and the first to that one."""
    for lose in (0, 100):
        table, field = make()
        first, other, field.lose = field.tags[0], other or Ntag(C), lose
        for tag in (other, first, other):
            field.tags = []
            field.lay(tag)
            table.turns(25 if not lose else 100)
            assert table.arrived[-1] == tag.uid, (lose, table.arrived)
        assert len(table.arrived) == 4


def outlives_stalls(make) -> None:
    """The table stands still for a moment, whichever look at the clock that comes before."""
    for at in range(1, 100):
        table = Table(4000000, make=make)
        table.clock.ticks_us = stalling(table.clock, at)  # type: ignore[method-assign]
        table.turns(20)
        assert (table.guard.failures, table.reader.starts) == (0, 1), at


def stalling(clock, at: int):
    """`ticks_us` of a clock; the look of that number comes late."""
    real, looks = clock.ticks_us, [0]

    def ticks_us():
        looks[0] += 1
        if looks[0] == at:
            clock.sleep_ms(STALL_MS)
        return real()

    return ticks_us
