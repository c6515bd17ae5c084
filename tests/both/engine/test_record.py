"""The match record: written and read again, with what was undone and with a torn end."""

from engine import closing, reading, record
from tests.both.app.table_talk import Talk
from tests.both.engine.record_talk import OPENING, PLAYERS, ends_kept, finished, opening, wrong

# Round trip


def test_a_match_survives_its_record_accents_and_all():
    date = [("date", "2024-02-29")]
    referee = finished().referee
    log, lines = bytes(referee.log), list(record.lines("amazones", referee, PLAYERS, date))
    del referee  # a board's memory holds two matches, not three
    reader = reading.Reader(lambda: iter(lines))
    again = reader.replay()
    assert again.log == log and reader.finished
    assert reader.match.players == PLAYERS and reader.game == "amazones"
    assert reader.fields["date"] == "2024-02-29"
    assert again.options == {
        "start": "left", "tie_bonus": "per_player", "titles": "given"
    }  # fmt: skip
    del reader
    number = 0
    for line in record.lines("amazones", again, PLAYERS, date):
        assert line == lines[number]
        number += 1
    assert number == len(lines)


def test_numbers_and_absent_participants_have_their_names():
    talk = Talk("why_first", ["Ada", "Bea"])
    talk.say("anyone, starter: Ada")
    talk.script("Ada, card: +1a\n Ada, target: imaginary")
    text = record.write("why_first", talk.referee, talk.players)
    assert text.endswith("Ada, target: imaginary\n")
    assert reading.read(text).replay().table.pawns == [0, 0, 1]


def test_a_result_may_have_no_scores_and_no_winner():
    class Result:
        ending, scores, winners = "nobody", [None, -3], []

    assert closing.result_lines(Result, ["Ada", "Bea"]) == [
        "", "ended: nobody", "scores: Ada, Bea -3", "winners: nobody",
    ]  # fmt: skip


def test_line_ends_comments_and_empty_lines_do_not_matter():
    text = "# ours\n" + OPENING.replace("\n", "\r\n") + "# a remark\n\n\nZoé, one_card: ok\n"
    reader, bare = reading.read(text), reading.read(OPENING)
    assert len(reader.replay().log) == 4
    assert len(bare.replay().log) == 3


def test_answers_that_were_one_gesture_stay_one():
    text = OPENING.replace("Zoé, one_card", "+ Zoé, one_card")
    reader = reading.read(text)
    assert len(reader.replay().log) == 3 and reader.match.joins == [2]
    again = record.lines("stones", reader.referee, PLAYERS, (), reader.match.joins)
    assert "\n".join(again) + "\n" == text
    wrong(opening(6, "+ anyone, leader: Zoé"), 6, "anyone")


def test_every_answer_is_shown_before_it_is_given():
    seen = []
    reader = reading.read(OPENING)
    reader.match.expect = lambda change: seen.append((len(reader.referee.log), change.line))
    reader.replay()
    assert seen == [
        (0, "anyone, leader: Zoé"), (1, "Zoé, stone: white"), (2, "Zoé, one_card: d1"),
    ]  # fmt: skip


# Undo


def test_undo_takes_back_the_answer_above_it():
    text = OPENING + "undo\nZoé, one_card: d2\nundo\nundo\nundo\nanyone, leader: Bo Ann\n"
    again = reading.read(text).replay()
    assert len(again.log) == 1 and again.ask.seat == 1
    assert "undo" not in record.write("stones", again, PLAYERS)


def test_an_answer_taken_back_is_not_judged():
    """It was legal under what stood above it; it need not be read again."""
    again = reading.read(OPENING + "Zoé, one_card: nonsense\nundo\nZoé, one_card: ok\n").replay()
    assert len(again.log) == 4


def test_an_undo_too_many_is_an_error():
    wrong(OPENING + "undo\nundo\nundo\nundo\n", 12, "undo")


# A torn end


def test_a_torn_last_line_is_left_out_only_when_asked():
    torn = OPENING + "Zoé, one_ca"
    wrong(torn, 9, "")
    reader = reading.Reader(lambda: iter(ends_kept(torn)), True)
    assert len(reader.replay().log) == 3
    assert not reader.finished


def test_a_last_line_that_lacks_only_its_end_is_torn_too():
    """It may be half an answer: d1 of d12."""
    text = OPENING[:-1]
    reader = reading.Reader(lambda: iter(ends_kept(text)), True)
    assert len(reader.replay().log) == 2
    assert len(reading.read(text).replay().log) == 3


def test_only_the_end_may_be_torn():
    wrong(opening(7, "Zoé, sto"), 7, "cut off", torn=True)


def test_a_torn_header_is_no_record():
    wrong(OPENING[:30], 2, "header", torn=True)
    wrong(OPENING[:5], 1, "no record", torn=True)
