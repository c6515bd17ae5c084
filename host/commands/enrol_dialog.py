"""Enrol tags from the keyboard: lay them at the table, type here what each one is."""

from __future__ import annotations

import contextlib
import os
import queue
import sys
import threading
from collections.abc import Iterator
from typing import Any

from engine.boxes import Box
from host.cable.client import Client, Event, Lost, Refusal
from host.cable.enrolment import Register, Round, register_in
from host.door import say, say_text

HELP = """\
  Enter        skip this piece
  b            back to the piece before
  NAME         go to that piece (d14)
  y, n         replace what was asked about, or not
  q            stop; the next time goes on from here
  04a1b2c3…    a tag's identifier, as if it were laid\
"""
TEST_HELP = "  q stops; a tag's identifier may be typed, too"
END = Event("end", {})  # the input has ended


def read_register(client: Client) -> Register:
    return register_in(client.chunks("tags"))


def typed_lines() -> Iterator[str]:
    """Lines of standard input, read past Python's own buffer: a thread that waits in there would
    hold the lock that Python needs when it ends.
    """
    try:
        descriptor = sys.stdin.fileno()
    except (OSError, ValueError):
        yield from sys.stdin
        return
    part = b""
    while more := os.read(descriptor, 4096):
        *lines, part = (part + more).split(b"\n")
        yield from (line.decode("utf-8", "replace") for line in lines)
    if part:
        yield part.decode("utf-8", "replace")


class Session:
    """Tags that are laid and lines that are typed, one after the other, while the table waits."""

    help = TEST_HELP

    def __init__(self, client: Client) -> None:
        self.client = client
        self.inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.register = read_register(client)
        self.over = False

    def run(self) -> int:
        self.client.command("enrol on")
        try:
            self.check_reader()
            threading.Thread(target=self.read_lines, daemon=True, name="typed").start()
            self.begin()
            while not self.over:
                self.take(self.inbox.get())
        finally:
            self.leave()
        return 0

    def read_lines(self) -> None:
        for line in typed_lines():
            self.inbox.put(line.strip())
        self.inbox.put(END)

    def leave(self) -> None:
        """The table goes on with what it did, if it is still there."""
        with contextlib.suppress(Refusal, Lost):
            self.client.command("enrol off")

    def check_reader(self) -> None:
        reader = self.client.command("health")["devices"]["reader"]
        if not (reader["there"] and reader["works"]):
            say(
                "The table's reader does not answer: check its wires (hardware/README.md), or type "
                "the tags' identifiers."
            )

    def take(self, item: Any) -> None:
        """An event of the table, or a typed line."""
        if item is END:
            self.over = True
        elif isinstance(item, str):
            self.typed(item)
        elif item.name == "tag":
            self.tag(item.fields["tag"])
        elif item.name == "gone":
            raise Lost(item.fields["text"])
        elif item.name == "menu" and len(item.fields["labels"]) > 1:
            say("The players at the table ended it.")  # what it shows then has one label
            self.over = True

    def typed(self, line: str) -> None:
        if line in ("q", "quit"):
            self.over = True
        elif line == "?":
            say_text(self.help)
        elif is_hex(line):
            self.tag(line.lower())
        else:
            say(f"What is {line!r}? `?` tells what can be typed.")

    def begin(self) -> None:
        say("Lay any tag.")

    def tag(self, uid: str) -> None:
        raise NotImplementedError

    def written(self, uid: str) -> tuple[str, str] | None:
        """(box, piece) as named on the tag, if it still lies there and can be read."""
        try:
            found = self.client.command("label")
        except Refusal:
            return None
        return (found["box"], found["piece"]) if found["tag"] == uid and found["piece"] else None


class Inspect(Session):
    """What is this tag?"""

    def tag(self, uid: str) -> None:
        now, said = self.register.get(uid), self.written(uid)
        told = [f"it is {now[0]} {now[1]}"] if now else []
        told += [f"it says {said[0]} {said[1]}"] if said else []
        say(f"{uid}: " + (", ".join(told) or "unknown"))
        if now and said and now != said:
            say(f"  At this table the register counts: {now[0]} {now[1]}.")


class Walk(Session):
    """A box, piece by piece. `pending` is what a yes would do."""

    help = HELP

    def __init__(self, client: Client, box: Box, write: bool, yes: bool) -> None:
        super().__init__(client)
        self.box = box
        self.round = Round(box, self.register)
        self.write = write
        self.yes = yes
        self.pending: tuple[str, bool] | None = None  # the tag, and whether its name is all

    def begin(self) -> None:
        say("`?` tells what can be typed.")
        self.go_on()

    @property
    def piece(self) -> str:
        return self.round.piece

    def go_on(self) -> None:
        self.round.go_on()
        if self.round.whole():
            say("All pieces have a tag: q stops, a NAME goes to a piece.")
        self.ask()

    def ask(self) -> None:
        self.pending = None
        say(f"[{len(self.round.tagged())}/{self.box.size}] lay the tag of {self.piece}")

    def typed(self, line: str) -> None:
        if self.pending and line in ("y", "yes"):
            uid, named = self.pending
            self.ask_no_more(uid, named)
        elif self.pending and line in ("n", "no"):
            self.ask()
        elif line == "":
            self.go_on()
        elif line == "b":
            self.round.back()
            self.ask()
        elif line in self.round.names:
            self.round.at = self.round.names.index(line)
            self.ask()
        else:
            super().typed(line)

    def ask_no_more(self, uid: str, named: bool) -> None:
        self.pending = None
        if named:
            self.finish(uid, " sure")
        else:
            self.bind(uid, " sure")

    def tag(self, uid: str) -> None:
        """Bound at once, unless something must be replaced for it."""
        here = (self.box.key, self.piece)
        said = None if uid in self.register else self.written(uid)
        if said and said != here and not self.yes:
            self.question(uid, f"{uid} says {said[0]} {said[1]}")
        else:
            self.bind(uid, " sure" if self.yes else "")

    def question(self, uid: str, why: str, named: bool = False) -> None:
        self.pending = (uid, named)
        say(f"{why}. Replace? y/n, or lay another tag")

    def bind(self, uid: str, sure: str = "") -> None:
        try:
            reply = self.client.command(f"bind {uid} {self.box.key} {self.piece}{sure}")
        except Refusal as refusal:
            if refusal.why == "tag_drawn":
                say(refusal.text)
                return
            if refusal.why != "bound":
                raise
            self.question(uid, refusal.text)
            return
        self.round.bound(uid, reply["replaced"])
        self.finish(uid)

    def finish(self, uid: str, sure: str = "") -> None:
        """Write its name on it, if asked for; after a failure the piece stays, to retry or skip."""
        if self.write:
            try:
                self.client.command(f"label {uid} {self.box.key} {self.piece}{sure}")
            except Refusal as refusal:
                if refusal.why == "tag_damaged":
                    self.question(uid, "what is written on it cannot be read", True)
                else:
                    say(f"{uid} is {self.piece}, but its name is not on it: {refusal.text}")
                    say("Lay it again and leave it there, or skip it with Enter.")
                return
        say(f"{uid} is {self.piece}")
        self.go_on()


def is_hex(text: str) -> bool:
    """Whether it is a tag's identifier."""
    try:
        return 4 <= len(bytes.fromhex(text)) <= 10
    except ValueError:
        return False
