"""From the first boot to a match, by knob alone."""

import json

from engine import found
from engine.names import fault_of_name
from engine.words import Words
from firmware.menus.more_words import More
from firmware.menus.spelling import BACK, letters
from tests.both.app.table_hands import Hands, Memory, play


def spelt_in(language):
    """The letters that the knob offers: for the first of a name, and for the others."""
    return letters(More(Words(language), "new_menu"))


LETTERS = spelt_in("en")[0]


def remembered(**fields):
    """A storage that holds settings."""
    fields["language"] = fields.get("language", "en")
    return Memory({"settings.json": json.dumps(fields)})


async def spell(hands, text):
    """Letter by letter, from where the letters begin; a long press ends."""
    at = 0
    for char in text:
        await hands.turn(LETTERS.index(char) - at)
        at = LETTERS.index(char)
        await hands.press()
    await hands.hold()


async def sit_down(hands, *people):
    """(name, light) for every seat, spelt where it is not offered."""
    for seat, (name, light) in enumerate(people):
        assert hands.sees("Who sits in seat %d?" % (seat + 1))
        if name in hands.labels:
            await hands.pick(name)
        else:
            await hands.pick("other name…")
            await spell(hands, name.upper())
        assert hands.sees("Colour for " + name)
        await hands.pick(light)


def test_without_settings_the_language_is_asked_and_kept():
    names = [Words(language).text("own_name") for language in found.languages()]

    async def story(hands):
        assert hands.rows[:3] == ["Langue /", "Language /", "Sprache"] and hands.labels == names
        await hands.hold()
        assert hands.labels == names, "there is nothing to go back to"
        await hands.pick("English")
        await hands.pick("yes")
        assert hands.sees("Which game?")

    hands = Hands()
    play(story, hands)
    assert Hands(hands.storage).app.settings.language == "en"


def test_the_whole_way_to_a_match_by_knob_alone():
    async def story(hands):
        await hands.pick("English")
        await hands.pick("yes")
        await hands.pick("Amazones")
        await sit_down(hands, ("Zoe", "green"), ("Player 2", "pink"), ("Al-2", "red"))
        await hands.pick("that is all")
        assert hands.sees("Amazones: Zoe, Player 2, Al-2")
        await hands.pick("rules…")
        assert hands.sees("Who opens the first joust?")
        await hands.pick("the lover")
        assert hands.sees("Beauty bonus when tied?")
        await hands.pick("per male")
        assert hands.sees("What are people called?")
        await hands.pick("Princess")
        await hands.pick("begin")
        assert hands.asked == "anyone, lover" and hands.rows[0].startswith(" Anyone")
        await hands.say("anyone, lover: Zoe")

    hands = Hands()
    play(story, hands)
    assert hands.journal.split("\n") == [
        "Trilithon record 1", "game: amazones", "rules: 1", "players: Zoe, Player 2, Al-2",
        "option start: lover", "option tie_bonus: per_male", "option titles: given",
        "match: " + hands.app.match.id, "lights: 2 7 0", "",
        "anyone, lover: Zoe", "",
    ]  # fmt: skip
    assert hands.storage.files["people.txt"] == "Zoe, 2, -\nAl-2, 0, -\n", "no plain names"


async def to_names(hands):
    await hands.pick("Why First?")


def test_a_name_that_is_taken_is_refused():
    async def story(hands):
        await to_names(hands)
        await sit_down(hands, ("Zoe", "red"))
        await hands.pick("other name…")
        await spell(hands, "ZOE")
        assert hands.sees("Name is taken")
        await hands.press()
        assert hands.sees("Who sits in seat 2?")

    play(story, Hands(remembered()))


def test_an_empty_name_is_no_name():
    async def story(hands):
        await to_names(hands)
        await hands.pick("other name…")
        await spell(hands, "  ")
        assert hands.sees("Who sits in seat 1?")

    play(story, Hands(remembered()))


def test_letters_are_taken_back_names_end_at_ten_and_accents_are_small_too():
    async def story(hands):
        await to_names(hands)
        await hands.pick("other name…")
        await hands.press()
        assert hands.rows[3].strip() == "A_"
        await hands.turn(-1)
        await hands.press()
        assert hands.rows[3].strip() == "_"
        await hands.press()
        await hands.turn(1)
        await spell(hands, "ÉLÉONORE-  DE MONTXYZ")
        assert hands.sees("Colour for Éléonore- de mon?")

    play(story, Hands(remembered()))


def test_the_knob_can_spell_nothing_that_a_name_may_not_have():
    for language in found.languages():
        large, small = spelt_in(language)
        assert len(large) == len(small) == len(set(large)) == len(set(small))
        for char in (large + small).replace(BACK, ""):
            assert not fault_of_name("A" + char + "b")


def test_held_at_any_question_the_first_one_is_back():
    async def story(hands):
        steps = [
            "Amazones",
            "who plays…",
            "Zoe",
            "Player 2",
            "blue",
            "Eve",
            "that is all",
            "rules…",
            "the lover",
            "per male",
        ]
        for number in range(1, len(steps) + 1):
            for step in steps[:number]:
                await hands.pick(step)
            assert not hands.sees("Which game?")
            await hands.hold()
            assert hands.sees("Which game?"), steps[:number]
        assert hands.app.match is None and "match.txt" not in hands.storage.files
        assert hands.app.settings.players == ["Zoe", "Al", "Eve"], "they count once it begins"

    play(story, Hands(remembered(players=["Zoe", "Al", "Eve"], lights=[3, 1, 0])))


def test_the_language_is_changed_before_a_match_and_held_it_stays():
    async def story(hands):
        await hands.pick("Language")
        assert hands.panel.questions.at == 1, "where the language is"
        await hands.hold()
        assert hands.sees("Which game?")
        await hands.pick("Language")
        await hands.pick("français")
        assert hands.sees("Quel jeu ?") and "Les pierres de Stonehenge" in hands.labels

    play(story, Hands(remembered()))


def test_a_long_title_is_shown_in_full_when_the_knob_stands_on_it():
    async def story(hands):
        for label in hands.labels:
            await hands.turn(hands.labels.index(label) - hands.panel.questions.at)
            assert hands.sees("▶" + label[:8]) and hands.sees(label), hands.rows

    play(story, Hands(remembered(language="fr")))


def test_players_that_settings_have_wrong_are_not_offered():
    async def story(hands):
        await hands.pick("Why First?")
        assert hands.sees("Who sits in seat 1?")

    for players, lights in ((["a", "a"], [0, 1]), (["a", "b"], [0]), (["a", "b"], [0, 9]), (2, 3)):
        play(story, Hands(remembered(players=players, lights=lights)))
