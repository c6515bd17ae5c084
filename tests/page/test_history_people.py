"""People of the history, changed by who controls its page; and what was changed, taken back."""

from __future__ import annotations

from tests.page.test_history_page import asking, fill, history
from tests.page.web import runs


@runs
async def test_who_controls_the_page_changes_people_and_takes_it_back() -> None:
    fill()
    async with history() as site:
        async with asking(site, "") as ask:
            assert not ask.greeting["control"]
            for act in ("rename", "merge", "split", "erase", "deed", "undo"):
                fields = {"name": "Ann", "other": "Anna", "matches": [1], "deed": 1}
                assert not (await ask(act, **fields))["ok"]
        async with asking(site, site.control) as ask:
            assert ask.greeting["control"]
            assert (await ask("rename", name="Ann", other="Anna"))["ok"]
            assert (await ask("player", name="Anna"))["view"]["standings"][0]["matches"] == 4
            together = await ask("merge", name="Anna", other="Bo")
            assert not together["ok"] and "one table" in together["text"]
            assert not (await ask("rename", name="Anna", other="a,b"))["ok"]
            assert not (await ask("rename", name="Nobody", other="Eve"))["ok"]
            for matches in ([], [99], "", None, [[]]):
                assert not (await ask("split", name="Anna", other="Eve", matches=matches))["ok"]
            assert (await ask("split", name="Anna", other="Eve", matches=[1, 3]))["ok"]
            deed = (await ask("deed"))["view"]
            assert (deed["what"], deed["name"], deed["other"]) == ("split", "Anna", "Eve")
            assert not (await ask("undo", deed=deed["number"] - 1))["ok"], "another was shown"
            for _ in range(2):  # the split, then the name
                assert (await ask("undo", deed=(await ask("deed"))["view"]["number"]))["ok"]
            assert (await ask("deed"))["view"] is None
            assert (await ask("player", name="Ann"))["view"]["standings"][0]["matches"] == 4
            assert (await ask("erase", name="Bo"))["ok"]
            assert not (await ask("player", name="Bo"))["ok"]
            assert (await ask("overview"))["view"]["totals"]["matches"] == 4
