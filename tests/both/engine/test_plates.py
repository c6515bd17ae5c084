"""Plates off the shelf: every place has one name, in words and in records too."""

from engine.ask import Place
from engine.boxes.pack import BOX
from engine.places import place_name
from engine.plates.simple import grid, ring, track
from engine.record import parse, spell
from engine.words import Words


def names(plate):
    return [place_name(place, plate.families) for place in range(plate.size)]


def refused(make, *measures):
    try:
        make("big", *measures)
    except ValueError as wrong:
        return str(wrong)
    return ""


def test_a_grid_is_called_as_a_chess_board():
    plate = grid("chess", 8, 8)
    assert names(plate)[:9] == ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1"]
    assert plate.size == 64 and names(plate)[7 * 8 + 4] == "h5"
    assert plate.chain == "a1..8 b8..1 c1..8 d8..1 e1..8 f8..1 g1..8 h8..1"
    assert len(set(names(grid("large", 15, 15)))) == 225


def test_a_track_and_a_ring_count_from_1_and_name_what_is_beside():
    assert names(track("race", 5, "home", "away")) == ["home", "1", "2", "3", "4", "5", "away"]
    assert track("race", 5, "home", "away").chain == "home 1..5 away"
    assert names(ring("round", 12, "hub"))[:2] == ["hub", "1"]
    assert ring("round", 12).size == 13


def test_a_plate_of_more_places_than_an_answer_or_a_sheet_takes_is_refused():
    assert "more than 15" in refused(grid, 16, 4)
    assert "more than 240" in refused(track, 241) and "more than 60" in refused(ring, 61)
    assert refused(grid, 0, 3) and refused(track, 0) and refused(ring, 2)


def test_words_and_records_call_a_place_as_its_own_plate_does():
    plate = grid("hex", 7, 7)
    box = BOX.on(plate)
    ask = Place(0, "stone", range(49))
    assert spell(ask, 30, box, ()) == "e3" and parse(ask, "e3", box, ()) == 30
    assert Words("en", None, (), box).place(30) == "e3"
    assert box == BOX and spell(ask, 33, BOX, ()) == "33"
