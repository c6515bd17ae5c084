"""An evening with friends, by knob and tags: who sits down, in how many gestures, and the shelf."""

from engine import catalogue
from engine.referee import complete
from firmware.devices.simulated import uid_of
from firmware.storage.journal import Journal
from tests.both.app.table_hands import AMAZONES, Hands, Memory, any_answer, play
from tests.both.app.test_menus import remembered, spell

FRIENDS = {"players": ["Zoe", "Al", "Eve"], "lights": [3, 1, 0]}
ROSTER = "Zoe, 3, 04010203040506\nBo, 4, 04aa0000000001\nCy, -, 04aa0000000002\n"


def friends(people=ROSTER, **more):
    storage = remembered(**FRIENDS)
    storage.files["people.txt"] = people
    storage.files.update(more)
    return Hands(storage)


class Counted(Hands):
    """Counts gestures: a turn however far, a press, a held knob, a tag laid."""

    gestures = 0

    async def turn(self, detents):
        self.gestures += bool(detents)
        await Hands.turn(self, detents)

    async def press(self):
        self.gestures += 1
        await Hands.press(self)

    async def hold(self):
        self.gestures += 1
        await Hands.hold(self)

    async def tap(self, uid):
        self.gestures += 1
        await Hands.tap(self, uid)


# Fewer presses


def test_with_last_times_people_and_the_usual_rules_every_game_begins_in_three_gestures():
    def beginning(label):
        async def story(hands):
            await hands.pick(label)
            await hands.press()
            assert hands.app.match.players == ["Zoe", "Al", "Eve"][: hands.referee.seats]
            assert hands.app.match.lights == [3, 1, 0][: hands.referee.seats]
            assert hands.gestures <= 3, (label, hands.gestures)

        return story

    for label in ("Amazones", "Why First?", "Celtic Whist"):
        play(beginning(label), Counted(remembered(**FRIENDS)))


def test_the_usual_rules_are_one_press_away_when_others_were_chosen():
    async def story(hands):
        await hands.pick("Amazones")
        await hands.pick("rules…")
        await hands.pick("the lover")
        await hands.pick("per male")
        await hands.pick("usual rules")
        assert "usual rules" not in hands.labels
        await hands.pick("begin")
        assert hands.referee.options == complete(catalogue.load("amazones"), 3, {})

    play(story, friends())


def test_a_game_without_options_says_so():
    async def story(hands):
        await hands.pick("The Magic of Stonehenge")
        await hands.pick("rules…")
        assert hands.sees("This game has no options")
        await hands.press()
        await hands.pick("begin")
        assert hands.app.match.name == "magic"

    play(story, friends())


# Who sits where


def test_the_seats_are_turned_with_their_lights():
    async def story(hands):
        await hands.pick("Amazones")
        await hands.pick("change seats")
        assert hands.sees("Amazones : Al, Eve, Zoe")
        await hands.pick("begin")
        assert hands.app.match.players == ["Al", "Eve", "Zoe"]
        assert hands.app.match.lights == [1, 0, 3]
        assert hands.app.settings.players == ["Al", "Eve", "Zoe"]

    play(story, friends())


def test_a_game_with_fewer_seats_forgets_nobody():
    async def story(hands):
        await hands.pick("Stonehenge Backgammon")
        await hands.pick("begin")
        assert hands.app.match.players == ["Zoe", "Al"]
        assert hands.app.settings.players == ["Zoe", "Al", "Eve"]
        assert hands.app.settings.lights == [3, 1, 0]

    play(story, friends())


def test_people_sit_down_by_laying_their_tags():
    async def story(hands):
        await hands.pick("Amazones")
        await hands.pick("who plays…")
        await hands.tap(bytes.fromhex("04aa0000000001"))
        assert hands.sees("Who sits in seat 2?")
        await hands.tap(bytes.fromhex("04aa0000000001"))
        assert hands.sees("Bo sits already")
        await hands.tap(bytes.fromhex("04aa0000000009"))
        assert hands.sees("Nobody has this tag") and hands.heard == "no"
        await hands.tap(bytes.fromhex("04010203040506"))
        await hands.tap(bytes.fromhex("04aa0000000002"))
        assert hands.sees("Colour for Cy?") and "yellow" not in hands.labels
        await hands.pick("cyan")
        await hands.pick("that is all")
        await hands.pick("begin")
        assert hands.app.match.players == ["Bo", "Zoe", "Cy"]
        assert hands.app.match.lights == [4, 3, 5]

    play(story, friends())


