"""The command that breaks the code: every mutant is another program, broken in one place alone."""

from __future__ import annotations

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


def test_what_is_explained_is_still_there() -> None:
    for file, pairs in EXPLAINED.items():
        plain = Source((ROOT / file).read_text(encoding="utf-8")).plain
        for part, became, reason in pairs:
            assert part in plain and became not in plain, (file, part)
            assert why(file, part, became) == reason
