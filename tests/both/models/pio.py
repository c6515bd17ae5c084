"""The module `rp2` as far as lights need it: an assembler, a state machine run cycle by cycle, DMA.

Words are the PIO's own (RP2040 data sheet, 3.4), so that what is run is what a chip would run. The
levels of the pin are then read as a WS2812 reads them.
"""


class PIO:
    OUT_LOW, SHIFT_LEFT, JOIN_TX = 0, 0, 1


class _Word:
    """An instruction that `.side(n)` and `[delay]` complete."""

    def __init__(self, words: list, word: int) -> None:
        self.words = words
        words.append(word)

    def side(self, level: int):
        self.words[-1] |= level << 12
        return self

    def __getitem__(self, delay: int):
        assert 0 <= delay < 16
        self.words[-1] |= delay << 8
        return self


def asm_pio(**settings):
    """Assemble in two passes, the first for the labels."""

    def assemble(program):
        labels: dict = {}
        for _ in range(2):
            words: list = []
            names = _names(words, labels)
            space = program.__globals__
            kept = {name: space[name] for name in names if name in space}
            space.update(names)
            program()
            for name in names:
                del space[name]
            space.update(kept)
        return {"words": words, "settings": settings}

    return assemble


def _names(words: list, labels: dict) -> dict:
    def jmp(condition, target=None):
        if target is None:
            return _Word(words, labels.get(condition, 0))
        return _Word(words, condition << 5 | labels.get(target, 0))

    return {
        "x": 1,
        "not_x": 1,
        "wrap_target": lambda: None,
        "wrap": lambda: None,
        "label": lambda name: labels.update({name: len(words)}),
        "out": lambda to, count: _Word(words, 0x6000 | to << 5 | count),
        "nop": lambda: _Word(words, 0xA042),
        "jmp": jmp,
    }


class StateMachine:
    """Runs its program over what the FIFO is given: `levels` is [level, cycles] of the pin."""

    def __init__(
        self, number: int, program: dict, freq: int = 0, sideset_base=None, pull_thresh: int = 0
    ) -> None:
        self.number = number
        self.words = program["words"]
        self.threshold = pull_thresh or program["settings"]["pull_thresh"]
        self.freq = freq
        self.pin = sideset_base
        self.levels: list = []
        self.running = 0

    def active(self, on: int) -> None:
        self.running = on

    def put(self, value: int, shift: int = 0) -> None:
        self.feed([value << shift])

    def feed(self, words: list) -> None:
        """Until the program would wait for more."""
        assert self.running
        bits = []
        for word in words:
            bits += [word >> (31 - i) & 1 for i in range(self.threshold)]
        self._run(bits)

    def _run(self, bits: list) -> None:
        at, x = 0, 0
        taken = 0
        while True:
            word = self.words[at]
            following = (at + 1) % len(self.words)
            if word >> 13 == 3:
                assert word & 0xFF == 0x21, "out x, 1"
                if taken == len(bits):
                    return  # it stalls here, the pin low
                x = bits[taken]
                taken += 1
            elif word >> 13 == 0:
                condition = word >> 5 & 7
                assert condition in (0, 1)
                following = word & 31 if condition == 0 or not x else following
            self._hold(word >> 12 & 1, 1 + (word >> 8 & 15))
            at = following

    def _hold(self, level: int, cycles: int) -> None:
        if self.levels and self.levels[-1][0] == level:
            self.levels[-1][1] += cycles
        else:
            self.levels.append([level, cycles])


class DMA:
    """Moves the whole buffer at once, but stays `busy` until told otherwise."""

    def __init__(self) -> None:
        self.busy = 0
        self.ctrl: dict = {}

    def pack_ctrl(self, **fields) -> int:
        self.ctrl = fields
        return 1

    def active(self, on=None) -> int:
        if on is not None:
            self.busy = on
        return self.busy

    def config(self, read=None, write=None, count=0, ctrl=0, trigger=False) -> None:
        assert ctrl and trigger and not self.busy and len(read) >= 4 * count
        parts = [bytes(read[i : i + 4]) for i in range(0, 4 * count, 4)]
        write.feed([int.from_bytes(part, "little") for part in parts])


def colours(levels: list, tick_ns: int, size: int = 3) -> list:
    """What WS2812 lights read, `size` bytes each as on the wire. Times out of sheets are refused.

    High for 250 to 380 ns is a 0, for 650 to 950 ns a 1 (old sheet and V5 at once); low for 580 to
    1000 ns after a 0, 300 to 420 ns after a 1, and for longer after the last.
    """
    bits = []
    for i in range(len(levels)):
        level, cycles = levels[i]
        ns = cycles * tick_ns
        if level:
            assert 250 <= ns <= 380 or 650 <= ns <= 950, ns
            bits.append(int(ns > 500))
        elif bits and i < len(levels) - 1:
            assert (300 <= ns <= 420) if bits[-1] else (580 <= ns <= 1000), ns
    assert len(bits) % (8 * size) == 0
    data = [sum([bits[i + j] << (7 - j) for j in range(8)]) for i in range(0, len(bits), 8)]
    return [tuple(data[i : i + size]) for i in range(0, len(data), size)]
