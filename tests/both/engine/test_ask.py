"""Asks: every option has a byte of its own in the log, and no other byte means anything."""

from engine.ask import OK, PASS, Colour, Menu, Number, Place, Seat, Tap
from engine.laying import lay_set
from engine.table import BID, HAND, Table

ASKS = (
    Tap(0, "p", [0, 5, 64, 187], (OK,)),
    Tap(0, "p", [3]),
    Menu(0, "p", ("one", "two", "three")),
    Number(0, "p", range(-64, 191)),
    Number(0, "p", range(-4, 6), (PASS,)),
    Number(0, "p", [1, 3], ("new", "none")),
    Place(0, "p", range(1, 31), ("reserve",)),
    Seat(None, "p", range(6)),
    Colour(0, "p", [0, 4]),
)


def test_every_answer_survives_the_log():
    for ask in ASKS:
        options = list(ask.values) + list(ask.items)
        codes = [ask.code(value) for value in options]
        assert [ask.decode(code) for code in codes] == options
        assert all([0 <= code <= 255 for code in codes])
        assert len(set(codes)) == len(options)


def test_every_other_byte_is_no_answer():
    for ask in ASKS:
        codes = [ask.code(value) for value in list(ask.values) + list(ask.items)]
        for code in range(256):
            assert (ask.decode(code) is not None) == (code in codes)


def test_a_set_is_whole_where_it_may_be_closed_and_nothing_could_be_added():
    for values, chosen, items, whole in (
        ([1, 2], [1, 2], (OK,), True), ([], [], (OK,), True), ([1, 2], [1], (OK,), False),
        ([1, 2], [], (OK,), False), ([1, 2], [1, 2], (PASS,), False),
    ):  # fmt: skip
        ask = Tap(0, "p", values, items, chosen=chosen)
        assert ask.whole() == whole, (values, chosen, items)


def test_a_question_is_for_all_at_once_only_where_it_says_so():
    assert Tap(0, "p", [1], together=True).together and not Tap(0, "p", [1]).together


def test_cards_laid_are_added_up_only_where_their_sum_is_what_it_is_about():
    for adds in (False, True):
        asked = lay_set(Table(1, None), 0, "p", HAND, BID, lambda: [1], adds=adds)
        assert next(asked).adds == adds
    assert not next(lay_set(Table(1, None), 0, "p", HAND, BID, lambda: [1])).adds
    assert not Tap(0, "p", [1]).adds


def test_usual_attributes_cost_no_memory():
    """They stay in the class until they are given."""
    full = Tap(0, "p", [1], (OK,), args=("a",), zones=(16,), chosen=[1], role="chance", secret=True)
    plain = Tap(0, "p")
    assert (plain.args, plain.zones, plain.role, plain.secret) == ((), (), "choice", False)
    assert (full.args, full.zones, full.chosen) == (("a",), (16,), [1])
    assert (full.role, full.secret) == ("chance", True)
    assert "secret" not in plain.__dict__ and "secret" in full.__dict__
