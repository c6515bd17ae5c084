"""The MicroPython runner must be able to fail: each way a module can go wrong is counted."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests import micropython, tiers

Run = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a folder holding the given modules; return the exit code and the lines printed.

    They import nothing of ours: without the engine and the firmware each run builds three files.
    """
    monkeypatch.setattr(micropython, "board_sources", list)
    build = tmp_path.with_name(tmp_path.name + "-build")
    if micropython.find_tools() is None:
        if micropython.skip():
            pytest.fail("MicroPython is required and missing")
        pytest.skip("no MicroPython for this platform")

    def run_modules(*options: str, **modules: str) -> tuple[int, list[str]]:
        for name, text in modules.items():
            (tmp_path / f"{name}.py").write_text(text)
        code = micropython.main(["--tests", str(tmp_path), "--build", str(build), *options])
        return code, capsys.readouterr().out.splitlines()

    return run_modules


PASSING = "def test_right():\n    assert 1 + 1 == 2\n"

FAILURES = {
    "a false assert": "def test_wrong():\n    assert 1 + 1 == 3\n",
    "a memory error in a check": "def test_big():\n    bytearray(10_000_000)\n",
    "a memory error at import": "big = bytearray(10_000_000)\ndef test_it():\n    pass\n",
    "a crash": "import uctypes\ndef test_it():\n    uctypes.bytearray_at(8, 4)[0]\n",
    "a missing module": "import dataclasses\ndef test_it():\n    pass\n",
    "an exit in a check": "import sys\ndef test_it():\n    sys.exit(0)\n",
    "an exit at import": "import sys\nsys.exit(0)\ndef test_it():\n    pass\n",
    "no check at all": "def tset_it():\n    pass\n",
    "a syntax error": "def test_it(:\n    pass\n",
    "syntax MicroPython lacks": "def test_it():\n    match 1:\n        case 1:\n            pass\n",
}


def test_a_passing_folder_ends_with_version_heap_and_the_plain_sum(run: Run) -> None:
    code, lines = run(test_one=PASSING, test_two=PASSING)
    assert code == 0
    assert lines[-2].startswith("MicroPython 1.") and lines[-2].endswith(
        f", heap {micropython.HEAP}"
    )
    assert lines[-1] == "2 passed, 0 failed"


@pytest.mark.parametrize("text", FAILURES.values(), ids=FAILURES.keys())
def test_every_way_to_go_wrong_counts_as_one_failure(run: Run, text: str) -> None:
    code, lines = run(test_bad=text, test_good=PASSING)
    assert code == 1
    assert lines[-1] == "1 passed, 1 failed"
    assert any(line.startswith("--- ") and "test_bad" in line for line in lines)
    assert not any("test_good" in line for line in lines)


def test_the_checks_after_a_failing_one_still_run(run: Run) -> None:
    text = FAILURES["a false assert"] + "def test_zebra():\n    pass\n"
    code, lines = run(test_bad=text)
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")
    assert "FAILED test_wrong" in lines
    assert any("test_bad.mpy" in line and "line 2" in line for line in lines)


def test_a_module_that_hangs_is_stopped_and_fails(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(micropython, "TIMEOUT_S", 1)
    code, lines = run(test_bad="def test_it():\n    while True:\n        pass\n")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")
    assert "stopped after 1 seconds" in lines


def test_the_heap_is_the_one_asked_for(run: Run) -> None:
    text = "def test_it():\n    bytearray(200_000)\n"
    assert run("--heap", "1M", test_it=text)[0] == 0
    assert run("--heap", "160K", test_it=text)[0] == 1


def test_what_runs_is_what_the_sources_say_now(run: Run) -> None:
    assert run(test_it=PASSING)[0] == 0
    assert run(test_it=FAILURES["a false assert"])[0] == 1
    assert run(test_it=FAILURES["a syntax error"])[0] == 1
    assert run(test_it=PASSING)[0] == 0


def test_a_deleted_module_is_no_longer_importable(run: Run, tmp_path: Path) -> None:
    user = "from tests.both import helper\ndef test_it():\n    assert helper\n"
    assert run(test_it=user, helper="")[0] == 0
    (tmp_path / "helper.py").unlink()
    assert run(test_it=user)[0] == 1


def test_k_runs_the_modules_with_the_word_and_refuses_to_run_none(run: Run) -> None:
    bad = FAILURES["a false assert"]
    assert run("-k", "good", test_good=PASSING, test_bad=bad)[1][-1] == "1 passed, 0 failed"
    assert run("-k", "nowhere")[0] == 1


def test_what_takes_minutes_waits_for_wide_and_nothing_runs_twice_or_never(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = ("tests/both/test_one.py::test_slow", "tests/both/test_whole.py::")
    monkeypatch.setattr(tiers, "LONG_ON_BOTH", slow)
    modules = {
        "test_one": PASSING + "def test_slow_one():\n    pass\ndef test_slow_two():\n    pass\n",
        "test_whole": PASSING + "def test_other():\n    pass\n",
        "test_quick": PASSING + "def test_a():\n    pass\ndef test_b():\n    pass\n",
    }
    assert run(**modules)[1][-1] == "4 passed, 0 failed"
    assert run("--wide")[1][-1] == "4 passed, 0 failed"
    modules["test_one"] = modules["test_one"].replace("pass\n", "raise OSError\n")
    assert run(**modules)[1][-1] == "4 passed, 0 failed"
    assert run("--wide")[1][-1] == "2 passed, 2 failed"


def test_without_micropython_the_half_is_skipped_unless_required(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(micropython, "find_tools", lambda: None)
    monkeypatch.delenv("TRILITHON_REQUIRE_MICROPYTHON", raising=False)
    assert micropython.main([]) == 0
    assert capsys.readouterr().out.startswith("MicroPython tests skipped: ")
    monkeypatch.setenv("TRILITHON_REQUIRE_MICROPYTHON", "1")
    assert micropython.main([]) == 1
