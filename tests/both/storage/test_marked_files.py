"""Files that people edit on a computer: an editor's mark before the text hides nothing in it."""

from engine.boxes.stonehenge import BOX as HENGE
from firmware.storage import roster
from firmware.storage.files import MARK, Files
from firmware.storage.settings import FILE as SETTINGS
from firmware.storage.settings import Settings
from firmware.tags import register

TEXTS = {
    SETTINGS: b'{"version": 1, "language": "fr", "limit_ma": 900, "brightness": 33}',
    roster.FILE: b"Zoe, 3, 04010203\nAl, -, -\n",
    register.FILE: b"04112233445566 stonehenge d1\n04112233445567 stonehenge d2\n",
}


def folder(before):
    files = Files(Files("build").path("marked"))
    for name in TEXTS:
        with open(files.path(name), "wb") as file:
            file.write(before + TEXTS[name])
    return files


def test_settings_people_and_tags_are_the_same_with_a_byte_order_mark_before_them():
    for before in (b"", MARK):
        files = folder(before)
        settings = Settings(files)
        assert not settings.faults and files.exists(SETTINGS)
        assert (settings.language, settings.limit_ma, settings.brightness) == ("fr", 900, 33)
        assert [person[0] for person in roster.everybody(files)] == ["Zoe", "Al"]
        tags = register.Register(files, HENGE)
        assert tags.find(b"\x04\x11\x22\x33\x44\x55\x66") == HENGE.find("d1")
        assert tags.find(b"\x04\x11\x22\x33\x44\x55\x67") == HENGE.find("d2")
        roster.keep(files, "Bo", 2, b"")
        assert [person[0] for person in roster.everybody(files)] == ["Zoe", "Al", "Bo"]
