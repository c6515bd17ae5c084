"""The registers of an MFRC522 and the way to them over SPI (data sheet rev. 3.9, sections 8, 9).

An access is one transfer, address and value; the FIFO is read and written in one burst, and so are
several registers read.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

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

GAINS = {18: 0x28, 23: 0x18, 33: 0x48, 38: 0x58, 43: 0x68, 48: 0x78}
GENUINE = (0x91, 0x92)
CLONES = (0x88, 0x90, 0x12)  # FM17522 and others; 0x90 is also an early NXP

START_SEND = 0x80
# Nothing of the last exchange may be left: its command, its flags, its bytes.
STOPPED = bytes((COMMAND << 1, IDLE))
NO_FLAGS = bytes((COM_IRQ << 1, 0x7F))
EMPTIED = bytes((FIFO_LEVEL << 1, 0x80))
SENDING = bytes((COMMAND << 1, TRANSCEIVE))
REPLY = bytes((0x80 | COM_IRQ << 1, 0x80 | ERROR << 1, 0x80 | FIFO_LEVEL << 1, 0))
INTO_FIFO = FIFO_DATA << 1  # the first byte of every frame that is sent from here
# The address repeated, then a zero, so that no byte is taken from the FIFO unread.
FROM_FIFO = 0x80 | FIFO_DATA << 1
A_SAK = bytes((FROM_FIFO, 0))
A_LEVEL = bytes((FROM_FIFO,) * 5 + (0,))
SENT_ONLY = 2  # carries CRC_A, and no reply does: beside False and True
TX_CRC = (bytes((TX_MODE << 1, 0)), bytes((TX_MODE << 1, 0x80)), bytes((TX_MODE << 1, 0x80)))
RX_CRC = (
    bytes((RX_MODE << 1, RX_NO_ERR)),
    bytes((RX_MODE << 1, 0x80 | RX_NO_ERR)),
    bytes((RX_MODE << 1, RX_NO_ERR)),
)

# What an interrupt says (9.3.1.5).
IRQ_BIT7 = 0x80  # always reads 0: where it does not, no chip is there
IRQ_RX = 0x20
IRQ_TIMER = 0x01
IRQ_ANY = 0xA1  # of these three


class Silent(Exception):
    """The chip answers its bus, but finishes nothing or has lost its settings."""


class Registers:
    """`spi`, and the pin `cs`, which is moved only here.

    What is done in every turn of the table's loop makes no garbage: the bytes to send and the
    room for those that come are there from the start, and so are the bus's bound methods.

    reply   after `over`: nothing, COM_IRQ, ERROR, FIFO_LEVEL
    level   after `took_level`: a frame that selects the tag whose level has come;  `part` of it
            are the level's four bytes and BCC
    crc, reload  as they are set, where that is known; -1 where not
    """

    def __init__(self, spi: Any, cs: Any) -> None:
        self.out = spi.write
        self.swap = spi.write_readinto
        self.cs = cs
        self.crc = self.reload = -1
        self.pair = bytearray(2)
        self.reply = bytearray(4)
        self.sak = bytearray(2)
        self.level = bytearray(8)
        self.part = memoryview(self.level)[3:]
        self.taken = memoryview(self.level)[2:]
        self.burst = bytearray((FROM_FIFO,) * (FIFO + 1))
        cs(1)

    def write(self, register: int, value: int) -> None:
        self.pair[0] = register << 1
        self.pair[1] = value
        self.cs(0)
        self.out(self.pair)
        self.cs(1)

    def read(self, register: int) -> int:
        self.pair[0] = 0x80 | register << 1
        self.pair[1] = 0
        self.cs(0)
        self.swap(self.pair, self.pair)
        self.cs(1)
        return self.pair[1]

    def remembers(self) -> bool:
        """Whether a register keeps what is written: a loose wire, or no chip, does not."""
        for value in (0x5A, 0xA5):
            self.write(T_RELOAD_L, value)
            if self.read(T_RELOAD_L) != value:
                return False
        return True

    def set_up(self, gain: int) -> None:
        for register, value in SETTINGS:
            self.write(register, value)
        self.write(RF_CFG, gain)
        self.crc, self.reload = 0, TICKS_PER_MS

    def tune(self, crc: int, ms: int) -> None:
        """Whether frames and replies carry CRC_A, and how long a reply may take to begin."""
        if self.crc != crc:
            self.crc = crc
            cs = self.cs
            cs(0)
            self.out(TX_CRC[crc])
            cs(1)
            cs(0)
            self.out(RX_CRC[crc])
            cs(1)
        if self.reload != ms * TICKS_PER_MS:
            self.reload = ms * TICKS_PER_MS
            self.write(T_RELOAD_L, self.reload)

    def send(self, frame: Any, framing: int) -> None:
        """A frame behind its INTO_FIFO, at once: a tag on the reader waits for these seven."""
        cs, out = self.cs, self.out
        cs(0)
        out(STOPPED)
        cs(1)
        cs(0)
        out(NO_FLAGS)
        cs(1)
        cs(0)
        out(EMPTIED)
        cs(1)
        cs(0)
        out(frame)
        cs(1)
        pair = self.pair
        pair[0] = BIT_FRAMING << 1
        pair[1] = framing  # without the StartSend of the last exchange
        cs(0)
        out(pair)
        cs(1)
        cs(0)
        out(SENDING)
        cs(1)
        pair[1] = framing | START_SEND
        cs(0)
        out(pair)
        cs(1)

    def over(self, looks: int) -> bool:
        """Whether a reply has come or the timer has run out; asked up to so many times.

        Interrupts, errors and how many bytes have come, in one go, into `reply`: see 8.1.2.1.
        """
        cs, swap = self.cs, self.swap
        reply = self.reply
        while True:
            cs(0)
            swap(REPLY, reply)
            cs(1)
            looks -= 1
            if reply[1] & IRQ_ANY or not looks:
                break
        if reply[1] & IRQ_BIT7:
            raise Silent()
        return bool(reply[1] & IRQ_ANY)

    def took_sak(self) -> int:
        self.cs(0)
        self.swap(A_SAK, self.sak)
        self.cs(1)
        return self.sak[1]

    def took_level(self, select: int) -> bool:
        """Four bytes and BCC into `level`, made a frame with that command; whether they fit."""
        level = self.level
        self.cs(0)
        self.swap(A_LEVEL, self.taken)
        self.cs(1)
        level[0] = INTO_FIFO
        level[1] = select
        level[2] = 0x70
        return level[3] ^ level[4] ^ level[5] ^ level[6] == level[7]

    def read_fifo(self, size: int) -> bytes:
        if not size:
            return b""
        got = bytearray(size + 1)
        self.burst[size] = 0
        self.cs(0)
        self.swap(memoryview(self.burst)[: size + 1], got)
        self.cs(1)
        self.burst[size] = FROM_FIFO
        return bytes(got[1:])

    def collided_at(self) -> int:
        """Undisturbed bits before the collision (9.3.1.15): position 1 to 32, where 0 is 32."""
        where = self.read(COLL)
        return 0 if where & 0x20 else ((where & 0x1F) or 32) - 1


def warning_of(version: int) -> str:
    """What people should know of a chip with that VERSION; "" where it is NXP's."""
    if version in GENUINE:
        return ""
    return "clone" if version in CLONES else "unknown"
