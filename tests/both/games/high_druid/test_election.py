"""The High Druid: the election, ruling by ruling.

Colours of spaces 1 to 6 are white, blue, green, yellow, red and black; then again.
"""

from engine.places import NEUTRAL, lit
from engine.plates.stonehenge import RIM
from engine.table import FRONT
from tests.both.games.high_druid.talk import act, begin, count, lay, pass_all, show


def votes(talk, first: int, last: int) -> tuple:
    """(winner's seat, votes) of the college from space `first` to space `last`."""
    for told in talk.told("votes_won"):
        if told[:2] == (first, last):
            return told[2:]
    (lost,) = [told for told in talk.told("votes_lost") if told[:2] == (first, last)]
    return (None, lost[2])


def counted(taboos: str = "tW tB tG", **spaces):
    talk = begin(len(taboos.split()))
    lay(talk, **spaces)
    count(talk, taboos)
    return talk


def test_the_most_druids_win_every_vote_of_a_college_R_DRUID_12():
    """The page's example: 16 and 17 against 18, 19 with a neutral disc."""
    talk = counted("tW tB tG", Alice=[16, 17], Bob=[18])
    assert votes(talk, 16, 19) == (0, 4)


def test_a_taboo_takes_druids_and_votes_away_R_DRUID_9_11():
    """The same with red for Alice's taboo: 17 leaves, one each cancels."""
    talk = begin(3)
    lay(talk, Alice=[16, 17], Bob=[18])
    pass_all(talk)
    talk.say("Alice, taboo: tR")
    assert talk.told("taboo_is") == [(0, 4, 1)]
    assert talk.table.druids[17] is None and talk.table.druids[16] == 0
    assert (RIM + 17, NEUTRAL) not in lit(talk.game.marks(talk.table, None))
    talk.script("Bob, taboo: tB\n Cleo, taboo: tG")
    assert votes(talk, 16, 19) == (None, 3)


def test_a_taboo_is_the_owners_only_and_black_is_nobodys_R_DRUID_11():
    """Blue is the taboo of Bob, not of those beside him; 18 and 6 are black."""
    talk = counted("tG tB tW", Alice=[20, 6], Bob=[8, 14, 18], Cleo=[2])
    assert talk.told("taboo_is") == [(2, 0, 0)]
    assert [space for space in range(1, 31) if talk.table.druids[space] == 1] == [18]
    assert [talk.table.druids[space] for space in (20, 6, 2)] == [0, 0, 2]


def test_a_tie_passes_the_votes_to_the_next_R_DRUID_14_15():
    """The page's example: two, two and one druid; the druids of the tied still vote."""
    talk = counted("tY tB tW", Alice=[20, 21], Bob=[23, 24], Cleo=[22])
    assert votes(talk, 20, 24) == (2, 5)


def test_ties_cancel_at_every_rank_R_DRUID_14():
    """The page's example: two, two, one and one."""
    talk = counted("tW tB tG tY", Alice=[6, 8], Bob=[7, 9], Cleo=[10], Dan=[11])
    assert votes(talk, 6, 11) == (None, 6)


def test_neutral_druids_win_and_cancel_nothing_R_DRUID_12():
    talk = counted("tW tB tG", Alice=[26])
    assert votes(talk, 25, 27) == (0, 3)


def test_without_a_druid_there_is_nothing_to_win_R_DRUID_13():
    """Alice and Bob cancel; Cleo, alone on the third rank with none, gets nothing."""
    talk = counted("tW tB tG", Alice=[26], Bob=[25])
    assert votes(talk, 25, 27) == (None, 3)


def test_neutral_discs_run_out_but_every_empty_space_votes_R_DRUID_10():
    """Three players have a fifth colour to help; four have none."""
    talk = begin(3)
    pass_all(talk)
    assert talk.told("fill_spaces") == [(30,)]
    assert talk.told("spare_discs") == [(3,)] and talk.told("bare_spaces") == [()]
    assert talk.table.druids[1:] == [NEUTRAL] * 30
    for seats, laid, spare, bare in (
        (3, 9, 1, 1), (3, 10, 1, 0), (3, 19, 1, 0), (3, 20, 0, 0), (4, 19, 0, 1), (4, 20, 0, 0),
    ):  # fmt: skip
        talk = begin(seats)
        lay(talk, Alice=range(1, 8), Bob=range(8, min(laid, 14) + 1), Cleo=range(15, laid + 1))
        pass_all(talk)
        assert talk.told("fill_spaces") == [(30 - laid,)]
        assert len(talk.told("spare_discs")) == spare, (seats, laid)
        assert len(talk.told("bare_spaces")) == bare, (seats, laid)


def test_neutral_discs_come_before_the_taboos_R_DRUID_9():
    """Alice's three druids on white leave holes: no neutral disc fills them."""
    talk = counted("tW tB tG", Alice=[25, 26], Bob=[27])
    assert votes(talk, 25, 27) == (None, 2)


