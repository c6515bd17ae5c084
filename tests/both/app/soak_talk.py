"""A table that people use for days: what they do there, and what of it must stay as it was.

    micropython -m tests.both.app.soak_talk HOURS EVENTS FOLDER LEAK

Matches of all fifteen games, by tags, knob and cable; menus, mishaps, undos, other languages,
pulled plugs, and nights in which nobody comes. The clock is a fake one: days take minutes. At the
menu, after every match, a line tells how the table is: FIELDS. `python -m tests.soak` reads them.
"""

import asyncio
import gc
import sys
import time

from engine import catalogue, record
from firmware.boot.main import GARBAGE
from firmware.devices import simulated
from firmware.storage.files import Files
from firmware.table.app import App
from tests.both.app.soak_drift import FIELDS, FOLDERS, alive, kept, room
from tests.both.app.table_hands import NAMES, Hands, any_answer

MOST = 120  # answers; then a match is given up: with any answers some would never end
NIGHT = 30  # matches, then people stay away until the clock has caught up
DAY_MS, NIGHT_MS = 60, 1000  # between two looks of the table at its devices
BELOW = 4  # entries of the first menu below the games
FLASH, BLOCK = 256 * 1024, 4096  # bytes of a small board's files
STRANGE = b"\x04nobody"
ASKED = (
    "ask", "table", "table all", "log", "journal", "records", "memory", "health", "games", "screen",
    "watch on", "watch off", "settings", "tags 40", "press 1", "answer nobody", "\x00", "new {",
)  # fmt: skip
TOLD = ("help", "see_scores", "whose_turn")  # behind the held knob: a press leads back
MENU = TOLD + ("by_hand", "go_on")
OPEN, GUIDE = "firmware.menus.match_menu", "firmware.menus.guide"  # in memory while they are open
SET_UP = "set_up_box"  # behind the held knob until the first answer


class Cable:
    """Keeps the last reply; `took` microseconds that it took, with all that was done for it."""

    def __init__(self) -> None:
        self.line = self.reply = None
        self.began = self.took = 0

    def readline(self):
        line, self.line = self.line, None
        self.began = now_us() if line else self.began
        return line

    def write(self, line) -> None:
        if line.startswith(("ok", "error")):
            self.took = now_us() - self.began
            self.reply = line

    def busy(self) -> bool:
        return False

    def full(self) -> bool:
        return False


