"""Modules are found in a list while the table starts: firmware/boot/quick_imports.py."""

import os
import sys

from firmware.boot import quick_imports

try:
    import vfs
except ImportError:
    vfs = None

LINES = [b"engine ask table \n", b"engine/words __init__ \n", b"firmware/boot main \n"]


def quick():
    base = os.getcwd()
    return quick_imports.QuickImports(base if base.endswith("/") else base + "/", LINES)


def kind(found, path):
    try:
        return found.stat(path)[0] & 0x4000 or 0x8000
    except OSError:
        return None


def test_a_listed_module_is_a_file_and_neither_folder_nor_source():
    found = quick()
    for path in ("engine/ask", "engine/words/__init__", "firmware/boot/main"):
        answers = [kind(found, path + end) for end in ("", ".py", ".mpy")]
        assert answers == [None, None, 0x8000], path


def test_a_listed_folder_is_one_and_a_package_only_where_that_is_listed():
    found = quick()
    assert [kind(found, path) for path in ("engine", "engine/words", "firmware/boot")] == [
        0x4000
    ] * 3
    assert kind(found, "engine/__init__.mpy") is None
    assert kind(found, "engine/words/__init__.mpy") == 0x8000


def test_what_is_not_listed_is_asked_of_the_file_system():
    found = quick()
    assert kind(found, "no_such_module.py") is None
    for path in ("engine/unlisted.mpy", "firmware/nowhere", "data/no/such"):
        assert kind(found, path) is None
    for name in os.listdir():
        assert kind(found, name) == (os.stat(name)[0] & 0x4000 or 0x8000)


def test_without_a_list_nothing_changes():
    before = os.getcwd(), sys.path[:]
    quick_imports.begin()
    assert (os.getcwd(), sys.path) == before
    quick_imports.end()
    assert (os.getcwd(), sys.path) == before


def test_relative_names_lead_where_they_led_and_so_they_do_again():
    if vfs is None:
        return
    before, names = os.getcwd(), sorted(os.listdir())
    vfs.mount(quick(), quick_imports.POINT)
    os.chdir(quick_imports.POINT)
    try:
        assert sorted(os.listdir()) == names
        with open("quick_imports.tmp", "w") as file:
            file.write("here")
        assert os.stat("quick_imports.tmp")[6] == 4
        os.rename("quick_imports.tmp", "quick_imports.new")
        assert os.stat("quick_imports.new")[6] == 4
        os.remove("quick_imports.new")
    finally:
        quick_imports.end()
    assert os.getcwd() == before and sorted(os.listdir()) == names
