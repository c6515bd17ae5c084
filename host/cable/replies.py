"""Checks a table's replies and events against the link's description.

Nothing of a wrong shape is passed on: a reply becomes a BadReply, an event a complaint. Unknown
fields, events and commands pass: they are how the link grows. The replies' shapes are in
host.cable.description; the events' are here.
"""

from __future__ import annotations

from typing import Any

from host.cable.description import carried
from host.cable.match_commands import HELLO
from host.cable.table_commands import SCORES
from host.shapes import FLAG, HEX, LINE, TEXT, WHOLE, Shape, wrong

ERROR = {"why": TEXT, "text": TEXT}

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
    return wrong(fields, carried(command))


def event_wrong(name: str, fields: dict[str, Any]) -> str:
    return wrong(fields, EVENTS.get(name, {}))
