"""The law of presence (presence_talk.py) at an MFRC522."""

from tests.both.drivers.presence_talk import (
    gives_way_at_once,
    leaves_after_silence,
    lies_still,
    ntags,
    outlives_stalls,
)  # fmt: skip
from tests.both.drivers.reader_talk import mfrc522

opened = ntags


def test_a_card_on_an_mfrc522_that_is_badly_heard_arrives_once_in_two_minutes():
    lies_still(opened)


def test_a_gap_on_an_mfrc522_is_no_lift_and_a_second_of_silence_is():
    leaves_after_silence(opened)


def test_another_card_on_an_mfrc522_arrives_at_once():
    gives_way_at_once(opened)


def test_an_mfrc522_is_not_taken_for_dead_after_a_stall_of_the_table():
    outlives_stalls(mfrc522)
