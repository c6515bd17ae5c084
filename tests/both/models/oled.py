"""SSD1306 and SH1106: commands with their arguments, and display memory in page addressing mode."""

ARGUMENTS = {
    0x81: 1, 0x20: 1, 0x8D: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
    0x21: 2, 0x22: 2,
}  # fmt: skip

# A byte with its bits in the other order.
TURNED = bytes([sum([(byte >> i & 1) << 7 - i for i in range(8)]) for byte in range(256)])


class Oled:
    """One chip, on I2C (`take`) or on SPI (`swap`, with `data` set by the DC wire).

    columns  of its memory: 128, or 132 of an SH1106 whose glass begins at column 2
    noise    what the memory holds at power-on;  `frames` page transfers it has taken
    offs     how often it was lit and made dark
    """

    def __init__(self, columns: int = 128) -> None:
        self.columns = columns
        self.data = 0
        self.there = True
        self.frames = self.offs = 0
        self.reset()

    def reset(self) -> None:
        self.memory = bytearray(b"\xa5" * (self.columns * 8))
        self.page = self.column = 0
        self.lit = self.pump = self.turned = self.up = False
        self.seen_noise = False
        self.mode = 2
        self.settings: dict = {}
        self.waiting: list = []

    def glass(self, page: int) -> bytes:
        """The 128 columns that can be seen of a page."""
        start = page * self.columns + (self.columns - 128) // 2
        return bytes(self.memory[start : start + 128])

    def picture(self) -> bytes:
        """Eight pages, as people see them who have the glass's cable at the top."""
        seen = self.memory_seen()
        if self.turned and self.up:
            return seen
        assert not self.turned and not self.up, "mirrored"
        return bytes([TURNED[byte] for byte in reversed(seen)])

    # Buses

    def awake(self) -> bool:
        return self.there

    def select(self, level: int) -> None:
        """Chip select has changed."""

    def dc(self, level: int) -> None:
        self.data = level

    def swap(self, data: bytes) -> bytes:
        self._store(data) if self.data else self._commands(data)
        return bytes(len(data))

    def take(self, data: bytes) -> None:
        """Control bytes: with the high bit set, one byte follows; without, all the rest."""
        at = 0
        while at < len(data):
            control = data[at]
            assert control in (0x00, 0x40, 0x80, 0xC0), "no control byte"
            end = at + 2 if control & 0x80 else len(data)
            part = data[at + 1 : end]
            self._store(part) if control & 0x40 else self._commands(part)
            at = end

    # The chip

    def _store(self, data: bytes) -> None:
        self.frames += 1
        for byte in data:
            self.memory[self.page * self.columns + self.column] = byte
            self.column = (self.column + 1) % self.columns

    def _commands(self, data: bytes) -> None:
        for byte in data:
            if self.waiting:
                self.waiting[-1].append(byte)
                if len(self.waiting[-1]) > ARGUMENTS[self.waiting[-1][0]]:
                    self._set(self.waiting.pop())
            elif byte in ARGUMENTS:
                self.waiting.append([byte])
            else:
                self._command(byte)

    def _set(self, command: list) -> None:
        self.settings[command[0]] = command[1]
        if command[0] == 0x8D:
            self.pump = command[1] == 0x14
        elif command[0] == 0xAD:
            self.pump = command[1] == 0x8B
        elif command[0] == 0x20:
            self.mode = command[1]

    def _command(self, byte: int) -> None:
        if byte < 0x10:
            self.column = self.column & 0xF0 | byte
        elif byte < 0x20:
            self.column = self.column & 0x0F | (byte & 0x0F) << 4
        elif 0xB0 <= byte < 0xB8:
            self.page = byte - 0xB0
        elif byte in (0xAE, 0xAF):
            self.offs += self.lit and byte == 0xAE
            self.lit = byte == 0xAF
            self.seen_noise = self.seen_noise or (self.lit and b"\xa5" in self.memory_seen())
        elif byte in (0xA0, 0xA1):
            self.turned = byte == 0xA1
        elif byte in (0xC0, 0xC8):
            self.up = byte == 0xC8

    def memory_seen(self) -> bytes:
        return b"".join([self.glass(page) for page in range(8)])
