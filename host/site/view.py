"""What the page's dialog about a board shows: a list of plain items, drawn by web/cable.js.

{"kind": …} TEXT, HEAD, ALERT: "text". BUTTON: "id", "text", "main"; CHOOSE the same, after the
browser has let people choose a port. FIELD: "id", "text", "value"; CHOICE: the same and "options",
pairs of a value and its text; FILE: "id", "text" and what it "accepts", which comes as {"name",
"data"}. STEP: "text" or a "button", beside a "picture" of web/steps.js, which "alt" puts in words.
LINES: "text", "lines". BAR: "text", "part" from 0 to 1. GROUP: "items" in one row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import found
from host.page.words import PACKAGE, filled

Item = dict[str, Any]


class Words:
    """Items in one language, their texts by keys of CABLE."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts = found.both(language, PACKAGE, "CABLE")

    def say(self, key: str, *args: object) -> str:
        return filled(self.language, self.texts[key], *args)

    def text(self, key: str, *args: object) -> Item:
        return {"kind": "text", "text": self.say(key, *args)}

    def wrong(self, key: str, *args: object) -> Item:
        return alert(self.say(key, *args))

    def head(self, key: str, *args: object) -> Item:
        return {"kind": "head", "text": self.say(key, *args)}

    def step(self, key: str, picture: str = "", **more: Any) -> Item:
        """A text with its picture, and more: a `button`, a part in it that is `lit`."""
        picture = picture or key
        alt = self.say(f"picture_{picture}")
        return {"kind": "step", "text": self.say(key), "picture": picture, "alt": alt, **more}

    def button(self, name: str, key: str = "", **more: Any) -> Item:
        """`name` is what the page sends when it is pressed."""
        return {"kind": "button", "id": name, "text": self.say(key or name), **more}

    def choose(self, name: str, key: str) -> Item:
        return {**self.button(name, key, main=True), "kind": "choose"}

    def lines(self, key: str, lines: Sequence[str]) -> Item:
        return {"kind": "lines", "text": self.say(key), "lines": list(lines)}

    def bar(self, key: str, part: float, *args: object) -> Item:
        return {"kind": "bar", "text": self.say(key, *args), "part": part}


def group(*items: Item) -> Item:
    return {"kind": "group", "items": list(items)}


def alert(text: str) -> Item:
    """What went wrong, read aloud at once."""
    return {"kind": "alert", "text": text}


def status(text: str) -> Item:
    """What went well, read aloud when there is time."""
    return {"kind": "text", "text": text, "role": "status"}


def field(name: str, text: str, value: object) -> Item:
    return {"kind": "field", "id": name, "text": text, "value": str(value)}


def choice(name: str, text: str, value: object, options: Sequence[object]) -> Item:
    every = [str(each) for each in options]
    return pick(name, text, str(value), [(each, each) for each in every])


def pick(name: str, text: str, value: str, options: Sequence[tuple[str, str]]) -> Item:
    """One of these values, by the text beside it."""
    return {"kind": "choice", "id": name, "text": text, "value": value,
            "options": [list(each) for each in options]}  # fmt: skip


def upload(name: str, text: str, accepts: str) -> Item:
    """A file that people choose, or drop there."""
    return {"kind": "file", "id": name, "text": text, "accepts": accepts}
