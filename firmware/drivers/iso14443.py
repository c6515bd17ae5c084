"""ISO/IEC 14443-3, type A: waking tags, telling them apart bit by bit, selecting one.

Generators over a `radio` with `transfer(data, bits, align, crc, ms)`, which gives the bytes of a
reply or None, and sets `radio.collision`: None, or how many bits of the reply were undisturbed;
and with `wake()`, which sends WUPA and says whether anything has answered.

Where several tags answer, a tree is walked whose branches are the first bits of their numbers: a
selected tag sleeps (HLTA), WUPA wakes all for the next branch, and a tag in no branch stays out. So
it does not matter which of them slept before; a loop of REQA would miss those that did.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

REQA = 0x26
WUPA = 0x52
HLTA = b"\x50\x00"
SELECT = (0x93, 0x95, 0x97)  # of the three cascade levels
CASCADE_TAG = 0x88
SAK_CASCADE = 0x04
MS = 1  # a tag answers these commands within 91 us
MOST = 8  # tags in one round; a small antenna feeds fewer
ROOT = ((), b"\0\0\0\0\0", 0)


def others(radio: Any, found: list, known: Any, thorough: bool, several: bool, clear: bool) -> Any:
    """Tags that a walk has missed, into `found`: (several felt, all made out), as the walk has.

    Those that are known are called by their whole number: one that couples better drowns its
    neighbours, but does not answer to their names. Where none is known, and now and then
    (`thorough`), REQA reaches the drowned who have just come: those found sleep deeper.
    """
    for uid in known:
        if len(uid) != 8 and uid not in found:  # 8: an ICODE's, from the other standard
            there = yield from choose(radio, uid)
            if there is not None:
                yield from halt(radio)
                found.append(uid)
    for _ in range(MOST - len(found) if thorough or not known else 0):
        atqa = yield from radio.transfer((REQA,), 7, 0, False, MS)
        if atqa is None and radio.collision is None:
            break
        more, sound = yield from walks(radio, found, ROOT)
        several, clear = several or more, clear and sound
        if not sound:
            break
    return several or len(found) > 1, clear and bool(found)


def walks(radio: Any, found: list, root: Any) -> Any:
    """Every branch of the tree from `root` on, where tags wait for a word; those at its ends into
    `found`: (several felt, all sound).
    """
    branches: list = [root]
    standing: "tuple | None" = root[0]  # the levels at which tags wait for the next word
    several, clear = False, True
    while branches and len(found) < MOST:
        branch = branches.pop()
        if standing != branch[0]:
            woken = yield from radio.wake()
            if not woken:
                return several, False
            sound = yield from _down(radio, branch[0])
            clear, standing = clear and sound, branch[0] if sound else None
            if not sound:
                continue
        before = len(branches)
        uid, standing = yield from _tag(radio, branch, branches)
        several = several or len(branches) > before
        if uid is not None:
            yield from halt(radio)
            if uid not in found:
                found.append(uid)
        elif standing is None:
            clear = False
    return several, clear


def _down(radio: Any, parts: tuple) -> Any:
    """Select so many levels of a number; whether that is sound and there is more of it."""
    for level in range(len(parts)):
        sak = yield from _select(radio, level, parts[level])
        if sak is None or not sak & SAK_CASCADE:
            return False
    return True


def _tag(radio: Any, branch: tuple, branches: list) -> Any:
    """One tag of a branch, left selected: (its number, None). Others go to `branches`.

    (None, levels) where the branch is empty and all still wait there; (None, None) where the radio
    failed. Every level is checked: BCC, CRC, the cascade tag.
    """
    parts, known, count = branch
    uid = b"".join([part[1:4] for part in parts])
    for level in range(len(parts), 3):
        part, nobody = yield from anticollision(radio, level, known, count, parts, branches)
        if part is None:
            return None, parts if nobody else None
        sak = yield from _select(radio, level, part)
        if sak is None:
            return None, None
        if not sak & SAK_CASCADE:
            return uid + part[:4], None
        if part[0] != CASCADE_TAG:
            return None, None
        uid += part[1:4]
        parts += (part,)
        known, count = ROOT[1:]
    return None, None


def anticollision(
    radio: Any, level: int, known: Any, count: int, parts: tuple, branches: list
) -> Any:
    """(four bytes and BCC of a tag that begins with `count` known bits or None, whether none does).

    At a collision the bit is taken for 1, and the branch where it is 0 is left for later. A chip's
    word for where a collision was is only trusted while no bit is known; readings differ about the
    later ones, so they go on a single bit at a time, and one of two branches may be empty.
    """
    known = bytearray(known)
    again = not count
    while count <= 32:
        reply = yield from _branch(radio, level, known, count)
        if reply is None and radio.collision is None and again:
            again = False  # what did not hear this still waits for it
            continue
        if radio.collision is None:
            part = None if reply is None else checked(known, count, reply)
            return part, reply is None and count > 0
        if not count and reply:
            count = min(radio.collision, 31)
            _keep(known, reply, count)
        count += 1
        branches.append((parts, bytes(known), count))
        known[(count - 1) // 8] |= 1 << (count - 1) % 8
    return None, False


def _branch(radio: Any, level: int, known: Any, count: int) -> Any:
    """ANTICOLLISION with so many known bits (section 6.4.3.1): the rest of level and BCC."""
    whole, bits = count // 8, count % 8
    frame = bytearray((SELECT[level], (2 + whole) << 4 | bits))
    frame.extend(known[: whole + (bits > 0)])
    return radio.transfer(frame, bits, bits, False, MS)


def _select(radio: Any, level: int, part: bytes) -> Any:
    """The SAK of a tag with those four bytes and BCC at a level, or None."""
    sak = yield from radio.transfer(bytes((SELECT[level], 0x70)) + part, 0, 0, True, MS)
    return sak[0] if sak is not None and len(sak) == 1 else None


def choose(radio: Any, uid: Any) -> Any:
    """Wake all and select the one with this number; the number, or None where it is not there."""
    woken = yield from radio.wake()
    if not woken:
        return None
    there = yield from pick(radio, uid)
    return there


def pick(radio: Any, uid: Any) -> Any:
    """Of tags that are awake select the one with this number, which needs no anticollision."""
    parts = levels_of(uid)
    for level in range(len(parts)):
        sak = yield from _select(radio, level, parts[level])
        if sak is None or bool(sak & SAK_CASCADE) != (level < len(parts) - 1):
            return None
    return uid


def halt(radio: Any) -> Any:
    """HLTA; silence says it was heard (6.4.5)."""
    return radio.transfer(HLTA, 0, 0, True, MS)


def levels_of(uid: bytes) -> list:
    """Four bytes and BCC of every cascade level of a number of 4, 7 or 10 bytes."""
    parts = []
    while len(uid) > 4:
        parts.append(bytes((CASCADE_TAG,)) + uid[:3])
        uid = uid[3:]
    parts.append(uid)
    return [part + bytes((part[0] ^ part[1] ^ part[2] ^ part[3],)) for part in parts]


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
