"""Cards that nobody touches stay laid while the radio stutters; taking back has its own words."""

from firmware.devices.gestures import GONE_MS
from tests.both.app.laid_talk import at_first_bid, chosen, colours, lay, lift, said
from tests.both.app.table_hands import play


async def gap(hands, ms, felt=False):
    """For so long the reader sees nothing of what lies there, or hears what it cannot make out."""
    reader = hands.reader
    lying, reader.tags, reader.felt = reader.tags, [], felt
    await hands.wait(ms)
    reader.tags, reader.felt = lying, False
    await hands.wait(200)


def shown(hands):
    """What all see of a bid: the cards, the notice, what the knob stands on."""
    table = hands.app.playing
    return chosen(hands), said(hands), table.selected, hands.rows[-1]


def test_a_gap_of_a_third_of_a_second_writes_nothing_and_says_nothing():
    for names in (("yellow+2a",), ("yellow+2a", "yellow+5a")):

        async def story(hands, names=names):
            await colours(hands)
            await lay(hands, *names)
            before, sounds = (hands.journal, shown(hands)), hands.devices.buzzer.device.played
            sounds.clear()
            for ms in (340, 20, GONE_MS - 100):
                await gap(hands, ms)
            assert (hands.journal, shown(hands)) == before and not sounds

        play(story, at_first_bid())


def test_damage_is_no_silence_however_long_it_lasts():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a")
        before = hands.journal, shown(hands)
        await gap(hands, 5 * GONE_MS, felt=True)
        assert (hands.journal, shown(hands)) == before

    play(story, at_first_bid())


def test_one_of_two_that_is_not_heard_for_a_moment_is_not_lifted():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a", "yellow+5a")
        await hands.wait(GONE_MS)
        before = hands.journal
        await lift(hands, "yellow+2a", ms=GONE_MS - 100)
        await lay(hands, "yellow+2a")
        await hands.wait(2 * GONE_MS)
        assert hands.journal == before and len(hands.ask.chosen) == 2

    play(story, at_first_bid())


def test_a_second_tap_takes_back_and_screen_sum_and_knob_agree():
    async def story(hands):
        await colours(hands)
        await lay(hands, "yellow+2a")
        assert said(hands) == "yellow +2" and "OK" in hands.rows[-1]
        await lift(hands, "yellow+2a")
        await lay(hands, "yellow+2a")
        assert chosen(hands) == [] and hands.heard == "yes"
        assert said(hands) == "back: yellow +2" and hands.sees("back: yellow +2")
        assert not hands.sees("+2 = 2") and "pass" in hands.rows[-1]

    play(story, at_first_bid())


def test_a_second_tap_of_a_secret_card_names_none_and_says_how_many_stay():
    async def story(hands):
        await colours(hands)
        words, table, ask = hands.app.match.words, hands.app.playing, hands.ask
        ask.secret = True
        assert table.on_reader.read(table, ask, 0, True) == words.text("secret_back", (0,))
        assert "yellow" not in table.on_reader.read(table, ask, 0, True)

    play(story, at_first_bid())


def test_taking_back_differs_from_laying_in_both_languages():
    for language, back in (("en", "back: yellow +2"), ("fr", "reprise : jaune +2")):
        hands = at_first_bid(language)

        async def story(hands, back=back):
            await colours(hands)
            for notice in ("yellow +2" if back[0] == "b" else "jaune +2", back):
                await hands.tap_name("yellow+2a")
                assert said(hands).replace("\u00a0", " ") == notice, said(hands)

        play(story, hands)
