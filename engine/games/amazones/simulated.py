"""Amazones: what a position is worth to a seat, and how people with some sense bid and place."""

from engine.ask import OK
from engine.games.amazones.rulebook import suited
from engine.games.amazones.score import CARD, beauty, scores
from engine.games.amazones.shown import summed
from engine.table import ADDED, BID, HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.ask import Ask
    from engine.games.amazones.rulebook import Table


def worth_of(t: "Table", seat: int) -> float:
    """The score so far, what lies in males that are still to be finished, and a seat's cards.

    The weights are those with which a lead at the start of a joust tells the lead at the end, in
    250 matches of people who answer as `leans` says.
    """
    begun = [beauty(tile) for male in t.harems[seat] if None in male for tile in male if tile]
    cards = [card for zone in (HAND, BID, ADDED) for card in t.zone(zone + seat)]
    return scores(t)[seat] + 1.3 * sum(begun) + 0.12 * summed(cards)


def leans(t: "Table", ask: "Ask", within: "Sequence[Any]") -> list:
    """To lead with as little as will do; fine tiles for oneself, ugly ones for others."""
    seat = ask.seat or 0
    if ask.prompt == "tile":
        return highest(within, [abs(beauty(tile)) for tile in within])
    if ask.prompt == "harem" and t.tile is not None:
        fine = beauty(t.tile) > 0
        return [owner for owner in within if fine == (owner == seat)]
    if ask.prompt == "male" and t.owner is not None:
        males = t.harems[t.owner]
        return highest(within, [-males[number - 1].count(None) for number in within])
    return bids(t, ask, seat, within)


def bids(t: "Table", ask: "Ask", seat: int, within: "Sequence[Any]") -> list:
    """The cheapest card that leads; in the open also the cheapest of all, or none, if none does."""
    bid, missing = t.zone(BID + seat), to_lead(t, seat)
    if ask.prompt == "second_bid":
        leads = bid and missing > 0 and cheapest(suited(t.zone(HAND + seat), bid), missing)
        return ["nothing", "add"] if leads else ["nothing"]
    if ask.prompt == "add_card":
        return [OK] if ask.chosen else cheapest(within, missing) or cheapest(within)
    if ask.prompt == "first_bid":
        if ask.chosen:
            return (missing > 0 and cheapest(within, missing)) or [OK]
        return cheapest(within, missing) or [*cheapest(within), OK]
    return []


def to_lead(t: "Table", seat: int) -> int:
    """How much this seat's open bid lacks to be above all others."""
    others = [summed(t.zone(BID + at)) for at in range(t.seats) if at != seat and t.zone(BID + at)]
    return max(others, default=0) + 1 - summed(t.zone(BID + seat))


def cheapest(cards: "Sequence[int]", least: int = -99) -> list:
    """The cards of lowest value among those of at least so much."""
    enough = [card for card in cards if CARD[card % 11] >= least]
    return highest(enough, [-CARD[card % 11] for card in enough])


def highest(values: "Sequence[Any]", worth: "Sequence[int]") -> list:
    """The values that are worth most."""
    most = max(worth, default=0)
    return [value for value, each in zip(values, worth) if each == most]
