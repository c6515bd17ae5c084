"""Settings at the table itself: they count at once, and are kept before they are confirmed."""

import json

from engine.loading import drop
from firmware.storage.settings import FILE
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import Hands, any_answer, play


class Drawer(Shelf):
    """A shelf that lists its files, as the journal wants it."""

    def names(self, folder):
        return []


class Cut(Exception):
    """The plug is out."""


def table(language="en", **fields):
    fields["language"] = language
    return Hands(Drawer({FILE: json.dumps(fields)}))


def druids():
    hands = table()
    hands.sit("high_druid", 3)
    return hands


def kept(hands):
    """What the file says."""
    return json.loads(hands.storage.files[FILE])


def brightest(hands):
    return max(hands.devices.strip.device.rgb)


async def to(hands, *labels):
    await hands.pick("Settings" if "Settings" in hands.labels else "Réglages")
    for label in labels:
        await hands.pick(label)


def test_night_and_sound_are_two_presses_away_and_kept():
    async def story(hands):
        await to(hands)
        assert hands.panel.questions.at == 0 and hands.sees("▶night mode: no")
        await hands.press()
        assert hands.sees("▶night mode: yes") and hands.heard == "yes"
        assert kept(hands)["night"] is True and hands.panel.lights.brightness == 25
        await hands.pick("sound: yes")
        assert kept(hands)["mute"] is True and hands.sees("▶sound: no")
        await hands.pick("back")
        assert hands.sees("Which game?")

    hands = table()
    play(story, hands)
    again = Hands(hands.storage)
    assert again.panel.lights.brightness == 25 and again.app.settings.mute


def test_a_muted_table_makes_no_sound_until_it_is_told_to():
    async def story(hands):
        played = hands.devices.buzzer.device.played
        await to(hands, "sound: no")
        assert hands.heard == "yes"
        await hands.pick("sound: yes")
        hands.devices.buzzer.device.played = played = []
        await hands.turn(3)
        await hands.hold()
        await hands.turn(1)
        assert played == [] == hands.devices.buzzer.device.played

    play(story, table(mute=True))


def test_the_night_light_is_a_few_gestures_from_a_match_and_dims_it_at_once():
    async def story(hands):
        await hands.answer(any_answer(hands.ask, 0))
        before = hands.log, brightest(hands)
        await hands.do("Settings")
        await hands.press()
        await hands.hold()
        await hands.wait(2500)
        assert hands.log == before[0] and hands.asked
        assert 0 < brightest(hands) <= before[1] // 4 + 1
        assert kept(hands)["night"] is True and hands.storage.exists("match.txt")
        await hands.answer(any_answer(hands.ask, 1))
        assert len(hands.log) == len(before[0]) + 1

    play(story, druids())


def test_the_lights_follow_the_knob_and_held_they_are_as_before():
    async def story(hands):
        await to(hands, "at night: 25 %")
        assert hands.sees("Brightness at night") and hands.sees("▶25 %")
        await hands.wait(200)
        assert brightest(hands) == 255 * 25 // 100
        await hands.turn(-2)
        await hands.wait(200)
        assert brightest(hands) == 255 * 10 // 100, "before anything is pressed"
        await hands.hold()
        assert hands.panel.lights.brightness == 100 and brightest(hands) == 0
        assert hands.app.settings.night_brightness == 25
        await hands.pick("at night: 25 %")
        await hands.pick("5 %")
        assert kept(hands)["night_brightness"] == 5 and hands.panel.lights.brightness == 100
        await hands.pick("night mode: no")
        assert hands.panel.lights.brightness == 5

    play(story, table())


def test_a_level_from_a_computer_is_offered_too():
    async def story(hands):
        await to(hands, "by day: 33 %")
        assert hands.labels[3:6] == ["25 %", "33 %", "40 %"] and hands.sees("▶33 %")
        await hands.pick("40 %")
        assert hands.panel.lights.brightness == 40 == kept(hands)["brightness"]

    play(story, table(brightness=33))


def test_the_current_is_chosen_by_what_the_table_is_plugged_into():
    async def story(hands):
        await to(hands, "current 300 mA", "700 mA: USB 3 of a computer")
        assert hands.sees("▶current 700 mA") and kept(hands)["limit_ma"] == 700
        lights = hands.panel.lights
        lights.show(bytearray(b"\xff" * 3 * 36))
        drawn = sum([value * (16, 11, 15)[i % 3] for i, value in enumerate(lights.shown)]) / 255
        assert 36 + drawn <= 700 and lights.percent < 100
        await hands.pick("this table")
        await hands.turn(9)
        assert hands.sees("Limit: lights at %d %%" % lights.percent)

    play(story, table())


