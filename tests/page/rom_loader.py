"""An ESP32-C3 in its boot mode, byte by byte: the loader in its ROM, then the stub sent to it.

As Espressif's "Serial Protocol" document has it: packets in SLIP's frames, each command answered
with its number, a value, data and a status. The flash is what a chip erases and writes.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, ClassVar

from tests.page.usb import Wire

END, ESCAPE = b"\xc0", b"\xdb"
ESCAPED = ((b"\xdb", b"\xdb\xdd"), (b"\xc0", b"\xdb\xdc"))
CHIP = 5  # an ESP32-C3's number
FLASH = 1 << 21
SYNC_TIMES = 8
SUM_SEED = 0xEF  # of the exclusive or over a block
FINE, BAD_SUM, UNKNOWN = b"\0\0", b"\1\7", b"\1\5"


class Loader(Wire):
    """held     whether another program has the port;  waits: whether it is in its boot mode
    cut_at   so many bytes come to it before the cable is pulled; -1: all
    decays   whether a bit of its flash falls over once it was written
    """

    def __init__(self, context: Any) -> None:
        self.held, self.waits, self.decays, self.cut_at = False, True, False, -1
        self.flash = bytearray(FLASH)
        self.taken, self.gone = 0, False
        self.power()
        context.expose_function("boardReset", self.power)
        super().__init__(context, "")

    def power(self) -> None:
        self.part, self.out = b"", b""
        self.stub = False

    # The wire

    def opens(self) -> bool:
        if self.gone:  # plugged in again
            self.gone = False
            self.power()
        return not self.held

    def says(self) -> str | None:
        if self.gone:
            return None
        said, self.out = self.out, b""
        return b64encode(said).decode()

    def takes(self, data: str) -> bool:
        came = b64decode(data)
        self.taken += len(came)
        if 0 <= self.cut_at <= self.taken:
            self.gone, self.cut_at = True, -1
        if self.gone:
            return False
        if not self.waits:
            self.out += b"MicroPython v1.27\r\n>>> "
            return True
        *frames, self.part = (self.part + came).split(END)
        for frame in frames:
            if frame:
                self.packet(unescaped(frame))
        return True

    def send(self, packet: bytes) -> None:
        for plain, escaped in ESCAPED:
            packet = packet.replace(plain, escaped)
        self.out += END + packet + END

    # Commands

    def packet(self, packet: bytes) -> None:
        _, number, size, total = struct.unpack("<BBHI", packet[:8])
        data = packet[8:]
        assert len(data) == size, "a packet has another length than it says"
        command = self.COMMANDS.get(number)
        value, more, status = command(self, data, total) if command else (0, b"", UNKNOWN)
        for _ in range(SYNC_TIMES if number == 0x08 and not self.stub else 1):
            self.send(struct.pack("<BBHI", 1, number, len(more) + 2, value) + more + status)
        if number == 0x06:  # the stub that came runs
            self.stub = True
            self.send(b"OHAI")

    def sync(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        assert data == b"\x07\x07\x12\x20" + b"\x55" * 32
        return (0 if self.stub else 0x20120707), b"", FINE

    def fine(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        return 0, b"", FINE

    def about(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        return 0, struct.pack("<IB7sII", 0, 0, bytes(7), CHIP, 0), FINE

    def erase(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        self.flash[:] = b"\xff" * FLASH
        return 0, b"", FINE if self.stub else UNKNOWN

    def begin(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        size, self.blocks, self.block, self.at = struct.unpack("<IIII", data[:16])
        assert self.at + size <= FLASH
        self.number, self.inflated = 0, zlib.decompressobj()
        return 0, b"", FINE

    def block_came(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        size, number = struct.unpack("<II", data[:8])
        block, checked = data[16:], SUM_SEED
        for byte in block:
            checked ^= byte
        if checked != total or len(block) != size or number != self.number:
            return 0, b"", BAD_SUM
        self.number += 1
        plain = self.inflated.decompress(block)
        old = self.flash[self.at : self.at + len(plain)]
        # flash only loses bits until it is erased
        self.flash[self.at : self.at + len(plain)] = bytes(
            a & b for a, b in zip(old, plain, strict=True)
        )
        self.at += len(plain)
        return 0, b"", FINE

    def end(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        if self.decays:
            self.flash[self.at // 2] ^= 1
        return 0, b"", FINE if self.number == self.blocks else BAD_SUM

    def md5(self, data: bytes, total: int) -> tuple[int, bytes, bytes]:
        at, size = struct.unpack("<II", data[:8])
        found = hashlib.md5(self.flash[at : at + size], usedforsecurity=False)
        return 0, found.digest() if self.stub else found.hexdigest().encode(), FINE

    COMMANDS: ClassVar[dict[int, Callable[..., tuple[int, bytes, bytes]]]] = {
        0x08: sync, 0x14: about, 0x09: fine, 0x0A: fine, 0x05: fine, 0x06: fine, 0x07: fine,
        0x0F: fine, 0x0B: fine, 0x0D: fine, 0xD0: erase, 0x10: begin, 0x11: block_came, 0x12: end,
        0x13: md5,
    }  # fmt: skip


def unescaped(frame: bytes) -> bytes:
    for plain, escaped in reversed(ESCAPED):
        frame = frame.replace(escaped, plain)
    return frame
