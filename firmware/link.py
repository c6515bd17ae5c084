"""The link: a computer on the cable does and sees what people at the table do and see (LINK.md).

Commands act at once, inside the application's one waiting point, so that a reply tells what has
really happened. The application calls the `on_…` methods for what it shows.
"""

import gc
import json
import sys

from engine import catalogue, record
from engine.ask import Ask
from engine.table import SEATED, zone_name
from engine.tell import tell
from engine.words import LANGUAGES
from firmware.journal import RECORDS
from firmware.lines import BadLine

VERSION = 1
FIRMWARE = "0.1.0"
CHUNK = 20  # lines of a record in one reply
FACE_DOWN = ("hand", "added", "secret", "packet", "dead")


class Refused(Exception):
    """A command that cannot be carried out: `why` is a key, `text` says it to people."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why
        self.text = text


class Link:
    """One end of the cable. `watching` whether pictures are wanted."""

    def __init__(self, app) -> None:
        self.app = app
        self.port = app.devices.link
        self.watching = False
        self.sent_rows: list = [None] * 8
        self.sent_rgb = b""
        self.asked: "Ask | None" = None
        self.health: dict = {}
        self.injected: list = []

    # Out

    def send(self, event: str, fields: dict) -> None:
        self.port.call("write", event + " " + json.dumps(fields))

    def start(self) -> None:
        """The table is up."""
        self.send("hello", self.hello(""))

    def on_ask(self, ask: "Ask | None", match) -> None:
        """A question stands on the screen; sent once."""
        if ask is not self.asked and ask is not None:
            self.asked = ask
            self.send("ask", ask_fields(ask, match))

    def on_menu(self, heading: str, labels: list, at: int) -> None:
        self.asked = None
        self.send("menu", {"heading": heading, "labels": labels, "at": at})

    def on_answer(self, match, ask: Ask, line: str) -> None:
        self.send("answer", {"n": len(match.referee.log), "line": line, "secret": ask.secret})

    def on_undone(self, match) -> None:
        self.send("undone", {"n": len(match.referee.log)})

    def on_refused(self, why: str, text: str, read: str) -> None:
        self.send("refused", {"why": why, "text": text, "read": read})

    def on_fault(self, fault: Exception) -> None:
        self.send("fault", {"error": repr(fault), "trace": trace(fault)})

    def on_over(self, match) -> None:
        result = match.referee.result
        names = [match.words.seat(who) for who in result.winners]
        self.send("over", {"ending": result.ending, "scores": result.scores, "winners": names})

    def on_sound(self, name: str) -> None:
        self.send("sound", {"name": name})

    def on_journal(self, works: bool) -> None:
        self.send("journal", {"works": works})

    def pictures(self, canvas, rgb: bytes, percent: int) -> None:
        """What has changed since it was last sent, if anybody watches and the line has room."""
        if not self.watching or self.port.call("busy"):
            return
        for row in range(8):
            if canvas.rows[row] != self.sent_rows[row]:
                self.sent_rows[row] = canvas.rows[row]
                self.send("screen", {"page": row, "data": bytes(canvas.page(row)).hex()})
        if rgb != self.sent_rgb:
            first, last = difference(self.sent_rgb, rgb)
            self.sent_rgb = bytes(rgb)
            piece = self.sent_rgb[3 * first : 3 * last]
            self.send("lights", {"at": first, "rgb": piece.hex(), "percent": percent})

    def devices(self) -> None:
        """Say which device has failed or come back since the last look."""
        for guard in self.app.devices.guards:
            if guard.device is not None and self.health.get(guard.name, True) != guard.works:
                self.health[guard.name] = guard.works
                fields = {"device": guard.name, "works": guard.works, "failures": guard.failures}
                self.send("health", fields)

    # In

    def poll(self) -> "tuple | None":
        """Carry out the commands that have come. Returns what they make the devices do."""
        if self.injected:
            return self.injected.pop(0)
        line = self.port.call("readline")
        if line is None:
            return None
        self.carry_out(line)
        return self.injected.pop(0) if self.injected else None

    def carry_out(self, line: str) -> None:
        """One command, one reply."""
        reply: dict = {}
        mark, command, rest = parts(line)
        if mark:
            reply["re"] = mark
        try:
            if isinstance(line, BadLine):
                raise Refused(str(line), "a line the table could not read")
            act = getattr(self, "do_" + command, None)
            if act is None:
                raise Refused("unknown_command", f"no command {command!r}: see LINK.md")
            reply.update(act(rest) or {})
        except Refused as refused:
            reply.update({"why": refused.why, "text": refused.text})
            self.send("error", reply)
            return
        self.send("ok", reply)

    def do_hello(self, rest: str) -> dict:
        return self.hello(rest)

    def hello(self, rest: str) -> dict:
        name, version = sys.implementation.name, sys.implementation.version
        python = name + " " + ".".join([str(part) for part in version[:3]])
        match = self.app.match
        return {
            "link": VERSION,
            "firmware": FIRMWARE,
            "python": python,
            "language": self.app.settings.language,
            "game": match.name if match else None,
        }

    def do_tap(self, rest: str) -> dict:
        match, table = self._playing()
        piece = match.referee.table.box.find(rest)
        if piece is None:
            raise Refused("no_piece", f"no piece {rest!r} in this box")
        self._after(table.tapped_piece(piece))
        return {"read": rest}

    def do_tag(self, rest: str) -> None:
        try:
            uid = bytes.fromhex(rest)
        except ValueError:
            uid = b""
        if not 4 <= len(uid) <= 10:
            raise Refused("bad_tag", "a tag is 4 to 10 bytes in hex")
        self.app.panel.laid_tag = uid

    def do_away(self, rest: str) -> None:
        self.app.panel.laid_tag = None

    def do_turn(self, rest: str) -> None:
        self.injected.append(("turn", whole(rest, -1000, 1000)))

    def do_press(self, rest: str) -> None:
        self.injected.append(("press",))

    def do_hold(self, rest: str) -> None:
        self.injected.append(("hold",))

    def do_answer(self, rest: str) -> dict:
        match, table = self._playing()
        ask = match.referee.ask
        value = record.parse(ask, rest, match.referee.table.box, match.players)
        if value is None:
            raise Refused("not_an_answer", f"{rest!r} is no answer to {ask.prompt}")
        self._after(table.answer(value))
        return {"n": len(match.referee.log)}

    def do_undo(self, rest: str) -> dict:
        match, table = self._playing()
        self._after(table.take_back(rest == "sure"))
        return {"n": len(match.referee.log)}

    def do_new(self, rest: str) -> dict:
        fields = self._object(rest)
        players = fields.get("players", [])
        lights = fields.get("lights", list(range(len(players))))
        try:
            self.app.begin(fields.get("game", ""), players, lights, fields.get("options", {}))
        except (ValueError, TypeError, AttributeError) as wrong:
            raise Refused("bad_match", str(wrong)) from None
        self.injected.append(("leave",))
        return {"game": fields["game"]}

    def do_abort(self, rest: str) -> None:
        self._playing()
        self.app.abandon()
        self.injected.append(("leave",))

    def do_games(self, rest: str) -> dict:
        return {"games": [list(line) for line in catalogue.GAMES]}

    def do_language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            raise Refused("no_language", "languages: " + ", ".join(LANGUAGES))
        self.app.speak(rest)
        self.injected.append(("leave",))

    def do_ask(self, rest: str) -> None:
        match, _ = self._playing()
        self.send("ask", ask_fields(match.referee.ask, match))

    def do_table(self, rest: str) -> dict:
        match, _ = self._playing()
        return table_fields(match, rest == "all")

    def do_log(self, rest: str) -> dict:
        match, _ = self._playing()
        lines = record.lines(match.name, match.referee, match.players, match.more)
        return chunk(lines, whole(rest or "0", 0, 100000))

    def do_records(self, rest: str) -> dict:
        storage = self.app.devices.storage
        return {"records": storage.names(RECORDS) if storage else []}

    def do_record(self, rest: str) -> dict:
        name, _, first = rest.partition(" ")
        storage = self.app.devices.storage
        if storage is None or name not in storage.names(RECORDS):
            raise Refused("no_record", f"no record {name!r}")
        lines = storage.lines(RECORDS + "/" + name)
        return chunk(lines, whole(first or "0", 0, 100000))

    def do_watch(self, rest: str) -> None:
        if rest not in ("on", "off"):
            raise Refused("bad_argument", "watch on, or watch off")
        self.watching = rest == "on"
        self._forget_pictures()

    def do_screen(self, rest: str) -> None:
        canvas = self.app.panel.canvas
        for row in range(8):
            self.send("screen", {"page": row, "data": bytes(canvas.page(row)).hex()})

    def do_lights(self, rest: str) -> None:
        lights = self.app.panel.lights
        shown = bytes(lights.shown or b"")
        self.send("lights", {"at": 0, "rgb": shown.hex(), "percent": lights.percent})

    def do_memory(self, rest: str) -> dict:
        gc.collect()
        if not hasattr(gc, "mem_alloc"):
            return {"used": None, "free": None}
        return {"used": gc.mem_alloc(), "free": gc.mem_free()}

    def do_health(self, rest: str) -> dict:
        devices = {}
        for guard in self.app.devices.guards:
            there = guard.device is not None
            devices[guard.name] = {
                "there": there, "works": guard.works, "failures": guard.failures
            }  # fmt: skip
        return {"devices": devices, "journal": self.app.journal.works}

    def do_brightness(self, rest: str) -> None:
        self.app.panel.lights.brightness = whole(rest, 0, 100)

    def do_time(self, rest: str) -> None:
        if not 10 <= len(rest) <= 32:
            raise Refused("bad_time", "write it as 2026-11-20T20:15")
        self.app.date = rest

    # Helpers of the commands

    def _playing(self) -> tuple:
        match, table = self.app.match, self.app.table
        if match is None or table is None or match.referee.ask is None:
            raise Refused("no_match", "no match is in play")
        return match, table

    def _after(self, refusal: "str | None") -> None:
        """Leave any menu that is open, so that the next question shows; say a refusal."""
        self.injected.append(("leave",))
        if refusal:
            words = self.app.match.words
            raise Refused(refusal, words.text(refusal))

    def _object(self, text: str) -> dict:
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise Refused("bad_argument", "a JSON object is wanted")
        return found

    def _forget_pictures(self) -> None:
        self.sent_rows = [None] * 8
        self.sent_rgb = b""


def parts(line: str) -> tuple:
    """(mark, command, rest) of `@mark command rest`."""
    mark = ""
    if line.startswith("@"):
        mark, _, line = line[1:].partition(" ")
    command, _, rest = line.strip().partition(" ")
    return mark, command, rest.strip()


def whole(text: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`; Refused says so."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise Refused("bad_argument", f"a whole number from {low} to {high} is wanted")
    return number


def chunk(lines, first: int) -> dict:
    """Some lines from `first` on, and where the next ones begin."""
    taken: list = []
    for number, line in enumerate(lines):
        if number >= first + CHUNK:
            return {"lines": taken, "next": number}
        if number >= first:
            taken.append(line.rstrip("\n"))
    return {"lines": taken, "next": None}


def difference(old: bytes, new: bytes) -> tuple:
    """(first, end) of the lights that differ; all of them where the number changed."""
    count = len(new) // 3
    if len(old) != len(new):
        return 0, count
    changed = [i for i in range(count) if old[3 * i : 3 * i + 3] != new[3 * i : 3 * i + 3]]
    return changed[0], changed[-1] + 1


def ask_fields(ask: Ask, match) -> dict:
    """An ask as an event. Of a secret one neither options nor cards are told."""
    words, table = match.words, match.referee.table
    values = list(ask.items) if ask.secret else list(ask.values) + list(ask.items)
    news = [tell(item, words) for item in table.news]
    chosen = len(ask.chosen) if ask.secret else [table.box.name(p) for p in ask.chosen]
    return {
        "n": len(match.referee.log),
        "seat": ask.seat,
        "who": words.seat(ask.seat),
        "prompt": ask.prompt,
        "text": words.text(ask.prompt, ask.args),
        "kind": ask.kind,
        "options": [record.spell(ask, value, table.box, match.players) for value in values],
        "secret": ask.secret,
        "chosen": chosen,
        "news": [text for text in news if text],
    }


def table_fields(match, everything: bool) -> dict:
    """What the referee knows. Zones are named `hand 2`, seats from 0; face-down ones only count."""
    table, game = match.referee.table, match.referee.game
    face_down = getattr(game, "FACE_DOWN", FACE_DOWN)
    zones: dict = {}
    hidden: dict = {}
    for zone in sorted(set(list(table.zones) + list(table.hidden))):
        name = zone_name(zone)
        full = name + f" {zone % SEATED}" if zone >= SEATED or name == "stack" else name
        if everything or name not in face_down:
            zones[full] = [table.box.name(piece) for piece in table.zones.get(zone, ())]
            hidden[full] = table.hidden.get(zone, 0)
        else:
            hidden[full] = table.count(zone)
    status = match.words.text(*split_status(game, table))
    return {"zones": zones, "hidden": hidden, "scores": game.scores(table), "status": status}


def split_status(game, table) -> tuple:
    key, *args = game.status(table) if hasattr(game, "status") else ("",)
    return key, args


def trace(fault: Exception) -> str:
    """The last line of the traceback that names a file, for a report."""
    try:
        import io

        out = io.StringIO()
        sys.print_exception(fault, out)  # type: ignore[attr-defined]
        return out.getvalue()[-400:]
    except AttributeError:
        import traceback

        return "".join(traceback.format_exception(fault))[-400:]
