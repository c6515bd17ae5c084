"""All texts for people, French and English side by side: one file a game, and `common`.

A file holds `TEXT`: key -> (French, English). Fields in a text are filled from the arguments in
their order: {s} a seat, {p} a piece, {c} a colour, {n} a number, {+} a number with its sign,
{w} another text by its key, {l} a list of pieces, {b} a place of the board.
"""

import sys

import engine.words
from engine.places import place_parts

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Sequence

    from engine.ask import Ask

LANGUAGES = ("fr", "en")


class Words:
    """The texts of one language, for one game or none, and the names of the people.

    players  the names by seat; `box` the game's box, to name pieces and colours
    """

    def __init__(
        self,
        language: str,
        game: "str | None" = None,
        players: "Sequence[str]" = (),
        box: "Any" = None,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.players = players
        self.box = box
        self.texts: dict = {}
        self._take("common")
        if game:
            self._take(game)

    def _take(self, name: str) -> None:
        """Keep one language of a file and let the file go: a board has no room for both."""
        path = "engine.words." + name
        __import__(path)
        column = LANGUAGES.index(self.language)
        for key, texts in sys.modules[path].TEXT.items():
            self.texts[key] = texts[column]
        del sys.modules[path]
        if hasattr(engine.words, name):
            delattr(engine.words, name)

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str, args: "list | tuple" = ()) -> str:
        """The text of `key`, its fields filled; a missing text shows its key, never fails."""
        template = self.texts.get(key)
        if template is None:
            return " ".join([key] + [str(arg) for arg in args])
        return self.fill(template, args)

    def fill(self, template: str, args: "list | tuple") -> str:
        pieces = template.split("{")
        out = pieces[0]
        for i in range(1, len(pieces)):
            field, _, rest = pieces[i].partition("}")
            out += self.field(field, args[i - 1]) + rest
        return out

    def field(self, field: str, value: "Any") -> str:
        if field == "s":
            return self.seat(value)
        if field == "p":
            return self.piece(value)
        if field == "c":
            return self.text(self.box.colours[value])
        if field == "l":
            return ", ".join([self.piece(piece) for piece in value])
        if field == "w":
            return self.text(value)
        if field == "b":
            return self.place(value)
        return "%+d" % value if field == "+" else str(value)

    def seat(self, seat: "int | None") -> str:
        """A participant's name; None stands for everybody."""
        if seat is None:
            return self.text("anyone")
        return self.players[seat] if seat < len(self.players) else self.text("imaginary")

    def piece(self, piece: int) -> str:
        stem, end = self.box.parts(piece)
        return self.texts.get("piece_" + stem, stem) + self.texts.get("end_" + end, end)

    def place(self, place: int) -> str:
        """A place of the Stonehenge board: 12, day 12, circle 7…"""
        stem, number = place_parts(place)
        name = self.texts.get("place_" + stem, stem)
        return name if number is None else name + str(number)

    def option(self, ask: "Ask", value: "int | str") -> str:
        """One option of an ask, as the screen lists it."""
        if isinstance(value, str):
            return self.text(value)
        if ask.kind == "place":
            return self.place(value)
        fields = {"tap": "p", "seat": "s", "colour": "c"}
        return self.field(fields.get(ask.kind, "n"), value)
