"""Checks a table's replies and events against the link's description.

Nothing of a wrong shape is passed on: a reply becomes a BadReply, an event a complaint. Unknown
fields stay behind; unknown events and commands pass: they are how the link grows. The replies'
shapes are in host.cable.description; the events' are here.
"""

from __future__ import annotations

from typing import Any

from host.cable.description import UNKNOWN, carried
from host.cable.match_commands import HELLO
from host.cable.table_commands import SCORES
from host.shapes import FLAG, HEX, LINE, TEXT, WHOLE, Shape, rebuilt

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
    "row": {"zone": WHOLE, "piece": (TEXT, None)},
    "clock": {"left": [WHOLE], "runs": (WHOLE, None)},
    "refused": {"why": TEXT, "text": TEXT, "read": TEXT},
    "tag": {"tag": HEX, "piece": (TEXT, None), "secret": FLAG, "reader?": WHOLE},
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


def reply(command: str, fields: dict[str, Any]) -> dict[str, Any]:
    """What the `ok` to this command carries. Raises Misfit."""
    found: dict[str, Any] = rebuilt(fields, carried(command))
    return found


def event(name: str, fields: dict[str, Any]) -> dict[str, Any]:
    """What an event tells; of one that is not described, any plain values. Raises Misfit."""
    found: dict[str, Any] = rebuilt(fields, EVENTS.get(name, UNKNOWN))
    return found
