"""All texts for people: a file a language for the table, and one in the folder of each game.

A file holds dictionaries of key -> text. Fields in a text are filled from the arguments in their
order: {s} a seat, {p} a piece, {c} a colour, {n} a number, {+} a number with its sign, {w} another
text by its key, or by its key and arguments, {l} a list of pieces, {b} a place of the plate.

Where a language has another order, a field says which argument it takes, from 0: {1p}. After that
number and a colon stand the forms of a word, for the number that the argument is: {0:card|cards}.
Which form goes with which number is the text `plurals`: see `form`.

A board would spend more on a hundred small strings than on what they say, so what is compiled for
it holds texts packed by host/install/shrink/pack_texts.py: those of a game, or of a part of the
table's own, in SHELVES of bytes, a text on the shelf of its key as `key\ttext\n`, after a `\n`.
"""

from engine import found
from engine.places import place_parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.ask import Ask

LANGUAGES = found.languages()
SHELVES = 16
PIECES = 8  # names of pieces that are kept


def shelf(key: bytes) -> int:
    """Where a packed text is. Of bytes: a letter taken of a text is looked up among all names."""
    return (len(key) + key[-1]) % SHELVES


# What a text raises whose fields are others than what there is to say: a translator's slip.
UNFIT = (TypeError, ValueError, IndexError, KeyError, AttributeError)


def form(forms: list, number: int, rules: str) -> "Any":
    """The one of a word's forms that goes with a number; where it lacks one, the last.

    Rules, parted by commas, are four numbers each: a modulus, from, to, and which form, from 0. The
    first that a number's rest fits counts; where none does, the last form goes with it.
    """
    for rule in rules.encode().split(b","):
        modulus, low, high, at = [int(part) for part in rule.split()]
        if low <= abs(number) % modulus <= high:
            return forms[min(at, len(forms) - 1)]
    return forms[-1]


class Texts:
    """Key -> text in one language, of some files; of two texts the later file's counts."""

    def __init__(self, language: str, files: tuple = ()) -> None:
        self.language = language
        self.files = files  # dictionaries or shelves

    def and_of(self, name: str) -> "Texts":
        """These texts and those of a game or of a part (engine.found), in memory once."""
        return Texts(self.language, (found.texts(self.language, name),) + self.files)

    def find(self, key: bytes) -> "bytes | None":
        """A text in UTF-8, as all that makes one of it wants it: a board looks up every `str` that
        it makes among all the names it knows, a seventh of a millisecond each.
        """
        head, at_shelf = b"\n" + key + b"\t", shelf(key)
        for file in self.files:
            if isinstance(file, dict):
                name = key.decode()
                if name in file:
                    return str(file[name]).encode()
                continue
            texts: bytes = file[at_shelf]
            at = texts.find(head)
            if at >= 0:
                at += len(head)
                return texts[at : texts.find(b"\n", at)]
        return None

    def get(self, key: str, otherwise: "Any" = None) -> "Any":
        text = self.find(key.encode())
        return otherwise if text is None else text.decode()

    def __contains__(self, key: str) -> bool:
        return self.get(key) is not None

    def __getitem__(self, key: str) -> str:
        text = self.get(key)
        if text is None:
            raise KeyError(key)
        return text


