"""Measure a room of many tables on a real broker.

    python -m tests.measure.network_load 10 100 1000

Paper tables (tests.network.paper_table) in one process, each with its own connection, against a
Mosquitto started here, with its passwords and rights, and a hall in another process. `--pace` is
seconds of thought before an answer; 0: as fast as they can. The delay is from the table's answer to
the hall's having taken it in. Every record must be in the hall's file at the end, byte for byte;
with `--postgresql` also in the archive behind it, a PostgreSQL started here.

Each room is a row of the table in host/hall/LARGE_ROOMS.md: paste it there. The processors' shares
tell which part is the limit first: the first that comes near 100 % of one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from engine import catalogue
from host.archive.archive import Archive
from host.door import say
from host.hall.feed import MARK, Feed
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.network import topics
from host.network.broker import Broker, both
from host.network.mosquitto import Mosquitto
from host.network.sender import Sender
from tests.measure.own_postgresql import server
from tests.network.paper_table import PaperTable

# Short ones: every match is played to its end.
LEAST = min(minutes for _, _, _, minutes in catalogue.GAMES)
GAMES = tuple(line[0] for line in catalogue.GAMES if line[3] == LEAST)
ARRIVES_S = 120.0  # within which what was played is stored
HEAD = (
    "| tables | answers/s | messages/s | p50 | p95 | p99 | hall | broker "
    "| processor: hall, broker, tables |",
    "|---|---|---|---|---|---|---|---|---|",
)


def processor_s(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").split("\n")
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Timed(Hall):
    """A hall that notes how old each question is when it has been taken in."""

    def __init__(self, broker: Broker, shelf: Shelf) -> None:
        super().__init__(broker, shelf)
        self.delays: list[float] = []
        self.floor.take_before = self.floor.take  # type: ignore[attr-defined]
        self.floor.take = self._take  # type: ignore[method-assign]

    def _take(self, topic: str, payload: bytes, now: float) -> None:
        self.floor.take_before(topic, payload, now)  # type: ignore[attr-defined]
        place = self.floor.places.get(topic.split("/")[3])
        sent = place.said.get("match", {}).get("ns") if place and topic.endswith("/match") else None
        if sent:
            self.delays.append((time.time_ns() - sent) / 1e6)


async def hall_alone(port: int, file: str, archive: str) -> None:
    """The other process: a hall, until its input ends; then what it has measured.

    The first line of its input is the password: on a command line one in 64 looks like an option.
    """
    password = (await asyncio.to_thread(sys.stdin.readline)).strip()
    shelf = Shelf(Path(file))
    hall = Timed(Broker("127.0.0.1", port, user="hall", password=password), shelf)
    feed = Feed(shelf, archive, say)
    hall.kept.append(lambda *record: feed.woken.set())
    feeding = [feed.run()] if archive else []
    work = asyncio.ensure_future(both(hall.run(), *feeding))
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    hall.delays.clear()
    began, before = time.monotonic(), hall.messages
    used = time.process_time()
    await asyncio.to_thread(sys.stdin.readline)
    seconds = time.monotonic() - began
    share = 100 * (time.process_time() - used) / seconds
    delays = sorted(hall.delays) or [0.0]
    cuts = [delays[int(len(delays) * part)] for part in (0.5, 0.95, 0.99)]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    say(" ".join(map(str, ((hall.messages - before) / seconds, *cuts, peak, share))))
    await asyncio.to_thread(sys.stdin.readline)
    work.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await work


class Seated:
    """A table and its people. `sent`: the broker has all that the table had to say."""

    def __init__(self, name: str) -> None:
        self.table = table = PaperTable(name, name)
        self.sent = asyncio.Event()
        self.show, self.went = table.outbox.show, table.outbox.went
        table.outbox.show = self._shown  # type: ignore[method-assign]
        table.outbox.went = self._gone  # type: ignore[method-assign]

    def _shown(self, kind: str, fields: topics.Fields) -> None:
        """Every `match` says when it was shown."""
        self.show(kind, {**fields, "ns": time.time_ns()} if kind == "match" else fields)

    def _gone(self, kind: str, fields: topics.Fields) -> None:
        self.went(kind, fields)
        if self.table.outbox.next() is None:
            self.sent.set()

    async def play(self, pace: float, answers: list[int], end: asyncio.Event) -> None:
        """One match after the other; after the end the one in play is played to its end."""
        rng = random.Random(self.table.outbox.table)
        await asyncio.sleep(pace * rng.random())
        while not end.is_set() or self.table.match:
            if self.table.match is None:
                self.table.begin_any(GAMES)
            self.sent.clear()
            self.table.answer()
            answers[0] += 1
            if end.is_set() or not pace:
                await self.sent.wait()
            else:
                await asyncio.sleep(pace * (0.4 + 1.2 * rng.random()))


async def sending(seated: list[Seated], broker: Mosquitto) -> list[asyncio.Task[None]]:
    """Every table on its own connection, one shortly after the other."""
    senders = []
    for each in seated:
        outbox = each.table.outbox
        sender = Sender(outbox, broker.broker(outbox.table))
        senders.append(asyncio.create_task(sender.run()))
        await asyncio.sleep(0.002)
    return senders


async def measure(count: int, pace: float, seconds: float, folder: Path, archive: str) -> None:
    names = [f"t{number}" for number in range(count)]
    broker = Mosquitto(folder / "broker", names)
    broker.start()
    file = folder / "records.sqlite3"
    known = broker.broker("hall")
    hall = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.measure.network_load", "--hall",
        str(known.port), str(file), archive,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert hall.stdin and hall.stdout and broker.process
    hall.stdin.write(f"{known.password}\n".encode())
    if not await hall.stdout.readline():
        raise SystemExit("the hall has ended before it began: there is nothing to measure")
    seated = [Seated(name) for name in names]
    senders = await sending(seated, broker)
    answers, end = [0], asyncio.Event()
    playing = [asyncio.create_task(each.play(pace, answers, end)) for each in seated]
    await asyncio.sleep(2 + count / 200)
    hall.stdin.write(b"\n")
    pids = broker.process.pid, os.getpid()
    before, began, used = answers[0], time.monotonic(), [processor_s(pid) for pid in pids]
    await asyncio.sleep(seconds)
    took = time.monotonic() - began
    shares = [100 * (processor_s(pid) - was) / took for pid, was in zip(pids, used, strict=True)]
    rate = (answers[0] - before) / took
    hall.stdin.write(b"\n")
    figures = [float(word) for word in (await hall.stdout.readline()).split()]
    say(row(f"{count:,}{f' at {pace:g} s' if pace else ' at once'}", rate, figures,
            memory_mb(pids[0]), shares))  # fmt: skip
    end.set()
    await asyncio.gather(*playing)
    await arrived([each.table for each in seated], file, archive)
    hall.stdin.write(b"\n")
    await hall.wait()
    for task in senders:
        task.cancel()
    await asyncio.gather(*senders, return_exceptions=True)
    broker.close()


def row(what: str, rate: float, figures: list[float], broker_mb: float, shares: list[float]) -> str:
    """Of the table; `figures` as `hall_alone` tells them."""
    messages, p50, p95, p99, hall_mb, hall = figures
    delays = " | ".join(f"{delay:,.1f} ms" for delay in (p50, p95, p99))
    used = ", ".join(f"{share:.0f} %" for share in (hall, *shares))
    sizes = f"{hall_mb:.0f} MB | {broker_mb:.0f} MB"
    return f"| {what} | {rate:,.0f} | {messages:,.0f} | {delays} | {sizes} | {used} |"


async def arrived(tables: list[PaperTable], file: Path, archive: str) -> None:
    """Until the hall has every record, and the archive; that they have them byte for byte."""
    shelf, records = Shelf(file), [text for table in tables for text in table.records]
    await within(ARRIVES_S, lambda: len(shelf.sums()) == len(records))
    same = sum(shelf.texts(table.outbox.table) == table.records for table in tables)
    say("")
    say(f"{len(records)} records, {same} of {len(tables)} tables byte for byte")
    if archive:
        began = time.monotonic()
        await within(ARRIVES_S, lambda: shelf.mark(MARK) == len(records))
        say(f"the archive has the last of them {time.monotonic() - began:.0f} s later")
        with contextlib.closing(Archive.open(archive)) as whole:
            numbers = [number for (number,) in whole.db.rows("SELECT id FROM matches")]
            found = sorted(map(whole.text, numbers))
        say(f"{len(found)} in PostgreSQL, {'all' if found == sorted(records) else 'NOT'} the same")
    shelf.close()


async def within(seconds: float, true: Callable[[], bool]) -> None:
    end = time.monotonic() + seconds
    while not true() and time.monotonic() < end:
        await asyncio.sleep(0.2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", type=int)
    parser.add_argument("--pace", type=float, default=6.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--postgresql", action="store_true", help="with an archive behind the hall")
    parser.add_argument("--hall", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.hall:
        port, file, archive = args.hall
        asyncio.run(hall_alone(int(port), file, archive))
        return
    for count in args.tables or (10, 100, 1000):
        for line in HEAD:
            say(line)
        with contextlib.ExitStack() as stack:
            folder = Path(
                stack.enter_context(tempfile.TemporaryDirectory(prefix="trilithon-load-"))
            )
            archive = stack.enter_context(server()).url if args.postgresql else ""
            asyncio.run(measure(count, args.pace, args.seconds, folder, archive))


if __name__ == "__main__":
    main()
