"""The shelf at the table: matches are set aside and taken up again, by knob."""

from firmware.devices.simulated import devices
from firmware.link.forms import Refused
from firmware.link.link import Link
from firmware.storage.journal import Journal
from firmware.table.app import App
from tests.both.app.evening_talk import ROSTER, friends
from tests.both.app.table_hands import Memory, any_answer, play


async def answers(hands, count):
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


async def begin(hands, title, count):
    await hands.pick(title)
    await hands.pick("begin")
    await answers(hands, count)


def test_matches_are_set_aside_and_taken_up_again_each_where_it_was():
    async def story(hands):
        await begin(hands, "The High Druid", 4)
        druid = hands.log
        await hands.do("set aside")
        assert hands.sees("Match set aside")
        await hands.press()
        assert hands.labels[0] == "set aside: 1" and "match.txt" not in hands.storage.files
        hands.app.deeds.tell("2026-11-20T20:15")
        await begin(hands, "Amazones", 3)
        await hands.do("set aside")
        await hands.press()
        await hands.pick("set aside: 2")
        assert hands.labels == ["20.11. Amazones", "#1 The High Druid"]
        await hands.pick("#1 The High Druid")
        assert hands.sees("The High Druid: Zoe, Al, Eve")
        await hands.pick("take up")
        assert hands.app.match.name == "high_druid" and hands.log == druid
        await answers(hands, 1)
        assert bytes(Journal(Memory(hands.storage.files)).resume().referee.log) == hands.log
        assert hands.storage.names("shelf") == ["0002.txt"]

    play(story, friends())


def test_one_of_the_shelf_is_given_up_only_after_a_yes():
    async def story(hands):
        await begin(hands, "The High Druid", 4)
        await hands.do("set aside")
        await hands.press()
        for yes in ("no", "yes"):
            await hands.pick("set aside: 1")
            await hands.pick("#1 The High Druid")
            await hands.pick("abandon")
            await hands.pick(yes)
            if yes == "yes":
                await hands.press()
                assert hands.sees("Which game?")
            else:
                await hands.hold()
        assert hands.labels[0] == "Amazones"
        assert hands.storage.names("records") == ["0001.txt"]

    play(story, friends())


def test_a_shelf_longer_than_a_page_is_turned_over():
    async def story(hands):
        await begin(hands, "The High Druid", 2)
        await hands.do("set aside")
        await hands.press()
        text = hands.storage.files["shelf/0001.txt"]
        for number in range(2, 31):
            hands.storage.files["shelf/%04d.txt" % number] = text
        await hands.hold()
        await hands.pick("set aside: 30")
        assert len(hands.labels) == 13 and hands.labels[0] == "#30 The High Druid"
        await hands.pick("older…")
        await hands.pick("older…")
        assert hands.labels[-1] == "#1 The High Druid"
        await hands.pick("#6 The High Druid")
        await hands.pick("take up")
        assert len(hands.log) == 2 and "shelf/0006.txt" not in hands.storage.files

    play(story, friends())


def test_a_match_that_cannot_go_on_stays_on_the_shelf():
    async def story(hands):
        await hands.pick("set aside: 2")
        await hands.pick("#2 The High Druid")
        await hands.pick("take up")
        assert hands.sees("Damaged match set aside (line 2)") or hands.sees("Rules changed")
        await hands.press()
        assert hands.storage.names("shelf") == ["0001.txt", "0002.txt"]

    async def one(hands):
        await begin(hands, "The High Druid", 2)

    first = friends()
    play(one, first)
    journal = first.storage.files["match.txt"]
    old = journal[: journal.index("check: ")].replace("rules: 1", "rules: 0") + "\n"
    play(story, friends(ROSTER, **{"shelf/0001.txt": journal, "shelf/0002.txt": old}))


def test_a_damaged_match_goes_on_where_it_is_sound_and_says_what_is_missing():
    async def story(hands):
        await hands.pick("set aside: 1")
        await hands.pick("#1 The High Druid")
        await hands.pick("take up")
        assert hands.sees("Journal damaged: 2 lines lost")
        try:  # over the cable, while the message stands
            Link(hands.app).playing_or_over()
        except Refused as refused:
            assert refused.why == "no_match"
        else:
            raise AssertionError("a match that is not shown yet")
        await hands.press()
        assert len(hands.log) == 2 and hands.storage.files["records/0001-damaged.txt"] == rotten
        await answers(hands, 1)
        assert bytes(Journal(Memory(hands.storage.files)).resume().referee.log) == hands.log

    async def four(hands):
        await begin(hands, "The High Druid", 4)

    first = friends()
    play(four, first)
    lines = first.storage.files["match.txt"].split("\n")
    lines[-3] = "x" + lines[-3]
    rotten = "\n".join(lines)
    play(story, friends(ROSTER, **{"shelf/0001.txt": rotten}))


def test_where_storage_fails_a_match_stays_in_play():
    async def story(hands):
        await begin(hands, "The High Druid", 3)
        known = hands.log
        hands.storage.fails = True
        await hands.do("set aside")
        assert hands.sees("No storage")
        await hands.press()
        hands.storage.fails = False
        assert hands.log == known
        await answers(hands, 1)
        assert bytes(Journal(Memory(hands.storage.files)).resume().referee.log) == hands.log

    play(story, friends())


def test_a_match_that_is_over_goes_to_the_records_when_another_is_taken_up():
    async def story(hands):
        await begin(hands, "The High Druid", 4)
        await hands.do("set aside")
        await hands.press()
        hands.app.settings.players = ["Zoe", "Al", "Eve"]
        await begin(hands, "The High Druid", 18)
        assert hands.rows[0] == "Final scores"
        hands.app.deeds.take("0001.txt")
        assert len(hands.log) == 4 and hands.storage.names("records") == ["0002.txt"]

    play(story, friends())


def test_taking_a_match_up_that_fails_in_its_midst_leaves_the_one_in_play():
    """The one in play had gone to the shelf before storage, or memory, failed: it comes back."""
    storage = Memory()
    app = App(devices(storage))
    app.deeds.speak("en")

    def play_on(count):
        for _ in range(count):
            app.match.answer(any_answer(app.match.referee.ask, 1))

    app.deeds.begin("high_druid", ["Al", "Eve", "Zoe"], [0, 1, 2], {})
    play_on(4)
    app.deeds.begin("amazones", ["Al", "Eve", "Zoe"], [0, 1, 2], {})
    for fault in (OSError, MemoryError):

        def fails(method, name, text, fault=fault):
            if (method, name) == ("move", "shelf/0001.txt"):
                raise fault(5)

        play_on(2)
        log = bytes(app.match.referee.log)
        storage.watch = fails
        try:
            app.deeds.take("0001.txt")
            raise AssertionError("it was taken")
        except (OSError, MemoryError):
            storage.watch = None
        assert app.match.name == "amazones" and storage.names("shelf") == ["0001.txt"]
        play_on(1)
        kept = bytes(Journal(Memory(storage.files)).resume().referee.log)
        assert kept == bytes(app.match.referee.log) and kept.startswith(log)
    app.deeds.take("0001.txt")
    assert app.match.name == "high_druid" and len(app.match.referee.log) == 4


def test_settings_changed_before_a_new_match_is_shown_leave_it_its_words():
    """`new` and `brightness` in one go: the application died of words without pieces."""
    app = App(devices(Memory()))
    app.deeds.speak("en")
    app.deeds.begin("high_druid", ["Al", "Eve", "Zoe"], [0, 1, 2], {})
    assert app.deeds.change({"brightness": 50}) == []
    assert app.match.words.box is not None and app.match.plate