def test_a_preferred_light_that_is_taken_is_asked_for():
    async def story(hands):
        await hands.pick("Why First?")
        await hands.pick("who plays…")
        await hands.pick("Al")
        await hands.pick("Cy")
        assert hands.sees("Colour for Cy?") and "blue" not in hands.labels
        await hands.hold()
        assert hands.sees("Which game?")

    play(story, friends("Cy, 1, -\n"))


# The roster at the table


def test_somebody_new_gets_a_colour_and_a_tag_by_knob_and_is_known_from_then_on():
    async def story(hands):
        await hands.pick("Players")
        assert hands.labels == ["new player…", "back"]
        await hands.pick("new player…")
        await spell(hands, "ZOE")
        assert hands.labels == ["name…", "colour: any", "tag: no", "erase", "back"]
        await hands.pick("colour: any")
        await hands.pick("green")
        await hands.pick("tag: no")
        assert hands.sees("Zoe: lay your tag")
        await hands.tap(b"\4\1\2\3\4\5\6")
        assert hands.heard == "yes" and "tag: yes" in hands.labels
        await hands.pick("back")
        assert hands.labels == ["Zoe", "new player…", "back"]
        await hands.hold()
        assert hands.sees("Which game?")

    hands = Hands(remembered())
    play(story, hands)
    assert hands.storage.files["people.txt"] == "Zoe, 2, 04010203040506\n"


def test_a_tag_belongs_to_one_person_and_to_no_piece():
    async def story(hands):
        await hands.pick("Players")
        await hands.pick("Cy")
        await hands.pick("tag: yes")
        await hands.tap(b"\4\1\2\3\4\5\6")
        assert hands.sees("This tag is Zoe’s") and hands.heard == "no"
        await hands.press()
        await hands.pick("tag: yes")
        await hands.tap(uid_of(AMAZONES, 3))
        assert hands.sees("This tag is on a piece")
        await hands.press()
        await hands.pick("tag: yes")
        await hands.press()
        assert "tag: no" in hands.labels

    hands = friends()
    play(story, hands)
    assert hands.storage.files["people.txt"].endswith("Cy, -, -\n")


def test_who_is_renamed_or_erased_is_so_in_last_times_line_up_too():
    async def story(hands):
        await hands.pick("Players")
        await hands.pick("Zoe")
        await hands.pick("name…")
        await spell(hands, "ZAC")
        assert hands.app.settings.players == ["Zac", "Al", "Eve"]
        await hands.pick("name…")
        await spell(hands, "CY")
        assert hands.sees("Name is taken")
        await hands.press()
        await hands.pick("erase")
        assert hands.sees("Erase Zac here? Records keep the name") and hands.panel.at == 1
        await hands.pick("yes")
        assert hands.app.settings.players == ["Al", "Eve"] and hands.app.settings.lights == [1, 0]

    hands = friends()
    play(story, hands)
    assert hands.storage.files["people.txt"].startswith("Bo, 4,")


def test_lines_of_the_roster_that_make_no_sense_are_kept_and_nobody_sees_them():
    async def story(hands):
        await hands.pick("Players")
        assert hands.labels == ["Bo", "new player…", "back"]
        await hands.pick("Bo")
        await hands.pick("colour: any")
        await hands.pick("red")

    torn = "# ours\nAnn, 99, -\nA:b, 1, -\nBo, -, -\nCy, 1, 04zz\nDee, 1, 0401"
    hands = friends(torn)
    play(story, hands)
    changed = torn.replace("Bo, -, -", "Bo, 0, -") + "\n"
    assert hands.storage.files["people.txt"] == changed


# The shelf


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
        hands.app.date = "2026-11-20T20:15"
        await begin(hands, "Amazones", 3)
        await hands.do("set aside")
        await hands.press()
        await hands.pick("set aside: 2")
        assert hands.labels == ["20.11. Amazones", "#1 The High Druid"]
        await hands.pick("#1 The High Druid")
        assert hands.sees("The High Druid : Zoe, Al, Eve")
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
        hands.app.take("0001.txt")
        assert len(hands.log) == 4 and hands.storage.names("records") == ["0002.txt"]

    play(story, friends())
