"""ISO/IEC 15693-3: which tags lie there, told apart in sixteen slots; reading and writing one.

Generators over a `radio` with

    request(data, us)   sends a frame, CRC and all; an answer begins within so many microseconds
    slot(us)            opens the next slot of an inventory: a bare end of frame

Both give the reply without its CRC, or None: silence (`heard` is False), several at once
(`collided`), or damage. Identifiers are as people write them, E0 first; the air has them turned.

Memory is in blocks of four bytes (ICODE SLIX, SLIX2: NXP sheets SL2S2002, SL2S2602). So that the
text on tags of both kinds is found the same way, block 0, which holds the capability container, is
page 3 here, as on a Type 2 tag, and pages 0 to 2 are empty.
"""

from firmware.drivers.type2 import PAGE, Kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

# Flags of a request (7.3.1)
HIGH_RATE = 0x02
INVENTORY = 0x04
ONE_SLOT = 0x20  # of an inventory
ADDRESSED = 0x20  # of anything else

# Commands (9)
FIND = 0x01
READ_SINGLE = 0x20
WRITE_SINGLE = 0x21
READ_MULTIPLE = 0x23
SYSTEM_INFORMATION = 0x2B

SLOTS = 16
UID = 8
FIRST_BYTE = 0xE0
LONGEST = 60  # bits of a mask: one slot's nibble more, and all 64 are known
MOST_ROUNDS = 24  # of an inventory: a tag that lies at the edge would keep it going
SHIFT = 3  # pages before block 0
BLOCKS_AT_ONCE = 15
SLOT_US = 800  # a tag waits 320 us and takes 150 for its start of frame: then a slot is empty
ANSWER_US = 1500
WRITE_US = 20000  # what a write may take

KINDS = {0x01: "ICODE SLIX", 0x02: "ICODE SLIX-S", 0x03: "ICODE SLIX-L"}  # sixth byte, from NXP
COUNTER = 80  # a SLIX2 has so many blocks, the last of which counts
ANYBODY = bytes((HIGH_RATE | INVENTORY | ONE_SLOT, FIND, 0))  # one slot for all


def turned(uid: Any) -> bytes:
    return bytes(reversed(bytes(uid)))


def is_uid(uid: Any) -> bool:
    """Whether an identifier is one of these tags'."""
    return uid is not None and len(uid) == UID and uid[0] == FIRST_BYTE


# Finding


def anybody(radio: Any) -> Any:
    """One slot for all: the identifier if it can be read, else None, and `radio.heard`."""
    reply = yield from radio.request(ANYBODY, SLOT_US)
    return identifier(reply)


def named(radio: Any, uid: bytes) -> Any:
    """Whether a tag answers to its whole number: no other can, nor two that sounded like it."""
    head = bytes((HIGH_RATE | INVENTORY | ONE_SLOT, FIND, 8 * UID))
    reply = yield from radio.request(head + turned(uid), SLOT_US)
    return identifier(reply) == uid


def inventory(radio: Any) -> Any:
    """(identifiers, whether the air was clear): all tags, each once, in the order of slots.

    Tags that share a slot are asked again with four bits more of their numbers: a mask. What comes
    damaged, or disagrees with the mask it answers, is no tag; then the air was not clear.
    """
    found: list = []
    clear = True
    masks = [(0, 0)]  # (bits known, how many), the lowest of the number first
    rounds = 0
    while masks and rounds < MOST_ROUNDS:
        rounds += 1
        known, size = masks.pop()
        for slot in range(SLOTS):
            if slot:
                reply = yield from radio.slot(SLOT_US)
            else:
                reply = yield from radio.request(with_mask(known, size), SLOT_US)
            if radio.collided and size + 4 <= LONGEST:
                masks.append((slot << size | known, size + 4))
            elif radio.heard:
                uid = identifier(reply)
                clear = keep(found, uid, slot << size | known, size + 4) and clear
    return found, clear and not masks


def with_mask(known: int, size: int) -> bytes:
    """9.1: only those answer whose number ends so; the slot is the nibble above."""
    mask = known.to_bytes(UID, "little")[: (size + 7) // 8]
    return bytes((HIGH_RATE | INVENTORY, FIND, size)) + mask


def identifier(reply: Any) -> "bytes | None":
    """Flags, format, and the number turned (9.1); None where it is none."""
    if reply is None or len(reply) != 2 + UID or reply[0] & 1 or reply[-1] != FIRST_BYTE:
        return None
    return turned(reply[2:])


def keep(found: list, uid: Any, bits: int, size: int) -> bool:
    """Note one whose number ends with those bits, as a tag's in that slot must."""
    if uid is None or int.from_bytes(uid, "big") & ((1 << size) - 1) != bits:
        return False
    if uid not in found:
        found.append(uid)
    return True


# Memory: works of `firmware.drivers.reader.Job`, with pages as the head of this file has them


def identify(radio: Any) -> Any:
    """The Kind of a tag, from its own word about its memory (GET SYSTEM INFORMATION, 9.3.4)."""
    uid = radio.wanted
    kind = radio.kind_of(uid)
    if kind is None:
        said = yield from ask(radio, SYSTEM_INFORMATION, b"")
        kind = None if said is None else kind_by(uid, said)
        if kind is not None:
            radio.kind = (uid, kind)
    return kind


def kind_by(uid: Any, said: Any) -> "Kind | None":
    """Flags, number, then what the flags promise: DSFID, AFI, blocks and bytes of a block."""
    if len(said) < 1 + UID or not said[0] & 0x04:
        return None
    at = 1 + UID + (said[0] & 1) + (said[0] >> 1 & 1)
    if len(said) < at + 2 or said[at + 1] & 0x1F != PAGE - 1:
        return None
    blocks = said[at] + 1
    name = KINDS.get(uid[2], "ICODE") if uid[1] == 0x04 else "ISO 15693"
    free = blocks - 1 if blocks == COUNTER else blocks
    name += "2" if blocks == COUNTER else ""
    return Kind(name, blocks + SHIFT, free + SHIFT - 1)


def read(radio: Any, first: int, count: int) -> Any:
    """`count` pages from `first`."""
    kind = yield from identify(radio)
    if kind is None:
        return None
    if first < 0 or count < 1 or first + count > kind.pages:
        raise ValueError()
    data = bytearray(PAGE * min(count, max(0, SHIFT - first)))
    while len(data) < PAGE * count:
        block = first + len(data) // PAGE - SHIFT
        number = min(BLOCKS_AT_ONCE, first + count - SHIFT - block)
        part = yield from ask(radio, READ_MULTIPLE, bytes((block, number - 1)))
        if part is None or len(part) != PAGE * number:
            return None
        data.extend(part)
    return bytes(data)


def write(radio: Any, page: int, data: Any) -> Any:
    """Four bytes into a page from the container on, then read back. True, or None to try again."""
    kind = yield from identify(radio)
    if kind is None:
        return None
    if not SHIFT <= page <= kind.last or len(data) != PAGE:
        raise ValueError()
    what = bytes((page - SHIFT,)) + bytes(data)
    taken = yield from ask(radio, WRITE_SINGLE, what, WRITE_US)
    if taken is None:
        return None
    back = yield from ask(radio, READ_SINGLE, what[:1])
    return True if back == bytes(data) else None


def ask(radio: Any, command: int, what: bytes, us: int = ANSWER_US) -> Any:
    """A request to one tag alone; what it answers after its flags, or None: silence, an error."""
    head = bytes((HIGH_RATE | ADDRESSED, command)) + turned(radio.wanted)
    reply = yield from radio.request(head + what, us)
    return reply[1:] if reply and not reply[0] & 1 else None
