"""A match holds no more memory with every answer than its log and its journal need."""

import gc

from tests.both.app.table_hands import Hands, Memory, any_answer, play

WARM, ANSWERS = 8, 24  # until all code has come;  over which the slope is taken
SLOPE = 300  # bytes that an answer may keep for good


class Traced:
    """What is held on CPython, as MicroPython's `gc` tells it: from its making to its `close`."""

    def __init__(self):
        import tracemalloc

        self.module = tracemalloc
        tracemalloc.start()

    def mem_alloc(self):
        return self.module.get_traced_memory()[0]

    def close(self):
        self.module.stop()


def slope(lost):
    """Bytes that each answer keeps for good; `lost` more are kept by the story itself."""
    memory = gc if hasattr(gc, "mem_alloc") else Traced()
    kept, seen = [], []

    async def story(hands):
        for number in range(WARM + ANSWERS):
            await hands.answer(any_answer(hands.ask, number))
            kept.append(bytes(lost))
            if number >= WARM:
                gc.collect()
                seen.append(memory.mem_alloc())

    hands = Hands(Memory(), "en")
    hands.sit("celtic_whist", 4)
    hands.storage.append = lambda name, text: None  # what a flash would hold is no memory of ours
    try:
        play(story, hands)
    finally:
        if memory is not gc:
            memory.close()
    half = len(seen) // 2
    return (sum(seen[half:]) - sum(seen[:half])) / half / half


def test_an_answer_keeps_next_to_nothing_for_good():
    kept = slope(0)
    assert kept < SLOPE, kept


def test_six_hundred_bytes_lost_at_every_answer_are_noticed():
    assert slope(600) > 600 - SLOPE / 2
