"""Where the lights are is taught at the table: light after light, people say which place it is."""

import json
import sys

from engine import found
from engine.loading import drop
from engine.plates.rail import RAIL
from firmware.devices.simulated import Strip
from firmware.storage.settings import FILE
from tests.both.app.shelf import Shelf
from tests.both.app.table_hands import Hands, play


class Drawer(Shelf):
    """A shelf that lists its files, as the journal wants it."""

    def names(self, folder):
        return []


def table(language="en", **fields):
    """A table with real plates."""
    fields["language"] = language
    hands = Hands(Drawer({FILE: json.dumps(fields)}))
    hands.app.settings.plates = True
    hands.panel.apply(hands.app.settings)
    return hands


def kept(hands):
    return json.loads(hands.storage.files[FILE])["chains"] if hands.storage.files else {}


def lit(hands):
    """The numbers of the lights that are lit on the strip."""
    rgb = hands.devices.strip.device.rgb
    return [at // 3 for at in range(0, len(rgb), 3) if any(rgb[at : at + 3])]


async def to_lesson(hands, plate):
    await hands.pick("Settings")
    await hands.pick("lights: where?")
    assert hands.labels == ["Amazones", "Why First?", "Stonehenge"]
    await hands.pick(plate)


def test_a_plate_wired_as_usual_is_press_press_press():
    async def story(hands):
        await to_lesson(hands, "Amazones")
        for light, label in enumerate(["seat 2", "seat 1", "legs", "torso", "head", "seat 3"]):
            assert hands.sees("Light %d: where?" % (light + 1)) and hands.sees("▶" + label)
            assert lit(hands) == [light]
            await hands.press()
        await hands.press()
        await hands.press()
        assert hands.sees("Every place has its light.") and hands.sees("▶keep")
        await hands.press()
        assert kept(hands) == {} and hands.heard == "yes", "the usual chain needs no words"
        assert hands.sees("▶lights: where?") and lit(hands) == []

    play(story, table(chains={"bed": "head seat1..5"}))


def test_a_plate_wired_backwards_lights_the_right_place_in_a_match():
    async def story(hands):
        await to_lesson(hands, "Why First?")
        for label in ("space 20", "space 19"):
            await hands.pick("elsewhere…")
            await hands.pick(label)
        assert hands.sees("▶space 18"), "it is wired from its other end"
        await hands.pick("several…")
        assert hands.sees("Turn while lights match") and lit(hands) == [2]
        await hands.turn(3)
        await hands.wait(200)
        assert hands.sees("▶space 15") and lit(hands) == [5]
        await hands.turn(-4)
        assert hands.sees("▶space -15") and lit(hands) == [35]
        await hands.press()
        assert hands.sees("Every place has its light.")
        await hands.press()
        assert kept(hands) == {"rail": "20..-15"}
        await hands.hold()
        hands.app.deeds.begin("why_first", ["Ann", "Bob"], [0, 1], {})
        await hands.hold()
        marked = sorted({place for place, _ in hands.panel.marks})
        assert marked and hands.panel.size == 36
        seen = set()
        for _ in range(40):
            await hands.wait(100)
            seen.update(lit(hands))
        assert sorted(seen) == sorted([35 - place for place in marked])

    play(story, table())


def test_a_chain_taught_counts_from_the_next_start_too():
    hands = table(chains={"rail": "20..-15"})
    assert hands.app.settings.known_chains()[36].places[:2] == [RAIL + 20, RAIL + 19]


def test_dark_lights_doubled_ones_and_missing_places_are_taught_too():
    async def story(hands):
        await to_lesson(hands, "Amazones")
        await hands.pick("nowhere")
        assert lit(hands) == [1]
        await hands.pick("seat 2")
        await hands.pick("elsewhere…")
        await hands.turn(-2)
        assert hands.sees("▶seat 2"), "the last light's place once more"
        await hands.press()
        await hands.pick("elsewhere…")
        await hands.pick("head")
        await hands.pick("back")
        assert hands.sees("Light 4: where?") and "head" not in hands.labels
        await hands.pick("elsewhere…")
        await hands.pick("torso")
        await hands.pick("finish")
        assert hands.sees("Lights taught: 4. Keep them?")
        await hands.pick("keep")
        assert kept(hands) == {"bed": "- seat2*2 torso"}

    play(story, table())


def test_a_lesson_stopped_half_way_changes_nothing():
    async def story(hands):
        before = dict(hands.storage.files)
        for stop in ("finish", "hold"):
            await (to_lesson(hands, "Stonehenge") if stop == "finish" else hands.pick("Stonehenge"))
            await hands.pick("several…")
            await hands.turn(10)
            await hands.press()
            assert hands.sees("Light 12: where?") and hands.sees("▶space 27")
            await (hands.pick("finish") if stop == "finish" else hands.hold())
            assert hands.panel.questions.at == 0, "no press by accident ends it"
            await hands.press()
            assert hands.sees("Light 12: where?")
            await hands.hold()
            await hands.pick("keep nothing")
            assert hands.sees("▶lights: where?") and hands.storage.files == before
            assert hands.app.settings.chains == {"rail": "20..-15"} and lit(hands) == []
            await hands.pick("lights: where?")
        await hands.hold()

    play(story, table(chains={"rail": "20..-15"}))


def test_what_is_taught_is_checked_like_every_setting_and_fits_the_lights_limit():
    async def story(hands):
        await to_lesson(hands, "Stonehenge")
        await hands.wait(200)
        lights = hands.panel.lights
        assert max(lights.shown) * 42 // 255 + len(lights.shown) // 3 <= 130
        await hands.pick("several…")
        await hands.turn(-1)
        assert hands.sees("▶altar") and lit(hands) == [114]
        await hands.press()
        await hands.pick("keep")
        assert hands.app.settings.chains == {}

    play(story, table(limit_ma=130))


def test_a_chain_longer_than_usual_is_taught_to_its_end():
    class Short(Strip):
        """A driver made for the lights of the settings."""

        count = 8

        def grow(self, count):
            self.count = count

        def write(self, rgb):
            self.rgb = bytes(rgb[: 3 * self.count])

    async def story(hands):
        hands.devices.strip.device = Short()
        await to_lesson(hands, "Amazones")
        for light in range(10):
            assert lit(hands) == [light]
            await hands.pick("nowhere")
        await hands.pick("several…")
        await hands.turn(-1)
        assert lit(hands) == [17]
        await hands.press()
        await hands.pick("keep")
        assert kept(hands) == {"bed": "-*10 " + found.plate("bed").chain}

    play(story, table())


def test_without_a_storage_it_counts_for_now_and_all_is_put_away():
    menus = ("menus.settings_menu", "menus.lights_menu", "link.device_tests")

    async def story(hands):
        for name in menus:
            drop("firmware." + name)  # another test may have imported it
        hands.storage.fails = True
        await to_lesson(hands, "Amazones")
        await hands.pick("nowhere")
        await hands.pick("several…")
        await hands.turn(-1)
        await hands.press()
        await hands.pick("keep")
        assert hands.sees("Not saved: lasts until switched off")
        await hands.press()
        assert hands.app.settings.chains == {"bed": "- " + found.plate("bed").chain}
        assert hands.panel.lights.chains[8].size == 9
        await hands.pick("back")
        for name in menus:
            assert "firmware." + name not in sys.modules

    play(story, table())
