"""The loops over a frame: the plain twin, and the one compiled to a processor's own code."""

from firmware.lights import pixels

CHANNELS = bytes((16, 11, 15))


def compiled():
    """The other twin: MicroPython compiles it, CPython reads its pointers as buffers."""
    try:
        from firmware.drivers import pixels_viper
    except ImportError:
        import builtins
        import sys

        builtins.ptr8 = bytearray
        sys.modules["micropython"] = type(sys)("micropython")
        sys.modules["micropython"].viper = lambda function: function
        try:
            from firmware.drivers import pixels_viper
        finally:
            del sys.modules["micropython"]
            del builtins.ptr8
    return pixels_viper


TWINS = (pixels, compiled())


def frame(lights: int, seed: int) -> bytearray:
    """Bytes of every size, none of them random: the two Pythons have the same."""
    return bytearray([(i * i * 31 + i * seed) & 255 for i in range(3 * lights)])


def marks(lights: int) -> bytearray:
    """A mark a light, dark ones among them."""
    return bytearray([light % 8 for light in range(lights)])


def both(function: str, *args) -> list:
    """What each twin returns, and its buffers afterwards."""
    found = []
    for twin in TWINS:
        mine = [bytearray(arg) if isinstance(arg, bytearray) else arg for arg in args]
        found.append((getattr(twin, function)(*mine), mine))
    return found


def test_the_twins_agree_on_frames_of_every_length():
    for lights in (1, 2, 8, 36, 116, 400):
        data, other = frame(lights, 7), frame(lights, 8)
        size, colours = 3 * lights, bytearray(4) + bytearray([i + 1 for i in range(28)])
        same = bytearray(data)
        same[size // 2] ^= 1
        for call in (
            ("current", data, size, CHANNELS),
            ("scale", data, size, 98000, 99001),
            ("scale", data, size, 5100000, 78030000),
            ("paint", bytearray(size), marks(lights), lights, colours, 32),
            ("paint", bytearray(size), marks(lights), lights, colours, 16),
            ("spread", data, marks(lights), lights, bytearray(size)),
            ("differ", data, same, size),
            ("differ", data, bytearray(data), size),
            ("differ", data, other, size),
            ("pack", data, size, bytearray(4 * lights), 4 | 3 << 4 | 2 << 8 | 1 << 12),
            ("pack", data, size, bytearray(3 * lights), 3 | 0 << 4 | 1 << 8 | 2 << 12),
        ):
            plain, native = both(*call)
            assert plain == native, (call[0], lights)


def test_colours_are_painted_up_to_a_mark_whose_colour_is_not_known():
    for twin in TWINS:
        rgb, colours = bytearray(9), bytearray((0, 0, 0, 0, 1, 7, 8, 9, 0, 1, 1, 1))
        assert twin.paint(rgb, b"\x01\x00\x01", 3, colours, 12) == 3
        assert rgb == bytes((7, 8, 9, 0, 0, 0, 7, 8, 9))
        assert twin.paint(rgb, b"\x00\x02\x01", 3, colours, 12) == 1, "its first byte says so"
        assert twin.paint(rgb, b"\x00\x00\x03", 3, colours, 12) == 2, "it is beyond the end"


def test_a_frame_by_place_is_arranged_by_light():
    for twin in TWINS:
        out = bytearray(9)
        twin.spread(bytes((1, 2, 3, 4, 5, 6)), b"\x02\x00\x01", 3, out)
        assert out == bytes((4, 5, 6, 0, 0, 0, 1, 2, 3))


def test_current_is_by_channel():
    for twin in TWINS:
        assert twin.current(bytearray((1, 0, 0, 0, 2, 0, 0, 0, 3)), 9, CHANNELS) == 16 + 22 + 45
        assert twin.current(bytearray(b"\xff" * 1200), 1200, CHANNELS) == 400 * 255 * 42


def test_only_what_is_asked_for_is_packed():
    for twin in TWINS:
        wire = bytearray(8)
        twin.pack(bytearray((1, 2, 3, 4, 5, 6)), 3, wire, 4 | 3 << 4 | 2 << 8 | 1 << 12)
        assert wire == bytes((0, 3, 2, 1, 0, 0, 0, 0))


def test_frames_differ_up_to_their_last_change():
    for twin in TWINS:
        assert twin.differ(b"abcd", b"abcd", 4) == 0
        assert twin.differ(b"abcd", b"xbcd", 4) == 1
        assert twin.differ(b"abcd", b"abcx", 4) == 4


def test_of_entries_the_last_that_begins_so_is_found_and_none_across_two():
    table = b"ab1cabab2xyz"
    for twin in TWINS:
        assert twin.last(table, 12, b"ab", 2, 3) == 6
        assert twin.last(table, 6, b"ab", 2, 3) == 0
        assert twin.last(table, 12, b"ab2", 3, 3) == 6
        assert twin.last(table, 12, b"bc", 2, 3) < 0
        assert twin.last(b"", 0, b"ab", 2, 3) < 0


def test_letters_are_drawn_up_to_the_first_that_is_not_ascii():
    glyphs = bytes([i & 255 for i in range(8 * 0x5F)])
    for text, drawn in ((b"AB~ ", 4), ("Bé".encode(), 1), (b"\x7fA", 0), (b"A\x1f", 1), (b"", 0)):
        spans, size = bytearray((128, 0) * 3), len(text)
        plain, native = both("letters", 136, bytearray(384), glyphs, text, size, spans, 0)
        assert plain == native and plain[0] == drawn, text
        frame = plain[1][1]
        for at in range(drawn):
            first = 8 * (text[at] - 0x20)
            assert frame[136 + 8 * at : 144 + 8 * at] == glyphs[first : first + 8]
        assert not any(frame[:136]) and not any(frame[136 + 8 * drawn :])


def test_no_more_letters_are_drawn_than_there_is_room_for_in_the_row():
    for twin in TWINS:
        frame, spans = bytearray(384), bytearray((128, 0) * 3)
        assert twin.letters(0, frame, b"\xff" * 760, b"AAA", 2, spans, 0) == 2
        assert frame == b"\xff" * 16 + bytes(368)
        assert twin.letters(240, frame, b"\xff" * 760, b"AAAA", 4, spans, 0) == 2
        assert frame == b"\xff" * 16 + bytes(224) + b"\xff" * 16 + bytes(128)


def test_what_letters_change_of_a_row_is_told_by_its_columns():
    glyphs = bytes(8) + b"\0\1\2\3\4\5\6\0" * 0x5E
    for twin in TWINS:
        frame, spans = bytearray(256), bytearray((128, 0) * 2)
        for text, flip, told in (
            (b" A ", 0, (9, 15)), (b" B ", 0, (9, 15)), (b"A", 0, (1, 15)), (b" ", 255, (0, 15)),
        ):  # fmt: skip
            twin.letters(128, frame, glyphs, text, len(text), spans, flip)
            assert tuple(spans) == (128, 0) + told, text
        assert frame[128:136] == b"\xff" * 8 and not any(frame[:128])
        spans[2:] = bytes((128, 0))
        twin.letters(128, frame, glyphs, b" A ", 3, spans, 255)
        assert tuple(spans) == (128, 0, 8, 24), "what was there already is not told"
