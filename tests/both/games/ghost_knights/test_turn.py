"""The Arthurian Ghost Knights: setup and normal turns, ruling by ruling."""

from engine.places import CHOICE, PIECE, lit
from engine.plates.stonehenge import ALTAR, RIM, TRILITHON
from engine.table import BOX, DECK, DISCARD, HAND
from tests.both.games.ghost_knights.talk import knighted, pass_turns, setup, trilithon, turn

FULL = (2, 2, 2, 2, 2)  # ten guards: none in reserve


def test_all_figures_start_on_space_1_with_two_swords_each_R_GHOST_1():
    talk = setup()
    assert talk.table.points == [0] * 5 and talk.table.swords == [2] * 5
    assert (RIM + 1, 4) in lit(talk.game.marks(talk.table, None))


def test_the_row_goes_round_the_trilithons_one_by_one_R_GHOST_2():
    for players, counts in ((4, [4, 3, 3, 3, 3]), (5, [4] * 5)):
        talk = knighted(players)
        guards = talk.table.guards
        assert [sum([own[i] for own in guards]) for i in range(5)] == counts
        assert [sum(own) for own in guards] == [4] * players


def test_the_row_takes_four_of_each_players_colour_R_GHOST_2():
    talk = setup(4)
    assert talk.refused("anyone, row: d6") == "not_in_row"  # black
    assert talk.refused("anyone, row: d5") == "not_in_row"  # red is common
    talk.say("anyone, row: d1 n1 d7 n7")
    assert talk.refused("anyone, row: d13") == "not_in_row"
    assert talk.refused("anyone, row: d1") == "refused_elsewhere"
    assert talk.table.guards[0] == [1, 1, 1, 1, 0]


def test_the_light_shows_where_the_card_of_the_row_goes_R_GHOST_2():
    talk = setup(4)
    talk.say("anyone, row: d1")
    marks = lit(talk.game.marks(talk.table, talk.referee.ask))
    assert (TRILITHON + 2, CHOICE) in marks and (TRILITHON + 1, PIECE + 0) in marks
    assert (ALTAR, PIECE + 3) in marks


def test_the_cards_of_the_row_are_shuffled_back_R_GHOST_3():
    talk = knighted(4)
    assert talk.told("gather")[0] == [BOX, 5] and talk.names(BOX) == []
    talk.say("Alice, drawn: number")
    talk.say("Alice, play: d1")  # it lay in the row


def test_a_pile_of_48_or_44_with_four_trilithon_cards_R_GHOST_4():
    for players, half, pile in ((4, 22, 48), (5, 20, 44)):
        talk = knighted(players)
        assert talk.told("build_pile") == [(half,)]
        assert talk.table.count(DECK) == pile - 1  # the first card is being drawn
        assert talk.table.count(BOX) == 1
        assert [talk.table.count(HAND + seat) for seat in range(players)] == [4] * players


def test_only_trilithon_cards_are_left_at_the_end_R_GHOST_4():
    talk = knighted(5)
    while talk.asked().endswith("drawn"):  # 40 number cards, then it is plain what comes
        talk.say(talk.asked() + ": number")
        if talk.asked().endswith("play"):
            talk.say(talk.asked() + ": second")
    assert talk.asked() == "Alice, show" and talk.may() == ["tB", "tG", "tR", "tW", "tY"]


def test_turns_go_clockwise_from_a_first_seat_by_lot_R_GHOST_5():
    talk = knighted(4, first="Cleo")
    order = []
    for _ in range(5):
        order.append(talk.asked().split(",")[0])
        pass_turns(talk, 1)
    assert order == ["Cleo", "Dan", "Alice", "Bob", "Cleo"]


def test_after_the_first_draw_one_card_is_played_or_drawn_R_GHOST_6():
    talk = knighted()
    talk.say("Alice, drawn: number")
    assert talk.table.count(HAND) == 5 and "second" in talk.may()
    talk.say("Alice, play: second")
    talk.say("Alice, drawn: number")
    assert talk.table.count(HAND) == 6 and talk.asked() == "Bob, drawn"


def test_own_colour_places_an_own_guard_without_a_point():
    talk = knighted(guards={})
    turn(talk, "d1", "T3")
    assert talk.table.guards[0] == [0, 0, 1, 0, 0]
    assert talk.table.points[0] == 0 and talk.table.swords[0] == 2
    assert talk.names(DISCARD) == ["d1"] and talk.asked() == "Bob, drawn"


