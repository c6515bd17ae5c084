"""Lines out of bytes: for any input memory is bounded and the next whole line is read."""

from firmware.link.lines import LIMIT, NOT_TEXT, TOO_LONG, BadLine, Lines


def read(*pieces):
    lines, found = Lines(), []
    for piece in pieces:
        found += lines.feed(piece)
    return found


def reasons(*pieces):
    return [str(line) for line in read(*pieces) if isinstance(line, BadLine)]


def test_a_line_may_come_in_any_pieces():
    assert read(b"tap yellow+5b\n") == ["tap yellow+5b"]
    assert read(b"ta", b"p yel", b"", b"low+5b", b"\n") == ["tap yellow+5b"]
    assert read(b"one\ntwo\nthr", b"ee\n") == ["one", "two", "three"]


def test_a_letter_may_be_torn_between_pieces():
    assert read(b"answer Cl\xc3", b"\xa9o\n") == ["answer Cl\u00e9o"]


def test_a_return_before_the_end_is_ignored_and_so_is_an_empty_line():
    assert read(b"press\r\n\r\n\n  \nhold\r\n") == ["press", "hold"]


def test_what_has_no_end_yet_is_no_line():
    assert read(b"answer ok") == []


def test_a_line_at_the_limit_is_read_and_one_byte_more_is_not():
    assert read(b"x" * (LIMIT - 1) + b"\n") == ["x" * (LIMIT - 1)]
    assert reasons(b"x" * LIMIT + b"\n") == [TOO_LONG]
    assert LIMIT == 512, "computers count on it (LINK.md)"


def test_after_a_line_too_long_the_next_one_is_read():
    lines = Lines()
    for _ in range(300):
        assert lines.feed(b"y" * 100) == []
    assert len(lines.part) < LIMIT
    assert [str(line) for line in lines.feed(b"\nundo\n")] == [TOO_LONG, "undo"]


def test_no_utf8_is_no_text():
    assert reasons(b"answer \xff\n") == [NOT_TEXT]
    assert reasons(b"answer \xc3\n") == [NOT_TEXT]
    assert [str(line) for line in read(b"\xff\nundo\n")] == [NOT_TEXT, "undo"]


def test_control_characters_are_noise():
    for byte in (0, 1, 7, 9, 27, 127):
        assert reasons(b"un" + bytes([byte]) + b"do\n") == [NOT_TEXT]


def test_a_line_that_reads_like_a_reason_is_none():
    assert reasons(b"too_long\n") == []
