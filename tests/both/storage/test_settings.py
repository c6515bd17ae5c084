"""Settings: what is wrong is named, what was good is kept, a pulled plug loses nothing."""

import json

from firmware.lights.lights import Lights
from firmware.storage.settings import BROKEN, FIELDS, FILE, KEPT, Settings
from firmware.storage.settings_schema import MIGRATIONS, VERSION
from tests.both.app.shelf import Shelf

DEFAULTS = dict(FIELDS)
PEOPLE = {"players": ["Ann", "Zoé"], "lights": [3, 0]}


class Strip:
    def write(self, rgb):
        self.rgb = bytes(rgb)


def holding(**files):
    """A storage with these files; `settings`, `bak` and `bad` for short."""
    names = {"settings": FILE, "bak": KEPT, "bad": BROKEN}
    return Shelf({names[name]: files[name] for name in files})


def saved(**fields):
    """The file of these settings."""
    storage = Shelf()
    settings = Settings(storage)
    assert not settings.change(fields) and settings.save()
    return storage.files[FILE]


def test_every_default_is_right_and_an_empty_storage_has_no_faults():
    settings = Settings(Shelf())
    assert not settings.change(settings.fields()) and not settings.faults
    assert settings.limit_ma == 300 and settings.channel_ma == [16, 11, 15]


def test_what_is_saved_is_read_again_field_by_field():
    wishes = {
        "language": "fr", "limit_ma": 2000, "channel_ma": [12, 12, 12], "idle_ma": 0,
        "brightness": 60, "night_brightness": 5, "night": True, "mute": True, "guide": True,
        "hardware": {"reader": "pn532", "pins": {"strip": 28}}, "chains": {"bed": "head seat1..5"},
        "readers": [-1, 0, 2], "clock": 20, "rest": 0,
    }  # fmt: skip
    wishes.update(PEOPLE)
    assert sorted(wishes) == sorted([name for name, _ in FIELDS])
    again = Settings(holding(settings=saved(**wishes)))
    assert again.fields() == wishes and not again.faults
    assert json.loads(saved(**wishes))["version"] == VERSION


def test_two_settings_share_no_list():
    Settings(None).players.append("Ann")
    Settings(None).hardware["reader"] = "none"
    assert Settings(None).players == [] and Settings(None).hardware == {}


WRONG = (
    ("language", "xx"), ("language", 3), ("players", "Ann"), ("players", ["a:b"]),
    ("players", [1]), ("lights", [8]), ("lights", [1, 1]), ("lights", [True]), ("limit_ma", 49),
    ("limit_ma", 20001), ("limit_ma", "500"), ("limit_ma", True), ("limit_ma", 500.0),
    ("channel_ma", [16, 11]), ("channel_ma", 15), ("channel_ma", [16, 0, 15]), ("idle_ma", -1),
    ("brightness", 0), ("brightness", 101), ("clock", -1), ("clock", 241),
    ("night_brightness", 0), ("night_brightness", 101), ("idle_ma", 21), ("readers", [-2]),
    ("readers", [8]), ("readers", [1, 1]), ("channel_ma", [16, 11, 15, 1]),
    ("channel_ma", [101, 11, 15]), ("night_brightness", None), ("night", 1),
    ("mute", "yes"), ("hardware", []), ("hardware", {"reader": "rc522"}),
    ("hardware", {"pins": {"strip": 25}}), ("hardware", {"colour": 1}), ("chains", []),
    ("chains", {"bed": "moon"}), ("chains", {"moon": ""}), ("chains", {"bed": 5}),
)  # fmt: skip


def test_a_new_table_is_dim_silent_of_nothing_and_helps_where_people_ask():
    """What hardware/README.md counts on, and README says of a new table."""
    assert Settings(None).fields() == {
        "language": "", "players": [], "lights": [], "limit_ma": 300, "channel_ma": [16, 11, 15],
        "idle_ma": 1, "brightness": 100, "night_brightness": 25, "night": False, "mute": False,
        "guide": False, "rest": 10, "hardware": {}, "chains": {}, "clock": 0, "readers": [],
    }  # fmt: skip


def test_the_least_and_the_most_of_every_number_are_right():
    least = {"limit_ma": 50, "channel_ma": [1] * 3, "idle_ma": 0, "brightness": 1,
             "night_brightness": 1, "clock": 0, "readers": [-1, -1]}  # fmt: skip
    most = {"limit_ma": 20000, "channel_ma": [100] * 3, "idle_ma": 20, "brightness": 100,
            "night_brightness": 100, "clock": 240, "readers": [7]}  # fmt: skip
    for wishes in (least, most):
        settings = Settings(None)
        assert settings.change(wishes) == []
        assert {name: getattr(settings, name) for name in wishes} == wishes


def test_a_wrong_field_is_named_and_stands_at_its_default_and_the_others_count():
    for name, value in WRONG:
        other = "idle_ma" if name != "idle_ma" else "limit_ma"
        text = json.dumps(
            {name: value, other: 7 if other == "idle_ma" else 700, "version": VERSION}
        )
        settings = Settings(holding(settings=text))
        assert len(settings.faults) == 1 and settings.faults[0].startswith(name), settings.faults
        assert getattr(settings, name) == DEFAULTS[name], (name, value)
        assert getattr(settings, other) in (7, 700), name


def test_a_wrong_wish_changes_nothing_at_all():
    for name, value in WRONG:
        if value is None:
            continue
        settings = Settings(None)
        before = settings.fields()
        wrong = settings.change({name: value, "brightness": 50 if name != "brightness" else value})
        assert len(wrong) == 1 and wrong[0].startswith(name), (name, value, wrong)
        assert settings.fields() == before, name


