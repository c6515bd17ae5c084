"""The registers of an MFRC522 and the way to them over SPI (data sheet rev. 3.9, sections 8, 9).

An access is one transfer, address and value; the FIFO is read and written in one burst.
"""

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

FIFO = 64  # bytes

# Registers (9.2)
COMMAND = 0x01
COM_IRQ = 0x04
ERROR = 0x06
FIFO_DATA = 0x09
FIFO_LEVEL = 0x0A
CONTROL = 0x0C
BIT_FRAMING = 0x0D
COLL = 0x0E
MODE = 0x11
TX_MODE = 0x12
RX_MODE = 0x13
TX_CONTROL = 0x14
TX_ASK = 0x15
MOD_WIDTH = 0x24
RF_CFG = 0x26
T_MODE = 0x2A
T_PRESCALER = 0x2B
T_RELOAD_H = 0x2C
T_RELOAD_L = 0x2D
VERSION = 0x37

IDLE = 0x00
TRANSCEIVE = 0x0C
SOFT_RESET = 0x0F


RX_NO_ERR = 0x08  # less than four bits are noise: go on listening (9.3.2.4)
FIELD_ON = 0x83
TICKS_PER_MS = 20  # prescaler 338: 13.56 MHz / 677 = 20.03 kHz (8.5)
SETTINGS = (
    (TX_MODE, 0),
    (RX_MODE, RX_NO_ERR),
    (MOD_WIDTH, 0x26),
    (T_MODE, 0x81),  # starts by itself after every transmission; prescaler 0x152
    (T_PRESCALER, 0x52),
    (T_RELOAD_H, 0),
    (T_RELOAD_L, TICKS_PER_MS),
    (TX_ASK, 0x40),  # 100 % modulation
    (MODE, 0x3D),  # CRC_A begins with 0x6363
    (COLL, 0),  # bits after a collision read 0
    (TX_CONTROL, FIELD_ON),
)

GENUINE = (0x91, 0x92)
CLONES = (0x88, 0x90, 0x12)  # FM17522 and others; 0x90 is also an early NXP

START_SEND = 0x80
# Nothing of the last exchange may be left: its command, its flags, its bytes.
CLEARED = (
    bytes((COMMAND << 1, IDLE)), bytes((COM_IRQ << 1, 0x7F)), bytes((FIFO_LEVEL << 1, 0x80)),
)  # fmt: skip
SENDING = bytes((COMMAND << 1, TRANSCEIVE))
REPLY = bytes((0x80 | COM_IRQ << 1, 0x80 | ERROR << 1, 0x80 | FIFO_LEVEL << 1, 0))


class Registers:
    """`spi`, and the pin `cs`, which is moved only here. `accesses` counts since the start."""

    def __init__(self, spi: Any, cs: Any) -> None:
        self.spi = spi
        self.cs = cs
        self.accesses = 0
        self.pair = bytearray(2)
        self.reply = bytearray(4)  # after `read_reply`: nothing, COM_IRQ, ERROR, FIFO_LEVEL
        self.burst = bytearray((0x80 | FIFO_DATA << 1,) * (FIFO + 1))
        cs(1)

    def write(self, register: int, value: int) -> None:
        self.accesses += 1
        self.pair[0] = register << 1
        self.pair[1] = value
        self.cs(0)
        self.spi.write(self.pair)
        self.cs(1)

    def read(self, register: int) -> int:
        self.accesses += 1
        self.pair[0] = 0x80 | register << 1
        self.pair[1] = 0
        self.cs(0)
        self.spi.write_readinto(self.pair, self.pair)
        self.cs(1)
        return self.pair[1]

    def read_reply(self) -> None:
        """Interrupts, errors and how many bytes have come, in one go, into `reply`: see 8.1.2.1."""
        self.accesses += 1
        self.cs(0)
        self.spi.write_readinto(REPLY, self.reply)
        self.cs(1)

    def write_fifo(self, data: Any) -> None:
        self.accesses += 1
        self.cs(0)
        self.spi.write(bytes((FIFO_DATA << 1,)) + bytes(data))
        self.cs(1)

    def transceive(self, data: Any, framing: int) -> None:
        """Send `data`, at once: seven transfers, which a tag on the reader waits for each time."""
        self.accesses += 6  # and the FIFO's own
        cs, write, pair = self.cs, self.spi.write, self.pair
        for cleared in CLEARED:
            cs(0)
            write(cleared)
            cs(1)
        self.write_fifo(data)
        pair[0] = BIT_FRAMING << 1
        pair[1] = framing  # without the StartSend of the last exchange
        cs(0)
        write(pair)
        cs(1)
        cs(0)
        write(SENDING)
        cs(1)
        pair[1] = framing | START_SEND
        cs(0)
        write(pair)
        cs(1)

    def read_fifo(self, size: int) -> bytes:
        """The address repeated, then a zero, so that no byte is taken from the FIFO unread."""
        self.accesses += 1
        got = bytearray(size + 1)
        self.burst[size] = 0
        self.cs(0)
        self.spi.write_readinto(memoryview(self.burst)[: size + 1], got)
        self.cs(1)
        self.burst[size] = 0x80 | FIFO_DATA << 1
        return bytes(got[1:])


def warning_of(version: int) -> str:
    """What people should know of a chip with that VERSION; "" where it is NXP's."""
    if version in GENUINE:
        return ""
    return "clone" if version in CLONES else "unknown"
