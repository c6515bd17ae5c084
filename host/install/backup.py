"""Everything that a table keeps, in one file: settings, people, tags, shelf, records, the match.

The file is a zip of the board's folder `data`, with ABOUT: {"backup": 1, "platform": "rp2",
"files": {path: SHA-256}}. What belongs to the board itself stays there: its code, and the network's
passwords.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from firmware.boot.main import FOLDER
from firmware.network.access import FILE as NETWORK
from firmware.storage.settings import FILE as SETTINGS
from host.cli_support import UsageError
from host.install.installation import kb, mark
from host.install.raw_repl import Board
from host.shapes import TEXT, WHOLE, Named, rebuilt

ABOUT = "trilithon-backup.json"
VERSION = 1
NAME = re.compile(r"\w[\w.-]{0,59}(/\w[\w.-]{0,59})?", re.ASCII)
MOST = 8 << 20  # bytes of a backup: no board keeps more
ASIDE, BEFORE = FOLDER + ".new", FOLDER + ".old"
FOLDERS = 4  # blocks of the folders that a table has at most, and of the one beside them
SHAPE = {"backup": WHOLE, "platform": TEXT, "files": Named(TEXT)}
# Nothing is removed before all that is to stand in its place is there.
EXCHANGE = """
import os
def drop(path):
    try:
        for entry in os.ilistdir(path):
            drop(path + '/' + entry[0])
        os.rmdir(path)
    except OSError:
        try:
            os.remove(path)
        except OSError:
            pass
drop(%(before)r)
for old, new in ((%(data)r + '/' + %(network)r, %(aside)r + '/' + %(network)r),
        (%(data)r, %(before)r), (%(aside)r, %(data)r)):
    try:
        os.rename(old, new)
    except OSError:
        if old == %(aside)r:
            raise
drop(%(before)r)
"""

NO_BACKUP = (zipfile.BadZipFile, zlib.error, KeyError, ValueError, RecursionError, RuntimeError)
Told = Callable[[str], object]


class BadBackup(UsageError):
    """A file that is no backup, or one that does not go over the cable whole, or onto the board.

    why   a key of what is wrong;  what  of which file, or how much
    """

    def __init__(self, text: str, why: str, what: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.what = what


@dataclass(frozen=True)
class Backup:
    """platform  of the board it is from, as MicroPython says it
    files     path in the table's folder -> content
    """

    platform: str
    files: Mapping[str, bytes]


def taken(board: Board, tell: Told) -> Backup:
    """What the table on this board keeps, each file as the board's own sum says. BoardError."""
    found = {}
    for path, (size, digest) in sorted(board.files([FOLDER]).items()):
        name = path.removeprefix(FOLDER + "/")
        if name == NETWORK:
            continue
        tell(f"  {name} ({size} bytes)")
        found[name] = board.read(path)
        if mark(found[name]) != digest:
            raise BadBackup(
                f"{name} did not arrive as it is on the board: try once more", "arrived", name
            )
    return Backup(board.platform, found)


def packed(backup: Backup) -> bytes:
    """As the file has it."""
    about = {
        "backup": VERSION, "platform": backup.platform,
        "files": {name: mark(data) for name, data in backup.files.items()},
    }  # fmt: skip
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(ABOUT, json.dumps(about, indent=1))
        for name, data in backup.files.items():
            file.writestr(name, data)
    return whole.getvalue()


def read(path: Path) -> Backup:
    """Out of a file, each of its parts as its sum says. UsageError says what is wrong with it."""
    try:
        return unpacked(path.read_bytes(), str(path))
    except OSError as wrong:
        raise UsageError(f"{path} cannot be read: {wrong.strerror}") from None


def unpacked(data: bytes, name: str) -> Backup:
    """What is in a file of this name. BadBackup."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            if sum(each.file_size for each in file.infolist()) > MOST:
                raise BadBackup(f"{name} is larger than any table", "damaged", name)
            about: Any = rebuilt(json.loads(file.read(ABOUT)), SHAPE)
            files = {each: file.read(each) for each in about["files"]}
    except NO_BACKUP as wrong:
        raise BadBackup(f"{name} is no whole backup of a table: {wrong}", "damaged", name) from None
    if about["backup"] > VERSION:
        raise BadBackup(
            f"{name} was made by a newer Trilithon: bring this one up to date first", "newer", name
        )
    for each, content in files.items():
        if not NAME.fullmatch(each) or mark(content) != about["files"][each]:
            raise BadBackup(
                f"{name} is no whole backup of a table: {each} is damaged", "damaged", name
            )
    return Backup(about["platform"], files)


def fitted(backup: Backup, platform: str) -> Backup:
    """For a board of this platform: of another kind of board the pins and parts are not taken."""
    if platform == backup.platform or SETTINGS not in backup.files:
        return backup
    try:
        settings = json.loads(backup.files[SETTINGS])
        settings.pop("hardware", None)
    except (ValueError, AttributeError):
        return backup  # the table says itself what is wrong with them
    data = json.dumps(settings).encode()
    return Backup(platform, {**backup.files, SETTINGS: data})


def kept(board: Board) -> list[str]:
    """What a table on this board keeps already, apart from its settings and its network."""
    names = [path.removeprefix(FOLDER + "/") for path in board.files([FOLDER])]
    return sorted(name for name in names if name not in (NETWORK, SETTINGS))


def aside(board: Board) -> dict[str, str]:
    """What has been sent: path -> SHA-256. The network's file may be there since a cut."""
    found = board.files([ASIDE]).items()
    return {path: digest for path, (_, digest) in found if path != f"{ASIDE}/{NETWORK}"}


def put(board: Board, backup: Backup, tell: Told) -> None:
    """In place of what the table on this board keeps. Once more after a cut, it goes on.

    All is sent beside what is there, looked at, and then exchanged. UsageError, BoardError.
    """
    there = aside(board)
    wanted = {f"{ASIDE}/{name}": data for name, data in backup.files.items()}
    sent = {path: data for path, data in wanted.items() if there.get(path) != mark(data)}
    takes = sum(-len(data) // board.block * -board.block for data in sent.values())
    takes += FOLDERS * 2 * board.block
    if takes > board.free:
        raise BadBackup(
            f"no room: this takes {kb(takes)}, {kb(board.free)} are free", "room",
            kb(takes - board.free),
        )  # fmt: skip
    for path in there.keys() - wanted.keys():
        board.remove(path)
    for folder in sorted({path.rpartition("/")[0] for path in wanted} | {ASIDE}):
        board.make_folder(folder)
    for path, data in sent.items():
        tell(f"  {path.removeprefix(ASIDE + '/')} ({len(data)} bytes)")
        board.write(path, data)
    if aside(board) != {path: mark(data) for path, data in wanted.items()}:
        raise BadBackup(
            "what arrived is not what was sent: try once more, nothing was changed", "sent"
        )
    names = {"before": BEFORE, "data": FOLDER, "aside": ASIDE, "network": NETWORK}
    board.run(EXCHANGE % names)
