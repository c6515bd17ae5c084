"""What is sent to a page is what holds at the table."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from host.cable.async_client import AsyncClient
from host.door import clean
from host.page.frames import as_text
from host.page.room import Room
from host.page.viewer import FRAMES_AT_ONCE, Viewer
from tests.generate.screenshots import LARGEST, PICTURES, README
from tests.page.web import Looker, looking, runs, served


@runs
async def test_several_viewers_see_what_one_of_them_does() -> None:
    async with (
        served("amazones") as site,
        looking(site) as other,
        looking(site, lang="fr") as third,
    ):
        async with looking(site, site.control) as player:
            assert (await player.do("answer", value="Bob"))["ok"]
        await other.until(lambda: other.match["n"] == 1)
        await third.until(lambda: third.match["n"] == 1)
        assert other.match["ask"]["text"] == "Choose your colour"
        assert third.match["ask"]["text"] == "Choisis ta couleur"
        assert [line["answer"] for line in other.lines[1:]] == ["Bob"]


@runs
async def test_whoever_comes_back_finds_everything_as_it_was() -> None:
    async with served("amazones", people="others") as site:
        async with looking(site, site.control) as player:
            for answer in ("Alice", "red"):
                await player.do("answer", value=answer)
            await player.do("people", step=True)
            await player.until(lambda: player.match["n"] == 3 and len(player.lines) == 4)
            await asyncio.sleep(0.5)
            while True:
                try:
                    async with asyncio.timeout(0.3):
                        await player.read()
                except TimeoutError:
                    break
            state, lines, rows = player.state, player.lines, player.rows
        async with looking(site, site.control) as again:
            assert again.state == state
            assert again.lines == lines
            assert again.rows == rows


@runs
async def test_the_picture_is_what_the_devices_show() -> None:
    async with served("stones") as site, looking(site) as looker:
        app = site.table.app  # type: ignore[attr-defined]
        shown = app.devices.screen.device.buffer

        def same() -> bool:
            rows = [bytes.fromhex(looker.rows.get(str(row), "")) for row in range(8)]
            return b"".join(rows) == bytes(shown)

        await looker.until(same)
        await looker.until(lambda: len(looker.newest["picture"].get("rgb", "")) == 116 * 6)


@runs
async def test_lights_that_have_just_changed_hold_up_no_question() -> None:
    sent: list[dict[str, object]] = []

    async def send(text: str) -> None:
        sent.append(json.loads(text))

    room = Room(AsyncClient("no port"))
    connection: Any = SimpleNamespace(send=send)
    with mock.patch("host.page.viewer.FRAMES", 1 / 3600):  # one an hour, then
        viewer = Viewer(room, connection, True, {"lang": "en"})
    sending = asyncio.create_task(viewer.send())
    most = ["", *["picture"] * (FRAMES_AT_ONCE - 2), "state", "picture"]
    for number, what in enumerate(most):
        room.rgb, room.problem = bytes(number), what.replace("picture", "")
        viewer.changed(what or "state")
        for _ in range(9):
            await asyncio.sleep(0)
    sending.cancel()
    kinds = [message["type"] for message in sent]
    first = ["welcome", "log", "state", "picture"]
    assert kinds == [*first, *most[1:-1], "picture"]  # with the state, and the last one waits


@runs
async def test_undo_asks_first_where_people_have_seen_what_followed() -> None:
    async with served("stones") as site, looking(site, site.control) as player:
        mirror = site.room.mirror
        assert mirror
        while not mirror.count or mirror.referee.seen < mirror.count:  # until bids are revealed
            await player.do("people", step=True)
        count = mirror.count
        refused = await player.do("undo")
        assert (refused["ok"], refused["why"]) == (False, "refused_seen")
        assert mirror.count == count
        assert (await player.do("undo", sure=True))["ok"]
        assert (await player.do("undo"))["ok"]
        await player.until(lambda: player.match["n"] == count - 2)
        assert player.lines[-1]["n"] == count - 2


@runs
async def test_undo_goes_back_to_a_persons_turn() -> None:
    async with served("amazones", people="others") as site, looking(site, site.control) as player:
        await player.do("answer", value="Alice")
        await player.do("people", playing=True)
        await player.until(lambda: player.match["ask"]["seat"] == 0 and player.match["n"] > 1)
        count = player.match["n"]
        await player.do("answer", value=player.match["ask"]["options"][0]["value"])
        await player.do("people", playing=True)
        await player.until(lambda: player.match["n"] > count + 1 and player.match["ask"]["mine"])
        assert (await player.do("undo", sure=True))["ok"]
        await player.until(lambda: player.match["n"] <= count)
        assert player.match["ask"]["seat"] in (0, None)


@runs
async def test_a_record_is_saved_and_loaded() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("people", playing=True)
        await player.until(lambda: player.match and player.match["result"])
        saved = (await player.do("save"))["record"]
        result = player.match["result"]
        await player.do("new", game="why_first", players=["A", "B"], options={})
        await player.until(lambda: player.match["game"] == "why_first")
        middle = "".join(saved.partition("\n\n")[:2]) + "\n".join(
            saved.split("\n\n")[1].split("\n")[:40]
        )
        assert (await player.do("load", record=middle + "\n"))["answers"] == 40
        assert (await player.do("load", record=saved))["ok"]
        await player.until(lambda: player.match["result"])
        assert player.match["result"] == result
        assert (await player.do("save"))["record"] == saved
        wrong = await player.do("load", record=saved.replace("rules: 1", "rules: 0"))
        assert wrong["why"] == "bad_record" and player.match["result"] == result


@runs
async def test_the_knob_alone_starts_a_match() -> None:
    """The page follows what the table's own menus do."""
    async with served() as site, looking(site, site.control) as player:
        assert player.match is None
        await player.do("knob", did="press")  # Amazones, the first of the list
        for _ in range(3):
            await player.do("knob", did="press")  # the plain name, the first free light
            await player.do("knob", did="press")
        await player.do("knob", did="turn", by=-1)
        await player.do("knob", did="press")  # that is all
        await player.do("knob", did="turn", by=1)  # past "with help", first where a game is new
        await player.do("knob", did="press")  # by the usual rules
        await player.until(lambda: player.match and player.match["game"] == "amazones")
        assert [seat["name"] for seat in player.match["seats"]] == [
            "Player 1",
            "Player 2",
            "Player 3",
        ]
        await player.do("knob", did="hold")
        await player.until(lambda: player.state["menu"])
        await player.do("answer", value="Player 2")
        await player.until(lambda: player.match["n"] == 1 and not player.state["menu"])


