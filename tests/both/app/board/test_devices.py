"""Devices that are missing, or fail for a while: the match goes on, and the screen says so."""

from engine.places import CHOICE, ON
from engine.plates.stonehenge import RIM
from firmware.devices import simulated
from firmware.table.panel import Panel
from tests.both.app.table_hands import Hands, Memory, any_answer, play, unsealed


class Flaky:
    """A device that raises OSError while `fails`."""

    def __init__(self, device):
        self.device = device
        self.fails = False

    def __getattr__(self, name):
        if self.fails:
            raise OSError(5)
        return getattr(self.device, name)


def druids(**missing):
    hands = Hands(Memory(), "en", **missing)
    hands.sit("high_druid", 3)
    return hands


def flaky(hands, name):
    guard = getattr(hands.devices, name)
    guard.device = Flaky(guard.device)
    return guard.device


async def answers(hands, count):
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


async def a_whole_match(hands):
    await answers(hands, 18)
    assert hands.rows[0] == "Final scores"
    await hands.press()
    assert hands.sees("Which game?")


def test_a_match_is_played_without_any_one_of_the_devices():
    for name in ("reader", "screen", "strip", "buzzer"):
        hands = druids(**{name: None})
        play(a_whole_match, hands)
        assert unsealed(hands.storage.files["records/0001.txt"]).endswith("winners: Cleo\n"), name


def test_a_missing_device_is_told_once_at_the_start():
    for name, said in (
        ("reader", "No reader: use the knob"),
        ("strip", "No lights: read the screen"),
    ):

        async def story(hands, said=said):
            assert hands.sees(said)
            await answers(hands, 1)
            assert not hands.sees(said)

        play(story, druids(**{name: None}))


def test_every_device_fails_for_a_while_and_the_match_goes_on():
    async def story(hands):
        devices = [flaky(hands, name) for name in ("screen", "strip", "buzzer")]
        await answers(hands, 4)
        for device in devices:
            device.fails = True
        await answers(hands, 4)
        for device in devices:
            device.fails = False
        await hands.wait(5000)
        for guard in (hands.devices.screen, hands.devices.strip):
            assert guard.works and guard.failures > 0
        await answers(hands, 10)
        assert hands.rows[0] == "Final scores"

    play(story, druids())


def test_screen_and_lights_that_come_back_show_everything():
    async def story(hands):
        await answers(hands, 7)
        screen, strip = hands.devices.screen.device, hands.devices.strip.device
        devices = [flaky(hands, "screen"), flaky(hands, "strip")]
        for device in devices:
            device.fails = True
        await hands.turn(1)
        screen.buffer = bytearray(1024)  # what a chip that lost its power shows
        strip.rgb = b""
        await hands.wait(3000)
        for device in devices:
            device.fails = False
        await hands.wait(3000)
        assert screen.buffer == hands.panel.canvas.buffer and any(screen.buffer)
        assert strip.rgb == bytes(hands.panel.lights.shown) and any(strip.rgb)

    play(story, druids())


def test_lights_that_do_not_change_are_sent_again_to_a_strip_that_comes_back():
    table = simulated.devices()
    panel, strip = Panel(table), table.strip.device
    table.strip.device = Flaky(strip)
    for space, failing in ((1, False), (2, True), (2, False)):
        panel.light([(RIM + space, ON)], 116)
        table.strip.device.fails = failing
        strip.rgb = b""
        for _ in range(30):
            table.clock.now += 125
            panel.refresh()
        assert any(strip.rgb) != failing


