"""Celtic Whist: following, revokes, who wins a trick, the dummy."""

from engine.games.celtic_whist import rounds as celtic_whist_round
from engine.games.celtic_whist.rounds import DUMMY
from engine.referee import SEEN
from engine.table import DECK, DISCARD, FRONT, HAND
from tests.both.games.celtic_whist.talk import at_tricks, begun, bid, cards, table

WHITE, BLUE, GREEN, YELLOW, RED, BLACK = range(6)


def winner(trump: int, trick: str, **options) -> int:
    """Which card of a trick wins it, 0 the first."""
    options.setdefault("more_cards", "yes")
    t = table(4, **options)
    t.trump = trump
    return celtic_whist_round.winning(t, [t.box.find(card) for card in trick.split()])


def duties(trump: int, led: int, **options) -> tuple:
    t = table(4, **options)
    t.trump = trump
    return celtic_whist_round.duties(t, led)


def revokes(talk, text: str) -> list:
    """(seat, colour) of every revoke that these cards prove."""
    found = []
    for card in text.split():
        cards(talk, card)
        found += talk.told("revoke")
    return found


# Following


def test_follow_else_trump_else_any_card_R_WHIST_9():
    assert duties(RED, BLUE) == (BLUE, RED)
    assert duties(RED, RED) == (RED,)


def test_a_black_lead_frees_everybody_unless_black_is_to_follow_R_WHIST_10():
    """With `black_follow` and no black card: any card, no duty to trump."""
    assert duties(RED, BLACK) == ()
    assert duties(RED, BLACK, black_follow="yes") == (BLACK,)
    talk = at_tricks(2)
    cards(talk, "d6")
    assert talk.asked() == "Bea, any_card"
    talk = at_tricks(2, black_follow="yes")
    cards(talk, "d6")
    assert talk.asked() == "Bea, follow" and talk.referee.ask.args == (BLACK,)


def test_no_tap_of_an_unseen_card_is_refused_R_WHIST_13():
    talk = at_tricks(2)
    cards(talk, "d8")
    assert len(talk.may()) == 29


# Revokes: trump red unless said


def test_a_trump_kept_back_is_a_revoke_when_it_is_played_R_WHIST_13():
    """Blue is led: without blue, d5 was to be played, not d1."""
    talk = at_tricks(2)
    assert revokes(talk, "d8 d1") == []
    assert revokes(talk, "d14 d5") == [(1, RED)]


def test_the_led_colour_kept_back_is_a_revoke_R_WHIST_13():
    talk = at_tricks(2)
    assert revokes(talk, "d8 d5 d2") == [(1, BLUE)]  # Bea trumps, wins, and leads a blue card


def test_lacking_both_any_card_is_played_without_a_word_R_WHIST_9():
    talk = at_tricks(2)
    assert revokes(talk, "d8 d1 d14 d12 d25 d7") == []


def test_a_trump_lead_wants_trumps_only_R_WHIST_13():
    talk = at_tricks(2)
    assert revokes(talk, "d29 d1 d25 d7 d19 d11") == [(1, RED)]


def test_nobody_needs_to_beat_R_WHIST_9():
    talk = at_tricks(3)
    assert revokes(talk, "d2 d8 d14 d20 d26 d5 d23") == []


def test_after_a_black_lead_nothing_is_denied_R_WHIST_10_11():
    talk = at_tricks(2)
    assert revokes(talk, "d30 d1 d24 d5 d18 d12") == []
    talk = at_tricks(2, black_follow="yes")
    assert revokes(talk, "d30 d1 d24 d5 d18 d12") == [(1, BLACK)]


def test_one_revoke_is_told_once_and_a_second_one_again_R_WHIST_13():
    talk = at_tricks(2)
    assert revokes(talk, "d8 d1 d14 d2 d20 d26") == [(1, BLUE)]
    assert revokes(talk, "d7") == []  # Bea won the last trick and leads
    talk = at_tricks(2)
    assert revokes(talk, "d26 d1 d20 d2 d14 d7 d28 d8") == [(1, BLUE), (1, BLUE)]
    talk = at_tricks(2)
    assert revokes(talk, "d26 d1 d20 d7 d14 d2 d25 d8") == [(1, BLUE)]
    talk = at_tricks(2)
    assert revokes(talk, "d8 d1 d14 d20 d5") == [(1, BLUE)]  # blue it was, never mind the trump


def test_the_result_of_a_revoke_stands_R_WHIST_13():
    talk = at_tricks(2)
    cards(talk, "d8 d1 d14 d20")
    assert talk.told("revoke") == [(1, BLUE)] and talk.table.won == [1, 1]


def test_what_was_denied_is_forgotten_with_the_round_R_WHIST_13():
    talk = at_tricks(4)
    cards(talk, "d8 d1 d14 d20 d26 d7")
    assert talk.table.denied[1] == [(BLUE, RED)]
    while not talk.asked().endswith("trump"):
        cards(talk, talk.may()[0])
    talk.say("anyone, trump: tR")
    assert talk.table.denied == [[], [], [], []]


