"""The client of the link: what it makes of tables that are none, or not as they should be."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from engine.words import LANGUAGES
from firmware.link.lines import LIMIT
from host.cable.client import Client, LinkError, NoAnswer, OtherVersion
from host.cable.lines import parse
from host.cable.streams import Cable
from host.site.view import Words


class Scripted(Cable):
    """A table that says what a test gives it to say."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.answers = list(answers)
        self.marks: list[str] = []

    def write(self, data: bytes) -> None:
        if not data.strip():
            return
        mark = data.decode().split()[0][1:]
        self.marks.append(mark)
        if self.answers:
            self.to_client += self.answers.pop(0).replace("MARK", mark).encode()


HELLO = (
    'ok {"re": "MARK", "link": 1, "firmware": "1", "python": "x", "language": "", "game": null}\n'
)


def test_another_version_of_the_link_is_named() -> None:
    with pytest.raises(OtherVersion, match=r"speaks link 2, this program link 1: .* deploy"):
        Client(Scripted('ok {"re": "MARK", "link": 2}\n'))


@pytest.mark.parametrize(
    ("said", "expected", "who"),
    [
        ("", "nobody answers", "nobody"),
        ("MicroPython v1.29.0; Raspberry Pi Pico\r\n>>> ", "MicroPython's prompt", "prompt"),
        ("+CGMI: modem\r\n", "is no table; it says '[+]CGMI: modem'", "noise"),
        ("rst:0x1 (POWERON),boot:0x3\r\nwaiting for download\r\n", "is no table", "loader"),
    ],
)
def test_what_is_no_table_is_told_for_what_it_is(said: str, expected: str, who: str) -> None:
    with pytest.raises(NoAnswer, match=expected) as wrong:
        Client(Scripted(said), within=0.1)
    assert wrong.value.who == who
    for language in LANGUAGES:
        assert Words(language).say("answers_" + who)


class Late(Scripted):
    """Each reply comes only when its command was given up, for a computer that is busy."""

    def read(self) -> bytes:
        time.sleep(0.05)
        self.waited += 0.05
        return super().read() if self.waited > 0.3 else b""

    def write(self, data: bytes) -> None:
        self.waited = 0.0
        super().write(data)


def test_a_table_that_answers_late_each_time_is_met_all_the_same() -> None:
    assert Client(Late(*[HELLO] * 9), within=4.0).hello["python"] == "x"


def test_no_answer_and_a_restart_are_told_apart() -> None:
    again = 'hello {"link": 1}\n'
    client = Client(Scripted(HELLO, "", again))
    with pytest.raises(LinkError, match="did not answer 'memory'"):
        client.command("memory", 0.1)
    with pytest.raises(LinkError, match="started again"):
        client.command("memory", 1)


def test_a_reply_to_somebody_who_has_left_is_not_taken_for_ones_own() -> None:
    late = "".join(
        f'ok {{"re": "{mark}", "used": 1, "free": 1, "largest": 1}}\n' for mark in range(9)
    )
    client = Client(
        Scripted(late + HELLO, late + 'ok {"re": "MARK", "used": 1, "free": 2, "largest": 2}\n')
    )
    assert client.hello["firmware"] == "1"
    assert client.command("memory", 1)["free"] == 2
    before = Scripted()
    for _ in range(2):
        with pytest.raises(LinkError):
            Client(before, within=0.1)
    assert len(set(before.marks)) == len(before.marks) > 1


def test_what_the_table_could_not_read_is_not_sent() -> None:
    client = Client(Scripted(HELLO))
    for text in ("two\nlines", "a\tb", "answer " + "x" * LIMIT):
        with pytest.raises(ValueError, match="one line of text"):
            client.command(text)


@pytest.mark.parametrize("line", ["", "ok", "ok []", "ok {", ">>> ", "0k {}", json.dumps({})])
def test_a_line_that_is_none_of_the_links_is_noise(line: str) -> None:
    assert parse(line) is None


def test_a_port_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LinkError, match="there is no port"):
        Client(str(tmp_path / "ttyNONE"))
