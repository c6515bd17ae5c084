"""Amazones: the count of the harems."""

from engine import catalogue
from engine.places import CHOICE, lit
from engine.plates.bed import BED_HAREM, BED_STACK
from tests.both.games.amazones.talk import joust, three

amazones = catalogue.load("amazones")
FIND = amazones.AMAZONES.find


def table(harems, **options):
    """A table whose harems hold these males: "head torso legs", as far as they are there."""
    names = {"start": "left", "tie_bonus": "per_male"}
    names.update(options)
    made = amazones.Table(len(harems), names)
    for seat, males in enumerate(harems):
        for male in males:
            parts = [None, None, None]
            for tile in male.split():
                number = FIND(tile)
                parts[amazones.part(number)] = number
            made.harems[seat].append(parts)
    return made


SIX_A = "head+4a torso+3a legs-1"
SIX_B = "head+3a torso+4a legs-1"
SIX_C = "head+2a torso+2a legs+2a"
MINUS_2_A = "head+1a torso-1 legs-2"
MINUS_2_B = "head-4 torso+1a legs+1a"


def example(**options):
    """A owns males of 6 and 6, B of 6 and -2, C of -2."""
    return table([[SIX_A, SIX_B], [SIX_C, MINUS_2_A], [MINUS_2_B]], **options)


def test_every_finest_and_every_ugliest_male_counts_R_AMAZ_26():
    assert amazones.scores(example()) == [27, 9, -7]
    assert amazones.parts_of_score(example()) == [
        (12, 10, 5, 0), (4, 5, 5, -5), (-2, 0, 0, -5),
    ]  # fmt: skip


def test_a_player_has_each_beauty_bonus_at_most_once_if_so_agreed_R_AMAZ_26():
    assert amazones.scores(example(tie_bonus="per_player")) == [22, 9, -7]
    two_ugly = table([[MINUS_2_A, MINUS_2_B], [SIX_A], []], tie_bonus="per_player")
    assert amazones.scores(two_ugly) == [-4 + 5 - 5, 6 + 5, 0]


def test_the_only_male_is_both_finest_and_ugliest_R_AMAZ_27():
    assert amazones.scores(table([[], [SIX_A], []])) == [0, 6 + 5 + 5 - 5, 0]


def test_no_finished_male_no_bonus_R_AMAZ_28():
    assert amazones.scores(table([["head+4a torso+4a"], [], ["legs-4"]])) == [0, 0, 0]


def test_unfinished_males_count_for_nothing_R_AMAZ_29():
    """Not as the finest, nor the ugliest, nor towards the largest harem."""
    harems = [[SIX_A], [MINUS_2_A, "head-4 legs-4", "head-3"], ["head+4a torso+4a"]]
    assert amazones.scores(table(harems)) == [6 + 5 + 5, -2 + 5 - 5, 0]


def test_everybody_with_the_largest_harem_has_five():
    harems = [[SIX_A, MINUS_2_A], [SIX_B, MINUS_2_B], [SIX_C]]
    assert [row[2] for row in amazones.parts_of_score(table(harems))] == [5, 5, 0]


def test_equal_scores_share_the_win_R_AMAZ_30():
    result = amazones.count(table([[SIX_A], [SIX_B], []]))
    assert result.scores == [6 + 5 + 5 - 5, 6 + 5 + 5 - 5, 0]
    assert result.winners == [0, 1]


def test_the_result_tells_how_the_scores_came_about():
    result = amazones.count(example())
    assert result.details == [
        ("males", 0, 12), ("finest", 0, 10), ("largest", 0, 5),
        ("males", 1, 4), ("finest", 1, 5), ("largest", 1, 5), ("ugliest", 1, -5),
        ("males", 2, -2), ("ugliest", 2, -5),
    ]  # fmt: skip


def test_the_bed_shows_whose_turn_it_is_and_where_one_may_pick_and_place():
    """No light is left when the match has ended."""
    talk = three()

    def lights():
        return lit(talk.game.marks(talk.table, talk.referee.ask))

    assert lights() == [(BED_HAREM, 0)]
    joust(talk, Alice="yellow+1a", Bob="blue+2a", Cleo="red+5a")
    assert talk.told("total") == [(0, 1), (1, 2), (2, 5)]
    assert lights() == [(BED_STACK + part, CHOICE) for part in range(3)] + [(BED_HAREM + 2, 2)]
    talk.say("Cleo, tile: torso+4a")
    assert lights() == [(BED_HAREM + seat, CHOICE) for seat in range(3)]
    talk.say("Cleo, harem: Bob")
    assert talk.game.status(talk.table) == ("stacks_left", 12, 11, 12)
    assert lit(talk.game.marks(talk.table, None)) == []
