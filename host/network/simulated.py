"""A table without hardware, in a process of its own, with simulated people who play at it.

    python -m host.network.simulated FOLDER --seed 7 --games stones,magic

is the real firmware on standard input and output, as a board is on its cable. `PlayingTable` starts
one behind a pseudo-terminal. They are processes, not threads: firmware loads and unloads modules.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import catalogue
from engine.referee import Referee
from firmware.devices.guard import Devices
from firmware.devices.simulated import Buzzer, Hands, Knob, Reader, Screen, Strip, furnish
from firmware.link.serial import Serial
from firmware.storage.files import Files
from firmware.storage.seals import plain
from firmware.storage.settings import FILE as SETTINGS
from firmware.table.app import App
from firmware.table.match import Match
from firmware.tags.register import FILE as REGISTER
from host.cable.simulators import Simulator, open_terminal
from host.door import complain
from host.people.at_devices import DevicePlayers, SteadyClock
from host.people.deal import DEALS, Deals
from host.people.real_pieces import Fault
from host.people.tournament import NAMES

FINAL_MS = 4000  # the scores stay so long
READ_MS = 500  # between two questions that a table has at its start


class PlayingTable(Simulator):
    """The table from outside: a port, and a plug to pull.

    games     what is played, by lot;  speed: times real time
    matches   how many, then people only do what the screen offers; 0: for ever
    """

    def __init__(
        self, folder: Path | str, seed: str, games: Sequence[str], speed: float = 1.0,
        matches: int = 0, language: str = "en", think_ms: int = 2500,
    ) -> None:  # fmt: skip
        self.folder = Path(folder)
        self.command = [
            sys.executable, "-m", "host.network.simulated", str(self.folder), "--seed", seed,
            "--games", ",".join(games), "--speed", str(speed), "--matches", str(matches),
            "--think", str(think_ms), "--lang", language,
        ]  # fmt: skip
        self.ours, self.theirs = open_terminal()
        self.port = os.ttyname(self.theirs)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # Ctrl-C reaches the hall alone, which ends its tables.
        self.process = subprocess.Popen(
            self.command, stdin=self.ours, stdout=self.ours, start_new_session=True
        )

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()

    def close(self) -> None:
        self.kill()
        for end in (self.ours, self.theirs):
            os.close(end)

    def records(self) -> list[str]:
        """What the table itself keeps, the oldest first: byte for byte but for its own seals."""
        folder = self.folder / "records"
        paths = sorted(folder.iterdir()) if folder.is_dir() else []
        texts = [path.read_bytes().decode() for path in paths]
        return ["".join(plain(io.StringIO(text))) for text in texts]


class Terminal:
    """Standard input and output as a stream of `firmware.serial.Serial`: neither ever waits."""

    def __init__(self) -> None:
        os.set_blocking(0, False)
        os.set_blocking(1, False)

    def read(self) -> bytes:
        try:
            return os.read(0, 4096)
        except BlockingIOError:
            return b""
        except OSError:  # the other end is closed: nobody holds the terminal any more
            raise SystemExit from None

    def write(self, data: bytes | memoryview) -> int:
        try:
            return os.write(1, data)
        except BlockingIOError:
            return 0


class Evening:
    """Inside: the firmware, and people at its devices for one match after the other."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.rng = random.Random(args.seed)
        folder = Path(args.folder)
        if not (folder / SETTINGS).exists():
            folder.mkdir(parents=True, exist_ok=True)
            (folder / SETTINGS).write_text(json.dumps({"language": args.lang}), encoding="utf-8")
        storage = Files(str(folder))
        if storage.exists(REGISTER):  # the tags that people hold are enrolled again at each start
            storage.remove(REGISTER)
        clock = SteadyClock(args.speed)
        link = Serial(Terminal())
        devices = Devices(clock, Reader(), Knob(), Screen(), Strip(), Buzzer(), link, storage)
        self.app = App(furnish(devices))
        self.hands = Hands(devices)
        self.deals = Deals(folder / DEALS)

    async def run(self) -> None:
        await asyncio.gather(self.app.run(), self.people())

    async def people(self) -> None:
        """So many matches in all, however often the plug was pulled."""
        app = self.app
        # What the table says first may be that its match is damaged.
        while not (app.panel.rows() or app.journal.unfinished() or self.at_table()):
            await self.hands.clock.sleep_ms(20)
        kept = len(self.app.devices.storage.names("records"))
        while not self.args.matches or kept < self.args.matches:
            await self.one_match()
            kept += 1

    async def one_match(self) -> None:
        """The one in play, if the plug was pulled in it, else another."""
        app = self.app
        while app.match is None and app.journal.unfinished():
            await self.hands.press()  # what the table says of it is read; yes, go on
            await self.hands.clock.sleep_ms(READ_MS)
        if app.match is None:
            self.begin()
        while not self.at_table():
            await self.hands.clock.sleep_ms(20)
        match = app.match
        assert match
        deal = self.deals.find(match.id) or self.deals.begin(match.id)
        players = DevicePlayers(app, match, self.rng, self.args.think, deal=deal)
        try:
            catch_up(players)
            await players.play()
            await self.hands.clock.sleep_ms(FINAL_MS)
            await players.leave()
        except Fault as fault:
            self.give_up(match, fault)
        self.deals.forget(match.id)

    def give_up(self, match: Match, fault: Fault) -> None:
        """People whose pieces are not where the table has them end the match, and play another."""
        complain(f"{match.name} {match.id} is given up: {fault}")
        self.app.deeds.abandon()
        self.show()

    def at_table(self) -> bool:
        """Whether a match is in play, or its scores stand: the plug may have been pulled then."""
        return self.app.match is not None and self.app.playing is not None

    def begin(self) -> None:
        name = self.rng.choice(self.args.games.split(","))
        _, fewest, most, _ = catalogue.entry(name)
        names = self.rng.sample(NAMES, self.rng.randint(fewest, min(most, len(NAMES))))
        self.app.deeds.begin(name, names, list(range(len(names))), {})
        self.show()

    def show(self) -> None:
        """The table has another match, or none, from now on."""
        if self.app.panel.link:
            self.app.panel.link.changed = True


def catch_up(players: DevicePlayers) -> None:
    """The real pieces, as they lay when the plug was pulled: after all answers but the last."""
    referee = players.match.referee
    again = Referee(referee.game, referee.seats, referee.options)
    for code in referee.log:
        players.table.obey(again.table)
        again.give(code)


async def evening(args: argparse.Namespace) -> None:
    await Evening(args).run()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", default=catalogue.GAMES[0][0])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--think", type=int, default=2500)
    parser.add_argument("--matches", type=int, default=0)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(evening(parser.parse_args()))


if __name__ == "__main__":
    main()
