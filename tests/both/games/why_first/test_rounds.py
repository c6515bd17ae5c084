"""Why First?: the course of a round, the imaginary player."""

from engine.table import DECK, FRONT, HAND, SECRET
from tests.both.games.why_first.talk import CARDS, IMAGINARY, begun, play, play_round

# A round


def test_cards_dealt_and_set_aside_by_number_of_players():
    aside = {2: 18, 3: 17, 4: 12, 5: 7, 6: 2}
    for seats in range(2, 7):
        table = begun(seats).table
        assert table.count(DECK) == aside[seats]
        assert [table.count(HAND + seat) for seat in range(seats)] == [5] * seats
        assert table.count(SECRET + IMAGINARY) == (4 if seats == 2 else 0)


def test_rounds_by_number_of_players_R_WHY_5():
    for seats, rounds, rank in ((2, 7, 2), (3, 7, 2), (4, 5, 2), (5, 6, 3), (6, 7, 3)):
        table = begun(seats).table
        assert (table.rounds, table.rank) == (rounds, rank)


def test_a_card_moves_the_pawn_of_whom_it_lies_before_R_WHY_17():
    """Anybody's, forwards or back, as often as one likes; the pawn may leave the track."""
    talk = begun(3)
    play(talk, "+3a", "Cora")
    assert talk.told("pawn") == [(2, 3)]
    play(talk, "-4", "Cora")
    play(talk, "+1a", "Cora")
    play(talk, "+5", "Ada")
    assert talk.table.pawns == [5, 0, 0]
    assert talk.of(FRONT, "Cora") == ["+1a", "+3a", "-4"]
    assert talk.asked() == "Bea, card"


def test_a_card_already_played_is_refused_R_WHY_26():
    talk = begun(3)
    play(talk, "+3a", "Cora")
    assert talk.referee.ask.zones == (HAND + 1,)
    assert talk.refused("Bea, card: +3a") == "refused_elsewhere"
    assert "+3b" in talk.may()
    talk.say("Bea, card: +3b")
    assert talk.may() == ["Ada", "Bea", "Cora"]


def test_pawns_and_cards_start_afresh_every_round_R_WHY_1():
    talk = begun(3)
    assert talk.told("gather") == [] and len(talk.told("deal")) == 1
    play(talk, "+4a", "Bea")
    for card in CARDS[:14]:
        play(talk, card)
    assert talk.told("pawns_home") == [()] and len(talk.told("gather")) == 1
    assert talk.table.pawns == [0, 0, 0]
    assert talk.table.round == 2
    assert "+4a" in talk.may()
    assert [talk.table.count(HAND + seat) for seat in range(3)] == [5, 5, 5]


def test_starters_rotate_clockwise_R_WHY_15():
    """Before the last round all have begun equally often; the last begins where the first did."""
    talk = begun(3)
    starters = []
    while talk.result is None:
        starters.append(talk.asked())
        play_round(talk)
    turns = ["Ada, card", "Bea, card", "Cora, card"]
    assert starters == turns + turns + turns[:1]


def test_a_lap_goes_clockwise_from_the_starter():
    talk = begun(4)
    play_round(talk)
    order = []
    for card in CARDS[:8]:
        order.append(talk.asked().split(",")[0])
        play(talk, card)
    assert order == ["Bea", "Cora", "Dora", "Ada"] * 2


def test_in_the_last_lap_of_the_match_cards_lie_before_oneself_R_WHY_16_24():
    """There alone: laps 1 to 4 of the last round, and lap 5 of the others, are free."""
    talk = begun(4)
    for _ in range(4):
        play_round(talk)
    for card in CARDS[:16]:
        play(talk, card, "Ada")
    assert talk.table.lap == 5
    pawns = talk.table.pawns[:]
    talk.script("Ada, card: -3a\n Bea, card: +3a\n Cora, card: -3b\n Dora, card: +3b")
    assert talk.result
    assert talk.table.pawns == [pawns[0] - 3, pawns[1] + 3, pawns[2] - 3, pawns[3] + 3]


def test_what_may_not_be_the_last_card_is_shown_while_there_is_a_choice_R_WHY_7():
    for sanction in ("vote", "off"):
        talk, reminded = begun(3, sanction=sanction), []
        for card in CARDS[:15]:
            facts = talk.game.about(talk.table, talk.referee.ask)
            reminded += [each[0] for each in facts if each[0] in ("extremes_now", "no_extremes")]
            play(talk, card)
        assert reminded == 6 * ["extremes_now"] + 3 * ["no_extremes"]


def test_the_fifth_lap_of_other_rounds_is_free_R_WHY_16():
    talk = begun(3)
    for card in CARDS[:12]:
        play(talk, card)
    talk.say("Ada, card: +4a")
    assert talk.may() == ["Ada", "Bea", "Cora"]


# The imaginary player


def test_her_turn_comes_after_the_second_seat_but_never_last_R_WHY_13_14():
    """The player of the last turn turns one of her cards; she begins no round and ends none."""
    for rounds, lap in ((0, "Ada Bea Bea "), (1, "Bea Bea Ada ")):
        talk = begun(2)
        for _ in range(rounds):
            play_round(talk)
        order = ""
        for card in CARDS[:14]:
            order += talk.asked().split(",")[0] + " "
            play(talk, card)
        assert order == lap * 4 + lap.replace("Bea Bea", "Bea")


def test_her_card_moves_her_own_pawn_R_WHY_12():
    talk = begun(2)
    play(talk, "+1a", "Ada")
    talk.say("Bea, card: +2a")
    assert talk.may() == ["Ada", "Bea", "imaginary"]
    talk.say("Bea, target: imaginary")
    assert talk.asked() == "Bea, turn_imaginary"
    talk.say("Bea, turn_imaginary: -3a")
    assert talk.table.pawns == [1, 0, -1]
    assert talk.names(FRONT + IMAGINARY) == ["+2a", "-3a"]
    assert talk.table.count(SECRET + IMAGINARY) == 3


def test_she_never_breaches_R_WHY_11():
    """Her last card comes in the fourth lap: even the +5 is no breach."""
    talk = begun(2)
    for card in CARDS[:11]:
        play(talk, card)
    assert talk.asked() == "Bea, turn_imaginary" and talk.table.lap == 4
    talk.say("Bea, turn_imaginary: +5")
    assert talk.table.offenders == [] and talk.told("breach") == []
