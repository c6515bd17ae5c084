"""`make emulate EMULATE=--readers`: five readers on one bus, one for every seat of a match.

The board finds them by itself, people teach it whose each is, and then a tap says whose it is: a
seat that is asked for, a card at the wrong seat, secret cards and whole sets that five people lay
at the same moment. Then what five readers cost: the same taps at five, at one, and at one whose
interrupt is wired, with the drivers alone (`calls`) and in a match. Every part begins with
power-on, and can be run alone: `--readers taught whose`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine import record
from engine.words import Words
from tests.emulated.bare_readers import Bare
from tests.emulated.evening import POLL_BYTES, booted
from tests.emulated.pico import STACK_MOST, room_of
from tests.emulated.seats import SeatsTable
from tests.emulated.seats_evening import AWAY_MS, NAMES, SETTINGS, Evening
from tests.emulated.stopwatch import quantile, spread
from tests.emulated.table import first_flash

TAPS = 100  # at least: of fewer, 95 in 100 would be the slowest but one
DRAWN_MS = 200  # after a yes: screen and lights have followed, and no hand is quicker
PHASE_MS = 60
# ms, of 95 in 100 and of all, with one reader: with the drivers alone, and in a match.
PROMISED = {
    "called": (5.0, 6.0), "known": (12.0, 14.0), "tap to yes": (20.0, 60.0),
}  # fmt: skip
# What the bus needs for each reader more, in a round of calls: nine transfers of 22 bytes, 0.05 ms
# on the wire, the rest of it the processor's. `calls` measures it. A tag waits for its turn in a
# round; in a match it also waits, once called, for the next readers to be called, and what the
# table does between two rounds it does for each of them.
FURTHER_MS = 1.0
ROUNDS = {"called": 1}
BARE = (  # readers, whether the IRQ of the first is wired, bytes of an empty poll
    ("five readers", len(NAMES), False, POLL_BYTES), ("one reader", 1, False, POLL_BYTES),
    ("one, IRQ wired", 1, True, POLL_BYTES - 4),
)  # fmt: skip
PROBE_BYTES = 1  # for each poll: every two seconds the chip is asked whether it still is there


# Found, and taught


def found(evening: Evening) -> None:
    """The board asks all of them for tags, and tells of a tag on each which reader it is on."""
    table = evening.table
    frames = [chip.field.frames for chip in table.readers]
    table.pico.run(100)
    polled = [
        chip.field.frames > before for chip, before in zip(table.readers, frames, strict=True)
    ]
    evening.check(f"{sum(polled)} readers of {len(polled)} call for tags", all(polled))


def taught(evening: Evening) -> None:
    """As people do it: under Settings, with a tag and the knob."""
    table = evening.table
    words = Words("en", "new_menu"), Words("en", "settings_menu")
    pick(table, words[0].text("settings"))
    pick(table, words[1].text("set_readers"))
    told = []
    for seat in range(len(NAMES)):
        table.wait("menu")
        table.put(seat, bytes((4, seat, 1, 2, 3, 4, 5)))
        told.append(table.wait("tag").fields["reader"])
        pick(table, words[1].text("seat_number", (seat + 1,)))
        table.take(seat)
    table.wait("menu")
    readers = table.ask("settings")["settings"]["readers"]
    evening.check(
        f"tags lie on readers {told}, seats are {readers}", told == readers == [*range(5)]
    )


def pick(table: SeatsTable, label: str) -> None:
    """An entry of the menu that stands, the shorter way round."""
    menu = table.wait("menu").fields
    count = len(menu["labels"])
    way = (menu["labels"].index(label) - menu["at"]) % count
    table.turn(way if 2 * way <= count else way - count)
    table.press()


# A tap says whose it is


def whose(evening: Evening) -> None:
    """Where any seat may be named, a tag at a seat's reader names it."""
    evening.begin("stones")
    table, named = evening.table, []
    for seat in range(len(NAMES)):
        table.put(seat, evening.uid(seat))
        named += [event.fields["line"] for event in evening.told(1)]
        table.take(seat)
        table.ask("undo sure")
    ask, box = evening.ask, evening.referee.table.box
    lines = [record.answer_line(ask, seat, box, NAMES) for seat in range(len(NAMES))]
    evening.check(f"a tap names the seat: {named}", named == lines)
    table.pico.run(AWAY_MS)
    table.ask("abort")


