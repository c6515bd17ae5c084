"""A match as a start finds it."""

from firmware.table.match import Match


def taken_up(journal, name=""):
    """The match in play, or that of the file `name`."""
    reader = journal.read(name) if name else journal.resume()
    return Match.resumed("en", journal, reader)
