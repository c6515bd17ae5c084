"""Watch simulated people play a whole match at a simulated table, through the real firmware.

On a terminal the table's screen and lights are drawn as they change; elsewhere every answer is a
line. The same seed plays the same match.

examples:
  trilithon demo amazones
  trilithon demo high_druid --level strong
  trilithon demo stones --players 5 --seed 7 --lang en --speed 20
  trilithon demo why_first --option sanction=off --quick --record evening.txt
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import deque
from pathlib import Path
from typing import Any

from rich.live import Live

from engine import catalogue, found
from engine.tell import tell
from engine.words import LANGUAGES
from firmware.devices.simulated import Clock, devices, uid_of
from firmware.screen.view import score_row
from firmware.storage.files import Files
from firmware.table.app import App
from firmware.table.match import Match
from firmware.tags import register
from host.cli_support import (
    UsageError,
    check_game,
    check_option,
    default_language,
    player_counts,
    read_options,
)
from host.commands.demo_view import table_view
from host.door import say
from host.named_files import add_replace, check_new, put
from host.opponents.mind import CARELESS, EVERY, LEVELS
from host.opponents.people import SkilledPeople
from host.people.at_devices import DevicePlayers, SteadyClock
from host.people.people import WATCHED

NAMES = ("Alice", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hana")
LOG_LINES = 8
FRAMES_PER_S = 12
WATCHING_SPEED = 8.0
THINK_MS = 700
FINAL_MS = 20000  # the final scores stay in view


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game of `trilithon games`")
    parser.add_argument("--players", type=int, metavar="N", help="how many (default: the most)")
    parser.add_argument("--seed", default=None, help="repeat a match (default: a new one)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the game"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument(
        "--level", choices=EVERY, default=CARELESS,
        help=f"how hard people try; levels that think are cut by time, so that a seed repeats "
        f"a match only with the default, {CARELESS}",
    )  # fmt: skip
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument(
        "--speed", type=float, help=f"times real time (default on a terminal: {WATCHING_SPEED:g})"
    )
    pace.add_argument("--quick", action="store_true", help="as fast as it goes, line by line")
    parser.add_argument("--mishaps", type=float, default=0.0, metavar="P",
                        help="0 to 1: how often people first tap something wrong")  # fmt: skip
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the match's record")
    add_replace(parser)


def run(args: argparse.Namespace) -> int:
    check(args)
    seed = args.seed or str(random.SystemRandom().randrange(10**6))
    say(f"{args.game}, {args.players} players, seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        demo = Demo(args, seed, folder)
        asyncio.run(demo.play())
        demo.report()
        if args.record:
            keep(Path(folder), args.record, args.replace)
    return 0


def check(args: argparse.Namespace) -> None:
    """UsageError says what is wrong; the defaults are filled in."""
    check_game(args.game)
    counts = player_counts(args.game)
    args.players = args.players if args.players is not None else min(counts[-1], len(NAMES))
    if args.players not in counts:
        raise UsageError(f"{args.game} is for {counts[0]} to {counts[-1]} players")
    args.options = read_options(args.option)
    game = catalogue.load(args.game)
    for name, value in args.options.items():
        check_option(name, value, [game])
    if args.speed is not None and args.speed <= 0:
        raise UsageError("--speed must be above 0; use --quick for as fast as it goes")
    if not 0 <= args.mishaps <= 1:
        raise UsageError("--mishaps is a share: 0 never, 1 at every answer")
    if args.record and not args.record.absolute().parent.is_dir():
        raise UsageError(f"there is no folder {args.record.absolute().parent} for the record")
    if args.record:
        check_new(args.record, args.replace)


def keep(folder: Path, target: Path, replace: bool) -> None:
    """The record the firmware left in its storage."""
    records = sorted((folder / "records").iterdir())
    put(target, records[-1].read_text(encoding="utf-8"), replace)
    say(f"record: {target}")


class Demo:
    """The firmware on simulated devices, the people, and who watches them."""

    def __init__(self, args: argparse.Namespace, seed: str, folder: str):
        self.live = sys.stdout.isatty() and not args.quick
        storage = Files(folder)
        for box in found.boxes():
            lines = [register.line(uid_of(box, piece), box, piece) for piece in range(box.size)]
            storage.append(register.FILE, "".join(lines))
        quick = args.quick or (args.speed is None and not self.live)
        clock = Clock() if quick else SteadyClock(args.speed or WATCHING_SPEED)
        self.devices = devices(storage, clock)
        self.app = App(self.devices)
        self.app.settings.language = args.lang
        players = list(NAMES[: args.players])
        lights = list(range(args.players))
        try:
            self.match = Match.begin(
                args.game, players, lights, args.options, args.lang, self.app.journal
            )
        except ValueError as wrong:
            raise UsageError(str(wrong)) from wrong
        self.app.match = self.match
        self.log: deque[str] = deque(maxlen=LOG_LINES)
        self.players = DevicePlayers(
            self.app, self.match, random.Random(seed), THINK_MS, args.mishaps, self.watch,
            [WATCHED],
        )  # fmt: skip
        if args.level in LEVELS:
            everybody = dict.fromkeys(range(args.players), LEVELS[args.level])
            self.players.people = SkilledPeople(
                self.players.table, self.players.truth, self.players.rng,
                lambda: self.match.referee, everybody, seed, [WATCHED],
            )  # fmt: skip

    def watch(self, line: str, news: list[Any]) -> None:
        """After every answer: what was answered, and what it led to."""
        told = [text for text in (tell(item, self.match.words) for item in news) if text]
        lines = [line] + ["    " + text for text in told]
        if self.live:
            self.log.extend(lines)
        else:
            say(*lines)

    async def play(self) -> None:
        """App and people run side by side until the match is over."""
        for text in (tell(item, self.match.words) for item in self.match.referee.table.news):
            if text and not self.live:
                say("    " + text)
        table = asyncio.create_task(self.app.run())
        players = asyncio.create_task(self.players.play())
        tasks = [table, players]
        if self.live:
            tasks.append(asyncio.create_task(self.draw()))
        try:
            done, _ = await asyncio.wait({table, players}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self.devices.clock.sleep_ms(FINAL_MS)
            await self.players.leave()
        finally:
            for task in tasks:
                task.cancel()

    async def draw(self) -> None:
        """The live view, until cancelled."""
        with Live(self.view(), refresh_per_second=FRAMES_PER_S, screen=True) as live:
            while True:
                live.update(self.view())
                await asyncio.sleep(1 / FRAMES_PER_S)

    def view(self) -> Any:
        return table_view(
            self.devices.screen.device,
            catalogue.plate(self.match.name),
            self.devices.strip.device.rgb,
            list(self.log),
            self.match.words.text("title"),
        )

    def report(self) -> None:
        """The final scores, as the screen shows them."""
        result, words = self.match.referee.result, self.match.words
        assert result is not None
        head = words.text("final") + words.text("colon")
        say("", f"{head} {words.text('ending_' + result.ending)}")
        for who, score in enumerate(result.scores):
            say("  " + score_row(words.seat(who), score))
        for who in result.winners:
            say(words.text("winner", (who,)))
        if not result.winners:
            say(words.text("nobody_wins"))
        if self.players.refused:
            say(f"wrong taps refused: {self.players.refused}")
