"""What a table says over the link, as lines for people."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from host.cable.command import Command
from host.cable.description import COMMANDS
from host.cable.usage import alternatives, arguments, is_json, meanings, usages
from host.cli_support import count
from host.shapes import name_of

Fields = dict[str, Any]

WIDTH = 34  # of what is typed, in the list of commands
OWN_HELP = {
    "save": ("save FILE", "keep the record of the match in a file"),
    "help": ("help [COMMAND]", "this list, or all about a command; Ctrl-D ends the console"),
}
HALVES = " ▀▄█"


def help_lines(name: str = "") -> list[str]:
    """All commands, each in a line; or all there is to know of one."""
    if name in COMMANDS:
        return help_about(name, COMMANDS[name])
    known = [(ways(command, about), about.brief) for command, about in COMMANDS.items()]
    own = [OWN_HELP[name]] if name in OWN_HELP else list(OWN_HELP.values())
    rows = own if name in OWN_HELP else known + own
    return [f"  {usage:<{WIDTH}} {what}" for usage, what in rows]


def ways(name: str, about: Command) -> str:
    """Every way to write a command, where there is room for them."""
    first, *others = usages(name, about.form)
    every = " | ".join([first, *others])
    return every if len(every) <= WIDTH else f"{first} | …"


def help_about(name: str, about: Command) -> list[str]:
    lines = ["  " + usage for usage in usages(name, about.form)]
    lines.append("    " + about.does.replace("`", ""))
    lines += [f"    {part}: {meaning}" for part, meaning in meanings(about.form)]
    carries = dict(about.carries)
    for fields in about.of.values():
        carries.update(fields)
    if carries:
        told = [f"{field.rstrip('?')} ({name_of(shape)})" for field, shape in carries.items()]
        lines.append("    ok carries " + ", ".join(told))
    return lines + ([f"    errors {about.refuses}"] if about.refuses else [])


def first_words(name: str) -> list[str]:
    """The words that a command's argument may begin with, where they are known."""
    if name not in COMMANDS:
        return []
    parts = [arguments(one)[:1] for one in alternatives(COMMANDS[name].form) if not is_json(one)]
    return [word for part in parts if part for word in part[0].choices]


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
    state = "works again" if f["works"] else "FAILS"
    return [f"{f['device']} {state} ({count(f['failures'], 'failure')})"]


def told_repair(f: Fields) -> list[str]:
    waiting = f", {f['rest']} old ones are still to come" if f["rest"] else ""
    return [f"↶ repair: {count(f['n'], 'answer stands', 'answers stand')}{waiting}"]


def told_refused(f: Fields) -> list[str]:
    return [f"✗ {f['text']} ({f['why']})" + (f", read {f['read']}" if f["read"] else "")]


TELLERS: dict[str, Callable[[Fields], list[str]]] = {
    "hello": lambda f: [f"the table has started: firmware {f.get('firmware')}, {f.get('python')}"],
    "ask": told_ask,
    "menu": told_menu,
    "answer": lambda f: [f"✓ {f['n']}  {f['line']}" + (" (secret)" if f["secret"] else "")],
    "undone": lambda f: [f"↶ {count(f['n'], 'answer is', 'answers are')} left"],
    "repair": told_repair,
    "pause": lambda f: ["paused: press goes on" if f["on"] else "the match goes on"],
    "row": lambda f: ["a card was read, for this computer" if f["piece"] else "no more cards"],
    "clock": lambda f: ["left: " + ", ".join(f"{each} s" for each in f["left"])],
    "seat": lambda f: [f"seat {f['seat']}: {f['name']}, {f['how']}"],
    "refused": told_refused,
    "over": told_over,
    "tag": lambda f: [f"tag {f['tag']}: {f['piece'] or ('secret' if f['secret'] else 'no piece')}"],
    "missed": lambda f: [f"events were left out; {count(f['n'], 'answer')} so far: see log"],
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
    """The screen in half blocks, 128 wide and 32 high; pages that have not come are dark."""
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
