"""Forms of commands: a line is of its form or it is not, the same on both Pythons."""

import json

from firmware.link.forms import arguments, misfit
from firmware.link.json_forms import arguments as with_json
from firmware.link.rare_commands import DOES

TAG = b"\x04\xa1\xb2\xc3"


def test_a_whole_number_is_written_as_people_write_it():
    for word, value in (("0", 0), ("7", 7), ("-3", -3), ("+3", 3), ("-10", -10), ("10", 10)):
        assert arguments("N:-10..10", word) == [value], word
    for word in (
        "11",
        "-11",
        "07",
        "1_0",
        "1.0",
        "1e1",
        "0x1",
        "",
        "-",
        "\u0663",
        "\u00b2",
        "9" * 99,
    ):
        assert arguments("N:-10..10", word) is None, word
    assert arguments("N:0..99999999", "9999999") == [9999999]
    assert arguments("N:0..99999999", "12345678") is None, "seven digits are enough for anything"


def test_what_does_not_fit_is_answered_with_what_would():
    assert misfit("ask", "").text == "required is nothing after ask"
    assert misfit("turn", "N:-10..10").text == "required is turn N:-10..10"
    assert misfit("ask", "").why == "bad_argument"


def test_bytes_words_and_lines_have_a_length():
    assert arguments("TAG:hex4..10", "04A1b2c3") == [TAG]
    for word in ("04a1b2", "04a1b2c", "04" * 11, "zzzzzzzz", "04a1 b2c3", "\u00e904a1b2c"):
        assert arguments("TAG:hex4..10", word) is None, word
    assert arguments("NAME:word1..4", "abcd") == ["abcd"]
    assert arguments("NAME:word1..4", "abcde") is None
    assert arguments("TEXT:line1..9", "two words") == ["two words"]
    assert arguments("TEXT:line1..9", "two words.") is None


def test_what_may_be_left_out_and_what_comes_more_than_once():
    form = "[READER:0..8] TAG:hex4..10\u2026"
    assert arguments(form, "04a1b2c3") == [None, [TAG]]
    assert arguments(form, "8 04a1b2c3  04a1b2c3") == [8, [TAG, TAG]]
    assert arguments(form, "8") is None and arguments(form, "9 04a1b2c3") is None
    assert arguments(form, "04112233")[0] is None, "a tag of digits is no reader"
    assert arguments("[READER:0..8] [TAG:hex4..10\u2026]", "") == [None, []]
    assert arguments("[sure]", "") == [None] and arguments("[sure]", "sure") == ["sure"]
    assert arguments("[sure]", "surely") is None and arguments("[sure]", "sure sure") is None


def test_either_this_or_that():
    form = "light N:0..9 | sound NAME:yes,no | off"
    assert arguments(form, "light 3") == ["light", 3]
    assert arguments(form, "sound no") == ["sound", "no"] and arguments(form, "off") == ["off"]
    for rest in ("", "light", "light 10", "sound", "sound maybe", "off now", "of"):
        assert arguments(form, rest) is None, rest


def test_an_object_has_the_fields_of_its_form_and_others_are_ignored():
    form = "json{game:word1..9 players:line1..4\u2026 [lights:0..7\u2026] [options:object]}"
    sound = '{"game": "chess", "players": ["A", "Bo B"], "lights": [0, 7], "options": {}, "x": 1}'
    assert with_json(form, sound)[0]["players"] == ["A", "Bo B"]
    assert with_json(form, '{"game": "chess", "players": []}') is not None
    for change in (
        '"game": 1', '"game": ""', '"game": "two words"', '"game": null', '"players": "AB"',
        '"players": [1]', '"players": ["too long"]', '"players": {}', '"lights": [8]',
        '"lights": [true]', '"lights": [1.0]', '"lights": ["1"]', '"lights": null', '"options": []',
        '"players": ["a\\u0007"]',
    ):  # fmt: skip
        fields = json.loads(sound)
        fields.update(json.loads("{" + change + "}"))
        assert with_json(form, json.dumps(fields)) is None, change
    for rest in ("", "{", "[]", "null", "{}", '"game"', sound + " x"):
        assert with_json(form, rest) is None, rest


