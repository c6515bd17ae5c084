"""The plural categories of a language, by the CLDR: from plurals.txt, which is generated."""

from __future__ import annotations

import functools
from pathlib import Path

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
