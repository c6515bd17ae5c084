"""People of the history, changed by who controls its page; and what was changed, taken back."""

from __future__ import annotations

from firmware.storage import roster
from firmware.storage.files import Files
from host.archive.folders import tables_folder
from host.page.history_desk import HistoryDesk
from host.page.server import HISTORY
from tests.host.archives import opened, played
from tests.page.test_history_page import asking, fill, history, librarian
from tests.page.web import runs, served

CLEO, JOSE = "Cl\u00e9o", "Jos\u00e9"


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


@runs
async def test_names_that_a_screen_shows_alike_are_told_apart_however_they_came() -> None:
    with opened("") as archive:
        for number, players in enumerate(((CLEO, "Bo", "Al"), ("Al", "Bo", "Di"))):
            archive.take(played(number, players))
    async with history() as site, asking(site, site.control) as ask:

        async def alike(name: str) -> list[str]:
            found: list[str] = (await ask("player", name=name))["view"]["alike"]
            return found

        assert await alike(CLEO) == [] == (await ask("overview"))["view"]["alike"]
        assert (await ask("rename", name="Al", other="Cleo"))["ok"]
        assert await alike(CLEO) == ["Cleo"] and await alike("Cleo") == [CLEO]
        assert (await ask("overview"))["view"]["alike"] == [["Cleo", CLEO]]
        assert (await ask("split", name="Di", other="Cle\u00f2", matches=[2]))["ok"]
        assert await alike("Cle\u00f2") == ["Cleo", CLEO]
        for _ in range(2):
            assert (await ask("undo", deed=(await ask("deed"))["view"]["number"]))["ok"]
        assert (await ask("overview"))["view"]["alike"] == []
        assert (await ask("merge", name=CLEO, other="Di"))["ok"]
        assert (await ask("rename", name="Al", other="Cleo"))["ok"]
        assert (await ask("overview"))["view"]["alike"] == []


@runs
async def test_a_table_whose_screen_would_show_two_alike_keeps_the_person_and_says_so() -> None:
    """Both tables know Al by a tag: no rename may cost it."""
    with opened("") as archive:
        archive.take(played(1, ("Al", "Bo", "Di")))
    tag = b"\4\1\2\3"
    async with served() as site, librarian() as keeps:
        site.sockets[HISTORY] = site._look_up
        site.desk = HistoryDesk(keeps, site.room)
        client = site.room.client
        await client.command('person {"name": "Al", "light": 2, "tag": "04010203"}')
        tables_folder().mkdir(parents=True, exist_ok=True)
        here = Files(str(tables_folder()))
        roster.keep(here, "Al", 2, tag)
        async with asking(site, site.control) as ask:
            # Another is known to the table in play alone, then to all.
            await client.command(f'person {{"name": "{JOSE}"}}')
            assert (await ask("rename", name="Al", other="Jose"))["kept"]
            assert ["Al", 2, "04010203"] in (await client.command("people"))["people"]
            assert (await ask("rename", name="Jose", other="Al"))["ok"]
            roster.keep(here, JOSE, 1, b"")
            reply = await ask("rename", name="Al", other="Jose")
            assert reply["ok"] and reply["kept"]
            assert roster.find(here, "Al") == ("Al", 2, tag)
            assert ["Al", 2, "04010203"] in (await client.command("people"))["people"]
            assert not (await ask("rename", name="Bo", other="Zoe"))["kept"]
