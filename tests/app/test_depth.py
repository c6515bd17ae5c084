"""How deep the table calls: an RP2040 has eight kilobytes of stack, and Python here has plenty.

The true measure are bytes on the emulated board (`make emulate EMULATE=--games` and `--long`), and
takes hours. Here calls are weighed as that board has shown them to weigh, at every test: from its
start to the deepest call of each deed.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Iterator
from inspect import CO_COROUTINE, CO_GENERATOR
from types import CodeType, FrameType

import pytest

from engine import catalogue, referee
from firmware.table import app
from firmware.table.app import App
from tests.attack.table import OK, Table, run

MOST = 6656  # bytes of 8,192
BEFORE = 1364  # what runs the application
CALL, RESUMED = 250, 192  # a function that is called; a generator or coroutine that goes on
WITHIN = 270  # MicroPython's own, below the deepest call
ANSWERS = 24
OURS = ("/engine/", "/firmware/")
ELSEWHERE = ("/found.py", "/simulated.py")  # what a board has in another form


class Depth:
    """Weighs chains of calls while it is on: the heaviest is `chain`, of so many `bytes`."""

    def __init__(self) -> None:
        self.now = self.bytes = 0
        self.chain: list[str] = []
        self.weights: dict[CodeType, int] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event not in ("call", "return"):
            return
        if code not in self.weights:
            self.weights[code] = weight(code)
        if event == "return":
            self.now -= self.weights[code]
            return
        if code is App.run.__code__:
            self.now = BEFORE + WITHIN
        self.now += self.weights[code]
        if self.now > self.bytes:
            self.bytes, self.chain = self.now, list(above(frame))


def above(frame: FrameType | None) -> Iterator[str]:
    """What has called this, all of it ours."""
    while frame is not None:
        if weight(frame.f_code):
            yield f"{frame.f_code.co_filename[-30:]} {frame.f_code.co_name}"
        frame = frame.f_back


def weight(code: CodeType) -> int:
    """Bytes of a board's stack; nothing for what is not ours."""
    if not any(folder in code.co_filename for folder in OURS):
        return 0
    if code.co_filename.endswith(ELSEWHERE):
        return 0
    return RESUMED if code.co_flags & (CO_COROUTINE | CO_GENERATOR) else CALL


def deepest(story: Callable[[Table], Awaitable[None]]) -> Depth:
    """The heaviest chain of calls of a story."""
    depth = Depth()

    async def watched(table: Table) -> None:
        sys.setprofile(depth)
        try:
            await story(table)
        finally:
            sys.setprofile(None)

    run(watched)
    return depth


async def say(table: Table, line: str) -> None:
    assert (await table.say(line))[0] == OK, line


@pytest.mark.parametrize("game", [line[0] for line in catalogue.GAMES])
def test_a_match_is_begun_answered_undone_set_aside_and_taken_up_without_calling_deep(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every fourth answer of a replay shows how far it is, as in a match of thousands."""
    monkeypatch.setattr(referee, "PULSE", 4)
    monkeypatch.setattr(app, "WAIT", 0)
    monkeypatch.setattr(app, "LONG", 0)

    async def story(table: Table) -> None:
        assert (await table.new(game, catalogue.entry(game)[1]))[0] == OK
        while table.app.match and table.referee.ask and len(table.log) < ANSWERS:
            await say(table, table.next_answer())
        await say(table, "undo sure")
        await say(table, "aside")
        await say(table, "take 0001.txt")

    found = deepest(story)
    assert 4000 < found.bytes <= MOST, "\n".join([str(found.bytes), *found.chain])
