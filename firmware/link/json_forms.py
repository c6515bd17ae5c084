"""Forms with JSON: an object with these fields, or a list. In memory only for rare commands.

    json{game:word1..40 [lights:0..7…]}   an object; fields that are not named are ignored
    json[LINE:line0..400…]                a list

Their values are of the kinds of firmware.link.forms; `object` is an object with any fields, and
what ends in `?` may also be null. Of rare commands alone is also this part:

    DATE:date10..19   a day as ISO 8601 has it, `2026-11-20`, or a minute or a second of it
"""

import json

from firmware.link.forms import DIGITS, MORE, bytes_of, matched, value_of

HOUR = "DATE:date10..19 [OFFSET:-720..840]"  # on the wall, and its minutes from UTC
JSON = "json"
DATE = ":date"
NULL = "?"
MARKS = b"{}[]:,"
OPEN, CLOSED = b"[{", b"]}"
QUOTE, BACKSLASH = 0x22, 0x5C
DEEPEST = 0  # in what `marks` finds: lists and objects in each other
MOST_DEEP = 8  # a board's stack is short; the deepest that is known has four

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def arguments(form: str, rest: str) -> "list | None":
    """As firmware.link.forms has it; the value of an object or a list is itself."""
    for one in form.split("|"):
        one = one.strip(" ")
        json_form = one[:4] == JSON
        found = decoded(one[4:], rest) if json_form else matched(one.split(" "), rest)
        if found is not None and (DATE not in one or is_date(found[0])):
            return found
    return None


def decoded(form: str, text: str) -> "list | None":
    """[the JSON in `text`]; None where it is not of this form."""
    found = marks(text)
    if found.get(DEEPEST, 0) > MOST_DEEP or not whole_letters(text):
        return None
    try:
        value = json.loads(text)
    except ValueError:
        return None
    if found != marks(json.dumps(value)):
        return None
    if form[0] == "[":
        fits = is_of(form[1:-1].partition(":")[2], value)
    else:
        fits = isinstance(value, dict) and all([held(part, value) for part in parts(form)])
    return [value] if fits else None


def marks(text: str) -> dict:
    """How often each mark of JSON stands in it, outside of its texts; and how deep they go.

    MicroPython reads much that is no JSON, `{]` or `[1 2]`; the sender may have meant more.
    """
    found: dict = {}
    quoted = skip = False
    depth = 0
    for byte in text.encode():
        if quoted and not skip and byte == BACKSLASH:
            skip = True
            continue
        if byte == QUOTE and not skip:
            quoted = not quoted
        elif not quoted and byte in MARKS:
            found[byte] = found.get(byte, 0) + 1
            depth += (byte in OPEN) - (byte in CLOSED)
            found[DEEPEST] = max(depth, found.get(DEEPEST, 0))
        skip = False
    return found


def whole_letters(text: str) -> bool:
    """Whether everything its texts escape is a whole letter and no control.

    MicroPython makes two halves even of a letter that is rightly escaped as two.
    """
    for escaped in text.replace("\\\\", "").split("\\")[1:]:
        if escaped[:1] == "u":
            two = bytes_of(escaped[1:5])
            code = two[0] << 8 | two[1] if len(two) == 2 else 0
            if code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000:
                return False
        elif escaped[:1] not in ('"', "/"):
            return False
    return True


def parts(form: str) -> list:
    return [part for part in form[1:-1].split(" ") if part]


def held(part: str, fields: dict) -> bool:
    """Whether an object has this field as the form wants it."""
    name, _, kind = part.strip("[]").partition(":")
    return is_of(kind, fields[name]) if name in fields else part[0] == "["


def is_of(kind: str, value: "Any") -> bool:
    """Whether a value of JSON is of this kind."""
    if kind[-1] == NULL:
        return value is None or is_of(kind[:-1], value)
    if kind[-1] == MORE:
        return isinstance(value, list) and all([is_of(kind[:-1], each) for each in value])
    if kind == "object":
        return isinstance(value, dict)
    if isinstance(value, str):
        blank = kind[:4] == "word" and " " in value
        return kind[0] in "wlh" and not blank and value_of("", kind, value) is not None
    if not isinstance(value, int) or kind[:1] not in "-0123456789":
        return False
    return value_of("", kind, str(value)) is not None  # `True` is written with no digit


# Dates

DATE_SHAPE = "0000-00-00T00:00:00"
DATE_LENGTHS = (10, 16, 19)
BOUNDS = ((5, 1, 12), (8, 1, 31), (11, 0, 23), (14, 0, 59), (17, 0, 59))  # where, from, to


def is_date(text: str) -> bool:
    """Whether it is a day, or a minute or a second of one."""
    if len(text) not in DATE_LENGTHS:
        return False
    for at in range(len(text)):
        digit = DATE_SHAPE[at : at + 1] == "0"
        one = text[at : at + 1]
        if one not in DIGITS if digit else one != DATE_SHAPE[at : at + 1]:
            return False
    return all([low <= int(text[at : at + 2] or low) <= high for at, low, high in BOUNDS])
