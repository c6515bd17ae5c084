"""`trilithon enrol`: a walk through a box, a test of tags, and the register as a whole."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.boxes import BOXES, HENGE, WHY_FIRST
from firmware import label, tags
from firmware.ndef import label as written
from firmware.simulated import uid_of
from host import cli, enrol, tagging
from host.client import Client, Event
from host.compiled import ROOT
from host.tables import InProcessTable, UnixTable
from host.tagging import Inspect, Walk, names_of, read_register
from host.usage import UsageError
from tests.both.tag_images import TagReader, ntag213, ultralight
from tests.cable import need_micropython

A, B = "04112233445566", "04112233445567"


class Desk:
    """A table in this process, its register empty but for what a test writes, and a client."""

    def __init__(self, folder: Path, register: str = "") -> None:
        folder.mkdir()
        (folder / tags.FILE).write_text(register)
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
        return self.reader.tags[bytes.fromhex(uid)]

    def lay(self, uid: str, chip: object = None) -> Event:
        """A tag that stays there."""
        self.reader.uid = bytes.fromhex(uid)
        if chip is not None:
            self.reader.tags[bytes.fromhex(uid)] = chip
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
    assert desk.lines() == [f"{B} why_first -3a"] and session.tagged() == {"-3a"}


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
    label.write(chip, "stonehenge", "d14")
    session = walk(desk, desk.lay(A, chip))
    assert f"{A} says stonehenge d14. Replace?" in capsys.readouterr().out
    assert not desk.lines()
    session.take("y")
    assert desk.lines() == [f"{A} why_first -4"]


def test_any_tag_is_told(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.client.command(f"bind {A} stonehenge d13")
    chip = ntag213()
    label.write(chip, "stonehenge", "d14")
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

    monkeypatch.setattr(tagging, "typed_lines", typed)
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
    assert "Somebody at the table has ended it." in capsys.readouterr().out


def test_a_reader_that_does_not_answer_is_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tagging, "typed_lines", lambda: iter([A, "q"]))
    assert desk.table.app
    desk.table.app.devices.reader.device = None
    desk.table.app.devices.reader.works = False
    Walk(desk.client, WHY_FIRST, False, False).run()
    assert "reader does not answer: check its wires" in capsys.readouterr().out
    assert desk.lines() == [f"{A} why_first -4"]


# The whole command


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[UnixTable]:
    need_micropython()
    with UnixTable(tmp_path_factory.mktemp("unix") / "table") as table:
        yield table


@pytest.fixture
def port(table: UnixTable, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table on which every piece has its made-up tag."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    everything = [
        tags.line(uid_of(box, piece), box, piece).strip()
        for box in BOXES
        for piece in range(box.size)
    ]
    with Client(table.port) as client:
        if sorted(client.chunks("tags")) != sorted(everything):
            client.command("import begin")
            for batch in enrol.batches(everything):
                client.command("import " + json.dumps(batch))
            client.command("import apply")
    return str(table.port)


def run(*args: str) -> int:
    return cli.main(["enrol", *args])


def test_a_walk_by_typed_identifiers_on_a_pipe(port: str) -> None:
    run("why_first", port, "--forget", "all", "--yes")
    command = [sys.executable, "-m", "host.cli", "enrol", "why_first", port]
    said = subprocess.run(
        command, cwd=ROOT, input=f"{A}\n\n{B}\nq", capture_output=True, text=True, timeout=30,
        check=False,
    )  # fmt: skip
    assert said.returncode == 0 and not said.stderr, said.stderr
    assert f"{A} is -4\n" in said.stdout and f"{B} is -3b\n[2/32] lay the tag of -3c" in said.stdout
    with Client(port) as client:
        listed = read_register(client)
        assert listed[A] == ("why_first", "-4") and listed[B] == ("why_first", "-3b")
        assert client.command("hello")["game"] is None


def test_lists(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("stonehenge", port, "--forget", "d14")
    assert run("stonehenge", port, "--list") == 0
    said = capsys.readouterr().out
    assert "stonehenge: 64 of 65 pieces have a tag" in said and "none yet: d14" in said
    assert run(port, "--list") == 0, "the port alone"
    assert "amazones: 91 of 91" in capsys.readouterr().out


def test_move_and_forget(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    d13, d14 = (uid_of(HENGE, HENGE.find(name)).hex() for name in ("d13", "d14"))
    assert run("stonehenge", port, "--move", "d13", "d14") == 2
    assert f"d14 has the tag {d14}, which would be forgotten. Say so with --yes" in (
        capsys.readouterr().err
    )
    assert run("stonehenge", port, "--move", "d13", "d14", "--yes") == 0
    assert run("stonehenge", port, "--move", "d13", "d1") == 2
    assert "d13 has no tag" in capsys.readouterr().err
    assert run("stonehenge", port, "--move", d14, "d13") == 0
    with Client(port) as client:
        listed = read_register(client)
    assert listed[d13] == ("stonehenge", "d14") and listed[d14] == ("stonehenge", "d13")
    assert run(port, "--forget", d13) == run("stonehenge", port, "--forget", "d13") == 0
    assert capsys.readouterr().out.count("1 tag forgotten") == 2
    assert run("stonehenge", port, "--forget", "all") == 2
    assert "Say so with --yes" in capsys.readouterr().err


def test_export_and_import(port: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tags.txt"
    assert run("stonehenge", port, "--export", str(file)) == 0
    kept = file.read_text()
    assert len(kept.splitlines()) == HENGE.size
    assert run("stonehenge", port, "--export", str(file)) == 2
    assert "is there already" in capsys.readouterr().err
    lines = kept.splitlines()[1:]
    file.write_text("# my box\n\n" + "\n".join([*lines, f"{A} stonehenge d1  # new"]) + "\n")
    assert run(port, "--import", str(file)) == 2
    captured = capsys.readouterr()
    assert "stonehenge: 1 new, 0 moved, 64 same, 1 dropped" in captured.out
    assert "--yes" in captured.err
    assert run(port, "--import", str(file), "--yes") == 0
    assert run(port, "--import", str(file)) == 0
    assert "nothing to change" in capsys.readouterr().out
    assert run("stonehenge", port, "--export", "-") == 0
    assert sorted(capsys.readouterr().out.splitlines()) == sorted([*lines, f"{A} stonehenge d1"])


def test_a_wrong_file_is_refused_line_by_line_before_a_table_is_spoken_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tags.txt"
    file.write_text(f"# x\n{A} stonehenge d1\n{A} stonehenge d2\n{B} stonehenge d99\nx\n")
    assert run("/dev/null", "--import", str(file)) == 2
    said = capsys.readouterr().err
    assert "cannot be imported, and nothing was changed" in said
    assert "line 3: this tag is there twice\n  line 4: there is no piece 'd99'" in said
    assert "line 5: a tag, a box and a piece are wanted" in said
    file.write_text("# nothing\n")
    assert run("/dev/null", "--import", str(file)) == 2
    assert "it holds no tags" in capsys.readouterr().err
    assert run("/dev/null", "--import", str(tmp_path / "no")) == 2


def test_wrong_words_are_told_with_what_is_meant(capsys: pytest.CaptureFixture[str]) -> None:
    for args, said in (
        (["stonehange"], "no box 'stonehange'. Did you mean 'stonehenge'?"),
        ([], "name the box (amazones, why_first, stonehenge)"),
        (["--forget", "d1"], "name the box"),
        (["--move", "d1", "d2"], "name the box"),
    ):
        assert run(*args) == 2
        assert said in capsys.readouterr().err


def test_a_piece_nobody_knows_is_told(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("stonehenge", port, "--move", "d1", "d41") == 2
    assert "there is no piece 'd41' in stonehenge. Did you mean" in capsys.readouterr().err


def test_a_match_in_play_is_not_disturbed(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Client(port) as client:
        client.command('new {"game": "stones", "players": ["A", "B", "C"]}')
    assert run("stonehenge", port) == 2
    assert "finish it, or give it up (abort)" in capsys.readouterr().err
    with Client(port) as client:
        assert client.command("hello")["game"] == "stones"
        client.command("abort")


def test_names_are_those_of_the_box() -> None:
    assert names_of(WHY_FIRST)[:2] == ["-4", "-3a"]
    with pytest.raises(UsageError, match="no piece"):
        enrol.check_piece(WHY_FIRST, "-3")
