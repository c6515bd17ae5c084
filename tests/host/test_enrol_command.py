"""`trilithon enrol` as a whole: lists, moves, exports, imports, and what is used wrongly."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import found
from engine.boxes.stonehenge import BOX as HENGE
from engine.boxes.why_first import BOX as WHY_FIRST
from firmware.devices.simulated import uid_of
from firmware.tags import register
from host import cli
from host.cable.client import Client
from host.cable.enrolment import batches, names_of
from host.cable.simulators import UnixTable
from host.cli_support import UsageError
from host.commands import enrol
from host.commands.enrol_dialog import read_register
from host.install.build import ROOT
from tests.host.test_enrol import A, B
from tests.host.test_outside import made, put_back
from tests.link.cable import need_micropython
from tests.patience import HUNG_S

__all__ = ["put_back"]


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
        register.line(uid_of(box, piece), box, piece).strip()
        for box in found.boxes()
        for piece in range(box.size)
    ]
    with Client(table.port) as client:
        if sorted(client.chunks("tags")) != sorted(everything):
            client.command("import begin")
            for batch in batches(everything):
                client.command("import " + json.dumps(batch))
            client.command("import apply")
    return str(table.port)


def run(*args: str) -> int:
    return cli.main(["enrol", *args])


def test_a_walk_by_typed_identifiers_on_a_pipe(port: str) -> None:
    run("why_first", port, "--forget", "all", "--yes")
    command = [sys.executable, "-m", "host.cli", "enrol", "why_first", port]
    said = subprocess.run(
        command, cwd=ROOT, input=f"{A}\n\n{B}\nq", capture_output=True, text=True, timeout=HUNG_S,
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


def test_a_byte_order_mark_before_the_tags_costs_none(tmp_path: Path) -> None:
    file = tmp_path / "tags.txt"
    file.write_text(f"{A} stonehenge d1\n", encoding="utf-8-sig")
    assert enrol.lines_in(str(file)) == [f"{A} stonehenge d1"]


def test_a_wrong_file_is_refused_line_by_line_before_a_table_is_spoken_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tags.txt"
    file.write_text(f"# x\n{A} stonehenge d1\n{A} stonehenge d2\n{B} stonehenge d99\nx\n")
    assert run("/dev/null", "--import", str(file)) == 2
    said = capsys.readouterr().err
    assert "cannot be imported, and nothing was changed" in said
    assert "line 3: this tag is there twice\n  line 4: there is no piece 'd99'" in said
    assert "line 5: a tag, a box and a piece are required" in said
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


@pytest.mark.parametrize(("pieces", "why"), [
    (300, "300 pieces: 255 at most, since an answer is one byte"), (0, "0 pieces: none to tag"),
])  # fmt: skip
def test_a_box_that_cannot_be_tagged_says_so_before_a_table_is_asked(
    pieces: int, why: str, tmp_path: Path
) -> None:
    game = made(tmp_path)
    box = game / "box.py"
    box.write_text(box.read_text().replace("range(1, 25)", f"range({pieces})"))
    program = Path(sys.executable).with_name("trilithon")
    said = subprocess.run(
        [program, "--games-in", tmp_path, "enrol", "nim", "--unix"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert said.returncode == 2 and why in said.stderr