# Winning


def test_a_trump_beats_the_led_colour():
    assert winner(RED, "d25 d30 d5 d19") == 2
    assert winner(RED, "d25 d11 d5 d19") == 1


def test_the_highest_of_the_led_colour_wins_without_trumps_R_WHIST_4():
    assert winner(RED, "d7 d28 d13 d27") == 2


def test_a_black_lead_is_won_by_the_highest_number_of_any_colour_R_WHIST_10():
    assert winner(RED, "d12 d29 d30 d5") == 2
    assert winner(RED, "d12 d29 d1 d5") == 1
    assert winner(RED, "d12 d1 d2 d5") == 0


def test_a_black_card_on_a_coloured_lead_is_lost_R_WHIST_11():
    assert winner(RED, "d1 d30 d24 d18") == 0


def test_of_equal_numbers_the_first_wins_R_WHIST_14():
    assert winner(RED, "d7 n25 d25 d1") == 1
    assert winner(RED, "n5 d5 d1 d2") == 0
    assert winner(RED, "d6 d30 n30 d1") == 1


def test_reversed_ties_the_last_played_wins_even_of_three_R_WHIST_15():
    assert winner(RED, "d7 n25 d25 d1", reversed_ties="yes") == 2
    assert winner(RED, "n5 d5 d1 d2", reversed_ties="yes") == 1
    assert winner(RED, "d6 d12 n12 n6", reversed_ties="yes") == 2
    assert winner(RED, "d7 n12 d12 d1", reversed_ties="yes") == 0  # lost cards stay lost


def test_a_black_lead_beats_equal_numbers_of_other_halves_R_WHIST_14():
    t = table(5)
    t.trump = RED
    tied = [t.box.find(card) for card in ("d12", "n12", "d1", "d2", "d3")]
    assert celtic_whist_round.winning(t, tied) == 0


# The course of a round


def test_the_winner_of_a_trick_leads_the_next_and_takes_it_R_WHIST_12():
    talk = at_tricks(3)
    cards(talk, "d1 d7 d25")
    assert talk.asked() == "Cleo, lead" and talk.of(FRONT, "Cleo") == ["d1", "d25", "d7"]
    cards(talk, "d2 d5 d8")
    assert talk.asked() == "Ada, lead" and talk.table.won == [1, 0, 1]
    assert talk.table.latest == [2, 0, 1]
    assert [talk.table.count(HAND + seat) for seat in range(3)] == [8, 8, 8]


def test_the_dummy_plays_first_in_every_trick():
    talk = at_tricks(1)
    for trick in ("d1 d7", "d25 d19", "d30 d29", "d4 d5"):
        assert talk.asked() == "Ada, dummy"
        cards(talk, trick.split()[0])
        assert talk.asked() in ("Ada, follow", "Ada, any_card")
        cards(talk, trick.split()[1])
    assert talk.table.won == [2] and talk.of(FRONT, "Ada") == ["d1", "d4", "d5", "d7"]
    assert talk.names(DISCARD) == ["d19", "d25", "d29", "d30"]


def test_the_player_may_revoke_on_the_dummy_R_WHIST_13():
    talk = at_tricks(1)
    assert revokes(talk, "d2 d1 d8 d14") == [(0, BLUE)]


def test_with_more_cards_the_dummy_wins_a_tie_alone_R_WHIST_14():
    for reverse, won in (("no", 0), ("yes", 1)):
        talk = at_tricks(1, more_cards="yes", reversed_ties=reverse)
        cards(talk, "d25 n25")
        assert talk.table.won == [won]


def test_a_card_turned_up_from_the_dummy_has_been_seen():
    talk = at_tricks(1)
    cards(talk, "d2")
    assert talk.referee.undo() is None and talk.asked() == "Ada, dummy"
    assert talk.referee.undo() == SEEN


def test_a_whole_round_is_as_long_as_the_hands_R_WHIST_31():
    """Then every card comes in again."""
    talk = begun(1)
    bid(talk, 13)
    cards(talk, " ".join([f"d{k}" for k in range(1, 27)]))
    assert talk.asked() == "anyone, trump" and talk.table.round == 2
    talk.say("anyone, trump: tB")
    assert [talk.table.count(zone) for zone in (HAND, DUMMY, DECK, DISCARD)] == [13, 13, 4, 0]


def test_who_leads_the_round_leads_its_first_trick():
    """And not who has won the last trick of the round before."""
    talk = at_tricks(4)
    cards(talk, " ".join([f"d{k}" for k in range(1, 29)]))
    leader = talk.players[talk.table.leader]
    assert talk.table.lead != talk.table.leader
    talk.say("anyone, trump: tB")
    assert talk.asked() == leader + ", bid"
    bid(talk, 1, 1, 1, 1)
    assert talk.asked() == leader + ", lead"
