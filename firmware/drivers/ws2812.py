"""Chains of WS2812 lights. firmware.lights limits the current: this only sends.

    strip = Ws2812(PioLine(pin, count), count)   RP2040, RP2350: firmware.drivers.ws2812_rp2
    strip = Ws2812(NeoLine(neopixel.NeoPixel(pin, count)), count)   ESP32, by its RMT

A line has `STRIDE` and `PLACES`, where in its buffer the bytes of a light go in wire order,
`wait()` until the buffer may be changed, and `send(buffer)`.
"""

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

GRB = "GRB"


class Ws2812:
    """`count` lights, dark from the start. `order` is the wire's: GRB, or RGB for some chips."""

    def __init__(self, line: Any, count: int, order: str = GRB) -> None:
        if sorted(order) != ["B", "G", "R"]:
            raise ValueError(order)
        self.line = line
        self.count = count
        self.buffer = bytearray(line.STRIDE * count)
        self.places = tuple([line.PLACES[order.index(colour)] for colour in "RGB"])
        line.send(self.buffer)

    def grow(self, count: int) -> None:
        """The chain has so many lights, as somebody finds out who counts them."""
        self.line.wait()
        self.line.count = self.count = count
        self.buffer = bytearray(self.line.STRIDE * count)

    def write(self, rgb: Any) -> None:
        """Red, green and blue of each light; those that are not told stay dark."""
        self.line.wait()
        buffer, stride = self.buffer, self.line.STRIDE
        r, g, b = self.places
        at = 0
        for i in range(0, min(len(rgb), 3 * self.count), 3):
            buffer[at + r] = rgb[i]
            buffer[at + g] = rgb[i + 1]
            buffer[at + b] = rgb[i + 2]
            at += stride
        for i in range(at, len(buffer)):
            buffer[i] = 0
        self.line.send(buffer)


class NeoLine:
    """MicroPython's own neopixel: on the ESP32 the RMT sends, and no interrupt is masked."""

    STRIDE = 3
    PLACES = (0, 1, 2)

    def __init__(self, pixels: Any) -> None:
        self.pixels = pixels

    def wait(self) -> None:
        """It sends from a buffer of its own."""

    def send(self, buffer: Any) -> None:
        self.pixels.buf[:] = buffer
        self.pixels.write()
