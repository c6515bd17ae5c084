"""The promises of firmware/link/LINK.md, on every table there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine import catalogue
from firmware.devices.simulated import uid_of
from firmware.link import link
from firmware.link.commands import VERSION
from firmware.link.lines import LIMIT
from host.cable.command import FORMS
from host.cable.description import COMMANDS
from tests.generate.link_page import with_tables
from tests.link.cable import PLAYERS, Talk, talk

__all__ = ["talk"]

PAGE = Path(link.__file__).with_name("LINK.md").read_text(encoding="utf-8")


def first_column(heading: str) -> list[str]:
    """The words in backticks that begin the rows of the table under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)
    return [word for row in rows for word in re.findall(r"`(\w+)[^`]*`", row)]


def test_the_page_tells_what_the_description_tells():
    assert with_tables(PAGE) == PAGE, "python -m tests.generate.link_page writes its tables"
    undescribed = {*FORMS} - {*COMMANDS}
    assert not undescribed, f"{undescribed}: host/cable/table_commands.py or match_commands.py"
    assert set(first_column("Commands")) == set(COMMANDS)


def test_the_page_lists_every_event_and_no_other():
    code = [
        path.read_text(encoding="utf-8") for path in Path(link.__file__).parents[1].rglob("*.py")
    ]
    put = r"\.(?:send|later|events\.append)\(\(?\s*[\"'](\w+)[\"']"
    sent = [re.findall(put, text) for text in code]
    assert set(first_column("Events")) == {name for names in sent for name in names}


def test_the_page_tells_version_and_length_of_a_line():
    assert PAGE.startswith(f"# The link, version {VERSION}\n")
    assert f"at most {LIMIT} bytes" in PAGE


# Commands


def test_hello_tells_who_is_there(talk: Talk):
    hello = talk.say("hello")
    assert hello["link"] == 1 and hello["language"] == "en" and hello["game"] is None
    assert hello["python"].split()[0] in ("cpython", "micropython")
    talk.new()
    assert talk.say("hello")["game"] == "amazones"


def test_an_answer_by_name_by_piece_and_by_knob(talk: Talk):
    talk.new()
    assert talk.say("answer Bo") == {"n": 1}
    told = talk.client.wait("answer").fields
    assert told == {"n": 1, "line": "anyone, lover: Bo", "secret": False}
    ask = talk.client.wait("ask", n=1).fields
    talk.say("turn 1")
    talk.say("press")
    told = talk.client.wait("answer", n=2).fields
    assert told["line"].endswith(": " + ask["options"][1])


def reach_a_tap(talk: Talk) -> dict:
    """A match up to the first question that a card answers."""
    ask = talk.new().fields
    while ask["kind"] != "tap":
        ask = talk.play(1).fields
    return ask


def test_a_piece_by_name_and_one_that_is_not_legal(talk: Talk):
    ask = reach_a_tap(talk)
    box = catalogue.load("amazones").Table(3, {"start": "left", "tie_bonus": "per_male"}).box
    wrong = sorted({box.name(piece) for piece in range(box.size)} - set(ask["options"]))[0]
    assert talk.refused("tap " + wrong).startswith("refused_")
    assert talk.client.wait("refused").fields["read"].replace(" ", "") == wrong
    card = next(option for option in ask["options"] if box.find(option) is not None)
    assert talk.say("tap " + card) == {"read": card}
    told = talk.client.wait("answer").fields
    assert told["n"] == ask["n"] + 1 and told["line"].endswith(": " + card)


def test_a_tag_nobody_knows_is_refused(talk: Talk):
    reach_a_tap(talk)
    talk.say("tag 04ffffff")
    assert talk.client.wait("tag").fields == {
        "tag": "04ffffff",
        "reader": 0,
        "piece": None,
        "secret": False,
    }
    assert talk.client.wait("refused").fields["why"] == "unknown_tag"
    talk.say("away")


def test_a_tag_does_what_its_piece_does(talk: Talk):
    if talk.kind == "board":
        pytest.skip("a board's tags are its own")
    ask = reach_a_tap(talk)
    box = catalogue.load("amazones").Table(3, {"start": "left", "tie_bonus": "per_male"}).box
    card = next(option for option in ask["options"] if box.find(option) is not None)
    talk.say("tag " + uid_of(box, box.find(card)).hex())
    assert talk.client.wait("tag").fields["piece"] == card
    assert talk.client.wait("answer").fields["line"].endswith(": " + card)
    talk.say("away")


