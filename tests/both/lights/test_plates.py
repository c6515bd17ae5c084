"""Light plates: chains as text, frames by light, and the messages about wrong ones."""

from engine import found
from engine.plates.rail import RAIL
from engine.plates.stonehenge import ALTAR, DAY, INNER, NIGHT, RIM, TRILITHON
from firmware.lights import plates
from firmware.lights.lights import SIZES

BOARDS = ("stonehenge", "rail", "bed")


def frame_of(board: str) -> bytearray:
    """A frame in which every place shows itself."""
    frame = bytearray(3 * SIZES[board])
    for place in range(SIZES[board]):
        frame[3 * place : 3 * place + 3] = bytes((place, place + 1, 255 - place))
    return frame


def wrong(board: str, text) -> str:
    """The message about this chain."""
    try:
        plates.parse(board, text)
    except ValueError as error:
        return str(error)
    return ""


def test_the_usual_chain_has_every_place_of_its_board_once():
    for board, lights in (("stonehenge", 115), ("rail", 36), ("bed", 8)):
        places = plates.chain(board).places
        assert sorted(places) == sorted(plates.all_places(board))
        assert len(places) == lights
        assert max(places) == SIZES[board] - 1, "the frames have room for every place"


def test_a_frame_by_place_becomes_one_by_light():
    for board in BOARDS:
        chain = plates.chain(board)
        frame = frame_of(board)
        shown = chain.spread(frame)
        assert len(shown) == 3 * chain.size
        for light in range(chain.size):
            place = chain.places[light]
            assert shown[3 * light : 3 * light + 3] == frame[3 * place : 3 * place + 3]


def test_the_cable_of_the_stonehenge_plate_comes_to_space_16():
    shown = plates.chain("stonehenge").spread(frame_of("stonehenge"))
    assert shown[0] == RIM + 16
    assert shown[3 * 114] == ALTAR


def test_rows_run_either_way_and_words_are_spelt_as_records_do():
    assert plates.parse("stonehenge", "3..1 night30 day29..30") == [
        RIM + 3, RIM + 2, RIM + 1, NIGHT + 30, DAY + 29, DAY + 30,
    ]  # fmt: skip
    assert plates.parse("stonehenge", "T5 altar circle18..19") == [
        TRILITHON + 5, ALTAR, INNER + 18, INNER + 19,
    ]  # fmt: skip
    assert plates.parse("rail", "-3..-1 0 1") == [RAIL - 3, RAIL - 2, RAIL - 1, RAIL, RAIL + 1]
    assert plates.parse("bed", "seat5..4 head") == [7, 6, 0]


def test_dark_lights_and_places_with_several_lights():
    assert plates.parse("rail", "-*2 5*3 -") == [None, None, RAIL + 5, RAIL + 5, RAIL + 5, None]
    assert plates.parse("rail", "1..2*2") == [RAIL + 1, RAIL + 1, RAIL + 2, RAIL + 2]
    chain = plates.chained(plates.parse("rail", "- 5*2 -"))
    shown = chain.spread(frame_of("rail"))
    assert list(shown[:3]) == [0, 0, 0]
    assert shown[3] == RAIL + 5 and shown[6] == RAIL + 5
    assert list(shown[9:]) == [0, 0, 0]


def test_missing_places_have_no_light():
    chain = plates.chain("stonehenge", {"stonehenge": "1..30"})
    assert chain.size == 30
    assert chain.spread(frame_of("stonehenge")) == frame_of("stonehenge")[3:93]
    assert plates.chain("stonehenge", {"stonehenge": ""}).size == 0


def test_the_settings_rule_only_the_boards_they_name():
    assert plates.chain("bed", {"rail": "20..-15"}).places == plates.chain("bed").places
    assert plates.chain("rail", {"rail": "20..-15"}).places == list(range(35, -1, -1))


