"""What a computer can ask of the table: a method `do_…` for every command of LINK.md that comes
often, and the modules of the others.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import gc
import sys

from engine import record
from engine.loading import borrowed
from engine.tell import tell
from firmware.link.forms import Refused, arguments, misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ask import Ask
    from firmware.table.app import App
    from firmware.table.match import Match

VERSION = 1
AT_A_TIME = 6  # options of a question, put into words: a board needs a millisecond for each
NOTHING: dict = {}
FIRMWARE = "0.1.0"

# What must stand after each command: see firmware.link.forms. A dictionary, and no `getattr` of
# a word from outside: MicroPython keeps every name it was ever asked for.
OFTEN = {
    "hello": "",
    "tap": "PIECE:line1..40",
    "turn": "N:-1000..1000",
    "press": "",
    "hold": "",
    "answer": "TEXT:line1..120",
    "undo": "[sure]",
    "ask": "",
    "memory": "",
}
# Module -> the rare commands it carries out; it is loaded as they come, and has their forms. In one
# text, with a blank before and after each: so many names would take half a kilobyte of the heap.
RARE = {
    "rare_commands":
        " new abort games language table log journal records record offer stored screen lights"
        " health settings set brightness time trial tag away watch ",
    "tag_commands": " tags bind forget label import enrol ",
    "match_commands": " answers repair leave sit pause ",
    "shelf_commands": " shelf aside take ",
    "people_commands": " people person erase ",
}  # fmt: skip


class Commands:
    """The half of `firmware.link.link.Link` that acts."""

    app: "App"
    injected: list
    menu: tuple
    watching: bool
    changed: bool
    done: "dict | None"

    if TYPE_CHECKING:

        def send(self, event: str, fields: dict) -> None:
            raise NotImplementedError

        def ask_again(self) -> bool:
            raise NotImplementedError

        def forget_pictures(self) -> None:
            raise NotImplementedError

    def act(self, command: str, rest: str) -> "dict | None":
        """Carry a command out. What its reply carries is then in `done`, too; raises Refused."""
        often = self.often(command, rest)
        if often:
            does, found = often
            self.done = does(*found) or NOTHING
            return self.done
        with borrowed(module_of(command)) as module:
            does, found = seldom(module, command, rest)
            self.done = does(self, *found) or NOTHING
        return self.done

    def often(self, command: str, rest: str) -> "tuple | None":
        """(what carries it out, its arguments) of a command that comes OFTEN: one or none."""
        form = OFTEN.get(command)
        if form is None:
            return None
        found = arguments(form, rest)
        if found is None:
            raise misfit(command, form)
        return getattr(self, "do_" + command), found

    def do_hello(self) -> dict:
        name, version = sys.implementation.name, sys.implementation.version
        match = self.app.match
        return {
            "link": VERSION,
            "firmware": FIRMWARE,
            "python": name + " " + ".".join([str(part) for part in version[:3]]),
            "language": self.app.settings.language,
            "game": match.name if match else None,
            "match": match.id if match else None,
            "rest": len(match.rest) if match else 0,
        }

    # Hands

    def do_tap(self, name: str) -> dict:
        match, play = self._playing()
        piece = match.referee.table.box.find(name)
        if piece is None:
            raise Refused("no_piece", f"no piece {name!r} in this box")
        reply = {"read": name}  # after the deed nothing may fail
        refusal = play.on_reader.answer(play, piece)
        self.changed = True
        if refusal is not None:
            self._refuse(refusal)
        return reply

    def do_turn(self, detents: int) -> None:
        self.injected.append(("turn", detents))

    def do_press(self) -> None:
        self.injected.append(("press",))

    def do_hold(self) -> None:
        self.injected.append(("hold",))

    def do_answer(self, text: str) -> dict:
        match, play = self._playing()
        ask = match.referee.ask
        value = record.parse(ask, text, match.referee.table.box, match.players)
        if value is None:
            raise Refused("not_an_answer", f"{text!r} is no answer to {ask.prompt}")
        reply = {"n": len(match.referee.log) + 1}
        refusal = play.do(match.reply(value))
        self.changed = True
        if refusal is not None:
            self._refuse(refusal)
        return reply

    def do_undo(self, sure: "str | None") -> dict:
        match, play = self.playing_or_over()
        reply = {"n": len(match.referee.log) - match.gesture()}
        refusal = play.take_back(sure is not None)
        self.changed = True
        if refusal is not None:
            self._refuse(refusal)
        return reply

    def do_ask(self) -> None:
        if not self.ask_again():
            raise Refused("no_match", "no question is open")

    def do_memory(self) -> dict:
        gc.collect()
        used = gc.mem_alloc() if hasattr(gc, "mem_alloc") else None
        free = gc.mem_free() if hasattr(gc, "mem_free") else None
        return {"used": used, "free": free, "largest": None if free is None else largest(free)}

    # Helpers

    def hidden(self) -> bool:
        """Whether what is asked now is secret."""
        match = self.app.match
        return bool(match and match.referee.ask and match.referee.ask.secret)

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

    def playing_or_over(self) -> tuple:
        """The match, in play or at its final scores."""
        if self.app.match is None or self.app.playing is None:
            raise Refused("no_match", "no match is in play")
        return self.app.match, self.app.playing

    def _playing(self) -> tuple:
        match, play = self.playing_or_over()
        if match.referee.ask is None:
            raise Refused("no_match", "the match is over")
        return match, play

    def _refuse(self, refusal: str) -> None:
        raise Refused(refusal, self.app.words.text(refusal))


def ask_fields(ask: "Ask", match: "Match") -> "Any":
    """An ask as an event: None after every little of the work, then its fields.

    A secret one carries neither options nor cards.
    """
    words, table = match.words, match.referee.table
    fields = {
        "n": len(match.referee.log),
        "seat": ask.seat,
        "who": words.seat(ask.seat),
        "prompt": ask.prompt,
        "text": words.text(ask.prompt, ask.args),
        "about": [words.said(fact) for fact in match.referee.game.about(table, ask)],
        "kind": ask.kind,
        "secret": ask.secret,
        "chosen": len(ask.chosen) if ask.secret else [table.box.name(p) for p in ask.chosen],
    }
    news: list = []
    options: list = []
    for item in table.news:
        yield None
        news.append(tell(item, words))
    for value in list(ask.items) if ask.secret else list(ask.values) + list(ask.items):
        if len(options) % AT_A_TIME == 0:
            yield None
        options.append(record.spell(ask, value, table.box, match.players))
    fields["news"] = [text for text in news if text]
    fields["options"] = options
    yield None
    yield fields


def module_of(command: str) -> str:
    """The module that carries a rare command out; Refused where there is no such command."""
    for module in RARE:
        if " " + command + " " in RARE[module]:
            return "firmware.link." + module
    raise Refused("unknown_command", f"no command {command!r}: see LINK.md")


def seldom(module: "Any", command: str, rest: str) -> tuple:
    """(what carries a rare command out, its arguments after the link); raises Refused."""
    does, form = module.DOES[command]
    found = module.arguments(form, rest)
    if found is None:
        raise misfit(command, form)
    return does, found


def largest(free: int) -> int:
    """The largest free block, to a kilobyte: free memory may be in many small pieces."""
    least, most = 0, free + 1
    while most - least > 1024:
        middle = (least + most) // 2
        try:
            bytearray(middle)
            least = middle
        except MemoryError:
            most = middle
    return least
