"""Records that come to the table of a browser's tab, here in CPython."""

from __future__ import annotations

from pathlib import Path

from tests.page.test_tab import Browser, begin, opened
from tests.page.web import runs


@runs
async def test_a_record_that_is_looked_at_again_keeps_all_it_says_after_the_tab_was_closed(
    tmp_path: Path,
) -> None:
    browser = Browser()
    async with opened(tmp_path, browser) as page:
        await begin(page, [0, 1, 2])
        await page.until(lambda: page.match.get("result"))
        own = (await page.ask(do="save"))["record"]
        header, _, log = own.partition("\n\n")
        loaded = f"{header}\npairing: Round 1\nlights: 5 3 4\n\n{log}"
        assert (await page.ask(do="load", record=loaded))["ok"]
        await page.until(lambda: page.match.get("result"))
        record = (await page.ask(do="save"))["record"]
        assert {"pairing: Round 1", "lights: 5 3 4"} <= {*record.split("\n")}
    async with opened(tmp_path / "again", browser) as page:
        await page.until(lambda: page.match.get("result"))
        assert (await page.ask(do="save"))["record"] == record


@runs
async def test_opponents_of_a_tab_that_was_closed_try_as_hard_as_before(tmp_path: Path) -> None:
    browser = Browser()
    async with opened(tmp_path, browser) as page:
        await begin(page, [1, 2], "easy")
        await page.until(lambda: page.state["people"]["tries"] == {"1": "easy", "2": "easy"})
    async with opened(tmp_path / "again", browser) as page:
        await page.until(lambda: page.match)
        assert page.state["people"]["tries"] == {"1": "easy", "2": "easy"}
