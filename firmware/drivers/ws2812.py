"""Chains of WS2812 lights. firmware.lights limits the current: this only sends.

    strip = Ws2812(PioLine(pin, count), count)   RP2040, RP2350: firmware.drivers.ws2812_rp2
    strip = Ws2812(rmt_line(pin, count), count)   ESP32, by its RMT
    strip = Ws2812(PioLine(pin, count, white=True), count, "GRBW")   SK6812 with white

A line has `STRIDE` and `PLACES`, where in its buffer the bytes of a light go in wire order,
`count` of its lights, `wait()` until the buffer may be changed, and `send(buffer, lights)`, which
sends at least so many.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportMissingImports=false

from firmware.lights.pixels import differ, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

GRB = "GRB"
WHOLE = 16  # so many frames end at the last light that changes; then one goes to the end


class Ws2812:
    """`count` lights, dark from the start. `order` is the wire's: GRB, or RGB for some chips.

    A W in it is a white of its own (SK6812 RGBW): the line sends it, and it stays dark.

    A light that is not reached keeps its colour: a frame ends at the last one that changes, and
    people see a change near the cable 3 ms earlier. What a disturbed wire did is mended within
    WHOLE frames.

    rgb    what the lights show;  `until_whole` how many more frames may end early
    size   bytes of the last frame
    """

    def __init__(self, line: Any, count: int, order: str = GRB) -> None:
        if sorted(order) not in (["B", "G", "R"], ["B", "G", "R", "W"]):
            raise ValueError(order)
        self.line = line
        places = [line.PLACES[order.index(colour)] for colour in "RGB"]
        self.shape = line.STRIDE | places[0] << 4 | places[1] << 8 | places[2] << 12
        self._make(count)
        line.send(self.buffer, count)

    def _make(self, count: int) -> None:
        self.line.count = self.count = count
        self.buffer = bytearray(self.line.STRIDE * count)
        self.rgb = bytearray(3 * count)
        self.until_whole = self.size = 0

    def grow(self, count: int) -> None:
        """Set the number of lights of the chain, once people have counted them."""
        self.line.wait()
        self._make(count)

    def write(self, rgb: Any) -> None:
        """Red, green and blue of each light; lights beyond the end of `rgb` stay dark."""
        self.line.wait()
        size, whole = len(rgb), 3 * self.count
        if size != self.size or size > whole:  # else those beyond are dark, and make no garbage
            self.size = size
            rgb = bytes(rgb[:whole]) + bytes(max(0, whole - size))
            size = whole
        lights = (differ(self.rgb, rgb, size) + 2) // 3
        if not lights or not self.until_whole:
            lights = self.count
            self.until_whole = WHOLE
        self.until_whole -= 1
        self.rgb[:size] = rgb
        pack(self.rgb, 3 * lights, self.buffer, self.shape)
        self.line.send(self.buffer, lights)


class NeoLine:
    """MicroPython's own neopixel: on the ESP32 the RMT sends, and no interrupt is masked."""

    PLACES = (0, 1, 2, 3)

    def __init__(self, pixels: Any) -> None:
        self.pixels = pixels
        self.count = 0
        self.STRIDE = pixels.bpp

    def wait(self) -> None:
        """It sends from a buffer of its own."""

    def send(self, buffer: Any, lights: int) -> None:
        """Always all of them: its buffer cannot be sent in part."""
        self.pixels.buf[:] = buffer
        self.pixels.write()


def rmt_line(pin: Any, lights: int, white: bool = False) -> NeoLine:
    """What an ESP32 sends with: three bytes a light, or four."""
    from neopixel import NeoPixel

    return NeoLine(NeoPixel(pin, lights, bpp=4 if white else 3))
