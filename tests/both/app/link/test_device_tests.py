"""Device tests over the link: the N-th light is the chain's, and a chip's version is reported."""

import json

from firmware.lights import plates
from firmware.lights.lights import SIZES
from tests.both.app.table_hands import Hands, play

MOST = max(SIZES.values())


class Clone:
    version = 0x12
    warning = "clone"
    crowd = False

    def look(self):
        return None


def on_plates(**missing):
    hands = Hands(language="en", **missing)
    hands.app.settings.plates = True
    hands.panel.apply(hands.app.settings)
    return hands


def say(hands, line):
    from firmware.link.commands import act
    from firmware.link.link import Link

    command, _, rest = line.partition(" ")
    return act(Link(hands.app), command, rest)


def lit(hands):
    rgb = hands.devices.strip.device.rgb
    return [at // 3 for at in range(0, len(rgb), 3) if any(rgb[at : at + 3])]


def test_the_nth_light_is_the_chain_s_whatever_the_chains_say():
    async def story(hands):
        for chains in ({}, {"rail": "20..-15", "stonehenge": "altar day1..30"}):
            assert say(hands, "set " + json.dumps({"chains": chains}))["saved"]
            for light in (0, 7, 35, 114, 130):
                say(hands, "trial light %d ff0000" % light)
                await hands.wait(300)
                assert lit(hands) == [light]
        say(hands, "trial off")
        assert lit(hands) == []

    play(story, on_plates())


def test_a_light_is_tried_in_its_colour_alone_beyond_every_plate_too():
    async def story(hands):
        hands.app.panel.lights.limit_ma = 500  # dark ones draw, too: 400 of them 400 mA
        for light, length in ((0, MOST), (2, MOST), (MOST - 1, MOST), (MOST, MOST + 1), (399, 400)):
            said = say(hands, "trial light %d 0a1402" % light)
            rgb = bytes(hands.devices.strip.device.rgb)
            assert rgb == bytes(3 * light) + b"\n\x14\2" + bytes(3 * (length - light - 1))
            assert said["works"] and said["percent"] == 100

    play(story, on_plates())


def test_every_column_of_the_screen_is_tried():
    async def story(hands):
        assert say(hands, "trial screen a7")["works"]
        row = b"\xff" + b"\xa7" * 126 + b"\xff"  # and both edges whole
        assert bytes(hands.devices.screen.device.buffer) == row * 8

    play(story, on_plates())


def test_storage_is_tried_and_its_room_told():
    async def story(hands):
        hands.storage.total = 9000
        kept = dict(hands.storage.files)
        used = sum([len(text) for text in kept.values()])
        assert say(hands, "trial storage") == {"works": True, "free": 9000 - used, "total": 9000}
        assert hands.storage.files == kept
        hands.app.devices.storage = None
        assert say(hands, "trial storage") == {"works": False, "free": 0, "total": 0}

    play(story, on_plates())


def test_a_light_is_tried_where_its_place_was_lit():
    """Its frame by place and by light are the same bytes; the strip gets it all the same."""

    async def story(hands):
        lights = hands.panel.lights
        frame = bytearray(3 * SIZES["stonehenge"])
        frame[3 * 16] = 40
        lights.show(frame)
        assert lit(hands) == [0]
        say(hands, "trial light 16 280000")
        assert lit(hands) == [16]
        say(hands, "trial off")
        lights.show(frame)
        assert lit(hands) == [plates.chain("stonehenge").places.index(16)]

    play(story, on_plates())


def test_the_health_of_a_clone_says_so():
    async def story(hands):
        reader = say(hands, "health")["devices"]["reader"]
        assert (reader["works"], reader["version"], reader["warning"]) == (True, "0x12", "clone")
        hands.devices.reader.device.version = (0x32, 1, 6)
        assert say(hands, "health")["devices"]["reader"]["version"] == "0x32 1 6"
        assert "version" not in say(hands, "health")["devices"]["knob"]

    play(story, on_plates(reader=Clone()))
