"""A board whose memory is nearly full: a deed is done or not done, and the match goes on.

On MicroPython something takes the heap but for a few bytes, a few more each time, while people and
the cable act. Then memory is there again, and what it holds is what the journal holds. (CPython has
no such heap: there `make attack` fails memory at every point.)
"""

import gc

from engine.referee import Referee
from firmware.storage.journal import Journal
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import NAMES, Hands, Memory, any_answer, play

ROOMS = range(0, 36000, 900)  # bytes left: from too little for anything to enough
PIECE = 1024  # of what takes the rest: with 512 no piece was left for a file of 600 bytes


def hog(room):
    """What leaves so many bytes of the heap, in crumbs and in one piece."""
    gc.collect()
    held = None
    while hasattr(gc, "mem_free") and gc.mem_free() > room + 600:
        try:
            held = (held, bytearray(min(PIECE, gc.mem_free() - room)))
        except MemoryError:
            break
    return held


def short_of_memory(room, deed):
    """Whether the deed was done; None where memory failed outside of it."""
    held = [hog(room)]
    try:
        return deed() is None
    except MemoryError:
        return None
    finally:
        held.clear()
        gc.collect()


def sound(hands, known):
    """Memory is there again: so is the match, as its journal has it."""
    referee = hands.referee
    if referee.lost:
        referee.restore(referee.log, referee.seen)
    log = bytes(referee.log)
    assert abs(len(log) - known) <= 1 and referee.ask is not None
    fresh = Referee(referee.game, referee.seats, referee.options)
    fresh.replay(log)
    assert (fresh.ask.seat, fresh.ask.prompt) == (referee.ask.seat, referee.ask.prompt)
    if hands.app.journal.works:
        assert bytes(Journal(Shelf(hands.storage.files)).resume().referee.log) == log


def test_answers_and_their_undoing_while_memory_is_short():
    done = []

    async def story(hands):
        for room in ROOMS:
            if len(hands.log) > 12:
                hands.app.playing.take_back(True)
            known, value = len(hands.log), any_answer(hands.ask, len(hands.log))
            act, reply = hands.app.playing.do, hands.app.match.reply
            given = lambda act=act, reply=reply, value=value: act(reply(value))  # noqa: E731
            done.append(short_of_memory(room, given))
            sound(hands, known)
            known = len(hands.log)
            if known > 3:
                done.append(short_of_memory(room, lambda: hands.app.playing.take_back(True)))
                sound(hands, known)
            if len(hands.log) < 8:
                hands.app.playing.do(hands.app.match.reply(any_answer(hands.ask, len(hands.log))))
        await hands.wait()

    hands = Hands(Memory(), "en")
    hands.sit("high_druid", 3)
    play(story, hands)
    assert done.count(True) > 10
    if hasattr(gc, "mem_free"):
        assert len(done) - done.count(True) > 10, "memory was never short"


def test_a_new_match_while_memory_is_short_leaves_the_one_in_play():
    refused = []

    async def story(hands):
        for room in ROOMS:
            match, known = hands.app.match, len(hands.log)
            begun = short_of_memory(
                room, lambda: hands.app.deeds.begin("high_druid", NAMES[:3], [0, 1, 2], {})
            )
            if not begun:
                refused.append(room)
                assert hands.app.match is match and len(hands.log) == known
            sound(hands, len(hands.log))
            while len(hands.log) < 4:
                hands.app.match.answer(any_answer(hands.ask, len(hands.log)))
        await hands.wait()

    hands = Hands(Memory(), "en")
    hands.sit("high_druid", 3)
    play(story, hands)
    if hasattr(gc, "mem_free"):
        assert len(refused) > 5
