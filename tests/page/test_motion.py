"""Pieces slide, cards fly, dice tumble; and where people want no movement, what moved is marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import browser as web

MOVING = """() => document.getAnimations().map(each => each.effect.target)
    .filter(node => node.matches('.token, .flying')).length"""
SLID = "() => document.querySelector('#board .token.moved') && document.querySelector('.die')"


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def changes(page: Any, before: list[Any], after: list[Any]) -> Any:
    return page.evaluate(
        """async ([before, after]) => (await import("./motion.js")).changes(before, after)""",
        [before, after],
    )


def disc(place: int, count: int = 1, label: str = "Alice") -> dict[str, Any]:
    return {"shape": "disc", "label": label, "seat": 0, "place": place, "count": count}


def test_a_piece_goes_from_where_one_is_missing_to_where_one_is_more(browser: Any) -> None:
    with web.table(browser, "backgammon", "--people", "none") as page:
        kind = "disc:Alice:0"
        moved = changes(page, [disc(2, 2), disc(5)], [disc(2), disc(5), disc(8)])
        assert moved == [{"kind": kind, "from": 2, "to": 8}]
        grown = changes(page, [disc(2, 2)], [disc(2), disc(5, 1)])
        assert grown == [{"kind": kind, "from": 2, "to": 5}]
        assert changes(page, [], [disc(4)]) == [{"kind": kind, "from": None, "to": 4}]
        assert changes(page, [disc(4)], []) == []
        other = changes(page, [disc(2), disc(9, label="Bob")], [disc(3), disc(9, label="Bob")])
        assert other == [{"kind": kind, "from": 2, "to": 3}]


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_what_moved_last_is_marked_and_moves_where_people_like_it(browser: Any, wish: str) -> None:
    with web.table(browser, "backgammon", "--people", "all", reduced_motion=wish) as page:
        web.pace(page, 4)
        page.wait_for_function(SLID)
        if wish == "reduce":
            assert page.evaluate(MOVING) == 0
        assert page.evaluate("() => document.querySelectorAll('.die').length") <= 2


def test_every_card_names_its_colour(browser: Any) -> None:
    with web.table(browser, "celtic_whist", "--people", "all") as page:
        page.wait_for_selector("#hand .card")
        labels = page.locator("#hand .card").evaluate_all("""nodes => nodes.map((node) => [
            node.ariaLabel || node.querySelector(".unseen").textContent,
            [...node.querySelectorAll("text")].pop().textContent,
        ])""")
        assert labels and all(label.endswith(f", {word}") for label, word in labels)
