"""What the link's replies and events carry (firmware/link/LINK.md), as shapes a program can check.

What a table says that is not of its shape is never handed on: a reply becomes a BadReply, an event
a complaint. Fields, events and commands that are not listed here are how the link grows.
"""

from __future__ import annotations

from typing import Any

from host.shapes import ANY, FLAG, HEX, LINE, TEXT, WHOLE, Named, Row, Shape, wrong

HELLO = {
    "link": WHOLE, "firmware": TEXT, "python": TEXT, "language": TEXT, "game": (TEXT, None),
    "match?": (TEXT, None),
}  # fmt: skip
LINES = {"lines": [LINE], "next": (WHOLE, None)}
SCORES = [(WHOLE, None)]
DEVICE = {"there": FLAG, "works": FLAG, "failures": WHOLE, "version?": TEXT, "warning?": TEXT}
IMPORTED = {"new": WHOLE, "moved": WHOLE, "same": WHOLE, "dropped": WHOLE, "boxes": [TEXT]}
SET_ASIDE = {"name": TEXT, "game": TEXT, "players": LINE, "date": LINE, "match": TEXT}
SAID = {"n": WHOLE, "who": TEXT, "asked": TEXT, "answer": TEXT}
ERROR = {"why": TEXT, "text": TEXT}

# By the command's first two words, else by its first.
REPLIES: dict[str, dict[str, Shape]] = {
    "hello": HELLO,
    "tap": {"read": TEXT},
    "tag": {},
    "away": {},
    "turn": {},
    "press": {},
    "hold": {},
    "answer": {"n": WHOLE},
    "undo": {"n": WHOLE},
    "answers": {"answers": [SAID], "next": (WHOLE, None)},
    "repair": {"n": WHOLE, "rest": WHOLE},
    "leave": {"name": TEXT},
    "pause": {},
    "sit": {"name": TEXT},
    "new": {"game": TEXT},
    "offer": {"game": TEXT},
    "abort": {},
    "games": {"games": [Row(TEXT, WHOLE, WHOLE, WHOLE)]},
    "language": {},
    "ask": {},
    "table": {"zones": Named([TEXT]), "hidden": Named(WHOLE), "scores": SCORES, "status": TEXT},
    "log": LINES,
    "journal": LINES,
    "records": {"records": [TEXT], "next?": (WHOLE, None)},
    "record": LINES,
    "stored": {"stored": TEXT},
    "shelf": {"shelf": [SET_ASIDE], "next": (TEXT, None)},
    "aside": {"match": TEXT},
    "take": {"game": TEXT},
    "people": {"people": [Row(TEXT, (WHOLE, None), (TEXT, None))], "next": (TEXT, None)},
    "person": {"name": TEXT},
    "erase": {"name": TEXT},
    "watch": {},
    "screen": {},
    "lights": {},
    "memory": {"used": (WHOLE, None), "free": (WHOLE, None), "largest": (WHOLE, None)},
    "health": {"devices": Named(DEVICE), "journal": FLAG},
    "settings": {"settings": Named(ANY), "faults": [TEXT]},
    "set": {"saved": FLAG, "restart": FLAG},
    "brightness": {},
    "time": {},
    "tags": LINES,
    "bind": {"replaced": [LINE]},
    "forget": {"forgotten": WHOLE},
    "label": {"tag": HEX, "box": (TEXT, None), "piece": (TEXT, None)},
    "import": {},
    "import check": IMPORTED,
    "import apply": IMPORTED,
    "enrol": {},
    "trial": {},
    "trial light": {"works": FLAG, "percent": WHOLE},
    "trial screen": {"works": FLAG},
    "trial sound": {"works": FLAG},
    "trial storage": {"works": FLAG, "free": WHOLE, "total": WHOLE},
}

EVENTS: dict[str, dict[str, Shape]] = {
    "hello": HELLO,
    "ask": {
        "n": WHOLE, "seat": (WHOLE, None), "who": TEXT, "prompt": TEXT, "text": TEXT, "kind": TEXT,
        "options": [TEXT], "secret": FLAG, "chosen": (WHOLE, [TEXT]), "news": [TEXT],
    },
    "menu": {"heading": TEXT, "labels": [TEXT], "at": WHOLE},
    "answer": {"n": WHOLE, "line": LINE, "secret": FLAG, "joined?": FLAG},
    "undone": {"n": WHOLE},
    "repair": {"n": WHOLE, "rest": WHOLE},
    "seat": {"seat": WHOLE, "name": TEXT, "how": TEXT},
    "pause": {"on": FLAG},
    "clock": {"left": [WHOLE], "runs": (WHOLE, None)},
    "refused": {"why": TEXT, "text": TEXT, "read": TEXT},
    "tag": {"tag": HEX, "piece": (TEXT, None), "secret": FLAG},
    "over": {"ending": TEXT, "scores": SCORES, "winners": [TEXT]},
    "missed": {"n": WHOLE},
    "screen": {"page": WHOLE, "data": HEX},
    "lights": {"at": WHOLE, "rgb": HEX, "percent": WHOLE},
    "sound": {"name": TEXT},
    "knob": {"did": TEXT, "by": WHOLE},
    "journal": {"works": FLAG},
    "room": {"records": [TEXT]},
    "health": {"device": TEXT, "works": FLAG, "failures": WHOLE},
    "fault": {"error": TEXT, "trace": TEXT},
}  # fmt: skip


def reply_wrong(command: str, fields: dict[str, Any]) -> str:
    """What is wrong with the fields of this command's `ok`; empty where nothing is."""
    words = command.split()
    shape = REPLIES.get(" ".join(words[:2])) or REPLIES.get(words[0] if words else "", {})
    return wrong(fields, shape)


def event_wrong(name: str, fields: dict[str, Any]) -> str:
    return wrong(fields, EVENTS.get(name, {}))
