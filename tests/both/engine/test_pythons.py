"""Facts about Python that the engine relies on, promised by CPython and MicroPython alike."""


def _inner():
    got = yield "a question"
    return got * 2


def _outer():
    doubled = yield from _inner()
    return doubled + 1


def test_a_generator_returns_its_value_through_yield_from():
    game = _outer()
    assert next(game) == "a question"
    try:
        game.send(20)
    except StopIteration as stop:
        assert stop.value == 41
    else:
        raise AssertionError("the generator did not finish")


def test_closing_a_generator_runs_its_finally_even_in_an_inner_one():
    left = []

    def inner():
        try:
            yield 1
        finally:
            left.append("inner")

    def outer():
        try:
            yield from inner()
        finally:
            left.append("outer")

    game = outer()
    next(game)
    game.close()
    assert left == ["inner", "outer"]


def test_membership_in_a_range_respects_step_and_end():
    odd = range(1, 9, 2)
    assert 7 in odd
    assert 9 not in odd
    assert 4 not in odd
    assert -1 not in range(10)


def test_floor_division_and_modulo_round_towards_minus_infinity():
    assert -7 // 2 == -4
    assert -7 % 10 == 3
    assert divmod(-1, 8) == (-1, 7)


def test_a_bytearray_log_grows_by_append_and_equals_its_bytes():
    log = bytearray()
    for move in (0, 7, 255):
        log.append(move)
    log.extend(b"\x01")
    assert log == b"\x00\x07\xff\x01"
    assert bytes(log[1:3]) == b"\x07\xff"
    assert log[-1] == 1


def test_a_byte_out_of_range_is_not_checked_by_micropython_so_callers_check():
    log = bytearray()
    try:
        log.append(256)
    except (ValueError, OverflowError):
        return
    assert log == b"\x00"


def test_percent_formatting_signs_pads_and_zero_fills():
    assert "%+d %+d" % (3, -3) == "+3 -3"
    assert "%s|%3d|%-4s|%02x" % ("a", 7, "bc", 10) == "a|  7|bc  |0a"


def test_integers_grow_past_the_machine_word():
    board = 1 << 99
    assert (board >> 98) == 2
    assert board & (board - 1) == 0


def test_sorting_whole_tuples_leaves_nothing_to_the_order_they_came_in():
    """MicroPython's sort is not stable, so the engine never sorts by a key that can tie."""
    cells = [(2, "b"), (1, "z"), (2, "a")]
    assert sorted(cells) == [(1, "z"), (2, "a"), (2, "b")]
    assert sorted([cells[2], cells[0], cells[1]]) == sorted(cells)
