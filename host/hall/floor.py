"""What a hall knows of its tables: messages in, replies out. No network here.

Messages may come twice, out of order or forged; host/network/TOPICS.md says what still holds.
`now` is of a clock that nobody puts back (time.monotonic): it is for waiting. What people see has
the true time.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from host.hall.incoming_log import IncomingLog, MismatchError
from host.hall.shelf import Sums
from host.network import topics
from host.network.topics import FAILED, LOST, BadMessage, Fields

TABLES = 2000  # more than that many do not fit a room
GATHERED = 4  # records of a table that come in at a time
AGAIN_S = 3.0  # between two times of asking for the same
ALERTS = 200
OF_EACH = 20  # alerts of one table: a client that writes nonsense hides nothing about the others


@dataclass
class Alert:
    """Something staff should know; how often it has happened, and when last."""

    table: str
    text: str
    when: float
    count: int = 1


@dataclass
class Place:
    """A table as the network tells it.

    said     kind -> the last payload of each retained topic
    since    when its question last changed;  moved: the same for waiting
    renewed  when it last said how its update goes
    coming   match -> what has come of its log
    asked    match -> when we last said what we have;  thanked: match -> for which text
    """

    name: str
    said: dict[str, Fields] = field(default_factory=dict)
    since: float = 0.0
    moved: float = 0.0
    renewed: float = 0.0
    coming: OrderedDict[str, IncomingLog] = field(default_factory=OrderedDict)
    asked: dict[str, float] = field(default_factory=dict)
    thanked: dict[str, int] = field(default_factory=dict)

    def unsaid(self) -> None:
        """What we said last may have reached nobody."""
        self.asked.clear()
        self.thanked.clear()

    @property
    def state(self) -> str:
        return str(self.said.get("alive", {}).get("state", LOST))

    @property
    def playing(self) -> str:
        return str(self.said.get("match", {}).get("match") or "")


class Floor:
    """stored    what the archive has
    orders   (table, fields) to be said with `have`;  finished: (table, match, text) to be judged
    asked_back  (table, command, nonce): a board without a clock wants its command said again
    changed  names of tables that look different now
    clock    the true time, in Unix seconds
    """

    def __init__(self, stored: Sums, clock: Callable[[], float] = time.time) -> None:
        self.stored = stored
        self.clock = clock
        self.places: dict[str, Place] = {}
        self.alerts: OrderedDict[tuple[str, str], Alert] = OrderedDict()
        self.orders: list[tuple[str, Fields]] = []
        self.finished: list[tuple[str, str, str]] = []
        self.replies: OrderedDict[str, Fields] = OrderedDict()
        self.asked_back: list[tuple[str, str, str]] = []
        self.changed: set[str] = set()

    # Messages

    def take(self, topic: str, payload: bytes, now: float) -> None:
        """A message of the broker, from any sender."""
        table = topics.named_in(topic)
        try:
            table, kind = topics.read_topic(topic)
            if not payload:
                self._forget(table, kind)
                return
            fields = topics.decode(kind, payload)
            place = self._place(table)
            getattr(self, "_on_" + kind)(place, fields, now)
        except BadMessage as wrong:
            self.alert(table, f"{topic[:80]}: {wrong}")
        except MismatchError as wrong:
            self.alert(table, f"a log that does not fit: {wrong}")

    def _place(self, table: str) -> Place:
        if table not in self.places:
            if len(self.places) >= TABLES:
                raise BadMessage("too many tables")
            self.places[table] = Place(table)
        return self.places[table]

    def _forget(self, table: str, kind: str) -> None:
        """What a table retained was taken away; a table without any of it is gone for good."""
        place = self.places.get(table)
        if place and place.said.pop(kind, None) is not None:
            self.changed.add(table)
            if not place.said:
                del self.places[table]

    def alert(self, table: str, text: str) -> None:
        """The same again only counts."""
        known = self.alerts.pop((table, text), None)
        self.alerts[table, text] = Alert(table, text, self.clock(), known.count + 1 if known else 1)
        own = [key for key in self.alerts if key[0] == table]
        for key in own[:-OF_EACH]:
            del self.alerts[key]
        while len(self.alerts) > ALERTS:
            self.alerts.popitem(last=False)

    def _on_alive(self, place: Place, fields: Fields, now: float) -> None:
        before = place.said.get("alive")
        if before and fields["state"] == LOST and fields["session"] != before["session"]:
            return  # the will of a connection that another has replaced
        if not before or fields["session"] != before["session"]:
            place.unsaid()  # the table's new connection has had no message from us
        self._said(place, "alive", fields)

    def _on_about(self, place: Place, fields: Fields, now: float) -> None:
        """Staff hear of another board under the same name: ports may have changed hands."""
        before, board = place.said.get("about", {}).get("board"), fields.get("board")
        if before and board and board != before:
            self.alert(place.name, f"another board than before: {board}, not {before}")
        self._said(place, "about", fields)

    def _on_health(self, place: Place, fields: Fields, now: float) -> None:
        self._said(place, "health", fields)

    def _on_update(self, place: Place, fields: Fields, now: float) -> None:
        """Staff hear of one that fails, once: it is retained, and may come again."""
        place.renewed = self.clock()
        before = place.said.get("update", {})
        known = before.get("step") == FAILED and before["id"] == fields["id"]
        if fields["step"] == FAILED and not known:
            self.alert(place.name, f"its update failed: {fields['why']}")
        self._said(place, "update", fields)

    def _on_match(self, place: Place, fields: Fields, now: float) -> None:
        before = place.said.get("match", {})
        if any(before.get(key) != fields.get(key) for key in ("match", "n", "asked")):
            place.since, place.moved = self.clock(), now
        self._said(place, "match", fields)

    def _on_kept(self, place: Place, fields: Fields, now: float) -> None:
        self._said(place, "kept", fields)
        self._catch_up(place, now)

    def _on_did(self, place: Place, fields: Fields, now: float) -> None:
        self.replies[fields["id"]] = fields
        while len(self.replies) > ALERTS:
            self.replies.popitem(last=False)
        if not fields["ok"] and not fields.get("nonce"):
            self.alert(place.name, f"it has refused a command: {fields['why']}")
        if fields.get("nonce"):
            self.asked_back.append((place.name, fields["id"], fields["nonce"]))

    def _on_log(self, place: Place, fields: Fields, now: float) -> None:
        if self._stored(place, fields["match"]):
            return
        if not self._known(place, fields["match"]):
            raise MismatchError("the table has not said that it has this match")
        gathering = self._incoming(place, fields["match"])
        try:
            news = gathering.add(fields)
        except MismatchError:
            gathering.forget()  # the table may have written its journal again: from the first line
            raise
        if news:
            self.changed.add(place.name)
        elif gathering.waiting:
            self._have(place, gathering.match, len(gathering.lines), now)
        if gathering.end:
            self.finished.append((place.name, gathering.match, gathering.text))
            del place.coming[gathering.match]

    def _said(self, place: Place, kind: str, fields: Fields) -> None:
        if place.said.get(kind) != fields:
            place.said[kind] = fields
            self.changed.add(place.name)

    # Logs

    def _stored(self, place: Place, match: str) -> bool:
        """Whether the archive has all that the table has of a match."""
        stored = self.stored.get((place.name, match), {})
        kept = place.said.get("kept", {"records": []})["records"]
        sums = [total for name, _, total in kept if name == match]
        return all(each in stored for each in sums) and bool(stored) and place.playing != match

    def _known(self, place: Place, match: str) -> bool:
        kept = place.said.get("kept", {"records": []})["records"]
        return place.playing == match or any(entry[0] == match for entry in kept)

    def _incoming(self, place: Place, match: str) -> IncomingLog:
        if match not in place.coming:
            place.coming[match] = IncomingLog(match)
        while len(place.coming) > GATHERED:
            place.coming.popitem(last=False)
        return place.coming[match]

    def _ask(
        self, place: Place, match: str, lines: int | None, total: int | None, end: bool, now: float
    ) -> None:
        """Say what we have of a log, if that is not all of it."""
        gathering = self._incoming(place, match)
        count = len(gathering.lines)
        if lines is not None and (count > lines or (count == lines and gathering.sum != total)):
            gathering.forget()  # the table's own log is right
            count = 0
        if end or (lines is not None and count < lines):
            self._have(place, match, count, now)

    def _have(self, place: Place, match: str, count: int, now: float) -> None:
        if now - place.asked.get(match, -AGAIN_S) >= AGAIN_S:
            place.asked[match] = now
            self.orders.append((place.name, {"match": match, "lines": count, "end": False}))

    def _catch_up(self, place: Place, now: float) -> None:
        """Ask for the oldest records that we lack, a few at a time; thank for those we have."""
        lacking = []
        for match, lines, total in reversed(place.said.get("kept", {"records": []})["records"]):
            if total not in self.stored.get((place.name, match), {}):
                lacking.append((match, lines, total))
            elif place.thanked.get(match) != total:
                self._thank(place, match, total)
        for match, lines, total in lacking[: GATHERED - 1]:
            self._ask(place, match, lines, total, True, now)

    def _thank(self, place: Place, match: str, total: int) -> None:
        place.thanked[match] = total
        said = {"match": match, "lines": 0, "end": True}
        self.orders.append((place.name, {**said, "sum": self.stored[place.name, match][total]}))

    def safe(self, table: str, match: str, text: str, now: float) -> None:
        """The archive has this record."""
        total = topics.chain(text.split("\n")[:-1])
        self.stored.setdefault((table, match), {})[total] = topics.text_sum(text)
        place = self._place(table)
        place.coming.pop(match, None)
        self._thank(place, match, total)
        self._catch_up(place, now)
        self.changed.add(table)

    def unsaid(self) -> None:
        """What we said last, before the connection was lost, may have reached nobody."""
        for place in self.places.values():
            place.unsaid()

    def tick(self, now: float) -> None:
        """Now and then: ask again for what has not come."""
        for place in self.places.values():
            match = place.said.get("match", {})
            if match.get("match"):
                self._live(place, match, now)
            self._catch_up(place, now)

    def _live(self, place: Place, match: Fields, now: float) -> None:
        """Lines of the match in play are on their way for a moment after each answer."""
        if now - place.moved > 1.0:
            self._ask(place, match["match"], match.get("lines"), match.get("sum"), False, now)
