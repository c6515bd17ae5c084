"""Every answer that stands for something drawn can be given by a click on it: for all games."""

from __future__ import annotations

from engine import catalogue
from engine.ask import CHOICE
from engine.referee import Referee
from firmware.lights.lights import SIZES
from host.page.clicked import direct
from host.page.things import piece_key, stock

# Prompt -> why its answers stand for nothing that is drawn.
IN_WORDS = {
    "sanction": "a number of points",
    "declare": "whether to say a word",
    "effect": "whether a disc stays",
    "stalled": "whether people go on",
    "still_tied": "whether people go on",
    "rebelote": "whether to throw again",
}
# Prompts whose answers are drawn as what the next question asks for, or as cards of which only the
# number is asked: tests/page/test_on_the_thing.py asks these one answer further.
FURTHER = (
    "second_bid", "deed", "conversion", "exchange", "swap_cards", "use", "ring", "bid",
    "how_many", "how_many_cards",
)  # fmt: skip


def check_things(game: str, referee: Referee) -> None:
    """AssertionError where an answer is drawn and not found by a click, or found and not drawn."""
    ask = referee.ask
    if ask is None or ask.kind == "tap":
        return
    found = direct(game, referee)
    assert all(is_drawn(key, game, referee) for key in found), found
    meant = {value for answers in found.values() if len(answers) == 1 for (value,) in answers}
    if ask.kind in ("place", "seat", "colour"):
        assert {*ask.values} <= meant, (ask.prompt, found)
    elif ask.values and ask.role == CHOICE:
        crossing = ask.prompt == "step" and len(ask.values) == 1
        done = set(ask.values) <= {"done", "end_turn", "pass", "move_bar"}  # its bar comes next
        elsewhere = ask.prompt in (*IN_WORDS, *FURTHER)
        assert meant or elsewhere or crossing or done, (game, ask.prompt)


def is_drawn(key: str, game: str, referee: Referee) -> bool:
    """Whether what a key names lies on the table now."""
    kind, _, rest = key.partition(":")
    t, rules = referee.table, referee.game
    if kind == "piece":
        return key in {piece_key(mark) for mark in rules.marks(t, referee.ask)}
    if kind == "stock":
        return is_beside(rest, game, referee)
    if kind == "group":
        seat, at = map(int, rest.split(":"))
        return at < len(rules.groups(t)[seat])
    if kind == "die":
        return int(rest) in [value for value, used in rules.dice(t) if not used]
    if kind == "seat":
        return int(rest) < getattr(t, "participants", t.seats)
    size = SIZES[catalogue.plate(game)]
    return all(0 <= int(place) < size for place in rest.split(","))


def is_beside(rest: str, game: str, referee: Referee) -> bool:
    """Whether so many of these pieces lie beside the plate."""
    owner, mark, shape, *many = rest.split(":")
    there = {tuple(map(str, each[:3])): each[3] for each in stock(game, referee)}
    return there.get((owner, mark, shape), 0) >= int(many[0] if many else 1)
