"""What the pages themselves say, a file a language; the table and its games bring their own texts.

A file holds KINDS, dictionaries of key -> text; those of CABLE are for Python alone. The page
offers every language that the table speaks, with English where a file or a text is missing. What it
says of our boxes and plates stands with theirs; colours have the table's names.
"""

from __future__ import annotations

import functools
import json
import string
from collections.abc import Sequence
from typing import Any

from engine import found
from engine.boxes import Box
from engine.words import Texts, Words, form

PACKAGE = "host.page.words."
PAGES = ("PAGE", "HISTORY", "HALL")
KINDS = (*PAGES, "CABLE")
MODULE = "languages.js"  # what the pages import


def say(language: str, key: str, *args: object) -> str:
    """A text of a table's page, filled in."""
    return filled(language, found.both(language, PACKAGE, "PAGE")[key], *args)


def filled(language: str, text: str, *args: object, **fields: object) -> str:
    """A text with its fields: {0}, or the form of a word that goes with it: {0:card|cards}."""
    return Filler(plurals(language)).format(text, *args, **fields)


class Filler(string.Formatter):
    def __init__(self, rules: str) -> None:
        self.rules = rules

    def format_field(self, value: Any, format_spec: str) -> str:
        return form(format_spec.split("|"), int(value), self.rules) if format_spec else str(value)


@functools.cache
def plurals(language: str) -> str:
    """Which form of a word goes with which number: see engine.words.form."""
    return str(found.texts(language, "table")["plurals"])


def whole(language: str, game: str, players: Sequence[str], box: Box | None) -> Words:
    """What the table says, with the words written out that its screen has no room for."""
    texts = Texts(language).and_of("table").and_of(game)
    roomy = [found.both(language, f"engine.games.{game}.", "WHOLE")]
    if box:
        roomy.append(found.both(language, found.HOMES["box"], f"{box.key.upper()}_WHOLE"))
    return Words(language, None, players, box, Texts(language, (*roomy, *texts.files)))


@functools.cache
def module(languages: Sequence[str] = found.languages()) -> str:
    """The texts as a module of JavaScript: by kind, language and key; NAMES and PLURALS of each."""
    own = {each: found.texts(each, "table")["own_name"] for each in languages}
    names = {each: name[0].upper() + name[1:] for each, name in own.items()}
    rules = {each: plurals(each) for each in languages}
    kinds = {kind: {each: found.both(each, PACKAGE, kind) for each in languages} for kind in PAGES}
    kinds["PAGE"] = {each: {**shared(each), **texts} for each, texts in kinds["PAGE"].items()}
    return "".join(
        f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n"
        for name, value in {"NAMES": names, "PLURALS": rules, **kinds}.items()
    )


def shared(language: str) -> dict[str, str]:
    """What the drawings of our boxes and plates say, and colours."""
    said = colours(language)
    for home in found.HOMES.values():
        said |= found.both(language, home, "PAGE")
    return said


def colours(language: str) -> dict[str, str]:
    """What the table itself calls the colours of its boxes and of the players' lights."""
    menu = found.texts(language, "new_menu")
    names = {key: text for key, text in menu.items() if key[len("light_") :].isdigit()}
    for game in [line[0] for line in found.games()]:
        said = {**found.texts(language, "table"), **found.texts(language, game)}
        box = found.read(found.modules("box")[found.facts(game)["BOX"]])["BOX"]
        names |= {colour: said[colour] for colour in box.colours if colour in said}
    return names
