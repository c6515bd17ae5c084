"""A UF2 file: an image of flash in blocks that a board's own boot loader takes (microsoft/uf2)."""

from __future__ import annotations

import struct
from collections.abc import Iterator

FIRST, SECOND, LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30
FAMILY_IS_TOLD = 0x2000
PAGE, ROOM = 256, 476  # bytes that a block brings, and that it has room for


def uf2(data: bytes, start: int, family: int) -> bytes:
    """`data` for flash from the address `start` on, for chips of this family."""
    return b"".join(blocks(data, start, family))


def blocks(data: bytes, start: int, family: int) -> Iterator[bytes]:
    pieces = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    for number, piece in enumerate(pieces):
        head = (FIRST, SECOND, FAMILY_IS_TOLD, start + PAGE * number, PAGE, number, len(pieces))
        yield struct.pack(f"<8I{ROOM}sI", *head, family, piece, LAST)
