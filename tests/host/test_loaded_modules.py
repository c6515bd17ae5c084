"""Games stay in memory while threads of one program use them, and go again on a board's terms."""

from __future__ import annotations

import sys
import threading

from engine import catalogue, loading
from host import loaded_modules


def test_a_game_stays_for_other_threads_and_goes_when_nobody_needs_it() -> None:
    with loaded_modules.keep_loaded(), loaded_modules.keep_loaded():
        catalogue.load("stones")
        catalogue.load("why_first")
        assert "engine.games.stones" in sys.modules
        loading.drop("engine.games.stones")
        assert "engine.games.stones" in sys.modules
    catalogue.load("why_first")
    assert "engine.games.stones" not in sys.modules


def test_what_one_thread_has_borrowed_is_not_dropped_by_another_that_gives_its_own_back() -> None:
    """Seen at a page: who left a seat right after another joined got `KeyError: firmware.menus`."""
    with loaded_modules.keep_loaded(), loading.borrowed("firmware.lights.plates"):
        with loading.borrowed("firmware.menus.more_words"):
            pass
        assert "firmware.menus.more_words" in sys.modules
    with loading.borrowed("firmware.lights.plates"):
        __import__("firmware.menus.more_words")
        loading.drop("firmware.menus.more_words")
    assert "firmware.menus.more_words" not in sys.modules


def test_threads_load_games_at_the_same_time() -> None:
    """One puts away what the other is importing: `KeyError: 'engine.games.stones'`."""
    faults: list[BaseException] = []

    def load(names: list[str]) -> None:
        try:
            for name in names * 3:
                catalogue.load(name)
        except BaseException as fault:
            faults.append(fault)

    names = [line[0] for line in catalogue.GAMES[:5]]
    with loaded_modules.keep_loaded():
        threads = [threading.Thread(target=load, args=(each,)) for each in (names, names[::-1])]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    catalogue.load(names[0])
    assert not faults
