"""ISO/IEC 14443-3, type A: waking tags, telling them apart bit by bit, selecting one.

Generators over a `radio` with `transfer(data, bits, align, crc, ms)`, which gives the bytes of a
reply or None, and sets `radio.collision`: None, or how many bits of the reply were undisturbed.
"""

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

REQA = 0x26
WUPA = 0x52
HLTA = b"\x50\x00"
SELECT = (0x93, 0x95, 0x97)  # of the three cascade levels
CASCADE_TAG = 0x88
SAK_CASCADE = 0x04
MS = 1  # a tag answers these commands within 91 us


def resolve(radio: Any, prefer: Any = None) -> Any:
    """The identifier of one woken tag, left selected, and whether there were others.

    Of several tags the one of `prefer` is chosen if it is there. (None, others) where the radio
    failed; `radio.alike` then says whether what was heard of a tag was all `prefer`'s. Every level
    is checked: BCC, CRC, the cascade tag.
    """
    uid = b""
    several = radio.alike = False
    for level in range(3):
        liked = level_of(prefer, level)
        part, others = yield from anticollision(radio, level, liked)
        if part is None and not others:  # what did not hear this still waits for it
            part, others = yield from anticollision(radio, level, liked)
        several = several or others
        if part is None:
            return None, several
        radio.alike = part[:4] == liked
        sak = yield from radio.transfer(bytes((SELECT[level], 0x70)) + part, 0, 0, True, MS)
        if sak is None or len(sak) != 1:
            return None, several
        if not sak[0] & SAK_CASCADE:
            return uid + part[:4], several
        if part[0] != CASCADE_TAG:
            return None, several
        uid += part[1:4]
    return None, several


def level_of(uid: Any, level: int) -> Any:
    """Four bytes of a level of an identifier of 4, 7 or 10 bytes, or None."""
    if uid is None or len(uid) < 4 + 3 * level:
        return None
    part = uid[3 * level :]
    return part[:4] if len(part) == 4 else bytes((CASCADE_TAG,)) + part[:3]


def anticollision(radio: Any, level: int, prefer: Any = None) -> Any:
    """Four bytes and BCC of one tag at a level, and whether tags disagreed. (None, ...) if none.

    At a collision one bit is decided: as `prefer` has it, else 1. A chip's word for where a
    collision was is only trusted while no bit is known; readings differ about the later ones, so
    they go on a single bit at a time, and a branch nobody is in is left for its other half.
    """
    known = bytearray(5)
    count = 0
    several = flipped = False
    while count <= 32:
        reply = yield from _branch(radio, level, known, count)
        if radio.collision is not None:
            if not count and reply:
                count = min(radio.collision, 31)
                _keep(known, reply, count)
            _decide(known, count, prefer)
            count += 1
            several, flipped = True, False
        elif reply is not None:
            return checked(known, count, reply), several
        elif flipped or not count:
            break
        else:  # nobody has the bit that was chosen: the others have the other
            known[(count - 1) // 8] ^= 1 << (count - 1) % 8
            flipped = True
    return None, several


def _branch(radio: Any, level: int, known: Any, count: int) -> Any:
    """ANTICOLLISION with so many known bits (section 6.4.3.1): the rest of level and BCC."""
    whole, bits = count // 8, count % 8
    frame = bytearray((SELECT[level], (2 + whole) << 4 | bits))
    frame.extend(known[: whole + (bits > 0)])
    reply = yield from radio.transfer(frame, bits, bits, False, MS)
    return reply


def checked(known: Any, count: int, reply: Any) -> Any:
    """Level and BCC put together from both halves, or None where they do not fit."""
    whole, bits = count // 8, count % 8
    if len(reply) != 5 - whole:
        return None
    part = bytearray(known[:whole]) + bytearray(reply)
    mask = (1 << bits) - 1
    part[whole] = known[whole] & mask | part[whole] & ~mask & 0xFF
    bcc = part[0] ^ part[1] ^ part[2] ^ part[3]
    return bytes(part) if bcc == part[4] else None


def _keep(known: Any, reply: Any, count: int) -> None:
    """Take over the first bits of a reply."""
    for i in range(min(4, len(reply))):
        left = min(8, max(0, count - 8 * i))
        known[i] = reply[i] & ((1 << left) - 1)


def _decide(known: Any, bit: int, prefer: Any) -> None:
    """The bit where tags disagree."""
    if prefer is None or prefer[bit // 8] >> bit % 8 & 1:
        known[bit // 8] |= 1 << bit % 8