@runs
async def test_matches_are_set_aside_and_taken_up_in_the_page() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("people", playing=True)
        await player.until(lambda: player.match["n"] > 10)
        await player.do("people", playing=False)
        assert (await player.do("aside"))["ok"]
        await player.until(lambda: player.match is None)
        (waiting,) = (await player.do("shelf"))["shelf"]
        assert waiting["game"] == "amazones" and waiting["date"][:2] == "20"
        begun = await player.do("new", game="high_druid", players=["Ann", "Bo", "Cy"])
        assert begun["ok"]
        await player.do("people", playing=False)
        assert (await player.do("take", match=waiting["match"]))["ok"]
        await player.until(lambda: player.match and player.match["game"] == "amazones")
        assert player.match["n"] > 10
        await player.until(lambda: player.state["people"]["playing"])
        assert not (await player.do("take", match="no such"))["ok"]
        await player.until(lambda: player.match["result"])


@runs
async def test_the_table_knows_people_and_gives_them_the_light_they_prefer() -> None:
    async with served() as site, looking(site, site.control) as player:
        assert (await player.do("person", name="Bo", light=5, tag="04a1b2c3"))["ok"]
        assert (await player.do("person", name="Ann"))["ok"]
        assert not (await player.do("person", name="a,b"))["ok"]
        await player.do("person", name="Anna", was="Ann")
        assert (await player.do("roster"))["people"] == [
            ["Bo", 5, "04a1b2c3"], ["Anna", None, None]
        ]  # fmt: skip
        await player.do("new", game="high_druid", players=["Anna", "Bo", "Cy"], simulated=[])
        await player.until(lambda: player.match)
        assert site.room.mirror and site.room.mirror.fields["lights"] == "0 5 1"
        assert (await player.do("erase", name="Bo"))["ok"]
        assert not (await player.do("erase", name="Bo"))["ok"]
        long = await player.do("new", game="high_druid", players=["Anna" * 5, "Bo", "Cy"])
        assert not long["ok"] and "16" in long["text"], "never cut in silence"


@runs
async def test_a_table_that_starts_anew_is_followed() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("people", playing=True)
        await player.until(lambda: player.match["n"] > 30)
        await player.do("people", playing=False)
        table = site.table  # type: ignore[attr-defined]
        await asyncio.to_thread(table.kill)
        await asyncio.to_thread(table.start)
        await player.until(lambda: player.state["menu"])  # does it go on?
        count = site.room.mirror.count if site.room.mirror else 0
        await player.do("knob", did="press")
        await player.do("people", playing=True)
        await player.until(lambda: player.match and player.match["n"] > count)
        assert not player.state["problem"]


@runs
async def test_french_and_english() -> None:
    async with served("amazones") as site, looking(site, site.control, lang="") as player:
        assert player.newest["welcome"]["lang"] == "en"
        await player.do("lang", lang="fr")
        await player.until(lambda: player.state["tongue"] == "fr")
        assert player.newest["welcome"]["games"][2]["title"] != "The Stones of Stonehenge"
        assert player.match["ask"]["who"] == "Qui veut"
        assert (await player.do("lang", lang="xx"))["why"] == "bad_message"


@runs
async def test_pawns_stand_where_the_rules_have_them() -> None:
    async with served("why_first", seats=4) as site, looking(site) as looker:
        await site.room.bots.step()
        for _ in range(12):
            await site.room.bots.step()
            mirror = site.room.mirror
            assert mirror
            await looker.until(lambda count=mirror.count: looker.match["n"] == count)  # type: ignore[misc]
            pawns = mirror.referee.table.pawns
            assert [each["place"] - 15 for each in looker.match["pieces"]] == pawns


def test_the_readmes_pictures_are_small() -> None:
    for shot in README:
        assert (PICTURES / f"{shot.name}.png").stat().st_size <= LARGEST


async def everything(looker: Looker) -> None:
    """Read on until the match is over."""
    await looker.until(lambda: looker.match and looker.match["result"])


@runs
async def test_simulated_people_finish_a_match_at_full_speed() -> None:
    async with served("amazones", seats=5) as site, looking(site) as looker:
        site.room.bots.play(True)
        await everything(looker)
        assert looker.match["result"]["won"] and not site.room.problem
        assert looker.lines[-1]["n"] == looker.match["n"]


@pytest.mark.parametrize(
    "text", ["Cléo", "Qui ?\u202f!", "a\nb", "\x1b[2J", "\u202eAnn", "\ud800", "\\", '"', "\u2003"]
)
def test_every_text_goes_through_the_door_the_quick_way_too(text: str) -> None:
    for message in ({"name": text}, {text: [1, (text,)]}):
        assert as_text(message) == json.dumps(clean(message), ensure_ascii=False)
