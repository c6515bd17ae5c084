"""Screen and lights are pure functions: the same table and ask always look the same."""

from engine import catalogue, record
from engine.places import CHOICE, COLOUR, CURSOR, NEUTRAL, ON
from engine.plates.stonehenge import RIM
from engine.referee import Referee, Result
from engine.words import Words
from firmware.lights.lights import (
    BEAT,
    BREATH,
    CURSOR_RGB,
    RHYTHM,
    SEAT_RGB,
    Palette,
    Pattern,
    ask_marks,
)
from firmware.screen import view
from firmware.screen.canvas import COLUMNS, ROWS, part

PLAYERS = ["Alice", "Bob", "Cleo"]


def match(game, *answers):
    referee = Referee(catalogue.load(game), 3)
    for answer in answers:
        assert referee.answer(answer) is None, answer
    return referee, Words("en", game, PLAYERS, referee.table.box)


def druids():
    """Cleo is to choose a space."""
    return match("high_druid", 0, 4, 3, 2, 1, "pass", "disc")


def screen(referee, words, options, at=0, notice="", page=0):
    about = view.about_rows(referee.ask, referee, words)
    shown = view.question(referee.ask, referee, words, notice, about)
    shown += view.news_pages(referee.table.news, words)
    rows = view.ask_rows(referee, words, options, at, page, shown, [])
    assert len(rows) == ROWS and max([len(row) for row in rows]) <= COLUMNS, rows
    return rows


# The screen


def test_the_screen_of_an_ask_has_a_row_for_everything():
    referee, words = druids()
    options = view.selectable(referee.ask, False)
    rows = screen(referee, words, options, 3)
    assert rows[0] == chr(0xE002) + " Cleo" and rows[1] == "On which free"
    assert rows[7].startswith("◀") and words.option(referee.ask, options[3]) in rows[7]
    assert screen(referee, words, options, 3) == rows, "it is a pure function"


def test_a_notice_is_shown_whole_beside_the_question_and_what_it_is_about_after_it():
    referee, words = druids()
    notice = "violet +10 : Une seule couleur par mise"
    rows = screen(referee, words, ["pass"], notice=notice)
    assert " ".join(rows[1:3]).startswith("On which free")
    assert notice in " ".join(rows[3:7]).strip()
    assert rows[0].endswith("1/2")
    assert screen(referee, words, ["pass"], notice=notice, page=1) == rows, "more than half full"
    after = screen(referee, words, ["pass"], notice=notice, page=2)
    assert after[0].endswith("2/2") and " ".join(after[1:3]) == "Left: 9 discs, 3 bars."
    assert screen(referee, words, ["pass"], notice=notice, page=3) == rows


def test_a_page_that_is_more_than_half_full_stays_twice_as_long():
    short, full = ["a", "", "", "b", "c", ""], ["a"] * 4
    assert [view.turn_at([short, full], page) for page in range(5)] == [0, 1, 1, 0, 1]
    assert view.not_yet([short, full, short], 1, 0) == [full, short]
    assert view.not_yet([short, full, short], 1, 2) == [short]
    assert view.not_yet([short, full, short], 1, 3) == []
    assert len(view.not_yet([full] * 9, 1, 0)) == view.UNREAD


def test_what_is_longer_than_its_row_is_shown_part_by_part_from_beginning_to_end():
    name = "Wilhelmina Anna of the Green Door"
    parts = [part(name, 16, page) for page in range(6)]
    assert parts[0] == name[:16] and parts[3] == name[-16:] and parts[4] == parts[0]
    assert all([each in name and len(each) == 16 for each in parts])
    assert part("short", 16, 3) == "short"
    assert {view.marked(name, 2, 3, page)[:13] for page in range(8)} >= {name[:13], name[-13:]}


def test_news_turn_over_and_every_row_of_them_is_shown():
    referee, words = druids()
    for number in range(12):
        referee.table.say("votes_lost", number, number, number)
    wanted = [row for page in view.news_pages(referee.table.news, words) for row in page]
    for notice in ("", "day 14", "violet +10 : Une seule couleur par mise " * 2):
        seen = []
        for page in range(40):
            seen += screen(referee, words, [], notice=notice, page=page)[1:7]
        assert [row for row in wanted if row not in seen] == [], notice
        assert view.wrap(notice)[:1] == [] or view.wrap(notice)[0] in seen


def test_a_set_s_latest_cards_are_shown_and_of_a_secret_one_the_number():
    referee, words = match("amazones", 2, 0, 1, 2)
    for card in range(9):
        assert referee.answer(card) is None
    rows = screen(referee, words, ["ok"])
    assert rows[6].endswith("+1 +1 = 33") and rows[7] == "●OK"
    referee.ask.secret = True
    secret = rows_of(referee, words)
    assert "+1" not in secret and "Cards laid: 9" in secret


def rows_of(referee, words):
    return " ".join(screen(referee, words, ["ok"]))


def test_the_knob_begins_at_nought_at_the_next_card_and_of_a_secret_set_at_its_end():
    referee, _ = match("amazones", 2, 0, 1, 2)
    referee.answer(3)
    ask = referee.ask
    options = view.selectable(ask, True)
    assert options[0] == 3 and options[view.first_choice(ask, options)] == 0
    assert view.selectable(ask, False) == ["ok"]
    ask.secret = True
    options = view.selectable(ask, True)
    assert options[:3] == [0, 1, 2] and options[view.first_choice(ask, options)] == "ok"


