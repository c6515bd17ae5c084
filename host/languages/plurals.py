"""The plural categories of a language, by the CLDR: from plurals.txt, which is generated."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from engine import found
from engine.words import form
from host.languages.fields import forms

FILE = Path(__file__).with_name("plurals.txt")

Known = tuple[tuple[str, ...], str]  # categories in the order of a text's forms; the rules


@functools.cache
def known() -> dict[str, Known]:
    """By language; one whose words have a single form, or that the CLDR lacks, is none of them."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").strip().split("\n"):
        names, _, rules = line.partition(": ")
        language, *categories = names.split()
        found[language] = (tuple(categories), rules)
    return found


def counts(language: str) -> int:
    """How many forms a word has in the language; 0 where the CLDR does not say."""
    return len(known()[language][0]) if language in known() else 0


def unlike(language: str, text: str) -> Iterator[str]:
    """Words of a text that have other forms than numbers have in the language."""
    wanted = counts(language)
    for name, each in forms(text):
        if wanted and len(each) != wanted:
            said = ", ".join(known()[language][0])
            yield f"{{{name}:{'|'.join(each)}}} has {len(each)} forms, and wants {wanted}: {said}"


def rules(language: str) -> Iterator[str]:
    """Whether the language's own file counts as the CLDR does, and what it should say."""
    own = found.own(language, "engine.words.", "TABLE").get("plurals", "")
    categories, right = known().get(language, ((), ""))
    try:
        fits = not right or all(
            form(list(categories), at, own) == form(list(categories), at, right)
            for at in range(1000)
        )
    except ValueError:
        fits = False
    if not fits:
        yield f"table: plurals: by the CLDR it is {right!r}: {', '.join(categories)}"
