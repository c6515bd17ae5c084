"""Which form of a word goes with which number, in every language the CLDR knows.

    python -m tests.generate.plurals

writes host/languages/plurals.txt, a line a language: its code, its categories in the order of a
text's forms, and the rules as engine.words.form reads them. Only whole numbers below a million
count: of French `many`, for millions, nothing is left. A language whose words have one form has no
line, nor has one of which the CLDR says nothing. Babel, a tool of development, knows the CLDR.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from engine.found import is_language
from engine.words import form
from host.languages.plurals import FILE

ORDER = ("zero", "one", "two", "few", "many", "other")
EXACT = 1_000_000  # a modulus that leaves every number as it is
TRIED = 10_000
Rule = tuple[int, int, int, str]  # modulus, from, to, category


def main() -> None:
    FILE.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")


def lines() -> Iterator[str]:
    babel = importlib.import_module("babel")
    said: dict[str, str] = {}  # by the CLDR's rules, which most languages share with others
    for code in sorted(importlib.import_module("babel.localedata").locale_identifiers()):
        if is_language(code):
            category = babel.Locale(code).plural_form
            rule = str(category.abstract)
            if rule not in said:
                said[rule] = told(cache(category))
            if said[rule]:
                yield f"{code} {said[rule]}"


def told(category: Callable[[int], str]) -> str:
    """Categories and rules; nothing where these are none of ours, as Cornish ones."""
    names = [each for each in ORDER if each in {category(number) for number in range(TRIED)}]
    said = ", ".join(f"{modulus} {low} {high} {names.index(each)}"
                     for modulus, low, high, each in rules(category, names[-1]))  # fmt: skip
    if any(category(at) != form(names, at, said) for at in range(TRIED if said else 0)):
        return ""
    return f"{' '.join(names)}: {said}" if said else ""


def rules(category: Callable[[int], str], otherwise: str) -> Iterator[Rule]:
    """The first that fits a number counts: single numbers, then ends of two digits, then of one."""
    units = [most(category, range(100 + end, 1000, 10)) for end in range(10)]
    ends = [most(category, range(100 + end, 1000, 100)) for end in range(100)]
    yield from runs(EXACT, {at: category(at) for at in range(100) if category(at) != ends[at]})
    yield from runs(100, {at: ends[at] for at in range(100) if ends[at] != units[at % 10]})
    yield from runs(10, {at: units[at] for at in range(10) if units[at] != otherwise})


def most(category: Callable[[int], str], numbers: range) -> str:
    return Counter(map(category, numbers)).most_common(1)[0][0]


def runs(modulus: int, found: dict[int, str]) -> Iterator[Rule]:
    """Neighbours of one category in one rule."""
    for at, each in found.items():
        if found.get(at - 1) != each:
            last = at
            while found.get(last + 1) == each:
                last += 1
            yield modulus, at, last, each


if __name__ == "__main__":
    main()
