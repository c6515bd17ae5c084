"""What a rulebook asks the people at the table.

A rulebook is a generator: it yields an `Ask`, is sent the answer, and nothing else comes out of
it. The options of an ask are its only validator: they are what is checked, what the lights show,
what the screen lists and what simulated people choose from.

An answer is an `int` (a piece, a place of the plate, a number, a seat, a colour: the ask's `kind`
says which) or a `str` (a menu item, the key of its message). The two never mix within `values`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generator, Iterator

    Flow = Generator["Ask", Any, Any]
    Marks = Iterator[tuple]  # what a game's `marks` yields: see engine.places
else:  # MicroPython has no typing, and reads no annotation
    Flow = Marks = object

OK = "ok"
PASS = "pass"

CHOICE = "choice"  # a free decision
FACT = "fact"  # one true answer lies on the table
CHANCE = "chance"  # what came up: a die, a draw, a lot

_ITEM = 255  # code of the first extra menu item; the next ones count down
_ZERO = 64  # code of the number 0
PAST = (
    "{}: no byte of the log holds the answer {}: number pieces and places up to 254, less one for "
    "each item beside them, and ask for numbers from -64 to 190 (engine/EXPORTS.md, Limits)"
)


class Ask:
    """One question.

    seat    who answers; None: any seat may
    prompt  message key
    values  the answers of this ask's kind: a list, tuple or range (law of compactness: a range of
            numbers stays a range)
    items   menu items that may be chosen instead: a tuple of message keys
    args    what the prompt's text is filled with
    zones   for a tap: the zones of the table from which the piece may come; for an OK: those that
            only the asked seat looks at
    chosen  the pieces tapped so far towards the same answer: a list where more may join them, a
            tuple where the next one replaces them
    together  whether the seats after this one will be asked the same, and none need wait for
            another's answer: what they lay early is held back for them
    adds    whether the sum of their numbers is what it is about
    role    CHOICE, FACT or CHANCE
    but     where any seat may answer, the one that has no say: the others agree on it
    secret  nothing of the answer or of the options may be shown
    """

    kind = "menu"
    args: tuple = ()
    zones: tuple = ()
    chosen: "list | tuple" = ()
    together = False
    adds = False
    but: "int | None" = None
    role = CHOICE
    secret = False

    def __init__(
        self,
        seat: "int | None",
        prompt: str,
        values: "list | tuple | range" = (),
        items: tuple = (),
        # By keyword, all of these; without a `*`, for which a board looks up every default.
        args: tuple = (),
        zones: tuple = (),
        chosen: "list | tuple" = (),
        role: str = CHOICE,
        secret: bool = False,
        together: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.values = values
        self.items = items
        # MicroPython keeps a map in every instance: what is usual stays in the class.
        if args:
            self.args = args
        if zones:
            self.zones = zones
        if chosen != ():  # a list stays that list, empty or not
            self.chosen = chosen
        if role is not CHOICE:
            self.role = role
        if secret:
            self.secret = True
        if together:
            self.together = True

    @property
    def many(self) -> bool:
        """Whether pieces are laid towards one answer, several at once if people like."""
        return isinstance(self.chosen, list)

    def decided(self) -> bool:
        """Whether a player decides it: which piece, or which of several options. All others tell
        only what came up, what lies there, or that hands are done.
        """
        several = len(self.values) + len(self.items) > 1
        return self.role is CHOICE and (self.kind == "tap" or several)

    def whole(self) -> bool:
        """Whether what is laid may be closed, and nothing could be added."""
        return OK in self.items and not [v for v in self.values if v not in self.chosen]

    def forced(self) -> bool:
        """A question with one answer is not put to people. An OK and a tap always are."""
        return len(self.values) + len(self.items) == 1 and OK not in self.items

    def only(self) -> "int | str":
        """The answer of a forced ask."""
        return self.values[0] if self.values else self.items[0]

    def offers(self, value: "int | str") -> bool:
        """Whether `value` is one of the options."""
        return value in self.values or value in self.items

    def code(self, value: "int | str") -> int:
        """The byte that stands for `value` in the answer log; it must be one of the options."""
        return _ITEM - self.items.index(value) if isinstance(value, str) else value

    def byte(self, value: "int | str") -> int:
        """Its code, where the log can hold it and read it again. ValueError says what to do."""
        code = self.code(value)
        if not 0 <= code < 256 or self.decode(code) != value:
            raise ValueError(PAST.format(self.prompt, value))
        return code

    def decode(self, code: int) -> "int | str | None":
        """The answer a log byte stands for, or None when it is not an option of this ask."""
        return code if code in self.values else self._item(code)

    def _item(self, code: int) -> "str | None":
        return self.items[_ITEM - code] if code > _ITEM - len(self.items) else None


class Tap(Ask):
    """One tagged piece on the reader. Never answered by itself: the referee must see the piece."""

    kind = "tap"

    def forced(self) -> bool:
        return False


class Menu(Ask):
    """One of the message keys in `values`."""

    values: "list | tuple"

    def code(self, value: "int | str") -> int:
        return self.values.index(value) if value in self.values else super().code(value)

    def decode(self, code: int) -> "str | None":
        return self.values[code] if code < len(self.values) else self._item(code)


class Number(Ask):
    """A whole number of `values`, -64 to 190."""

    kind = "number"

    def code(self, value: "int | str") -> int:
        return super().code(value) if isinstance(value, str) else value + _ZERO

    def decode(self, code: int) -> "int | str | None":
        value = code - _ZERO
        return value if value in self.values else self._item(code)


class Place(Ask):
    """A place of the plate, numbered as the game's plate numbers them."""

    kind = "place"


class Seat(Ask):
    """One of the seats, 0 the first, clockwise."""

    kind = "seat"


class Colour(Ask):
    """One of the colours of the game's box."""

    kind = "colour"
