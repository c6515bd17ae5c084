"""The key of the house, with which images that go over the air are signed.

It lies in one file of this computer. No board has it: each has a key of its own, made of it and the
table's name, so a board that is opened gives away no other table.
"""

from __future__ import annotations

import argparse
import hmac
import os
import re
import secrets
from pathlib import Path

import platformdirs

from firmware.network.signed import message
from host.cli_support import UsageError
from host.network.topics import Fields

SIZE = 32  # bytes; in hex in the file, and on a board
FORM = re.compile(rf"[0-9a-f]{{{2 * SIZE}}}\n?", re.ASCII)
HELP = "the file of the key of the house (default: one for all of this computer)"


def usual_place() -> Path:
    return platformdirs.user_data_path("trilithon", appauthor=False) / "house.key"


def add_key(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--key", type=Path, default=usual_place(), metavar="FILE", help=HELP)


def make(path: Path) -> None:
    """A new key, in place of one that may be there; whole, and for the owner's eyes from the start.

    Raises UsageError.
    """
    aside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside.unlink(missing_ok=True)
        with open(os.open(aside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
            file.write(secrets.token_hex(SIZE) + "\n")
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError as wrong:
        raise UsageError(f"{path}: {wrong.strerror}") from None


def read(path: Path) -> bytes:
    """The key. UsageError where there is none, or others can read it."""
    try:
        if os.name == "posix" and path.stat().st_mode & 0o077:
            raise UsageError(f"others on this computer can read {path}: chmod 600 {path}")
        text = path.read_text(encoding="ascii", errors="replace")
    except FileNotFoundError:
        raise UsageError(f"no key of the house at {path}: make one, trilithon key") from None
    except OSError as wrong:
        raise UsageError(f"{path}: {wrong.strerror}") from None
    if not FORM.fullmatch(text):
        raise UsageError(f"{path} is no key of a house: {2 * SIZE} hex digits are required")
    return bytes.fromhex(text)


def table_key(house: bytes, table: str) -> str:
    """The key of one table, in hex, as its board keeps it."""
    return hmac.digest(house, f"trilithon table\n{table}".encode(), "sha256").hex()


def signature(house: bytes, table: str, order: Fields) -> str:
    """Of an order that has the board's nonce."""
    key = bytes.fromhex(table_key(house, table))
    return hmac.digest(key, message(order), "sha256").hex()