def test_a_menu_of_any_length_shows_the_chosen_label_in_full():
    long = "Les chevaliers fantômes arthuriens"
    for count in (1, 2, 5, 8, 20):
        labels = [
            "%d %s" % (number, long) if number % 3 else str(number) for number in range(count)
        ]
        for at in range(count):
            for heading in ("Menu", "Mêmes joueurs ? " + ", ".join(["Bartholomé"] * 6)):
                rows = view.menu_rows(heading, labels, at)
                assert len(rows) <= ROWS and max([len(row) for row in rows]) <= COLUMNS
                assert "▶" + " ".join(labels[at].split(" ")) in joined(rows), (rows, labels[at])
                if count > 7:
                    assert len(rows) == ROWS


def joined(rows):
    return " ".join([row.strip() for row in rows])


def test_a_cut_label_says_that_it_is_cut():
    rows = view.menu_rows("Menu", ["go on", "The Stones of Stonehenge"], 0)
    assert rows == ["Menu", "▶go on", " The Stones of …"]


def test_a_text_scrolls_to_its_last_row_and_no_further():
    rows = [str(number) for number in range(9)]
    assert view.text_rows("T", rows, 0) == ["T", "0", "1", "2", "3", "4", "5", " " * 15 + "▼"]
    assert view.text_rows("T", rows, 3) == ["T", "3", "4", "5", "6", "7", "8", " " * 15]


def test_a_long_name_gives_way_to_its_points():
    assert view.score_row("Alice", "trilithon 4") == "Ali… trilithon 4"
    assert view.score_row("Bartholomé Aubry", -12) == "Bartholomé … -12"
    assert view.score_row("Bob", None) == "Bob            -"


def test_the_final_scores_say_all_there_is_to_say():
    referee, words = match("amazones")
    referee.table.news = [("total", (0, 7), None, None)]
    referee.result = Result("placed", [12, -3, None], [0, 1], [("males", 2, 4)])
    assert view.final_rows(referee, words) == [
        "Alice wins!", "Bob wins!", "Alice         12", "Bob           -3", "Cleo           -",
        "Two stacks are", "exhausted.", "Cleo: males +4", "", "earlier:", "Alice: 7.",
    ]  # fmt: skip
    referee.result = Result("placed", [0], [])
    assert view.final_rows(referee, words)[0] == "Nobody wins"


def test_where_nobody_has_points_there_is_no_row_of_dashes():
    referee, words = match("amazones")
    referee.table.news = []
    referee.result = Result("placed", [None, None, None], [0])
    assert view.final_rows(referee, words) == ["Alice wins!", "Two stacks are", "exhausted."]
    assert view.point_rows([None, 0], words) == ["Alice          -", "Bob            0"]


def test_a_page_about_a_question_ends_with_a_whole_sentence():
    facts = [["Worth to Cléo:", "1."]] * 5
    assert [len(page) for page in view.filled(facts)] == [6, 4]


# The lights


def test_seats_are_told_apart_by_rhythm_alone_wherever_one_begins_to_look():
    def turned(bits):
        return [bits >> at | (bits << BEAT - at & (1 << BEAT) - 1) for at in range(BEAT)]

    for number, rhythm in enumerate(RHYTHM):
        for other in RHYTHM[:number]:
            assert other not in turned(rhythm)
    palette = Palette(list(range(8)))
    for phase in range(BEAT):
        for seat in range(8):
            lit = palette.rgb(seat, phase) != (0, 0, 0)
            assert lit == bool(RHYTHM[seat] >> phase & 1)


def test_a_seat_s_light_is_the_chosen_one_or_its_pieces_colour():
    referee, words = druids()
    palette = Palette([7, 0, 3], words.box.colours)
    assert palette.seat_rgb(0) == SEAT_RGB[7] and palette.seat_rgb(2) == SEAT_RGB[3]
    palette = Palette([7, 0, 3], words.box.colours, referee.table)
    assert palette.seat_rgb(0) == (90, 90, 90), "white, as the druids are"


def test_a_place_with_several_marks_shows_each_and_the_knob_s_place_above_all():
    palette = Palette([0, 1], ["white", "blue"])
    marks = [(1, NEUTRAL), (1, COLOUR + 1), (1, ON), (2, CHOICE), (2, CURSOR), (9, ON)]
    pattern, seen = Pattern(3, marks), []
    for turn in range(3):
        data = Pattern(3, marks).frame(palette, turn * BEAT)
        assert data == pattern.frame(palette, turn * BEAT) and len(data) == 9
        seen.append(tuple(data[3:6]))
        assert tuple(data[6:9]) == CURSOR_RGB and not any(data[:3])
    assert seen == [(70, 70, 80), (0, 0, 110), (70, 70, 80)]


def test_what_may_be_chosen_breathes_and_what_the_knob_stands_on_is_white():
    referee, _ = druids()
    ask = referee.ask
    marks = ask_marks(referee, ask.values[0])
    assert (ask.values[0], CURSOR) in marks and (ask.values[0], CHOICE) not in marks
    assert [(place, CHOICE) in marks for place in ask.values[1:]] == [True] * (len(ask.values) - 1)
    for phase in range(BEAT):
        data = Pattern(116, [(RIM + 5, CHOICE)]).frame(Palette([]), phase)
        assert tuple(data[15:18]) == (BREATH[phase],) * 3


def test_of_a_secret_place_the_lights_say_nothing():
    referee, _ = druids()
    plain = ask_marks(referee, None)
    referee.ask.secret = True
    dark = ask_marks(referee, referee.ask.values[4])
    assert dark == [mark for mark in plain if mark[1] != CHOICE]


def test_every_game_has_marks_for_its_end():
    for name, _, most, _ in catalogue.GAMES:
        referee = Referee(catalogue.load(name), most)
        list(referee.game.marks(referee.table, None))
        assert record.header(name, referee.game.RULES, PLAYERS, {})
