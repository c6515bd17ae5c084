"""A whole match by keyboard alone, with nothing but what a screen reader would say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.page import browser as web
from tests.page.by_ear import whole_match


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


@pytest.mark.parametrize(("game", "seats"), [("high_druid", 3), ("magic", 3)])
def test_a_match_is_played_to_its_end_by_ear(browser: Any, game: str, seats: int) -> None:
    """All fifteen: python -m tests.page.by_ear"""
    with web.table(browser, game, "--people", "all", reduced_motion="reduce") as page:
        listener = whole_match(page, game, seats)
        assert listener.counts["questions"] > 5 and not listener.counts["without name"]
        assert not listener.missing, listener.missing[:3]
        assert "win" in page.text_content("#polite")
