"""The link over a stream of bytes: USB serial on a board, a terminal or a pipe on a computer."""

import select

from firmware.link.lines import Lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CTRL_C = 0x03
PIECE = 64  # bytes: a packet of USB, and never more than a terminal that says "ready" takes at once
FULL = 4096  # bytes of events kept for a computer that does not read
AT_ONCE = 8  # pieces read or written before other tasks have a turn
# USB of an RP2040 or RP2350 (data sheets, "USB", DPRAM) as MicroPython uses it (tusb_config.h).
PACKET = 0x50100090  # the packet that goes to the computer next: endpoint 2
NOT_TAKEN = 1 << 10
QUEUE = 256  # bytes that have room behind it


class Serial:
    """A link device of `firmware.devices.guard`. It never waits; nothing given to `write` is lost.

    stream  read() -> bytes that have come, at most PIECE; write(data) -> how many it has taken
    """

    def __init__(self, stream: "Any") -> None:
        self.stream = stream
        self.lines = Lines()
        self.come: list = []
        self.going: list = [b"\n"]  # ends a line that was torn before the start
        self.sent = 0  # bytes of the first of `going`
        self.waiting = 1  # bytes of all of `going` not yet sent

    def readline(self) -> "str | None":
        """A line that has come. While too much waits to go none is read: its reply has no room."""
        self._write()
        if self.full():
            return None
        for _ in range(AT_ONCE):
            if self.come or not self._read():
                break
        return self.come.pop(0) if self.come else None

    def write(self, line: str) -> None:
        data = line.encode() + b"\n"
        self.going.append(data)
        self.waiting += len(data)
        try:
            self._write()
        except MemoryError:  # it goes later
            pass

    def busy(self) -> bool:
        """Whether something still waits to go: pictures then wait too."""
        self._write()
        return bool(self.waiting)

    def full(self) -> bool:
        """Whether the computer does not read: events are then left out."""
        return self.waiting > FULL

    def sleep(self, duration_ms: int) -> None:
        """Until the time is up, or something can be read or written: only where a stream can."""
        if not self.come or self.full():
            self.stream.sleep(duration_ms, not self.full(), bool(self.waiting))

    def _read(self) -> bool:
        data = self.stream.read()
        if CTRL_C in data:  # a board acts on that before the program can read it
            raise KeyboardInterrupt
        if data:
            self.come += self.lines.feed(data)
        return bool(data)

    def _write(self) -> None:
        for _ in range(AT_ONCE):
            if not self.waiting:
                return
            taken = self.stream.write(memoryview(self.going[0])[self.sent : self.sent + PIECE])
            if not taken:
                return
            self.sent += taken
            self.waiting -= taken
            if self.sent == len(self.going[0]):
                self.going.pop(0)
                self.sent = 0


class Stdio:
    """MicroPython's standard input and output, `sys.stdin.buffer` and `sys.stdout.buffer`.

    registers  of a Pico's chip, machine.mem32, or None
    room       bytes that can be written now without waiting

    Bytes are read one by one because `read(n)` would wait for n of them. A board's USB says "ready"
    while it has room for a byte, and the write of more waits half a second for a computer that is
    connected and does not read: where the chip tells, no more is written than has room; on other
    boards one write waits, and then none is tried. An input that has ended (the terminal or the
    pipe is gone; never on a board) ends the program.
    """

    registers: "Any" = None
    room = QUEUE

    def __init__(self, source: "Any", sink: "Any", registers: "Any" = None) -> None:
        self.source = source
        self.sink = sink
        self.registers = registers
        self.readable = select.poll()
        self.readable.register(source, select.POLLIN)
        self.writable = select.poll()
        self.writable.register(sink, select.POLLOUT)

    def read(self) -> bytes:
        if not ready(self.readable):
            return b""
        data = bytearray()
        while len(data) < PIECE and ready(self.readable):
            try:
                byte = self.source.read(1)
            except OSError:  # the other end of a pseudo-terminal is closed
                byte = b""
            if not byte and byte is not None and not data:
                raise SystemExit
            if not byte:
                break
            data.extend(byte)
        return bytes(data)

    def write(self, data: "bytes | memoryview") -> int:
        if not self.registers or not self.registers[PACKET] & NOT_TAKEN:
            self.room = QUEUE + len(data)  # this becomes the next packet
        try:
            taken = (self.sink.write(data[: self.room]) or 0) if ready(self.writable) else 0
        except OSError:
            raise SystemExit
        self.room = self.room - taken or QUEUE  # full: it is asked whether it is ready
        return taken

    def sleep(self, duration_ms: int, reading: bool, writing: bool) -> None:
        """Wait for the stream; only where one task alone uses the processor."""
        if not writing:
            self.readable.poll(duration_ms)
        elif not reading:
            self.writable.poll(duration_ms)
        else:
            both = select.poll()
            both.register(self.source, select.POLLIN)
            both.register(self.sink, select.POLLOUT)
            both.poll(duration_ms)


def ready(poll: "Any") -> bool:
    """Whether the one stream of this poll can be used now; nothing is allocated."""
    for _ in poll.ipoll(0):
        return True
    return False
