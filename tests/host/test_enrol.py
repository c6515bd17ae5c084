"""`trilithon enrol`: a walk through a box, and a test of tags."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.boxes.why_first import BOX as WHY_FIRST
from firmware.tags import ndef_write, register
from firmware.tags.ndef import label as written
from host.cable.client import Event
from host.cable.simulators import InProcessTable
from host.commands import enrol, enrol_dialog
from host.commands.enrol_dialog import Inspect, Walk
from tests.both.tags.tag_images import TagReader, ntag213, ultralight

A, B = "04112233445566", "04112233445567"


class Desk:
    """A table in this process, its register empty but for what a test writes, and a client."""

    def __init__(self, folder: Path, bindings: str = "") -> None:
        folder.mkdir()
        (folder / register.FILE).write_text(bindings)
        self.table = InProcessTable(folder, speed=20)
        self.table.start()
        self.client = self.table.connect()
        self.client.command("language en")
        assert self.table.app
        self.reader = TagReader()
        self.table.app.devices.reader.device = self.reader

    def lines(self) -> list[str]:
        return self.client.chunks("tags")

    def chip(self, uid: str):  # type: ignore[no-untyped-def]
        return self.reader.images[bytes.fromhex(uid)]

    def lay(self, uid: str, chip: object = None) -> Event:
        """A tag that stays there."""
        self.reader.uid = bytes.fromhex(uid)
        if chip is not None:
            self.reader.images[bytes.fromhex(uid)] = chip
        return Event("tag", {"tag": uid})


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "table")
    yield desk
    desk.client.close()
    desk.table.close()


def walk(desk: Desk, *items: object, write: bool = False, yes: bool = False) -> Walk:
    """A walk through Why First?, as far as these tags and lines take it."""
    session = Walk(desk.client, WHY_FIRST, write, yes)
    session.begin()
    for item in items:
        session.take(item)
    return session


def tag(uid: str) -> Event:
    return Event("tag", {"tag": uid})


def test_the_walk_goes_through_a_box_and_goes_on_where_it_stopped(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    walk(desk, tag(A), "", tag(B), "q")
    said = capsys.readouterr().out
    assert "[0/32] lay the tag of -4\n" in said
    assert f"{A} is -4\n[1/32] lay the tag of -3a\n[1/32] lay the tag of -3b\n" in said
    assert desk.lines() == [f"{A} why_first -4", f"{B} why_first -3b"]
    walk(desk)
    assert "[2/32] lay the tag of -3a\n" in capsys.readouterr().out


def test_back_to_a_piece_by_name_and_help(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    session = walk(desk, tag(A), "b")
    assert session.piece == "-4"
    session.take("+5")
    assert session.piece == "+5"
    session.take("")
    assert session.piece == "-3a", "round the end, past what has a tag"
    session.take("?")
    session.take("what")
    said = capsys.readouterr().out
    assert "skip this piece" in said and "What is 'what'?" in said
    session.take("q")
    assert session.over


def test_what_would_be_replaced_is_told_and_replaced_only_on_yes(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    session = walk(desk, tag(A), tag(A))
    assert f"this would replace {A} why_first -4. Replace? y/n" in capsys.readouterr().out
    session.take("n")
    assert desk.lines() == [f"{A} why_first -4"]
    session.take(tag(A))
    session.take("y")
    assert desk.lines() == [f"{A} why_first -3a"] and session.piece == "-3b"
    session.take("-3a")
    session.take(tag(B))
    assert f"would replace {A} why_first -3a" in capsys.readouterr().out
    session.take("y")
    assert desk.lines() == [f"{B} why_first -3a"] and session.round.tagged() == {"-3a"}


def test_with_yes_nothing_is_asked(desk: Desk) -> None:
    walk(desk, tag(A), "b", tag(B), yes=True)
    assert desk.lines() == [f"{B} why_first -4"]


def test_names_are_written_on_the_tags(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    session = walk(desk, desk.lay(A, ntag213()), write=True)
    assert written(desk.chip(A)) == ("why_first", "-4")
    session.take(desk.lay(B, ultralight(b"\x03\x04nope\xfe")))
    assert "cannot be read. Replace?" in capsys.readouterr().out
    session.take("y")
    assert written(desk.chip(B)) == ("why_first", "-3a") and session.piece == "-3b"


def test_a_name_never_goes_on_a_tag_that_lies_there_by_then(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    first = desk.lay(A, ntag213())
    desk.lay(B, ntag213())
    session = walk(desk, first, write=True)
    assert "its name is not on it: another tag lies there now" in capsys.readouterr().out
    assert written(desk.chip(B)) is None and session.piece == "-4"
    session.take(desk.lay(A))
    assert written(desk.chip(A)) == ("why_first", "-4") and session.piece == "-3a"


def test_a_tag_that_says_something_else_is_asked_about(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    chip = ntag213()
    ndef_write.write(chip, "stonehenge", "d14")
    session = walk(desk, desk.lay(A, chip))
    assert f"{A} says stonehenge d14. Replace?" in capsys.readouterr().out
    assert not desk.lines()
    session.take("y")
    assert desk.lines() == [f"{A} why_first -4"]


def test_any_tag_is_told(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.client.command(f"bind {A} stonehenge d13")
    chip = ntag213()
    ndef_write.write(chip, "stonehenge", "d14")
    session = Inspect(desk.client)
    session.take(desk.lay(A, chip))
    session.take(tag(B))
    said = capsys.readouterr().out
    assert f"{A}: it is stonehenge d13, it says stonehenge d14\n" in said
    assert "the register counts: stonehenge d13" in said and f"{B}: unknown\n" in said


def test_laid_tags_and_typed_lines_arrive_and_the_table_goes_on_afterwards(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def typed() -> Iterator[str]:
        desk.lay(A)
        while desk.lines() != [f"{A} why_first -4"]:
            pass
        yield "q"

    monkeypatch.setattr(enrol_dialog, "typed_lines", typed)
    work = enrol.Work(WHY_FIRST, False)
    desk.client.on_event = work.happened
    session = work.session = Walk(desk.client, WHY_FIRST, False, False)
    assert session.run() == 0
    heading = ""
    while heading != "Which game?":
        desk.client.command("ask")
        while not session.inbox.empty():
            item = session.inbox.get()
            heading = item.fields.get("heading", "") if isinstance(item, Event) else heading


def test_held_at_the_table_it_ends(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    work = enrol.Work(WHY_FIRST, False)
    desk.client.on_event = work.happened
    session = work.session = Inspect(desk.client)
    monkeypatch.setattr(session, "read_lines", lambda: desk.client.command("hold"))
    assert session.run() == 0
    assert "The players at the table ended it." in capsys.readouterr().out


def test_a_reader_that_does_not_answer_is_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(enrol_dialog, "typed_lines", lambda: iter([A, "q"]))
    assert desk.table.app
    desk.table.app.devices.reader.device = None
    desk.table.app.devices.reader.works = False
    Walk(desk.client, WHY_FIRST, False, False).run()
    assert "reader does not answer: check its wires" in capsys.readouterr().out
    assert desk.lines() == [f"{A} why_first -4"]
