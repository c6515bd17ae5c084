"""Asks: every option has a byte of its own in the log, and no other byte means anything."""

from engine.ask import OK, PASS, Colour, Menu, Number, Place, Seat, Tap

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


def test_usual_attributes_cost_no_memory():
    """They stay in the class until they are given."""
    full = Tap(0, "p", [1], (OK,), args=("a",), zones=(16,), chosen=[1], role="chance", secret=True)
    plain = Tap(0, "p")
    assert (plain.args, plain.zones, plain.role, plain.secret) == ((), (), "choice", False)
    assert (full.args, full.zones, full.chosen) == (("a",), (16,), [1])
    assert (full.role, full.secret) == ("chance", True)
    assert "secret" not in plain.__dict__ and "secret" in full.__dict__
