"""What `make bench` runs on MicroPython (and some of it on CPython, for comparison).

measured("speed", GAME, SEATS, MILLISECONDS)            decisions a second
measured("trivial", MILLISECONDS)                       the same, of a game without rules
measured("latency", GAME)                               microseconds of a 10th, a 1,000th answer
measured("match", GAME, SEATS, FOLDER, "app"|"engine")  the most bytes alive in a match
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import asyncio
import gc
import random
import sys
import time

from engine import catalogue
from engine.ask import Ask, Flow, Number
from engine.referee import Referee, Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.devices.simulated import Hands
    from firmware.table.app import App

__all__ = ("measured",)  # the computer calls it: where names are shortened, one in a string stays
LOOK_EVERY = 20  # answers between two looks at the heap


def now_ms() -> int:
    """Milliseconds on either Python."""
    return time.ticks_ms() if hasattr(time, "ticks_ms") else int(time.monotonic() * 1000)


def random_answer(ask: Ask) -> "int | str":
    """Any option that the referee allows, without regard to the real hands."""
    count = len(ask.values)
    at = int(random.random() * (count + len(ask.items)))
    return ask.values[at] if at < count else ask.items[at - count]


def speed(name: str, seats: int, duration_ms: int) -> int:
    """Decisions a second of random play through the referee."""
    game = catalogue.load(name)
    decisions, start = 0, now_ms()
    while now_ms() - start < duration_ms:
        referee = Referee(game, seats)
        while referee.ask:
            referee.answer(random_answer(referee.ask))
            decisions += 1
    return decisions * 1000 // (now_ms() - start)


class Trivial:
    """Two seats add 1 to 3 to a common total; who reaches 200 wins."""

    OPTIONS = ()

    class Table:
        def __init__(self, seats: int, options: "dict[str, str]") -> None:
            self.total = 0
            self.news: list[object] = []
            self.revealed = False

    @staticmethod
    def play(t: "Trivial.Table") -> Flow:
        seat = 0
        while t.total < 200:
            seat = 1 - seat
            t.total += yield Number(seat, "add", range(1, 4))
        return Result("reached", [0, 0], [seat])


def trivial(duration_ms: int) -> int:
    decisions, start = 0, now_ms()
    while now_ms() - start < duration_ms:
        referee = Referee(Trivial, 2)
        while referee.ask:
            referee.answer(1 + decisions % 3)
            decisions += 1
    return decisions * 1000 // (now_ms() - start)


def first_card(referee: Referee) -> "int | str":
    """A piece that may be tapped, after any answers to the questions before it."""
    while referee.ask:
        if referee.ask.kind == "tap":
            return referee.ask.only()
        referee.answer(referee.ask.only())
    raise ValueError("nothing is tapped in this game")


def latency(name: str) -> "tuple[int, ...]":
    """Microseconds of an answer around the 10th and around the 1,000th, in one match.

    Garbage is collected between answers, as an idle table does. Without that, MicroPython's 1,000th
    answer is twice as slow: the log moves as it grows, and every later allocation begins its search
    in the hole it left, over all the garbage behind it.
    """
    referee = Referee(catalogue.load(name), catalogue.entry(name)[2])
    card, took = first_card(referee), []
    for _ in range(1040):  # laid and taken back, over and over
        if hasattr(time, "ticks_us"):
            gc.collect()
        start = time.ticks_us() if hasattr(time, "ticks_us") else time.perf_counter_ns() // 1000
        referee.answer(card)
        end = time.ticks_us() if hasattr(time, "ticks_us") else time.perf_counter_ns() // 1000
        took.append(end - start)
    return sorted(took[5:25])[10], sorted(took[990:1030])[20]


class Heap:
    """The most that was alive on the heap at any look."""

    def __init__(self) -> None:
        self.most = 0

    def look(self) -> None:
        gc.collect()
        if hasattr(gc, "mem_alloc"):
            self.most = max(self.most, gc.mem_alloc())


def match_engine(name: str, seats: int) -> int:
    """A whole match on the engine alone."""
    heap = Heap()
    referee = Referee(catalogue.load(name), seats)
    while referee.ask:
        referee.answer(random_answer(referee.ask))
        if len(referee.log) % LOOK_EVERY == 1:
            heap.look()
    return heap.most


class Nobody:
    """A cable without a reader: a simulated one would keep everything it was sent."""

    def readline(self) -> None:
        return None

    def write(self, line: str) -> None:
        """Drop it."""

    def busy(self) -> bool:
        return False

    def full(self) -> bool:
        return False


async def guest(app: "App", hands: "Hands", heap: Heap) -> None:
    """Answers every ask at the devices, with any allowed answer."""
    from firmware.devices.simulated import uid_of

    while app.match is None:
        await hands.clock.sleep_ms(20)
    referee = app.match.referee
    while referee.ask:
        while app.playing is None or app.playing.asked is not referee.ask:
            await hands.clock.sleep_ms(20)
        value = random_answer(referee.ask)
        if isinstance(value, str) or value in app.playing.options:
            await hands.turn(app.playing.options.index(value) - app.playing.at)
            await hands.press()
        else:
            await hands.tap(uid_of(referee.table.box, value))
        if len(referee.log) % LOOK_EVERY == 1:
            heap.look()
    await hands.clock.sleep_ms(500)


async def to_the_end(app: "App") -> None:
    """The application; if its memory is too small, the measurement does not wait for it."""
    try:
        await app.run()
    except Exception:
        sys.exit(1)


async def match_app(name: str, seats: int, folder: str) -> int:
    """A whole match through the application: devices, journal, screen and lights included."""
    from firmware.devices.simulated import Hands, devices, uid_of
    from firmware.storage.files import Files
    from firmware.table.app import App
    from firmware.table.match import Match
    from firmware.tags import register

    gc.collect()
    storage = Files(folder)
    game = catalogue.load(name)
    box = game.Table(seats, Referee(game, seats).options).box
    for piece in range(box.size):
        storage.append(register.FILE, register.line(uid_of(box, piece), box, piece))
    table = devices(storage)
    table.link.device = Nobody()
    app = App(table)
    app.settings.language = "fr"
    players = [f"Joueur {seat + 1}" for seat in range(seats)]
    app.match = Match.begin(name, players, list(range(seats)), {}, "fr", app.journal)
    playing = asyncio.create_task(to_the_end(app))
    heap = Heap()
    await guest(app, Hands(app.devices), heap)
    playing.cancel()
    return heap.most


def measured(what: str, *more: "Any") -> "tuple[int, ...]":
    """The figures of a measurement."""
    if what == "speed":
        return (speed(*more),)
    if what == "trivial":
        return (trivial(*more),)
    if what == "latency":
        return latency(*more)
    name, seats, folder, of = more
    if of == "engine":
        return (match_engine(name, seats),)
    return (asyncio.run(match_app(name, seats, folder)),)
