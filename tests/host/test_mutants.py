"""The command that breaks the code: every mutant is another program, broken in one place alone."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.mutants import scores
from tests.mutants.__main__ import main
from tests.mutants.breaking import Source
from tests.mutants.explained import EXPLAINED, why
from tests.mutants.watched import ROOT, noticing, watched

SOURCE = """
if False:
    from typing import Any

def f(a, b):
    if a < b and not a == 2:
        return -a + 1
    return True
"""


def test_each_mutant_breaks_one_place_of_what_runs() -> None:
    source = Source(SOURCE)
    plain = source.plain
    found = [source.change(broken)[1] for _, broken in source.mutants(0, "", "")]
    assert sorted(found) == sorted([
        "if a <= b and (not a == 2):", "if a < b or not a == 2:", "if a < b and (not not a == 2):",
        "if a < b and (not a != 2):", "if a < b and (not a == 3):", "return +a + 1",
        "return -a - 1", "return -a + 2", "return False",
    ])  # fmt: skip
    assert source.plain == plain


def test_a_sample_is_the_same_every_time_and_in_the_order_of_the_code() -> None:
    source = Source(SOURCE)
    some = source.mutants(4, "a seed", "")
    assert some == source.mutants(4, "a seed", "") == sorted(some) and len(some) == 4
    assert some != source.mutants(4, "another", "")
    assert [line for line, _ in source.mutants(4, "", "return True")] == [8]


def test_every_file_that_must_not_be_wrong_has_tests_to_notice() -> None:
    files = watched()
    assert len(files) > 20
    for file in files:
        assert (ROOT / file).exists(), file
        both, more = noticing(file)
        named = [name.replace(".", "/") + ".py" for name in both]
        named += [word for word in more if word.startswith("tests/")]
        assert both and more and [name for name in named if not (ROOT / name).exists()] == []


def test_a_file_that_is_not_there_is_named_before_anything_is_broken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "argv", ["mutants", "engine/ask.py", "engine/asks.py"])
    with pytest.raises(SystemExit, match=r"no such file.*: engine/asks.py$"):
        main()


def test_what_is_explained_is_still_there() -> None:
    for file, pairs in EXPLAINED.items():
        plain = Source((ROOT / file).read_text(encoding="utf-8")).plain
        for part, became, reason in pairs:
            assert part in plain and became not in plain, (file, part)
            assert why(file, part, became) == reason


@pytest.fixture
def warm(tmp_path: Path) -> Iterator[Any]:
    """A warm Python beside three modules of tests: what it answers to an order."""
    (tmp_path / "tests/both").mkdir(parents=True)
    for file in ("tests/__init__.py", "tests/both/__init__.py", "tests/both/run.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    for name, body in (("sound", "pass"), ("broken", "1 / 0"), ("endless", "while True: pass")):
        (tmp_path / f"tests/both/{name}.py").write_text(f"def test_it():\n    {body}\n")
    with subprocess.Popen(
        [sys.executable, ROOT / "tests/mutants/warm.py"], cwd=tmp_path, text=True,
        env={"PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as python:  # fmt: skip

        def answer(*names: str, longest: int = 30) -> dict[str, Any]:
            modules = [(f"tests.both.{name}", 9) for name in names]
            order = {"modules": modules, "pytest": [], "longest": longest, "compile": False}
            print(json.dumps(order), file=python.stdin, flush=True)
            return dict(json.loads(python.stdout.readline()))  # type: ignore[union-attr]

        yield answer
        python.stdin.close()  # type: ignore[union-attr]


def test_the_first_module_that_notices_is_named_and_what_it_said(warm: Any) -> None:
    passed = warm("sound")
    assert passed["failed"] == "" and list(passed["took"]) == ["tests.both.sound"]
    failed = warm("sound", "broken", "sound")
    assert failed["failed"] == "tests.both.broken" and "ZeroDivisionError" in failed["said"]


def test_a_mutant_that_never_ends_is_noticed(warm: Any) -> None:
    assert warm("endless", longest=1)["failed"] == "tests.both.endless"
    assert warm("sound")["failed"] == ""


def test_scores_are_kept_by_file_and_added_up_by_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scores, "KEPT", tmp_path / "scores.txt")
    for file, noticed, left in (("engine/table.py", 11, 1), ("engine/referee.py", 12, 0)):
        score = scores.Score(file, 41, scores.mark(scores.plain(file)))
        score.noticed, score.left = noticed, left
        scores.keep(score)
    assert list(scores.kept()) == ["engine/referee.py", "engine/table.py"]
    assert scores.told(scores.kept().values())[-1].split()[:5] == ["23", "24", "82", "0", "1"]
    assert set(watched()) - set(scores.changed()) == {"engine/referee.py", "engine/table.py"}
    with pytest.raises(ValueError, match="add up"):
        scores.of_line(scores.kept()["engine/table.py"].text().replace("11", "10"))
