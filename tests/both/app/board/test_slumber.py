"""A table left alone: the screen comes back after a dip of its supply, and at length all rests."""

from firmware.drivers.oled import SH1106, I2cBus, Oled
from firmware.table.hands import DARK_MS, RENEW_MS
from tests.both.app.table_hands import Hands, Memory, any_answer, play
from tests.both.models import oled
from tests.both.models.bus import Clock, I2c

MINUTE = 60000


def druids(**fields):
    hands = Hands(Memory(), "en")
    hands.sit("high_druid", 3)
    assert not hands.app.deeds.change(fields)
    return hands


def brightest(hands):
    return max(hands.devices.strip.device.rgb)


def with_chip():
    """A match whose screen is a chip on a bus, and the chip."""
    hands, bus, chip = druids(rest=0), I2c(Clock()), oled.Oled(132)
    bus.chips[0x3C] = chip
    hands.devices.screen.device = Oled(I2cBus(bus), SH1106)
    return hands, chip


def test_a_screen_that_lost_its_supply_for_a_moment_shows_the_picture_again_by_itself():
    async def story(hands):
        await hands.wait(2000)
        before = chip.picture()
        assert before == bytes(hands.panel.canvas.buffer) and chip.lit
        chip.reset()
        await hands.wait(RENEW_MS + 1500)
        assert chip.lit and chip.picture() == bytes(hands.panel.canvas.buffer)
        assert not chip.seen_noise

    hands, chip = with_chip()
    play(story, hands)


def test_a_screen_that_lost_nothing_shows_no_sign_of_being_set_up_again():
    async def story(hands):
        await hands.wait(2000)
        before = chip.frames
        chip.offs = 0
        await hands.wait(3 * RENEW_MS)
        assert chip.frames >= before + 16 and not chip.offs

    hands, chip = with_chip()
    play(story, hands)


def test_a_table_left_alone_dims_then_goes_dark_and_a_turn_wakes_it_without_an_answer():
    async def story(hands):
        screen, reader = hands.devices.screen.device, hands.devices.reader.device
        await hands.wait(1000)
        awake, at = brightest(hands), hands.panel.questions.at
        await hands.wait(10 * MINUTE)
        assert 0 < brightest(hands) <= awake // 3 and screen.lit and screen.level < 0x30
        await hands.wait(10 * MINUTE)
        assert brightest(hands) == 0 and not screen.lit and reader.still
        looks = reader.looks
        await hands.wait(MINUTE)
        assert reader.looks - looks <= MINUTE // DARK_MS + 1
        for gesture in (hands.press, lambda: hands.turn(1)):
            log = hands.log
            await gesture()
            await hands.wait(2500)
            assert screen.lit and screen.level == 0xCF and not reader.still
            assert (
                brightest(hands) > awake // 2
                and hands.log == log
                and hands.panel.questions.at == at
            )
            await hands.wait(20 * MINUTE)
            assert not screen.lit
        await hands.answer(any_answer(hands.ask, 0))

    play(story, druids())


def test_a_tag_laid_on_a_dark_table_counts_and_wakes_it():
    async def story(hands):
        await hands.wait(25 * MINUTE)
        assert brightest(hands) == 0
        hands.reader.uid = b"\x04unknown"
        await hands.wait(2000)
        assert hands.heard == "no" and hands.sees("Unknown tag"), hands.rows
        assert hands.devices.screen.device.lit and brightest(hands) > 0

    play(story, druids())


def test_another_brightness_while_it_rests_is_kept_and_zero_minutes_are_never():
    async def story(hands):
        await hands.wait(12 * MINUTE)
        assert not hands.app.deeds.change({"night": True, "night_brightness": 40, "rest": 10})
        await hands.wait(3000)
        assert hands.panel.lights.brightness == 10, "dim, of the new"
        await hands.turn(1)
        assert hands.panel.lights.brightness == 40
        assert not hands.app.deeds.change({"rest": 0})
        await hands.wait(90 * MINUTE)
        assert hands.panel.lights.brightness == 40 and hands.devices.screen.device.lit

    play(story, druids())
