"""Celtic Whist: the figures, and for every open bid its disc and the bar it aims at."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from engine.table import TABLE
from engine.words import Words
from tests.games.readings import COLOURS, IT, NOBODY, TO_START, Reading, cells


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    together = t.options["mode"] in ("coop", "coop_hard")
    at = [t.positions[0] if together else t.positions[seat] for seat in range(t.seats)]
    # Entered in turn and hidden, shown together.
    hidden = t.options["bidding"] == "secret" and any(bid is None for bid in t.bids)
    bids = [None if hidden else bid for bid in t.bids]
    trump = "" if t.trump is None else ", trump " + COLOURS[t.trump]
    found = Reading(
        f"Round {t.round}{trump}" if t.round else TO_START,
        ["points", "bid", "tricks won"],
        cells(
            *[
                [at[seat], "nil" if bid is not None and bid <= 0 else bid, t.won[seat]]
                for seat, bid in enumerate(bids)
            ]
        ),
    )
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
    found.about = about(t, ask, people) if ask and t.trump is not None else []
    return found


def about(t: Any, ask: Ask, people: list[str]) -> list[str]:
    """The trump, whether tricks or points are bid, the trick so far; open bids and what came."""
    if ask.prompt in ("leader", "trump", "dummy", "declare"):
        return []
    said = [f"Trump: {COLOURS[t.trump]}."]
    if ask.prompt == "how_many" and not ask.secret:
        said.append(
            {"tricks": "You bid tricks.", "nil": "No trick at all: you stake points."}[t.stakes]
        )
    round_the_table = [people[(t.lead + k) % t.seats] for k in range(t.seats)]
    players = [*(["Dummy"] if t.solo else []), *round_the_table]
    piece = Words("en", "celtic_whist", people, t.box).piece
    said += [f"{who}: {piece(card)}." for who, card in zip(players, t.zone(TABLE), strict=False)]
    if t.options["bidding"] == "open" or ask.kind == "tap":
        for who, bid, won in zip(people, t.bids, t.won, strict=True):
            if bid is not None:
                named = f"bid {bid}" if bid > 0 else f"nil (stake {-bid})"
                said.append(f"{who}: {named}, won {won}.")
    return said
