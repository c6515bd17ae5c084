"""Show what a table is set to, and change it: lights, sound, pins, and what its parts are.

A field of `hardware` may stand by its own name, a pin as `pins.strip=28`. Without a value after
`=` the usual one counts again. What is wrong changes nothing, and is named. Parts count from the
next power-on.

exit codes: 0 done, 1 the table refuses it, 2 wrong usage

examples:
  trilithon settings                                    all of them, of the only board connected
  trilithon settings screen=ssd1306 screen_address=3D   another screen
  trilithon settings knob_detents=2 limit_ma=1300
  trilithon settings light_order=                       the usual lights again
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from host.cable.client import Client, Refusal
from host.cable.ports import find_port
from host.cable.wishes import Change, change, shown, with_changes
from host.cli_support import UsageError
from host.door import say

AGAIN = "it counts once the table was unplugged and plugged in again"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "words", nargs="*", metavar="PORT|FIELD=VALUE",
        help="the board's serial port (default: the only board), and what to change",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    changes = [word for word in args.words if "=" in word]
    ports = [word for word in args.words if "=" not in word]
    if len(ports) > 1:
        raise UsageError(f"one port, or FIELD=VALUE: {' '.join(ports)}")
    parsed = [change(word) for word in changes]
    with Client(find_port(*ports)) as client:
        if not parsed:
            say(*shown(client.command("settings")))
            return 0
        try:
            say(put(client, parsed))
        except Refusal as refusal:
            say(f"nothing is changed: {refusal.text}")
            return 1
    return 0


def put(client: Client, changes: Sequence[Change]) -> str:
    """Ask the table for all changes at once, and say what becomes of them. Raises Refusal."""
    told = client.command("settings")["settings"]
    wishes = with_changes(dict(told["hardware"]), changes)
    done = client.command("set " + json.dumps(wishes))
    if not done["saved"]:
        return "it counts until the table is switched off: it could not be saved"
    return "saved; " + AGAIN if done["restart"] else "saved"
