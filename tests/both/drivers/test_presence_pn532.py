"""The law of presence (presence_talk.py) at a PN532."""

from tests.both.drivers.presence_talk import (
    gives_way_at_once,
    leaves_after_silence,
    lies_still,
    ntags,
    outlives_stalls,
)  # fmt: skip
from tests.both.drivers.test_pn532 import over_i2c, over_spi


def opened():
    return ntags(over_spi)


def test_a_card_on_a_pn532_that_is_badly_heard_arrives_once_in_two_minutes():
    lies_still(opened)


def test_a_gap_on_a_pn532_is_no_lift_and_a_second_of_silence_is():
    leaves_after_silence(opened)


def test_another_card_on_a_pn532_arrives_at_once():
    gives_way_at_once(opened)


def test_on_i2c_it_is_the_same():
    leaves_after_silence(lambda: ntags(over_i2c))


def test_a_pn532_is_not_taken_for_dead_after_a_stall_of_the_table():
    outlives_stalls(over_spi)
