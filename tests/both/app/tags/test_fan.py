"""A sorted fan of cards is slid over the reader: the order in which tags come is their order."""

from firmware.devices.gestures import GONE_MS
from tests.both.app.table_hands import play
from tests.both.app.tags.test_enrol import A, B, C, bindings, table, to_box

D, E = b"\x04\x11\x22\x33\x44\x55\x68", b"\x04\x11\x22\x33\x44\x55\x69"
FIRST = ["-4", "-3a", "-3b", "-3c", "-2a"]


async def lay(hands, *tags):
    """All that lie there now; some may have lain there before."""
    hands.devices.reader.device.tags = list(tags)
    await hands.wait(GONE_MS + 200)


def bound(hands):
    return [line.split()[0] for line in bindings(hands)]


async def enrolling(hands):
    await to_box(hands, "Why First", "no")


def test_each_tag_that_comes_beside_the_others_is_the_next_pieces():
    async def story(hands):
        await enrolling(hands)
        for count in range(1, 6):
            await lay(hands, *[A, B, C, D, E][:count])
            assert hands.heard == "yes" and hands.rows[0] == "Why First %d/32" % count
        assert bound(hands) == [tag.hex() for tag in (A, B, C, D, E)]
        assert [line.split()[2] for line in bindings(hands)] == FIRST
        await lay(hands)
        assert len(bindings(hands)) == 5

    play(story, table())


def test_two_that_come_at_once_are_not_bound_nor_is_one_that_comes_beside_them():
    async def story(hands):
        await enrolling(hands)
        await lay(hands, A)
        await lay(hands, A, B, C)
        assert hands.heard == "no" and hands.sees("Lift all tags") and hands.sees("card -3 a")
        await lay(hands, A, B, C, D)
        assert hands.heard == "no" and bound(hands) == [A.hex()]
        await lay(hands)
        await lay(hands, B)
        await lay(hands, B, C)
        assert bound(hands) == [A.hex(), B.hex(), C.hex()]

    play(story, table())


def test_a_question_about_a_tag_stays_while_another_comes_beside_it_and_binds_nothing():
    async def story(hands):
        await enrolling(hands)
        await lay(hands, A)
        await lay(hands)
        await lay(hands, A)  # it is another piece's already
        assert hands.sees("Replace?")
        await lay(hands, A, B)
        assert hands.sees("Replace?") and hands.heard == "no"
        await hands.pick("yes")
        assert bindings(hands) == [A.hex() + " why_first -3a"]
        await lay(hands, A, B, C)
        assert hands.sees("Lift all tags") and len(bindings(hands)) == 1
        await lay(hands)
        await lay(hands, C)
        assert len(bindings(hands)) == 2

    play(story, table())


def test_another_tag_in_place_of_the_one_asked_about_is_taken_instead():
    async def story(hands):
        await enrolling(hands)
        await lay(hands, A)
        await lay(hands)
        await lay(hands, A)
        assert hands.sees("Replace?")
        await lay(hands)
        await lay(hands, B)
        assert bound(hands) == [A.hex(), B.hex()]

    play(story, table())
