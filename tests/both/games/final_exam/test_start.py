"""Final Exam: the bids, and what each player has when the first turn begins."""

from engine import catalogue
from engine.table import DECK, DISCARD, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.final_exam.talk import PLAYERS, begun, go, stands, translated


def test_two_to_five_players():
    assert catalogue.entry("final_exam")[1:3] == (2, 5)
    for seats in (2, 3, 4, 5):
        table = begun(seats).table
        assert [table.count(HAND + seat) for seat in range(seats)] == [3] * seats
        assert table.count(DECK) == 65 - 4 * seats
        assert table.count(DISCARD) == seats, "the bids (step 7)"


def test_an_object_on_every_space_but_the_black_ones():
    ground = begun().table.ground
    assert [k for k in range(31) if not ground[k]] == [0, 6, 12, 18, 24, 30]


def test_only_as_many_figures_as_players_stand_on_the_board_R_EXAM_3():
    for seats in (2, 4):
        talk = Talk("final_exam", PLAYERS[:seats])
        for who, card in zip(PLAYERS, ("d9", "d8", "d7", "d6")[:seats]):
            talk.say(who + ", bid: " + card)
        assert talk.may() == sorted(["white", "blue", "green", "yellow"][:seats])


def test_a_figure_in_a_well_is_on_its_space_and_has_no_object_there_R_EXAM_2():
    talk = begun()
    assert [stands(talk, who) for who in ("Alice", "Bob")] == [1, 2]
    assert talk.table.ground[1] and talk.table.objects == [[0] * 5] * 2
    go(talk, "d2", "object: leave")
    assert "attack" in talk.may()


def test_two_bars_are_chosen_and_the_question_says_how_many_are_left_R_EXAM_3():
    talk = Talk("final_exam", PLAYERS[:2])
    for line in ("Alice, bid: d9", "Bob, bid: d8", "Alice, colour: white"):
        talk.say(line)
    assert talk.asked() == "Alice, take_bar" and talk.referee.ask.args == (2,)
    talk.say("Alice, take_bar: green")
    assert talk.asked() == "Alice, take_bar" and talk.referee.ask.args == (1,)
    talk.say("Alice, take_bar: white")
    assert talk.asked() == "Bob, take_bar" and len(talk.table.bars[0]) == 2


def order(*bids) -> list:
    """The players in the order in which they choose."""
    talk = Talk("final_exam", PLAYERS[: len(bids)])
    for who, card in zip(PLAYERS, bids):
        talk.say(who + ", bid: " + card)
    found = []
    while talk.asked() and not talk.asked().endswith("action"):
        who = talk.asked().partition(",")[0]
        found += [] if who in found else [who]
        talk.say(talk.asked() + ": " + talk.may()[0])
    return found


def test_the_highest_number_chooses_first_R_EXAM_4():
    assert order("d3", "n12", "d30") == ["Cleo", "Bob", "Alice"]


def test_night_beats_day_on_the_same_number_R_EXAM_4():
    assert order("d30", "n30") == ["Bob", "Alice"]


def test_a_trilithon_is_nothing_but_they_have_an_order_of_their_own_R_EXAM_4_8():
    assert order("tR", "tG", "d1", "tW", "tB") == ["Cleo", "Dan", "Eve", "Bob", "Alice"]


def test_bids_are_secret_until_all_lie_there():
    talk = Talk("final_exam", PLAYERS[:2])
    assert talk.referee.ask.secret
    talk.say("Alice, bid: d9")
    assert [news for news in talk.table.news if news[0] != "tapped"] == []
    talk.say("Bob, bid: d8")
    assert [cards for verb, cards, *_ in talk.table.news if verb == "move"] == [[8], [7]]
    assert talk.referee.undo() == "refused_seen"


def test_the_strongest_bidder_has_the_first_turn_then_clockwise_R_EXAM_5():
    talk = Talk("final_exam", PLAYERS[:3])
    talk.script("Alice, bid: d20\n Bob, bid: d5\n Cleo, bid: d30")
    talk.script("Cleo, colour: white\n Cleo, take_bar: red red")
    talk.script("Alice, colour: blue\n Alice, take_bar: red red\n Bob, take_bar: red red")
    for who in ("Cleo", "Alice", "Bob", "Cleo"):
        assert talk.asked() == who + ", action"
        talk.say(who + ", action: end_turn")


def test_two_bars_of_any_colours_R_EXAM_6():
    talk = begun(bars="red red")
    assert talk.table.bars == [[4, 4], [4, 4]]


# The variant


def test_neutral_tokens_as_many_as_players_R_EXAM_32():
    for seats, circles in ((2, [16, 19]), (3, [13, 16, 19]), (5, [7, 10, 13, 16, 19])):
        talk = translated(seats)
        assert [place - 90 for place in talk.table.tokens] == circles


def test_each_colour_has_a_trilithon_and_what_it_faces_R_EXAM_33():
    talk = translated(3, gates="T5 T1 T3")
    assert talk.table.exits == [108, 92, 100], "18, 2 and 10 of the default"


def test_a_trilithon_has_one_marker():
    talk = begun(5, variant="translator", more="anyone, facing_usual: yes\n anyone, gate: T2")
    assert talk.may() == ["T1", "T3", "T4", "T5"]
    talk.say("anyone, gate: T1 T3 T4")
    assert talk.asked() == "Alice, action", "the last one is not asked for"


def test_the_facing_circles_rise_R_EXAM_33():
    talk = begun(variant="translator", more="anyone, facing_usual: no")
    assert len(talk.may()) == 15, "circles 1 to 15 for the first"
    talk.say("anyone, facing: circle4")
    assert talk.may()[0] == "circle10" and "circle4" not in talk.may() and "circle5" in talk.may()
    talk.say("anyone, facing: circle16")
    assert talk.asked() == "anyone, gate", "17, 18 and 19 are all that is left"
    talk.say("anyone, gate: T5 T1")
    assert talk.table.exits == [109, 94]


def test_the_base_game_asks_nothing_of_trilithons():
    assert begun().asked() == "Alice, action"
