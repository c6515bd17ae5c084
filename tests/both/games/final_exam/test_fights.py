"""Final Exam: attacks on figures of the same space, and what they cost the loser."""

from engine.table import BID, DISCARD, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.final_exam.talk import act, begun, end, give, go, objects


def beside(space: int = 2, seats: int = 2) -> Talk:
    """Alice, with two cards, has moved to Bob, with three."""
    talk = begun(seats)
    if space != 2:
        end(talk)
        go(talk, "d%d" % space, *(["object: leave"] if space % 6 else []))
        end(talk, seats - 1)
    go(talk, "n%d" % space, *(["object: leave"] if space % 6 else []))
    return talk


def fight(talk: Talk, attack: str, defence: str = ""):
    """The present player attacks the only other one there."""
    other = ["Bob", "Alice"][talk.asked().startswith("Bob")]
    act(talk, "action: attack", "attack_card: " + attack)
    if defence:
        talk.say(other + ", defence_card: " + defence)


def won(talk: Talk) -> str:
    """Who has won the fight just fought, or nothing."""
    winners = [talk.players[args[0]] for args in talk.told("wins_fight")]
    return winners[0] if winners else ""


# Who may attack whom


def test_only_a_figure_of_the_same_space_R_EXAM_13():
    talk = begun()
    assert "attack" not in talk.may()
    go(talk, "d2", "object: leave")
    assert "attack" in talk.may()


def test_also_without_having_moved_and_again_R_EXAM_13():
    talk = beside()
    end(talk)
    for attack, defence, drawn in (("d20", "d10", "d9"), ("d21", "d11", "d12")):
        fight(talk, attack, defence)
        assert won(talk) == "Bob"
        act(talk, "blind_card: " + drawn)
        assert talk.asked() == "Bob, action"


def test_of_several_the_attacker_chooses_one():
    talk = begun(3)
    go(talk, "d3", "object: leave")
    end(talk)
    go(talk, "n3", "object: leave")
    act(talk, "action: attack")
    assert talk.may() == ["Alice", "Cleo", "back"]
    act(talk, "defender: Cleo")
    assert talk.asked() == "Bob, attack_card" and talk.referee.ask.args == (2,)


def test_a_fight_may_be_given_up_until_the_attackers_card_lies_there():
    talk = beside()
    act(talk, "action: attack", "attack_card: back")
    assert talk.asked() == "Alice, action" and talk.table.count(HAND) == 2
    act(talk, "action: attack", "attack_card: d9")
    assert talk.asked() == "Bob, defence_card" and "back" not in talk.may()


def test_both_cards_are_secret_then_shown_and_discarded():
    talk = beside()
    act(talk, "action: attack")
    assert talk.referee.ask.secret
    act(talk, "attack_card: d9")
    assert (
        talk.referee.ask.secret and [news for news in talk.table.news if news[0] != "tapped"] == []
    )
    talk.say("Bob, defence_card: d8")
    assert {"d8", "d9"} <= set(talk.names(DISCARD)) and talk.table.count(BID) == 0
    assert talk.referee.undo() == "refused_seen"


# Who wins


def test_the_higher_number_wins():
    for attack, defence, winner in (("d20", "n19", "Alice"), ("n19", "d20", "Bob")):
        talk = beside()
        fight(talk, attack, defence)
        assert won(talk) == winner


def test_example_4_night_beats_day_on_the_same_number_R_EXAM_15():
    for attack, defence, winner in (("n22", "d22", "Alice"), ("d22", "n22", "Bob")):
        talk = beside()
        fight(talk, attack, defence)
        assert won(talk) == winner


def test_example_4_a_trilithon_card_is_nothing_R_EXAM_8():
    talk = beside()
    fight(talk, "tB", "d1")
    assert won(talk) == "Bob"


def test_example_4_of_two_trilithons_the_colour_of_the_space_wins_R_EXAM_15():
    for attack, defence, winner in (("tB", "tR", "Bob"), ("tR", "tB", "Alice")):
        talk = beside(11)
        fight(talk, attack, defence)
        assert won(talk) == winner, "11 is red"


def test_two_trilithons_of_other_colours_nobody_wins_R_EXAM_15():
    """Nor on black, where no trilithon belongs. The cards are discarded all the same."""
    for space in (11, 12):
        talk = beside(space)
        fight(talk, "tB", "tG")
        assert won(talk) == "" and talk.told("nobody_wins_fight") == [(None,)]
        assert talk.asked() == "Alice, action" and {"tB", "tG"} <= set(talk.names(DISCARD))


