"""Tags at the level of bits: ISO 14443-3 states, NTAG213/215/216 and Ultralight memory.

The sleeping and waking is the sheets': a tag answers REQA only from IDLE, WUPA also from HALT, and
anything unexpected sends it back without a word, to HALT if it came from there.
"""

from tests.both.models.rf import DELAY_NS, crc_a, to_bits

IDLE, READY, ACTIVE, HALT = range(4)
ACK, NAK, NAK_CRC = 0x0A, 0x00, 0x01
SELECT = (0x93, 0x95, 0x97)
WRITE_NS = 4000000


def levels(uid: bytes) -> list:
    """Four bytes and BCC of every cascade level."""
    parts = []
    while len(uid) > 4:
        parts.append(b"\x88" + uid[:3])
        uid = uid[3:]
    parts.append(uid)
    return [part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],)) for part in parts]


class Tag:
    """Any ISO 14443-A tag up to its selection. `sak` of the last level, `atqa` as it is sent."""

    def __init__(self, uid: bytes, sak: int = 0x00) -> None:
        self.uid = uid
        self.sak = sak
        self.levels = levels(uid)
        self.atqa = bytes(({4: 0x04, 7: 0x44, 10: 0x84}[len(uid)], 0))
        self.wake()

    def wake(self) -> None:
        """It comes into a field."""
        self.state = IDLE
        self.halted = False
        self.level = 0

    def sleep(self) -> None:
        """Something unexpected: back to where it came from."""
        self.state = HALT if self.halted else IDLE

    def hear(self, data, bits: int):
        """(reply bits, delay in ns) or None."""
        if bits == 7:
            return self._short(data[0])
        if self.state == READY:
            return self._ready(bytes(data), bits)
        if self.state == ACTIVE:
            return self._active(bytes(data), bits)
        return None

    def _short(self, command: int):
        if self.state == IDLE or (self.state == HALT and command == 0x52):
            if command not in (0x26, 0x52):
                return None
            self.halted = self.state == HALT
            self.state, self.level = READY, 0
            return to_bits(self.atqa), DELAY_NS
        if self.state in (READY, ACTIVE):
            self.sleep()
        return None

    def _ready(self, data: bytes, bits: int):
        if bits < 16 or data[0] != SELECT[self.level]:
            self.sleep()
            return None
        mine = self.levels[self.level]
        if data[1] == 0x70:
            return self._selected(data, mine)
        known = 8 * ((data[1] >> 4) - 2) + (data[1] & 7)
        theirs = to_bits(data[2:])[:known]
        if bits != 16 + known or theirs != to_bits(mine)[:known]:
            return None
        return to_bits(mine, known), DELAY_NS

    def _selected(self, data: bytes, mine: bytes):
        if data[2:] != mine + crc_a(data[:7]):
            self.sleep()
            return None
        self.level += 1
        last = self.level == len(self.levels)
        if last:
            self.state = ACTIVE
        return framed(bytes((self.sak if last else 0x04,)))

    def _active(self, data: bytes, bits: int):
        if bits < 24 or crc_a(data[:-2]) != data[-2:]:
            return self._refuse(NAK_CRC)
        if data[:-2] == b"\x50\x00":
            self.state, self.halted = HALT, True
            return None
        return self.command(data[:-2])

    def _refuse(self, why: int = NAK):
        self.sleep()
        return nibble(why)

    def command(self, data: bytes):
        self.sleep()
        return None


class Phone(Tag):
    """It draws its number by lot whenever it wakes: four bytes, 08 first (ISO 14443-3)."""

    def __init__(self) -> None:
        self.drawn = 0
        super().__init__(b"\x08\x00\x00\x00", sak=0x20)

    def wake(self) -> None:
        self.drawn += 1
        self.uid = bytes((0x08, self.drawn, 0x5E, 0x91))
        self.levels = levels(self.uid)
        super().wake()


def framed(data: bytes, delay: int = DELAY_NS) -> tuple:
    return to_bits(data + crc_a(data)), delay


def nibble(value: int, delay: int = DELAY_NS) -> tuple:
    return [value >> i & 1 for i in range(4)], delay


class Type2(Tag):
    """Pages of four bytes. `writes` counts what was really written, `deaf` makes it ignore that."""

    def __init__(self, uid: bytes, pages: int) -> None:
        super().__init__(uid)
        self.pages = pages
        self.memory = bytearray(4 * pages)
        self.memory[0:4] = levels(uid)[0][1:5]
        self.memory[4:9] = levels(uid)[1]
        self.memory[9] = 0x48
        self.locked: set = set()
        self.writes = 0
        self.worn = False  # takes writes and keeps nothing

    def command(self, data: bytes):
        if data[0] == 0x30 and len(data) == 2:
            return self._read(data[1])
        if data[0] == 0xA2 and len(data) == 6:
            return self._write(data[1], data[2:])
        return self._refuse()

    def _read(self, page: int):
        if page >= self.pages:
            return self._refuse()
        return framed(b"".join([self.page((page + i) % self.pages) for i in range(4)]))

    def page(self, page: int) -> bytes:
        return bytes(self.memory[4 * page : 4 * page + 4])

    def _write(self, page: int, data: bytes):
        if page < 2 or page >= self.pages or page in self.locked:
            return self._refuse()
        self.writes += 1
        if not self.worn:
            for i in range(4):
                self._keep(4 * page + i, data[i], page)
        return nibble(ACK, WRITE_NS)

    def _keep(self, at: int, value: int, page: int) -> None:
        if page > 3:
            self.memory[at] = value
        elif page == 3 or at > 9:  # one-way bits; BCC1 and the internal byte stay
            self.memory[at] |= value


class Ultralight(Type2):
    """MF0ICU1: 16 pages, no GET_VERSION, no container until one is written."""

    def __init__(self, uid: bytes) -> None:
        super().__init__(uid, 16)


class Ntag(Type2):
    """`kind` 213, 215 or 216, as it leaves the works."""

    KINDS = {213: (45, 0x12, 0x0F), 215: (135, 0x3E, 0x11), 216: (231, 0x6D, 0x13)}

    def __init__(self, uid: bytes, kind: int = 213) -> None:
        pages, container, self.storage = self.KINDS[kind]
        super().__init__(uid, pages)
        self.memory[12:16] = bytes((0xE1, 0x10, container, 0))
        # Only a 213 begins with a Lock Control TLV.
        start = b"\x01\x03\xa0\x0c\x34\x03\x00\xfe" if kind == 213 else b"\x03\x00\xfe\x00"
        self.memory[16 : 16 + len(start)] = start
        config = b"\x00\x00\x00\xbd\x04\x00\x00\xff\x00\x05\x00\x00\xff\xff\xff\xff"
        self.memory[4 * pages - 20 : 4 * pages - 4] = config

    def page(self, page: int) -> bytes:
        """Password and PACK read as zeros."""
        return bytes(4) if page >= self.pages - 2 else super().page(page)

    def command(self, data: bytes):
        if data == b"\x60":
            return framed(bytes((0, 4, 4, 2, 1, 0, self.storage, 3)))
        if data[0] == 0x3A and len(data) == 3:
            return self._fast(data[1], data[2])
        return super().command(data)

    def _fast(self, first: int, last: int):
        if first > last or last >= self.pages:
            return self._refuse()
        return framed(b"".join([self.page(page) for page in range(first, last + 1)]))
