"""An evening with friends, by knob and tags: who sits down, and in how many gestures."""

from engine import catalogue
from engine.referee import complete
from tests.both.app.evening_talk import FRIENDS, friends
from tests.both.app.menus.test_menus import remembered
from tests.both.app.table_hands import Hands, play


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
        await hands.pick("Princess")
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
        assert hands.sees("Amazones: Al, Eve, Zoe")
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
        assert hands.sees("Bo has a seat")
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
