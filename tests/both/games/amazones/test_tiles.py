"""Amazones: where tiles may lie, and when two stacks are exhausted."""

from engine.table import BID, HAND, HAREM, STACK
from tests.both.games.amazones.talk import all_pass, joust, place, stacks, three


def alone(talk, tiles):
    """A joust Alice wins alone; `tiles` are her two: (tile, harem, male) with "" for no choice."""
    joust(talk, Alice="yellow+1a")
    for tile, harem, male in tiles:
        place(talk, "Alice", tile, harem, male)


def test_both_tiles_may_come_from_one_stack_R_AMAZ_17():
    """The one uncovered by the first pick is there for the second."""
    talk = three()
    alone(talk, [("head+4a", "Alice", ""), ("head+4b", "Alice", "")])
    assert talk.of(HAREM, "Alice") == ["head+4a", "head+4b"]
    assert stacks(talk) == [10, 12, 12]


def test_a_tile_is_placed_before_the_next_is_chosen_R_AMAZ_17_21():
    """In any harem, on any male that lacks the part, in any order of parts."""
    talk = three()
    joust(talk, Alice="yellow+1a")
    talk.say("Alice, tile: legs+1a")
    assert talk.asked() == "Alice, harem"
    assert talk.may() == ["Alice", "Bob", "Cleo"]
    talk.script("Alice, harem: Bob\n Alice, tile: head+1a\n Alice, harem: Bob")
    assert talk.may() == ["1", "new"]
    assert talk.referee.label(1) == ("has_legs", 1), "a male is known by his parts"
    talk.say("Alice, male: 1")
    head, torso, legs = talk.table.harems[1][0]
    assert (talk.table.box.name(head), torso) == ("head+1a", None)
    assert talk.table.box.name(legs) == "legs+1a"


def test_a_placed_tile_is_never_taken_again_R_AMAZ_21():
    talk = three()
    joust(talk, Alice="yellow+1a")
    place(talk, "Alice", "head+4a", "Bob")
    assert talk.refused("Alice, tile: head+4a") == "refused_elsewhere"
    assert talk.refused("Alice, tile: yellow+5a") == "want_tile"


def test_no_part_twice_on_a_male_R_AMAZ_21():
    """Males 1 {head} and 2 {head, legs}: no head fits there; a torso ends 2 and makes room."""
    talk = three()
    alone(talk, [("head+4a", "Bob", ""), ("head+3a", "Bob", "")])
    alone(talk, [("legs+1a", "Bob", "2"), ("legs+2a", "Alice", "")])
    joust(talk, Alice="yellow+1a")
    talk.say("Alice, tile: head+1a")
    assert talk.may() == ["Alice", "Cleo"]
    assert talk.refused("Alice, harem: Bob") == "refused_not_legal"
    talk.referee.undo()
    place(talk, "Alice", "torso+1a", "Bob", "2")
    talk.script("Alice, tile: head+1b\n Alice, harem: Bob")
    assert len(talk.table.harems[1]) == 3, "a new male, the only choice, is begun by itself"


def test_a_finished_male_frees_its_place_at_once_R_AMAZ_20():
    """Also between two picks of the same player; finished males are without limit."""
    talk = three()
    alone(talk, [("head+4a", "Alice", ""), ("head+3a", "Alice", "")])
    alone(talk, [("torso+4a", "Alice", "1"), ("torso+3a", "Alice", "")])
    joust(talk, Alice="yellow+1a")
    talk.script("Alice, tile: legs+4a\n Alice, harem: Alice")
    assert talk.may() == ["1", "2"], "two unfinished males: no third may be begun"
    talk.script("Alice, male: 1\n Alice, tile: legs+3a\n Alice, harem: Alice")
    assert talk.may() == ["2", "new"]
    talk.say("Alice, male: 2")
    alone(talk, [("head+1a", "Alice", ""), ("head+1b", "Alice", "")])
    assert len(talk.table.harems[0]) == 4


def test_two_unfinished_males_bar_a_third_R_AMAZ_20():
    talk = three()
    alone(talk, [("head+4a", "Alice", ""), ("head+3a", "Alice", "")])
    joust(talk, Alice="yellow+1a")
    talk.say("Alice, tile: head+2a")
    assert talk.may() == ["Bob", "Cleo"]


def test_a_tile_that_fits_nowhere_cannot_be_chosen_R_AMAZ_18_19():
    talk = three()
    alone(talk, [("head+4a", "Alice", ""), ("head+4b", "Alice", "")])
    alone(talk, [("head+3a", "Bob", ""), ("head+3b", "Bob", "")])
    alone(talk, [("head+2a", "", ""), ("head+2b", "", "")])
    joust(talk, Alice="yellow+1a")
    assert stacks(talk) == [6, 12, 12]
    assert talk.refused("Alice, tile: head+1a") == "no_place"
    assert len(talk.may()) == 24
    place(talk, "Alice", "torso-4", "Cleo", "2")
    assert talk.refused("Alice, tile: head+1a") == "no_place"
    assert talk.referee.ask.zones == (STACK + 1, STACK + 2)


def test_no_place_is_said_of_every_part_R_AMAZ_18():
    talk = three()
    alone(talk, [("legs+4a", "Alice", ""), ("legs+4b", "Alice", "")])
    alone(talk, [("legs+3a", "Bob", ""), ("legs+3b", "Bob", "")])
    alone(talk, [("legs+2a", "", ""), ("legs+2b", "", "")])
    joust(talk, Alice="yellow+1a")
    assert talk.refused("Alice, tile: legs-4") == "no_place"


