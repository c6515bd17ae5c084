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
    """memory    the bytes of every sector;  `unit` how many the file system programs at once
    wear         erases of every sector;  `erases`, `programs` of all of them
    us           what they took, by the data sheet
    cut_at       the operation, erase or program, 0 the first, in whose midst the power fails
    kept         sectors at its end that hold no files
    off          whether it has failed: from then on erases and programs do nothing and are errors;
                 reads go on, because MicroPython's `listdir` goes astray where one fails
    faults       what a real chip would have got wrong, in words
    """

    def __init__(self, sectors: int = 352, unit: int = PAGE) -> None:
        self.unit = unit
        self.memory = [bytearray(SECTOR) for _ in range(sectors)]
        for sector in self.memory:
            blank(sector)
        self.wear = [0] * sectors
        self.kept = 0
        self.faults: list = []
        self.restart()

    @property
    def operations(self) -> int:
        return self.erases + self.programs

    def restart(self, other: "Flash | None" = None) -> None:
        """The power comes back; to a chip with the bytes of `other`, if there is one."""
        if other is not None:
            for mine, its in zip(self.memory, other.memory):
                mine[:] = its
        self.erases = self.programs = self.us = 0
        self.cut_at: "int | None" = None
        self.off = False

    # The block device

    def ioctl(self, what: int, block: int) -> "int | None":
        if what == ERASE:
            return self._erase(block)
        if what == COUNT:
            return len(self.wear) - self.kept
        if what == SIZE:
            return SECTOR
        return 0 if what < COUNT else None

    def readblocks(self, block: int, into: bytearray, offset: int = 0) -> None:
        into[:] = memoryview(self.memory[block])[offset : offset + len(into)]

    def writeblocks(self, block: int, data: bytes, offset: "int | None" = None) -> "int | None":
        """With an offset it programs, without one it erases first."""
        if offset is None:
            for sector in range(len(data) // SECTOR):
                self._erase(block + sector)
        start = block * SECTOR + (offset or 0)
        if start % self.unit or len(data) % self.unit:
            self.faults.append("%d bytes programmed at %d of a page" % (len(data), start % PAGE))
        for at in range(0, len(data), self.unit):
            self._program(start + at, bytes(data[at : at + self.unit]))
        return EIO if self.off else None

    # The chip

    def _erase(self, sector: int) -> int:
        cut = self._fails()
        if not self.off or cut:
            self.erases += 1
            self.us += ERASE_US
            self.wear[sector] += 1
            (half_erase if cut else blank)(self.memory[sector])
        return EIO if self.off else 0

    def _program(self, at: int, data: bytes) -> None:
        cut = self._fails()
        if not self.off or cut:
            self.programs += 1
            self.us += PROGRAM_US
            memory, start = self.memory[at // SECTOR], at % SECTOR
            old = bytes(memory[start : start + len(data)])
            if any([new & ~was for new, was in zip(data, old)]):
                self.faults.append("page %d programmed twice" % (at // PAGE))
                data = bytes([new & was for new, was in zip(data, old)])
            memory[start : start + len(data)] = half_programmed(old, data) if cut else data

    def _fails(self) -> bool:
        """Whether the power fails in the midst of this operation."""
        if self.off or self.operations != self.cut_at:
            return False
        self.off = True
        return True


def blank(sector: bytearray) -> None:
    for at in range(0, SECTOR, PAGE):
        sector[at : at + PAGE] = BLANK


def half_erase(sector: bytearray) -> None:
    """Of four pages one is done, one untouched, and of two nobody can tell which bits are."""
    for page in range(PAGES):
        for at in range(page * PAGE, (page + 1) * PAGE):
            sector[at] |= (0xFF, 0, at * 37, at * 11)[page % 4] & 0xFF


def half_programmed(old: bytes, data: bytes) -> bytes:
    """The first half is there; of the next eighth some bits."""
    half, some = len(old) // 2, len(old) // 2 + len(old) // 8
    middle = [data[at] | (at * 37) & old[at] for at in range(half, some)]
    return data[:half] + bytes(middle) + old[some:]