def test_another_colour_places_its_guard_for_a_point_and_a_sword():
    talk = knighted(guards={})
    turn(talk, "d5", "T3")
    assert talk.table.guards[4] == [0, 0, 1, 0, 0] and talk.table.guards[0] == [0] * 5
    assert talk.table.points[0] == 1 and talk.table.swords[0] == 3


def test_black_places_any_guard_for_nothing_R_GHOST_16():
    talk = knighted(guards={"Cleo": FULL})
    talk.say("Alice, drawn: number")
    talk.say("Alice, play: d6")
    assert talk.may() == ["blue", "other_card", "red", "white", "yellow"]
    talk.say("Alice, whose_guard: blue")
    talk.say("Alice, where: T5")
    assert talk.table.guards[1] == [0, 0, 0, 0, 1]
    assert talk.table.points[0] == 0 and talk.table.swords[0] == 2


def test_the_fifth_colour_is_everybodys_own_among_four_R_GHOST_9():
    talk = knighted(4, guards={})
    turn(talk, "d5", "T2")
    assert talk.table.guards[0] == [0, 1, 0, 0, 0]
    assert talk.table.points[0] == 0 and talk.table.swords[0] == 2


def test_without_its_guard_a_card_stays_in_the_hand_R_GHOST_8_28():
    talk = knighted(4, guards={"Alice": FULL, "Bob": FULL})
    talk.say("Alice, drawn: number")
    for card in ("d1", "d2", "d5"):  # own, another's, common
        assert talk.refused(f"Alice, play: {card}") == "no_guard", card
    assert talk.refused("Alice, play: tW") == "want_number"
    assert talk.table.count(HAND) == 5
    talk.say("Alice, play: d3")


def test_without_any_playable_card_the_second_is_drawn_R_GHOST_7():
    everybody = dict.fromkeys(("Alice", "Bob", "Cleo", "Dan", "Eve"), FULL)
    talk = knighted(guards=everybody)
    talk.say("Alice, drawn: number")
    assert talk.asked() == "Alice, drawn" and talk.table.count(HAND) == 5


def test_nothing_is_settled_before_the_trilithon_is_named_R_GHOST_28():
    talk = knighted(guards={})
    talk.script("""
        Alice, drawn: number
        Alice, play: d2
        Alice, where: other_card
        Alice, play: d6
        Alice, whose_guard: red
        Alice, where: other_card
        Alice, play: d6
        Alice, whose_guard: other_card
    """)
    assert talk.of(HAND, "Alice") == ["d2", "d6"] and talk.table.count(HAND) == 5
    assert talk.table.points[0] == 0
    talk.say("Alice, play: second")
    assert talk.asked() == "Alice, drawn"


def test_without_swords_in_stock_the_point_is_gained_all_the_same_R_GHOST_10():
    talk = knighted(guards={})
    talk.table.swords[0] = 10
    turn(talk, "d5", "T3")
    assert talk.table.points[0] == 1 and talk.table.swords[0] == 10


def test_a_trilithon_card_stops_the_turn_be_it_the_second_R_GHOST_11():
    talk = knighted()
    talk.script("""
        Alice, drawn: number
        Alice, play: second
    """)
    trilithon(talk)
    assert talk.table.count(HAND) == 5 and talk.names(BOX) == ["tW"]
    assert talk.asked() == "Alice, strike"


def test_the_first_card_as_a_trilithon_leaves_nothing_to_play_R_GHOST_11():
    talk = knighted()
    trilithon(talk)
    assert talk.table.count(HAND) == 4 and talk.asked() == "Alice, strike"


def test_a_trilithon_card_is_shown_once_and_no_other_card_will_do_R_GHOST_11():
    talk = knighted()
    talk.say("Alice, drawn: trilithon")
    assert talk.refused("Alice, show: d1") == "want_trilithon"
    talk.say("Alice, show: tW")
    assert talk.referee.undo() == "refused_seen"


def test_a_lap_in_a_turn_ends_it_when_the_sword_is_laid_R_GHOST_22_23():
    talk = knighted(guards={})
    talk.table.points = [29, 0, 5, 5, 5]
    turn(talk, "d5", "T3")
    assert talk.result.ending == "lap" and talk.result.winners == [0]
    assert talk.table.swords[0] == 3 and talk.table.guards[4] == [0, 0, 1, 0, 0]


def test_29_points_ahead_are_no_lap_R_GHOST_22():
    talk = knighted(guards={})
    talk.table.points = [28, 0, 5, 5, 5]
    turn(talk, "d5", "T3")
    assert talk.result is None
    assert talk.game.knights.circle(29) == 30 and talk.game.knights.circle(30) == 1
