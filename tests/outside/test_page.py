"""A game from outside on the page: its plate is drawn from its geometry, its cards are a pack."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import found
from tests.page import browser as web


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_cribbage_is_played_in_a_browser(browser: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(found.OUTSIDE, str(Path(__file__).parent))
    with web.table(browser, "cribbage", "--people", "none") as page:
        assert page.inner_text("#title") == "Cribbage"
        assert page.locator("#board [role=gridcell]").count() == 122
        assert page.locator("#board [role=gridcell]").first.get_attribute("aria-label")
        rows = page.locator("#board [role=row]")
        assert [rows.nth(at).get_attribute("aria-label") for at in (0, 3)] == [
            "out – space 91", "start – space 30",
        ]  # fmt: skip
        web.play_until(page, lambda: web.question(page).startswith("Lay a card"))
        assert page.locator(".card.pip").count() >= 1
