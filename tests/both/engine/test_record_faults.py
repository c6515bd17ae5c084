"""The match record: an error names every fault and its line."""

from engine import reading, record
from tests.both.engine.record_talk import OPENING, PLAYERS, opening, wrong

# Faults of the header


def test_the_first_line_says_what_it_is():
    wrong("", 1, "no record")
    wrong(opening(1, "Trilithon record 2"), 1, "Trilithon record 1")


def test_header_lines_are_keys_and_values():
    wrong(opening(3, "rules 1"), 3, "key: value")
    wrong(opening(2), 4, "'game'")
    wrong(opening(3), 4, "'rules'")
    wrong(opening(4), 4, "'players'")


def test_the_game_must_be_one_there_is():
    wrong(opening(2, "game: chess"), 2, "amazones")


def test_the_players_must_be_as_many_as_the_game_takes():
    wrong(opening(4, "players: Zoé, Bo"), 4, "3 to 5")
    wrong(opening(4, "players: A, B, C, D, E, F"), 4, "3 to 5")


def test_names_that_cannot_stand_in_a_record_are_refused():
    for names in ("A, B, A", "A, anyone, C", "A, undo, C", "A, imaginary, C", "A, , C", "A,  B, C",
                  "A, B:C, D", "A, B#, D", "A, B,C, D"):  # fmt: skip
        wrong(opening(4, "players: " + names), 4, "name")
    for names in (["A", ""], ["A", " B"], ["A", "B "], ["A", "A"], ["A", "B\n"], ["A", "B\r"]):
        try:
            record.check_names(names)
        except ValueError as error:
            assert "player's name" in str(error)
        else:
            raise AssertionError(names)
    record.check_names(PLAYERS)


def test_options_must_be_the_games():
    wrong(opening(4, "players: A, B, C\noption colour: red"), 6, "colour")
    text = opening(2, "game: amazones").replace("\n\n", "\noption start: right\n\n")
    wrong(text, 6, "left, lover")


def test_other_rules_are_an_error_of_their_own():
    """Law L6: nobody guesses how they differ."""
    error = wrong(opening(3, "rules: 99"), 3, "rules 99")
    assert isinstance(error, record.RulesChanged)
    assert not isinstance(wrong("", 1), record.RulesChanged)


# Faults of the answers


def test_who_and_prompt_must_be_those_asked():
    wrong(opening(7, "Bo Ann, stone: white"), 7, "Zoé, 'stone'")
    wrong(opening(7, "Zoé, bid: white"), 7, "Zoé, 'stone'")
    wrong(opening(6, "Zoé, leader: Zoé"), 6, "anyone")


def test_an_answer_must_be_one():
    wrong(opening(7, "Zoé, stone"), 7, "cut off")
    wrong(opening(7, "Zoé, stone: pink"), 7, "not an answer")
    wrong(opening(7, "Zoé, stone: black"), 7, "not an answer")
    wrong(opening(8, "Zoé, one_card: d31"), 8, "not an answer")
    wrong(opening(8, "Zoé, one_card: ok"), 8, "not an answer")
    wrong(OPENING + "Zoé, one_card: d2\n", 9, "one_card_only")


def test_memory_that_is_short_is_no_fault_of_the_record():
    def replay(fault):
        def say(*_):
            raise fault

        def step(_):
            reader.referee.table.say = say

        reader = reading.read(OPENING)
        reader.match.expect = step
        reader.replay()

    try:
        replay(MemoryError())
    except MemoryError:
        pass
    else:
        raise AssertionError("read without memory")
    try:
        replay(ZeroDivisionError())
    except record.RecordError as error:
        assert "refused" in error.reason
    else:
        raise AssertionError("read by a rulebook that fails")
