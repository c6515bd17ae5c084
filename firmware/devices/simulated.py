"""Devices that exist only in memory, with the methods of devices.guard, for both Pythons.

The people at a simulated table move them: they lay a tag on the reader, turn and press the knob.
"""

import asyncio
import os

from engine import found
from firmware.devices.gestures import GONE_MS
from firmware.devices.guard import Devices
from firmware.screen.canvas import ROWS, WIDTH
from firmware.tags import register

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.boxes import Box

BOARD = "board.txt"


class Clock:
    """Time that passes as soon as every task waits for it: a match of an hour takes seconds.

    The sleeper with the earliest alarm moves the clock on, once all that can run has run.
    """

    def __init__(self) -> None:
        self.now = 0
        self.alarms: list = []

    def ms(self) -> int:
        return self.now

    async def sleep_ms(self, duration: int) -> None:
        alarm = self.now + duration
        self.alarms.append(alarm)
        try:
            while True:
                await asyncio.sleep(0)
                if self.now >= alarm:
                    return
                if alarm <= min(self.alarms):
                    self.now = alarm
                    return
        finally:
            self.alarms.remove(alarm)


class Reader:
    """`tags` are those that lie on it; `looks` counts calls of `look`.

    uid   the only one, or None, to lay it and lift all
    each  the readers of a table: this one
    """

    NAME = "Simulated"
    crowd = felt = False

    def __init__(self) -> None:
        self.tags: list = []
        self.looks = 0
        self.each: tuple = (self,)

    @property
    def uid(self) -> "bytes | None":
        return self.tags[0] if self.tags else None

    @uid.setter
    def uid(self, uid: "bytes | None") -> None:
        self.tags = [] if uid is None else [uid]

    def look(self) -> "bytes | None":
        self.looks += 1
        return self.uid


class Knob:
    """`turned` detents since the last look; `down` while it is pressed; `looks` as a reader's."""

    def __init__(self) -> None:
        self.turned = 0
        self.down = False
        self.looks = 0

    def look(self) -> tuple:
        self.looks += 1
        turned, self.turned = self.turned, 0
        return turned, self.down


class Screen:
    """Every pixel of 128 by 64, in pages as the chip keeps them; `sent` counts what came.

    level, lit  its contrast, and whether it shows anything
    """

    def __init__(self) -> None:
        self.buffer = bytearray(WIDTH * ROWS)
        self.sent = 0
        self.level = 0xCF
        self.lit = True

    def show(self, page: int, data: "bytes | memoryview", first: int = 0) -> None:
        at = page * WIDTH + first
        self.buffer[at : at + len(data)] = data
        self.sent += 1

    def renew(self) -> None:
        """Nothing here is lost."""

    def contrast(self, level: int) -> None:
        self.level = level

    def power(self, lit: bool) -> None:
        self.lit = lit

    def pixel(self, x: int, y: int) -> bool:
        return bool(self.buffer[y // 8 * WIDTH + x] >> y % 8 & 1)


class Strip:
    """`rgb` is the frame the lights show."""

    def __init__(self) -> None:
        self.rgb = b""

    def write(self, rgb: bytearray) -> None:
        self.rgb = bytes(rgb)


class Buzzer:
    """`played` keeps the sounds, the last one last, as many as fit a hand."""

    def __init__(self) -> None:
        self.played: list = []

    def play(self, sound: str) -> None:
        self.played = self.played[-4:] + [sound]


class Link:
    """Lines that have come and the last lines that were sent."""

    KEPT = 200

    def __init__(self) -> None:
        self.inbox: list = []
        self.sent: list = []

    def readline(self) -> "str | None":
        return self.inbox.pop(0) if self.inbox else None

    def write(self, line: str) -> None:
        self.sent.append(line)
        if len(self.sent) > 2 * self.KEPT:
            self.sent = self.sent[-self.KEPT :]

    def busy(self) -> bool:
        return False

    def full(self) -> bool:
        return False


def devices(storage: "Any" = None, clock: "Any" = None) -> Devices:
    """A whole table in memory; `storage` and `clock` are the ones given, or none and `Clock`."""
    return Devices(clock or Clock(), Reader(), Knob(), Screen(), Strip(), Buzzer(), Link(), storage)


def uid_of(box: "Box", piece: int) -> bytes:
    """A made-up identifier of seven bytes for every piece of every box."""
    return bytes([0x04, len(box.key), ord(box.key[0]), ord(box.key[-1]), 0, 0x80, piece])


def enrol(storage: "Any") -> None:
    """A register of the made-up tags of every box, unless there is one."""
    if storage.exists(register.FILE):
        return
    for box in found.boxes():
        lines = [register.line(uid_of(box, piece), box, piece) for piece in range(box.size)]
        storage.append(register.FILE, "".join(lines))


def furnish(devices: Devices) -> Devices:
    """These devices over a folder of their own: with a tag for every piece, and a board's number.

    The number is drawn when the folder is first used, and stays in it: where the files go, it goes.
    """
    storage = devices.storage
    enrol(storage)
    if not storage.exists(BOARD):
        storage.replace(BOARD, [bytes(os.urandom(8)).hex() + "\n"])
    for line in storage.lines(BOARD):
        devices.board = line.strip()
    return devices


class Hands:
    """What a person does with the devices. Every method waits as long as a person takes.

    Where the table is slower than that, as when its picture is drawn, people go on when it reacts.
    """

    TAP_MS = 60
    LIFT_MS = 340
    AGAIN_MS = GONE_MS + 100  # after it was lifted: then a tap of the same tag counts
    TURN_MS = 40
    PRESS_MS = 60
    HOLD_MS = 900
    LOOK_MS = 20
    PATIENCE = 200  # looks to wait for at most: a device that fails is never looked at

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.clock = devices.clock
        self.reader = devices.reader.device
        self.knob = devices.knob.device
        self.lifted: dict = {}  # tag -> when

    async def tap(self, uid: bytes) -> None:
        again = self.lifted.get(uid, -self.AGAIN_MS) + self.AGAIN_MS
        if again > self.devices.clock.ms():
            await self.clock.sleep_ms(again - self.devices.clock.ms())
            await self.until_seen(self.reader, self.LOOK_MS)  # it has noticed that it was gone
        self.reader.uid = uid
        await self.until_seen(self.reader, self.TAP_MS)
        self.reader.uid = None
        await self.until_seen(self.reader, self.LOOK_MS)
        self.lifted[uid] = self.devices.clock.ms()
        await self.clock.sleep_ms(self.LIFT_MS - 2 * self.LOOK_MS)
        await self.until_seen(self.reader, self.LOOK_MS)

    async def turn(self, detents: int) -> None:
        self.knob.turned += detents
        await self.until_seen(self.knob, self.TURN_MS)

    async def press(self) -> None:
        self.knob.down = True
        await self.until_seen(self.knob, self.PRESS_MS)
        await self.release()

    async def hold(self) -> None:
        self.knob.down = True
        await self.until_seen(self.knob, self.PRESS_MS)
        await self.clock.sleep_ms(self.HOLD_MS - self.PRESS_MS)
        await self.until_seen(self.knob, self.LOOK_MS)
        await self.release()

    async def release(self) -> None:
        self.knob.down = False
        await self.until_seen(self.knob, self.TURN_MS)

    async def until_seen(self, device: "Reader | Knob", duration: int) -> None:
        """Wait for this long, and until the table has looked at the device."""
        looks, patience = device.looks, self.PATIENCE
        await self.clock.sleep_ms(duration)
        while device.looks == looks and patience:
            patience -= 1
            await self.clock.sleep_ms(self.LOOK_MS)
