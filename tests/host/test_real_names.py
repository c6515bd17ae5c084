"""A traceback of a board reads as its sources do, wherever people meet it."""

from __future__ import annotations

import io
import json
import os
import subprocess
from pathlib import Path

import pytest

from host.cable.streams import Cable
from host.commands.console_text import event_lines
from host.install import real_names
from host.install.build import NAMES, ROOT
from host.install.installation import BUILD, compiled
from host.install.real_names import Notes, real
from tests.host.test_cable_lines import client

CALL = (
    "import sys\nimport engine.loading as m\ntry:\n    m.{}(set(), 5)\nexcept Exception as e:\n    "
)


@pytest.fixture
def notes() -> Notes:
    compiled()
    return dict(json.loads((BUILD / "any" / NAMES).read_text()))


@pytest.fixture
def trace(notes: Notes) -> str:
    """What MicroPython itself says where the board's `came` of engine/loading.py fails."""
    _, tools = compiled()
    short = next(new for new, old in real_names.meaning(notes, "engine/loading").items()
                 if old == "came")  # fmt: skip
    program = CALL.format(short) + "sys.print_exception(e, sys.stdout)\n"
    ran = subprocess.run(
        [tools.micropython, "-c", program], cwd=BUILD / "any", capture_output=True, text=True
    )
    assert f"in {short}\n" in ran.stdout, ran.stdout + ran.stderr
    return ran.stdout


def line_of(text: str) -> int:
    source = (ROOT / "engine/loading.py").read_text().splitlines()
    return next(at for at, line in enumerate(source, 1) if text in line)


def test_a_traceback_has_the_names_of_the_sources(trace: str, notes: Notes) -> None:
    line = line_of('name.split(".")[0]')
    assert f'File "engine/loading.mpy", line {line}, in came\n' in real(trace, notes)


def test_what_is_missing_is_named_as_in_the_sources_too(notes: Notes) -> None:
    words = real_names.meaning(notes, "firmware/table/app")
    short = next(new for new, old in words.items() if old == "menu_rows")
    told = f"""  File "firmware/table/app.mpy", line 3, in {short}
AttributeError: 'App' object has no attribute '{short}'"""
    assert real(told, notes).count("menu_rows") == 2 and "'App'" in real(told, notes)


@pytest.mark.parametrize("text", [
    "no traceback", 'File "firmware/table/app.py", line 3, in isalpha',
    'File "somewhere/else.mpy", line 3, in mine', "",
])  # fmt: skip
def test_what_is_not_a_boards_stays(text: str, notes: Notes) -> None:
    assert real(text, notes) == text


def test_a_fault_over_the_cable_and_lines_of_a_prompt_have_them(
    trace: str, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real_names, "found", lambda: notes)
    fault = json.dumps({"error": "AttributeError()", "trace": trace})
    with client() as table:
        stream = table.inner.stream
        assert isinstance(stream, Cable)
        with stream.changed:
            stream.to_client += f"fault {fault}\n{trace}".encode()
            stream.changed.notify_all()
        event = table.wait("fault")
        assert "in came" in "\n".join(event_lines(event.name, event.fields))
        lines = [table.wait("noise").fields["text"] for _ in trace.strip().split("\n")]
        assert any(line.endswith("in came") for line in lines)


def test_what_deploy_has_noted_is_read_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real_names, "BUILD", tmp_path)
    monkeypatch.setattr(real_names, "DEPLOYED", tmp_path / NAMES)
    real_names.found.cache_clear()
    assert real_names.found() == {}
    for folder, seconds in (("old", 1), ("new", 2)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / NAMES).write_text(json.dumps({"": {"x": folder}}))
        os.utime(tmp_path / folder / NAMES, (seconds, seconds))
    real_names.found.cache_clear()
    assert real_names.found() == {"": {"x": "new"}}
    real_names.keep(tmp_path / "old")
    assert real_names.found() == {"": {"x": "old"}}
    real_names.found.cache_clear()


def test_a_crash_report_is_translated_on_a_pipe(
    trace: str, notes: Notes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(real_names, "found", lambda: notes)
    monkeypatch.setattr("sys.stdin", io.StringIO(trace))
    real_names.main()
    assert "in came\n" in capsys.readouterr().out
