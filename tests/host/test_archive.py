"""The archive: every match once, verified, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from engine import reading
from host.archive import derived, history, people, ratings
from host.archive.archive import ADDED, CONTINUED, FAULTY, KNOWN, Archive
from host.archive.database import ArchiveError
from host.archive.moments import moment
from host.archive.played import evening_of, places, read
from tests.host.archives import DERIVED, SEATED, days, everything, fill, opened, played

NAME = "0123456789abcdef"


def undone(text: str, count: int) -> str:
    """The record's first `count` answers."""
    head, _, body = text.partition("\n\n")
    return head + "\n\n" + "\n".join(body.split("\n")[:count]) + "\n"


# In


def test_the_same_record_twice_is_one(archive: Archive) -> None:
    text = played(1)
    assert archive.take(text).how == ADDED
    assert archive.take(text).how == KNOWN
    assert history.totals(archive.db)["matches"] == 1
    assert history.ranking(archive.db)[0]["matches"] == 1


def test_a_record_with_answers_that_were_undone_is_the_same_match(archive: Archive) -> None:
    text = undone(played(1), 6)
    lines = text.split("\n")
    again = "\n".join([*lines[:-2], lines[-2], "undo", lines[-2], ""])
    assert archive.take(text).how == ADDED and archive.take(again).how == KNOWN


def test_what_went_on_takes_the_place_of_what_had_stopped(archive: Archive) -> None:
    text = played(1)
    first = archive.take(undone(text, 4))
    assert archive.take(undone(text, 9)) == type(first)(CONTINUED, first.match)
    assert history.ranking(archive.db) == []  # not finished: it counts for nobody
    assert archive.take(text).how == CONTINUED
    assert archive.take(undone(text, 9)).how == KNOWN
    assert [line["matches"] for line in history.ranking(archive.db)] == [1, 1, 1]
    assert archive.text(first.match) == text


def test_another_beginning_is_another_match(archive: Archive) -> None:
    archive.take(undone(played(1), 5))
    assert archive.take(undone(played(2), 5)).how == ADDED
    assert archive.take(undone(played(1, date=days(1)[0]), 5)).how == ADDED
    assert archive.take(undone(played(1, ("Ann", "Bo", "Di")), 5)).how == ADDED


def test_a_match_with_a_name_stays_one_when_it_is_taken_back_and_goes_another_way(
    archive: Archive,
) -> None:
    first = archive.take(undone(played(1, match=NAME), 9)).match
    assert archive.take(undone(played(2, match=NAME), 5)).how == KNOWN
    assert archive.take(played(2, match=NAME)) == type(archive.take("x"))(CONTINUED, first)
    assert archive.take(played(3, match=NAME)).how == CONTINUED
    assert archive.text(first) == played(3, match=NAME)
    check_derived(archive)


def test_what_the_rules_contradict_is_kept_and_does_not_count(archive: Archive) -> None:
    wrong = archive.take(played(1).replace("winners: ", "winners: Zoe and "))
    assert wrong.how == FAULTY and "the rules give" in wrong.fault
    assert archive.take("mud\n").how == FAULTY and archive.take("mud\n").how == FAULTY
    assert history.totals(archive.db)["faulty"] == 2
    assert history.totals(archive.db)["matches"] == 0


def test_a_simulated_player_is_nobody(archive: Archive) -> None:
    text = played(1).replace("\n\n", "\nsimulated: Bo, Cy\n\n", 1)
    match = archive.take(text).match
    assert [line["name"] for line in history.ranking(archive.db)] == ["Ann"]
    assert archive.names(match) == ["Ann", "Bo", "Cy"]
    assert history.ranking(archive.db)[0]["mu"] is None  # there was nobody to be compared with


def test_a_match_whose_end_was_taken_back_leaves_no_trace(archive: Archive) -> None:
    fill(archive, 5)
    before = everything(archive, *DERIVED, "matches", "records", "seats")
    for seated in SEATED:
        archive.remove(archive.take(played(99, date="2025-01-01T20:00", **seated)).match)
    ratings.catch_up_for(archive.db, 60)
    assert everything(archive, *DERIVED, "matches", "records", "seats") == before
    archive.remove(12345)


# What is derived


def check_derived(archive: Archive) -> None:
    """The sums are those that the matches alone give."""
    ratings.catch_up_for(archive.db, 60)
    before = everything(archive, *DERIVED)
    with archive.db.writing():
        derived.rebuild(archive.db)
    after = everything(archive, *DERIVED)
    before["tallies"] = [row for row in before["tallies"] if row[1]]
    assert after == before