def test_undo_and_the_log(talk: Talk):
    talk.new()
    talk.play(2)
    lines = talk.client.chunks("log")
    assert lines[0] == "Trilithon record 1" and len(lines) == lines.index("") + 3
    assert talk.say("undo sure") == {"n": 1}
    assert talk.client.wait("undone").fields == {"n": 1}
    assert talk.client.wait("ask").fields["n"] == 1
    assert talk.client.chunks("log") == lines[:-1]


def test_a_new_match_sets_the_one_in_play_aside(talk: Talk):
    talk.new()
    talk.play(1)
    match = talk.say("hello")["match"]
    talk.new("stones", ["X", "Y", "Z"])
    (aside,) = [each for each in talk.say("shelf")["shelf"] if each["match"] == match]
    assert aside["game"] == "amazones" and aside["players"] == ", ".join(PLAYERS)
    talk.say("abort")
    assert talk.say("hello")["game"] is None
    assert "game: stones" in talk.client.chunks("record " + talk.client.records()[-1])


def test_matches_are_set_aside_and_taken_up_over_the_link(talk: Talk):
    talk.say("time 2026-11-20T20:15")
    talk.new()
    talk.play(3)
    first, log = talk.say("hello")["match"], talk.client.chunks("log")
    assert talk.say("aside") == {"match": first}
    assert talk.say("hello")["game"] is None and talk.refused("aside") == "no_match"
    talk.client.wait("menu", heading="Which game?")
    talk.new("high_druid")
    talk.play(2)
    second = talk.say("hello")["match"]
    assert talk.say("take " + first) == {"game": "amazones"}
    assert talk.say("hello")["match"] == first and talk.client.chunks("log") == log
    shelf = {each["match"]: each for each in talk.say("shelf")["shelf"]}
    assert second in shelf and first not in shelf
    assert shelf[second]["date"] == "2026-11-20T20:15"
    assert talk.say("take " + shelf[second]["name"]) == {"game": "high_druid"}
    assert talk.play(1).fields["n"] == 3


def test_the_roster_over_the_link(talk: Talk):
    assert talk.say('person {"name": "Ann", "light": 3, "tag": "04A1B2C3"}') == {"name": "Ann"}
    talk.say('person {"name": "Bo"}')
    assert talk.say("people")["people"] == [["Ann", 3, "04a1b2c3"], ["Bo", None, None]]
    assert talk.refused('person {"name": "Bo", "tag": "04a1b2c3"}') == "bad_person"
    assert talk.refused('person {"name": "Bo", "was": "Ann"}') == "bad_person"
    talk.say('set {"players": ["Ann", "Bo"], "lights": [3, 0]}')
    talk.say('person {"name": "Anne", "was": "Ann", "tag": null}')
    assert talk.say("people")["people"][0] == ["Anne", 3, None]
    assert talk.say("settings")["settings"]["players"] == ["Anne", "Bo"]
    assert talk.say("erase Anne") == {"name": "Anne"}
    assert talk.say("settings")["settings"]["players"] == ["Bo"]
    assert talk.say("people") == {"people": [["Bo", None, None]], "next": None}
    for number in range(25):
        talk.say("person " + json.dumps({"name": f"P{number}"}))
    found, after = [], ""
    while after is not None:
        reply = talk.say(("people " + after).strip())
        found += [name for name, _, _ in reply["people"]]
        after = reply["next"]
    assert found == ["Bo", *[f"P{number}" for number in range(25)]]
    for name in found:
        talk.say("erase " + name)


def test_both_languages(talk: Talk):
    english = talk.new().fields["text"]
    talk.say("language fr")
    talk.say("ask")
    assert talk.client.wait("ask").fields["text"] != english
    assert talk.say("hello")["language"] == "fr"


def test_the_time_goes_into_the_headers_of_records(talk: Talk):
    talk.say("time 2026-11-20T20:15")
    talk.new()
    assert "date: 2026-11-20T20:15" in talk.client.chunks("log")


