"""A tournament follows its hall's archive: renamed there, merged, split and erased."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.archive import people as history
from host.archive.archive import Archive
from host.hall import feed
from host.hall.director import Director
from host.hall.feed import Feed
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.standings import Game
from host.hall.tournament import Tournament
from host.hall.verdict import judge
from host.network.broker import Broker
from host.network.mosquitto import Mosquitto
from tests.host.archives import opened, played
from tests.network.entrants import GAME, people
from tests.network.rooms import PaperPlayer, hall_process, need_mosquitto, running, until
from tests.network.test_tournament_names import cup, points
from tests.network.test_tournament_restart import TABLES, drawn


@contextlib.contextmanager
def followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *names: str
) -> Iterator[tuple[Director, Archive, Feed]]:
    """A hall with a tournament of these people, which asks the archive all the time."""
    monkeypatch.setattr(feed, "NAMES_S", 0.02)
    place = str(tmp_path / "archive.sqlite3")
    director = Director(
        Hall(Broker("localhost", 1), Shelf()), cup(tmp_path / "cup", *names), 1, True
    )
    with opened(place) as archive:
        fed = Feed(Shelf(), place, print)
        fed.people = director
        yield director, archive, fed
    assert not director.tournament.left_out


def record(director: Director, archive: Archive, game: Game, *names: str) -> int:
    """What a table played of this game, by these names, goes to hall and archive: its number."""
    found, match = director.tournament, hashlib.sha256(game.key.encode()).hexdigest()[:16]
    text = played(game.key, names or tuple(game.players), GAME, match=match, pairing=game.key)
    if not game.tables:
        found.place(game.key, "t1")
    director.kept("t1", match, text, judge(match, text))
    assert game.match == match
    return archive.take(text).match


def a_round(director: Director, archive: Archive) -> dict[str, int]:
    """The next round is played; everybody's match in it."""
    found = director.tournament
    found.draw()
    return {
        name: number
        for game in found.games[-1] if not game.done
        for number in [record(director, archive, game)] for name in game.players
    }  # fmt: skip


def test_a_hall_hears_of_a_new_name_of_a_merge_and_of_its_undoing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with followed(tmp_path, monkeypatch, "Ann", "Bo", "Cy", "Di") as (director, archive, fed):
        found = director.tournament
        archive.take(played(1))
        archive.take(played(2, ("Ann", "Bob", "Di")))

        async def story() -> None:
            async with running(fed):
                history.rename(archive, "Ann", "Annette")
                await until(lambda: "Annette" in found.entrants)
                history.merge(archive, "Di", "Cy")
                await until(lambda: "Di" not in found.entrants)
                history.take_back(archive)
                await until(lambda: "Di" in found.entrants)
                history.take_back(archive)
                await until(lambda: "Ann" in found.entrants)

        asyncio.run(story())
    assert [line["name"] for line in director.view()["standings"]]
    assert "cup: Di is Cy by now, one person with Cy" in str(director.hall.floor.alerts)


def test_a_split_takes_the_entrant_with_the_matches_that_were_played_here_and_gives_them_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with followed(tmp_path, monkeypatch, *people(6)) as (director, archive, fed):
        found = director.tournament
        elsewhere = archive.take(played(1, ("P001", "P002", "Bo"))).match
        number = a_round(director, archive)["P001"]
        before = points(found)

        async def story() -> None:
            async with running(fed):
                history.split(archive, "P002", "Yan", [elsewhere])
                history.split(archive, "P001", "Zoe", [number])
                await until(lambda: "Zoe" in found.entrants)
                assert "P001" not in found.entrants and {"P002"} <= found.entrants.keys()
                assert points(found) == {("Zoe" if who == "P001" else who): each
                                         for who, each in before.items()}  # fmt: skip
                found.draw()
                for game in found.games[-1]:  # the table was asked by the name she had
                    names = [name.replace("Zoe", "P001") for name in game.players]
                    record(director, archive, game, *names)
                history.rename(archive, "P003", "Cy")
                await until(lambda: "Cy" in found.entrants)
                assert "Zoe" in found.entrants
                history.take_back(archive)
                history.take_back(archive)
                await until(lambda: "P001" in found.entrants)

        asyncio.run(story())
        assert found.entrants.keys() == before.keys()
        assert points(Tournament.read(tmp_path / "cup")) == points(found)


def test_who_is_erased_from_the_history_has_no_name_in_its_tournament_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with followed(tmp_path, monkeypatch, *people(6)) as (director, archive, fed):
        found = director.tournament
        a_round(director, archive)
        before = points(found)
        found.draw()
        in_play = next(game for game in found.playing if "P002" in game.players)

        async def story() -> None:
            async with running(fed):
                history.erase(archive, "P002")
                await until(lambda: "P002" not in found.entrants)
                assert points(found)["player 2"] == before["P002"]
                names = [name.replace("player 2", "P002") for name in in_play.players]
                for game in found.playing:  # of which one began before she was erased
                    record(director, archive, game, *names if game.key == in_play.key else ())
                a_round(director, archive)
                history.rename(archive, "P001", "Ann")
                await until(lambda: "Ann" in found.entrants)

        asyncio.run(story())
        assert "P002" not in (tmp_path / "cup").read_text(encoding="utf-8")
        assert found.over and "P002" not in str(director.view()) + str(director.hall.floor.alerts)
        assert points(Tournament.read(tmp_path / "cup")) == points(found)


def test_a_real_hall_that_is_started_again_has_heard_of_a_split_and_of_its_undoing(
    tmp_path: Path,
) -> None:
    need_mosquitto()
    drawn(path := tmp_path / "cup.jsonl").close()
    broker = Mosquitto(tmp_path / "broker", TABLES)
    broker.start()

    def names() -> set[str]:
        return {*Tournament.read(path).entrants}

    async def until_all_there() -> None:
        with opened(str(tmp_path / "all.sqlite3")) as archive:
            await until(lambda: archive.db.value("SELECT count(*) FROM matches") == 2)

    async def heard(wanted: set[str]) -> None:
        with hall_process(broker.broker("hall"), tmp_path, "--tournament", str(path)):
            await until(lambda: names() == wanted)

    async def story() -> None:
        with hall_process(broker.broker("hall"), tmp_path, "--tournament", str(path)):
            async with running(*(PaperPlayer(name, broker.broker(name)) for name in TABLES)):
                await until(lambda: Tournament.read(path).over)
                await until_all_there()
        before = points(Tournament.read(path))
        with opened(str(tmp_path / "all.sqlite3")) as archive:
            number = archive.db.value(
                "SELECT match FROM seats JOIN people ON id = person WHERE name = 'P001'"
            )
            history.split(archive, "P001", "Zoe", [number])
            history.erase(archive, "P002")
            await heard({"Zoe", "player 2", "P003", "P004", "P005", "P006"})
            history.take_back(archive)
            await heard({"P001", "player 2", "P003", "P004", "P005", "P006"})
        before["player 2"] = before.pop("P002")
        assert "P002" not in path.read_text(encoding="utf-8")
        assert points(Tournament.read(path)) == before

    try:
        asyncio.run(story())
    finally:
        broker.close()
