"""What the link refuses, of every command, and that nothing changes."""

from __future__ import annotations

from host.cable.description import COMMANDS
from tests.link.cable import Talk, talk

__all__ = ["talk"]

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
        ('new {"game": "faux_cilles", "players": ["A", "\\ud800"]}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "B\\u00a0"]}', "bad_match"),
        ('new {"game": "faux_cilles", "players": ["A", "\\u2028"]}', "bad_match"),
        ('new {"game": "faux_cilles", "players": ["A", "B\\u001bC"]}', "bad_argument"),
        ('new {"game": "faux_cilles", "players": ["A", "12345678901234567"]}', "bad_argument"),
        ('new {"game": ["faux_cilles"], "players": ["A", "B"]}', "bad_argument"),
        ('new {"game": "backgammon", "players": ["A", "B"], "options": {"x": "y"}}', "bad_match"),
        ('new {"game": "backgammon", "players": ["A", "B"], "options": []}', "bad_argument"),
    ],
    "decide": [("decide", "bad_argument"), ("decide red", "bad_argument"),
               ("decide 0 red", "not_its_turn")],
    "row": [("row", "bad_argument"), ("row 17 0", "bad_argument"), ("row 143 1", "no_cards")],
    "abort": [],
    "games": [],
    "language": [("language", "bad_argument"), ("language xx", "no_language")],
    "ask": [],
    "table": [("table some", "bad_argument")],
    "log": [("log x", "bad_argument"), ("log -1", "bad_argument")],
    "journal": [("journal x", "bad_argument")],
    "stored": [("stored", "bad_argument"), ("stored 9999.txt", "bad_argument"),
               ("stored 9999.txt 3f2a91d06c1f00aa", "no_record")],
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
        ('person {"name": "Bo", "tag": "08a1b2c3"}', "bad_person"),
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
    "time": [("time now", "bad_argument"), ("time 2026-11-31T25:00", "bad_argument")],
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
        ('import ["\\ud800"]', "bad_argument"),
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


def test_every_command_refuses_something_or_has_nothing_to_refuse():
    assert set(WRONG) == set(COMMANDS)


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


def test_without_a_match_the_commands_to_it_are_refused(talk: Talk):
    for text in ("tap yellow+5b", "answer ok", "undo", "abort", "table", "log"):
        assert talk.refused(text) == "no_match"
