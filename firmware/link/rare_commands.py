"""Commands a computer gives now and then. Loaded only while one is carried out."""

from engine import catalogue
from engine.words import LANGUAGES
from firmware.link.arguments import an_object
from firmware.link.refusals import Refused, whole
from firmware.link.reports import chunk, health, table_fields
from firmware.storage.few import first
from firmware.storage.files import LONG
from firmware.storage.journal import RECORDS, number
from firmware.storage.seals import plain

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.link.commands import Commands


NAMES = 50  # of records in one reply
HEADING = 24  # letters of what an offer calls itself
PAIRING = 40

# The match


def begin(link: "Commands", rest: str) -> dict:
    fields = an_object(rest)
    players = fields.get("players", [])
    usual = list(range(len(players))) if isinstance(players, list) else []
    lights, options = fields.get("lights", usual), fields.get("options", {})
    reply = {"game": fields.get("game", "")}
    try:
        link.app.begin(reply["game"], players, lights, options)
    except ValueError as wrong:
        raise Refused("bad_match", str(wrong)) from None
    link.changed = True
    return reply


def offer(link: "Commands", rest: str) -> dict:
    """Only where nobody does anything: a match that is offered disturbs nobody."""
    fields, app = an_object(rest), link.app
    if app.match is not None:
        raise Refused("in_match", "a match is in play, or its scores stand: press first")
    if not link.menu or link.menu[0] != app.words.text("which_game"):
        raise Refused("busy", "people do something else at the table")
    players = fields.get("players", [])
    usual = list(range(len(players))) if isinstance(players, list) else []
    said = ""
    for key, longest in (("heading", HEADING), ("pairing", PAIRING)):
        said = said or wrong_line(key, fields.get(key, ""), longest)
    try:
        app.check(fields.get("game", ""), players, usual, fields.get("options", {}))
    except ValueError as fault:
        said = said or str(fault)
    if said:
        raise Refused("bad_match", said)
    app.proposal, app.errand = fields, "offer_menu.run"
    link.changed = True
    return {"game": fields["game"]}


def wrong_line(key: str, text: object, longest: int) -> str:
    """What is wrong with a text that is to stand on the screen or in a record; or nothing."""
    if isinstance(text, str) and len(text) <= longest and min(text + " ") >= " ":
        return ""
    return key + ": a line of at most %d letters is required" % longest


def abandon(link: "Commands", rest: str) -> None:
    link.playing_or_over()
    link.app.abandon()
    link.changed = True


def list_games(link: "Commands", rest: str) -> dict:
    return {"games": [list(line) for line in catalogue.GAMES]}


def speak(link: "Commands", rest: str) -> None:
    if rest not in LANGUAGES:
        raise Refused("no_language", "languages: " + ", ".join(LANGUAGES))
    link.app.speak(rest)
    link.changed = True


def tell_table(link: "Commands", rest: str) -> dict:
    match, _ = link.playing_or_over()
    return table_fields(match, rest == "all")


def tell_log(link: "Commands", rest: str) -> dict:
    match, _ = link.playing_or_over()
    return chunk(match.lines(), whole(rest or "0", 0, 100000))


def tell_journal(link: "Commands", rest: str) -> dict:
    """As it is written: the answers that were taken back are in it, and what took them back."""
    journal = link.app.journal
    if not (journal.mine and journal.works):
        raise Refused("no_journal", "no match is being written down")
    return chunk(plain(journal.storage.lines(LONG)), whole(rest or "0", 0, 100000))


# The records


def list_records(link: "Commands", rest: str) -> dict:
    """The oldest beyond a number: there may be more than a board has room for in one reply."""
    storage, after = link.app.devices.storage, whole(rest or "0", 0, 10**9)
    if storage is None:
        return {"records": [], "next": None}
    later = (name for name in storage.each(RECORDS) if number(name) > after)
    names = first(later, NAMES + 1, number)
    return {"records": names[:NAMES], "next": number(names[NAMES - 1]) if names[NAMES:] else None}


def is_there(storage: "Any", name: str) -> bool:
    """Whether a record is kept under this name."""
    there = False
    for each in storage.each(RECORDS) if storage else ():
        there = there or each == name
    return there


def tell_record(link: "Commands", rest: str) -> dict:
    name, _, first = rest.partition(" ")
    storage = link.app.devices.storage
    if not is_there(storage, name):
        raise Refused("no_record", f"no record {name!r}")
    lines = plain(storage.lines(RECORDS + "/" + name))
    return chunk(lines, whole(first or "0", 0, 100000))


def note_stored(link: "Commands", rest: str) -> dict:
    journal = link.app.journal
    if not is_there(journal.storage, rest):
        raise Refused("no_record", f"no record {rest!r}")
    journal.keep_until(rest)
    return {"stored": journal.stored}


# Pictures


def send_screen(link: "Commands", rest: str) -> None:
    canvas = link.app.panel.canvas
    for row in range(8):
        link.send("screen", {"page": row, "data": bytes(canvas.page(row)).hex()})


def send_lights(link: "Commands", rest: str) -> None:
    lights = link.app.panel.lights
    shown = bytes(lights.shown or b"")
    link.send("lights", {"at": 0, "rgb": shown.hex(), "percent": lights.percent})


# The table's own health


def tell_health(link: "Commands", rest: str) -> dict:
    devices = {guard.name: health(guard) for guard in link.app.devices.guards}
    return {"devices": devices, "journal": link.app.journal.works}


def tell_settings(link: "Commands", rest: str) -> dict:
    settings = link.app.settings
    return {"settings": settings.fields(), "faults": settings.faults}


def change_settings(link: "Commands", rest: str) -> dict:
    wishes = an_object(rest)
    reply = {"saved": False, "restart": "hardware" in wishes}
    before = link.app.words
    wrong = link.app.change(wishes)
    if wrong:
        raise Refused("bad_setting", "; ".join(wrong))
    link.changed = link.app.words is not before
    reply["saved"] = link.app.settings.kept
    return reply


def set_brightness(link: "Commands", rest: str) -> None:
    link.app.panel.lights.brightness = whole(rest, 0, 100)


def set_time(link: "Commands", rest: str) -> None:
    if not 10 <= len(rest) <= 32:
        raise Refused("bad_time", "write it as 2026-11-20T20:15")
    link.app.date = rest


def try_out(link: "Commands", rest: str) -> dict:
    from firmware.link import device_tests  # its room in the heap only where it is used

    try:
        return device_tests.run(link.app, rest)
    except ValueError as wrong:
        raise Refused("bad_argument", str(wrong)) from None


DOES: dict = {
    "offer": offer, "journal": tell_journal, "stored": note_stored,
    "new": begin, "abort": abandon, "games": list_games, "language": speak, "table": tell_table,
    "log": tell_log, "records": list_records, "record": tell_record, "screen": send_screen,
    "lights": send_lights, "health": tell_health, "settings": tell_settings,
    "set": change_settings, "brightness": set_brightness, "time": set_time, "trial": try_out,
}  # fmt: skip