def bob_is_empty_handed() -> Talk:
    """Alice, with three cards, has just taken the last of Bob's."""
    talk = begun()
    end(talk)
    go(talk, "d10 n4 d16", "move_to: 22", "object: leave")
    go(talk, "d22", "object: leave")
    fight(talk, "d20", "d9")
    act(talk, "blind_card: d8")
    assert [talk.table.count(HAND + seat) for seat in (0, 1)] == [3, 0]
    return talk


def test_a_defender_without_cards_loses_and_is_not_asked_R_EXAM_14():
    talk = bob_is_empty_handed()
    fight(talk, "tW")
    assert won(talk) == "Alice" and talk.asked() == "Alice, action"


# What the loser loses


def test_the_winner_may_take_an_object_of_its_choice_R_EXAM_16():
    talk = beside()
    give(talk, "Bob", "red blue blue")
    fight(talk, "d20", "d10")
    assert talk.asked() == "Alice, loot" and talk.may() == ["blue", "none", "red"]
    act(talk, "loot: blue")
    assert objects(talk, "Alice") == ["blue"] and objects(talk, "Bob") == ["blue", "red"]


def test_who_takes_the_object_she_lacks_hears_which_she_holds():
    talk = beside()
    give(talk, "Alice", "green")
    give(talk, "Bob", "red green")
    fight(talk, "d20", "d10")
    assert talk.asked() == "Alice, loot"
    assert ("holds_each", 0, 0, 1, 0, 0) in talk.game.about(talk.table, talk.referee.ask)


def test_or_none_and_then_nothing_else_happens_R_EXAM_16():
    talk = beside()
    give(talk, "Bob", "red")
    fight(talk, "d20", "d10")
    act(talk, "loot: none")
    assert objects(talk, "Bob") == ["red"] and talk.table.count(HAND + 1) == 2
    assert talk.asked() == "Alice, action"


def test_an_attacker_who_loses_pays_likewise_R_EXAM_16():
    talk = beside()
    give(talk, "Alice", "green")
    fight(talk, "d10", "d20")
    assert talk.asked() == "Bob, loot"
    act(talk, "loot: green")
    assert objects(talk, "Bob") == ["green"]


def test_without_objects_a_card_is_drawn_blind_and_discarded_openly_R_EXAM_17():
    talk = beside()
    fight(talk, "d20", "d10")
    ask = talk.referee.ask
    assert talk.asked() == "Alice, blind_card" and ask.role == "chance"
    assert ask.zones == (HAND + 1,) and ask.args == (1,)
    act(talk, "blind_card: d3")
    assert "d3" in talk.names(DISCARD) and talk.table.count(HAND + 1) == 1


def alice_fights_with_her_last_card() -> Talk:
    """And loses it, to Bob, who has cards left."""
    talk = beside()
    act(talk, "action: place_block", "which_bar: red", "ring: outer", "block_where: 9")
    act(talk, "block_card: d5")
    fight(talk, "d9", "d20")
    return talk


def test_the_cards_of_the_fight_count_no_longer_R_EXAM_16():
    """They are discarded before it is seen what the loser has."""
    assert alice_fights_with_her_last_card().told("lies_down") == [(0,)]


# Lying down


def test_whoever_has_nothing_lies_down_and_skips_the_actions_of_a_turn_R_EXAM_18():
    """The two cards are drawn; it is one turn however often one has lost."""
    talk = bob_is_empty_handed()
    fight(talk, "d1")
    fight(talk, "d2")
    assert talk.told("lies_down") == [(1,)] and talk.table.lying == [False, True]
    end(talk)
    assert talk.told("stands_up") == [(1,)] and talk.table.lying == [False, False]
    assert talk.drawn() == [("Alice", 2), ("Bob", 2)]
    assert talk.asked() == "Alice, action"
    end(talk)
    assert talk.asked() == "Bob, action"


def test_an_attacker_who_lies_down_goes_on_and_skips_the_next_turn_R_EXAM_18():
    """Here she has nothing to go on with but the drawing of two cards."""
    talk = alice_fights_with_her_last_card()
    assert talk.table.lying == [True, False] and talk.drawn() == [("Alice", 2)]
    assert talk.asked() == "Bob, action"
    end(talk)
    assert talk.told("stands_up") == [(0,)] and talk.drawn()[-1] == ("Alice", 2)
    assert talk.asked() == "Bob, action"


def test_a_lying_figure_may_be_attacked_R_EXAM_18():
    """Bob lies: the second fight of the same turn."""
    talk = bob_is_empty_handed()
    fight(talk, "d1")
    assert talk.table.lying == [False, True] and "attack" in talk.may()
