"""A firmware as a board takes it over the network: a list of its files, and any piece of them."""

from __future__ import annotations

from binascii import b2a_base64

from firmware.link.reports import MARK
from host.cli_support import UsageError
from host.install.installation import MANIFEST, compiled, manifest_of, mark
from host.install.raw_repl import ARCHS
from host.network.topics import Fields

PIECE = 600  # bytes: with the names around them a message stays below 1 KB


class Parcel:
    """mark, size  of the list;  `files` by the first MARK digits of their SHA-256, the list too"""

    def __init__(self, wanted: dict[str, bytes]) -> None:
        whole = {**wanted, MANIFEST: manifest_of(wanted)}
        listed = "".join(f"{mark(data)} {len(data)} {path}\n" for path, data in whole.items())
        self.mark, self.size = mark(listed.encode()), len(listed.encode())
        self.files = {mark(data)[:MARK]: data for data in (*whole.values(), listed.encode())}

    def piece(self, name: str, at: int) -> Fields | None:
        """The payload of `piece` that begins there; None where there is none."""
        data = self.files.get(name, b"")[at : at + PIECE]
        if not data:
            return None
        return {"hash": name, "at": at, "data": b2a_base64(data, newline=False).decode()}


def parcel_for(processor: int) -> Parcel:
    """The processor of a board that reports this (`mpy` of TOPICS.md). Raises UsageError."""
    wanted, tools = compiled("".join(ARCHS[processor >> 10 & 15 :][:1]))
    if f"mpy v{processor & 0xFF}" not in tools.compiler:
        raise UsageError("the board's MicroPython is of another version: use trilithon deploy")
    return Parcel(wanted)