def test_players_without_lights_are_both_named():
    settings = Settings(None)
    assert len(settings.change({"players": ["Ann"]})) == 2
    assert settings.change(PEOPLE) == [] and settings.players == ["Ann", "Zoé"]


def test_players_without_sound_lights_are_no_line_up_nor_lights_without_players():
    for wrong, name in (({"lights": [3, 9]}, "lights"), ({"players": ["Ann", 7]}, "players")):
        fields = dict(PEOPLE, mute=True)
        fields.update(wrong)
        settings = Settings(holding(settings=json.dumps(fields)))
        assert settings.players == settings.lights == [] and settings.mute
        assert len(settings.faults) == 1 and settings.faults[0].startswith(name), settings.faults


def test_null_is_the_default():
    settings = Settings(holding(settings=saved(limit_ma=3000, hardware={"knob": "none"})))
    assert not settings.change({"limit_ma": None, "hardware": None})
    assert settings.limit_ma == 300 and settings.hardware == {}


def test_an_unknown_field_is_named_and_kept():
    storage = holding(settings='{"version": 1, "colour": [1], "mute": true}')
    settings = Settings(storage)
    assert settings.faults == ["colour: no such setting"] and settings.mute
    assert not settings.change({"mute": False}) and settings.save()
    assert json.loads(storage.files[FILE])["colour"] == [1]
    assert Settings(None).change({"colour": 1}) == ["colour: no such setting"]


def test_every_version_before_has_what_makes_the_next_of_it():
    assert len(MIGRATIONS) == VERSION


def test_settings_of_before_there_were_versions_are_taken_over():
    old = '{"language": "en", "players": ["Ann", "Bo"], "lights": [1, 2], "limit_ma": 900}'
    settings = Settings(holding(settings=old))
    assert not settings.faults and settings.players == ["Ann", "Bo"] and settings.limit_ma == 900


def test_settings_of_a_later_firmware_are_named_and_what_is_known_counts():
    storage = holding(settings='{"version": %d, "language": "fr"}' % (VERSION + 1))
    settings = Settings(storage)
    assert settings.language == "fr" and settings.faults == ["version: made by another firmware"]
    settings.save()
    assert '"version": %d' % (VERSION + 1) in storage.files[KEPT]


def test_the_copy_before_is_kept():
    storage = holding(settings=saved(brightness=80))
    settings = Settings(storage)
    settings.brightness = 70
    assert settings.save() and '"brightness": 80' in storage.files[KEPT]
    settings.brightness = 60
    assert settings.save() and '"brightness": 70' in storage.files[KEPT]


def test_what_has_not_changed_is_not_written():
    storage = holding(settings=saved(brightness=80))
    written = []
    storage.watch = lambda *what: written.append(what)
    assert Settings(storage).save() and not written


def test_a_file_torn_at_any_byte_is_unreadable_and_the_copy_before_counts():
    whole = saved(language="fr", brightness=70, **PEOPLE)
    for cut in range(len(whole) - 1):  # without its last byte, the line's end, it is whole
        settings = Settings(holding(settings=whole[:cut], bak=saved(brightness=80)))
        assert settings.brightness == 80 and settings.language == "", cut
        assert settings.faults[0].startswith("settings.json: unreadable"), cut
    assert Settings(holding(settings=whole[:-1])).brightness == 70


def test_an_unreadable_file_is_put_aside_and_never_written_over():
    for torn in ("", "{", "[1]", "null", '"text"', "{}x", "[" * 2000):
        for more in ({}, {"bak": saved(brightness=80)}, {"bak": "{"}):
            storage = holding(settings=torn, **more)
            settings = Settings(storage)
            assert settings.faults and storage.files[FILE] == torn
            assert settings.save() and storage.files[BROKEN] == torn
            assert storage.files.get(KEPT) == more.get("bak")
            assert Settings(storage).brightness == (80 if more.get("bak", "{") != "{" else 100)


class Cut(Exception):
    pass


def cut_after(writes):
    """A watch of a storage that pulls the plug when so much has been written."""
    left = [writes]

    def watch(*what):
        if not left[0]:
            raise Cut()
        left[0] -= 1

    return watch


def test_a_plug_pulled_between_two_writes_leaves_the_old_or_the_new():
    for writes in range(3):
        storage = holding(settings=saved(brightness=80))
        settings = Settings(storage)
        settings.brightness = 70
        storage.watch = cut_after(writes)
        try:
            settings.save()
        except Cut:
            pass
        storage.watch = None
        again = Settings(storage)
        assert again.brightness == (80 if writes < 2 else 70) and not again.faults, writes


def test_a_storage_that_fails_loses_nothing_and_says_so():
    storage = holding(settings=saved(brightness=80))
    storage.fails = True
    settings = Settings(storage)
    assert settings.brightness == 100 and settings.faults and not settings.save()
    storage.fails = False
    assert settings.save() and '"brightness": 80' in storage.files[BROKEN]
    assert not Settings(None).save()


def test_night_has_its_own_brightness():
    settings = Settings(None)
    assert settings.level == 100
    settings.change({"night": True, "night_brightness": 9})
    assert settings.level == 9


def test_the_lights_count_current_by_light_as_the_settings_say():
    strip = Strip()
    lights = Lights(strip)
    settings = Settings(None)
    settings.change(
        {"limit_ma": 50, "channel_ma": [10, 10, 10], "idle_ma": 0, "chains": {"bed": "head*4"}}
    )
    lights.tune(settings, settings.known_chains())
    frame = bytearray(24)
    frame[0:3] = b"\xff\xff\xff"  # the head
    lights.show(frame)
    assert lights.percent == 50 * 100 // 120
    assert strip.rgb == bytes([106] * 12)
