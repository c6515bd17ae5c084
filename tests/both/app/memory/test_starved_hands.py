"""A board whose memory is nearly full, and people at it with tags and knob.

As test_starved.py beside it, for gestures: an answer, undo, settings, language, giving up, a new
match, tags put on pieces, and starts with an unfinished match. Where memory fails even the loop
that catches it, the application ends as a board's does, and is started again at once.
"""

import asyncio
import gc

from engine import catalogue
from firmware.storage.journal import Journal
from firmware.table.app import App
from tests.both.app.memory.test_starved import hog, sound
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import NAMES, Hands, Memory, any_answer

ROOMS = range(0, 32000, 2000)  # bytes left
TAG = b"\x04\xa1\xb2\xc3\xd4\xe5\xf6"


class Few(Memory):
    """No register of every tag, which would be read at every tap."""

    def tags(self):
        yield from ()


class Table(Hands):
    """`starts` how often the application was started again, `short` gestures that failed.

    held  what takes the memory; while nothing does MicroPython collects when it has to
    """

    starts = short = 0
    held: list = []

    async def live(self):
        try:
            await self.app.run()
        except MemoryError as died:
            self.died = died

    async def power(self):
        self.died = None
        if hasattr(gc, "mem_free"):
            self.panel.pace(self.panel.pause_ms, self.collect)
        self.task = asyncio.create_task(self.live())
        await self.devices.clock.sleep_ms(200)

    def collect(self, _):
        """As on a board."""
        if self.held:
            gc.collect()
        return 0

    async def off(self):
        """The plug is pulled: nothing of the match is in memory."""
        self.task.cancel()
        try:
            await self.task
        except asyncio.CancelledError:
            pass
        self.app = None
        catalogue.unload("high_druid")
        gc.collect()
        self.app = App(self.devices)

    async def start_again(self):
        self.starts += 1
        await self.off()
        await self.power()
        if self.labels == ["yes", "no"]:
            await self.press()

    async def tight(self, room, gesture):
        """The gesture with so many bytes left; then memory is there again, and nothing is lost."""
        log = self.log if self.app.match else None
        self.held = [hog(room)]
        try:
            await gesture(self)
        except MemoryError:
            self.short += 1
        except AssertionError:
            self.short += 1  # what they wanted to choose was not there
        self.held.clear()
        gc.collect()
        if self.died:
            await self.start_again()
        self.short += self.app.fault is not None
        self.app.fault = None
        await self.out()
        if self.app.match:
            sound(self, len(self.log))
            assert log is None or abs(len(self.log) - len(log)) <= 2

    async def out(self):
        """To the question of the match, or to the first one of the table."""
        for _ in range(6):
            await self.wait(200)
            if self.app.match is None:
                there = len(self.labels) > 15
            else:
                there = self.app.playing and not self.labels and self.rows == shown(self)
            if there:
                return
            await self.hold()
        raise AssertionError((self.rows, self.labels))


def shown(hands):
    """The rows of the question, as the screen has them."""
    return [row[0] if row else "" for row in padded(hands.app.playing.rows())]


def padded(rows):
    rows = [(row, None) if isinstance(row, str) else row for row in rows]
    return (rows + [("", None)] * 8)[:8]


async def answers(hands):
    await hands.answer(any_answer(hands.ask, len(hands.log)))


async def undoes(hands):
    await hands.do("undo")
    if "yes" in hands.labels:
        await hands.pick("yes")
    await hands.press()


async def speaks(hands):
    await hands.do("Language")
    await hands.pick("English")


async def sets(hands):
    await hands.do("Settings")
    await hands.turn(1)
    await hands.press()
    await hands.hold()


async def gives_up(hands):
    await hands.do("abandon")
    await hands.pick("yes")
    await hands.press()


async def begins(hands):
    await hands.pick("The High Druid")
    for _ in range(4):
        if hands.app.match is None:
            await hands.press()


async def enrols(hands):
    await hands.pick("Tags")
    await hands.turn(2)
    await hands.press()
    await hands.pick("no")
    await hands.tap(TAG)
    await hands.hold()
    await hands.hold()


def played(story):
    async def both():
        hands = Table(Few(), "en")
        hands.app.deeds.change({"players": NAMES[:3], "lights": [0, 1, 2]})
        await hands.power()
        try:
            await story(hands)
        finally:
            hands.task.cancel()
        return hands

    return asyncio.run(both())


def starved(hands, most):
    """Where there is a small heap, memory was short, and seldom so short that all began again."""
    if hasattr(gc, "mem_free"):
        assert hands.short > 3, "memory was never short"
    assert hands.starts <= most


def test_answer_undo_language_and_settings_by_hand_while_memory_is_short():
    async def story(hands):
        await begins(hands)
        for room in ROOMS:
            while len(hands.log) < 4:
                await answers(hands)
            for gesture in (answers, undoes, speaks, sets):
                await hands.tight(room, gesture)

    starved(played(story), 8)


def test_a_match_begun_and_given_up_and_tags_enrolled_by_hand_while_memory_is_short():
    async def story(hands):
        for room in ROOMS:
            await hands.tight(room, enrols)
            await hands.tight(room, begins)
            if hands.app.match is None:
                await begins(hands)
            while len(hands.log) < 2:
                await answers(hands)
            kept = len(hands.storage.names("records"))
            await hands.tight(room, gives_up)
            if hands.app.match is not None:
                await gives_up(hands)
            assert len(hands.storage.names("records")) == kept + 1 or kept == 20

    starved(played(story), 8)


def test_a_start_with_an_unfinished_match_while_memory_is_short():
    async def story(hands):
        await begins(hands)
        while len(hands.log) < 9:
            await answers(hands)
        log = hands.log
        for room in ROOMS:
            await hands.off()
            hands.held = [hog(room)]
            try:
                await hands.power()
                await hands.press()
            except MemoryError:
                hands.short += 1
            hands.held.clear()
            gc.collect()
            assert bytes(Journal(Shelf(hands.storage.files)).resume().referee.log) == log
            if hands.died or hands.app.match is None:
                hands.short += 1
                await hands.start_again()
            assert hands.log == log

    starved(played(story), len(ROOMS))
