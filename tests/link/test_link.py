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
from host.cable.description import COMMANDS
from host.cable.streams import END, INTERRUPT
from host.generate.link_page import with_tables
from tests.link.cable import PLAYERS, Talk, talk

__all__ = ["talk"]

PAGE = Path(link.__file__).with_name("LINK.md").read_text(encoding="utf-8")

# Of every command: what is wrong with it, and why it is then refused.
WRONG = {
    "hello": [("hello there", "bad_argument")],
    "tap": [("tap", "bad_argument"), ("tap nothing", "no_piece"), ("tap 3", "no_piece")],
    "tag": [("tag", "bad_argument"), ("tag 04", "bad_argument"), ("tag zzzzzzzz", "bad_argument"),
        ("tag 9 04a1b2c3", "bad_argument"), ("tag 04a1b2c3 x", "bad_argument"),
    ],
    "away": [("away x", "bad_argument"), ("away 9", "bad_argument")],
    "turn": [("turn", "bad_argument"), ("turn x", "bad_argument"), ("turn 1001", "bad_argument")],
    "press": [("press twice", "bad_argument")],
    "hold": [],
    "answer": [("answer", "bad_argument"), ("answer Zoe", "not_an_answer")],
    "undo": [
        ("undo now", "bad_argument"),
        ("undo", "refused_nothing"),
        ("undo sure", "refused_nothing"),
    ],
    "answers": [("answers x", "bad_argument"), ("answers -1", "bad_argument")],
    "repair": [
        ("repair", "bad_argument"), ("repair x", "bad_argument"), ("repair 0", "bad_argument"),
        ("repair 1 twice", "bad_argument"), ("repair 9", "refused_nothing"),
    ],
    "leave": [
        ("leave", "bad_argument"), ("leave 0", "bad_argument"), ("leave 9 others", "bad_argument"),
        ("leave 0 home", "bad_argument"),
    ],
    "pause": [],
    "sit": [
        ("sit", "bad_argument"), ("sit 0", "bad_argument"), ("sit 0 Bo", "bad_match"),
        ("sit 0 a:b", "bad_match"), ("sit 0 12345678901234567", "bad_argument"),
        ("sit 5 Zoe", "no_seat"),
    ],
    "offer": [
        ("offer", "bad_argument"),
        ('offer {"game": "stones", "players": ["A", "B", "C"]}', "in_match"),
    ],
    "new": [
        ("new", "bad_argument"),
        ("new []", "bad_argument"),
        ("new {}", "bad_argument"),
        ('new {"game": "chess", "players": ["A", "B"]}', "bad_match"),
        ('new {"game": "amazones", "players": ["A"]}', "bad_match"),
        ('new {"game": "amazones", "players": ["A", "A", "B"]}', "bad_match"),
        ('new {"game": "amazones", "players": [1, 2, 3]}', "bad_argument"),
        ('new {"game": "amazones", "players": "ABC", "lights": 7}', "bad_argument"),
        ('new {"game": "amazones", "players": ["A", "B", "C"], "lights": [1]}', "bad_match"),
        ('new {"game": "faux_cilles", "players": ["A", "B"], "lights": [9, 9]}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "B"], "lights": ["x", 1]}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "B"], "lights": [1.5, 2]}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "B"], "lights": "ab"}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": {"a": 1, "b": 2}}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": 5}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": null}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "\\ud800"]}', "bad_match"),
        ('new {"game": "faux_cilles", "players": ["A", "B\\u00a0"]}', "bad_match"),
        ('new {"game": "faux_cilles", "players": ["A", "\\u2028"]}', "bad_match"),
        ('new {"game": "faux_cilles", "players": ["A", "B\\u001bC"]}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "12345678901234567"]}', "bad_argument"),
        ('new {"game": ["faux_cilles"], "players": ["A", "B"]}', "bad_argument"),
        ('new {"game": "backgammon", "players": ["A", "B"], "options": {"x": "y"}}', "bad_match"),
        ('new {"game": "backgammon", "players": ["A", "B"], "options": []}', "bad_argument"),
    ],
    "abort": [],
    "games": [],
    "language": [("language", "bad_argument"), ("language de", "no_language")],
    "ask": [],
    "table": [("table some", "bad_argument")],
    "log": [("log x", "bad_argument"), ("log -1", "bad_argument")],
    "journal": [("journal x", "bad_argument")],
    "stored": [("stored", "bad_argument"), ("stored 9999.txt", "no_record")],
    "records": [("records x", "bad_argument"), ("records -1", "bad_argument")],
    "shelf": [],
    "aside": [("aside now", "bad_argument")],
    "take": [("take", "bad_argument"), ("take 0099.txt", "no_match"), ("take ../x", "no_match")],
    "people": [],
    "person": [
        ("person", "bad_argument"),
        ("person {}", "bad_argument"),
        ('person {"name": 7}', "bad_argument"),
        ('person {"name": "a,b"}', "bad_person"),
        ('person {"name": "undo"}', "bad_person"),
        ('person {"name": "12345678901234567"}', "bad_argument"),
        ('person {"name": "Ann", "light": 8}', "bad_argument"),
        ('person {"name": "Ann", "light": "red"}', "bad_argument"),
        ('person {"name": "Ann", "tag": "04"}', "bad_argument"),
        ('person {"name": "Ann", "tag": 4}', "bad_argument"),
        ('person {"name": "Ann", "was": "Zoe"}', "no_person"),
        ('person {"name": "Ann", "was": 7}', "bad_argument"),
    ],
    "erase": [("erase", "bad_argument"), ("erase Zoe", "no_person")],
    "record": [("record", "bad_argument"), ("record ../settings.json", "no_record")],
    "watch": [("watch", "bad_argument"), ("watch maybe", "bad_argument")],
    "screen": [],
    "lights": [],
    "memory": [],
    "health": [],
    "settings": [],
    "set": [("set", "bad_argument"), ("set 7", "bad_argument"), ('set {"x": 1}', "bad_setting")],
    "brightness": [("brightness 101", "bad_argument"), ("brightness -1", "bad_argument")],
    "time": [("time now", "bad_argument"), ("time " + "9" * 33, "bad_argument")],
    "tags": [("tags x", "bad_argument"), ("tags -1", "bad_argument")],
    "bind": [
        ("bind", "bad_argument"),
        ("bind 04 stonehenge d1", "bad_argument"),
        ("bind 04a1b2c3", "bad_argument"),
        ("bind 04a1b2c3 stonehenge d1 please", "bad_argument"),
        ("bind 04a1b2c3 chess d1", "no_box"),
        ("bind 04a1b2c3 stonehenge d31", "no_piece"),
    ],
    "forget": [
        ("forget", "bad_argument"),
        ("forget chess", "no_box"),
        ("forget chess king", "no_box"),
        ("forget stonehenge king", "no_piece"),
    ],
    "label": [("label stonehenge d14", "bad_argument"), ("label 04a1b2c3", "bad_argument")],
    "import": [
        ("import", "bad_argument"),
        ("import all", "bad_argument"),
        ("import {}", "bad_argument"),
        ("import [1]", "bad_argument"),
        ("import check", "bad_import"),
        ("import apply", "bad_import"),
    ],
    "enrol": [("enrol", "bad_argument"), ("enrol on", "match_in_play")],
    "trial": [
        ("trial", "bad_argument"),
        ("trial light 1", "bad_argument"),
        ("trial light 400 ff0000", "bad_argument"),
        ("trial light 1 ff00", "bad_argument"),
        ("trial screen 100", "bad_argument"),
        ("trial sound loud", "bad_argument"),
    ],
}  # fmt: skip


