"""Enrolment beside failing devices, a link, a match; and what it leaves in memory."""

import gc
import sys

from engine.loading import drop
from firmware.tags import ndef_write, register
from tests.both.app.table_hands import AMAZONES, HENGE, play
from tests.both.app.tags.test_enrol import A, B, C, bindings, table, to_box
from tests.both.tags.tag_images import ultralight

LOADED = (
    "menus.tags_menu", "menus.tag_screen", "tags.ndef_write", "tags.register_edit", "tags.ndef",
)  # fmt: skip


def test_while_storage_fails_nothing_is_bound_and_it_is_said():
    async def story(hands):
        await to_box(hands, "Stonehenge")
        hands.storage.fails = True
        await hands.tap(A)
        assert hands.sees("No storage: nothing is saved") and hands.sees("Lay the tag of day 1")
        hands.storage.fails = False
        await hands.tap(A)
        assert bindings(hands) == [A.hex() + " stonehenge d1"]

    play(story, table())


def test_where_the_register_cannot_be_read_enrolment_does_not_begin():
    async def story(hands):
        hands.storage.fails = True
        await hands.pick("Tags")
        assert hands.sees("No storage: nothing is saved")
        await hands.press()
        assert hands.sees("Which game?")

    play(story, table())


def test_a_reader_that_fails_is_told():
    async def story(hands):
        await to_box(hands, "Stonehenge")
        reader = hands.devices.reader.device
        working = reader.look
        reader.look = broken
        await hands.wait(100)
        assert hands.sees("The reader does not answer")
        reader.look = working
        await hands.wait(3000)
        await hands.tap(A)
        assert hands.sees("day 1: OK")

    def broken():
        raise OSError(5)

    play(story, table())


def test_power_may_fail_at_any_moment_and_people_go_on_where_they_were():
    async def first(hands):
        await to_box(hands, "Stonehenge")
        await hands.tap(A)
        await hands.tap(B)

    async def second(hands):
        await to_box(hands, "Stonehenge")
        assert hands.rows[0] == "Stonehenge 2/65" and hands.sees("Lay the tag of day 3")

    hands = table()
    play(first, hands)
    play(second, table(tags_txt=hands.storage.files[register.FILE]))


def test_after_enrolment_nothing_of_it_is_in_memory():
    async def story(hands):
        await hands.pick("Tags")
        await hands.hold()
        gc.collect()
        before = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
        await to_box(hands, "Stonehenge", "yes")
        await hands.tap(A)
        assert "firmware.menus.tags_menu" in sys.modules
        await hands.hold()
        await hands.pick("test")
        await hands.tap(A)
        await hands.hold()
        await hands.hold()
        assert hands.sees("Which game?")
        for name in LOADED:
            assert "firmware." + name not in sys.modules, name
            package, _, leaf = name.partition(".")
            assert not hasattr(sys.modules.get("firmware." + package), leaf), name
        gc.collect()
        if before:
            assert gc.mem_alloc() - before < 2000, gc.mem_alloc() - before

    hands = table()
    for name in LOADED:
        drop("firmware." + name)
    play(story, hands)


def test_in_french():
    async def story(hands):
        await to_box(hands, "Amazones", "non")
        assert hands.sees("Pose l'étiquette de jaune +10")
        await hands.tap(A)
        assert hands.sees("jaune +10 : OK") and hands.sees("Pose l'étiquette de jaune +5 a")
        await hands.hold()
        await hands.hold()
        assert hands.sees("Quel jeu ?")

    play(story, table("fr"))


# In a match


def named(hands, uid, box, piece):
    hands.devices.reader.device.images[uid] = ultralight()
    ndef_write.write(hands.devices.reader.device.images[uid], box.key, piece)


def test_a_tag_of_another_table_is_known_by_the_name_on_it():
    async def story(hands):
        await hands.say("anyone, lover: Cleo")
        for line in ("Alice, colour: yellow", "Bob, colour: blue", "Cleo, colour: red"):
            await hands.say(line)
        named(hands, A, AMAZONES, "yellow+5b")
        named(hands, B, HENGE, "d14")
        named(hands, C, AMAZONES, "nothing")
        await hands.tap(B)
        assert hands.sees("Piece of another game")
        await hands.tap(C)
        assert hands.sees("Unknown tag")
        await hands.tap(A)
        assert hands.sees("yellow +5") and hands.heard == "yes"
        assert hands.journal.endswith("Alice, first_bid: yellow+5b\n")
        hands.devices.reader.device.images.clear()
        await hands.tap(A)
        assert hands.heard == "yes", "once read it is known"

    hands = table()
    hands.sit("amazones", 3)
    play(story, hands)


def test_the_register_counts_before_the_name_on_the_tag():
    hands = table(tags_txt=A.hex() + " amazones head-1\n")
    named(hands, A, AMAZONES, "yellow+5b")
    hands.sit("amazones", 3)
    hands.app.match.register.reader = hands.devices.reader
    assert hands.app.match.piece(A) == AMAZONES.find("head-1")
