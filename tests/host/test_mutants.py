"""The command that breaks the code: every mutant is another program, broken in one place alone."""

from __future__ import annotations

import ast

from tests.mutants import EXPLAINED, ROOT, Tests, broken, differing, explained, places, watched

SOURCE = """
def f(a, b):
    if a < b and not a == 2:
        return -a + 1
    return True
"""


def test_each_mutant_breaks_one_place() -> None:
    parsed = ast.parse(SOURCE)
    plain = ast.unparse(parsed)
    found = [differing(plain, broken(parsed, place)[1])[1] for place in places(parsed)]
    assert sorted(found) == sorted([
        "if a <= b and (not a == 2):", "if a < b or not a == 2:", "if a < b and (not not a == 2):",
        "if a < b and (not a != 2):", "if a < b and (not a == 3):", "return +a + 1",
        "return -a - 1", "return -a + 2", "return False",
    ])  # fmt: skip
    assert ast.unparse(parsed) == plain


def test_every_file_that_must_not_be_wrong_has_tests_to_notice() -> None:
    files = watched()
    assert len(files) > 20
    for file in files:
        assert (ROOT / file).exists(), file
        tests = Tests(file)
        named = [name.replace(".", "/") + ".py" for name in tests.both]
        named += [word for word in tests.more if word.startswith("tests/")]
        assert (
            tests.both
            and tests.more
            and [name for name in named if not (ROOT / name).exists()] == []
        )


def test_what_is_explained_is_still_there() -> None:
    for file, part, became in EXPLAINED:
        assert part in (ROOT / file).read_text(encoding="utf-8"), file
        assert explained(file, part, became)
