"""The roster at the table: names, colours and tags of people, by knob."""

from firmware.devices.simulated import uid_of
from tests.both.app.evening_talk import friends
from tests.both.app.menus.test_menus import remembered, spell
from tests.both.app.table_hands import AMAZONES, Hands, play


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


def test_a_phone_or_a_bank_card_is_nobodys_own_tag_for_its_number_changes():
    async def story(hands):
        await hands.pick("Players")
        await hands.pick("Cy")
        await hands.pick("tag: yes")
        await hands.tap(b"\x08\xa1\xb2\xc3")
        assert hands.sees("Phone or bank card: take another") and hands.heard == "no"

    hands = friends()
    before = hands.storage.files["people.txt"]
    play(story, hands)
    assert hands.storage.files["people.txt"] == before


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
        assert hands.sees("Erase Zac here? Records keep the name") and hands.panel.questions.at == 1
        await hands.pick("yes")
        assert hands.app.settings.players == ["Al", "Eve"] and hands.app.settings.lights == [1, 0]

    hands = friends()
    play(story, hands)
    assert hands.storage.files["people.txt"].startswith("Bo, 4,")


def test_a_name_that_looks_like_another_s_is_taken_and_two_that_do_sit_at_no_table_together():
    async def story(hands):
        await hands.pick("Players")
        await hands.pick("Bo")
        await hands.pick("name…")
        await spell(hands, "JOSE")
        assert hands.sees("Name is taken")
        await hands.press()
        await hands.pick("back")
        await hands.hold()
        await hands.pick("Amazones")
        await hands.pick("who plays…")
        assert "Jos\u00e8" in hands.labels
        await hands.pick("Jos\u00e9")
        assert "Jos\u00e8" not in hands.labels and "Zoe" in hands.labels
        await hands.pick("other name…")
        await spell(hands, "JOSE")
        assert hands.sees("Name is taken")
        await hands.press()
        await hands.pick("Bo")
        await hands.pick("Zoe")
        await hands.pick("that is all")
        await hands.pick("begin")
        assert hands.app.match.players == ["Jos\u00e9", "Bo", "Zoe"]

    play(story, friends("Jos\u00e9, 0, -\nBo, 2, -\nJos\u00e8, 1, -\n"))


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
