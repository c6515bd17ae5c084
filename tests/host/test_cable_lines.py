"""What a table says is believed only where it is what the link's description says."""

from __future__ import annotations

from typing import Any

import pytest

from host.cable.client import Client
from host.cable.faults import BadReply
from host.cable.lines import LONGEST, Lines, parse
from host.cable.replies import EVENTS, event, reply
from host.cable.streams import Cable
from host.shapes import FLAG, HEX, TEXT, WHOLE, Few, Misfit, Named, Row, parsed, rebuilt
from tests.link.test_link import first_column

HELLO = (
    'ok {"re": "MARK", "link": 1, "firmware": "1", "python": "x", "language": "", "game": null}\n'
)


class Answering(Cable):
    """A table that answers each command with the next of these; MARK becomes the command's."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = [HELLO, *answers]

    def write(self, data: bytes) -> None:
        mark, answer = data.decode().split(), ""
        if mark and self.answers:
            answer = self.answers.pop(0).replace("MARK", mark[0][1:])
        with self.changed:
            self.to_client += answer.encode("utf-8", "surrogatepass")
            self.changed.notify_all()


def client(*answers: str) -> Client:
    return Client(Answering(*answers))


# The description


def test_every_event_of_the_links_page_has_a_shape() -> None:
    assert set(EVENTS) == set(first_column("Events"))


@pytest.mark.parametrize(
    ("value", "shape", "complaint"),
    [
        ({"n": 1, "more": 2}, {"n": WHOLE}, ""),
        ({}, {"n": WHOLE}, "n is missing"),
        ({}, {"n?": WHOLE}, ""),
        ({"n": "1"}, {"n?": WHOLE}, "n: a whole number is required, not '1'"),
        ({"n": True}, {"n": WHOLE}, "n: a whole number is required, not True"),
        ({"n": 1.0}, {"n": WHOLE}, "n: a whole number is required, not 1.0"),
        ({"n": 1 << 60}, {"n": WHOLE}, "n: a whole number is required, not 1152921504606846976"),
        (None, (WHOLE, None), ""),
        ("x", (WHOLE, None), "a whole number or null is required, not 'x'"),
        (["a", 1], [TEXT], "[1]: text is required, not 1"),
        ("ab", [TEXT], "a list is required, not 'ab'"),
        (["a", 1], Row(TEXT, WHOLE), ""),
        (["a"], Row(TEXT, WHOLE), "a list of 2 is required, not ['a']"),
        ({"x": {"y": 0}}, Named({"y": FLAG}), ".x.y: true or false is required, not 0"),
        ([], Named(WHOLE), "an object is required, not []"),
        (
            {"x": 1, "y": 2},
            Named(WHOLE, most=1),
            "an object of at most 1 is required, not {'x': 1, 'y': 2}",
        ),
        ([1, 2], Few(WHOLE, 1), "a list of at most 1 is required, not [1, 2]"),
        ("0a1", HEX, "bytes in hex is required, not '0a1'"),
        ("\x1b" * 60, WHOLE, "a whole number is required, not '" + r"\x1b" * 9 + r"\x" + "…"),
    ],
)
def test_the_first_thing_wrong_is_named_with_its_place(
    value: Any, shape: Any, complaint: str
) -> None:
    try:
        rebuilt(value, shape)
    except Misfit as wrong:
        assert str(wrong) == complaint
    else:
        assert complaint == ""


def test_a_command_of_two_words_has_a_reply_of_its_own() -> None:
    with pytest.raises(Misfit, match="percent is missing"):
        reply("trial light 3 ff0000", {"works": True})
    assert reply("trial off", {}) == {}
    assert reply("not_known_yet", {"x": 1}) == event("not_known_yet", {"x": 1}) == {"x": 1}


def test_what_is_passed_on_is_made_of_what_was_checked_alone() -> None:
    value = {"n": 1, "more": [[[]]], "list": [{"x": 2, "y": 3}]}
    shape = {"n": WHOLE, "list": [{"x": WHOLE}], "gone?": TEXT}
    assert rebuilt(value, shape) == {"n": 1, "list": [{"x": 2}]}
    assert event("missed", {"n": 3, "trap": float("inf")}) == {"n": 3}


@pytest.mark.parametrize("text", ["1e999", "-1e999", "NaN", "Infinity", "[" * 9 + "]" * 9,
                                  "[" * 100_000, "{", ""])  # fmt: skip
def test_json_of_no_finite_number_or_no_end_is_none(text: str) -> None:
    with pytest.raises(ValueError):
        parsed(text)


# Lines


def test_a_line_that_never_ends_costs_no_memory_and_the_next_one_is_read() -> None:
    lines = Lines()
    for _ in range(2000):
        assert list(lines.feed(b"x" * 4096)) == []
        assert len(lines.part) <= LONGEST + 4096
    told = list(lines.feed(b"x\nok {}\n"))
    assert len(told) == 2 and told[0].endswith("(endless)") and told[1] == "ok {}"
    assert len(told[0]) < 300


@pytest.mark.parametrize(
    "line",
    [
        "asks " + "[" * 5000,
        'ok {"n": ' + "9" * 5000 + "}",
        'ok {"n": NaN}',
        'ok {"text": "\\ud800"}',
        "é {}",
        "o" * 50 + " {}",
    ],
)
def test_what_json_chokes_on_is_noise(line: str) -> None:
    assert parse(line) is None


# Replies


@pytest.mark.parametrize(
    ("reply", "complaint"),
    [
        ('ok {"re": "MARK"}', "records is missing"),
        ('ok {"re": "MARK", "records": "x"}', "records: a list is required"),
        ('ok {"re": "MARK", "records": [1]}', r"records\[0\]: text is required"),
        ('error {"re": "MARK"}', "why is missing"),
        ('error {"re": "MARK", "why": 1, "text": ""}', "why: text is required"),
    ],
)
def test_a_reply_that_is_not_as_described_is_told_in_words(reply: str, complaint: str) -> None:
    with client(reply + "\n") as table, pytest.raises(BadReply, match=complaint):
        table.command("records")


@pytest.mark.parametrize("noise", ["asks " + "[" * 5000, 'ok {"re": [1]}', 'ok {"re": {}}', "ok"])
def test_no_line_ends_the_conversation(noise: str) -> None:
    with client(noise + '\nok {"re": "MARK", "records": []}\n') as table:
        assert table.command("records") == {"records": []}


def test_a_second_reply_to_the_same_command_is_nobodys() -> None:
    twice = 'ok {"re": "MARK", "records": ["a"]}\nok {"re": "MARK", "records": ["b"]}\n'
    with client(twice, 'ok {"re": "MARK", "records": ["c"]}\n') as table:
        assert table.command("records") == {"records": ["a"]}
        assert table.command("records") == {"records": ["c"]}


@pytest.mark.parametrize("following", [0, -5, 1 << 40])
def test_a_log_that_never_ends_is_told(following: int) -> None:
    reply = f'ok {{"re": "MARK", "lines": ["x"], "next": {following}}}\n'
    with client(reply) as table, pytest.raises(BadReply, match="with no end: after line 0"):
        table.chunks("log")


def test_an_event_that_is_not_as_described_is_told_and_not_handed_on() -> None:
    with client() as table:
        stream = table.inner.stream
        assert isinstance(stream, Cable)
        with stream.changed:
            stream.to_client += b'answer {"n": "1"}\nmissed {"n": 3}\nlater {"x": []}\n'
            stream.changed.notify_all()
        assert "'answer' as the link does not: n: " in table.wait("wrong").fields["text"]
        assert table.wait("missed").fields == {"n": 3}
        assert table.wait("later").fields == {"x": []}