def test_the_sums_are_those_of_the_matches(archive: Archive) -> None:
    fill(archive, 20)
    archive.take(undone(played(77), 5))
    archive.take(played(77))
    check_derived(archive)


def test_ratings_do_not_depend_on_the_order_in_which_matches_come(tmp_path: Path) -> None:
    texts = [played(number, date=day) for number, day in enumerate(days(12))]
    found = []
    for name, order in (("a", texts), ("b", texts[::-1])):
        with opened(str(tmp_path / name)) as archive:
            for text in order:
                archive.take(text)
            assert ratings.catch_up_for(archive.db, 60)
            found.append(history.ranking(archive.db))
    assert found[0] == found[1] and found[0][0]["mu"] is not None


def test_a_rating_is_openskills_after_one_match_and_surer_after_many(archive: Archive) -> None:
    """Places 1 to 4 of four newcomers, as the library's Plackett-Luce gives them."""
    after = ratings.rate([(ratings.MU, ratings.SIGMA)] * 4, [1, 2, 3, 4])
    assert [round(mu, 1) for mu, _ in after] == [27.8, 26.6, 24.7, 21.0]
    fill(archive, 20)
    ranked = history.ranking(archive.db)
    assert all(line["sigma"] < 7 for line in ranked)
    assert ranked == sorted(ranked, key=lambda line: -line["sure"])
    assert history.ranking(archive.db, "stones")[0]["mu"] != ranked[0]["mu"]


def test_places_follow_points_only_where_points_decided() -> None:
    assert places([5, 9, 7], [1]) == [3, 1, 2]
    assert places([5, 9, 2], [2]) == [2, 3, 1]  # the fewest won
    assert places([5, 9, 7], [2]) == [2, 2, 1]  # something else decided
    assert places([5, 9, 9], [1, 2]) == [3, 1, 1]
    assert places([None, None, None], [0]) == [1, 2, 2]
    assert places([1, 2], []) == [None, None] == places([1, 2], [0, 1])


def test_what_is_played_after_midnight_belongs_to_the_evening_before() -> None:
    for offset in ("-480", "0", "840"):
        for date, day in (("21T00:30", 20), ("20T20:15:01", 20), ("21T06:00", 21)):
            assert evening_of(moment("2026-11-" + date, offset)) == f"2026-11-{day}"


def test_where_a_match_began_is_kept_and_makes_it_no_other_match(archive: Archive) -> None:
    named = {"date": "2026-11-20T20:15:00", "match": "0123456789abcdef"}
    first = archive.take(played(1, **named))
    there = {"offset": "-480", "board": "e66164084329a732"}
    again = archive.take(played(1, **named, **there))
    assert (again.how, again.match) == ("known", first.match), "records of older boards are known"
    text = archive.text(archive.take(played(2, **named, **there)).match)
    assert "\noffset: -480\nboard: e66164084329a732\n" in text
    for wrong in ({"offset": "an hour"}, {"board": "mine"}, {"offset": "1" * 9}):
        assert not set(wrong.values()) & set(read(played(3, **wrong)).text.split())


def test_the_hour_that_an_autumn_night_has_twice_comes_in_its_order(archive: Archive) -> None:
    twice = [("02:50", "120"), ("02:10", "60"), ("02:40", "60"), ("03:05", "60")]
    took = {}
    for clock, offset in (twice[index] for index in (2, 0, 3, 1)):
        text = played(clock, date=f"2026-10-25T{clock}:00", offset=offset)
        took[clock] = archive.take(text).match
    ratings.catch_up_for(archive.db, 60)
    order = [took[clock] for clock, _ in twice]
    shown = [match["id"] for match in history.evening(archive, "2026-10-24")["matches"]]
    assert shown == order
    assert [match["id"] for match in history.latest(archive.db)] == order[::-1]
    assert [match["id"] for match in history.latest(archive.db, "stones")] == order[::-1]
    ann = history.player(archive, "Ann")
    assert [match["id"] for match in ann["matches"]] == order[::-1]
    assert [point["at"][11:16] for point in ann["curve"]] == [clock for clock, _ in twice]
    assert ann["standings"][0]["last"] == "2026-10-25T03:05:00"


def test_matches_of_two_places_come_in_their_order_each_by_its_own_wall(archive: Archive) -> None:
    tokyo = archive.take(played(1, date="2026-11-21T06:30:00", offset="540")).match
    paris = archive.take(played(2, date="2026-11-20T23:00:00", offset="60")).match
    found = history.latest(archive.db)
    assert [match["id"] for match in found] == [paris, tokyo]
    assert [match["evening"] for match in found] == ["2026-11-20", "2026-11-21"]
    assert found[1]["at"] == "2026-11-21T06:30:00"


