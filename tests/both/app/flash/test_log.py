"""A journal on real littlefs, read in pieces for the network while it is written."""

from firmware.network.log import Log
from firmware.storage.files import LONG
from firmware.storage.journal import RECORDS, Journal
from firmware.storage.seals import plain
from firmware.table.match import Match
from tests.both.app.flash.test_match import NAMES, any_answer
from tests.both.app.power_cuts import prepared, rest


def in_pieces(log, size):
    lines = []
    while True:
        piece = log.piece(size)
        if not piece:
            return lines
        lines += piece


def test_a_log_read_in_pieces_is_the_file_with_its_tail_and_without():
    def story(files, counts):
        match = Match.begin("high_druid", NAMES, [0, 1, 2], {}, "en", Journal(files))
        follows, lines = Log(files, LONG), []
        for number in range(12):
            match.answer(any_answer(match.referee.ask, number))
            lines += in_pieces(follows, 2)
            whole = [line[:-1] for line in plain(files.lines(LONG))]
            assert lines == whole and in_pieces(Log(files, LONG), 1000) == whole
            assert follows.at == len(whole) and not follows.whole()
            if number % 5 == 4:
                rest(files)
        match.close()
        log = Log(files, RECORDS + "/0001.txt")
        assert in_pieces(log, 1000)[: len(lines)] == lines and log.whole()

    prepared(story)
