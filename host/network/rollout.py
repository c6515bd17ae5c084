"""Tables brought up to date from afar: one first, then the rest, a few at a time.

No network here: messages in, orders out. A table that fails ends only its own update; but if the
first one fails, all ends: the others do not get firmware that did not come up.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from firmware.link.commands import FIRMWARE
from host.network import topics
from host.network.follower import UPDATE
from host.network.house_key import signature
from host.network.parcel import Parcel
from host.network.topics import DONE, FAILED, READY, BadMessage, Fields

AT_ONCE = 4
EXPIRES_S = 60
ANSWER_S = 20.0  # a table that takes the order, or refuses it, says so in less
SILENT_S = 300.0  # without a word while it is being updated
WAITING, ASKED = "waiting", "asked"  # before the steps of host.network.topics
NOT_BEGUN = "not begun: the first table failed"


@dataclass
class Candidate:
    """A table to be updated.

    step  WAITING, ASKED, or as the table tells it;  `since` when it last said something
    """

    name: str
    order: str = field(default_factory=lambda: secrets.token_hex(8))
    step: str = WAITING
    percent: int = 0
    why: str = ""
    since: float = 0.0
    expires: int = 0

    @property
    def over(self) -> bool:
        return self.step in (DONE, FAILED)


class Rollout:
    """`heard` with every message, `choose` once the retained ones have come, `tick` now and then.

    `now` is of a clock that nobody puts back (time.monotonic); orders expire by the true time.

    orders  (table, kind, payload) to be sent;  `told` hears of every step of a table
    parcels firmware by processor, for tables that no bridge updates: those of `processors`
    clock   the true time, in Unix seconds
    house   the key that signs what they take
    """

    def __init__(
        self, told: Callable[[Candidate], None], clock: Callable[[], float] = time.time
    ) -> None:
        self.told = told
        self.clock = clock
        self.said: dict[str, dict[str, Fields]] = {}
        self.tables: list[Candidate] = []
        self.orders: list[tuple[str, str, Fields]] = []
        self.parcels: dict[int, Parcel] = {}
        self.house = b""

    # What tables say

    def heard(self, topic: str, payload: bytes, now: float) -> None:
        """Take any message; one that TOPICS.md does not describe is ignored."""
        try:
            name, kind = topics.read_topic(topic)
            fields = topics.decode(kind, payload)
        except BadMessage:
            return
        self.said.setdefault(name, {})[kind] = fields
        for table in self.tables:
            if table.name == name and fields.get("id") == table.order and not table.over:
                self._reply(table, kind, fields, now)

    def _reply(self, table: Candidate, kind: str, fields: Fields, now: float) -> None:
        table.since = now
        if kind == "did" and fields.get("nonce"):
            self.orders.append((table.name, "do", self._signed(table, fields["nonce"])))
        elif kind == "did" and not fields["ok"]:
            self._step(table, FAILED, why=fields["why"])
        elif kind == "update":
            self._step(table, fields["step"], fields["percent"], fields["why"])
            if fields.get("want"):
                self._send_piece(table, *fields["want"])

    def _send_piece(self, table: Candidate, mark: str, at: int) -> None:
        piece = self.parcels[self.processor(table.name)].piece(mark, at)
        if piece:
            self.orders.append((table.name, "piece", piece))

    def _step(self, table: Candidate, step: str, percent: int = 0, why: str = "") -> None:
        if (table.step, table.percent) != (step, percent):
            table.step, table.percent, table.why = step, percent, why
            self.told(table)

    # What they hear

    def choose(self, names: Sequence[str]) -> str:
        """These tables, or all that may be updated; what is wrong with that, in words."""
        for name in names:
            complaint = self._unfit(name)
            if complaint:
                return complaint
        fit = [name for name in sorted(self.said) if not self._unfit(name)]
        self.tables = [Candidate(name) for name in (names or fit)]
        return "" if self.tables else "no connected table allows updates from afar"

    def _unfit(self, name: str) -> str:
        said = self.said.get(name, {})
        if said.get("alive", {}).get("state") != READY:
            return f"{name} is not there"
        if UPDATE not in said.get("about", {}).get("may", []):
            return (
                f"{name} does not let itself be updated from afar: its owner may allow that "
                "(trilithon bridge --allow update; trilithon network --allow update)"
            )
        return ""

    def tick(self, now: float) -> None:
        """Order what may begin; give up tables that stay silent."""
        for table in self.tables:
            limit = ANSWER_S if table.step == ASKED else SILENT_S
            if not table.over and table.step != WAITING and now - table.since > limit:
                self._step(table, FAILED, why=f"it has said nothing for {limit:.0f} s")
        waiting = [table for table in self.tables if table.step == WAITING]
        if self.tables[0].step == FAILED:
            for table in waiting:
                self._step(table, FAILED, why=NOT_BEGUN)
            return
        busy = sum(not table.over for table in self.tables) - len(waiting)
        room = (AT_ONCE if self.tables[0].over else 1) - busy
        for table in waiting[: max(0, room)]:
            self._order(table, now)

    def _order(self, table: Candidate, now: float) -> None:
        table.since, table.expires = now, int(self.clock()) + EXPIRES_S
        self.orders.append((table.name, "do", self._wish(table)))
        self._step(table, ASKED)

    def _wish(self, table: Candidate) -> Fields:
        """The command; for a table without a bridge it names the files to ask for."""
        wish = {"id": table.order, "expires": table.expires, "command": UPDATE}
        parcel = self.parcels.get(self.processor(table.name))
        more = {"list": parcel.mark, "size": parcel.size} if parcel else {}
        return {**wish, "firmware": FIRMWARE, **more}

    def _signed(self, table: Candidate, nonce: str) -> Fields:
        """The command once more, with the number that the board has drawn for it."""
        wish = {**self._wish(table), "nonce": nonce}
        if "list" not in wish:
            return wish
        return {**wish, "signature": signature(self.house, table.name, wish)}

    def processor(self, name: str) -> int:
        """Of a table that takes its files over the network, as it says it; 0 of a bridged one."""
        about = self.said.get(name, {}).get("about", {})
        return 0 if about.get("bridged", True) else int(about.get("mpy") or 0)

    @property
    def processors(self) -> set[int]:
        return {self.processor(table.name) for table in self.tables} - {0}

    @property
    def over(self) -> bool:
        return all(table.over for table in self.tables)

    @property
    def failed(self) -> list[Candidate]:
        return [table for table in self.tables if table.step == FAILED]
