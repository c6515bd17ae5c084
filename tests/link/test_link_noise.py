"""The link under stress: garbage, torn lines, a computer that does not read, changing pictures."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from firmware.devices.guard import Devices
from firmware.devices.simulated import Buzzer, Clock, Knob, Reader, Screen, Strip
from firmware.link.lines import LIMIT
from firmware.link.serial import PIECE, Serial
from firmware.storage.files import Files
from firmware.table.app import App
from firmware.table.panel import COMMAND
from host.cable.lines import parse
from host.cable.streams import INTERRUPT, SerialStream, Stream
from tests.link.cable import Talk, talk
from tests.patience import HUNG_S

__all__ = ["talk"]

# Commands that are wrong wherever they are cut off.
TO_TEAR = (
    "answer Bo", "answer ok", "language en", "tag 04aabbcc", "time 2026-11-20", "watch off",
    "record 0001.txt 0", "tap yellow+5b", "trial light 1 ff0000", "trial storage",
    'new {"game": "stones", "players": ["A", "B", "C"]}',
)  # fmt: skip
LETTERS = 'abcdefghijklmnopqrstuvwxyzéøß€😀 0123456789{}[]":,.-_'


def garbage(rng: random.Random) -> bytes:
    """One line that is no command, its end not included; never empty, never an interrupt."""
    kind = rng.randrange(5)
    if kind == 0:
        noise = rng.randbytes(rng.randrange(1, 40))
        return b"\x01" + noise.replace(b"\n", b"").replace(INTERRUPT, b"")
    if kind == 1:
        return b"\xff\xfe" + rng.choice(TO_TEAR).encode()
    if kind == 2:
        return rng.choice("xyz").encode() * rng.randrange(LIMIT, 3 * LIMIT)
    if kind == 3:
        text = rng.choice(TO_TEAR)
        return text[: rng.randrange(1, len(text))].encode()
    return ("x" + "".join(rng.choices(LETTERS, k=rng.randrange(30)))).encode()


def lines_of_garbage(count: int, seed: str) -> bytes:
    rng = random.Random(seed)
    return b"".join(garbage(rng) + b"\n" for _ in range(count))


class Flood:
    """A stream that brings what it holds, piece by piece, and keeps what is sent."""

    def __init__(self) -> None:
        self.come = memoryview(b"")
        self.sent = bytearray()

    def read(self) -> bytes:
        data, self.come = bytes(self.come[:PIECE]), self.come[PIECE:]
        return data

    def write(self, data: bytes) -> int:
        self.sent += data
        return len(data)

    def events(self) -> list[tuple[str, dict[str, Any]]]:
        found = [parse(line) for line in self.sent.decode().split("\n") if line]
        self.sent.clear()
        return [(event.name, event.fields) for event in found if event]


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def state(app: App, folder: Path) -> object:
    """All that a command could change."""
    panel, link = app.panel, app.panel.link
    assert app.match and link
    return (
        bytes(app.match.referee.log), app.match.referee.ask, contents(folder),
        dict(panel.hands.laid), panel.lights.brightness, panel.questions.labels,
        app.devices.told, app.settings.language,
        link.watching, link.injected, app.playing.at if app.playing else None,
    )  # fmt: skip


@pytest.mark.parametrize("count", [5_000, 100_000])
def test_lines_of_garbage_get_one_error_each_and_change_nothing(tmp_path: Path, count: int) -> None:
    async def flood() -> None:
        stream, clock = Flood(), Clock()
        storage = Files(str(tmp_path))
        devices = Devices(
            clock, Reader(), Knob(), Screen(), Strip(), Buzzer(), Serial(stream), storage
        )  # fmt: skip
        app = App(devices)
        app.settings.language = "en"
        playing = asyncio.create_task(app.run())
        app.deeds.begin("amazones", ["Ann", "Bo", "Cy"], [0, 1, 2], {})
        app.match.answer(1)
        await clock.sleep_ms(500)
        app.panel.touched()
        before = state(app, tmp_path)
        stream.events()
        stream.come = memoryview(lines_of_garbage(count, "flood") + b"@1 hello\n")
        link = app.panel.link
        while stream.come or devices.link.device.come:
            if link.poll() == COMMAND:
                link.carry_out()
        events = stream.events()
        assert [name for name, _ in events].count("error") == count
        assert len(events) == count + 1 and events[-1][0] == "ok"
        assert state(app, tmp_path) == before
        playing.cancel()

    asyncio.run(flood())


def test_garbage_on_the_cable_gets_one_error_each_and_costs_no_memory(talk: Talk) -> None:
    talk.new()
    talk.play(1)
    talk.client.send(lines_of_garbage(300, "warm"))
    talk.say("hello")
    before, lines, heap = len(talk.errors), talk.client.chunks("log"), talk.say("memory")["used"]
    for part in range(10):
        talk.client.send(lines_of_garbage(300, f"part {part}"))
    talk.say("hello")
    assert len(talk.errors) - before == 3000
    assert talk.client.chunks("log") == lines
    if heap is not None:
        assert talk.say("memory")["used"] < heap + 1500


def test_a_command_in_pieces_and_one_torn_by_another(talk: Talk) -> None:
    talk.new()
    for byte in b"answer B":
        talk.client.send(bytes([byte]))
        time.sleep(0.002)
    talk.client.send(b"o\n")
    assert talk.client.wait("answer").fields["n"] == 1
    talk.client.send(b"answer \xc3")
    talk.client.send(b"\nanswer \n")
    talk.say("hello")
    assert [error["why"] for error in talk.errors[-2:]] == ["not_text", "bad_argument"]


# Pictures


class Picture:
    """Screen and lights, put together from events."""

    def __init__(self) -> None:
        self.pages: dict[int, str] = {}
        self.rgb = ""

    def take(self, name: str, fields: dict[str, Any]) -> None:
        if name == "screen":
            self.pages[fields["page"]] = fields["data"]
        elif name == "lights":
            at, piece = 6 * fields["at"], fields["rgb"]
            self.rgb = self.rgb[:at] + piece + self.rgb[at + len(piece) :]


def test_pictures_put_together_from_changes_are_the_whole_picture(talk: Talk) -> None:
    talk.new("stones")
    talk.client.events.clear()
    talk.say("watch on")
    for _ in range(3):
        talk.say("turn 1")
        time.sleep(0.15)
    changed, whole = Picture(), Picture()
    talk.client.send(b"watch off\nscreen\nlights\nbrightness 100\n")  # with no time in between
    talk.say("hello")
    events = [(event.name, event.fields) for event in talk.client.events]
    screens = [at for at, (name, _) in enumerate(events) if name == "screen"]
    for name, fields in events[: screens[-8]]:
        changed.take(name, fields)
    for name, fields in events[screens[-8] :]:
        whole.take(name, fields)
    assert len(whole.pages) == 8 and len(whole.rgb) == 6 * 116
    assert changed.pages == whole.pages
    assert changed.rgb == whole.rgb
    assert any(int(page, 16) for page in whole.pages.values())


# A computer that does not read


def opened(port: str | Stream) -> Stream:
    stream = SerialStream(port) if isinstance(port, str) else port
    stream.open()
    return stream


Events = list[tuple[str, dict[str, Any]]]
PAGES, TURNS, FEW = 8, 400, 20


def collected(stream: Stream, done: Callable[[Events], bool]) -> Events:
    """What comes, line by line, until it is all that is waited for."""
    data, events, end = b"", Events(), time.monotonic() + HUNG_S
    while not done(events):
        assert time.monotonic() < end, f"no more than {events[-1:]} comes"
        *lines, data = (data + stream.read()).split(b"\n")
        told = (parse(line.decode("utf-8", "replace")) for line in lines)
        events += [(event.name, event.fields) for event in told if event]
    return events


def pictures(events: Events) -> int:
    return [name for name, _ in events].count("screen")


def test_who_does_not_read_loses_pictures_but_no_reply(talk: Talk) -> None:
    talk.new("stones")
    talk.client.close()
    stream = opened(talk.table.port)
    stream.write(b"watch on\n")
    collected(stream, lambda events: pictures(events) == PAGES)
    for _ in range(FEW):  # who reads is sent each
        stream.write(b"turn 1\n")
        collected(stream, lambda events: pictures(events) == 1)
    lines = b"".join(b"@%d games\nturn 1\n" % n for n in range(TURNS)) + b"@last hello\n"
    asking = threading.Thread(target=stream.write, args=(lines,))
    asking.start()
    time.sleep(2.0)  # nothing is read
    events = collected(stream, lambda events: any(each[1].get("re") == "last" for each in events))
    asking.join()
    marks = [fields["re"] for name, fields in events if name == "ok" and "re" in fields]
    assert marks == [*map(str, range(TURNS)), "last"]
    assert pictures(events) < TURNS
    stream.close()
    talk.client = talk.table.connect()
    assert talk.say("hello")["game"] == "stones"


# The client
