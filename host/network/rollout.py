"""Tables brought up to date from afar: one first, then the rest, a few at a time.

No network here: messages in, orders out. A table that fails ends nothing but its own update, the
first one all: what does not come up at one table is not sent to the others.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from firmware.link.commands import FIRMWARE
from host.network import topics
from host.network.follower import UPDATE
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

    @property
    def over(self) -> bool:
        return self.step in (DONE, FAILED)


class Rollout:
    """`heard` with every message, `choose` once the retained ones have come, `tick` now and then.

    orders  (table, kind, payload) to be sent;  `told` hears of every step of a table
    """

    def __init__(self, told: Callable[[Candidate], None]) -> None:
        self.told = told
        self.said: dict[str, dict[str, Fields]] = {}
        self.tables: list[Candidate] = []
        self.orders: list[tuple[str, str, Fields]] = []

    # What tables say

    def heard(self, topic: str, payload: bytes, now: float) -> None:
        """Whatever comes; what is no message of these pages is passed over."""
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
        if kind == "did" and not fields["ok"]:
            self._step(table, FAILED, why=fields["why"])
        elif kind == "update":
            self._step(table, fields["step"], fields["percent"], fields["why"])

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
        return "" if self.tables else "no table that is there lets itself be updated from afar"

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
        """Order what may begin; give up who says nothing."""
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
        table.since = now
        fields = {"id": table.order, "expires": int(now) + EXPIRES_S, "command": UPDATE}
        self.orders.append((table.name, "do", {**fields, "firmware": FIRMWARE}))
        self._step(table, ASKED)

    @property
    def over(self) -> bool:
        return all(table.over for table in self.tables)

    @property
    def failed(self) -> list[Candidate]:
        return [table for table in self.tables if table.step == FAILED]