def test_a_wrong_chain_is_named_with_its_board_and_word():
    assert wrong("stonehenge", "1..31") == (
        "chains.stonehenge: 1..31 is no place, nor a row of them"
    )
    for word in ("day0", "T6", "circle20", "nights1", "altar2", "altar..5", "1*0", "1*x", "1*",
                 "1..", "..5", "seat1", "-..5", "+1", "1.5", "-*401"):  # fmt: skip
        assert "chains.stonehenge: " + word + " is no place" in wrong("stonehenge", word), word
    assert wrong("rail", "-15..20 3") == "chains.rail: 3 is there twice"
    assert wrong("stonehenge", "day1..3 day2*2") == "chains.stonehenge: day2 is there twice"
    assert wrong("bed", 5) == "chains.bed: a line of text is required"
    assert wrong("rail", "-*300 -*101") == "chains.rail: more than 400 lights"


def test_wrong_settings_are_named_too():
    for wishes, said in (
        ({"ring": "1"}, "chains.ring: one of bed, rail, stonehenge is required"),
        (["1..30"], "chains: plates with their chains are required"),
        ({"rail": None}, "chains.rail: a line of text is required"),
    ):
        try:
            plates.chain("rail", wishes)
        except ValueError as error:
            assert str(error) == said
        else:
            raise AssertionError(said)


def test_the_text_of_a_chain_gives_the_chain_back():
    for board in BOARDS:
        assert (
            plates.text(board, plates.parse(board, found.plate(board).chain))
            == found.plate(board).chain
        )
    for text in ("", "-", "-*3 1", "3..1 5 7", "1*2 2..4 5*2", "30..28 night3 -*2 altar", "1 3..5"):
        assert plates.text("stonehenge", plates.parse("stonehenge", text)) == text
    # Neighbours by number, but not of one family: no row.
    assert plates.text("stonehenge", [RIM + 30, DAY + 1]) == "30 day1"
    assert plates.text("bed", [0, 1, 2]) == "head torso legs"
    assert plates.text("rail", plates.parse("rail", "-15..-14*2")) == "-15*2 -14*2"


def test_a_lesson_proposes_what_usually_follows_and_learns_another_order():
    lesson = plates.Lesson("rail")
    assert lesson.options()[:2] == [0, 1] and lesson.options()[-1] is None
    lesson.take(RAIL + 20)  # wired from the other end
    assert lesson.options()[:2] == [0, 1], "nothing lies beyond: from the start"
    assert RAIL + 20 in lesson.options(), "the next light may stand in the same place"
    lesson.take(None)
    lesson.take(RAIL - 3)
    assert lesson.options()[0] == RAIL - 2
    assert lesson.text() == "20 - -3"
    lesson.back()
    lesson.take(RAIL + 19)
    assert plates.chain("rail", {"rail": lesson.text()}).places == [RAIL + 20, None, RAIL + 19]


def test_a_lesson_knows_a_plate_that_is_wired_from_its_other_end():
    lesson = plates.Lesson("rail")
    lesson.take(RAIL + 20)
    lesson.take(RAIL + 19)
    assert lesson.ahead()[:2] == [RAIL + 18, RAIL + 17] and lesson.options()[0] == RAIL + 18
    for place in lesson.ahead():
        lesson.take(place)
    assert lesson.text() == "20..-15" and not lesson.left()
    assert lesson.options() == [RAIL - 15, None], "once more the last place, or nowhere"
    lesson = plates.Lesson("stonehenge")
    for place in plates.parse("stonehenge", "30 29"):
        lesson.take(place)
    for place in lesson.ahead()[:13]:
        lesson.take(place)
    assert lesson.text() == "30..16" and lesson.options()[0] == RIM + 1


def test_a_lesson_knows_taken_places():
    lesson = plates.Lesson("bed")
    lesson.back()
    assert lesson.light == 0
    lesson.take(0)
    lesson.take(2)
    assert lesson.light == 2
    try:
        lesson.take(0)
    except ValueError as error:
        assert str(error) == "chains.bed: head is there twice"
    else:
        raise AssertionError("two lights far apart for one place")
