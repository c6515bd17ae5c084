"""Who plays whom in the next round of a tournament."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from host.hall import pairing, seating
from host.hall.standings import meetings
from host.network.topics import Fields

if TYPE_CHECKING:
    from host.hall.tournament import Tournament

SWISS, ROBIN = "swiss", "groups"
Tables = list[list[str]]  # of names, by seat


def next_round(tournament: Tournament) -> Fields:
    """The fields of a `round` in its log. No tables: too few people for one, or too many."""
    rng = random.Random(f"{tournament.seed} {len(tournament.games)}")
    groups = whole_groups(tournament, rng) if tournament.mode == ROBIN else []
    tables, free = robin(tournament, groups, rng) if groups else swiss(tournament, rng)
    return {"tables": tables, "byes": free, **({"groups": groups} if groups else {})}


def swiss(tournament: Tournament, rng: random.Random) -> tuple[Tables, list[str]]:
    entrants = tournament.entrants
    ranked = [line.name for line in tournament.standings() if not entrants[line.name].left]
    return draw_tables(tournament, ranked, rng)


def draw_tables(
    tournament: Tournament, ranked: list[str], rng: random.Random
) -> tuple[Tables, list[str]]:
    """Tables of people by rank, each in its order of seats, and who sits out."""
    fewest, most = tournament.fewest, tournament.most
    shape = pairing.sizes(len(ranked), fewest, most, tournament.seats)
    byes = {name: tournament.entrants[name].byes for name in ranked}
    sat = {name: tournament.entrants[name].sat for name in ranked}
    tables, free = pairing.swiss(
        ranked, shape, tournament.met(), rng, byes,
        lambda one, other: seating.clash(sat[one], sat[other]),
    )  # fmt: skip
    return [seating.seats(table, sat, rng) for table in tables], free


def robin(tournament: Tournament, groups: Tables, rng: random.Random) -> tuple[Tables, list[str]]:
    tables: Tables = []
    free: list[str] = []
    for group in groups:
        here = [name for name in group if not tournament.entrants[name].left]
        pairs = tournament.seats == 2
        found, out = (
            circle(tournament, group, here) if pairs else draw_tables(tournament, here, rng)
        )
        tables += found
        free += out
    return tables, free


def circle(tournament: Tournament, group: list[str], here: list[str]) -> tuple[Tables, list[str]]:
    """Everybody who ever belonged has a chair; it begins again where a person comes late."""
    began = max(tournament.entrants[name].since for name in group)
    before = meetings(tournament.games[:began])
    since = meetings(tournament.games[began:], True)
    tables = pairing.next_in_circle(group, here, before, since)
    return tables, [name for name in here if not any(name in pair for pair in tables)]


def whole_groups(tournament: Tournament, rng: random.Random) -> Tables:
    """The groups of the round before; who came late joins the smallest."""
    if not tournament.groups:
        return pairing.groups(sorted(tournament.entrants), tournament.group, rng)
    groups = [list(group) for group in tournament.groups]
    known = {name for group in groups for name in group}
    for name in sorted(tournament.entrants):
        if name not in known:
            min(groups, key=len).append(name)
    return groups