class Words:
    """The texts of one language, for one game or none, and the names of the people.

    players  the names by seat; `box` the game's box, to name pieces and colours
    """

    _pieces: tuple = (None, {})  # a box, and the names of some of its pieces
    title = ""  # what a game calls people: a text that a name fills

    def __init__(
        self,
        language: str,
        game: "str | None" = None,
        players: "Sequence[str]" = (),
        box: "Any" = None,
        texts: "Texts | None" = None,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.players = players
        self.box = box
        self.texts = texts or Texts(language).and_of("table")
        if game:
            self.texts = self.texts.and_of(game)

    def honour(self, options: dict) -> "Words":
        """People have the title that the game gives them, where the option `titles` says so."""
        self.title = self.texts.get("titled", "") if options.get("titles") == "given" else ""
        return self

    def common(self) -> "Words":
        """The texts of no game, which are among these."""
        return Words(self.language, texts=Texts(self.language, self.texts.files[-1:]))

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def text(self, key: str, args: "list | tuple" = ()) -> str:
        """The text of `key`, its fields filled; never fails: a missing text, or one whose fields
        are not what there is to say, shows key and arguments.
        """
        return self.spoken(key, args).decode()

    def spoken(self, key: str, args: "list | tuple" = ()) -> bytes:
        """The same in UTF-8."""
        template = self.texts.find(key.encode())
        try:
            if template is not None:
                return self.fill(template, args)
        except UNFIT:
            pass
        return " ".join([key] + [str(arg) for arg in args]).encode()

    def said(self, fact: tuple) -> str:
        """A text's key and its arguments, as a sentence."""
        return self.text(fact[0], fact[1:])

    def fill(self, text: bytes, args: "list | tuple") -> bytes:
        """A template with its fields, both in UTF-8."""
        number = start = 0
        at = text.find(b"{")
        if at < 0:
            return text
        parts = []
        while at >= 0:
            end = text.index(b"}", at)
            parts.append(text[start:at])
            field, which = text[at + 1 : end], number
            if b"0" <= field < b":":  # it begins with a digit
                field, which = field[1:], field[0] - 48
            else:
                number += 1
            said = self.field(field, args[which])
            of = said and parts[-1].endswith(b" de ")
            if of and said.decode()[0] in self.texts.get("elides", ""):
                parts[-1] = parts[-1][:-2] + b"'"  # French: d'Alice
            parts.append(said)
            start = end + 1
            at = text.find(b"{", start)
        parts.append(text[start:])
        return b"".join(parts)

    def field(self, field: bytes, value: "Any") -> bytes:
        if field == b"s":
            return self.called(value).encode()
        if field == b"p":
            return self.piece(value).encode()
        if field == b"c":
            return self.spoken(self.box.colours[value])
        if field == b"l":
            return b", ".join([self.piece(piece).encode() for piece in value])
        if field == b"w":
            fact = value if isinstance(value, tuple) else (value,)
            return self.spoken(fact[0], fact[1:])
        if field == b"b":
            return self.place(value).encode()
        if field.startswith(b":"):
            return bytes(form(field[1:].split(b"|"), value, self.texts["plurals"]))
        if field == b"+":
            return b"%+d" % value
        return b"%d" % value if isinstance(value, int) else str(value).encode()

    def seat(self, seat: "int | None") -> str:
        """A participant's name; None stands for everybody."""
        if seat is not None and seat < len(self.players):
            return self.players[seat]
        key = "anyone" if seat is None else "imaginary"
        named: str = self.texts.get(key, key)  # not `text`: it is deep in the stack
        return named

    def called(self, seat: "int | None") -> str:
        """A participant's name in a sentence: with a title, where the match gives them."""
        named = seat is not None and seat < len(self.players)
        return self.titled(self.seat(seat)) if named else self.seat(seat)

    def titled(self, name: str) -> str:
        return self.fill(self.title.encode(), (name,)).decode() if self.title else name

    def won(self, who: int) -> str:
        """That this participant has won."""
        return self.text("crowned" if self.title else "winner", (who,))

    def piece(self, piece: int) -> str:
        """Its name; those of the last few are kept: what is laid is named again and again."""
        box, names = self._pieces
        if box is not self.box or len(names) >= PIECES:
            names = {}
            self._pieces = self.box, names
        if piece not in names:
            stem, end = self.box.parts(piece)
            names[piece] = (self.part(b"piece_", stem) + self.part(b"end_", end)).decode()
        return str(names[piece])

    def place(self, place: int) -> str:
        """A place of the game's plate: 12, day 12, circle 7, a1…"""
        stem, number = place_parts(place, self.box.places if self.box else ())
        name = self.part(b"place_", stem)
        return (name if number is None else name + b"%d" % number).decode()

    def part(self, kind: bytes, name: str) -> bytes:
        """What a part of a name is called; itself where no text says otherwise, or it is a number:
        for those none is looked for, which takes a board longest where there is none.
        """
        plain = name.encode()
        if plain.isdigit():
            return plain
        text = self.texts.find(kind + plain)
        return plain if text is None else text

    def option(self, ask: "Ask", value: "int | str") -> str:
        """One option of an ask, as the screen lists it: of people the names alone."""
        plain = ask.kind == "seat" and not isinstance(value, str)
        return self.seat(int(value)) if plain else self.value(ask.kind, value)

    def value(self, kind: str, value: "int | str") -> str:
        """An answer to an ask of this kind."""
        if isinstance(value, str):
            return self.text(value)
        if kind == "place":
            return self.place(value)
        field = {"tap": b"p", "seat": b"s", "colour": b"c"}.get(kind, b"n")
        return self.field(field, value).decode()
