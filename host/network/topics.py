"""The topics and payloads of TOPICS.md, for both sides: made here, and checked here."""

from __future__ import annotations

import json
import re
from binascii import crc32
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from host.door import shows
from host.shapes import FLAG, Few, Kind, Misfit, Named, Row, Shape, parsed, rebuilt

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
    """The fields of a payload that this page names there, and no other. Raises BadMessage."""
    if len(payload) > LARGEST:
        raise BadMessage(f"{len(payload)} bytes: too large")
    try:
        found: Fields = rebuilt(parsed(payload), SHAPES[kind])
    except Misfit as wrong:
        raise BadMessage(str(wrong)) from None
    except ValueError:
        raise BadMessage("no JSON") from None
    return found


def text_sum(text: str) -> str:
    """Which text of a record a hall has stored, as `have` says it."""
    return sha256(text.encode()).hexdigest()[:16]


def chain(lines: Iterable[str], before: int = 0) -> int:
    """The sum of a log: of these lines, and those before them."""
    for line in lines:
        before = crc32(line.encode() + b"\n", before)
    return before


# What each field may be


def text(longest: int) -> Kind:
    """A line of text, and nothing that a terminal or a page would take for something else."""

    def holds(value: Any) -> bool:
        return isinstance(value, str) and len(value) <= longest and all(map(shows, value))

    return Kind(f"a line of at most {longest} letters", holds)


def number(most: int) -> Kind:
    def holds(value: Any) -> bool:
        return type(value) is int and 0 <= value <= most

    return Kind(f"a whole number up to {most}", holds)


def one_of(*words: str) -> Kind:
    return Kind(" or ".join(words), lambda value: isinstance(value, str) and value in words)


def of_form(name: str, form: re.Pattern[str]) -> Kind:
    return Kind(name, lambda value: isinstance(value, str) and form.fullmatch(value) is not None)


def maybe(shape: Shape) -> Shape:
    return (shape, None)


MATCH_ID = of_form("a match's name", MATCH)
SUM = number(2**32)
OFFSET = Kind("minutes from UTC", lambda value: type(value) is int and -720 <= value <= 840)
SCORE = Kind("a score", lambda value: type(value) is int and abs(value) < 10**6)
DEVICE = {"there?": FLAG, "works": FLAG, "failures?": number(2**53)}
ASKED = {
    "seat?": maybe(number(16)),
    "who": text(64),
    "prompt": text(64),
    "text": text(300),
    "secret": FLAG,
}
OVER = {"ending": text(64), "winners": Few(text(64), 16)}
SAID: dict[str, dict[str, Shape]] = {
    "alive": {"state": one_of(READY, UNPLUGGED, CLOSED, LOST), "session": number(2**63)},
    "about": {
        "firmware": text(32),
        "python": text(64),
        "may": Few(text(16), 8),
        "mpy?": maybe(number(2**16)),
        "link?": maybe(number(2**16)),
        "language?": maybe(text(16)),
        "bridged?": maybe(FLAG),
        "board?": maybe(text(64)),
    },
    "health": {"devices": Named(DEVICE, text(16), 16), "journal": FLAG},
    "match": {
        "match?": maybe(MATCH_ID),
        "game?": maybe(text(64)),
        "players?": maybe(Few(text(64), 16)),
        "pairing?": maybe(text(64)),
        "n?": maybe(number(LINES)),
        "asked?": maybe(ASKED),
        "scores?": maybe(Few(maybe(SCORE), 16)),
        "status?": maybe(text(300)),
        "over?": maybe(OVER),
        "lines?": maybe(number(LINES)),
        "sum?": maybe(SUM),
        "at?": maybe(text(40)),
    },
    "kept": {"records": Few(Row(MATCH_ID, number(LINES), SUM), KEPT)},
    "log": {
        "match": MATCH_ID,
        "at": number(LINES),
        "lines": Few(text(2000), LINES),
        "sum": SUM,
        "end": FLAG,
    },
    "did": {"id": text(64), "ok": FLAG, "why": text(200), "nonce?": maybe(text(64))},
    "update": {
        "id": text(64),
        "step": one_of(SENDING, STARTING, DONE, FAILED),
        "percent": number(100),
        "firmware": text(32),
        "why": text(200),
        "want?": maybe(Row(text(64), number(2**24))),
    },
}
HEARD: dict[str, dict[str, Shape]] = {
    "have": {
        "match": MATCH_ID,
        "lines": number(LINES),
        "end": FLAG,
        "sum?": maybe(of_form("a sum", MATCH)),
    },
    "do": {
        "id": text(64),
        "expires": number(2**40),
        "command": text(16),
        "nonce?": text(64),
        "game?": text(64),
        "players?": Few(text(64), 16),
        "options?": Named(text(64), text(64), 32),
        "heading?": text(64),
        "pairing?": text(64),
        "firmware?": text(32),
        "list?": text(64),
        "size?": number(2**24),
    },
    "hour": {"time": text(19), "offset": OFFSET},
    "piece": {"hash": text(64), "at": number(2**24), "data": text(1200)},
}
SHAPES = SAID | HEARD