def test_a_new_table_asks_whether_its_parts_are_right_and_sets_what_is_not():
    async def story(hands):
        await hands.pick("English")
        assert hands.sees("All in order? Lights red, green, blue?")
        await hands.wait(5000)
        assert hands.devices.strip.device.rgb[:12] == b"\x40\0\0\0\x40\0\0\0\x40\0\0\0"
        await hands.pick("no")
        assert not any(hands.devices.strip.device.rgb)
        await hands.pick("knob: clicks")
        await hands.pick("2")
        await hands.pick("done")
        await hands.press()
        assert kept(hands)["hardware"] == {"knob_detents": 2} and hands.sees("Which game?")

    hands = Hands()
    play(story, hands)

    async def again(hands):
        assert hands.sees("Which game?"), "it is asked once"

    play(again, Hands(hands.storage))


def test_what_no_driver_finds_out_is_set_at_the_table_and_counts_from_the_next_start():
    async def story(hands):
        await to(hands, "parts", "knob: clicks")
        assert hands.sees("▶1") and hands.sees("every 2nd")
        await hands.pick("2")
        assert kept(hands)["hardware"] == {"knob_detents": 2} and hands.heard == "yes"
        await hands.pick("lights: colours")
        await hands.pick("GRBW")
        await hands.pick("screen: chip")
        await hands.pick("ssd1306")
        wanted = {"knob_detents": 2, "light_order": "GRBW", "screen": "ssd1306"}
        assert kept(hands)["hardware"] == wanted
        await hands.pick("lights: colours")
        assert hands.sees("▶GRBW"), "where it stands"
        await hands.pick("GRB")
        await hands.pick("done")
        assert hands.sees("plug was pulled")
        await hands.press()
        assert hands.sees("▶parts")
        assert kept(hands)["hardware"] == {"knob_detents": 2, "screen": "ssd1306"}, "usual: no word"
        await hands.pick("parts")
        await hands.pick("done")
        assert hands.sees("▶parts"), "nothing was changed"

    play(story, table())


def test_a_number_of_lights_from_a_computer_is_offered_too():
    async def story(hands):
        await to(hands, "parts", "lights: number")
        assert hands.sees("▶33") and hands.labels[0] == "as the plate"
        await hands.hold()
        await hands.pick("done")
        assert kept(hands)["hardware"] == {"light_count": 33}

    play(story, table(hardware={"light_count": 33}))


def test_how_soon_an_idle_table_rests_is_chosen_in_minutes_or_never():
    async def story(hands):
        await to(hands, "rests: 10 min", "never")
        assert hands.sees("▶rests: 0 min") and kept(hands)["rest"] == 0
        assert not hands.panel.slumber.after_ms
        await hands.pick("rests: 0 min")
        await hands.pick("20 min")
        assert kept(hands)["rest"] == 20 and hands.panel.slumber.after_ms == 20 * 60000

    play(story, table())


def test_where_nothing_can_be_kept_it_is_said_and_counts_for_now():
    async def story(hands):
        hands.storage.fails = True
        await to(hands, "night mode: no")
        assert hands.sees("Not saved: lasts until switched off") and hands.heard == "no"
        await hands.press()
        assert hands.sees("▶night mode: yes") and hands.panel.lights.brightness == 25
        hands.storage.fails = False
        assert "night" not in kept(hands)
        await hands.pick("sound: yes")
        assert kept(hands)["night"] is True, "all that counts is kept as soon as it can be"

    play(story, table())


def test_a_plug_pulled_while_they_are_kept_leaves_the_good_ones_and_confirms_nothing():
    for writes in (0, 1):  # before the copy of the good ones, before the new ones
        hands = table(brightness=60)
        written = []

        def watch(method, name, text, written=written, writes=writes):
            if len(written) == writes:
                raise Cut()
            written.append(name)

        async def story(hands, watch=watch):
            await to(hands)
            hands.storage.watch = watch
            await hands.pick("night mode: no")

        try:
            play(story, hands)
        except Cut:
            hands.storage.watch = None
        assert len(written) == writes and hands.heard != "yes"
        settings = Hands(hands.storage).app.settings
        assert (settings.faults, settings.brightness, settings.night) == ([], 60, False)


def test_this_table_says_what_it_is_and_the_next_match_has_the_room():
    class Clone:
        NAME = "Clone"
        version = 0x12
        warning = "clone"

        def look(self):
            return None

    async def story(hands):
        import sys

        drop("firmware.menus.settings_menu")  # another test may have imported it
        hands.devices.reader.device = Clone()
        hands.devices.reader.works = True
        await to(hands, "cette table")
        rows = " ".join(hands.rows)
        await hands.turn(9)
        rows += " ".join(hands.rows)
        assert "Trilithon 0." in rows and "Lecteur Clone" in rows and "0x12" in rows
        await hands.press()
        await hands.pick("retour")
        assert "firmware.menus.settings_menu" not in sys.modules and hands.sees("Quel jeu ?")

    play(story, table("fr"))
