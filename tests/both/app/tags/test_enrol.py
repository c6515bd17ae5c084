"""Tags are put on pieces at the table, without a computer."""

from firmware.devices.gestures import GONE_MS
from firmware.tags import ndef_write, register
from firmware.tags.ndef import label as read
from firmware.tags.register_edit import Ledger
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import WHY_FIRST, Hands, play
from tests.both.tags.tag_images import TagReader, ntag213, ultralight

A, B, C = b"\x04\x11\x22\x33\x44\x55\x66", b"\x04\x11\x22\x33\x44\x55\x67", b"\x11\x22\x33\x44"


class Drawer(Shelf):
    """A shelf that lists its files, as the journal wants it."""

    def names(self, folder):
        return []


def table(language="en", **files):
    reader = TagReader()
    reader.images = {A: ntag213(), B: ultralight()}
    names = {name.replace("_", "."): files[name] for name in files}
    return Hands(Drawer(names), language, reader=reader)


def bindings(hands):
    return hands.storage.files.get(register.FILE, "").split("\n")[:-1]


async def to_box(hands, title, write="no"):
    await hands.pick("Tags" if "Tags" in hands.labels else "Étiquettes")
    await hands.pick(next(label for label in hands.labels if label.startswith(title)))
    if write:
        await hands.pick(write)


def test_the_walk_goes_through_a_box_in_order_and_binds_what_is_laid():
    async def story(hands):
        await hands.pick("Tags")
        assert hands.labels == ["Amazones 0/91", "Why First 0/32", "Stonehenge 0/65", "test"]
        await hands.pick("Why First 0/32")
        await hands.pick("no")
        assert hands.rows[0] == "Why First 0/32" and hands.sees("Lay the tag of card -4")
        await hands.tap(A)
        assert hands.sees("card -4: OK") and hands.heard == "yes"
        assert hands.rows[0] == "Why First 1/32" and hands.sees("Lay the tag of card -3 a")
        await hands.tap(C)
        assert bindings(hands) == [A.hex() + " why_first -4", C.hex() + " why_first -3a"]
        assert hands.devices.reader.device.images[A].writes == []

    play(story, table())


def test_skip_back_choose_and_finish_and_going_on_where_it_stopped():
    async def story(hands):
        await to_box(hands, "Stonehenge")
        await hands.pick("skip")
        assert hands.sees("Lay the tag of day 2")
        await hands.tap(A)
        assert hands.sees("Lay the tag of day 3")
        await hands.pick("back")
        await hands.pick("back")
        assert hands.sees("Lay the tag of day 1")
        await hands.pick("skip")
        assert hands.sees("Lay the tag of day 3"), "day 2 has its tag"
        await hands.pick("choose…")
        assert len(hands.labels) == 65 and hands.labels[34] == "night 5"
        await hands.pick("night 5")
        assert hands.sees("Lay the tag of night 5")
        await hands.tap(B)
        assert hands.sees("Lay the tag of night 6")
        await hands.pick("finish")
        assert "Stonehenge 2/65" in hands.labels
        await hands.pick("Stonehenge 2/65")
        await hands.pick("no")
        assert hands.sees("Lay the tag of day 1")
        await hands.hold()
        assert "Stonehenge 2/65" in hands.labels
        await hands.hold()
        assert hands.sees("Which game?")

    play(story, table())


def test_what_a_binding_would_replace_is_said_and_replaced_only_on_yes():
    async def story(hands):
        before = bindings(hands)
        await to_box(hands, "Stonehenge")
        assert hands.sees("Lay the tag of day 2")
        await hands.tap(A)
        assert hands.heard == "no" and hands.labels == ["no", "yes"]
        assert hands.sees("It is Stonehenge day 1. Replace?")
        await hands.pick("no")
        assert bindings(hands) == before and hands.sees("Lay the tag of day 2")
        await hands.tap(C)
        assert hands.sees("It is Amazones head -1. Replace?")
        await hands.pick("yes")
        assert bindings(hands) == [A.hex() + " stonehenge d1", C.hex() + " stonehenge d2"]
        await hands.pick("back")
        await hands.tap(B)
        assert hands.sees("day 2 has one already. Replace?")
        await hands.tap(A)
        assert hands.sees("It is Stonehenge day 1. day 2 has one already. Replace?")
        await hands.pick("yes")
        assert bindings(hands) == [A.hex() + " stonehenge d2"]

    lines = A.hex() + " stonehenge d1\n" + C.hex() + " amazones head-1\n"
    play(story, table(tags_txt=lines))


def test_the_same_tag_again_for_its_piece_is_no_duplicate():
    async def story(hands):
        await to_box(hands, "Stonehenge")
        await hands.tap(A)
        await hands.pick("back")
        await hands.tap(A)
        assert hands.sees("day 1: OK") and hands.sees("Lay the tag of day 2")
        assert bindings(hands) == [A.hex() + " stonehenge d1"]

    play(story, table())


