"""The words of docstrings, comments and pages: a stranger must see at once who does what."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_laws import ROOT, name_of

WINGS = ("engine", "firmware", "hardware", "host", "tests")
KINDS = ("py", "js", "css", "html", "md")
FILES = [path for wing in WINGS for kind in KINDS
         for path in sorted((ROOT / wing).rglob(f"*.{kind}"))]  # fmt: skip
FILES += [*sorted(ROOT.glob("*.md")), ROOT / "Makefile"]

# What no sentence of ours says, and why.
BANNED = {
    r"somebody|whoever": "who acts has a name: the player, the viewer, the computer, the loop",
    r"whatever": "say of what it holds: any card, every reason, all that is lit",
    r"(?:is|are|was|were) (?:told|said|wanted)": "who reports, sends, requires or asks for it?",
    r"anew": "again",
    r"meanwhile": "while what goes on, or before the end of what?",
    r"perhaps": "when?",
}  # fmt: skip
WRONG = re.compile("|".join(rf"\b(?:{words})\b" for words in BANNED), re.IGNORECASE)
# A function named by one participle or adverb says neither what it is nor what it does. The percent
# of a wing's functions that are: no more than now.
ODD = re.compile(
    r"_?(\w+ed|\w+ly|said|told|came|left|written|heard|known|kept|taken|given|seen|held|found|laid"
    r"|whole|both|often|seldom|always|whose|there|goes|wants|lacking|fresh|early|spelt|undone|drawn)"
)
NOUNS = {"feed", "seed", "need", "reply", "apply", "embed", "speed", "red"}
SHARES = {"engine": 7.7, "firmware": 11.5, "host": 9.5}
COMMENT = {
    ".js": r"/\*.*?\*/|(?<!:)//[^\n]*",
    ".css": r"/\*.*?\*/",
    ".html": r"<!--.*?-->",
    "": r"#[^\n]*",  # the Makefile, its help too
}


def prose(path: Path) -> Iterator[str]:
    """What people read in a file, comments that follow each other as one piece."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield text
    elif path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        yield " ".join(each.string for each in tokens if each.type == tokenize.COMMENT)
    else:
        yield " ".join(re.findall(COMMENT[path.suffix], text, re.DOTALL))


def wrong(text: str) -> list[str]:
    """The banned words in a text, also where one begins on one line and ends on the next."""
    return WRONG.findall(re.sub(r"[\s#*]+", " ", text))


def test_each_word_is_found_where_people_read_it(tmp_path: Path) -> None:
    for name, text in {
        "a.py": 'def f():\n    """Who is\n    told."""\n    return "whatever"  # perhaps\n',
        "a.js": "/** Somebody. */ f('anew'); // and\n// whoever\n",
        "a.md": "Nobody is\nsaid to be *anew*.",
    }.items():
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        assert len([each for part in prose(path) for each in wrong(part)]) == 2, name


def test_sentences_name_who_acts() -> None:
    found = {
        name_of(path): words for path in FILES
        if wrong(path.read_text(encoding="utf-8"))  # few files need a closer look
        and (words := [each for part in prose(path) for each in wrong(part)])
    }  # fmt: skip
    assert found == {}, "; ".join(f"{words}: {why}" for words, why in BANNED.items())


@pytest.mark.parametrize("wing", SHARES)
def test_functions_are_named_by_what_they_are_or_do(wing: str) -> None:
    names = [
        node.name
        for path in sorted((ROOT / wing).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    odd = [name for name in names if ODD.fullmatch(name) and "_" not in name.strip("_")]
    odd = [name for name in odd if name.strip("_") not in NOUNS]
    assert 100 * len(odd) <= SHARES[wing] * len(names), sorted(odd)
