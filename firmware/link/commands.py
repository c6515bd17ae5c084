"""What a computer can ask of the table: a method `do_…` for every command of LINK.md that comes
often, and the modules of the others.
"""

import gc
import sys

from engine import record
from engine.loading import borrowed
from firmware.link.refusals import Refused, whole

if False:  # for type checkers alone: neither Python runs it
    from firmware.table.app import App

VERSION = 1
NOTHING: dict = {}
FIRMWARE = "0.1.0"

# rare_commands.py and the others: they take much room and are loaded as they come.
ASIDES = (
    "new", "abort", "games", "language", "table", "log", "journal", "records", "record",
    "offer", "stored", "screen", "lights", "health", "settings", "set", "brightness", "time",
    "trial",
)  # fmt: skip
TAG_COMMANDS = ("tags", "bind", "forget", "label", "import", "enrol")
PEOPLE_COMMANDS = ("shelf", "aside", "take", "people", "person", "erase")
MATCH_COMMANDS = ("answers", "repair", "leave", "sit", "pause")

# A list, and no `getattr` of whatever comes: MicroPython keeps every name it was ever asked for.
COMMANDS = (
    "hello", "tap", "tag", "away", "turn", "press", "hold", "answer", "undo", "ask", "watch",
    "memory",
) + ASIDES + TAG_COMMANDS + MATCH_COMMANDS + PEOPLE_COMMANDS  # fmt: skip


class Commands:
    """The half of `firmware.link.link.Link` that acts."""

    app: "App"
    injected: list
    menu: tuple
    watching: bool
    changed: bool
    done: "dict | None"

    def send(self, event: str, fields: dict) -> None:
        raise NotImplementedError

    def ask_again(self) -> bool:
        raise NotImplementedError

    def forget_pictures(self) -> None:
        raise NotImplementedError

    def act(self, command: str, rest: str) -> "dict | None":
        """Carry a command out. What its reply carries is then in `done`, too; raises Refused."""
        if command not in COMMANDS:
            raise Refused("unknown_command", f"no command {command!r}: see LINK.md")
        if command in TAG_COMMANDS:
            with borrowed("firmware.link.tag_commands") as about_tags:
                self.done = about_tags.carry_out(self.app, command, rest) or NOTHING
        elif command in MATCH_COMMANDS:
            with borrowed("firmware.link.match_commands") as about_match:
                self.done = about_match.DOES[command](self, rest) or NOTHING
        elif command in PEOPLE_COMMANDS:
            with borrowed("firmware.link.people_commands") as people:
                self.done = people.DOES[command](self, rest) or NOTHING
        elif command not in ASIDES:
            self.done = getattr(self, "do_" + command)(rest) or NOTHING
        else:  # in no function of its own: `new` loads a game, and an RP2040's stack is short
            with borrowed("firmware.link.rare_commands") as rare:
                self.done = rare.DOES[command](self, rest) or NOTHING
        return self.done

    def do_hello(self, rest: str) -> dict:
        name, version = sys.implementation.name, sys.implementation.version
        match = self.app.match
        return {
            "link": VERSION,
            "firmware": FIRMWARE,
            "python": name + " " + ".".join([str(part) for part in version[:3]]),
            "language": self.app.settings.language,
            "game": match.name if match else None,
            "match": match.id if match else None,
        }

    # Hands

    def do_tap(self, rest: str) -> dict:
        match, table = self._playing()
        piece = match.referee.table.box.find(rest)
        if piece is None:
            raise Refused("no_piece", f"no piece {rest!r} in this box")
        reply = {"read": rest}  # after the deed nothing may fail
        refusal = table.tapped_piece(piece)
        self.changed = True
        if refusal is not None:
            self._refuse(refusal)
        return reply

    def do_tag(self, rest: str) -> None:
        """Tags in hex, before them the number of a reader if it is not the first."""
        number, tags = reader_of(rest)
        uids = [uid_of(tag) for tag in tags]
        if not uids:
            raise Refused("bad_tag", "a tag is 4 to 10 bytes in hex")
        self.app.panel.laid[number] = uids

    def do_away(self, rest: str) -> None:
        """The tags laid on all readers, on one, or some of one."""
        laid = self.app.panel.laid
        number, tags = reader_of(rest)
        gone = [uid_of(tag) for tag in tags]
        for reader in [number] if rest else list(laid):
            laid[reader] = [uid for uid in laid.get(reader, []) if gone and uid not in gone]
            if not laid[reader]:
                del laid[reader]

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
        reply = {"n": len(match.referee.log) + 1}
        refusal = table.answer(value)
        self.changed = True
        if refusal is not None:
            self._refuse(refusal)
        return reply

    def do_undo(self, rest: str) -> dict:
        match, table = self.playing_or_over()
        reply = {"n": len(match.referee.log) - match.gesture()}
        refusal = table.take_back(rest == "sure")
        self.changed = True
        if refusal is not None:
            self._refuse(refusal)
        return reply

    def do_ask(self, rest: str) -> None:
        if not self.ask_again():
            raise Refused("no_match", "nobody is asked anything")

    def do_watch(self, rest: str) -> None:
        if rest not in ("on", "off"):
            raise Refused("bad_argument", "watch on, or watch off")
        self.watching = rest == "on"
        self.forget_pictures()

    def do_memory(self, rest: str) -> dict:
        gc.collect()
        used = gc.mem_alloc() if hasattr(gc, "mem_alloc") else None
        free = gc.mem_free() if hasattr(gc, "mem_free") else None
        return {"used": used, "free": free, "largest": None if free is None else largest(free)}

    # Helpers

    def hidden(self) -> bool:
        """Whether what is asked now is secret."""
        match = self.app.match
        return bool(match and match.referee.ask and match.referee.ask.secret)

    def tag_fields(self, uid: bytes, secret: bool, reader: int = 0) -> dict:
        """A tag, and the piece it is on if the match in play knows it; none of a secret ask."""
        match = self.app.match
        piece = match.piece(uid) if match else None
        known = isinstance(piece, int) and not secret
        return {
            "tag": uid.hex(),
            "reader": reader,
            "piece": match.referee.table.box.name(piece) if match and known else None,
            "secret": secret,
        }

    def playing_or_over(self) -> tuple:
        """The match, in play or at its final scores."""
        if self.app.match is None or self.app.table is None:
            raise Refused("no_match", "no match is in play")
        return self.app.match, self.app.table

    def _playing(self) -> tuple:
        match, table = self.playing_or_over()
        if match.referee.ask is None:
            raise Refused("no_match", "the match is over")
        return match, table

    def _refuse(self, refusal: str) -> None:
        raise Refused(refusal, self.app.words.text(refusal))


MOST_READERS = 9


def reader_of(rest: str) -> tuple:
    """(number of a reader, the words after it): `2 04a1b2c3`; without a number the first, 0."""
    words = rest.split()
    if words and len(words[0]) == 1:
        return whole(words[0], 0, MOST_READERS - 1), words[1:]
    return 0, words


def uid_of(text: str) -> bytes:
    """A tag in hex."""
    try:
        uid = bytes.fromhex(text)
    except ValueError:
        uid = b""
    if not 4 <= len(uid) <= 10:
        raise Refused("bad_tag", "a tag is 4 to 10 bytes in hex")
    return uid


def largest(free: int) -> int:
    """The largest block that can be had, to a kilobyte: what is free may lie in crumbs."""
    least, most = 0, free + 1
    while most - least > 1024:
        middle = (least + most) // 2
        try:
            bytearray(middle)
            least = middle
        except MemoryError:
            most = middle
    return least
