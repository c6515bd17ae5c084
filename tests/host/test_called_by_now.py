"""What those who sat in certain matches are called by now: what a tournament asks its archive."""

from __future__ import annotations

from host.archive import people
from host.archive.archive import Archive
from host.archive.played import read
from tests.host.archives import opened, played

FIRST, SECOND = (played(number, match=f"{number:016x}") for number in (1, 2))
SAT = {
    name: [(read(text).head, seat) for text in (FIRST, SECOND)]
    for seat, name in enumerate(("Ann", "Bo", "Cy"))
} | {"Di": [], "Ed": [(b"of another archive", 0)]}


def both(archive: Archive) -> list[int]:
    return [each.match for each in archive.take_all([FIRST, SECOND])]


def test_the_first_match_says_who_it_is_and_without_one_the_name(place: str) -> None:
    with opened(place) as archive:
        first, second = both(archive)
        assert people.called_by_now(archive.db, SAT) == {}
        people.split(archive, "Ann", "Zoe", [first])
        people.split(archive, "Bo", "Yan", [second])
        archive.take(played(3, ("Di", "Ed", "Flo")))
        people.rename(archive, "Di", "Dina")
        people.rename(archive, "Ed", "Edna")
        renamed = {"Di": "Dina", "Ed": "Edna"}
        assert people.called_by_now(archive.db, SAT) == {"Ann": "Zoe", **renamed}
        people.erase(archive, "Cy")
        assert people.called_by_now(archive.db, SAT) == {"Ann": "Zoe", "Cy": "", **renamed}
        for _ in range(4):
            people.take_back(archive)
        assert people.called_by_now(archive.db, SAT) == {"Cy": ""}


def test_who_is_erased_stays_so_when_a_new_record_has_the_name(place: str) -> None:
    with opened(place) as archive:
        both(archive)
        people.erase(archive, "Cy")
        archive.take(played(4, ("Cy", "Di", "Flo")))
        assert people.called_by_now(archive.db, SAT) == {"Cy": ""}


def test_a_seat_of_who_is_no_person_says_nothing(place: str) -> None:
    text = played(5, match="5" * 16, simulated="Bo")
    with opened(place) as archive:
        archive.take(text)
        assert people.called_by_now(archive.db, {"Bo": [(read(text).head, 1)]}) == {}
