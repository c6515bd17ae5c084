"""A table on Wi-Fi: tells the room what is played, over MQTT (host/network/TOPICS.md).

It reads what the table has written down, now and then while the table is idle, and never delays it:
a table does not wait for its network. It refuses commands from afar unless the owner allows them
(firmware/network/orders.py).
"""

import json
import os
import sys
from binascii import crc32

from engine.loading import borrowed
from firmware.link.commands import FIRMWARE, VERSION, python
from firmware.network.kept import Kept
from firmware.network.log import Log, pause
from firmware.network.shown import match_fields
from firmware.storage.files import LONG
from firmware.storage.journal import RECORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

    from firmware.table.app import App

ROOT = "trilithon/1/"
LOOK_MS = 250  # between two looks at the table,
SETTLED_MS = 300  # if nothing has happened there for so long; after LATE looks, if something has
LATE, HEALTH = 20, 20  # the second: looks between two at the devices
RETRY_MS = 5000  # before Wi-Fi is tried again, at the start
MOST_ANSWERS = 40  # to what halls say at once; they say it again
ON_TRIAL = "trilithon.before"  # firmware/boot/start.py
UPDATED = "update.json"  # firmware/network/update.py: there until the room knows how that went


class Station:
    """`run()` for ever.

    client  publish(topic, payload, retain, qos), subscribe(topic, qos), connect(), session
    sent    what was last sent of the retained topics: kind -> CRC-32 of its payload
    wanted  what halls lack: match -> its first line;  `answers` to what they said: see `reply`
    trouble why there is no connection; "" while there is one
    may     what the owner lets be commanded;  `asked`, `done` of commands: firmware.network.orders
    order   an update that is to begin;  `piece` what takes its pieces;  `restart` the board
    """

    def __init__(self, app: "App", fields: dict, make: "Callable") -> None:
        self.app = app
        self.name = fields["name"]
        self.archive = fields["archive"]
        self.keeps = Kept(app.journal)
        self.sent: dict = {}
        self.wanted: dict = {}
        self.answers: list = []  # to commands: topic `did`
        self.live: "Log | None" = None
        self.of: object = None  # the match whose journal `live` is
        self.looks = 0
        self.trouble = "not connected yet"
        self.may = fields["may"].split(" ") if fields["may"] else []
        self.asked: tuple = ()
        self.done: dict = {}
        self.order: dict = {}
        self.piece: "Callable | None" = None
        self.restart: "Callable | None" = None
        self.client = make(fields, self.topic("alive"), self.heard, self.again)

    def topic(self, kind: str) -> str:
        return ROOT + "table/" + self.name + "/" + kind

    # Up and down

    async def run(self) -> None:
        while True:
            try:
                await self.client.connect()
                break
            except OSError as wrong:
                self.trouble = str(wrong) or "no connection"
            await pause(RETRY_MS)
        while True:
            await self.turn()
            await pause(LOOK_MS)

    async def turn(self) -> None:
        """Look, and begin the log once more where that fails: halls pass over what they have."""
        try:
            await self.look()
        except (OSError, MemoryError) as wrong:  # storage, or no room just now
            self.trouble = repr(wrong)
            self.live = None
        except Exception as fault:  # what nobody foresaw in a message goes; the table's lines go on
            self.trouble = repr(fault)
            self.live, self.order = None, {}
            del self.answers[:1]

    def again(self) -> None:
        """Connected, once more: everything that is retained may have been forgotten."""
        self.trouble = ""
        self.sent = {}
        self.looks = 0
        self.answers.append(None)

    async def look(self) -> None:
        """Send what there is, as long as the table is idle."""
        self.looks += 1
        while not self.busy():
            if not await self.send():
                return
            self.looks += 1
            await pause(1)

    def busy(self) -> bool:
        panel = self.app.panel
        late = self.looks % LATE == 0
        return not late and panel.idle_ms() < SETTLED_MS

    async def send(self) -> bool:
        """One message, or one step on the way to it; whether there may be more."""
        if self.answers:
            await self.reply(self.answers[0])
            self.answers.pop(0)
            return True
        if self.order:
            await self.update()
            return True
        for kind in ("alive", "about", "health", "match", "kept"):
            if await self.show(kind):
                return True
        return await self.live_lines() or await self.wanted_lines()

    async def publish(self, kind: str, text: str, retain: bool = True) -> None:
        await self.client.publish(self.topic(kind), text, retain, 1)

    # What is retained

    async def show(self, kind: str) -> bool:
        """One of the retained topics, where it has changed."""
        if kind == "kept" and self.keeps.step():
            return True
        if kind in self.sent and kind == "health" and self.looks % HEALTH:
            return False
        text = json.dumps(getattr(self, kind)())
        total = crc32(text.encode())
        if self.sent.get(kind) == total:
            return False
        await self.publish(kind, text)
        self.sent[kind] = total
        return True

    def alive(self) -> dict:
        return {"state": "ready", "session": self.client.session}

    def about(self) -> dict:
        return {
            "firmware": FIRMWARE,
            "python": python(),
            "link": VERSION,
            "language": self.app.settings.language,
            "bridged": False,
            "board": self.app.devices.board,
            "may": self.may,
            "mpy": getattr(sys.implementation, "_mpy", 0),
        }

    def health(self) -> dict:
        devices = {
            guard.name: {
                "there": guard.device is not None,
                "works": guard.works,
                "failures": guard.failures,
            }
            for guard in self.app.devices.guards
        }
        return {"devices": devices, "journal": self.app.journal.works}

    def match(self) -> dict:
        """Add how far its log goes; lines not read yet count once they have been read."""
        match = self.app.match
        if match is None or match.referee.lost:
            return {"match": None}
        fields = match_fields(match, match.words, match.pairing)
        fields["match"] = match.id or None
        if self.live:
            fields.update({"lines": self.live.at, "sum": self.live.sum})
        return fields

    def kept(self) -> dict:
        return {"records": self.keeps.entries()}

    # Logs

    async def live_lines(self) -> bool:
        """Lines of the match in play that may leave by now."""
        match, journal = self.app.match, self.app.journal
        if match is None or not match.id or not journal.works or not journal.follows():
            self.live = self.of = None
            return False
        if self.live is None or self.of is not match:
            self.live, self.of = Log(journal.storage, LONG), match
        may = journal.opened.open - self.live.at
        return may > 0 and await self.send_piece(match.id, self.live, may)

    async def send_piece(self, match: str, log: Log, most: int, end: bool = False) -> bool:
        """The next lines, at most so many; whether there were any, or the record ends here."""
        at = log.at
        lines = log.piece(most)
        if not lines and not (end and log.ended):
            return False
        fields = {"match": match, "at": at, "lines": lines, "sum": log.sum}
        fields["end"] = end and log.whole()
        await self.publish("log", json.dumps(fields), False)
        return True

    async def wanted_lines(self) -> bool:
        """Lines that a hall lacks: of the match in play from its start, or of a record."""
        for match in self.wanted:
            first = self.wanted[match]
            if self.app.match and self.app.match.id == match:
                self.wanted.pop(match)
                return await self.again_from(first)
            name = self.keeps.find(match)
            log = Log(self.app.journal.storage, RECORDS + "/" + name) if name else None
            while log and log.at < first and log.piece(first - log.at):
                await pause(1)
            while log and not self.busy() and await self.send_piece(match, log, 1 << 20, True):
                if log.whole():
                    log = None
                else:
                    self.wanted[match] = log.at
            if log is None:
                self.wanted.pop(match, None)
            return True
        return False

    async def again_from(self, first: int) -> bool:
        """The match in play is read once more, and sent from there on."""
        match, journal = self.app.match, self.app.journal
        if self.live is None or first >= self.live.at:
            return False
        log = Log(journal.storage, LONG)
        while log.at < first and self.app.match is match and log.piece(first - log.at):
            await pause(1)
        if self.app.match is match and journal.follows():
            self.live = log
        return True

    # What halls say

    def heard(self, topic: bytes, payload: bytes, retained: bool) -> None:
        """From the client, in the middle of its work: only noted. What is no such message, not."""
        try:
            _, _, _, table, kind, hall = topic.decode().split("/")
            fields = json.loads(payload)
            if table == self.name and kind == "have":
                self.have(hall, str(fields["match"]), fields["lines"], fields)
            elif table == self.name and kind in ("do", "hour") and not retained:
                if isinstance(fields, dict) and ("id" in fields or hall == self.archive):
                    self.answers.append(fields)
                del self.answers[MOST_ANSWERS:]
            elif table == self.name and kind == "piece" and self.piece:
                self.piece(fields)
        except (ValueError, KeyError, TypeError, MemoryError):  # halls say it again
            pass

    def have(self, hall: str, match: str, lines: int, fields: dict) -> None:
        if fields["end"] is True:
            if hall == self.archive:
                self.answers.append((match, str(fields.get("sum"))))
        elif type(lines) is int and len(self.wanted) < MOST_ANSWERS:
            self.wanted[match] = max(0, min(lines, self.wanted.get(match, lines)))

    async def reply(self, what: object) -> None:
        """What was noted: None, connected again; (match, sum), stored; a command; the hour."""
        if what is None:
            await self.client.subscribe(ROOT + "to/" + self.name + "/+/+", 1)
            self.tell_update()
        elif isinstance(what, tuple):
            self.keeps.note(*what)
        elif what == UPDATED:
            with borrowed("firmware.network.update") as update:
                await update.tell_end(self)
        elif isinstance(what, dict):
            with borrowed("firmware.network.orders") as orders:
                fields = orders.answer(self, what)
            if fields:
                await self.publish("did", json.dumps(fields), False)

    def tell_update(self) -> None:
        """How the last one went, once it is no longer on trial."""
        storage = self.app.devices.storage
        if storage and storage.exists(UPDATED) and ON_TRIAL not in os.listdir():
            self.answers.append(UPDATED)

    async def update(self) -> None:
        """Fetch the update while the table plays on, restart, and report the outcome later."""
        order, self.order = self.order, {}
        with borrowed("firmware.network.update") as update:
            await update.run(self, order)
        self.piece = None