def together(evening: Evening) -> None:
    """All five lay a secret card at the same moment, then each a set of secret cards."""
    evening.begin("magic")
    evening.until("card")
    table, referee = evening.table, evening.referee
    box = referee.table.box
    cards = [box.find("t" + "WBGYRK"[colour]) for colour in referee.table.colours]
    for seat, card in enumerate(cards):
        table.put(seat, evening.uid(card))
    evening.followed("five secret cards at once, in the rules' order", list(cards))
    evening.check("all concede, and lay what they have too many", evening.ask.prompt == "excess")
    size = evening.ask.args[0]
    sets = [[3 * seat + card for card in range(size)] for seat in range(len(NAMES))]
    for seat, pieces in enumerate(sets):
        table.put(seat, *map(evening.uid, pieces))
    laid_at_once(evening, sets)


def laid_at_once(evening: Evening, sets: list[list[int]]) -> None:
    """Five sets: each seat's cards in the order they were read, then its OK."""
    answers = sum(len(pieces) + 1 for pieces in sets)
    told = evening.told(answers)
    box = evening.referee.table.box
    given: list[tuple[int, int | str]] = []
    for event in told:
        value = record.parse(evening.ask, event.fields["line"].split(": ")[1], box, NAMES)
        given.append((evening.ask.seat, value if value is not None else "ok"))
        if evening.give(given[-1][1]) != event.fields["line"]:
            break
    right = [sorted(v for s, v in given if s == seat and isinstance(v, int))
             for seat in range(len(sets))]  # fmt: skip
    evening.check(f"five sets of {len(sets[0])} at once: {len(told)} of {answers} answers, each "
                  "card its own seat's", right == sets and len(given) == answers)  # fmt: skip
    evening.lifted()


def wrong_seat(evening: Evening) -> None:
    """A card at another seat's reader is refused by the name of the one who is asked."""
    evening.until("exchange")
    table, seat = evening.table, evening.ask.seat
    before = len(evening.referee.log)
    for other in range(len(NAMES)):
        if other == seat:
            continue
        table.put(other, evening.uid(evening.ask.values[other]))
        event = table.wait("refused", "answer")
        text = event.fields.get("text", "")
        evening.check(f"at {NAMES[other]}'s reader: {text}", text == f"{NAMES[seat]} is asked")
        table.take(other)
    table.pico.run(AWAY_MS)
    evening.check("nothing was taken", table.ask("hello") and before == len(evening.referee.log))
    evening.say("ok")


# What it costs


def taps(evening: Evening, count: int) -> None:
    """Cards laid by the seat that is asked, at any moment: until its reader calls, and the yes."""
    table = evening.table
    while len(evening.yeses) < count:
        ask = evening.ask
        if ask.kind != "tap" or ask.many:
            ends = list(ask.items) if ask.many else []  # a set is closed as soon as it may be
            fresh = [value for value in ask.values if value not in ask.chosen]
            evening.say(evening.random.choice(ends or fresh or list(ask.items)))
            continue
        table.pico.run(DRAWN_MS + PHASE_MS * evening.random.random())
        piece = evening.random.choice([card for card in ask.values if card < 60])
        reader, laid = evening.reader(ask.seat), table.pico.ns
        table.put(reader, evening.uid(piece))
        evening.yes_to(piece, reader, laid)


