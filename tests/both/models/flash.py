"""W25Q16JV: NOR flash as the file system meets it, with wear and with power that fails.

An erase makes every byte of a sector 0xFF, a program can only clear bits. The block device of
MicroPython's rp2 port (ports/rp2/rp2_flash.c) is its surface: `readblocks`, `writeblocks`, `ioctl`.
"""

SECTOR, PAGE = 4096, 256
PAGES = SECTOR // PAGE
ERASE_US, PROGRAM_US = 45000, 400  # typical, W25Q16JV data sheet, "AC electrical characteristics"
BLANK = b"\xff" * PAGE
EIO = -5
COUNT, SIZE, ERASE = 4, 5, 6  # what `ioctl` is asked; 1 to 3 are init, deinit, sync


class Flash:
    """pages     the bytes of every page of 256; a chip that is switched on again takes them over
    wear         erases of every sector;  `erases`, `programs` of all of them
    us           what they took, by the data sheet
    cut_at       the operation, erase or program, 0 the first, in whose midst the power fails
    off          whether it has failed: from then on nothing happens and everything is an error
    faults       what a real chip would have got wrong, in words
    """

    def __init__(self, sectors: int = 352, pages: "list | None" = None) -> None:
        self.pages = list(pages) if pages else [BLANK] * (sectors * PAGES)
        self.wear = [0] * (len(self.pages) // PAGES)
        self.erases = self.programs = self.us = 0
        self.cut_at: "int | None" = None
        self.off = False
        self.faults: list = []

    @property
    def operations(self) -> int:
        return self.erases + self.programs

    def restarted(self) -> "Flash":
        """The same chip after the power came back."""
        return Flash(pages=self.pages)

    # The block device

    def ioctl(self, what: int, block: int) -> "int | None":
        if what == ERASE:
            return self._erase(block)
        if what == COUNT:
            return len(self.wear)
        if what == SIZE:
            return SECTOR
        return 0 if what < COUNT else None

    def readblocks(self, block: int, into: bytearray, offset: int = 0) -> "int | None":
        at, end = block * SECTOR + offset, 0
        while end < len(into) and not self.off:
            page, start = divmod(at + end, PAGE)
            part = self.pages[page][start : start + len(into) - end]
            into[end : end + len(part)] = part
            end += len(part)
        return EIO if self.off else None

    def writeblocks(self, block: int, data: bytes, offset: "int | None" = None) -> "int | None":
        """With an offset it programs, without one it erases first."""
        if offset is None:
            for sector in range(len(data) // SECTOR):
                self._erase(block + sector)
        page, start = divmod(block * SECTOR + (offset or 0), PAGE)
        if start or len(data) % PAGE:
            self.faults.append("%d bytes programmed at %d of a page" % (len(data), start))
        for at in range(0, len(data), PAGE):
            self._program(page + at // PAGE, bytes(data[at : at + PAGE]))
        return EIO if self.off else None

    # The chip

    def _erase(self, sector: int) -> int:
        cut = self._fails()
        if not self.off or cut:
            self.erases += 1
            self.us += ERASE_US
            self.wear[sector] += 1
            first = sector * PAGES
            for page in range(first, first + PAGES):
                self.pages[page] = half_erased(self.pages[page], page) if cut else BLANK
        return EIO if self.off else 0

    def _program(self, page: int, data: bytes) -> None:
        cut = self._fails()
        if not self.off or cut:
            self.programs += 1
            self.us += PROGRAM_US
            old = self.pages[page]
            if old != BLANK and any([new & ~was for new, was in zip(data, old)]):
                self.faults.append("page %d programmed twice" % page)
                data = bytes([new & was for new, was in zip(data, old)])
            self.pages[page] = half_programmed(old, data) if cut else data

    def _fails(self) -> bool:
        """Whether the power fails in the midst of this operation."""
        if self.off or self.operations != self.cut_at:
            return False
        self.off = True
        return True


def half_erased(page: bytes, number: int) -> bytes:
    """Of four pages one is done, one untouched, and of two nobody can tell which bits are."""
    if number % 4 == 0:
        return BLANK
    if number % 4 == 1:
        return page
    return bytes([byte | (at * 37 + number * 11) & 0xFF for at, byte in enumerate(page)])


def half_programmed(old: bytes, data: bytes) -> bytes:
    """The first half is there; of the next eighth some bits."""
    half, some = PAGE // 2, PAGE // 2 + PAGE // 8
    middle = [data[at] | (at * 37) & old[at] for at in range(half, some)]
    return data[:half] + bytes(middle) + old[some:]
