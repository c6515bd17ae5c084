"""axe-core finds nothing: on the chooser, at every game's table, light, dark and in forced colours.

A few games here; all fifteen, on a desk and on a phone, in `make long`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine import catalogue
from tests.page import browser as web
from tests.page.axe import faults
from tests.page.views import remembered, views

WINDOWS = {"desk": {"width": 1280, "height": 720}, "phone": web.PHONE}
SCHEMES = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
}
NAMES = [line[0] for line in catalogue.GAMES]
SOME = {"light": ["amazones", "stones"], "dark": ["why_first"], "forced": ["awele"]}
ANSWERS = 16


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def looked_at(browser: Any, scheme: str, games: list[str], window: str = "desk") -> None:
    """The chooser, then every game before a curtain and behind it, with cards laid and open."""
    more = {**SCHEMES[scheme], "viewport": WINDOWS[window], "reduced_motion": "reduce"}
    with web.table(browser, **more) as page:
        page.wait_for_selector("#begin")
        found = {"chooser": faults(page)}
        for game in games:
            seats = min(4, catalogue.entry(game)[2])
            web.another(page, game, seats, people=seats)
            web.play_until(
                page, lambda: page.evaluate("() => trilithon.state().match.n") >= ANSWERS
            )
            page.mouse.move(0, 0)  # the card under it stands out, over its neighbour
            web.settled(page)
            found[game] = faults(page)
        assert not any(found.values()), {name: each for name, each in found.items() if each}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing(browser: Any, scheme: str) -> None:
    looked_at(browser, scheme, SOME[scheme])


@pytest.mark.parametrize(("scheme", "window"), [(s, w) for s in SCHEMES for w in WINDOWS])
def test_axe_finds_nothing_in_what_stands_beside_a_match(
    browser: Any, scheme: str, window: str, own_archive: Any
) -> None:
    """Options, clock, repair, leaving, pause, rule page, shelf, people, history, replay."""
    remembered()
    more = {**SCHEMES[scheme], "viewport": WINDOWS[window], "reduced_motion": "reduce"}
    with web.table(browser, **more) as page:
        found = {}
        for name in views(page):
            web.settled(page)
            found[name] = faults(page)
        assert len(found) == 15 and not any(found.values()), {k: v for k, v in found.items() if v}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_at_any_table(browser: Any, scheme: str, window: str, game: str) -> None:
    looked_at(browser, scheme, [game], window)


def test_axe_finds_nothing_at_the_end_nor_for_spectators_on_a_phone(browser: Any) -> None:
    with (
        web.table(browser, "amazones", "--people", "all") as page,
        web.opened(browser, page.looking, viewport=web.PHONE) as spectator,
    ):
        web.pace(page, 5)
        assert faults(spectator) == []
        page.wait_for_selector(".ending", timeout=120_000)
        assert faults(page) == []
        web.drawer(page)
        page.click(".more summary")
        assert faults(page) == []
