"""Days at a table in a nutshell: memory and files that stay flat, and those that do not.

The long form, 72 hours and 200,000 events in a board's heap, is `python -m tests.soak`.
"""

import asyncio
import gc

from engine import catalogue
from tests.both.app.soak_drift import FIELDS, MOVES, drifts
from tests.both.app.soak_talk import Days
from tests.both.app.table_hands import Memory

GAMES = ("high_druid", "faux_cilles")
MATCHES = 8
# Bytes, the looks themselves among them; objects, where Python does not say.
HEAP = {"alive": (0, 1500 if hasattr(gc, "mem_alloc") else 20)}


class Bare(Memory):
    """Few tags, since a register of all takes its time at every tap; and records go: in this heap
    they would look like a leak.
    """

    def tags(self):
        yield from ()

    def move(self, name, target):
        super().move(name, target)
        del self.files[target]


def looks_of(leak=0):
    """The reports of a few short matches."""
    looks = []
    days = Days(Bare(), 1, 0, looks.append, leak)
    days.games = [line for line in catalogue.GAMES if line[0] in GAMES]
    days.most = 3

    async def story():
        await days.power()
        while days.matches < MATCHES:
            await days.one_match()
            await days.look()
        days.task.cancel()

    asyncio.run(story())
    return looks


def made(field, numbers):
    """Looks in which all is the same but for one field."""
    at = FIELDS.index(field)
    return [(0,) * at + (number,) + (0,) * (len(FIELDS) - at - 1) for number in numbers]


def test_a_table_in_use_stays_as_it_was_and_a_leak_is_noticed():
    assert drifts(looks_of(), HEAP) == []
    assert [found[0] for found in drifts(looks_of(5), HEAP)] == ["alive"]


def test_whatever_grows_is_noticed_and_so_is_a_heap_in_crumbs():
    for field in ("alive", "files", "bytes"):
        assert drifts(made(field, range(0, 80000, 1000))), field
        assert not drifts(made(field, [70000] * 80)), field
    assert drifts(made("largest", range(80000, 0, -1000)))
    assert not drifts(made("largest", range(0, 80000, 1000))), "more room is no fault"
    assert sorted(MOVES) == ["alive", "bytes", "files", "largest"]
