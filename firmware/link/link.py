"""The link: a computer on the cable does and sees what people at the table do and see (LINK.md).

Commands act at once, inside the application's one waiting point, so that a reply reports what has
really happened. The application calls the `on_…` methods for everything it shows.
"""

import gc
import json

from engine.loading import borrowed
from firmware.link import commands
from firmware.link.commands import ask_fields, module_of, ready
from firmware.link.forms import NO_MEMORY, Refused, refusal
from firmware.link.lines import BadLine, difference, marked
from firmware.link.lines import parts as parts
from firmware.storage.crash import trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from engine.ask import Ask
    from engine.match import Change
    from firmware.screen.canvas import Canvas
    from firmware.table.app import App
    from firmware.table.match import Match

OK, ERROR = "ok", "error"
NOT_READ = "a line the table could not read"
SOME_MS = 8
LEAVE = ("leave",)
COMMAND = ("command",)
NOTHING: dict = {}


class Link:
    """One end of the cable.

    heard     whether a line has come: questions are put into words for nobody else
    watching  whether the computer wants pictures, sounds and the knob
    sent      the rows of the screen as last sent, and the lights
    asked     the ask last sent;  `menu` the question of the table itself that stands instead
    missed    whether events were left out: the computer did not read, or memory had no room
    changed   whether a command has changed what stands on the screen
    line      what has come and is to be carried out;  `done` what its reply carries, once it is
    covered   whether face-down cards are read now, for the computer alone
    events    those that wait until the table itself has shown what they report
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.port = app.devices.link
        self.heard = self.watching = self.covered = False
        self.sent: list = [None] * 8
        self.sent_rgb = bytearray()
        self.asked: "Ask | None" = None
        self.menu: tuple = ()
        self.health: dict = {}
        self.missed = False
        self.injected: list = []
        self.changed = False
        self.line: "str | None" = None
        self.done: "dict | None" = None
        self.events: list = []

    # Out

    def send(self, event: str, fields: dict) -> None:
        """A reply always goes; an event only while the computer reads and memory has room."""
        reply = event in (OK, ERROR)
        if not reply and self.port.call("full"):
            self.missed = True
            return
        try:
            self.port.call("write", event + " " + json.dumps(fields))
        except MemoryError:
            if reply:
                raise
            self.missed = True

    def later(self, event: str, fields: "dict | Callable", *of: "Any") -> None:
        """Queue an event until the table has shown it; `fields` may be a function of `of`, or a
        generator that yields None until it yields them.
        """
        self.events.append((event, fields, of))

    def flush(self) -> None:
        """Send the events that wait, before anything else happens: they report what stands now."""
        while self.events:
            self.step()

    def some(self) -> None:
        """Send of them what a hand that acts now may wait for: a question takes a board 40 ms."""
        clock = self.app.devices.clock
        until = clock.ms() + SOME_MS
        while self.events and clock.ms() < until:
            self.step()

    def step(self) -> None:
        """The first event that waits, or a little of it."""
        event, fields, of = self.events[0]
        try:
            if hasattr(fields, "send"):
                fields = next(fields)
                if fields is None:
                    return
            self.send(event, fields(*of) if of else fields)
        except MemoryError:
            self.missed = True
        self.events.pop(0)

    def start(self) -> None:
        """The table is up."""
        self.send("hello", commands.hello(self))

    def on_ask(self, ask: "Ask | None", match: "Match") -> None:
        """A question stands on the screen; sent once."""
        if ask is not self.asked and ask is not None:
            self.asked = ask
            self.menu = ()
            if self.heard:
                self.later("ask", ask_fields(ask, match))

    def on_menu(self, heading: str, labels: list, at: int) -> None:
        self.asked = None
        self.menu = (heading, labels, at)
        self.later("menu", {"heading": heading, "labels": labels, "at": at})

    def on_answer(self, change: "Change", count: int) -> None:
        fields = {"n": count, "line": change.line, "secret": change.ask and change.ask.secret}
        if change.joined:
            fields["joined"] = True
        self.later("answer", fields)

    def on_undone(self, match: "Match") -> None:
        self.later("undone", {"n": len(match.referee.log)})

    def on_refused(self, why: str, text: str, read: str) -> None:
        self.later("refused", {"why": why, "text": text, "read": read})

    def on_fault(self, fault: Exception) -> None:
        self.later("fault", {"error": repr(fault), "trace": trace(fault)})

    def on_over(self, match: "Match") -> None:
        result = match.referee.result
        if result is None:
            return
        names = [match.words.seat(who) for who in result.winners]
        self.later("over", {"ending": result.ending, "scores": result.scores, "winners": names})

    def on_hands(self, kind: str, *what: "Any") -> None:
        """What people do: a tag has come to lie on the reader, the knob was turned or pressed."""
        if kind in ("tap", "tags"):  # whose yes waits for this: the queue itself is added to
            hidden = self.hidden()
            for uid in what[0] if kind == "tags" else what[:1]:
                self.events.append(("tag", self.tag_fields, (uid, hidden, what[1])))
        elif self.watching and kind in ("turn", "press", "hold"):
            self.later("knob", {"did": kind, "by": what[0] if what else 0})

    def on_sound(self, name: str) -> None:
        if self.watching:
            self.later("sound", {"name": name})

    def on_journal(self, works: bool) -> None:
        self.later("journal", {"works": works})

    def pictures(self, canvas: "Canvas", rgb: bytearray, percent: int) -> None:
        """Send what has changed since then, if a computer watches and the line has room."""
        if not self.watching or self.port.call("busy"):
            return
        for row in range(8):
            if canvas.rows[row] != self.sent[row]:
                self.sent[row] = canvas.rows[row]
                self.send("screen", {"page": row, "data": bytes(canvas.page(row)).hex()})
        if rgb != self.sent_rgb:
            first, last = difference(self.sent_rgb, rgb)
            self.sent_rgb[:] = rgb
            piece = rgb[3 * first : 3 * last].hex()
            self.send("lights", {"at": first, "rgb": piece, "percent": percent})

    def forget_pictures(self) -> None:
        """A new watcher has no pictures yet: send the next ones whole."""
        self.sent = [None] * 8
        self.sent_rgb = bytearray()

    def devices(self) -> None:
        """Say which device has failed or come back since the last look."""
        for guard in self.app.devices.guards:
            if guard.device is not None and self.health.get(guard.name, True) != guard.works:
                self.health[guard.name] = guard.works
                fields = {"device": guard.name, "works": guard.works, "failures": guard.failures}
                self.later("health", fields)

    # In

    def poll(self) -> "tuple | None":
        """What a command does with the devices, or a COMMAND that has come, to be carried out."""
        if self.missed and not self.port.call("busy"):
            self.catch_up()
        if self.changed:
            self.changed = False
            return LEAVE
        if self.injected:
            return self.injected.pop(0)
        if self.line is None:
            self.line = self.port.call("readline")
        if self.line is None:
            return None
        self.heard = True
        return COMMAND

    def catch_up(self) -> None:
        """The computer reads again: send what stands now. Answers left out are in the log."""
        self.missed = False
        self.forget_pictures()
        match = self.app.match
        self.send("missed", {"n": len(match.referee.log) if match else 0})
        self.ask_again()

    def ask_again(self) -> bool:
        """What people are asked now, or how the match has ended; False where it is nothing."""
        match = self.app.match
        if match and match.referee.result:
            self.on_over(match)
        elif self.menu:
            self.on_menu(*self.menu)
        elif match:
            self.asked = None
            self.on_ask(match.referee.ask, match)
        return bool(match or self.menu)

    def carry_out(self) -> None:
        """One command, one reply; afterwards the screen may show something else."""
        self.flush()
        line = self.line or ""
        self.line = self.done = None
        mark, fault = "", None
        try:
            self.app.panel.touched()
            if isinstance(line, BadLine):
                raise Refused(str(line), NOT_READ)
            mark, command, rest = parts(line)
            if command in commands.DOES:  # as commands.act, a call less deep
                does, found = ready(commands, command, rest)
                self.done = (does(self, found[0]) if found else does(self)) or NOTHING
            else:
                with borrowed(module_of(command)) as module:
                    does, found = ready(module, command, rest)
                    self.done = does(self, *found) or NOTHING
        except Exception as wrong:  # a command that fails must not stop the table
            fault = wrong
        module = does = None  # a module's room is free again before the reply needs some
        again = True
        while True:
            try:
                if self.done is None:
                    self.reply(ERROR, mark or parts(line)[0], refusal(fault))
                else:
                    self.reply(OK, mark, self.done)
                break
            except MemoryError:  # also for the call that was to say so
                if not again:
                    raise
                again = False
        match = self.app.match
        if match is not None and match.referee.lost:
            raise MemoryError  # the application takes it up again

    def reply(self, word: str, mark: str, fields: dict) -> None:
        """Without the command's own garbage the reply may fit; one that never fits is replaced."""
        try:
            self.flush()
            self.send(word, marked(mark, fields))
            return
        except MemoryError:
            gc.collect()
        try:
            self.send(word, marked(mark, fields))
        except MemoryError:
            self.send(ERROR, marked(mark, NO_MEMORY))

    # What commands look up

    def playing_or_over(self) -> tuple:
        """The match, in play or at its final scores, and how it is played; raises Refused."""
        if self.app.match is None or self.app.playing is None:
            raise Refused("no_match", "no match is in play")
        return self.app.match, self.app.playing

    def hidden(self) -> bool:
        """Whether nobody is to know what is laid now."""
        match = self.app.match
        ask = match.referee.ask if match else None
        return self.covered or bool(match and ask and (ask.secret or match.by_machine))

    def tag_fields(self, uid: bytes, secret: bool, reader: int) -> dict:
        """A tag, and the piece it is on if the match in play knows it; no piece in a secret ask."""
        match = self.app.match
        piece = match.piece(uid) if match else None
        known = isinstance(piece, int) and not secret
        return {
            "tag": uid.hex(),
            "reader": reader,
            "piece": match.referee.table.box.name(piece) if match and known else None,
            "secret": secret,
        }
