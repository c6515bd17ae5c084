"""A board makes room between a game's modules and what stays with its match."""

import sys

from engine import catalogue, found, loading
from firmware.storage.journal import Journal
from firmware.table.match import Match

GAME = "high_druid"


def test_room_is_made_when_a_game_has_come_and_before_what_stays_with_its_match():
    catalogue.unload_all()
    come = []

    def prepare(gone):
        come.append((gone, found.module(GAME, "rulebook") in sys.modules))

    loading.preparers.append(prepare)
    try:
        match = Match.prepared(GAME, ["Ann", "Bo", "Cy"], [0, 1, 2], {}, "en", Journal(None))
    finally:
        loading.preparers.remove(prepare)
    assert come == [(False, False), (True, True)]
    assert match.words.box is match.register.box
