"""What a table on a cable costs: the part of `make bench` that speaks to one.

    python -m tests.measure.bench_cable

The table is MicroPython's unix port behind a pseudo-terminal; a board's own cable is slower.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from pathlib import Path

from engine import catalogue
from host.cable.client import Client
from host.cable.simulators import UnixTable
from host.door import say

ANSWERS = 100
IDLE_S = 4.0
NEW = {"game": catalogue.GAMES[0][0], "players": ["Alice", "Bob", "Cleo", "Dan", "Eve"]}


class Traffic:
    """Counts the bytes of both directions."""

    def __init__(self) -> None:
        self.sent = self.received = 0

    def trace(self, direction: str, line: str) -> None:
        size = len(line.encode()) + 1
        if direction == ">":
            self.sent += size
        else:
            self.received += size


def milliseconds(client: Client, text: str, count: int = ANSWERS) -> list[float]:
    took = []
    for _ in range(count):
        client.command(text)
        took.append(client.took * 1000)
    return took


def answers(client: Client, traffic: Traffic) -> tuple[list[float], int, int]:
    """Round trips of answers in a match, and the bytes each sends and brings, question included."""
    took = []
    client.command("ask")
    ask = client.wait("ask")
    sent, received = traffic.sent, traffic.received
    for _ in range(ANSWERS):
        client.command("answer " + ask.fields["options"][0])
        took.append(client.took * 1000)
        ask = client.wait("ask", n=ask.fields["n"] + 1)
    return took, (traffic.sent - sent) // ANSWERS, (traffic.received - received) // ANSWERS


def processor_s(pid: int) -> float | None:
    """Seconds a process has computed so far; None where this computer does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idle_percent(table: UnixTable) -> str:
    """Of a processor, while a question stands and its lights breathe."""
    assert table.process
    before, start = processor_s(table.process.pid), time.monotonic()
    time.sleep(IDLE_S)
    after, elapsed = processor_s(table.process.pid), time.monotonic() - start
    return "?" if before is None or after is None else f"{100 * (after - before) / elapsed:.1f}"


def line(label: str, took: list[float]) -> str:
    return f"  {label:<34} {statistics.median(took):>9.2f} {max(took):>13.2f}"


def main() -> None:
    say("", "milliseconds on a cable, there and back     median       longest")
    traffic = Traffic()
    with (
        tempfile.TemporaryDirectory() as folder,
        UnixTable(folder) as table,
        Client(table.port, trace=traffic.trace) as client,
    ):
        client.command("language fr")
        say(line("hello", milliseconds(client, "hello")))
        client.command("new " + json.dumps(NEW))
        client.wait("ask")
        took, sent, received = answers(client, traffic)
        say(line(f"an answer of {len(took)}, journal included", took))
        say(f"bytes an answer takes: {sent} there, {received} back with the next question")
        idle = idle_percent(table)
        client.command("watch on")
        watched = idle_percent(table)
    say(f"% of a processor, idle: {idle}; watched: {watched}")


if __name__ == "__main__":
    main()
