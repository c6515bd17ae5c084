"""SSD1306 and SH1106, 128 by 64, over I2C or SPI (Solomon Systech rev. 1.1; Sino Wealth V2.2).

    screen = Oled(I2cBus(i2c))                     machine.I2C
    screen = Oled(SpiBus(spi, dc, cs), SH1106)     machine.SPI; cs may be None

micropython-lib's ssd1306 always sends the whole picture (1,024 bytes, 24 ms at 400 kHz) and knows
no SH1106. This one sends a page, 3 ms, or what has changed of it: both chips take that in page
addressing mode.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

WIDTH = 128
PAGES = 8
SSD1306 = 0  # the first column of the glass in the chip's memory
SH1106 = 2

OFF, ON = 0xAE, 0xAF
CONTRAST = 0x81
PAGE = 0xB0
COLUMN_LOW, COLUMN_HIGH = 0x00, 0x10

# Sections 9 and 10. The charge pump (8D) is the SSD1306's, AD 8B the SH1106's.
BEFORE = b"\xd5\x80\xa8\x3f\xd3\x00\x40\xda\x12\xd9\xf1\xdb\x40\xa4\xa6"
UPRIGHT, UPSIDE_DOWN = b"\xa1\xc8", b"\xa0\xc0"  # the way of columns and of rows
PUMPS = {SSD1306: b"\x20\x02\x8d\x14", SH1106: b"\xad\x8b"}


class I2cBus:
    """One transfer for a page: control bytes tell commands (80) from what follows as data (40)."""

    def __init__(self, i2c: Any, address: int = 0x3C) -> None:
        self.i2c = i2c
        self.address = address
        self.buffer = bytearray(7 + WIDTH)
        self.buffer[0] = self.buffer[2] = self.buffer[4] = 0x80
        self.buffer[6] = 0x40
        self.view = memoryview(self.buffer)

    def command(self, commands: bytes) -> None:
        self.i2c.writeto(self.address, b"\x00" + commands)

    def page(self, where: bytes, data: Any) -> None:
        buffer, end = self.buffer, 7 + len(data)
        buffer[1], buffer[3], buffer[5] = where
        self.view[7:end] = data
        self.i2c.writeto(self.address, self.view[:end])


class SpiBus:
    """Four wires: `dc` is low for commands. A screen alone on its bus may have its CS on ground."""

    def __init__(self, spi: Any, dc: Any, cs: Any = None, rst: Any = None) -> None:
        self.spi = spi
        self.dc = dc
        self.cs = cs
        if rst is not None:
            rst(0)
            rst(1)

    def command(self, commands: bytes) -> None:
        self._send(0, commands)

    def page(self, where: bytes, data: Any) -> None:
        self._send(0, where)
        self._send(1, data)

    def _send(self, dc: int, data: Any) -> None:
        self.dc(dc)
        if self.cs is not None:
            self.cs(0)
        self.spi.write(data)
        if self.cs is not None:
            self.cs(1)


class Oled:
    """A screen of eight pages. It is set up when first used, and again after a bus that failed.

    renewing  whether it is dark until the last page of a whole picture has come
    """

    def __init__(self, bus: Any, column: int = SSD1306, contrast: int = 0xCF) -> None:
        self.bus = bus
        self.column = column
        self.way = UPRIGHT
        self.level = contrast
        self.lit = True
        self.ready = self.renewing = False
        self.where = bytearray(3)

    def show(self, page: int, data: Any, first: int = 0) -> None:
        """Up to 128 bytes, each a column of eight pixels, lowest bit on top, from column `first`.

        OSError: no answer.
        """
        if not self.ready:
            self._use()
        self.ready = False  # as `_try` does: a tap waits for every row
        self.bus.page(self._at(page, first), data)
        self.ready = True
        if self.renewing and page == PAGES - 1:
            self.renewing = False
            self.power(self.lit)

    def renew(self) -> None:
        """Set up a chip that may have lost everything; a whole picture follows.

        One that has lost nothing shows no sign of it: no command here makes it dark.
        """
        self._try(self.bus.command, self._set_up())
        self.renewing = True

    def contrast(self, level: int) -> None:
        """0 to 255."""
        self.level = level
        if self.ready:
            self._try(self.bus.command, bytes((CONTRAST, level)))

    def power(self, lit: bool) -> None:
        """Dark, the chip draws microamperes and keeps its picture."""
        self.lit = lit
        if self.ready:
            self._try(self.bus.command, bytes((ON if lit else OFF,)))

    def _use(self) -> None:
        """The memory holds noise at power-on: clear it before the screen shows it."""
        self.bus.command(bytes((OFF,)) + self._set_up())
        for page in range(PAGES):
            self.bus.page(self._at(page, 0), bytes(WIDTH))
        self.bus.command(bytes((ON if self.lit else OFF,)))
        self.ready = True

    def _set_up(self) -> bytes:
        return BEFORE + self.way + PUMPS[self.column] + bytes((CONTRAST, self.level))

    def _at(self, page: int, first: int) -> bytearray:
        """The three commands that say where data goes (SSD1306 and SH1106: page addressing)."""
        column, where = self.column + first, self.where
        where[0] = PAGE | page
        where[1] = COLUMN_LOW | column & 15
        where[2] = COLUMN_HIGH | column >> 4
        return where

    def _try(self, send: Any, *what: Any) -> None:
        self.ready = False
        send(*what)
        self.ready = True
