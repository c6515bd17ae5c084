"""What a table says over the link, as lines for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from firmware.link.commands import COMMANDS

Fields = dict[str, Any]

# What each command is for, as `help` tells it; firmware/link/LINK.md says more.
HELP = {
    "hello": ("hello", "who is there"),
    "tap": ("tap NAME", "lay a piece on the reader, and lift it"),
    "tag": ("tag HEX", "lay a tag on the reader"),
    "away": ("away", "lift that tag"),
    "turn": ("turn N", "turn the knob, negative to the left"),
    "press": ("press", "press the knob"),
    "hold": ("hold", "hold the knob down"),
    "answer": ("answer TEXT", "answer the question, as records spell it"),
    "undo": ("undo [sure]", "take the last answer back"),
    "answers": ("answers [N]", "the last answers in words, or those up to number N"),
    "repair": ("repair N [correct|omit|insert]", "go back to a wrong answer; repair stop ends it"),
    "leave": ("leave SEAT others|lots|end", "its player, 0 the first, leaves: what then"),
    "pause": ("pause", "hide hands and hold the clocks until somebody presses"),
    "sit": ("sit SEAT NAME", "a newcomer takes over that seat"),
    "offer": ('offer {"game": …, "players": […]}', "show a match that people may begin"),
    "new": ('new {"game": …, "players": […]}', "begin a match"),
    "abort": ("abort", "give the match up; its record is kept"),
    "games": ("games", "the catalogue"),
    "language": ("language fr|en", "speak French or English"),
    "ask": ("ask", "the question again"),
    "table": ("table [all]", "what the referee knows; all: hands too"),
    "log": ("log", "the record so far"),
    "journal": ("journal [N]", "the match as it is written down, with what was taken back"),
    "stored": ("stored NAME", "an archive has the records up to this one"),
    "records": ("records [N]", "names of the kept records, from number N on"),
    "record": ("record NAME", "a kept record"),
    "shelf": ("shelf", "the matches that were set aside"),
    "aside": ("aside", "set the match in play aside"),
    "take": ("take NAME", "take up a match of the shelf; one in play is set aside"),
    "people": ("people", "who plays here: name, light, tag"),
    "person": (
        'person {"name": …, "light": N, "tag": HEX, "was": …}',
        "add somebody, or change who `was` called so",
    ),
    "erase": ("erase NAME", "off the roster; records keep the name"),
    "watch": ("watch on|off", "see and hear what people at the table do"),
    "screen": ("screen", "the screen as it is"),
    "lights": ("lights", "the lights as they are"),
    "memory": ("memory", "the heap"),
    "health": ("health", "every device"),
    "settings": ("settings", "what the table remembers"),
    "set": ('set {"field": value}', "change that; null is the default"),
    "brightness": ("brightness N", "lights at N percent"),
    "time": ("time 2026-11-20T20:15", "the date for the headers of records"),
    "tags": ("tags", "which tag is on which piece"),
    "bind": ("bind HEX BOX PIECE [sure]", "this tag is on that piece"),
    "forget": ("forget HEX | BOX [PIECE]", "unbind a tag"),
    "label": (
        "label [HEX BOX PIECE | HEX none]",
        "read, write or erase the name on a tag",
    ),
    "import": ('import begin | ["LINE"] | check | apply', "another register"),
    "enrol": ("enrol on|off", "report tags without playing them"),
    "trial": ("trial light N RRGGBB | screen HH | sound NAME | storage | off", "try a device"),
}
OWN_HELP = {
    "save": ("save FILE", "keep the record of the match in a file"),
    "help": ("help", "this list; Ctrl-D ends the console"),
}
HALVES = " ▀▄█"


def help_lines() -> list[str]:
    known = [HELP[command] for command in COMMANDS] + list(OWN_HELP.values())
    return [f"  {usage:<34} {what}" for usage, what in known]


def event_lines(name: str, fields: Fields) -> list[str]:
    """An event; nothing for pictures, which `screen_lines` puts together."""
    teller = TELLERS.get(name)
    if teller is not None:
        return teller(fields)
    return [] if name in ("screen", "lights") else [f"{name} {json.dumps(fields)}"]


def told_ask(f: Fields) -> list[str]:
    secret = ", secret" if f["secret"] else ""
    lines = [f"    {news}" for news in f["news"]]
    lines.append(f"[{f['n']}] {f['who']}: {f['text']} ({f['prompt']}, {f['kind']}{secret})")
    return lines + wrapped(f["options"])


def wrapped(words: Sequence[str], width: int = 96) -> list[str]:
    """Words in indented lines."""
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > width:
            lines.append("")
        lines[-1] += "  " + word
    return [f"    {line}" for line in lines if line]


def told_menu(f: Fields) -> list[str]:
    labels = [("> " if at == f["at"] else "  ") + label for at, label in enumerate(f["labels"])]
    return [f"({f['heading']})", *[f"    {label}" for label in labels]]


def told_over(f: Fields) -> list[str]:
    scores = ", ".join("-" if score is None else str(score) for score in f["scores"])
    won = ", ".join(f["winners"]) or "nobody"
    return [f"over: {f['ending']}; scores {scores}; won by {won}"]


def told_health(f: Fields) -> list[str]:
    return [f"{f['device']} {'works again' if f['works'] else 'FAILS'} ({f['failures']} failures)"]


def told_repair(f: Fields) -> list[str]:
    waiting = f", {f['rest']} old ones are still to come" if f["rest"] else ""
    return [f"↶ repair: {f['n']} answers stand{waiting}"]


def told_refused(f: Fields) -> list[str]:
    return [f"✗ {f['text']} ({f['why']})" + (f", read {f['read']}" if f["read"] else "")]


TELLERS: dict[str, Callable[[Fields], list[str]]] = {
    "hello": lambda f: [f"the table has started: firmware {f.get('firmware')}, {f.get('python')}"],
    "ask": told_ask,
    "menu": told_menu,
    "answer": lambda f: [f"✓ {f['n']}  {f['line']}" + (" (secret)" if f["secret"] else "")],
    "undone": lambda f: [f"↶ {f['n']} answers are left"],
    "repair": told_repair,
    "pause": lambda f: ["paused: press goes on" if f["on"] else "the match goes on"],
    "clock": lambda f: ["left: " + ", ".join(f"{each} s" for each in f["left"])],
    "seat": lambda f: [f"seat {f['seat']}: {f['name']}, {f['how']}"],
    "refused": told_refused,
    "over": told_over,
    "tag": lambda f: [f"tag {f['tag']}: {f['piece'] or ('secret' if f['secret'] else 'no piece')}"],
    "missed": lambda f: [f"events were left out; {f['n']} answers so far: see log"],
    "sound": lambda f: [f"♪ {f['name']}"],
    "knob": lambda f: [f"knob: {f['did']}" + (f" {f['by']:+d}" if f["by"] else "")],
    "journal": lambda f: ["the journal is written again" if f["works"] else "the journal FAILS"],
    "room": lambda f: ["storage is short; these records go: " + ", ".join(f["records"])],
    "health": told_health,
    "fault": lambda f: [f"FAULT {f['error']}", *[f"    {x}" for x in f["trace"].split("\n")]],
    "error": lambda f: [f"error: {f.get('text')} ({f.get('why')})"],
    "noise": lambda f: [f"? {f['text']}"],
    "wrong": lambda f: [f"? {f['text']}"],
    "gone": lambda f: [f"{f['text']}: the next command looks for it again"],
}  # fmt: skip


def reply_lines(fields: Fields, took: float) -> list[str]:
    """An `ok` and how long it took."""
    lines = [f"ok ({took * 1000:.1f} ms)"]
    for key, value in fields.items():
        if isinstance(value, dict):
            lines.append(f"  {key}:")
            lines += [f"    {name}: {shown(inner)}" for name, inner in value.items()]
        elif isinstance(value, list) and any(isinstance(one, list) for one in value):
            lines += [f"  {shown(one)}" for one in value]
        else:
            lines.append(f"  {key}: {shown(value)}")
    return lines


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(shown(one) for one in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(inner)}" for key, inner in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def screen_lines(pages: dict[int, bytes]) -> list[str]:
    """The screen in half blocks, 128 wide and 32 high; pages nobody has sent are dark."""
    rows = []
    for y in range(0, 64, 2):
        page, shift = pages.get(y // 8, bytes(128)), y % 8
        rows.append("".join(HALVES[column >> shift & 3] for column in page).rstrip())
    return rows


def light_lines(fields: Fields) -> list[str]:
    """The lights that are lit, by number."""
    rgb = bytes.fromhex(fields["rgb"])
    lit = [
        f"{fields['at'] + at // 3}:{rgb[at : at + 3].hex()}"
        for at in range(0, len(rgb), 3)
        if any(rgb[at : at + 3])
    ]
    head = f"{len(lit)} of {len(rgb) // 3} lights, {fields['percent']} % left by the current limit"
    return [head, *wrapped(lit)]
