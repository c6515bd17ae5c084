"""Opponents and hints in a tab, by a worker of their own beside the table's."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from tests.page.tabs import PLACE, Tabs, answered, ask, begin, browser, folder, served, tabs

__all__ = ["browser", "folder", "tabs"]
ENDS = "throw new Error('no room');\n"
# Alice, a person, is asked for a choice: which of its replies come before the hint that she wants?
HINTED = """async () => {
  const { link } = trilithon, advice = () => trilithon.state().match.ask?.advice;
  await link.ask({ do: "advise" });
  let replies = 0;
  while (["offer", "thinks"].includes(advice()?.state)) {
    await link.ask({ do: "people", pace: 5 });
    replies += 1;
  }
  return [replies, advice()];
}"""
LOTS = "() => trilithon.state().people.lots"
OFFER = "() => trilithon.state()?.match?.ask?.advice?.state === 'offer'"


def hinted(page: Any) -> tuple[int, dict[str, Any]]:
    """Replies to other things while it was thought of, and the hint."""
    begin(page, "amazones", 3, playing=False)
    ask(page, {"do": "people", "step": True})  # who begins is no choice
    ask(page, {"do": "people", "seats": [1, 2], "level": "strong", "pace": 5, "playing": True})
    page.wait_for_function(OFFER)
    replies, advice = page.evaluate(HINTED)
    return replies, advice


def test_a_tab_goes_on_answering_while_its_opponents_think(tabs: Tabs) -> None:
    page = tabs.ready()
    replies, advice = hinted(page)
    assert advice["state"] == "ready" and "±" in advice["said"][0]
    assert replies > 10
    ask(page, {"do": "people", "seats": [0, 1, 2]})
    answered(page, 5)
    assert page.evaluate(LOTS) == {}


def test_where_the_opponents_worker_ends_a_hint_fails_and_the_match_goes_on(
    browser: Any, folder: Path, tmp_path: Path
) -> None:
    shutil.copytree(folder / PLACE, tmp_path / PLACE)
    (tmp_path / PLACE / "mind.js").write_text(ENDS, encoding="utf-8")
    with served(tmp_path) as url:
        found = Tabs(browser, url)
        page = found.ready()
        assert hinted(page)[1] == {"state": "failed"}
        ask(page, {"do": "people", "seats": [0, 1, 2]})
        answered(page, 8)
        assert sum(page.evaluate(LOTS).values()), "and the page says how often they drew lots"
        found.context.close()
