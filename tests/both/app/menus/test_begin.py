"""A new match: what can be none, where the one in play goes, and what fails in its midst."""

import sys

from engine import found
from firmware.devices.simulated import devices
from firmware.table.app import App
from tests.both.app.table_hands import NAMES, Memory, any_answer


def beside(storage):
    """An application with a match in play of four answers."""
    app = App(devices(storage))
    app.deeds.speak("en")
    app.deeds.begin("high_druid", NAMES[:3], [0, 1, 2], {})
    for number in range(4):
        app.match.answer(any_answer(app.match.referee.ask, number))
    return app


def test_a_match_that_there_cannot_be_is_refused_by_what_is_wrong_with_it():
    app = beside(Memory())
    before = app.match
    for players, lights, options, said in (
        (["Al"], [0], {}, "high_druid is for"),
        (["Al", "Al", "Bo"], [0, 1, 2], {}, "Al"),
        (["Al", "Bo", "Zoe"], [0, 1, 1], {}, "lights: "),
        (["Al", "Bo", "Zoe"], [0, 1], {}, "a light for every player"),
        (["Al", "Bo", "Zoe"], [0, 1, 2], [], "options are an object"),
    ):
        try:
            app.deeds.begin("high_druid", players, lights, options)
            raise AssertionError(said)
        except ValueError as wrong:
            assert said in str(wrong), (said, wrong)
        assert app.match is before


def test_a_new_match_gives_none_up_because_the_shelf_failed_for_a_moment():
    """The one in play goes there before anything of the new one is written; until then it stays."""
    for failures, answered in ((1, 0), (2, 1), (3, 2)):
        storage = Memory()
        app = beside(storage)
        journal, failed = storage.files["match.txt"], []

        def fails(method, name, text, most=failures, failed=failed):
            if method == "move" and len(failed) < most:
                failed.append(name)
                raise OSError(5)

        storage.watch = fails
        app.deeds.begin("why_first", NAMES[:3], [0, 1, 2], {})
        for number in range(answered):
            assert storage.files["match.txt"] == journal and not app.journal.works
            app.match.answer(any_answer(app.match.referee.ask, number))
        assert app.match.name == "why_first" and app.journal.works
        assert storage.files["shelf/0001.txt"] == journal and not storage.names("records")


def test_a_match_begun_without_storage_is_known_not_to_be_kept():
    app = App(devices(None))
    app.deeds.begin("high_druid", NAMES[:3], [0, 1, 2], {})
    assert not app.journal.works


class Hungry(Memory):
    """hungry  whether there is no memory for a register of tags"""

    hungry = False

    def tags(self):
        if self.hungry:
            raise MemoryError
        yield from super().tags()


def test_a_match_that_cannot_begin_leaves_no_game_in_memory_but_that_in_play():
    storage = Hungry()
    app = App(devices(storage))
    app.deeds.speak("en")
    for in_play in ("", "high_druid"):
        if in_play:
            app.deeds.begin(in_play, NAMES[:3], [0, 1, 2], {})
        storage.hungry = True
        for name in ("why_first", "high_druid"):
            try:
                app.deeds.begin(name, NAMES[:3], [0, 1, 2], {})
                raise AssertionError("it began")
            except MemoryError:
                there = found.module(name, "rulebook") in sys.modules
            assert there == (name == in_play), (name, in_play)
        storage.hungry = False
