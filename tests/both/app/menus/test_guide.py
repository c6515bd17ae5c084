"""A first match: the box set up with lights, every kind of question explained where it comes."""

import sys

from engine.words import LANGUAGES, Texts
from tests.both.app.table_hands import Hands, any_answer, play

GUIDE = "firmware.menus.guide"  # in memory while it explains


def guided(story, game="awele", seats=2, language="en", **options):
    hands = Hands()
    hands.app.settings.guide = True
    hands.sit(game, seats, language, **options)
    play(story, hands)
    return hands


def lit(hands):
    """The places that the lights show, of the plate of Stonehenge."""
    return sorted({place for place, _ in hands.panel.marks})


COLOURED = [k for k in range(1, 31) if k % 6]


def test_the_box_is_set_up_step_by_step_its_pieces_lit():
    async def story(hands):
        assert hands.rows[0] == "Set up 1/3" and hands.sees("Take the 50 discs")
        await hands.press()
        assert hands.rows[0] == "Set up 2/3" and lit(hands) == COLOURED
        await hands.press()
        assert hands.rows[0] == "Set up 3/3" and lit(hands) == []
        await hands.press()
        assert hands.rows[0] == "Help" and hands.sees("Aim: a disc sown on a space")
        await hands.press()
        assert hands.asked == "anyone, opener" and hands.sees("First seat")

    guided(story)


def test_held_the_rest_of_it_is_skipped():
    async def story(hands):
        await hands.hold()
        assert hands.rows[0] == "Help", "of the question"

    guided(story)


def test_a_kind_of_question_is_explained_once():
    async def story(hands):
        await hands.hold()
        await hands.press()
        await hands.give("Alice")
        assert hands.rows[0] == "Tip", "the colour is another question, and has a remark"
        await hands.press()
        await hands.give("white")
        assert hands.rows[0] not in ("Help", "Tip") and hands.asked == "Bob, colour"

    guided(story)


def test_what_is_at_stake_and_its_ruling_stand_below_the_help():
    async def story(hands):
        await hands.hold()
        rows = []
        for _ in range(20):
            rows += hands.rows[1:]
            await hands.turn(1)
        read = " ".join(rows)
        for part in ("points over", "who begins", "Round 1 of 2", "R-AWELE-1"):
            assert part in read, part

    guided(story)


def test_a_card_tapped_while_the_table_explains_is_the_answer():
    async def story(hands):
        await hands.hold()
        await hands.press()
        await hands.give("Alice")
        await hands.press()
        assert hands.asked.endswith("first_bid") or hands.ask.kind == "colour"
        while hands.ask.kind != "tap":
            await hands.answer(hands.ask.values[0])
        assert hands.rows[0] == "Tip"
        count = len(hands.log)
        await hands.tap_piece(hands.ask.values[0])
        assert len(hands.log) == count + 1

    guided(story, "amazones", 3)


def test_without_the_wish_nothing_is_explained_by_itself():
    async def story(hands):
        assert hands.asked == "anyone, opener" and hands.sees("First seat")

    hands = Hands()
    hands.sit("awele", 2)
    play(story, hands)


async def awele(hands):
    """As far as what is offered before it begins."""
    await hands.pick("Afro-Celtic Awele")
    if not hands.app.settings.players:
        for name in ("Player 1", "Player 2"):
            await hands.pick(name)
            await hands.press()
        await hands.pick("that is all")


def test_a_game_that_is_new_to_this_table_is_offered_with_everything_explained():
    async def story(hands):
        await awele(hands)
        assert hands.labels[:2] == ["begin with help", "begin"]
        await hands.press()
        assert hands.app.settings.guide and hands.rows[0] == "Set up 1/3"
        assert hands.referee.options["idle_end"] == "ask"
        await hands.hold()
        await hands.press()
        await hands.do("abandon")
        await hands.pick("yes")
        await hands.press()
        await awele(hands)
        assert hands.labels[:2] == ["begin", "begin with help"], "it is known now"
        await hands.press()
        assert not hands.app.settings.guide and hands.sees("First seat")

    play(story, Hands(language="en"))


def test_in_the_midst_of_a_match_explaining_is_switched_off():
    async def story(hands):
        await hands.hold()
        await hands.press()
        await hands.do("Settings")
        await hands.pick("explain: yes")
        await hands.pick("back")
        await hands.give("Alice")
        assert hands.rows[0] not in ("Help", "Tip") and hands.asked == "Alice, colour"

    guided(story)


def test_where_storage_fails_nothing_is_taken_for_new():
    async def story(hands):
        await awele(hands)
        assert hands.labels[0] == "begin"

    hands = Hands(language="en")
    hands.devices.storage.fails = True
    play(story, hands)


def test_it_is_switched_on_and_off_in_the_settings():
    async def story(hands):
        await hands.pick("Settings")
        await hands.pick("explain: no")
        assert hands.app.settings.guide and hands.heard == "yes"
        await hands.pick("explain: yes")
        assert not hands.app.settings.guide

    play(story, Hands(language="en"))


TAUGHT = (
    ("amazones", 3), ("why_first", 3), ("stones", 3), ("celtic_whist", 4), ("war_of_gods", 2),
    ("final_exam", 3), ("magic", 3), ("high_druid", 3), ("ghost_knights", 4),
    ("chariots", 3), ("sacrifice_roulette", 2), ("faux_cilles", 2),
    ("awele", 3), ("backgammon", 2), ("five_suitors", 4),
)  # fmt: skip


def remarks(language, game):
    """Question and how often it came -> what the game's REMARKS say there."""
    texts = Texts(language).and_of("first_" + game)
    return {key: texts[key] for key in texts["due"].strip(",").split(",")}


async def read(hands):
    """All rows that stand under a heading, the knob turned as far as they go."""
    rows = []
    while hands.rows[-1].endswith("▼"):
        rows.append(hands.rows[1])
        await hands.turn(1)
    return " ".join([row.strip() for row in rows + hands.rows[1:-1] if row.strip()])


def guided_hands(game, seats, language):
    hands = Hands()
    hands.app.settings.guide = True
    hands.sit(game, seats, language)
    return hands


def test_a_remark_of_the_second_time_stands_alone_and_is_said_to_who_comes_there_first():
    async def story(hands):
        while hands.app.playing.last != ("card", 0) or hands.app.playing.asks["card", 0] < 2:
            if GUIDE in sys.modules:
                await hands.press()
            else:
                await hands.answer(any_answer(hands.ask, len(hands.log)))
                await hands.wait()
        assert hands.rows[0] == "Tip" and await read(hands) == remarks("en", "why_first")["card 2"]
        await hands.press()
        while hands.app.playing.asks.get(("card", 1), 0) < 2:
            assert GUIDE not in sys.modules, "the others have heard it"
            await hands.answer(any_answer(hands.ask, len(hands.log)))
            await hands.wait()

    play(story, guided_hands("why_first", 3, "en"))


def test_a_match_that_is_taken_up_is_remarked_on_at_its_end_alone():
    async def story(hands):
        assert hands.rows[0] == "Help" and hands.app.playing.due == ",end 1,"

    hands = guided_hands("why_first", 3, "en")
    for _ in range(3):
        hands.referee.answer(any_answer(hands.ask, 0))
    play(story, hands)


def test_every_language_has_the_remarks():
    for language in LANGUAGES:
        for game, _ in TAUGHT:
            assert sorted(remarks(language, game)) == sorted(remarks("en", game))
