"""The Awele of Stonehenge: whole matches, from the lot to the winner."""

from engine import catalogue
from engine.places import lit
from engine.referee import Referee, best, values_of
from engine.table import DECK, FRONT, SECRET
from tests.both.games.awele.talk import told

awele = catalogue.load("awele")

FEWEST = (2, 3, 5)


def pieces(referee) -> list:
    """The trilithon cards as they lie: those of the seats, then the rest."""
    return [referee.table.zone(SECRET + seat) for seat in range(referee.seats)]


def play(referee, until=None, step: int = 7):
    """Answer with options far apart until the match, or `until()`, ends it."""
    at = 0
    while referee.ask is not None and not (until and until()):
        options = list(referee.ask.values) + list(referee.ask.items)
        at += step
        refusal = referee.answer(options[at % len(options)])
        assert refusal is None, (refusal, referee.fault)
    return referee


def asked(referee) -> tuple:
    return referee.ask.seat, referee.ask.prompt


def test_standard_chooses_colours_from_the_opener_clockwise_R_AWELE_1_3():
    referee = Referee(awele, 3)
    assert asked(referee) == (None, "opener")
    referee.answer(1)
    for seat, colour in ((1, 0), (2, 3), (0, 4)):
        assert asked(referee) == (seat, "colour")
        assert colour in referee.ask.values
        referee.answer(colour)
        assert referee.table.colours[seat] == colour
    assert asked(referee) == (1, "space")
    assert referee.ask.values == [1, 7, 13, 19, 25]  # white


def test_turns_go_clockwise_from_the_opener():
    referee = Referee(awele, 4, {"mode": "bets"})
    referee.answer(2)
    for seat in (2, 3, 0, 1, 2):
        assert asked(referee) == (seat, "space")
        referee.answer(referee.ask.values[0])
        while referee.ask.prompt == "drop":
            referee.answer(referee.ask.values[0])
        assert asked(referee) == (seat, "bar")
        referee.answer(seat)


def test_a_colour_taken_is_gone_and_the_fifth_seat_has_the_last_R_AWELE_3():
    referee = Referee(awele, 5)
    referee.answer(0)
    for colour in (0, 3, 4):
        referee.answer(colour)
    assert referee.ask.values == [1, 2] and referee.answer(3) == "refused_not_legal"
    referee.answer(2)
    assert referee.table.colours == [0, 3, 4, 2, 1] and asked(referee) == (0, "space")


def test_as_many_rounds_as_seats_the_opener_moves_on_R_AWELE_1_2():
    for seats in (2, 4):
        for mode in ("standard", "bluff", "bets"):
            referee = Referee(awele, seats, {"mode": mode, "effect": "one"})
            referee.answer(1)
            t, openers = referee.table, []
            while referee.result is None:
                assert len(openers) + 1 == t.round
                openers.append(referee.ask.seat)
                play(referee, lambda t=t, n=t.round: t.round != n)
            assert openers == [(1 + k) % seats for k in range(seats)]


def test_every_round_begins_with_all_discs_bars_and_colours_R_AWELE_3_18():
    referee = Referee(awele, 2, {"mode": "bets", "effect": "all"})
    play(referee, lambda: referee.table.round == 2)
    t = referee.table
    assert sum([sum(space) for space in t.spaces]) == 50 and t.grey == 0 and t.out == []
    assert t.supply == [10] * 5 and t.bars == [[0] * 5] * 2
    assert told(t, "ending_colours") == [()]
    assert told(t, "set_up") == [(2, 2)] and told(t, "bars_back") == [()]


def test_the_highest_total_wins_and_in_a_slow_game_the_lowest_R_AWELE_21():
    for seats in FEWEST:
        totals = []
        for slow in ("no", "yes"):
            options = {"mode": "bets", "effect": "one", "slow": slow}
            result = play(Referee(awele, seats, options)).result
            totals.append(result.scores)
            wanted = best([-s for s in result.scores] if slow == "yes" else result.scores)
            assert result.winners == wanted
        assert totals[0] == totals[1]  # nothing else changes


def last_round(totals: list):
    """The result of a match of three whose last round begins at these totals."""
    referee = Referee(awele, 3, {"quick": "yes"})
    referee.table.totals, referee.table.round = totals, 2
    return play(referee).result


def test_equal_totals_share_the_victory_R_AWELE_26():
    won = last_round([0, 0, 0]).scores
    level = last_round([10 - won[0], 0, 10 - won[2]])
    assert level.scores == [10, won[1], 10] and level.winners == [0, 2]