def test_a_fetish_in_a_college_one_has_won_gives_two_votes_R_DRUID_16_20():
    """Day and night alike; with anything on the space; and only to the winner."""
    for card in ("d18", "n18", "d19", "n17"):
        talk = counted("tR tB tG", Alice=[16, 17], Bob=[13])
        assert talk.table.votes == [3, 4, 0]
        talk.say("Alice, fetish: " + card)
        assert talk.table.votes == [5, 4, 0]
    talk = counted("tY tB tG", Alice=[17, 26], Bob=[18, 19])
    assert votes(talk, 16, 19) == (1, 4)
    show(talk, "fetish", "d19 n19 d26")
    assert talk.told("bonus") == []
    assert talk.table.votes == [3, 6, 0]


def test_a_fetish_goes_by_the_final_borders_R_DRUID_16():
    """Space 20 belongs to the college of 16 to 20 once its bar has moved."""
    talk = begin(3)
    lay(talk, Alice=[17])
    act(talk, "bar", which_bar=19, way="forward")
    count(talk, "tW tB tG")
    assert votes(talk, 16, 20) == (0, 5)
    talk.say("Alice, fetish: d20")
    assert talk.told("bonus") == [(0, 2)]
    assert talk.table.votes == [7, 0, 0]


def test_fetishes_may_share_a_college_and_a_space_R_DRUID_16():
    talk = counted("tW tB tG", Alice=[17])
    show(talk, "fetish", "n5 d16 n16")
    assert talk.table.votes == [4, 0, 0]


def test_the_first_seat_shows_first_taboos_before_colleges_fetishes_after_R_DRUID_8_21():
    talk = begin(3, "Bob")
    lay(talk, Alice=[26])
    pass_all(talk)
    for who, card in (("Bob", "tB"), ("Cleo", "tG"), ("Alice", "tW")):
        assert talk.table.votes == [0, 0, 0]
        talk.say(f"{who}, taboo: {card}")
    assert talk.table.votes == [3, 0, 0]
    for who, card in (("Bob", "d1"), ("Cleo", "d2"), ("Alice", "d26")):
        talk.say(f"{who}, fetish: {card}")
    assert talk.result.scores == [5, 0, 0]


def test_secret_cards_are_shown_once_and_of_their_own_kind_R_DRUID_21():
    talk = begin(3)
    pass_all(talk)
    assert talk.may() == ["tB", "tG", "tR", "tW", "tY"]
    assert talk.refused("Alice, taboo: d5") == "want_trilithon"
    talk.say("Alice, taboo: tR")
    assert talk.of(FRONT, "Alice") == ["tR"]
    assert talk.refused("Bob, taboo: tR") == "refused_elsewhere"
    assert talk.referee.undo() == "refused_seen"
    talk.script("Bob, taboo: tB\n Cleo, taboo: tG")
    assert [talk.of(FRONT, who) for who in talk.players] == [["tR"], ["tB"], ["tG"]]
    assert len(talk.may()) == 60
    assert talk.refused("Alice, fetish: tW") == "want_number"
    talk.say("Alice, fetish: d5")
    assert talk.refused("Bob, fetish: d5") == "refused_elsewhere"
    talk.say("Bob, fetish: n5")


def test_nothing_of_the_secret_cards_is_told_before_they_are_shown_R_DRUID_21():
    talk = begin(3)
    pass_all(talk)
    told = [(key, what) for key, what, source, target in talk.table.news]
    assert [key for key, _ in told] == ["passes", "fill_spaces", "spare_discs", "bare_spaces"]


def test_totals_that_are_equal_cancel_R_DRUID_14_17_22():
    """The page's examples, and that votes count, not colleges."""
    cases = (
        ([9, 9, 7], 2),
        ([9, 9, 7, 7], None),
        ([6, 6, 0], 2),
        ([5, 8, 3], 1),
        ([4, 4, 4], None),
    )
    for totals, winner in cases:
        talk = begin(len(totals))
        talk.table.votes = totals
        result = talk.game.elect(talk.table)
        assert result.winners == ([] if winner is None else [winner])
        assert result.ending == ("nobody" if winner is None else "elected")
        assert result.scores == totals


def test_a_total_of_nothing_may_win_R_DRUID_18():
    """Alice and Bob have four votes each, Cleo none: Cleo is elected."""
    talk = counted("tW tB tG", Alice=[3], Bob=[12])
    show(talk, "fetish", "d30 d29 d28")
    assert talk.result.scores == [4, 4, 0]
    assert talk.result.winners == [2] and talk.result.ending == "elected"


def test_the_bonus_counts_in_the_election_R_DRUID_17():
    """Without the bonus Alice and Bob would tie and Cleo win."""
    talk = counted("tW tB tG", Alice=[3], Bob=[12])
    show(talk, "fetish", "d2 d29 d28")
    assert talk.result.scores == [6, 4, 0]
    assert talk.result.winners == [0]


def test_when_all_totals_are_equal_nobody_is_elected_R_DRUID_19():
    talk = counted("tW tB tG")
    show(talk, "fetish", "d1 d2 d3")
    assert talk.result.scores == [0, 0, 0]
    assert talk.result.winners == [] and talk.result.ending == "nobody"
