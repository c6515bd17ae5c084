"""Loops over every byte of a frame of lights, of letters, of bound tags: a tap waits for them.

This is the plain twin. A board whose processor mpy-cross knows has in its place the same functions
compiled to its own code, firmware/drivers/pixels_viper.py: as bytecode they took 7.5 ms of a Pico,
a screen's letters 8, and 400 tags 1.5.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def paint(rgb: "Any", marks: "Any", size: int, colours: "Any", known: int) -> int:
    """Each place's colour, of its mark; how many are done, up to one of an unknown colour.

    marks    by place: 0 is dark
    colours  `known` bytes, four a mark: whether its colour is known, then red, green and blue
    """
    for place in range(size):
        at = 4 * marks[place]
        if at:
            if at >= known or not colours[at]:
                return place
            rgb[3 * place : 3 * place + 3] = colours[at + 1 : at + 4]
    return size


def spread(rgb: "Any", order: "Any", size: int, out: "Any") -> None:
    """A frame by place becomes one of `size` lights: by light one more than its place, 0: dark."""
    for light in range(size):
        place = order[light]
        if place:
            out[3 * light : 3 * light + 3] = rgb[3 * place - 3 : 3 * place]


def current(rgb: "Any", size: int, channels: "Any") -> int:
    """What `size` bytes of a frame draw, where red, green and blue draw `channels` at 1."""
    total = 0
    for i in range(0, size, 3):
        total += rgb[i] * channels[0] + rgb[i + 1] * channels[1] + rgb[i + 2] * channels[2]
    return total


def scale(rgb: "Any", size: int, part: int, whole: int) -> None:
    """The frame at part/whole of its brightness, in its place. `255 * part` is below 2 ** 31."""
    for i in range(size):
        rgb[i] = rgb[i] * part // whole


def differ(old: "Any", new: "Any", size: int) -> int:
    """So many bytes, counted from the first, hold all in which the two frames differ."""
    while size and old[size - 1] == new[size - 1]:
        size -= 1
    return size


def pack(rgb: "Any", size: int, wire: "Any", shape: int) -> None:
    """Red, green and blue go where a line wants them: `shape` is firmware.drivers.ws2812's."""
    stride, red, green, blue = shape & 15, shape >> 4 & 15, shape >> 8 & 15, shape >> 12 & 15
    at = 0
    for i in range(0, size, 3):
        wire[at + red] = rgb[i]
        wire[at + green] = rgb[i + 1]
        wire[at + blue] = rgb[i + 2]
        at += stride


def last(table: "Any", size: int, wanted: "Any", width: int, entry: int) -> int:
    """Where, of entries of so many bytes, the last begins that begins with `width` wanted bytes;
    below 0: none does.
    """
    at = size - entry
    while at >= 0 and table[at : at + width] != wanted:
        at -= entry
    return at


def letters(
    at: int, frame: "Any", glyphs: "Any", text: "Any", size: int, spans: "Any", flip: int
) -> int:
    """Draw up to `size` ASCII letters from there in a frame, in one row of it; how many.

    glyphs  eight bytes for each letter from the blank on; what has none there ends it
    spans   two bytes a row: where its first change begins and its last one ends
    flip    what of a letter is drawn the other way round: 0 or 255
    """
    stop, mine = (at | 127) + 1, 2 * (at // 128)
    for done in range(size):
        glyph = 8 * (text[done] - 0x20)
        if at >= stop or not 0 <= glyph < 8 * 0x5F:
            return done
        for column in range(8):
            new = glyphs[glyph + column] ^ flip
            if frame[at] != new:
                frame[at] = new
                spans[mine] = min(spans[mine], at % 128)
                spans[mine + 1] = max(spans[mine + 1], at % 128 + 1)
            at += 1
    return size
