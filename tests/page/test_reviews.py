"""Reviews of finished matches: worked out beside the page, told to all, begun by who may act."""

from __future__ import annotations

import sys
from typing import Any

from host.page import reviews
from tests.host.archives import opened
from tests.host.purse import BLUNDER, OPEN, purse, written
from tests.page.test_history_page import asking, history
from tests.page.web import runs

__all__ = ["purse"]


@runs
async def test_a_finished_match_is_judged_beside_the_page_for_who_may_act(purse: str) -> None:
    with opened("") as archive:
        archive.take_all([written(BLUNDER), written(OPEN)])
    async with history() as site, asking(site, "") as look, asking(site, site.control) as ask:
        assert site.desk
        assert not (await look("review", match=1))["ok"], "it takes this computer's time"
        open_one = await ask("review", match=2)
        assert not open_one["ok"] and "has not ended" in open_one["text"]
        assert (await ask("judged", match=1))["view"] == {"state": "offer"}
        assert (await ask("review", match=1))["view"]["state"] == "thinks"
        assert (await look("judged", match=1))["view"]["state"] == "thinks"
        assert (await ask("stop", match=1))["view"] == {"state": "offer"}
        await ask("review", match=1)
        assert site.desk.reviews.task
        await site.desk.reviews.task
        for lang, said in (("en", "With gold"), ("fr", "Avec or")):
            view = (await look("judged", match=1, lang=lang))["view"]
            first = view["review"]["turns"][0]
            assert (view["state"], first["n"]) == ("ready", 12) and said in first["said"][0]
        assert (await look("replay", match=1))["view"]["judged"]["state"] == "ready"
        assert "With gold" in (await look("share", match=1, lang="en"))["text"]


@runs
async def test_a_judge_that_ends_before_it_has_judged_is_told(monkeypatch: Any) -> None:
    monkeypatch.setattr(reviews, "JUDGE", (sys.executable, "-c", "input(); print('{')"))
    one = reviews.Reviews()
    one.want("a record")
    assert one.task
    await one.task
    assert one.view("a record", "en") == {"state": "failed"}
    assert one.view("another", "en") == {"state": "offer"}
