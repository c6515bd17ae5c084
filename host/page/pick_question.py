"""The question that a simulated table itself puts: which cards a player picks, and nobody reads.

At a real table the owner of a hand simply takes them. The referee neither asks nor learns which.
"""

from __future__ import annotations

from typing import Any

from engine.ask import OK, Ask, Tap
from engine.table import zone_name
from host.page.mirror import Mirror
from host.page.words import say
from host.people.picks import Pick
from host.people.real_pieces import RealPieces

PROMPT = "pick"


class PickQuestion:
    """One pick, card by card; `chosen` are those of so far. One card alone needs no OK."""

    def __init__(self, real: RealPieces, pick: Pick) -> None:
        self.pick = pick
        self.held = sorted(real.zones[pick.zone])
        self.chosen: list[int] = []

    @property
    def ask(self) -> Ask:
        """As a rulebook would put it: a tap that only its seat sees."""
        full = len(self.chosen) == self.pick.number
        return Tap(
            self.pick.seat, PROMPT, self.chosen if full else self.held, (OK,) if full else (),
            (self.pick.number,), (self.pick.zone,), self.chosen, secret=True,
        )  # fmt: skip

    def answer(self, value: int | str) -> list[int] | None:
        """The whole pick, once it is made. A second tap puts a card back."""
        if not self.ask.offers(value):
            return None
        if isinstance(value, str):
            return self.chosen
        if value in self.chosen:
            self.chosen.remove(value)
        else:
            self.chosen.append(value)
        return self.chosen if self.pick.number == 1 else None

    def view(self, mirror: Mirror, language: str) -> dict[str, Any]:
        """The question as a page shows it, but for what depends on who looks."""
        ask, number, words = self.ask, self.pick.number, mirror.words[language]
        key = f"pick_{zone_name(self.pick.zone)}"
        return {
            "seat": ask.seat, "who": words.called(ask.seat), "prompt": PROMPT,
            "text": say(language, key, number), "help": say(language, "pick_help"),
            "ruling": "", "kind": ask.kind, "role": ask.role, "secret": True,
            "chosen": len(self.chosen), "about": [], "sum": None, "options": [],
            "items": [{"value": OK, "label": words.option(ask, OK)} for _ in ask.items],
            "settled": None, "things": {}, "gathered": 0, "tray": [], "earlier": [],
            "news": mirror.news(language),
        }  # fmt: skip
