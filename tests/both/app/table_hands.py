"""A table to play at in the tests: the real application, devices in memory, hands, a fake clock.

    def test_something():
        async def story(hands):
            await hands.begin("stones", 3)
            await hands.give("Alice")
            assert hands.sees("first seat")
        play(story)

`play` fails where the application stops, even if the story goes on.
"""

import asyncio

from engine import found, record
from engine.record import parse
from firmware.devices import simulated
from firmware.storage.seals import plain
from firmware.table.app import App
from firmware.table.match import Match
from firmware.tags import register
from tests.both.models.texts import Texts

NAMES = ["Alice", "Bob", "Cleo", "Dan", "Eve"]


class Memory(Texts):
    """Storage in memory, with the methods of `firmware.storage.files.Files`; every tag is enrolled.

    fails  whether everything raises OSError
    room   bytes that still fit before the disk is full; None: any number
    total  bytes of the whole disk, as it tells them; None: plenty
    watch  called before anything is written, with the method and its arguments
    """

    def __init__(self, files=None):
        self.files = dict(files or {})
        self.fails = False
        self.room = None
        self.total = None
        self.watch = None

    def check(self, wanted=0):
        if self.fails:
            raise OSError(5)
        if self.room is not None and wanted > self.room:
            raise OSError(28)

    def exists(self, name):
        return not self.fails and (name in self.files or name == register.FILE)

    def lines(self, name):
        """The lines, the last one without an end where it has none."""
        self.check()
        if name == register.FILE:
            yield from self.tags()
        elif name not in self.files:
            raise OSError(2)
        text, start = self.files.get(name, ""), 0
        while start < len(text):
            end = text.find("\n", start) + 1 or len(text)
            yield text[start:end]
            start = end

    def tags(self):
        """Every piece has its tag: as text they would take a third of the room for a match."""
        for box in found.boxes():
            for piece in range(box.size):
                yield register.line(simulated.uid_of(box, piece), box, piece)

    def append(self, name, text):
        self._tell("append", name, text)
        self.check(len(text))
        self.files[name] = self.files.get(name, "") + text

    def replace(self, name, parts):
        text = "".join(list(parts))
        self._tell("replace", name, text)
        self.check(len(text))
        self.files[name] = text

    def move(self, name, target):
        self._tell("move", name, target)
        self.check()
        self.files[target] = self.files[name]  # a lack of memory here leaves it where it was
        del self.files[name]

    def remove(self, name):
        self.check()
        del self.files[name]

    def names(self, folder):
        self.check()
        return sorted([name[len(folder) + 1 :] for name in self.files if name.startswith(folder)])

    def each(self, folder):
        return iter(self.names(folder))

    def size(self, name):
        return len(self.files[name])

    def free(self):
        """(bytes free, bytes in all): plenty, unless a test says how much there is."""
        self.check()
        if self.total is None:
            return 1 << 30, 1 << 30
        return self.total - sum([len(text) for text in self.files.values()]), self.total

    def _tell(self, method, name, text):
        if self.watch:
            self.watch(method, name, text)


class Watch:
    """The clock as people have it: they wait for nothing once the table is dead."""

    def __init__(self, hands):
        self.hands = hands

    async def sleep_ms(self, duration):
        await self.hands.devices.clock.sleep_ms(duration)
        if self.hands.died:
            raise self.hands.died


class Hands(simulated.Hands):
    """A person at a table who sees the screen, and does what a story says."""

    def __init__(self, storage=None, language=None, **missing):
        self.storage = Memory() if storage is None else storage
        self.devices = simulated.devices(self.storage)
        self.devices.link.device = None
        self.devices.link.works = False
        for name in missing:
            guard = getattr(self.devices, name)
            guard.device = missing[name]
            guard.works = guard.device is not None
        super().__init__(self.devices)
        self.clock = Watch(self)
        self.died = None
        self.app = App(self.devices)
        if language:
            self.app.deeds.speak(language)

    # Seeing

    @property
    def panel(self):
        return self.app.panel

    @property
    def rows(self):
        """The screen's rows, as text."""
        return [row[0] if row else "" for row in self.panel.canvas.rows]

    @property
    def labels(self):
        return self.panel.questions.labels

    @property
    def referee(self):
        return self.app.match.referee

    @property
    def ask(self):
        return self.referee.ask

    @property
    def asked(self):
        """`who, prompt`, as a record has it."""
        who = record.ANYONE if self.ask.seat is None else self.app.match.players[self.ask.seat]
        return who + ", " + self.ask.prompt

    @property
    def log(self):
        return bytes(self.referee.log)

    @property
    def journal(self):
        """As people read it, without its seals."""
        return unsealed(self.storage.files.get("match.txt", ""))

    @property
    def heard(self):
        """The last sound."""
        return self.devices.buzzer.device.played[-1]

    def sees(self, text):
        """Whether the screen says this, wherever its rows break."""
        seen = " ".join([row.strip() for row in self.rows if row.strip()])
        return text.replace("\u00a0", " ") in seen

    # Doing

    async def wait(self, duration=40):
        await self.clock.sleep_ms(duration)

    async def pick(self, label):
        """Choose a label of a menu with the knob."""
        assert label in self.labels, (label, self.labels, self.rows)
        await self.turn(self.labels.index(label) - self.panel.questions.at)
        await self.press()

    async def do(self, label):
        """Something of the menu behind the held knob."""
        await self.hold()
        await self.pick(label)

    async def say(self, line):
        """The answers of a line `who, prompt: answer answer`, each one taken."""
        head, _, words = line.partition(": ")
        for word in words.split():
            assert self.asked == head, (self.asked, line)
            before = self.log
            await self.give(word)
            assert self.log[: len(before)] == before and len(self.log) > len(before), (line, word)

    async def give(self, word):
        """Answer as a record spells it: with a tag, or with the knob where it is offered there."""
        box = self.referee.table.box
        value = parse(self.ask, word, box, self.app.match.players)
        assert value is not None, (word, self.asked)
        await self.answer(value)

    async def answer(self, value):
        table = self.app.playing
        if value in table.options:
            await self.turn(table.options.index(value) - table.at)
            await self.press()
        else:
            await self.tap_piece(value)

    async def tap_piece(self, piece):
        await self.tap(simulated.uid_of(self.referee.table.box, piece))

    async def tap_name(self, name):
        await self.tap_piece(self.referee.table.box.find(name))

    def sit(self, game, seats, language="en", **options):
        """A match is in play when the table starts. Call before the power is on."""
        self.app.settings.language = language
        players, lights = NAMES[:seats], list(range(seats))
        self.app.match = Match.begin(game, players, lights, options, language, self.app.journal)


def unsealed(text):
    """A journal's text as a record, its ends kept."""
    return "".join(plain([line + "\n" for line in text.split("\n")]))[:-1]


def play(story, hands):
    """Power on, the story, power off. Raises what the application or the story raises."""

    async def power():
        try:
            await hands.app.run()
        except Exception as died:
            hands.died = died

    async def main():
        table = asyncio.create_task(power())
        await hands.wait()
        try:
            await story(hands)
            await hands.wait()
        finally:
            table.cancel()
            try:
                await table
            except asyncio.CancelledError:
                pass

    asyncio.run(main())


def any_answer(ask, number):
    """One of the options, another one for another number; the same on every Python."""
    count = len(ask.values)
    at = number * 7 % (count + len(ask.items))
    return ask.values[at] if at < count else ask.items[at - count]


AMAZONES, WHY_FIRST, HENGE = found.boxes()