def test_a_screen_that_has_to_change_does_not_wait_for_the_next_phase_of_a_rhythm():
    table = simulated.devices()
    panel, strip, screen = Panel(table), table.strip.device, table.screen.device
    panel.light([(RIM + 1, CHOICE)], 116)
    panel.refresh()
    changed = 0
    for number in range(8):
        before, shown = bytes(strip.rgb), bytes(screen.buffer)
        panel.show(lambda number=number: [str(number)])
        panel.touched()
        table.clock.now += 125
        panel.refresh()
        assert strip.rgb == before and screen.buffer != shown
        panel.refresh()
        changed += strip.rgb != before
    assert changed >= 7  # of a breath two phases are alike
    before = bytes(strip.rgb)
    panel.touched()
    panel.light([(RIM + 2, ON)])
    panel.show(lambda: ["another question"])
    panel.refresh()
    assert strip.rgb != before  # its marks do not wait


def test_with_nothing_to_change_a_screen_that_comes_back_is_redrawn_all_the_same():
    async def story(hands):
        screen = hands.devices.screen.device
        device = flaky(hands, "screen")
        device.fails = True
        await hands.turn(1)
        screen.buffer = bytearray(1024)
        await hands.wait(10000)
        rows = hands.rows
        device.fails = False
        await hands.wait(3000)
        assert hands.rows == rows and screen.buffer == hands.panel.canvas.buffer

    play(story, druids())


async def to_taboo(hands):
    await answers(hands, 12)
    assert hands.asked == "Bob, taboo" and hands.app.playing.options == []


def test_pieces_are_offered_when_the_reader_fails_in_the_middle_of_a_question():
    async def story(hands):
        await to_taboo(hands)
        reader = flaky(hands, "reader")
        reader.fails = True
        await hands.wait(100)
        table = hands.app.playing
        assert hands.sees("No reader: use the knob") and table.options == list(hands.ask.values)
        assert hands.rows[7].startswith("◀trilit.")
        await hands.turn(2)
        reader.fails = False
        await hands.wait(3000)
        assert table.options == [] and hands.rows[7] == "" and not hands.sees("No reader")
        reader.fails = True
        await hands.wait(3000)
        await answers(hands, 1)
        assert hands.asked == "Cleo, taboo" and table.options, "the next question offers them too"

    play(story, druids())


def test_pieces_are_offered_for_one_answer_when_people_ask_for_it():
    async def story(hands):
        await to_taboo(hands)
        await hands.do("use the knob")
        assert hands.app.playing.options == list(hands.ask.values)
        await answers(hands, 1)
        assert hands.asked == "Cleo, taboo" and hands.app.playing.options == []

    play(story, druids())


def test_the_knob_stays_where_it_stands_when_the_reader_comes_and_goes():
    async def story(hands):
        await answers(hands, 7)
        await hands.turn(5)
        stood = hands.app.playing.selected
        reader = flaky(hands, "reader")
        for fails in (True, False):
            reader.fails = fails
            await hands.wait(3000)
            assert hands.app.playing.selected == stood

    play(story, druids())


def test_a_tag_that_lies_there_while_the_reader_fails_counts_once():
    async def story(hands):
        await hands.say("anyone, lover: Cleo")
        for line in ("Alice, colour: yellow", "Bob, colour: blue", "Cleo, colour: red"):
            await hands.say(line)
        reader = flaky(hands, "reader")
        hands.reader.uid = b"\x04\x08as\0\x80\x01"
        await hands.wait(100)
        assert len(hands.ask.chosen) == 1
        for fails in (True, False):
            reader.fails = fails
            await hands.wait(3000)
        assert len(hands.ask.chosen) == 1 and hands.devices.reader.works

    hands = Hands(Memory(), "en")
    hands.sit("amazones", 3)
    play(story, hands)


def test_a_knob_that_fails_while_it_is_down_presses_nothing():
    async def story(hands):
        before = hands.log
        knob = flaky(hands, "knob")
        hands.knob.down = True
        await hands.wait(100)
        knob.fails = True
        await hands.wait(100)
        assert hands.sees("Knob not working")
        hands.knob.down = False
        knob.fails = False
        await hands.wait(3000)
        assert hands.log == before and not hands.labels and not hands.sees("Knob not working")
        await answers(hands, 1)

    play(story, druids())
