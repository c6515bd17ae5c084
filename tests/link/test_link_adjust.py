"""Settings at the table, by a computer that turns and presses: the same menus, the same lights."""

from __future__ import annotations

from typing import Any

from tests.link.cable import Talk, talk

__all__ = ["talk"]


def pick(talk: Talk, label: str) -> dict[str, Any]:
    """Choose a label of the menu that stands; the menu after it."""
    talk.client.events.clear()
    talk.say("ask")
    menu = talk.client.wait("menu").fields
    talk.say(f"turn {menu['labels'].index(label) - menu['at']}")
    talk.client.events.clear()
    talk.say("press")
    fields: dict[str, Any] = talk.client.wait("menu").fields
    return fields


def to_settings(talk: Talk) -> dict[str, Any]:
    talk.say("set " + '{"night": false, "mute": false, "chains": {}}')
    return pick(talk, "Settings")


def test_settings_are_a_menu_like_every_other(talk: Talk) -> None:
    menu = to_settings(talk)
    assert menu["heading"] == "Settings" and menu["labels"][0] == "night mode: no"
    menu = pick(talk, "night mode: no")
    assert menu["labels"][0] == "night mode: yes" and menu["at"] == 0
    assert talk.say("settings")["settings"]["night"] is True
    assert pick(talk, "this table")["labels"][0].startswith("Trilithon")
    talk.say("press")
    assert pick(talk, "night mode: yes")["labels"][0] == "night mode: no"
    assert pick(talk, "back")["heading"] == "Which game?"


def test_a_lesson_by_a_computer_and_a_match_that_it_begins_in_the_middle_of_it(talk: Talk) -> None:
    to_settings(talk)
    pick(talk, "lights: where?")
    assert pick(talk, "Amazones")["heading"] == "Light 1: where?"
    menu = pick(talk, "nowhere")
    assert menu["heading"] == "Light 2: where?" and menu["labels"][0] == "seat 2"
    talk.say("lights")
    rgb = talk.client.wait("lights").fields["rgb"]
    assert [at // 6 for at in range(0, len(rgb), 6) if int(rgb[at : at + 6], 16)] == [1]
    ask = talk.new("stones")
    assert ask.fields["n"] == 0 and talk.say("settings")["settings"]["chains"] == {}
    talk.play(2)
    assert talk.say("hello")["game"] == "stones"


def test_in_a_match_the_settings_come_and_go_and_the_question_stands(talk: Talk) -> None:
    ask = talk.new("stones").fields
    talk.say("hold")
    talk.client.wait("menu")
    assert pick(talk, "Settings")["heading"] == "Settings"
    assert pick(talk, "sound: yes")["labels"][1] == "sound: no"
    talk.client.events.clear()
    talk.say("hold")
    assert talk.client.wait("ask").fields == ask
    assert talk.say("settings")["settings"]["mute"] is True
    talk.say('set {"mute": false}')
