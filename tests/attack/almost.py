"""Lines that are almost right, made from the link's own description (host/cable/description.py).

A right line has every argument within its bounds; then one thing is wrong with it: a number or a
length just outside, another type, an argument missing, doubled or misspelt, or one too many.
Promise: not one of them is carried out.
"""

from __future__ import annotations

import json
import random
from typing import Any

from host.cable.description import COMMANDS
from host.cable.usage import Argument, alternatives, arguments, is_json

LETTERS = "abcdefghijklmnopqrstuvwxyz+-_0123456789\u00e9\u20ac"
NO_NUMBERS = ("", "x", "1.0", "1e3", "0x1", "01", "--1", "1_0", "\u0663", "\u00b2", "None", "1,")
NO_LETTERS = ("\ud800", "\U0001f600", "\x07", "a\x9b", "a\n")  # as JSON escapes them
WRONG_JSON: tuple[Any, ...] = (
    None, True, 1.5, "", [], {}, [[]], 1 << 40, "x" * 60, -1, [None],
    *NO_LETTERS, {"x": NO_LETTERS[0]},
)  # fmt: skip
DATES = ("2026-11-20", "2026-02-28T20:15", "1999-12-31T23:59:59")
NO_DATES = ("2026-11-31T24:00", "2026-13-01", "26-11-20", "2026-11-20T20:15Z", "2026-11-20 20:15")


def right(rng: random.Random, part: Argument) -> str:
    """A word, or more, that may stand there."""
    if part.choices:
        return rng.choice(part.choices)
    low, high = part.bounds
    if not part.kind:
        return str(rng.choice((low, high, rng.randint(low, high))))
    size = rng.choice((low, high, rng.randint(low, high)))
    if part.kind == "hex":
        return rng.randbytes(size).hex()
    if part.kind == "date":
        return rng.choice(DATES)
    text = "".join(rng.choices(LETTERS, k=size))
    return text if part.kind == "word" or size < 3 else text[0] + " " + text[2:]


def wrong(rng: random.Random, part: Argument) -> str:
    """Almost the same, and not what may stand there."""
    if part.choices:
        word = rng.choice(part.choices)
        return rng.choice((word + "x", word[:-1] + "?", word.upper(), "?" + word, word * 2))
    low, high = part.bounds
    if not part.kind:
        near = (str(low - 1), str(high + 1), str(10**8), str(-(10**8)), f"{low}.0")
        return rng.choice(near + NO_NUMBERS[1:])
    if part.kind == "date":
        return rng.choice(NO_DATES)
    if part.kind == "hex":
        size = rng.choice((low - 1, high + 1))
        return rng.choice((rng.randbytes(size).hex(), "0" * (2 * low + 1), "zz" * low)) or "0"
    return "y" * (high + 1) if low == 0 or rng.randrange(2) else "y" * (high + 40)


def line(rng: random.Random) -> str:
    """One line that is almost right, without its end."""
    name = rng.choice(list(COMMANDS))
    form = rng.choice(alternatives(COMMANDS[name].form))
    if is_json(form):
        return f"{name} {wrong_json(rng, form)}"
    parts = arguments(form)
    words = [right(rng, part) for part in parts]
    fixed = [at for at, part in enumerate(parts) if not part.optional]
    open_end = bool(parts) and parts[-1].kind == "line"
    kind = rng.randrange(4)
    if kind == 0 and parts:
        at = rng.randrange(len(parts))
        words[at] = wrong(rng, parts[at])
    elif kind == 1 and fixed and not (len(fixed) == 1 and open_form(name)):
        if open_end:  # it must not begin with what could stand for the missing one
            words[-1] = "y" * max(1, parts[-1].bounds[0])
        del words[rng.choice(fixed)]
    elif kind == 2 and parts and not open_end and not parts[-1].many:
        at = rng.randrange(len(parts))
        words.insert(at, words[at])
    elif open_end:
        words[-1] = "y" * (parts[-1].bounds[1] + 1)
    else:
        words.append(rng.choice(("?", "0?", "sure?", "{}", "[]", "x" * 300)))
    return " ".join([name, *words])


def open_form(name: str) -> bool:
    """Whether nothing at all may follow this command, too: then nothing is missing."""
    return any(
        all(part.optional for part in arguments(form)) and not is_json(form)
        for form in alternatives(COMMANDS[name].form)
    )


def wrong_json(rng: random.Random, form: str) -> str:
    """JSON that is almost what this form wants; at times a torn one."""
    parts = arguments(form)
    if not form.startswith("json{"):
        sound = [right(rng, parts[0]) for _ in range(rng.randrange(3))]
        text = json.dumps([*sound, rng.choice((None, 1, ["x"], {}, *NO_LETTERS, True))])
    else:
        fields = {part.name: right_json(rng, part) for part in parts}
        if parts:
            spoil(rng, parts, fields)
        text = json.dumps(fields) if parts else rng.choice(("[]", "7", "null", '"{}"', "{", "{]"))
    return text if rng.randrange(4) else text[: rng.randrange(len(text))]


def right_json(rng: random.Random, part: Argument) -> Any:
    if part.limits == "object":
        return {}
    values = [right(rng, part) for _ in range(rng.randrange(1, 4) if part.many else 1)]
    found = values if part.kind else [int(value) for value in values]
    return found if part.many else found[0]


def spoil(rng: random.Random, parts: list[Argument], fields: dict[str, Any]) -> None:
    """Take a field away that must be there, or make one what it may not be."""
    part = rng.choice(parts)
    if not part.optional and rng.randrange(2):
        del fields[part.name]
        return
    fits = {"object": [{}], "line": ["", -1]}.get(part.kind or part.limits, [])
    choices = [value for value in WRONG_JSON if not may_be(part, value) and value not in fits]
    fields[part.name] = rng.choice(choices)


def may_be(part: Argument, value: Any) -> bool:
    """Whether this form could mean such a value after all."""
    if value is None:
        return part.null
    if part.many:
        return value == []
    if part.limits == "object":
        return value == {}
    low, high = part.bounds if part.kind else (0, 0)
    return isinstance(value, str) and low <= len(value) <= high