def test_the_end_names_what_stopped_the_last_round():
    for options, ending in (
        ({"quick": "yes"}, "quick"),
        ({"effect": "one"}, "seats"),
        ({"mode": "bets", "effect": "one"}, "colours"),
    ):
        referee = play(Referee(awele, 2, options))
        assert referee.result.ending == ending and ending in awele.ENDINGS
        assert told(referee.table, "ending_" + ending) == []  # the result says it


def test_lights_show_discs_the_grey_figure_and_figures_of_colours_out():
    referee = Referee(awele, 2)
    t = referee.table
    assert sorted(lit(awele.marks(t, None))) == [(k, 15 + k % 6) for k in range(1, 31) if k % 6]
    t.grey, t.out = 12, [3, 1]
    t.spaces[13] = [0, 0, 4, 0, 1]
    shown = lit(awele.marks(t, None))
    assert (12, 32) in shown and (5, 19) in shown and (4, 17) in shown
    assert [mark for place, mark in shown if place == 13] == [18, 20]


def test_status_counts_the_ended_turns_without_removal_R_AWELE_20():
    referee = Referee(awele, 2, {"mode": "bets"})
    assert awele.status(referee.table) == ("to_start",)
    referee.answer(0)
    for answer in (28, 0):  # yellow to 29 and 30; a bar
        assert awele.status(referee.table) == ("round", 1, 2, 0)
        referee.answer(answer)
    assert awele.status(referee.table) == ("round", 1, 2, 1)


# Options


def allowed(name: str, chosen: dict) -> tuple:
    every = dict(awele.OPTIONS)
    return values_of(awele, 3, chosen, name, every[name])


def test_every_combination_but_a_bluff_ending_without_bluff_R_AWELE_25():
    assert allowed("bluff_ending", {"mode": "bluff"}) == ("leave", "all_play")
    for mode in ("standard", "bets"):
        assert allowed("bluff_ending", {"mode": mode}) == ("leave",)
        for name in ("quick", "slow", "effect"):
            assert allowed(name, {"mode": mode}) == dict(awele.OPTIONS)[name]


# Bluff


def bluff(seats: int = 3, **options):
    options["mode"] = "bluff"
    referee = Referee(awele, seats, options)
    referee.answer(1)
    return referee


def test_each_seat_taps_its_card_in_secret_from_the_opener_R_AWELE_16():
    referee = bluff()
    t = referee.table
    assert [news[0] for news in t.news] == ["set_up", "shuffle", "deal"]
    assert [t.count(SECRET + seat) for seat in range(3)] == [1, 1, 1] and t.count(DECK) == 2
    for seat, card in ((1, 62), (2, 60), (0, 64)):
        ask = referee.ask
        assert asked(referee) == (seat, "identity") and ask.secret and ask.role == "fact"
        assert ask.zones == (SECRET + seat,) and card in ask.values and not ask.forced()
        referee.answer(card)
        assert all([news[0] == "tapped" for news in t.news])  # no laying is announced
    assert pieces(referee) == [[64], [62], [60]] and t.colours == [None] * 3
    assert asked(referee) == (1, "space") and len(referee.ask.values) == 25


def test_all_taps_differ_and_a_number_card_is_refused_R_AWELE_16():
    referee = bluff()
    referee.answer(62)
    assert referee.answer(62) == "refused_elsewhere"
    assert referee.answer(0) == "refused_not_legal"
    assert referee.ask.values == [60, 61, 63, 64]


def test_every_round_draws_anew_from_five_cards_R_AWELE_16_28():
    referee = bluff(5, effect="all", quick="yes")
    t = referee.table
    assert t.count(DECK) == 0
    play(referee, lambda: t.round == 2)
    assert asked(referee) == (2, "identity")
    assert sorted(referee.ask.values) == [60, 61, 62, 63, 64]
    assert [t.count(SECRET + seat) for seat in range(5)] == [1] * 5
    assert [t.count(FRONT + seat) for seat in range(5)] == [0] * 5


def test_undo_behind_the_showing_of_cards_asks_first_R_AWELE_16():
    referee = bluff(2, effect="all", quick="yes")
    play(referee, lambda: referee.table.round == 2)
    assert referee.undo() == "refused_seen"
    assert referee.undo(True) is None and referee.table.round == 1
