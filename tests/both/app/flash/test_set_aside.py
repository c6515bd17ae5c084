"""A journal as a start finds it: what cannot be resumed is kept, what makes no sense left out."""

import sys

from engine import catalogue
from engine.loading import drop
from firmware.storage.journal import Journal
from tests.both.app.power_talk import a_match
from tests.both.app.table_hands import Hands, Memory, play, unsealed
from tests.both.app.taken_up import taken_up


def set_aside(journal, name, *said):
    """A journal that cannot be resumed is kept under this name, and the screen says so."""

    async def story(hands):
        for text in said:
            assert hands.sees(text), hands.rows
        await hands.press()
        assert hands.sees("Which game?")
        assert hands.storage.files["records/" + name] == journal
        assert "match.txt" not in hands.storage.files

    hands = Hands(Memory({"match.txt": journal, "records/0002.txt": "old\n"}), "en")
    play(story, hands)
    assert hands.storage.files["records/0002.txt"] == "old\n"


def test_a_broken_journal_is_set_aside_whole():
    journal = unsealed(a_match()[0][5].before)  # what seals would find: test_seals
    broken = journal.replace("colour: red", "colour: rod")
    set_aside(broken, "0003-broken.txt", "Damaged match set aside (line 9)")
    set_aside("?\n" + journal, "0003-broken.txt", "Damaged match set aside (line 1)")
    set_aside(journal.replace("high_druid", "chess"), "0003-broken.txt", "(line 2)")
    set_aside(journal[:30], "0003-broken.txt", "Damaged match set aside")
    set_aside("", "0003-broken.txt", "Damaged match set aside (line 1)")


def test_a_journal_of_other_rules_is_set_aside():
    journal = unsealed(a_match()[0][5].before).replace("rules: 1", "rules: 0")
    set_aside(journal, "0003-changed.txt", "Rules changed: finish by hand. Match kept.")


def test_a_header_whose_lights_make_no_sense_costs_the_lights_alone():
    journal = unsealed(a_match()[0][5].before)
    for lights in ("9 1 2", "x y z", "1", "", "\u00b2 1 2", "0 1 " + "2" * 5000):
        files = {"match.txt": journal.replace("lights: 0 1 2", "lights: " + lights)}
        match = taken_up(Journal(Memory(files)))
        assert match.lights == [0, 1, 2] and len(match.referee.log) == 5


def test_a_header_whose_clock_makes_no_sense_has_none():
    journal = unsealed(a_match()[0][5].before)
    for minutes, kept in (("30", 30), ("\u00b2", 0), ("-5", 0), ("9" * 5000, 0), ("x", 0), ("", 0)):
        text = journal.replace("lights:", "clock: " + minutes + "\nlights:")
        match = taken_up(Journal(Memory({"match.txt": text})))
        assert match.minutes == kept and len(match.referee.log) == 5, minutes


def test_what_reads_a_journal_is_in_memory_no_longer_than_that_and_its_game_stays():
    journal = a_match()[0][5].before
    catalogue.unload("high_druid")
    for name in ("engine.reading", "engine.boxes.henge"):
        drop(name)
    match = taken_up(Journal(Memory({"match.txt": journal})))
    assert "engine.reading" not in sys.modules and "engine.boxes.henge" in sys.modules
    assert (
        match.referee.game.RULES
        == sys.modules[catalogue.found.module("high_druid", "rulebook")].RULES
    )
