"""Memory fails at every point while people act at the table itself: with tags and with the knob.

    python -m tests.attack hands

The gestures are those of people who see nothing of it, so that one may come to another screen than
it was meant for; what they change is then done or not done all the same: the match is what its
journal holds, the question stands on the screen again, and a start from these files finds it so.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from engine import catalogue
from firmware.devices.simulated import uid_of
from firmware.menus.match_menu import ACTIONS
from firmware.screen.canvas import Canvas
from firmware.table.app import App
from firmware.table.deeds import Deeds
from firmware.table.play import Play
from tests.attack.deeds import MATCHES, TAG, state
from tests.attack.deeds import Play as Plan
from tests.attack.doubles import Doubles
from tests.attack.hunger import Hunger
from tests.attack.table import OK, Disk, Table, modules_kept, run
from tests.both.app.table_hands import any_answer

Gesture = Callable[[Table], Awaitable[None]]
SHORT, LONG = 14999, 101  # one point in so many
TRIES = 8  # holds that lead out of any open menu


async def choose(table: Table, at: int) -> None:
    """With the knob, what stands there; nothing, where memory did not do for the menu."""
    panel = table.app.panel
    if at < len(panel.questions.labels):
        await table.hands.turn(at - panel.questions.at)
        await table.hands.press()


async def menu(table: Table, key: str) -> None:
    await table.hands.hold()
    if len(table.app.panel.questions.labels) == len(ACTIONS):
        await choose(table, ACTIONS.index(key))


# What people do in a match


async def answer(table: Table) -> None:
    """A tag is laid, or the knob is turned and pressed."""
    play, ask = table.app.playing, table.referee.ask
    assert play is not None and ask is not None
    value = any_answer(ask, len(table.log))
    if value in play.options:
        await table.hands.turn(play.options.index(value) - play.at)
        await table.hands.press()
    else:
        await table.hands.tap(uid_of(table.referee.table.box, int(value)))


async def undo(table: Table) -> None:
    await menu(table, "undo")
    await choose(table, 1)
    await table.hands.press()


async def abandon(table: Table) -> None:
    await menu(table, "abort")
    await choose(table, 1)
    await table.hands.press()


async def language(table: Table) -> None:
    await menu(table, "language")
    await table.hands.turn(1)
    await table.hands.press()


async def sounds(table: Table) -> None:
    """The settings, and back to the question."""
    await menu(table, "settings")
    await table.hands.turn(1)
    await table.hands.press()
    await table.hands.hold()


# What they do without one


async def first(table: Table, name: str) -> None:
    """An entry of the table's first question, from its end: matches on the shelf go before."""
    names = [line[0] for line in catalogue.GAMES] + ["people", "language", "tags", "settings"]
    await choose(table, len(table.app.panel.questions.labels) - len(names) + names.index(name))


async def new(table: Table) -> None:
    """A game, last time's players and the usual rules: by the knob alone."""
    await first(table, MATCHES[0].game)
    await table.hands.press()
    await table.wait(100)


async def enrol(table: Table) -> None:
    """The walk through the last box: its first tag, and out."""
    await first(table, "tags")
    await table.hands.turn(2)
    await table.hands.press()
    await table.hands.press()
    await table.hands.tap(bytes.fromhex(TAG))
    await table.hands.hold()
    await table.hands.hold()


IN_MATCH: dict[str, Gesture] = {
    "answer": answer, "undo": undo, "language": language, "settings": sounds, "abandon": abandon,
}  # fmt: skip
WITHOUT: dict[str, Gesture] = {"new": new, "enrol": enrol}
# Where a gesture becomes a deed; what only looks at the devices comes before and after.
INSIDE = (Play.turn, App.settle, App.visit, Play.do, Deeds.abandon, Deeds.change)


async def out(table: Table) -> None:
    """Out of every menu: to the question of the match, or to the table's first one."""
    for number in range(TRIES):
        app = table.app
        if app.match is None and app.panel.questions.labels and number:
            return
        if app.match is not None and app.playing and app.panel.rows == app.playing.rows:
            return
        await table.hands.hold()
        await table.wait(100)
    raise AssertionError("no way back to the question")


