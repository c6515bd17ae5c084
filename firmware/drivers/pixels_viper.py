"""firmware/lights/pixels.py as MicroPython compiles it to a processor's own code, for boards.

Pointers are not checked: callers give buffers of at least `size` bytes. A test holds both twins to
the same results.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportMissingImports=false, reportUndefinedVariable=false

# ruff: noqa: F821
# mypy: ignore-errors

import micropython


@micropython.viper
def paint(rgb: ptr8, marks: ptr8, size: int, colours: ptr8, known: int) -> int:
    place = 0
    i = 0
    while place < size:
        at = 4 * marks[place]
        if at:
            if at >= known or not colours[at]:
                return place
            rgb[i] = colours[at + 1]
            rgb[i + 1] = colours[at + 2]
            rgb[i + 2] = colours[at + 3]
        place += 1
        i += 3
    return place


@micropython.viper
def spread(rgb: ptr8, order: ptr8, size: int, out: ptr8):
    light = 0
    i = 0
    while light < size:
        at = 3 * order[light]
        if at:
            out[i] = rgb[at - 3]
            out[i + 1] = rgb[at - 2]
            out[i + 2] = rgb[at - 1]
        light += 1
        i += 3


@micropython.viper
def current(rgb: ptr8, size: int, channels: ptr8) -> int:
    red = channels[0]
    green = channels[1]
    blue = channels[2]
    total = 0
    i = 0
    while i < size:
        total += rgb[i] * red + rgb[i + 1] * green + rgb[i + 2] * blue
        i += 3
    return total


@micropython.viper
def scale(rgb: ptr8, size: int, part: int, whole: int):
    i = 0
    while i < size:
        rgb[i] = rgb[i] * part // whole
        i += 1


@micropython.viper
def differ(old: ptr8, new: ptr8, size: int) -> int:
    while size > 0 and old[size - 1] == new[size - 1]:
        size -= 1
    return size


@micropython.viper
def pack(rgb: ptr8, size: int, wire: ptr8, shape: int):
    stride = shape & 15
    red = shape >> 4 & 15
    green = shape >> 8 & 15
    blue = shape >> 12 & 15
    at = 0
    i = 0
    while i < size:
        wire[at + red] = rgb[i]
        wire[at + green] = rgb[i + 1]
        wire[at + blue] = rgb[i + 2]
        at += stride
        i += 3


@micropython.viper
def last(table: ptr8, size: int, wanted: ptr8, width: int, entry: int) -> int:
    at = size - entry
    while at >= 0:
        i = 0
        while i < width and table[at + i] == wanted[i]:
            i += 1
        if i == width:
            return at
        at -= entry
    return at


@micropython.viper
def letters(
    at: int, frame: ptr8, glyphs: ptr8, text: ptr8, size: int, spans: ptr8, flip: int
) -> int:  # what every byte needs comes first: those are kept in registers
    stop = (at | 127) + 1
    row = at >> 7
    first = -1
    last = 0
    done = 0
    while done < size and at < stop:
        glyph = 8 * (text[done] - 0x20)
        if glyph < 0 or glyph >= 8 * 0x5F:
            break
        end = at + 8
        while at < end:
            new = glyphs[glyph] ^ flip
            if frame[at] != new:
                frame[at] = new
                last = at
                if first < 0:
                    first = at
            at += 1
            glyph += 1
        done += 1
    if first >= 0:
        first &= 127
        last = (last & 127) + 1
        if first < spans[2 * row]:
            spans[2 * row] = first
        if last > spans[2 * row + 1]:
            spans[2 * row + 1] = last
    return done
