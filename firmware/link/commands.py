"""What a computer asks of the table often, a function for each command of LINK.md; and the modules
of the other commands.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import gc
import sys

from engine import record
from engine.loading import borrowed
from engine.tell import tell
from firmware.link.forms import Refused, misfit
from firmware.link.forms import arguments as arguments

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ask import Ask
    from firmware.link.link import Link
    from firmware.table.match import Match

VERSION = 1
AT_A_TIME = 6  # options of a question, put into words: a board needs a millisecond for each
FIRMWARE = "0.2.0"

# Module -> the rare commands it carries out; it is loaded as they come, and has their forms. In one
# text, with a blank before and after each: so many names would take half a kilobyte of the heap.
RARE = {
    "rare_commands":
        " new abort games language table log journal offer screen lights"
        " health settings set brightness time trial tag away watch ",
    "tag_commands": " tags bind forget label import enrol ",
    "match_commands": " answers repair leave sit pause ",
    "shelf_commands": " shelf aside take records record stored ",
    "people_commands": " people person erase ",
    "machine_commands": " decide row ",
}  # fmt: skip


# Hands


def tap(link: "Link", name: str) -> dict:
    match, play = in_play(link)
    piece = match.referee.table.box.find(name)
    if piece is None:
        raise Refused("no_piece", f"no piece {name!r} in this box")
    reply = {"read": name}  # after the deed nothing may fail
    refusal = play.on_reader.answer(play, piece)
    link.changed = True
    if refusal is not None:
        done(link, refusal)
    return reply


def turn(link: "Link", detents: int) -> None:
    link.injected.append(("turn", detents))


def press(link: "Link") -> None:
    link.injected.append(("press",))


def hold(link: "Link") -> None:
    link.injected.append(("hold",))


def answer(link: "Link", text: str) -> dict:
    match, play = in_play(link)
    ask = match.referee.ask
    value = record.parse(ask, text, match.referee.table.box, match.players)
    if value is None:
        raise Refused("not_an_answer", f"{text!r} is no answer to {ask.prompt}")
    reply = {"n": len(match.referee.log) + 1}
    refusal = play.do(match.reply(value))
    link.changed = True  # what is done needs no memory any more, not even a call
    if refusal is not None:
        done(link, refusal)
    return reply


def undo(link: "Link", sure: "str | None") -> dict:
    match, play = link.playing_or_over()
    reply = {"n": len(match.referee.log) - match.gesture()}
    refusal = play.take_back(sure is not None)
    link.changed = True
    if refusal is not None:
        done(link, refusal)
    return reply


def done(link: "Link", refusal: "str | None") -> None:
    """The table has tried; Refused where the rules are against it."""
    link.changed = True
    if refusal is not None:
        raise Refused(refusal, link.app.words.text(refusal))


def in_play(link: "Link") -> tuple:
    """The match that asks something, and how it is played."""
    match, play = link.playing_or_over()
    if match.referee.ask is None:
        raise Refused("no_match", "the match is over")
    return match, play


# What there is


def hello(link: "Link") -> dict:
    app, match = link.app, link.app.match
    date, offset = app.deeds.hour()
    return {
        "link": VERSION,
        "firmware": FIRMWARE,
        "python": python(),
        "language": app.settings.language,
        "game": match.name if match else None,
        "match": match.id if match else None,
        "rest": len(match.rest) if match else 0,
        "board": app.devices.board,
        "time": date or None,
        "offset": offset,
    }


def ask(link: "Link") -> None:
    if not link.ask_again():
        raise Refused("no_match", "no question is open")


def memory(_: "Link") -> dict:
    gc.collect()
    used = gc.mem_alloc() if hasattr(gc, "mem_alloc") else None
    free = gc.mem_free() if hasattr(gc, "mem_free") else None
    return {"used": used, "free": free, "largest": None if free is None else largest(free)}


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


def python() -> str:
    """What the table runs on: `micropython 1.29.0`."""
    name, version = sys.implementation.name, sys.implementation.version
    return name + " " + ".".join([str(part) for part in version[:3]])


def module_of(command: str) -> str:
    """The module that carries a rare command out; Refused where there is no such command."""
    for module in RARE:
        if " " + command + " " in RARE[module]:
            return "firmware.link." + module
    raise Refused("unknown_command", f"no command {command!r}: see LINK.md")


def ready(module: "Any", command: str, rest: str) -> tuple:
    """(what carries a command out, its arguments after the link); raises Refused."""
    does, form = module.DOES[command]
    found = module.arguments(form, rest)
    if found is None:
        raise misfit(command, form)
    return does, found


def act(link: "Link", command: str, rest: str) -> dict:
    """Carry a command out, not from the cable; what its reply carries. Raises Refused."""
    if command in DOES:
        does, found = ready(sys.modules[__name__], command, rest)
        return does(link, *found) or {}
    with borrowed(module_of(command)) as module:
        does, found = ready(module, command, rest)
        fields: dict = does(link, *found) or {}
    return fields


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


# What carries each command out, and what must stand after it: see firmware.link.forms. A
# dictionary, and no `getattr` of a word from outside: MicroPython keeps every name it is asked for.
DOES = {
    "hello": (hello, ""),
    "tap": (tap, "PIECE:line1..40"),
    "turn": (turn, "N:-1000..1000"),
    "press": (press, ""),
    "hold": (hold, ""),
    "answer": (answer, "TEXT:line1..120"),
    "undo": (undo, "[sure]"),
    "ask": (ask, ""),
    "memory": (memory, ""),
}