def test_the_catalogue_memory_and_health(talk: Talk):
    games = talk.say("games")["games"]
    assert ["amazones", 3, 5, 45] in games
    memory = talk.say("memory")
    assert set(memory) == {"used", "free", "largest"}
    health = talk.say("health")
    assert health["journal"] is True
    assert health["devices"]["link"] == {"there": True, "works": True, "failures": 0}
    assert set(health["devices"]) == {"reader", "knob", "screen", "strip", "buzzer", "link"}


def test_lights_are_dimmed(talk: Talk):
    talk.new("stones", PLAYERS)
    talk.say("brightness 0")
    talk.say("turn 1")
    talk.client.events.clear()
    talk.say("watch on")
    assert set(talk.client.wait("lights").fields["rgb"]) == {"0"}
    talk.say("brightness 100")


def test_devices_are_tried_one_by_one(talk: Talk):
    assert talk.say("trial light 7 ff0000")["works"]
    talk.say("lights")
    rgb = talk.client.wait("lights").fields["rgb"]
    assert rgb.strip("0") == "ff" and rgb.index("ff") == 6 * 7
    assert talk.say("trial screen aa")["works"]
    assert talk.say("trial sound yes")["works"]
    storage = talk.say("trial storage")
    assert storage["works"] and 0 < storage["free"] <= storage["total"]
    talk.say("trial off")
    talk.say("lights")
    assert set(talk.client.wait("lights").fields["rgb"]) <= {"0"}


# Secrets


def test_the_table_names_no_card_that_lies_face_down(talk: Talk):
    talk.new()
    talk.play(4)
    public, everything = talk.say("table"), talk.say("table all")
    hands = {name: cards for name, cards in everything["zones"].items() if name.startswith("hand")}
    assert len(hands) == 3 and all(hands.values())
    assert {name: public["hidden"][name] for name in hands} == {
        name: len(cards) + everything["hidden"].get(name, 0) for name, cards in hands.items()
    }
    named = {card for cards in public["zones"].values() for card in cards}
    assert not named & {card for cards in hands.values() for card in cards}


def test_a_secret_question_tells_no_options(talk: Talk):
    ask = talk.new("magic").fields
    while not ask["secret"]:
        ask = talk.play(1).fields
    assert ask["kind"] == "tap" and ask["options"] == [] and ask["chosen"] == 0
    assert talk.refused("tap 1") == "no_piece"


def test_a_match_that_is_offered_begins_with_a_press(talk: Talk) -> None:
    offer = {"game": "high_druid", "players": PLAYERS, "heading": "Round 2", "pairing": "cup/2/1"}
    talk.say("ask")
    talk.client.events.clear()
    talk.say("offer " + json.dumps(offer))
    menu = talk.client.wait("menu").fields
    assert menu["heading"] == "Round 2 The High Druid Ann, Bo, Cy"
    assert talk.refused("offer " + json.dumps(offer)) == "busy"
    talk.say("press")
    talk.client.wait("ask", n=0)
    lines = talk.client.chunks("journal")
    assert lines[0] == "Trilithon record 1"
    assert "pairing: cup/2/1" in lines and "players: Ann, Bo, Cy" in lines
    assert talk.refused("offer " + json.dumps(offer)) == "in_match"
    talk.say("abort")
    talk.client.wait("menu", heading="Which game?")
    talk.client.events.clear()
    talk.say("offer " + json.dumps(offer))
    talk.client.wait("menu")
    talk.say("turn 1")
    talk.say("press")
    talk.client.wait("menu", heading="Which game?")
    assert talk.say("hello")["match"] is None


def test_an_offer_that_cannot_be_is_refused(talk: Talk) -> None:
    for change in (
        {"game": "chess"}, {"players": ["Ann"]}, {"players": ["a:b", "c", "d"]},
        {"heading": "x" * 40}, {"pairing": "two\nlines"}, {"options": {"none": "such"}},
    ):  # fmt: skip
        offer = {"game": "high_druid", "players": PLAYERS, **change}
        why = "bad_argument" if change.keys() & {"heading", "pairing"} else "bad_match"
        assert talk.refused("offer " + json.dumps(offer)) == why, change
