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
    for noise in (
        b"\0",
        b"\1",
        b"\7",
        b"\t",
        b"\x1b",
        b"\x7f",
        b"\xc2\x80",
        b"\xc2\x9b",
        b"\xc2\x9f",
    ):
        assert reasons(b"un" + noise + b"do\n") == [NOT_TEXT], noise
        assert reasons(b"undo" + noise + b"\n") == [NOT_TEXT], noise


def test_what_micropython_alone_would_read_is_no_text():
    """Halves of letters, letters spelt longer than need be, and what is beyond the last letter."""
    for noise in (
        b"\xed\xa0\x80", b"\xed\xbf\xbf", b"\xc0\x80", b"\xc1\xbf", b"\xe0\x80\xa0",
        b"\xe0\x9f\xbf", b"\xf0\x80\x80\xa0", b"\xf0\x8f\xbf\xbf",
        b"\xf4\x90\x80\x80", b"\xf5\x80\x80\x80", b"\xff",
    ):  # fmt: skip
        assert reasons(b"answer " + noise + b"\n") == [NOT_TEXT], noise


def test_letters_of_every_length_are_read_the_first_and_the_last_of_each():
    letters = "\u00a0\u07ff\u0800\ud7ff\ue000\uffff\U00010000\U0010ffff"
    assert read(letters.encode() + b"\n") == [letters]


def test_a_line_that_reads_like_a_reason_is_none():
    assert reasons(b"too_long\n") == []
