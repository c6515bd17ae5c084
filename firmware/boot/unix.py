"""The table on a computer's MicroPython; standard input and output are the cable.

    micropython -m firmware.boot.unix FOLDER

Screen, lights, knob, reader and buzzer exist in memory, and the link moves them; settings, tags,
journal and records are files in FOLDER. Ctrl-C leads to MicroPython's prompt, Ctrl-D there ends it.
"""

import asyncio
import os
import sys
import time

from firmware.devices.guard import Devices
from firmware.devices.simulated import Buzzer, Knob, Reader, Screen, Strip, furnish
from firmware.link.serial import Serial, Stdio
from firmware.storage.files import Files
from firmware.table.app import App

NETWORK = "network.json"


class Clock:
    """Real time; while the table waits, the process sleeps until something comes over the link."""

    def __init__(self, link: Serial) -> None:
        self.link = link
        self.start = time.ticks_ms()  # type: ignore[attr-defined]

    def ms(self) -> int:
        ticks = time.ticks_diff(time.ticks_ms(), self.start)  # type: ignore[attr-defined]
        return int(ticks)

    async def sleep_ms(self, duration: int) -> None:
        self.link.sleep(duration)
        await asyncio.sleep(0)


class Terminal:
    """Standard input without echo, line editing and keys that stop programs, if it is a terminal.

    with Terminal(): every byte of the input is read as it comes, Ctrl-C too
    """

    def __enter__(self) -> None:
        import termios

        self.before: list = []
        try:
            self.before = termios.tcgetattr(0)
            termios.setraw(0)  # type: ignore[attr-defined]
        except OSError:  # a pipe
            pass

    def __exit__(self, *what: object) -> None:
        import termios

        if self.before:
            termios.tcsetattr(0, termios.TCSANOW, self.before)


def table(folder: str) -> App:
    """The application; its files are in `folder`, which is made if need be."""
    link = Serial(Stdio(sys.stdin.buffer, sys.stdout.buffer))
    clock, storage = Clock(link), Files(folder)
    devices = Devices(clock, Reader(), Knob(), Screen(), Strip(), Buzzer(), link, storage)
    return App(furnish(devices))


async def run(folder: str) -> None:
    """The application, and its network where FOLDER says of one (firmware/network/access.py)."""
    app = table(folder)
    helper = None
    if app.devices.storage.exists(NETWORK):
        from firmware.network.start import station

        on = station(app)
        helper = asyncio.create_task(on.run()) if on else None
    await app.run()
    del helper


def main(folder: str) -> None:
    with Terminal():
        try:
            asyncio.run(run(folder))
        except KeyboardInterrupt:
            os.putenv("MICROPYINSPECT", "1")  # what `micropython -i` would have said


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print("usage: micropython -m firmware.boot.unix FOLDER")
        sys.exit(2)
    main(sys.argv[1])