class Days(Hands):
    """People at a table, one act after the other.

    hours, events  how long, and how much happens in that time
    told           takes each state, a tuple of FIELDS
    leak           how many objects of every act a fault of ours would keep
    games, most    which games are played, as engine.catalogue has them; answers of each match
    short          how often memory did not do for a menu
    """

    def __init__(self, storage, hours, events, told, leak=0) -> None:
        self.cable = Cable()
        super().__init__(storage, "en", link=self.cable)
        simulated.enrol(storage)
        self.hours, self.events = hours, events
        self.told, self.leak, self.leaked = told, leak, []
        self.games, self.most = catalogue.GAMES, MOST
        self.dice = 1
        self.happened = self.acts = self.matches = self.short = 0
        self.took = []
        self.task = None

    def below(self, limit) -> int:
        """The same numbers on every Python."""
        self.dice = (self.dice * 1103515245 + 12345) & 0x3FFFFFFF
        return (self.dice >> 8) % limit

    # Power

    async def live(self) -> None:
        try:
            await self.app.run()
        except Exception as died:
            self.died = died

    async def power(self) -> None:
        if hasattr(gc, "mem_alloc"):
            self.panel.pace(DAY_MS, lambda _: (gc.collect(), 0)[1])  # as on a board
        self.panel.pause_ms = DAY_MS
        self.task = asyncio.create_task(self.live())
        await self.wait(500)

    async def cut(self) -> None:
        """The plug is pulled and put back; the match is offered, and goes on."""
        log = self.log
        self.happened += self.panel._events
        self.task.cancel()
        try:
            await self.task
        except asyncio.CancelledError:
            pass
        self.app = None
        gc.collect()
        self.app = App(self.devices)
        await self.power()
        await self.pick(self.app.words.text("yes"))
        assert self.log == log, "the match that was cut is another"

    # Acts

    async def use(self) -> None:
        """Until so much has happened in so many hours."""
        await self.power()
        while self.count() < self.events:
            await self.one_match()
            if self.matches % NIGHT == 0 or self.count() >= self.events:
                await self.sleep()
            await self.look()
        self.task.cancel()

    def count(self) -> int:
        return self.happened + self.panel._events

    async def one_match(self) -> None:
        await self.begin()
        await self.wait(400)
        while self.app.match and self.ask and len(self.log) < self.most:
            await self.act()
            self.acts += 1
            for _ in range(self.leak):
                self.leaked.append([self.acts])
        if self.app.match and self.referee.result:
            await self.press()
        elif self.app.match:
            await self.say_line("abort")
        await self.wait(400)
        self.matches += 1
        if 0 < len(self.labels) <= 2:  # records are to make room: yes
            await self.press()
        assert self.app.match is None

    async def begin(self) -> None:
        """A match of the next game, over the cable or by the knob."""
        name, fewest, most, _ = self.games[self.matches % len(self.games)]
        seats = fewest + self.below(min(most, 5) - fewest + 1)
        people = '["%s"]' % '", "'.join(NAMES[:seats])
        if self.below(3) == 0:
            await self.by_knob(name, people, seats)
        if self.app.match is None:
            await self.say_line('new {"game": "%s", "players": %s}' % (name, people))

    async def by_knob(self, name, people, seats) -> None:
        """Last time's people and the usual rules: two presses, if memory does for the menu."""
        await self.say_line('set {"players": %s, "lights": %s}' % (people, list(range(seats))))
        names = [line[0] for line in catalogue.GAMES]
        before = len(self.labels) - len(names) - BELOW  # the shelf, where matches lie on it
        if before >= 0:
            await self.turn(before + names.index(name) - self.panel.questions.at)
            await self.press()
            await self.press()
            await self.wait(400)
        self.short += self.app.match is None

    async def act(self) -> None:
        """Mostly an answer; once the question is there again, where memory did not do for it."""
        while self.app.playing is None:
            await self.wait()
        did = self.below(24)
        if did == 0:
            await self.say_line(ASKED[self.below(len(ASKED))])
        elif did == 1:
            await self.menu()
        elif did == 2:
            await self.say_line("undo sure")
        elif did == 3:
            await self.tap(STRANGE)
        elif did == 4 and self.below(8) == 0:
            await self.cut()
        elif did == 5 and self.below(4) == 0:
            await self.say_line("language " + ("fr", "en")[self.below(2)])
        elif did == 6 and self.below(4) == 0:
            await self.say_line("bind 04aabbccddee%02x stonehenge d7 sure" % self.below(256))
        elif did < 12:
            await self.answer_over_cable()
        else:
            await self.answer(any_answer(self.ask, self.acts))

    async def answer_over_cable(self) -> None:
        """Timed: from the line to the reply, by when the answer is in the journal."""
        ask, match = self.ask, self.app.match
        value = any_answer(ask, self.acts)
        await self.say_line(
            "answer " + record.spell(ask, value, self.referee.table.box, match.players)
        )
        self.took.append(self.cable.took)
        self.took = self.took[-30:]

    async def menu(self) -> None:
        """Something behind the held knob, and back."""
        chosen = MENU[self.below(len(MENU))]
        if self.labels or GUIDE in sys.modules:  # another menu is open, or an explanation
            await self.hold()
        await self.hold()
        if not self.labels:  # no memory for the menu: the question stands as before
            self.short += 1
            return
        actions = [each for each in sys.modules[OPEN].ACTIONS if not self.log or each != SET_UP]
        await self.turn(actions.index(chosen) - self.panel.questions.at)
        await self.press()
        if chosen in TOLD:
            await self.press()

    async def say_line(self, line) -> None:
        self.cable.line, self.cable.reply = line, None
        while self.cable.reply is None:
            await self.wait(DAY_MS)

    async def sleep(self) -> None:
        """A night: until the clock is where so many events belong."""
        due = self.count() * self.hours * 3600 // self.events * 1000
        self.panel.pause_ms = NIGHT_MS
        while self.clock_ms() < due:
            await self.wait(NIGHT_MS)
        self.panel.pause_ms = DAY_MS

    def clock_ms(self) -> int:
        return self.devices.clock.ms()

    # What must stay as it was

    async def look(self) -> None:
        await self.wait(1000)
        took = sorted(self.took)
        latency = took[len(took) // 2] if took else 0
        done = (self.clock_ms() // 3600000, self.count(), self.matches)
        self.told(done + (alive(), room()) + kept(self.storage) + (latency, self.short))


def now_us() -> int:
    if hasattr(time, "ticks_us"):
        return time.ticks_us()
    return time.perf_counter_ns() // 1000


class Flash(Files):
    """A computer's files, of which only so many fit as on a board's flash."""

    def free(self) -> tuple:
        names = [name for name in self.names("") if name not in FOLDERS]
        for folder in FOLDERS:
            names += [folder + "/" + name for name in self.each(folder)]
        taken = sum([-(-self.size(name) // BLOCK) * BLOCK for name in names])
        return FLASH - taken, FLASH


def main(hours, events, folder, leak) -> None:
    print(*FIELDS)
    gc.threshold(GARBAGE)
    days = Days(Flash(folder), hours, events, lambda look: print(*look), leak)
    asyncio.run(days.use())
    if days.died:
        raise days.died


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