def first_column(heading: str) -> list[str]:
    """The words in backticks that begin the rows of the table under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)
    return [word for row in rows for word in re.findall(r"`(\w+)[^`]*`", row)]


def test_the_page_tells_what_the_description_tells():
    assert with_tables(PAGE) == PAGE, "python -m host.generate.link_page writes its tables"
    assert set(first_column("Commands")) == set(COMMANDS) == set(WRONG)


def test_the_page_lists_every_event_and_no_other():
    code = [
        path.read_text(encoding="utf-8") for path in Path(link.__file__).parents[1].rglob("*.py")
    ]
    sent = [re.findall(r'\.(?:send|later)\(\s*"(\w+)"', text) for text in code]
    assert set(first_column("Events")) == {name for names in sent for name in names}


def test_the_page_tells_version_and_length_of_a_line():
    assert PAGE.startswith(f"# The link, version {VERSION}\n")
    assert f"at most {LIMIT} bytes" in PAGE


# Commands


def test_what_is_wrong_with_a_command_is_said_and_changes_nothing(talk: Talk):
    talk.new()
    before = talk.say("log"), talk.say("health"), talk.say("records")
    for command in COMMANDS:
        for text, why in WRONG[command]:
            assert talk.refused(text) == why, text
    assert (talk.say("log"), talk.say("health"), talk.say("records")) == before


def test_unknown_commands_are_refused(talk: Talk):
    for text in ("", "x", "do_hello", "__init__", "carry_out", "Tap yellow+5b"):
        assert talk.refused(text) == "unknown_command"


def test_hello_tells_who_is_there(talk: Talk):
    hello = talk.say("hello")
    assert hello["link"] == 1 and hello["language"] == "en" and hello["game"] is None
    assert hello["python"].split()[0] in ("cpython", "micropython")
    talk.new()
    assert talk.say("hello")["game"] == "amazones"


def test_without_a_match_the_commands_to_it_are_refused(talk: Talk):
    for text in ("tap yellow+5b", "answer ok", "undo", "abort", "table", "log"):
        assert talk.refused(text) == "no_match"


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


# Power and prompt


def test_a_power_cut_in_mid_match_loses_no_answer(talk: Talk):
    talk.new()
    talk.play(5)
    lines = talk.client.chunks("log")
    talk.table.kill()
    talk.table.start()
    talk.client.reconnect()
    talk.client.wait("menu")
    talk.say("press")
    assert talk.client.wait("ask").fields["n"] == 5
    assert talk.client.chunks("log") == lines


def test_ctrl_c_reaches_the_prompt_and_leaving_it_starts_the_table(talk: Talk):
    talk.new()
    talk.play(1)
    talk.client.send(b"answ" + INTERRUPT)
    assert talk.client.wait("noise").fields["text"].startswith("MicroPython")
    talk.client.send(END)
    talk.client.wait("hello")
    talk.client.wait("menu")
    talk.say("press")
    assert talk.client.wait("ask").fields["n"] == 1


def test_the_journal_is_told_as_it_is_written(talk: Talk) -> None:
    talk.new()
    talk.play(3)
    talk.say("undo")
    talk.play(1)
    lines = talk.client.chunks("journal")
    assert lines[0] == "Trilithon record 1" and lines.count("undo") == 1
    assert f"match: {talk.say('hello')['match']}" in lines
    body = [line for line in lines[lines.index("") + 1 :] if line]
    assert len(body) == 5 and talk.say(f"journal {len(lines) - 1}")["lines"] == body[-1:]
    talk.say("abort")
    assert talk.refused("journal") == "no_journal" and talk.say("hello")["match"] is None
    name = talk.say("records")["records"][-1]
    assert talk.client.chunks("record " + name) == lines
    assert talk.say("stored " + name) == {"stored": name}
    assert talk.refused("stored 9999.txt") == "no_record"


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
