"""The topics and payloads of TOPICS.md, for both sides: made here, and checked here."""

from __future__ import annotations

import json
import re
from binascii import crc32
from collections.abc import Callable, Iterable
from typing import Any

from host.door import shows

Fields = dict[str, Any]

ROOT = "trilithon/1"
LARGEST = 64 * 1024  # bytes of a payload
PIECE = 8 * 1024  # bytes of the lines in one `log`
LINES = 20_000  # of a record: the longest match that was ever played has 1,500
KEPT = 400  # records of a table that a hall hears of, at most
QOS = 1
READY, UNPLUGGED, CLOSED, LOST = "ready", "unplugged", "closed", "lost"
SENDING, STARTING, DONE, FAILED = "sending", "starting", "done", "failed"  # steps of an update
NAME = re.compile(r"[a-z0-9-]{1,32}")
MATCH = re.compile(r"[0-9a-f]{16}")


class BadMessage(Exception):
    """A wrong message, none of which counts; the text says what is wrong."""


def table_topic(table: str, kind: str) -> str:
    return f"{ROOT}/table/{table}/{kind}"


def order_topic(table: str, kind: str, hall: str) -> str:
    return f"{ROOT}/to/{table}/{kind}/{hall}"


def read_topic(topic: str) -> tuple[str, str]:
    """(table, kind) of what a table says. Raises BadMessage."""
    table, _, kind = topic.removeprefix(f"{ROOT}/table/").partition("/")
    if not topic.startswith(f"{ROOT}/table/") or not NAME.fullmatch(table) or kind not in SAID:
        raise BadMessage("no topic of these pages")
    return table, kind


def named_in(topic: str) -> str:
    """The table that a topic names, though the rest of it may be wrong; "" where it names none."""
    name = topic.removeprefix(f"{ROOT}/table/").partition("/")[0]
    return name if topic.startswith(f"{ROOT}/table/") and NAME.fullmatch(name) else ""


def read_order(topic: str) -> tuple[str, str, str]:
    """(table, kind, hall) of what a table hears. Raises BadMessage."""
    parts = topic.removeprefix(f"{ROOT}/to/").split("/")
    if not topic.startswith(f"{ROOT}/to/") or len(parts) != 3 or parts[1] not in HEARD:
        raise BadMessage("no topic of these pages")
    if not (NAME.fullmatch(parts[0]) and NAME.fullmatch(parts[2])):
        raise BadMessage("no name of a table or a hall")
    return parts[0], parts[1], parts[2]


def encode(fields: Fields) -> bytes:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def decode(kind: str, payload: bytes) -> Fields:
    """The fields of a payload, each that this page names there and right. Raises BadMessage."""
    if len(payload) > LARGEST:
        raise BadMessage(f"{len(payload)} bytes: too large")
    try:
        found = json.loads(payload)
    except (ValueError, RecursionError):
        raise BadMessage("no JSON") from None
    if not isinstance(found, dict):
        raise BadMessage("no JSON object")
    for name, check in (SAID | HEARD)[kind].items():
        if not check(found.get(name)):
            raise BadMessage(f"{name} is missing or wrong")
    return found


def chain(lines: Iterable[str], before: int = 0) -> int:
    """The sum of a log: of these lines, and those before them."""
    for line in lines:
        before = crc32(line.encode() + b"\n", before)
    return before


# What each field may be


def text(longest: int) -> Callable[[Any], bool]:
    """A line of text, and nothing that a terminal or a page would take for something else."""
    return lambda value: isinstance(value, str) and len(value) <= longest and all(map(shows, value))


def number(most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and 0 <= value <= most


def flag(value: Any) -> bool:
    return value is True or value is False


def match_id(value: Any) -> bool:
    return isinstance(value, str) and MATCH.fullmatch(value) is not None


def maybe(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or check(value)


def some(check: Callable[[Any], bool], most: int) -> Callable[[Any], bool]:
    """A list of at most so many."""
    return lambda value: isinstance(value, list) and len(value) <= most and all(map(check, value))


def has(**checks: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """An object with these fields."""
    return lambda value: (
        isinstance(value, dict) and all(check(value.get(name)) for name, check in checks.items())
    )


def device_states(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= 16
        and all(text(16)(name) and has(works=flag)(state) for name, state in value.items())
    )


def kept_entry(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 3
        and match_id(value[0])
        and number(LINES)(value[1])
        and number(2**32)(value[2])
    )


def piece_wanted(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and text(64)(value[0])
        and number(2**24)(value[1])
    )


def score(value: Any) -> bool:
    return value is None or (type(value) is int and abs(value) < 10**6)


asked = has(who=text(64), prompt=text(64), text=text(300), secret=flag)
over = has(ending=text(64), winners=some(text(64), 16))
SAID: dict[str, dict[str, Callable[[Any], bool]]] = {
    "alive": {
        "state": lambda value: value in (READY, UNPLUGGED, CLOSED, LOST),
        "session": number(2**63),
    },
    "about": {
        "firmware": text(32),
        "python": text(64),
        "may": some(text(16), 8),
        "mpy": maybe(number(2**16)),
    },
    "health": {"devices": device_states, "journal": flag},
    "match": {
        "match": maybe(match_id),
        "game": maybe(text(64)),
        "players": maybe(some(text(64), 16)),
        "n": maybe(number(LINES)),
        "asked": maybe(asked),
        "scores": maybe(some(score, 16)),
        "status": maybe(text(300)),
        "over": maybe(over),
        "lines": maybe(number(LINES)),
        "sum": maybe(number(2**32)),
        "at": maybe(text(40)),
    },
    "kept": {"records": some(kept_entry, KEPT)},
    "log": {
        "match": match_id,
        "at": number(LINES),
        "lines": some(text(2000), LINES),
        "sum": number(2**32),
        "end": flag,
    },
    "did": {"id": text(64), "ok": flag, "why": text(200), "nonce": maybe(text(64))},
    "update": {
        "id": text(64),
        "step": lambda value: value in (SENDING, STARTING, DONE, FAILED),
        "percent": number(100),
        "firmware": text(32),
        "why": text(200),
        "want": maybe(piece_wanted),
    },
}
HEARD: dict[str, dict[str, Callable[[Any], bool]]] = {
    "have": {"match": match_id, "lines": number(LINES), "end": flag},
    "do": {"id": text(64), "expires": number(2**40), "command": text(16)},
    "piece": {"hash": text(64), "at": number(2**24), "data": text(1200)},
}
