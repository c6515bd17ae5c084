"""Every answer that stands for something drawn can be given by a click on it: for all games."""

from __future__ import annotations

from engine import catalogue
from engine.ask import CHOICE
from engine.referee import Referee
from firmware.lights.lights import SIZES
from host.page.things import answers, piece_key

# Prompt -> why its answers stand for nothing that is drawn.
IN_WORDS = {
    "colour": "pieces that are still in the box",
    "neutral_colour": "pieces that are still in the box",
    "take_bar": "bars that are still in the box",
    "which_bar": "bars beside the plate",
    "bar": "bars beside the plate",
    "give_back": "bars beside the plate",
    "loot": "objects beside the plate",
    "bury": "pieces beside the plate",
    "piece": "pieces beside the plate",
    "left_hand": "a number of crystals in a fist",
    "how_many": "a number of cards",
    "how_many_cards": "a number of cards",
    "sanction": "a number of points",
    "second_bid": "what to do",
    "action": "what to do",
    "deed": "what to do",
    "conversion": "what to do",
    "exchange": "what to do",
    "swap_cards": "what to do",
    "add_discs": "what to do",
    "use": "what to do with a card",
    "ring": "which half of the plate comes first",
    "bid": "tricks, or none",
    "declare": "whether to say a word",
    "effect": "whether a disc stays",
    "stalled": "whether people go on",
    "still_tied": "whether people go on",
    "rebelote": "whether to throw again",
}


def check_things(game: str, referee: Referee) -> None:
    """AssertionError where an answer is drawn and not found by a click, or found and not drawn."""
    ask = referee.ask
    if ask is None or ask.kind == "tap":
        return
    found = answers(game, referee)
    assert all(is_drawn(key, game, referee) for key in found), found
    if ask.kind in ("place", "seat"):
        assert {*ask.values} <= {*found.values()}, (ask.prompt, found)
    elif ask.values and ask.role == CHOICE:
        crossing = ask.prompt == "step" and len(ask.values) == 1
        assert found or ask.prompt in IN_WORDS or crossing, (game, ask.prompt)


def is_drawn(key: str, game: str, referee: Referee) -> bool:
    """Whether what a key names lies on the table now."""
    kind, _, rest = key.partition(":")
    t, rules = referee.table, referee.game
    if kind == "piece":
        return key in {piece_key(mark) for mark in rules.marks(t, referee.ask)}
    if kind == "group":
        seat, at = map(int, rest.split(":"))
        return at < len(rules.groups(t)[seat])
    if kind == "die":
        return int(rest) in [value for value, used in rules.dice(t) if not used]
    if kind == "seat":
        return int(rest) < getattr(t, "participants", t.seats)
    size = SIZES[catalogue.plate(game)]
    return all(0 <= int(place) < size for place in rest.split(","))
