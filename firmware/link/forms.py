"""What must stand after a command: its form. A line is checked whole against it before it acts.

A form is made of parts with a blank between them, and each part of a line becomes one value:

    on                just this word
    SIDE:left,right   one of these words
    N:-10..10         a whole number
    TAG:hex4..10      so many bytes in hex
    NAME:word1..40    a word of so many letters
    TEXT:line1..40    all that is left of the line, so many letters
    [N:0..9]          may be left out: the value is None
    TAG:hex4..10…     one or more, in a list; in brackets also none: []
    a | b c           either this or that

Forms with JSON, which only rare commands have, are read by firmware.link.json_forms.
"""

MORE = "…"
DIGITS = "0123456789"
MOST_DIGITS = 7

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


NO_MEMORY = {"why": "no_memory", "text": "there is no memory for that now"}


class Refused(Exception):
    """A command that cannot be carried out: `why` is a key, `text` says it to people."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why
        self.text = text


def refusal(fault: "Exception | None") -> dict:
    """What the reply to a command that was not done carries."""
    if fault is None or isinstance(fault, MemoryError):
        return NO_MEMORY
    if isinstance(fault, Refused):
        return {"why": fault.why, "text": fault.text}
    return {"why": "device_fails" if isinstance(fault, OSError) else "fault", "text": repr(fault)}


def misfit(command: str, form: str) -> Refused:
    """What follows the command is not of its form."""
    wanted = "nothing after " + command if not form else command + " " + form
    return Refused("bad_argument", "required is " + wanted)


def arguments(form: str, rest: str) -> "list | None":
    """A value for each part of the form; None where `rest` is not of this form."""
    for one in form.split("|"):
        found = matched(one.split(" "), rest)
        if found is not None:
            return found
    return None


def matched(parts: list, rest: str) -> "list | None":
    """The same for a form without alternatives, as its parts."""
    found: list = []
    for part in parts:
        if not part:
            continue
        name, _, kind = part.strip("[]").partition(":")
        many = kind[-1:] == MORE
        kind = kind[:-1] if many else kind
        values: list = []
        while rest and (many or not values):
            word, left = (rest, "") if kind[:4] == "line" else first_word(rest)
            value = value_of(name, kind, word)
            if value is None:
                break
            values.append(value)
            rest = left
        if not values and part[0] != "[":
            return None
        found.append(values if many else values[0] if values else None)
    return None if rest else found


def first_word(rest: str) -> tuple:
    """(the first word, what is left)."""
    word, _, left = rest.partition(" ")
    return word, left.lstrip(" ")


def value_of(name: str, kind: str, word: str) -> "Any":
    """What a word means as this part of a form; None where it is none."""
    if not kind:
        return word if word == name else None
    if "," in kind:
        return word if word in kind.split(",") else None
    what = kind.rstrip("-." + DIGITS)
    low, high = kind[len(what) :].split("..")
    value: "Any" = word
    size: "int | None" = len(word)
    if what == "hex":
        value = bytes_of(word)
        size = len(value)
    elif not what:
        value = size = number_of(word)
    return value if size is not None and int(low) <= size <= int(high) else None


def bytes_of(word: str) -> bytes:
    """Bytes in hex; none where it is no hex."""
    try:
        return bytes.fromhex(word)
    except ValueError:
        return b""


def number_of(word: str) -> "int | None":
    """A whole number as people write it: `int` of either Python takes more, and not the same."""
    digits = word[1:] if word[:1] in "+-" else word
    if not digits or len(digits) > MOST_DIGITS or (digits[:1] == "0" and digits != "0"):
        return None
    return None if digits.strip(DIGITS) else int(word)