def test_what_only_micropython_reads_as_json_is_none():
    """Nor a field that is there twice: one of them would be carried out."""
    form = "json{}"
    assert (
        with_json(form, '{"a": "}{][:,\\"\\\\", "b": [{"c": [1, -2.5, true, null]}]}') is not None
    )
    for rest in ("{]", '{"a" 1}', '{"a": [1 2]}', '{"a": [1,,2]}', '{"a":}', "{,}", '{"a", "b"}',
                 '{"a": 1, "a": 2}', '{"a": ["b" "c"]}', '{"a": 1]'):  # fmt: skip
        assert with_json(form, rest) is None, rest


def test_texts_of_json_hold_whole_letters_and_no_controls_wherever_they_stand():
    """MicroPython makes halves of letters that CPython does not, and of both it makes no UTF-8."""
    for text in (
        "\\ud800", "\\uDFFF", "x\\udc00", "\\ud83d\\ude00", "\\u0007", "\\u009b", "\\u007f", "\\n",
        "\\b", "\\\\\\ud800", "\\u00", "\\u0 07", "\\uxxxx", "\\x41", "\\'",
    ):  # fmt: skip
        for rest in ('["' + text + '"]', '["", "' + text + '"]'):
            assert with_json("json[LINE:line0..99\u2026]", rest) is None, rest
        for rest in ('{"a": {"b": ["' + text + '"]}}', '{"a": {"' + text + '": 1}}'):
            assert with_json("json{}", rest) is None, rest
    for text, value in (("\\u00e9", "\u00e9"), ("\\ue000", "\ue000"), ("\\/\\\"", '/"'),
                        ("\\\\ud800", "\\ud800"), ("\\\\n", "\\n"),
                        ("\\ud7ff", "\ud7ff")):  # fmt: skip
        assert with_json("json[LINE:line0..99\u2026]", '["' + text + '"]') == [[value]], text


def test_lists_and_objects_lie_in_each_other_no_deeper_than_a_board_can_read():
    assert with_json("json{}", '{"a": ' + "[" * 7 + "]" * 7 + "}") is not None
    assert with_json("json{}", '{"a": ' + "[" * 8 + "]" * 8 + "}") is None
    assert with_json("json{}", '{"a": ' + "[" * 240 + "]" * 240 + "}") is None
    assert with_json("json{}", '{"a": "' + "[" * 99 + '"}') is not None, "text is no list"


def test_a_date_is_a_day_or_a_minute_or_a_second_of_one():
    for text in ("2026-11-20", "2026-11-20T20:15", "2026-12-31T23:59:59", "0001-01-01T00:00"):
        assert with_json("DATE:date10..19", text) == [text]
    for text in (
        "", "today", "9" * 10, "9" * 19, "2026-11-2", "2026-11-20T", "2026-11-20 20:15",
        "2026-13-01", "2026-00-10", "2026-11-00", "2026-11-32", "2026-11-20T24:00",
        "2026-11-20T20:60", "2026-11-20T20:15:60", "2026-11-20T20:15Z", "2026-11-20T20:15:00Z",
        "2026/11/20", "20 6-11-20", "+026-11-20", "\u0662026-11-20", "2026-11-20T20:15:00+00:00",
    ):  # fmt: skip
        assert with_json("DATE:date10..19", text) is None, text


def test_what_ends_in_a_question_mark_may_be_null_and_the_last_field_counts_whole():
    form = "json{seat:0..5? name:word1..12}"
    for fields in ('"seat": null, "name": "abcdefghijkl"', '"seat": 5, "name": "a"'):
        assert with_json(form, "{" + fields + "}") is not None, fields
    for fields in ('"seat": "x", "name": "a"', '"seat": 6, "name": "a"', '"seat": 5, "name": null'):
        assert with_json(form, "{" + fields + "}") is None, fields


def test_a_list_of_lines_and_words_beside_it():
    form = "begin | json[LINE:line0..9\u2026]"
    assert with_json(form, "begin") == ["begin"]
    assert with_json(form, '["a b", ""]') == [["a b", ""]]
    for rest in ("[1]", '["0123456789"]', "{}", "begin x", '["a\\n"]', "[", "[[]]"):
        assert with_json(form, rest) is None, rest


def test_sounds_that_can_be_tried_are_those_there_are():
    from firmware.devices.guard import SOUNDS

    assert ",".join(SOUNDS) in DOES["trial"][1]