def test_the_only_harem_it_fits_in_takes_it_R_AMAZ_18():
    """Even her own, and a bad one; a harem that is the only one is not asked for."""
    talk = three()
    alone(talk, [("head+4a", "Bob", ""), ("head+4b", "Bob", "")])
    alone(talk, [("head+3a", "Cleo", ""), ("head+3b", "Cleo", "")])
    joust(talk, Alice="yellow+1a")
    talk.say("Alice, tile: head-4")
    assert talk.of(HAREM, "Alice") == ["head-4"]
    assert talk.asked() == "Alice, tile"


def test_discarded_tiles_stay_unknown_R_AMAZ_33():
    """Any tile not in a harem is accepted as a top tile, while its stack lasts."""
    talk = three()
    all_pass(talk, 10)
    joust(talk, Bob="blue+1a")
    assert len(talk.may()) == 36
    talk = three()
    all_pass(talk, 10)
    alone(talk, [("head+4a", "Alice", ""), ("head+4b", "Alice", "")])
    joust(talk, Alice="yellow+1a")
    assert len(talk.may()) == 24
    assert talk.refused("Alice, tile: head+3a") == "refused_not_legal"


def test_one_empty_stack_does_not_end_the_match_R_AMAZ_22():
    """A discard then removes two tiles."""
    talk = three()
    all_pass(talk, 10)
    alone(talk, [("head+4a", "Alice", ""), ("head+4b", "Alice", "")])
    assert stacks(talk) == [0, 2, 2]
    all_pass(talk)
    assert stacks(talk) == [0, 1, 1]
    assert talk.result is None and talk.asked() == "Alice, first_bid"


def test_the_match_ends_when_the_last_tile_is_placed_R_AMAZ_23_25():
    """It may finish a male. No tile for the second, and no card changes hands."""
    talk = three()
    alone(talk, [("head+4a", "Alice", ""), ("torso+4a", "Alice", "1")])
    all_pass(talk, 10)
    assert stacks(talk) == [1, 1, 2]
    joust(talk, Alice="yellow+1a", Bob="blue-2")
    place(talk, "Alice", "head+1a", "Bob")
    talk.script("Alice, tile: torso-3\n Alice, harem: Bob")
    assert talk.result is None, "drawn is not placed"
    talk.say("Alice, male: new")
    assert talk.result.ending == "placed"
    assert talk.of(BID, "Alice") == ["yellow+1a"] and talk.of(BID, "Bob") == ["blue-2"]
    assert talk.of(HAREM, "Bob") == ["head+1a", "torso-3"]
    assert talk.asked() == ""


def test_a_second_pick_is_lost_at_the_end_R_AMAZ_23():
    """The last tile finishes a male: 4+4+4, the finest, ugliest and only one."""
    talk = three()
    alone(talk, [("head+4a", "Alice", ""), ("torso+4a", "Alice", "1")])
    all_pass(talk, 9)
    alone(talk, [("head+3a", "Bob", ""), ("head+3b", "Bob", "")])
    assert stacks(talk) == [0, 2, 3]
    all_pass(talk)
    joust(talk, Bob="blue+1a")
    place(talk, "Bob", "legs+4a", "Alice", "1")
    place(talk, "Bob", "legs+1a", "Cleo")
    assert talk.result.ending == "placed" and stacks(talk) == [0, 1, 0]
    assert talk.result.scores == [12 + 5 + 5 - 5, 0, 0]
    assert talk.result.winners == [0]


def test_two_stacks_left_with_one_tile_end_at_the_first_pick_R_AMAZ_23():
    talk = three()
    all_pass(talk, 10)
    alone(talk, [("head+4a", "Alice", ""), ("head+4b", "Alice", "")])
    all_pass(talk)
    joust(talk, Alice="yellow+1a", Cleo="red+2a")
    place(talk, "Cleo", "legs+4a", "Cleo")
    assert talk.result.ending == "placed"
    assert len(talk.of(HAND, "Cleo")) == 10


def test_a_discard_ends_the_match_too_R_AMAZ_24():
    """Here all three stacks run out together; nobody has a male: a shared victory at 0."""
    talk = three()
    all_pass(talk, 11)
    assert talk.result is None
    all_pass(talk)
    assert talk.result.ending == "discarded"
    assert talk.result.scores == [0, 0, 0] and talk.result.winners == [0, 1, 2]


def test_a_discard_of_two_ends_the_match_R_AMAZ_22_24_35():
    talk = three()
    all_pass(talk, 10)
    alone(talk, [("head+4a", "Alice", ""), ("head+4b", "Alice", "")])
    all_pass(talk, 2)
    assert talk.result.ending == "discarded" and stacks(talk) == [0, 0, 0]


def test_the_second_waits_for_both_tiles_of_the_first_R_AMAZ_31():
    talk = three()
    joust(talk, Alice="yellow+1a", Bob="blue+2a", Cleo="red+5a")
    assert talk.told("wins_joust") == [(2,)]
    place(talk, "Cleo", "head+4a", "Cleo")
    assert talk.asked() == "Cleo, tile"
    place(talk, "Cleo", "head+3a", "Cleo")
    assert talk.asked() == "Bob, tile"
    place(talk, "Bob", "head-1", "Alice")
    assert talk.asked() == "Cleo, first_bid", "the third gets none"
