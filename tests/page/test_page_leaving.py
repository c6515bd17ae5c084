"""A player leaves, another joins: in the page's log, in the record and in the archive."""

from __future__ import annotations

import pytest

from engine import reading, record
from host.archive import played
from host.commands.demo import NAMES
from host.network.shadow import Shadow
from tests.page.web import looking, runs, served


@runs
async def test_a_newcomer_has_the_seat_and_the_log_says_who_answered() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        first = who.match["seats"][0]["name"]
        await who.do("answer", value="red")
        await who.until(lambda: who.match["n"] == 1)
        assert (await who.do("sit", seat=0, name="Dora"))["ok"]
        await who.until(lambda: who.match["seats"][0]["name"] == "Dora")
        assert who.lines[1]["who"] == first
        assert (await who.do("leave", seat=1, way="others"))["ok"]
        await who.until(lambda: who.match["seats"][1]["away"] == "others")
        assert not (await who.do("sit", seat=2, name="Dora"))["ok"]
        assert not (await who.do("leave", seat=7, way="others"))["ok"]
        saved = (await who.do("save"))["record"]
        assert f"\nseated: {first}, Dora\n" in saved and saved.count("\nleft: ") == 1
        again = await who.do("load", record=saved)
        assert again["ok"]
        await who.until(lambda: who.match["n"] == 1 and who.match["seats"][1]["away"] == "others")
        assert (await who.do("save"))["record"].partition("\n\n")[2] == saved.partition("\n\n")[2]


@runs
async def test_leaving_and_taking_over_leave_a_sign_on_the_seat_and_in_the_log() -> None:
    async with (
        served("high_druid", people="none") as site,
        looking(site, site.look) as guest,
        looking(site, site.control) as who,
    ):
        await who.do("answer", value="red")
        await who.until(lambda: who.match["n"] == 1)
        await who.do("sit", seat=0, name="Dora")
        await who.do("leave", seat=1, way="others")
        first, second = NAMES[:2]
        for lang, signs in (
            ("en", [f"Dora takes over from {first}.",
                    f"{second} leaves: the others play on for that seat."]),
            ("fr", [f"Dora remplace {first}.",
                    f"{second} part\xa0: les autres jouent à sa place."]),
        ):  # fmt: skip
            await guest.do("lang", lang=lang)
            await guest.until(lambda: guest.lines and guest.lines[-1]["signs"] == signs)  # noqa: B023
        assert [seat["before"] for seat in guest.match["seats"]] == [first, "", ""]
        await who.do("answer", value="green")
        await guest.until(lambda: len(guest.lines) == 3)
        assert guest.lines[1]["signs"] == signs and guest.lines[2]["signs"] == []


@runs
async def test_the_match_ends_with_the_standing() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        await who.do("answer", value="red")
        await who.until(lambda: who.match["n"] == 1)
        assert (await who.do("leave", seat=1, way="end"))["ok"]
        await who.until(lambda: who.match is None)


HEAD = "Trilithon record 1\ngame: high_druid\nrules: 1\nplayers: Al, Bo, Cy\n\n"


def test_a_seat_that_changed_hands_counts_for_nobody_in_the_archive() -> None:
    for line, seats in (
        ("seated: Bo, Dora", {1}), ("left: Cy, lots", {2}), ("left: Al, others", {0}),
        ("left: Al, others\nseated: Al, Al", {0}),
    ):  # fmt: skip
        found = played.read(HEAD + "Al, colour: red\n" + line + "\n")
        assert found.simulated == seats and found.ending == ""
        assert "Dora" not in found.text, "a name that is erased must be nowhere"


def test_a_match_that_stopped_is_not_finished_and_its_standing_is_checked() -> None:
    text = HEAD + "Al, colour: red\n\nstopped: Bo\n"
    scores = "scores: Al 0, Bo 0, Cy 0\n"
    assert played.read(text + scores).ending == ""
    reader = reading.read(text + scores)
    reader.replay()
    assert reader.match.stopped == "Bo"
    with pytest.raises(record.RecordError, match="line 9"):
        reading.read(text + "scores: Al 9, Bo 0, Cy 0\n").replay()
    with pytest.raises(record.RecordError, match="line 8"):
        reading.read(text.replace("stopped: Bo", "stopped: Zoe")).replay()


def test_a_network_follows_who_sits_where() -> None:
    lines = (HEAD + "Al, colour: red\nseated: Bo, Dora\nDora, colour: blue\nleft: Cy, lots\n"
             "\nstopped: Cy\nscores: Al 0, Dora 0, Cy 0").split("\n")  # fmt: skip
    followed = Shadow(lines)
    assert followed.match.players == ["Al", "Dora", "Cy"] and followed.count == 2
    assert followed.opened.lines == len(lines)
