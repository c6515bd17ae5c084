"""Forms with JSON: an object with these fields, or a list. In memory only for rare commands.

    json{game:word1..40 [lights:0..7…]}   an object; fields that are not named are ignored
    json[LINE:line0..400…]                a list

Their values are of the kinds of firmware.link.forms; `object` is an object with any fields, and
what ends in `?` may also be null.
"""

import json

from firmware.link.forms import MORE, matched, value_of

JSON = "json"
NULL = "?"
MARKS = b"{}[]:,"
QUOTE, BACKSLASH = 0x22, 0x5C

if False:  # for type checkers alone: neither Python runs it
    from typing import Any


def arguments(form: str, rest: str) -> "list | None":
    """As firmware.link.forms has it; the value of an object or a list is itself."""
    for one in form.split("|"):
        one = one.strip(" ")
        json_form = one[:4] == JSON
        found = decoded(one[4:], rest) if json_form else matched(one.split(" "), rest)
        if found is not None:
            return found
    return None


def decoded(form: str, text: str) -> "list | None":
    """[the JSON in `text`]; None where it is not of this form."""
    try:
        value = json.loads(text)
    except ValueError:
        return None
    if marks(text) != marks(json.dumps(value)):
        return None
    if form[0] == "[":
        fits = is_of(form[1:-1].partition(":")[2], value)
    else:
        fits = isinstance(value, dict) and all([held(part, value) for part in parts(form)])
    return [value] if fits else None


def marks(text: str) -> dict:
    """How often each mark of JSON stands in it, outside of its texts.

    MicroPython reads much that is no JSON, `{]` or `[1 2]`; the sender may have meant more.
    """
    found: dict = {}
    quoted = skip = False
    for byte in text.encode():
        if quoted and not skip and byte == BACKSLASH:
            skip = True
            continue
        if byte == QUOTE and not skip:
            quoted = not quoted
        elif not quoted and byte in MARKS:
            found[byte] = found.get(byte, 0) + 1
        skip = False
    return found


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
        plain = kind[0] in "wlh" and printable(value) and not blank
        return plain and value_of("", kind, value) is not None
    if not isinstance(value, int) or kind[:1] not in "-0123456789":
        return False
    return value_of("", kind, str(value)) is not None  # `True` is written with no digit


def printable(text: str) -> bool:
    """Whether none of its letters is a control."""
    try:
        return min(text.encode() + b"~") >= 32
    except UnicodeError:  # half a letter, which only CPython knows: names refuse it
        return True