def calls(uf2: Path, count: int, seed: int) -> list[str]:
    """With the drivers alone: how soon tags are called and known at five, at one, at one wired."""
    broken, looks = [], []
    for title, readers, wired, empty in BARE:
        bare = Bare(uf2, readers, wired, seed)
        looks.append(bare.look)
        for number in range(count):
            bare.tap(number % readers)
        print(f"{title}: {bare.found[0]} found, {bare.found[1]} bytes of heap, "
              f"{bare.empty:.1f} bytes for an empty poll, {bare.look:.2f} ms for a look at all",
              flush=True)  # fmt: skip
        if bare.found[0] != readers or bare.found[2] != wired:
            broken.append(f"{title}: {bare.found} was found")
        if bare.empty > empty + PROBE_BYTES:
            broken.append(f"{title}: {bare.empty:.1f} bytes for an empty poll, not {empty}")
        figures = ("called", bare.calls), ("known", bare.known), ("bytes", bare.sent)
        broken += [f"{title}: {each}" for each in report(figures, readers)]
    further = (looks[0] - looks[1]) / (len(NAMES) - 1)
    print(f"each reader more: {further:.2f} ms of a round")
    if not 0 < further <= FURTHER_MS:
        broken.append(f"each reader more takes {further:.2f} ms of a round, not {FURTHER_MS}")
    return broken


# The parts, each from power-on

FOR = {"taught": (found, taught), "whose": (whose,), "together": (together, wrong_seat)}
COSTS = {"five": (len(NAMES), False), "one": (1, False), "wired": (1, True)}
PARTS = (*FOR, "calls", *COSTS)


def five_readers(uf2: Path, parts: Sequence[str], count: int, seed: int) -> list[str]:
    """What is broken of what several readers are for, and of what they may cost in `count` taps.

    parts  of PARTS; none: all
    """
    broken = [
        f"{part}: one of {', '.join(PARTS)} is required" for part in parts if part not in PARTS
    ]
    for part in () if broken else parts or PARTS:
        print(f"-- {part}", flush=True)
        if part == "calls":
            broken += calls(uf2, count, seed)
            continue
        evening = used(uf2, part, seed) if part in FOR else measured(uf2, part, count, seed)
        table = evening.table
        stack, clashes = table.pico.stack_used(), table.spi.clashes
        evening.check(f"stack: {stack} bytes of {STACK_MOST}", 0 < stack <= STACK_MOST)
        evening.check(f"{clashes} times two chips were selected at once", not clashes)
        broken += [f"{part}: {wrong}" for wrong in evening.wrong]
    return broken


def used(uf2: Path, part: str, seed: int) -> Evening:
    """Something that five readers are for; they have owners, unless these are to be taught."""
    evening = begun(uf2, len(NAMES), False, part != "taught", seed)
    for step in FOR[part]:
        step(evening)
        print(f"   stack after {step.__name__}: {evening.table.pico.stack_used()}", flush=True)
    return evening


def measured(uf2: Path, part: str, count: int, seed: int) -> Evening:
    """What taps cost with so many readers; one is the table's, and everybody's."""
    readers, wired = COSTS[part]
    evening = begun(uf2, readers, wired, readers > 1, seed)
    evening.begin("magic")
    evening.until("card")
    taps(evening, max(count, TAPS))
    figures = (
        ("until called", evening.waits), ("tap to yes", evening.yeses), ("bytes", evening.sent),
    )  # fmt: skip
    evening.wrong += report(figures, readers)
    return evening


def begun(uf2: Path, readers: int, wired: bool, owned: bool, seed: int) -> Evening:
    settings = {**SETTINGS, "readers": list(range(readers)) if owned else []}
    table = SeatsTable(uf2, first_flash(settings, room_of(uf2)), readers, wired)
    booted(table)
    return Evening(table, seed)


def allowed(name: str, readers: int) -> list[float]:
    """Milliseconds of 95 in 100 and of all; none where nothing is promised."""
    more = ROUNDS.get(name, 2) * (readers - 1) * FURTHER_MS
    return [most + more for most in PROMISED.get(name, ())]


def report(figures: Sequence[tuple[str, Sequence[float]]], readers: int) -> list[str]:
    """The distributions, and which of them are empty or above what is promised."""
    broken = []
    print(f"{'':<24}{'p50':>8}{'p95':>8}{'most':>8}{'least':>8}{'n':>6}")
    for name, values in figures:
        if not values:
            broken.append(f"no {name} was measured")
            continue
        print(spread(name, values), flush=True)
        for percent, most in zip((95, 100), allowed(name, readers), strict=False):
            if (got := quantile(values, percent)) > most:
                broken.append(f"{name} {got:.1f} ms at p{percent}, not {most:.0f}")
    return broken