def shown(table: Table) -> None:
    """The screen says what is asked."""
    app = table.app
    if app.match is not None and app.playing is not None:
        assert app.playing.asked is table.referee.ask and app.panel.questions.labels == []
        assert app.panel.canvas.rows == drawn(app.playing.rows()), app.panel.canvas.rows


def drawn(rows: list[Any]) -> list[Any]:
    """As a screen has them that shows nothing else."""
    canvas = Canvas()
    list(canvas.draw(rows, (0,)))
    return list(canvas.rows)


async def starve(table: Table, name: str, gesture: Gesture, doubles: Doubles) -> None:
    """The gesture, and in doubles memory fails at its points."""
    before, log, points = state(table), table.log, doubles.points
    with doubles.lives():
        with Hunger(doubles, INSIDE):
            await gesture(table)
            await table.wait(100)
        await out(table)
        await table.wait(100)  # news are put into words while nobody acts; then pages have numbers
        if doubles.double:
            table.sound()
            shown(table)
            if name in ("answer", "undo"):  # a press may fall on the question instead: never two go
                assert table.log.startswith(log[:-1])
    assert doubles.points > points + 20, name
    await back(table, before, log)


async def back(table: Table, before: tuple[Any, ...], log: bytes) -> None:
    """All as before, over the cable; where the match went another one like it begins."""
    play = next((play for play in MATCHES if before[0] and play.game == before[0][0]), None)
    if play and (table.app.match is None or table.app.match.name != play.game):
        assert (await table.new(play.game, play.seats))[0] == OK
    if not play and table.app.match is not None:
        assert (await table.say("abort"))[0] == OK
        await table.wait(200)
    for _ in range(2 * len(log) + 4):
        if not play or table.log == log:
            break
        line = "undo sure" if len(table.log) > len(log) else table.next_answer()
        assert (await table.say(line))[0] == OK
    table.app.deeds.change({"language": before[3], "mute": False})
    if TAG in table.storage.files.get("tags.txt", ""):
        assert (await table.say("forget " + TAG))[0] == OK
    await out(table)


def starts(table: Table, doubles: Doubles) -> None:
    """A start with the match in play, and yes; in doubles memory fails at its points."""
    files, log = dict(table.storage.files), table.log

    async def story(table: Table) -> None:
        with doubles.lives():
            with Hunger(doubles, [App.offer_unfinished]):
                await table.power_on()
                await table.hands.press()  # go on with it; or that there is no memory for it
                await table.wait(200)
            assert table.kept() == log
            assert table.app.match is None or table.log == log
            table.sound()

    run(story, Disk(files), on=False)


async def a_match(table: Table, play: Plan, doubles: Doubles, numbers: Sequence[int]) -> None:
    """Every gesture before it, and after so many answers of it."""
    people = '{"players": ["Ann", "Bo", "Cy"], "lights": [0, 1, 2]}'
    assert (await table.say("set " + people))[0] == OK
    for name, gesture in WITHOUT.items():
        await starve(table, name, gesture, doubles)
    assert (await table.new(play.game, play.seats))[0] == OK
    while table.referee.ask is not None and len(table.log) < numbers[-1]:
        assert (await table.say(table.next_answer()))[0] == OK
        await out(table)  # a match begun by hand has left the table explaining new questions
        for name, gesture in IN_MATCH.items() if len(table.log) in numbers else ():
            await starve(table, name, gesture, doubles)


def starved(play: Plan, every: int, numbers: Sequence[int]) -> int:
    """A match, and a start with what it has left; how often memory failed."""
    with modules_kept():
        doubles = Doubles(every, play.game)
        table = run(lambda table: a_match(table, play, doubles, numbers))
        starts(table, doubles)
    return doubles.lived


def attack(long: bool, plays: Sequence[Plan]) -> str:
    """In short at one question and at few points of each gesture."""
    every, numbers = (LONG, (1, 8, 16)) if long else (SHORT, (1,))
    said = [f"{play.game} {starved(play, every, numbers):,}" for play in plays]
    return f"memory failed under people's hands: {', '.join(said)}; 0 exceptions, 0 states unequal"
