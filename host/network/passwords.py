"""A broker's address and our user's password, the same way for every command that connects.

A command line can be read by all users of a computer. So a password comes from a file, the
environment, or the person at the keyboard; in an address it is refused.
"""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from host.cli_support import UsageError
from host.door import complain

if TYPE_CHECKING:  # it needs what a computer without a hall does not have
    from host.network.broker import Broker

VARIABLE = "TRILITHON_MQTT_PASSWORD"
HOW = f"--passwords FILE (lines of USER:PASSWORD), {VARIABLE} in the environment, or when asked"
HELP = "mqtt://USER@HOST or mqtts://USER@HOST:PORT; without USER where the broker asks for none"


def add_passwords(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--passwords", type=Path, metavar="FILE",
        help=f"lines of USER:PASSWORD (else {VARIABLE} in the environment, or a question)",
    )  # fmt: skip


def broker_of(args: argparse.Namespace) -> Broker:
    """The broker of --mqtt with our user's password. UsageError says what is wrong, or missing."""
    from host.network.broker import Broker

    broker = Broker.parse(args.mqtt)
    if broker.password is not None:
        raise UsageError(
            "--mqtt: others on this computer can read a password on the command line. Write "
            f"mqtt{'s' if broker.tls else ''}://{broker.user}@{broker.host}, and give it by {HOW}"
        )
    if broker.user is None:
        return broker
    return replace(broker, password=password_of(broker.user, read_passwords(args.passwords)))


def password_of(user: str, passwords: dict[str, str]) -> str:
    """From the file, else the environment, else the keyboard. UsageError: from nowhere."""
    found = passwords.get(user) or os.environ.get(VARIABLE)
    if found is None and sys.stdin.isatty():
        found = getpass.getpass(f"password of {user} at the broker: ")
    if found is None:
        raise UsageError(f"the password of {user} at the broker is missing: give it by {HOW}")
    return found


def read_passwords(path: Path | None) -> dict[str, str]:
    """A file of `USER:PASSWORD` lines. UsageError says what is wrong with it."""
    if path is None:
        return {}
    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
        if os.name == "posix" and path.stat().st_mode & 0o077:
            complain(f"others on this computer can read {path}: chmod 600 {path}")
    except (OSError, UnicodeError) as error:
        raise UsageError(f"--passwords {path}: {error}") from None
    found = dict(line.split(":", 1) for line in lines if ":" in line)
    if not found:
        raise UsageError(f"--passwords {path}: no line of the form USER:PASSWORD")
    return found
