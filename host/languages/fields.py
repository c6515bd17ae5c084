"""Fields of texts, and whether a language's are those of the English text.

"{s} takes {p}"             of the table: by the arguments in their order
"{1p} goes to {0s}"         the same arguments, by their numbers
"{0} is back"               of the page: by number; a game's STORY: by name
"{n} {0:card|cards}"        forms of a word, for the number that an argument is
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

FIELD = re.compile(r"{(.*?)}")
NUMBERS = ("n", "+")  # kinds of the table's fields that are numbers

Field = tuple[str, str]  # which argument, and its kind; the page has no kinds


def parts(text: str, of_table: bool) -> Iterator[tuple[str, str, list[str]]]:
    """(argument, kind, forms) of every field."""
    place = 0
    for field in FIELD.findall(text):
        name, colon, forms = field.partition(":")
        if not of_table or colon:
            yield name, "", forms.split("|") if colon else []
        elif name[:1].isdigit():
            yield name[:1], name[1:], []
        else:
            yield str(place), name, []
            place += 1


def values(text: str, of_table: bool) -> set[Field]:
    """What the text shows; forms of a word show nothing."""
    return {(name, kind) for name, kind, forms in parts(text, of_table) if not forms}


def forms(text: str) -> list[tuple[str, list[str]]]:
    """(argument, forms) of every word that has some."""
    return [(name, each) for name, _, each in parts(text, True) if each]


def variants(text: str) -> list[str]:
    """The text with the first form of every word, with the second, and so on."""
    most = max((len(each) for _, each in forms(text)), default=1)
    return [FIELD.sub(partial(form, at=at), text) for at in range(most)]


def form(field: re.Match[str], at: int) -> str:
    """A field as it is; of a word's forms this one."""
    every = field[1].partition(":")[2].split("|")
    return field[0] if every == [""] else every[min(at, len(every) - 1)]


def unlike(text: str, english: str, of_table: bool) -> Iterator[str]:
    """Why an English text's arguments cannot be told by this one."""
    own, theirs = values(text, of_table), values(english, of_table)
    counted = {name for name, _ in forms(text)}
    lacking = {field for field in theirs - own if field[0] not in counted}
    if text.count("{") != text.count("}") or own - theirs or lacking:
        yield f"other fields than {english!r}{in_their_order(own, theirs)}"
    numbers = {name for name, kind in theirs if kind in NUMBERS or not of_table}
    yield from (f"{{{each}:…}}: that is no number in {english!r}"
                for each in sorted(counted - numbers))  # fmt: skip


def in_their_order(own: set[Field], theirs: set[Field]) -> str:
    """How fields are named that another order only has mixed up."""
    if sorted(kind for _, kind in own) != sorted(kind for _, kind in theirs):
        return ""
    named = " ".join("{" + name + kind + "}" for name, kind in sorted(theirs))
    return f": in another order they have numbers: {named}"
