"""What a language's files lack beside the English ones, and texts that no screen can show."""

from __future__ import annotations

import string
from collections.abc import Iterator

from engine import catalogue, found
from firmware.screen.canvas import COLUMNS, wrap
from firmware.screen.font import EXTRA, LOOKALIKES
from firmware.screen.view import TEXT_ROWS
from host.languages import fields, plurals
from host.page import words
from host.page.rule_page import PLAY, RULES, file

DRAWABLE = {*string.printable[:95], *EXTRA, *LOOKALIKES}
REFUSAL_ROWS = 2
SETUP_ROWS = 2 * TEXT_ROWS  # two pages of the screen
LONGEST_REMARK = 240
SHARED = [  # of the boxes and plates that games share: boxes.STONEHENGE
    f"{home.split('.')[1]}.{kind}"
    for home in found.HOMES.values()
    for kind in found.read(home + found.OTHERWISE)
    if kind.isupper()
]
PARTS = [*(part for part in found.PARTS if part != "titles"), *SHARED]
OF_TABLE = (*(part.split(".")[-1].upper() for part in PARTS), "TEXT", "STAKES")  # filled as there
PAGE = "PAGE"  # never on the table's screen


def names() -> list[str]:
    return [line[0] for line in catalogue.GAMES]


def unspoken(name: str) -> list[str]:
    """The languages that a game may still be translated into; in them its texts are English."""
    here = found.speaks(name) if name in names() else found.languages()
    return [language for language in found.languages() if language not in here]


def problems(language: str, name: str) -> Iterator[str]:
    """Of one file: of a part of the table's texts, of a kind of the page's, or of a game's."""
    if name in words.KINDS:
        yield from gaps(language, name, words.PACKAGE, name)
    elif name in SHARED:
        home, kind = name.split(".")
        small = kind != PAGE and not kind.endswith("_WHOLE")
        yield from gaps(language, name, f"engine.{home}.", kind, on_screen=small)
    elif name in PARTS:
        yield from gaps(language, name, "engine.words.", name.upper(), on_screen=True)
    else:
        package = f"engine.games.{name}."
        yield from gaps(language, name, package, "TEXT", on_screen=True)
        yield from gaps(language, name, package, "HELP")
        yield from gaps(language, name, package, "STAKES")
        yield from gaps(language, name, package, "STORY")
        yield from gaps(language, name, package, "SETUP")
        yield from gaps(language, name, package, "REMARKS")
        if not found.about(language, name):
            yield f"{name}: ABOUT, the game in a line, is not written yet"


def pages(language: str, name: str) -> Iterator[str]:
    """The pages of a game that there are in English alone."""
    for page in (PLAY, RULES) if name in names() else ():
        own = file(language, name, page)
        if file(found.OTHERWISE, name, page).is_file() and not own.is_file():
            yield f"{name}: {own.name} is not written yet"


def gaps(
    language: str, name: str, package: str, kind: str, on_screen: bool = False
) -> Iterator[str]:
    """Of one dictionary of a file, beside the English one. `on_screen`: it must fit there."""
    wanted, own = (found.own(each, package, kind) for each in (found.OTHERWISE, language))
    lacking = [key for key in wanted if key not in own]
    if lacking and len(lacking) == len(wanted):
        yield f"{name}: {kind} is not written yet ({len(wanted)} texts)"
        return
    yield from (f"{name}: {kind} lacks {key}: {wanted[key]!r}" for key in lacking)
    yield from (
        f"{name}: {kind} has {key}, which the English texts lack"
        for key in own
        if key not in wanted
    )
    as_table = kind in OF_TABLE and kind != PAGE
    for key in own:
        said = [*fields.unlike(own[key], wanted.get(key, own[key]), as_table)]
        said += plurals.unlike(language, own[key])
        said += misfits(key, own[key]) if on_screen else elsewhere(kind, key, own, wanted)
        yield from (f"{name}: {key}: {wrong}" for wrong in said)


def elsewhere(kind: str, key: str, own: dict[str, str], wanted: dict[str, str]) -> Iterator[str]:
    """Of a text that is no menu's: whether it is one, and whether it is soon read."""
    if not own[key] and wanted.get(key):
        yield "empty"
    if kind == "SETUP" and len(wrap(own[key])) > SETUP_ROWS:
        yield f"more than {SETUP_ROWS} rows"
    if kind == "REMARKS" and len(own[key]) > LONGEST_REMARK:
        yield f"longer than {LONGEST_REMARK} letters"


def misfits(key: str, text: str) -> Iterator[str]:
    """Why a text cannot stand on the screen of 16 columns."""
    strange = sorted(set(text) - DRAWABLE)
    if not text:
        yield "empty"
    if strange:
        yield f"no glyph for {' '.join(strange)}"
    for said in fields.variants(text):
        longest = max(said.split(" "), key=len)
        if len(longest) > COLUMNS:
            yield f"{longest!r} is longer than a row of {COLUMNS}"
        if key.startswith("refused_") and len(wrap(said)) > REFUSAL_ROWS:
            yield f"more than {REFUSAL_ROWS} rows"
