"""The link's commands, each described once: what it takes, does, carries and refuses.

The form of its arguments (firmware.link.forms) stands beside its code on the board, and the board
checks it. The rest stands here: replies are checked against it (host.cable.replies), the console's
help and the tables of firmware/link/LINK.md are made from it (tests.generate.link_page), and the
tests make almost right lines from it (tests/attack/lines.py).
"""

from __future__ import annotations

import re

from host.cable.command import Command
from host.cable.match_commands import MATCH
from host.cable.table_commands import TABLE
from host.shapes import ANY, Named, Shape

UNKNOWN = Named(ANY)
# Of any command.
ALWAYS = {
    "unknown_command": "there is no such command",
    "bad_argument": "what follows the command is not of its form: nothing was done",
    "too_long": "the line was longer than a line may be",
    "not_text": "the line was no UTF-8, or had control characters",
    "no_memory": "memory was too small for it, or for its reply",
    "device_fails": "storage, or the reader, failed while it was done",
    "fault": "a fault of the firmware's own",
}
COMMANDS: dict[str, Command] = dict((*MATCH, *TABLE))


def carried(line: str) -> Shape:
    """What the `ok` to this line carries; of a command that is not described, any plain values."""
    words = line.split()
    command = COMMANDS.get(words[0]) if words else None
    if command is None:
        return UNKNOWN
    return command.of.get(words[1] if len(words) > 1 else "", command.carries)


def may_refuse(line: str, why: str) -> bool:
    """Whether an error of this key is described for this line."""
    word = line.split()[0] if line.split() else ""
    keys = [*ALWAYS, *(COMMANDS[word].refuses.split() if word in COMMANDS else ())]
    return any(re.fullmatch(key.replace("*", "[a-z_]+"), why) for key in keys)
