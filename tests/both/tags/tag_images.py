"""Tags as byte images, as they come from the works and as people leave them."""

from firmware.devices.simulated import Reader

LEFT = 5  # errno EIO


class Image:
    """The memory of a tag. Nothing but its user's pages may ever be written.

    left   how many writes succeed before the tag is lifted; None: it stays
    bits   of that last write's four bytes so many arrive, the others stay as they were
    writes pages written, in order
    """

    def __init__(self, pages, last, container, start=b""):
        self.bytes = bytearray(4 * pages)
        self.bytes[:10] = b"\x04\x11\x22\xbf\x33\x44\x55\x66\x44\x48"
        self.bytes[12:16] = container
        self.bytes[16 : 16 + len(start)] = start
        self.last = last
        self.left = None
        self.torn = 0
        self.writes = []

    def read(self, page):
        """As the chips do it: past the end the first page follows."""
        assert 0 <= page < len(self.bytes) // 4, "no such page"
        return bytes((self.bytes + self.bytes[:16])[4 * page : 4 * page + 16])

    def write(self, page, data):
        assert 4 <= page <= self.last and len(data) == 4, "outside the user's memory"
        if self.left == 0:
            self.bytes[4 * page : 4 * page + self.torn] = data[: self.torn]
            raise OSError(LEFT)  # a new one: MicroPython writes every place into one raised again
        if self.left is not None:
            self.left -= 1
        self.writes.append(page)
        self.bytes[4 * page : 4 * page + 4] = data

    def copy(self):
        other = Image(len(self.bytes) // 4, self.last, b"")
        other.bytes = bytearray(self.bytes)
        return other

    @property
    def user(self):
        return bytes(self.bytes[16:])


def ntag213(start=b"\x01\x03\xa0\x0c\x34\x03\x00\xfe"):
    return Image(45, 0x27, b"\xe1\x10\x12\x00", start)


def ntag215(start=b"\x03\x00\xfe\x00"):
    return Image(135, 0x81, b"\xe1\x10\x3e\x00", start)


def ntag216(start=b"\x03\x00\xfe\x00"):
    return Image(231, 0xE1, b"\xe1\x10\x6d\x00", start)


def ultralight(start=b"\x03\x00\xfe\x00"):
    """As a phone has formatted it."""
    return Image(16, 0x0F, b"\xe1\x10\x06\x00", start)


ALL = (ntag213, ntag215, ntag216, ultralight)


def record(sort, payload, flags=0xC0, kind=1):
    """A record; a short one where it can be."""
    if len(payload) < 256:
        head = bytes((flags | 0x10 | kind, len(sort), len(payload)))
    else:
        head = bytes((flags | kind, len(sort))) + len(payload).to_bytes(4, "big")
    return head + sort + payload


def uri(length, flags=0xC0):
    """A foreign web address."""
    return record(b"U", b"\x04" + b"example.org/"[:length] + b"x" * (length - 12), flags)


def text(words, flags=0xC0):
    return record(b"T", b"\x02en" + words.encode(), flags)


def tlv(message, tag=3):
    length = len(message)
    field = bytes((length,)) if length < 255 else b"\xff" + length.to_bytes(2, "big")
    return bytes((tag,)) + field + message


class Done:
    """A job of firmware/drivers/reader.py, done at once."""

    done = True

    def __init__(self, value=None, error=""):
        self.value = value
        self.error = error


class TagReader(Reader):
    """A reader in memory with tags that can be read and written: `images` by their number."""

    def __init__(self):
        super().__init__()
        self.images = {}

    def read(self, first, count, uid=None):
        tag = self.images.get(uid or self.uid)
        if tag is None:
            return Done(error="gone")
        if first + count > len(tag.bytes) // 4:
            return Done(error="refused")
        return Done(bytes(tag.bytes[4 * first : 4 * (first + count)]))

    def write(self, page, data, uid=None):
        try:
            self.images[uid or self.uid].write(page, data)
        except (OSError, KeyError):
            return Done(error="gone")
        return Done(True)
