"""NFC Forum Type 2 tags: NTAG213, 215, 216 (sheet rev. 3.2, sections 8.5 and 10), Ultralight.

Generators over a selected tag, `radio`: firmware.drivers.reader.Reader's exchange and ack. They
return None where the radio failed, and raise ValueError where a tag has no such page.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

READ = 0x30
FAST_READ = 0x3A
WRITE = 0xA2
GET_VERSION = 0x60

PAGE = 4
FIRST_USER = 4
FAST_PAGES = 15  # and the CRC fit the readers' 64 bytes
READ_MS = 5  # the sheet's time-outs
WRITE_MS = 10


class Kind:
    """What a tag is: `name`, its `pages`, the `last` one free for data, whether FAST_READ works."""

    def __init__(self, name: str, pages: int, last: int, fast: bool = True) -> None:
        self.name = name
        self.pages = pages
        self.last = last
        self.fast = fast


# By product type and storage size, bytes 2 and 6 of GET_VERSION (section 10.1).
KINDS = {
    (0x04, 0x0F): ("NTAG213", 45, 0x27),
    (0x04, 0x11): ("NTAG215", 135, 0x81),
    (0x04, 0x13): ("NTAG216", 231, 0xE1),
    (0x03, 0x0B): ("Ultralight EV1", 20, 0x0F),
    (0x03, 0x0E): ("Ultralight EV1", 41, 0x23),
}
CC_MAGIC = 0xE1
REFUSALS = 2  # of GET_VERSION
ULTRALIGHT_PAGES = 16


def identify(radio: Any) -> Any:
    """The Kind of the selected tag: by its version; of one that is not known, or of a tag that has
    none, by its container.

    Refusal and damage look alike: what refuses twice is taken for a tag without GET_VERSION. It has
    fallen asleep, and is selected at the next try: from here a board's stack would not do.
    """
    uid, kind = radio.wanted, radio.kind_of(radio.wanted)
    if kind is not None:
        return kind
    refused = radio.kind[2] if radio.kind and radio.kind[0] == uid else 0
    if refused < REFUSALS:
        version = yield from radio.exchange(bytes((GET_VERSION,)), 8, READ_MS)
        if version is None:
            radio.kind = (uid, None, refused + 1)
            return None
        known = KINDS.get((version[2], version[6]))
        kind = Kind(*known) if known else None
    if kind is None:
        head = yield from radio.exchange(bytes((READ, 0)), 16, READ_MS)
        kind = head and _by_container(head)
    if kind is not None:
        radio.kind = (uid, kind)
    return kind


def _by_container(head: Any) -> Kind:
    """From pages 0 to 3: the capability container tells the data area in units of 8 bytes."""
    if head[12] != CC_MAGIC or not head[14]:
        return Kind("Ultralight", ULTRALIGHT_PAGES, 15, False)
    last = FIRST_USER - 1 + 2 * head[14]
    return Kind("Type 2", max(ULTRALIGHT_PAGES, last + 1), last, False)


def read(radio: Any, first: int, count: int) -> Any:
    """`count` pages from `first`. A tag rolls over to page 0 past its end, so that is refused."""
    kind = yield from identify(radio)
    if kind is None:
        return None
    if first < 0 or count < 1 or first + count > kind.pages:
        raise ValueError()
    data = bytearray()
    while len(data) < PAGE * count:
        page = first + len(data) // PAGE
        part = yield from _part(radio, kind, page, first + count - page)
        if part is None:
            return None
        data.extend(part)
    return bytes(data)


def _part(radio: Any, kind: Kind, page: int, wanted: int) -> Any:
    """Some of the wanted pages from `page` on, at least one."""
    if kind.fast and wanted > PAGE:
        wanted = min(wanted, FAST_PAGES)
        command = bytes((FAST_READ, page, page + wanted - 1))
        part = yield from radio.exchange(command, PAGE * wanted, READ_MS)
        return part
    part = yield from radio.exchange(bytes((READ, page)), 4 * PAGE, READ_MS)
    return part and part[: PAGE * wanted]  # what rolled over is cut off


def write(radio: Any, page: int, data: Any) -> Any:
    """Four bytes into a page of the user's memory, then read back. True, or None to try again."""
    kind = yield from identify(radio)
    if kind is None:
        return None
    if not FIRST_USER <= page <= kind.last or len(data) != PAGE:
        raise ValueError()
    taken = yield from radio.ack(bytes((WRITE, page)) + bytes(data), WRITE_MS)
    if not taken:
        return None
    back = yield from _part(radio, kind, page, 1)
    return True if back == bytes(data) else None