def test_names_are_written_on_the_tags_if_people_want_it():
    async def story(hands):
        await to_box(hands, "Stonehenge", "yes")
        chips = hands.devices.reader.device.images
        await hands.tap(A)
        assert read(chips[A]) == ("stonehenge", "d1") and hands.sees("day 1: OK")
        await hands.tap(C)
        assert hands.sees("Not written: hold it longer") and hands.heard == "no"
        assert hands.sees("Lay the tag of day 2") and len(bindings(hands)) == 2
        chips[C] = ultralight()
        chips[C].bytes[12:16] = bytes(4)
        await hands.tap(C)
        assert hands.sees("Not formatted: name not written")
        chips[C] = ultralight(b"\x03\x04nope\xfe")
        await hands.tap(C)
        assert hands.sees("Unreadable content. Replace?")
        hands.reader.uid = C
        await hands.wait(400)
        await hands.pick("yes")
        assert read(chips[C]) == ("stonehenge", "d2") and hands.sees("day 2: OK")

    play(story, table())


def test_a_tag_that_says_something_else_is_asked_about():
    async def story(hands):
        chips = hands.devices.reader.device.images
        ndef_write.write(chips[A], "amazones", "yellow+5b")
        ndef_write.write(chips[B], "chess", "king")
        await to_box(hands, "Stonehenge", "yes")
        await hands.tap(B)
        assert hands.sees("It says chess king. Replace?")
        await hands.tap(A)
        assert hands.sees("It says Amazones yellow +5 b. Replace?") and not bindings(hands)
        hands.reader.uid = A
        await hands.wait(400)
        await hands.pick("yes")
        assert read(chips[A]) == ("stonehenge", "d1")
        assert bindings(hands) == [A.hex() + " stonehenge d1"]

    play(story, table())


def test_any_tag_is_told_and_can_be_forgotten():
    async def story(hands):
        chips = hands.devices.reader.device.images
        ndef_write.write(chips[A], "stonehenge", "d2")
        ndef_write.write(chips[B], "why_first", "-4")
        await hands.pick("Tags")
        await hands.pick("test")
        assert hands.sees("Lay any tag") and hands.labels == ["finish"]
        await hands.tap(A)
        assert hands.sees(A.hex() + " It is Stonehenge day 1. It says Stonehenge day 2.")
        await hands.tap(C)
        assert hands.sees(C.hex() + " Unknown tag") and hands.labels == ["finish"]
        assert hands.heard == "no"
        await hands.tap(B)
        assert hands.sees("It says Why First card -4.") and hands.heard == "yes"
        hands.reader.uid = A
        await hands.wait(400)
        await hands.pick("forget")
        assert hands.sees("Forget this tag?")
        await hands.pick("no")
        assert len(bindings(hands)) == 1
        hands.reader.uid = None
        await hands.wait(GONE_MS + 100)
        hands.reader.uid = A
        await hands.wait(400)
        await hands.pick("forget")
        await hands.pick("yes")
        assert hands.sees("Tag forgotten") and not bindings(hands) and read(chips[A]) is None

    play(story, table(tags_txt=A.hex() + " stonehenge d1\n"))


def test_when_all_is_tagged_it_is_said_and_single_tags_can_be_replaced():
    async def story(hands):
        await to_box(hands, "Why First")
        assert hands.sees("Lay the tag of card +5")
        await hands.tap(A)
        assert hands.sees("card +5: OK Every piece is tagged") and hands.heard == "end"
        assert hands.rows[0] == "Why First 32/32"
        await hands.pick("choose…")
        await hands.pick("card -4")
        await hands.tap(B)
        await hands.pick("yes")
        assert Ledger(hands.storage).of_piece(WHY_FIRST, 0) == [B]
        await hands.hold()
        await hands.pick("Why First 32/32")
        await hands.pick("no")
        assert hands.sees("Every piece is tagged")

    some = [
        register.line(bytes((4, 5, 6, piece)), WHY_FIRST, piece)
        for piece in range(WHY_FIRST.size - 1)
    ]
    play(story, table(tags_txt="".join(some)))


def test_a_tag_that_draws_its_number_by_lot_is_not_bound():
    async def story(hands):
        await to_box(hands, "Why First", "no")
        await hands.tap(b"\x08\xa1\xb2\xc3")
        assert hands.sees("Phone or bank card: take another") and hands.heard == "no"
        assert not bindings(hands)
        await hands.tap(b"\x08\xa1\xb2\xc3\x04\x05\x06")  # seven bytes are the maker's
        assert len(bindings(hands)) == 1

    play(story, table())
