"""Celtic Whist: the figures, and for every open bid its disc and the bar it aims at."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from engine.table import TABLE
from engine.words import Words
from tests.games.readings import COLOURS, IT, NOBODY, Reading, cells


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    together = t.options["mode"] in ("coop", "coop_hard")
    at = [t.positions[0] if together else t.positions[seat] for seat in range(t.seats)]
    # Entered in turn and hidden, shown together.
    hidden = t.options["bidding"] == "secret" and any(bid is None for bid in t.bids)
    bids = [None if hidden else bid for bid in t.bids]
    trump = "" if t.trump is None else ", trump " + COLOURS[t.trump]
    found = Reading(
        f"Round {t.round}{trump}",
        ["points", "bid", "tricks won"],
        cells(
            *[
                [at[seat], "nil" if bid is not None and bid <= 0 else bid, t.won[seat]]
                for seat, bid in enumerate(bids)
            ]
        ),
    )
    if ask is not None and t.trump is not None:
        found.about = about(t, ask, people)
    found.lay(t.neutral, NOBODY, "figure")
    for seat, who in enumerate(people):
        if seat == 0 or not together:
            whose = IT if together else who
            found.lay("altar" if at[seat] == 0 else min(at[seat], 30), whose, "figure")
        bid = bids[seat]
        if not bid:  # none yet; together a nil has no stake, and so no disc
            continue
        for well in ("",) if bid > 0 else ("day", "night"):
            found.lay(f"{well}{abs(bid)}", who)
        if not together:
            found.lay(min(30, at[seat] + abs(bid)), who, "bar")
    return found


def about(t: Any, ask: Ask, people: list[str]) -> list[str]:
    """Trump, what is bid, the trick as far as it has come; bids once all may know them."""
    if ask.prompt in ("trump", "dummy", "declare"):
        return []
    said = [f"Trump: {COLOURS[t.trump]}."]
    if ask.prompt == "how_many" and t.options["bidding"] == "open":
        said.append(
            "No trick at all: you stake points." if t.stakes == "nil" else "You bid tricks."
        )
    words = Words("en", "celtic_whist", people, t.box)
    who = [*people[t.lead :], *people[: t.lead]]
    if t.options["mode"] == "solo":
        who = ["Dummy", *people]
    for at, card in enumerate(t.zones.get(TABLE) or ()):
        said.append(f"{who[at]}: {words.piece(card)}.")
    if t.options["bidding"] == "secret" and ask.prompt in ("bid", "how_many", "tricks_bid"):
        return said
    for seat, bid in enumerate(t.bids):
        if bid is not None:
            what = f"bid {bid}" if bid > 0 else f"nil (stake {-bid})"
            said.append(f"{people[seat]}: {what}, won {t.won[seat]}.")
    return said
