"""Whole matches on a board whose heap is nearly full at every deed: `make attack ATTACK=heaps`.

    micropython -m tests.both.app.starved_talk GAME SEATS STEP GAP ANSWERS

A computer on the cable gives every answer and takes it back, and now and then does all else that
changes something. Each deed is tried with a real heap that has room for nothing, for GAP bytes
more, and so on until it is done. Refused, it has changed nothing; told to be done, it is; the reply
may be lost with the memory for it. Then there is memory again, and what the table holds is what its
journal holds. Where even the loop that catches a lack of memory had too little, the table is
started again, as a board is.
"""

import gc
import json
import sys
from binascii import crc32

from engine import record
from engine.referee import Referee
from firmware.storage.journal import Journal
from tests.both.app.memory.test_starved import hog
from tests.both.app.memory.test_starved_hands import Few, Table, asyncio, catalogue
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import NAMES, any_answer

EVERY = 24  # answers between two rounds of all deeds
MOST = 60_000  # bytes: with so much room everything is done
TAG = "04a1b2c3d4e5f6"
SETTINGS = ('set {"brightness": 40, "language": "fr"}', 'set {"brightness": 100, "language": "en"}')


class Cable:
    """One line each way, in a place that is there before memory is short."""

    def __init__(self):
        self.line = self.reply = None

    def readline(self):
        line, self.line = self.line, None
        return line

    def write(self, line):
        if line.startswith(("ok", "error")):
            self.reply = line

    def busy(self):
        return False

    def full(self):
        return False


class Starved(Table):
    """tried  deeds;  `done`, `refused` and `untold` of them, where memory was short;  `starts`"""

    def __init__(self, game, seats, step, gap):
        self.cable = Cable()
        super().__init__(Few(), "en", link=self.cable)
        self.game, self.seats, self.step, self.gap = game, seats, step, gap
        self.tried = self.done = self.refused = self.untold = 0

    async def off(self):
        await super().off()
        catalogue.unload(self.game)
        gc.collect()

    async def power(self):
        await super().power()
        if self.labels and self.labels[0] == self.app.words.text("yes"):
            await self.press()

    # Deeds

    async def say(self, line):
        """The first word of its reply; "" where there was none."""
        self.cable.reply = None
        self.cable.line = line
        await self.wait(60)
        return self.cable.reply.split(" ")[0] if self.cable.reply else ""

    async def surely(self, line):
        word = await self.say(line)
        assert word == "ok", (line, self.cable.reply, self.rows)

    def new(self):
        fields = {"game": self.game, "players": NAMES[: self.seats]}
        fields["lights"] = list(range(self.seats))
        return "new " + json.dumps(fields)

    def answer(self):
        match, number = self.app.match, len(self.log)
        value = any_answer(self.ask, number * self.step)
        return "answer " + record.spell(self.ask, value, match.referee.table.box, match.players)

    def shelved(self):
        return sorted([name[6:] for name in self.storage.files if name.startswith("shelf/")])

    def state(self):
        """All that a deed could change; a copy of what was is no part of it.

        An answer that was taken back stays in the journal of the match in play, with its undo: of
        that file only the answers count, and `sound` compares them with the match.
        """
        app, files = self.app, self.storage.files
        apart = ("settings.bak", "match.txt" if app.match and app.journal.works else "")
        kept = sorted([(name, crc32(files[name].encode())) for name in files if name not in apart])
        return (app.match and app.match.id, self.log if app.match else b"", kept,
                app.words.language, app.settings.brightness)  # fmt: skip

    async def short_of(self, room, line):
        """The deed with so many bytes left, and whether it was done."""
        before = self.state()
        self.cable.reply = None
        self.cable.line = line
        held = [hog(room)]
        try:
            await self.wait(60)
        except MemoryError:
            pass
        held.clear()
        gc.collect()
        self.app.fault = None
        if self.died:
            if not isinstance(self.died, MemoryError):
                raise self.died
            self.starts += 1
            await self.off()
            await self.power()
        await self.wait(400)
        if self.sees(self.app.words.text("no_memory")):  # and the table waits
            await self.press()
            await self.wait(400)
        word = self.cable.reply.split(" ")[0] if self.cable.reply else ""
        done = self.state() != before
        assert not word or done == (word == "ok"), (line, room, self.cable.reply)
        self.tried += 1
        self.done += done
        self.refused += word == "error"
        self.untold += not word
        if self.app.match:
            self.sound()
        return done

    def sound(self):
        """The match in memory is what its journal and the rules make of its answers."""
        referee = self.referee
        assert not referee.lost
        fresh = Referee(referee.game, referee.seats, referee.options)
        fresh.replay(referee.log)
        asked = [
            ask and (ask.seat, ask.prompt, list(ask.values)) for ask in (referee.ask, fresh.ask)
        ]
        assert asked[0] == asked[1]
        if self.app.journal.works and self.app.journal.mine:
            assert Journal(Shelf(self.storage.files)).resume().referee.log == referee.log

    async def starve(self, line, *back):
        """The deed with room for nothing, and for more and more until it is done; then undone.

        back  the commands after which all is as before, or functions that tell them then
        """
        for room in range(0, MOST, self.gap):
            if await self.short_of(room, line):
                break
        else:
            await self.surely(line)
        for line in back:
            await self.surely(line if isinstance(line, str) else line())

    # The match

    async def rare(self):
        """Every deed that has to do with more than an answer, and back."""
        await self.starve("language fr", "language en")
        await self.starve(*SETTINGS)
        await self.starve("bind " + TAG + " stonehenge d14", "forget " + TAG)
        log, newest = self.log, lambda: "take " + self.shelved()[-1]
        await self.starve("aside", newest)
        await self.starve("take " + self.shelved()[0], newest)
        await self.starve(self.new(), "abort", newest)
        assert self.log == log
        for name in [name for name in self.storage.files if name.startswith("records/")]:
            del self.storage.files[name]

    async def match(self, answers):
        await self.power()
        await self.surely(self.new())
        await self.surely(self.answer())
        await self.surely("aside")
        await self.surely(self.new())
        while self.app.match and self.ask and len(self.log) < answers:
            if len(self.log) % EVERY == 1:
                await self.rare()
            line = self.answer()
            await self.starve(line)
            if self.app.match is None:  # over, and started again: it went to the records
                assert [text for text in self.storage.files.values() if "\nended: " in text], line
                break
            await self.surely("undo sure")
            await self.surely(line)
            if self.ask:
                await self.starve("undo sure", line)
        self.task.cancel()


def main(game, seats, step, gap, answers):
    table = Starved(game, int(seats), int(step), int(gap))
    asyncio.run(table.match(int(answers)))
    print(table.tried, table.done, table.refused, table.untold, table.starts)


if __name__ == "__main__":
    main(*sys.argv[1:])
