"""The pieces on the page's board, counted: what people would count at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engine.boxes.henge import SPACES
from engine.games.faux_cilles import rulebook as faux_cilles
from engine.plates.stonehenge import ALTAR, DAY, RIM, TRILITHON
from tests.page.web import looking, runs, served

ANSWERS = 120
Pieces = list[dict[str, Any]]
RIM_PLACES = range(RIM + 1, RIM + SPACES + 1)


def count(pieces: Pieces, **wanted: Any) -> int:
    """How many pieces there are with these fields."""
    matching = [each for each in pieces if all(each[key] == wanted[key] for key in wanted)]
    return sum(each["count"] for each in matching)


def backgammon(table: Any, pieces: Pieces) -> None:
    for side in (0, 1):
        assert count(pieces, seat=side, shape="disc") == sum(table.discs[side][:SPACES])
        assert count(pieces, seat=side, shape="king") == (0 <= table.kings[side] < SPACES)
        assert count(pieces, seat=side, shape="bar") == 2


def awele(table: Any, pieces: Pieces) -> None:
    for space in RIM_PLACES:
        assert count(pieces, place=space, shape="disc") == sum(table.spaces[space])
    assert count(pieces, shape="figure") == 6  # of the colours, and the grey one


def ghost_knights(table: Any, pieces: Pieces) -> None:
    for site in range(5):
        guards = sum(seat[site] for seat in table.guards)
        assert count(pieces, place=TRILITHON + 1 + site, shape="disc") == guards
    assert count(pieces, place=ALTAR, shape="bar") == sum(
        swords for swords, colour in zip(table.swords, table.colours, strict=True)
        if colour is not None
    )  # fmt: skip


def faux(table: Any, pieces: Pieces) -> None:
    for space in RIM_PLACES:
        discs = count(pieces, place=space, shape="disc")
        assert discs + 2 * count(pieces, place=space, shape="bar") == faux_cilles.value(
            table, space
        )
    inspectors = count(pieces, seat=None, shape="figure")
    assert inspectors == (1 if table.inspector else 2)  # on the line: beside both spaces


def war_of_gods(table: Any, pieces: Pieces) -> None:
    assert count(pieces) == sum(seat is not None for seat in table.plate)
    assert count(pieces, shape="figure") == sum(space > 0 for space in table.gods)
    assert all(each["place"] <= DAY for each in pieces)


def chariots(table: Any, pieces: Pieces) -> None:
    standing = [each for each in pieces if "between" in each]
    for seat, slots in enumerate(table.bars):
        assert count(standing, seat=seat, shape="bar") == len(slots)
        built = table.trilithons[seat] is not None
        assert count(standing, seat=seat, shape="trilithon") == built


def celtic_whist(table: Any, pieces: Pieces) -> None:
    for seat, bid in enumerate(table.bids):
        assert count(pieces, seat=seat, shape="figure") == 1
        assert count(pieces, seat=seat, shape="bar") == bool(bid)
        assert count(pieces, seat=seat, shape="disc") == (2 if (bid or 0) < 0 else bool(bid))


GAMES: dict[str, Callable[[Any, Pieces], None]] = {
    "backgammon": backgammon, "awele": awele, "ghost_knights": ghost_knights,
    "celtic_whist": celtic_whist,
    "faux_cilles": faux, "war_of_gods": war_of_gods, "chariots": chariots,
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_the_board_tells_how_many_pieces_stand_together(game: str) -> None:
    seats = {"backgammon": 2, "faux_cilles": 2}.get(game, 4)

    async def match() -> None:
        async with served(game, seats) as site, looking(site) as looker:
            mirror = site.room.mirror
            assert mirror
            for _ in range(ANSWERS):
                if mirror.ask is None:
                    break
                await site.room.bots.step()
                await looker.until(lambda: looker.match["n"] == mirror.count)
                GAMES[game](mirror.referee.table, looker.match["pieces"])
            assert not site.room.problem

    made: Callable[[], Awaitable[None]] = match
    runs(made)()