def test_an_old_header_means_the_hour_on_this_computers_wall(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Europe/Paris")
    time.tzset()
    try:
        old = archive.take(played(1, date="2026-07-14T20:15")).match
    finally:
        monkeypatch.undo()
        time.tzset()
    new = archive.take(played(2, date="2026-07-14T20:10:00", offset="120")).match
    assert [match["id"] for match in history.latest(archive.db)] == [old, new]
    assert history.latest(archive.db)[0]["at"] == "2026-07-14T20:15:00"


def test_a_date_that_is_none_is_no_date() -> None:
    for date in ("2026-13-45T20:15", "last Friday", "2026-11-20"):
        assert read(played(1, date=date)).at == ""


def test_a_date_that_is_still_to_come_is_doubted_and_heads_nothing_for_good(
    archive: Archive,
) -> None:
    before, tomorrow = (datetime.now().astimezone() + timedelta(hours=h) for h in (0, 12))
    for far in ("9999-12-31T23:59", "9999-12-31T23:59:59", "2999-01-01T20:00"):
        taken = archive.take(played(far, date=far))
        assert taken.how == "added" and "is still to come: it counts as of now" in taken.fault
        known = archive.take(played(far, date=far))
        assert (known.how, known.match) == ("known", taken.match)
    near = archive.take(played(1, date=tomorrow.isoformat(timespec="seconds")[:19]))
    assert near.fault == ""
    found = history.latest(archive.db)
    assert found[0]["id"] == near.match and found[0]["dated"]
    days = {at.date().isoformat() for at in (before, datetime.now().astimezone())}
    assert {each["at"][:10] for each in found[1:]} <= days
    assert not any(each["dated"] for each in found[1:])
    assert all(line["evening"] < "2999" for line in history.evenings(archive.db))


# People


def test_a_renamed_person_is_the_same_in_old_and_new_records(archive: Archive) -> None:
    match = archive.take(played(1)).match
    people.rename(archive, "Bo", "Robert")
    assert "players: Ann, Robert, Cy" in archive.text(match)
    assert "Bo" not in archive.text(match)
    reading.read(archive.text(match)).replay()
    archive.take(played(2))
    assert history.player(archive, "Robert")["standings"][0]["matches"] == 2
    with pytest.raises(ArchiveError, match="merge"):
        people.rename(archive, "Robert", "Ann")
    with pytest.raises(ArchiveError, match="may not contain"):
        people.rename(archive, "Robert", "a, b")


def test_two_names_of_one_person_become_one(archive: Archive) -> None:
    archive.take(played(1, date=days(2)[0]))
    archive.take(played(2, ("Ann", "Bob", "Di"), date=days(2)[1]))
    people.merge(archive, "Bob", "Bo")
    assert history.player(archive, "Bo")["standings"][0]["matches"] == 2
    archive.take(played(3, ("Bob", "Ann", "Di")))
    assert history.player(archive, "Bo")["standings"][0]["matches"] == 3
    assert {duel["name"] for duel in history.player(archive, "Bo")["duels"]} == {"Ann", "Cy", "Di"}
    check_derived(archive)
    with pytest.raises(ArchiveError, match="two people"):
        people.merge(archive, "Ann", "Bo")


def test_an_erased_person_is_nowhere_and_the_others_keep_their_matches(archive: Archive) -> None:
    text = played(1)
    match = archive.take(text).match
    archive.take(text.replace("winners: ", "winners: Zoe and "))
    people.rename(archive, "Bo", "Robert")
    people.erase(archive, "Robert")
    for table in ("people", "aliases", "seats", "matches", "faulty", "standings"):
        assert b"Bo" not in everything_in(archive, table)
    assert archive.names(match) == ["Ann", "player 2", "Cy"]
    reading.read(archive.text(match)).replay()
    assert archive.take(text).how == KNOWN  # the same record does not bring the name back
    assert [line["name"] for line in history.ranking(archive.db)] != []
    check_derived(archive)


def everything_in(archive: Archive, table: str) -> bytes:
    return repr(archive.db.rows(f"SELECT * FROM {table}")).encode()


def test_names_that_are_no_plain_text_show_nothing_but_themselves(archive: Archive) -> None:
    strange = ("Ann\x1b[31m", "B\u202eo", "Cy")
    match = archive.take(played(1, strange)).match
    assert archive.names(match) == ["Ann\\x1b[31m", "B\\u202eo", "Cy"]


# The database
