"""Names: two spellings of one name are one name, on either Python."""

from engine import names, record

JOSE = ("Jos\u00e9", "Jose\u0301")  # one letter; a letter and its accent


def refused(players):
    try:
        record.check_names(players)
    except ValueError as wrong:
        return str(wrong)
    return ""


def test_a_letter_and_its_accent_are_the_letter():
    for apart, one in (
        ("e\u0301", "\u00e9"), ("U\u0308", "\u00dc"), ("s\u0326", "\u0219"), ("o\u030b", "\u0151"),
        ("\u0438\u0306", "\u0439"), ("\u03b1\u0301", "\u03ac"),
        ("o\u0308\u0304", "\u022b"),  # one accent after the other
        ("a\u0302\u0323", "\u1ead"), ("a\u0323\u0302", "\u1ead"),  # in either order
        ("\u00e9\u0328", "\u0119\u0301"),  # what has no letter of its own stays, in Unicode's order
    ):  # fmt: skip
        assert names.composed(apart) == one, (apart, names.composed(apart))
        assert names.composed(one) == one


def test_what_has_no_accents_of_its_own_stays_as_it_is():
    for name in ("Al", "Zo\u00eb", "\u674e\u96f7", "b\u0301", ""):
        assert names.composed(name) == name


def test_two_spellings_of_one_name_are_one_player_twice():
    assert "taken" in refused(list(JOSE))
    assert not refused([JOSE[0], "Bo"]) and not refused([JOSE[1], "Bo"])


def test_names_that_a_screen_shows_alike_are_refused_with_a_sentence():
    for one, other in (
        ("Jos\u00e9", "Jose"), ("\u0141ukasz", "Lukasz"), ("S\u00f8ren", "Soren"),
        ("\u674e\u96f7", "\u738b\u82b3"), ("\u042e\u043b\u044f", "\u0416\u0431\u044d"),
        ("Zoe\u0308", "Zoe"),
    ):  # fmt: skip
        assert "looks like" in refused([one, "Bo", other]), (one, other)
        assert not refused([one, "Bo"]) and not refused([one, other + "2"])


def test_latin_cyrillic_and_greek_letters_that_look_alike_are_refused_in_one_match():
    for one, other in (
        ("Anna", "\u0410nna"), ("Bob", "\u0412ob"), ("Max", "M\u0430\u0445"),
        ("Cop", "\u0421\u043e\u0440"), ("Nova", "\u039dova"), ("\u0391\u03bd", "Av"),
        ("\u041e\u0430", "\u039f\u03b1"),
    ):  # fmt: skip
        assert "looks like" in refused([one, "Di", other]), (one, other)
        assert not refused([other, "Di"])
    assert not refused(["\u0418\u0432\u0430\u043d", "\u041e\u043b\u0435\u0433"])


def test_a_name_of_letters_that_the_screen_has_is_shown_as_it_is():
    assert names.drawn("O'Neill 2") == "O'Neill 2"
    assert names.drawn("\u00c5sa \u0142\u00f3d\u017a \u00df") == "Asa lodz s"
    assert names.drawn("\u674eAl") == "?Al"


def test_a_record_of_old_may_have_names_that_look_alike():
    record.check_names(["Jos\u00e9", "Jose"], kept=True)
