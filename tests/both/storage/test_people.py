"""The roster and the shelf as their storage has them: what is refused, and where a page ends."""

from engine.names import ANYONE, IMAGINARY, UNDO
from firmware.storage import roster, shelf
from firmware.storage.seals import Seals
from tests.both.app.shelf import Shelf

TAG = b"\4\1\2\3"


def refused(*person):
    disk = Shelf({roster.FILE: "Zoe, 2, 04010203\nAl, -, -\n"})
    before = dict(disk.files)
    try:
        roster.keep(disk, *person)
    except ValueError as error:
        assert disk.files == before
        return str(error)
    return ""


def test_names_that_the_game_uses_and_those_of_others_are_taken():
    for name in (ANYONE, UNDO, IMAGINARY):
        assert refused(name, 1, b"") == "this player's name is taken: " + repr(name)
    assert refused("Zoe", 1, b"", "Al") == "this player's name is taken: 'Zoe'"
    assert refused("Zoe", 1, b"") == "" == refused("Bo", -1, b"")
    assert refused("Bo", 1, TAG) == "this tag is Zoe's"
    assert refused("Bo", 8, b"") == refused("Bo", -2, b"") == "a light is a number from 0 to 7"


def test_whether_there_was_a_person_to_erase():
    disk = Shelf({roster.FILE: "Zoe, 2, 04010203\n"})
    assert not roster.erase(disk, "Al")
    assert roster.erase(disk, "Zoe") and disk.files[roster.FILE] == ""


def test_a_page_of_the_shelf_says_whether_there_are_older_ones():
    for count, more in ((shelf.PAGE - 1, False), (shelf.PAGE, False), (shelf.PAGE + 1, True)):
        names = ["%04d.txt" % (number + 1) for number in range(count)]
        disk = Shelf({"shelf/" + name: "Trilithon record 1\n\n" for name in names})
        found, are_older = shelf.newest(disk)
        assert are_older == more and len(found) == min(count, shelf.PAGE), count
        assert found[0]["name"] == names[-1]


def test_the_shelf_lists_who_sits_there_by_now():
    head = "Trilithon record 1\ngame: stones\nplayers: Al, Bob, Cy\nmatch: 0123456789abcdef\n"
    body = ("Al, buy: pass", "seated: Bob, Zoe", "left: Al, others", "seated: Nobody, Eve",
            "seated: Zoe, Dora")  # fmt: skip
    sealed = "".join(Seals().write((head + "\n" + "\n".join(body)).split("\n")))
    disk = Shelf({"shelf/0001.txt": sealed, "shelf/0002.txt": head + "\n" + body[0] + "\n"})
    found, _ = shelf.newest(disk)
    assert [entry["players"] for entry in found] == ["Al, Bob, Cy", "Al, Dora, Cy"]
    assert found[1]["match"] == "0123456789abcdef"


def test_two_spellings_of_a_name_are_one_person():
    one, apart = "Jos\u00e9", "Jose\u0301"
    disk = Shelf({roster.FILE: one + ", 3, -\nAl, -, -\n"})
    assert roster.find(disk, apart)[0] == one
    assert "taken" in roster.fault(disk, apart, 1, b"", "Al")
    roster.keep(disk, apart, 4, b"")
    assert disk.files[roster.FILE] == apart + ", 4, -\nAl, -, -\n"
    assert roster.erase(disk, one) and disk.files[roster.FILE] == "Al, -, -\n"


def test_a_new_person_whose_name_looks_like_another_s_is_refused_and_an_old_one_stays():
    disk = Shelf({roster.FILE: "Jos\u00e9, 3, -\nJose, -, -\n"})
    roster.keep(disk, "Jose", 4, b"")
    assert "looks like" in roster.fault(disk, "Jos\u00e8", 1, b"", "Jos\u00e8")
    assert "looks like" in roster.fault(disk, "Jos\u00e8", 1, b"", "Jose")
    assert not roster.fault(disk, "Josef", 1, b"", "Jose")
