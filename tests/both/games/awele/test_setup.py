"""The Awele of Stonehenge: sowing, removing, the effects. Examples are numbered as on its page."""

from engine.games.awele import rulebook as awele
from tests.both.games.awele.talk import LETTERS, board, discs, run, sow, table, told


def test_two_discs_of_its_colour_on_every_coloured_space():
    t = awele.Table(2, {})
    for space in range(1, 31):
        letter = "WBGYRK"[(space - 1) % 6]
        assert discs(t, space) == ("" if letter == "K" else 2 * letter)
    assert discs(t, 0) == ""


def test_28_is_sown_on_29_and_30_R_AWELE_4():
    """The example of the rules."""
    t = awele.Table(2, {"effect": "none"})
    assert sow(t, 28) == []
    assert (discs(t, 28), discs(t, 29), discs(t, 30)) == ("", "YRR", "Y")
    assert t.grey == 28 and told(t, "removed") == []


def test_example_1_30_is_followed_by_1_and_home_removes_R_AWELE_4_5_7():
    t = table()
    board(t, {29: "RRW", 5: "BBGGYY"})
    asks = sow(t, 29, "RW")
    assert [(ask.prompt, ask.args) for ask in asks] == [("drop", (30,)), ("drop", (1,))]
    assert (discs(t, 30), discs(t, 1), discs(t, 2)) == ("R", "", "R")
    assert told(t, "removed") == [(0, 1, 1)]


def test_example_1_in_another_order_nothing_is_removed_R_AWELE_5():
    t = table()
    board(t, {29: "RRW", 5: "BBGGYY"})
    assert len(sow(t, 29, "W")) == 1  # two reds are no choice
    assert (discs(t, 30), discs(t, 1), discs(t, 2)) == ("W", "R", "R")
    assert told(t, "removed") == []


def test_example_2_the_tenth_disc_goes_and_uses_the_space_R_AWELE_7_8():
    t = table()
    board(t, {11: "RRRWG", 12: "BBBBBYYYY", 20: "WG"})
    sow(t, 11, "RWRG")
    assert [told(t, "removed")[i][:2] for i in range(3)] == [(4, 12), (0, 13), (2, 15)]
    assert [discs(t, k) for k in range(12, 17)] == ["BBBBBYYYY", "", "R", "", "R"]


def test_a_ninth_disc_stays_R_AWELE_8():
    t = table()
    board(t, {11: "R", 12: "BBBBYYYY"})
    sow(t, 11)
    assert discs(t, 12) == "BBBBYYYYR"


def test_the_tenth_of_its_own_colour_is_removed_once_R_AWELE_8():
    t = table()
    board(t, {12: "WW", 13: "BBBBBYYYY"})
    sow(t, 12)
    assert told(t, "removed") == [(0, 13, 1)]
    assert (discs(t, 13), discs(t, 14)) == ("BBBBBYYYY", "W")


def test_a_full_space_is_sown_on_the_nine_that_follow_R_AWELE_8():
    t = table()
    board(t, {6: "RRRRRRRRR", 5: "B"})
    sow(t, 6)
    assert [discs(t, k) for k in range(5, 17)] == ["B", ""] + ["R"] * 4 + [""] + ["R"] * 4 + [""]


def test_the_space_of_the_grey_figure_may_be_sown_and_chosen_R_AWELE_6():
    t = table(mode="bets")
    board(t, {6: "R", 5: "B"})
    sow(t, 6)
    sow(t, 5)
    assert t.grey == 5 and discs(t, 6) == "B"
    assert awele.sources(t, 1) == [6, 7]


def test_standard_empties_only_spaces_with_ones_own_colour_R_AWELE_9():
    t = table()
    t.colours = [4, 0]
    board(t, {6: "RW", 7: "W", 8: "WWWBR"})
    assert awele.sources(t, 0) == [6, 8]
    assert awele.sources(t, 1) == [6, 7, 8]


def test_bluff_and_bets_empty_any_space_with_a_disc_R_AWELE_9():
    for mode in ("bluff", "bets"):
        t = table(mode=mode)
        t.colours = [4, 0]
        board(t, {6: "RW", 7: "W", 30: "Y"})
        assert awele.sources(t, 0) == [6, 7, 30]


# Effects


def effect(kind: str, there: str, answers=(), space: int = 12, disc: str = "G"):
    """A disc arrives on a space: (what lies there then, how many were removed, asks)."""
    t = table(effect=kind)
    board(t, {space: there, 30: "WBGYR"})
    asks = run(awele.land(t, 0, LETTERS.index(disc), space), answers)
    gone = told(t, "removed") + told(t, "cleared")
    return discs(t, space), sum([number for _, _, number in gone]), len(asks)


def test_effect_one_wants_one_of_its_colour_already_there_R_AWELE_22_24():
    assert effect("one", "G", ["remove"]) == ("G", 1, 1)
    assert effect("one", "G", ["keep"]) == ("GG", 0, 1)
    assert effect("one", "GG", ["remove"]) == ("GG", 1, 1)
    assert effect("one", "WW") == ("WWG", 0, 0)


def test_effect_two_wants_two_R_AWELE_22():
    assert effect("two", "G") == ("GG", 0, 0)
    assert effect("two", "GGW", ["remove"]) == ("WGG", 1, 1)
    assert effect("two", "GG", ["keep"]) == ("GGG", 0, 1)


def test_example_5_effect_all_clears_the_colour_R_AWELE_22():
    assert effect("all", "BGG", ["remove"], space=13) == ("B", 3, 1)
    assert effect("all", "BGG", ["keep"], space=13) == ("BGGG", 0, 1)
    assert effect("all", "G", ["remove"]) == ("", 2, 1)
    assert effect("all", "B") == ("BG", 0, 0)


def test_example_5_no_choice_where_the_disc_must_go_R_AWELE_23():
    """At home, or as the tenth, it never arrives; what lies there stays."""
    for kind in ("one", "two", "all"):
        assert effect(kind, "GG", space=15) == ("GG", 1, 0)
        assert effect(kind, "GGGGBBBBB") == ("BBBBBGGGG", 1, 0)


def test_without_effect_nothing_may_be_removed():
    assert effect("none", "GGG") == ("GGGG", 0, 0)


def test_removal_by_effect_ends_the_idleness_R_AWELE_24():
    for answer, idle in (("keep", 7), ("remove", 0)):
        t = table(effect="one")
        t.idle = 7
        board(t, {12: "G", 30: "G"})
        run(awele.land(t, 0, 2, 12), [answer])
        assert t.idle == idle


def test_effect_may_send_a_colour_out_and_stop_the_round_R_AWELE_24():
    t = table(effect="all", quick="yes")
    board(t, {11: "G", 12: "G", 30: "W"})
    sow(t, 11, ["remove"])
    assert t.out == [2] and t.stopped == "quick"
