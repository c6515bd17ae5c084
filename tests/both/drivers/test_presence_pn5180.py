"""The law of presence (presence_talk.py) at a PN5180, for both of its standards."""

from tests.both.drivers import pn5180_talk
from tests.both.drivers.presence_talk import (
    gives_way_at_once,
    leaves_after_silence,
    lies_still,
    ntags,
    outlives_stalls,
)  # fmt: skip
from tests.both.models.icode import Icode


def opened():
    return ntags(pn5180_talk.over_spi)


def icodes():
    table = pn5180_talk.opened(pn5180_talk.ONE)
    table.turns(30)
    return table, table.chip.air


def test_a_card_on_a_pn5180_that_is_badly_heard_arrives_once_in_two_minutes():
    lies_still(opened)


def test_a_gap_on_a_pn5180_is_no_lift_and_a_second_of_silence_is():
    leaves_after_silence(opened)


def test_another_card_on_a_pn5180_arrives_at_once():
    gives_way_at_once(opened)


def test_an_icode_that_is_badly_heard_arrives_once_in_two_minutes():
    lies_still(icodes)


def test_a_gap_in_front_of_an_icode_is_no_lift_and_another_arrives_at_once():
    leaves_after_silence(icodes)
    gives_way_at_once(icodes, Icode(pn5180_talk.number(7)))


def test_a_pn5180_is_not_taken_for_dead_after_a_stall_of_the_table():
    outlives_stalls(pn5180_talk.over_spi)
