"""Amazones: which stacks and harems a tile may come from and go to; males and what they count."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.ask import Ask
from engine.table import BID, STACK
from engine.words import Words
from tests.games.readings import CHOICE, Reading, cells

PARTS = ("head", "torso", "legs")


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    left = [t.count(STACK + at) for at in range(3)]
    found = Reading(
        "Tiles: " + " ".join(map(str, left)),
        ["points", "finished males", "unfinished males"],
        cells(
            *[
                [points, len(whole(t, seat)), len(t.harems[seat]) - len(whole(t, seat))]
                for seat, points in enumerate(points_of(t))
            ]
        ),
    )
    if ask is None:
        return found
    found.about, found.called = about(t, ask, people), called(t, ask)
    found.worth = sum(map(number(t), ask.chosen))
    if ask.prompt in ("add_card", "remove_card"):  # what the bid then comes to
        there = sum(map(number(t), t.zone(BID + ask.seat)))
        found.worth = there + found.worth * (1 if ask.prompt == "add_card" else -1)
    if ask.prompt == "tile":
        for at in range(3):
            if left[at] and takers(t, at):
                found.lay(f"stack {at}", CHOICE)
    if ask.prompt == "lover":
        for seat in range(t.seats):
            found.lay(f"harem {seat}", CHOICE)
    elif ask.prompt == "harem":
        part = PARTS.index(re.match("[a-z]+", t.box.name(t.tile))[0])
        for seat in range(t.seats):
            if seat in takers(t, part):
                found.lay(f"harem {seat}", CHOICE)
            elif seat == ask.seat:
                found.lay(f"harem {seat}", people[seat], "light")
    else:
        found.lay(f"harem {ask.seat}", people[ask.seat], "light")
    return found


def about(t: Any, ask: Ask, people: list[str]) -> list[str]:
    """While people bid: the open bids, from who starts on. Then the tile and its harem."""
    if ask.prompt in ("first_bid", "second_bid", "add_card", "remove_card"):
        seats = [*range(t.starter, t.seats), *range(t.starter)]
        bids = {seat: t.zones.get(BID + seat) for seat in seats}
        return [
            f"{people[seat]} bids {sum(map(number(t), bid))}." for seat, bid in bids.items() if bid
        ]
    said = []
    if ask.prompt in ("harem", "male"):
        said.append(f"Tile: {Words('en', 'amazones', people, t.box).piece(t.tile)}.")
    if ask.prompt == "male":
        said.append(f"The harem of {people[t.owner]}.")
    return said


def called(t: Any, ask: Ask) -> dict[int | str, str]:
    """An unfinished male by his parts and their numbers: `head +4`, or `head+4 legs-1`."""
    names = {}
    for value in ask.values if ask.prompt == "male" else ():
        male = t.harems[t.owner][value - 1]
        has = [(part, number(t)(tile)) for part, tile in zip(PARTS, male, strict=True) if tile]
        gap = "" if len(has) > 1 else " "
        names[value] = " ".join(f"{part}{gap}{worth:+}" for part, worth in has)
    return names


def number(t: Any) -> Callable[[int], int]:
    """What is printed on a card or a tile."""
    return lambda piece: int(re.search(r"[+-]\d+", t.box.name(piece))[0])


def takers(t: Any, part: int) -> set[int]:
    """R-AMAZ-18, 20: who lacks the part somewhere, or may begin a male: two unfinished at most."""
    return {
        seat
        for seat, males in enumerate(t.harems)
        if any(male[part] is None for male in males) or sum(None in male for male in males) < 2
    }


def whole(t: Any, seat: int) -> list[int]:
    """What each of a seat's finished males is worth, by the numbers on his tiles."""
    return [sum(map(number(t), male)) for male in t.harems[seat] if None not in male]


def points_of(t: Any) -> list[int]:
    """The males, 5 for the finest and for the largest harem, less 5 for the ugliest."""
    each = {seat: whole(t, seat) for seat in range(t.seats)}
    every = sorted(value for values in each.values() for value in values)
    points = []
    for values in each.values():
        score = sum(values)
        if every:
            once = t.options["tie_bonus"] == "per_player"
            for extreme, bonus in ((every[-1], 5), (every[0], -5)):
                score += bonus * (values.count(extreme) if not once else extreme in values)
            score += 5 * all(len(values) >= len(other) for other in each.values())
        points.append(score)
    return points
