"""Commands a computer gives now and then. Loaded only while one is carried out."""

from engine import catalogue
from engine.words import LANGUAGES
from firmware.link.forms import Refused
from firmware.link.json_forms import HOUR
from firmware.link.json_forms import arguments as arguments
from firmware.link.reports import chunk, health, installed, table_fields
from firmware.storage.files import LONG
from firmware.storage.seals import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.link.link import Link


# The match


def begin(link: "Link", fields: dict) -> dict:
    game, players = fields["game"], fields["players"]
    lights, options = fields.get("lights", list(range(len(players)))), fields.get("options", {})
    reply = {"game": game}
    try:
        link.app.deeds.begin(game, players, lights, options, "", fields.get("clock"))
    except ValueError as wrong:
        raise Refused("bad_match", str(wrong)) from None
    link.changed = True
    return reply


def offer(link: "Link", fields: dict) -> dict:
    """Only on an idle table: an offered match must disturb no player."""
    app, players = link.app, fields["players"]
    if app.match is not None:
        raise Refused("in_match", "a match is in play, or its scores stand: press first")
    if not link.menu or link.menu[0] != app.words.text("which_game"):
        raise Refused("busy", "people do something else at the table")
    reply = {"game": fields["game"]}
    try:
        app.deeds.check(
            fields["game"], players, list(range(len(players))), fields.get("options", {})
        )
    except ValueError as fault:
        raise Refused("bad_match", str(fault)) from None
    app.proposal, app.errand = fields, "offer_menu.run"
    link.changed = True
    return reply


def abandon(link: "Link") -> None:
    link.playing_or_over()
    link.app.deeds.abandon()
    link.changed = True


def list_games(link: "Link") -> dict:
    return {"games": [list(line) for line in catalogue.GAMES]}


def speak(link: "Link", language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("no_language", "languages: " + ", ".join(LANGUAGES))
    link.app.deeds.speak(language)
    link.changed = True


def tell_table(link: "Link", everything: "str | None") -> dict:
    match, _ = link.playing_or_over()
    return table_fields(match, everything is not None)


def tell_log(link: "Link", first: "int | None") -> dict:
    match, _ = link.playing_or_over()
    return chunk(match.lines(), first or 0)


def tell_journal(link: "Link", first: "int | None") -> dict:
    """As it is written: the answers that were taken back are in it, and what took them back."""
    journal = link.app.journal
    if not (journal.mine and journal.works):
        raise Refused("no_journal", "no match is being written down")
    return chunk(plain(journal.storage.lines(LONG)), first or 0)


# Hands and eyes


def lay(link: "Link", reader: "int | None", tags: list) -> None:
    """Tags come to lie on a reader, the first one if none is named."""
    link.app.panel.hands.lay(reader or 0, tags)


def lift(link: "Link", reader: "int | None", tags: list) -> None:
    """The tags laid on all readers, on one, or some of one."""
    panel, one = link.app.panel, reader is not None or tags
    for at in [reader or 0] if one else list(panel.hands.laid):
        lies = panel.hands.laid.get(at, [])
        panel.hands.lay(at, [uid for uid in lies if tags and uid not in tags])


def watch(link: "Link", state: str) -> None:
    link.watching = state == "on"
    link.forget_pictures()


# Pictures


def send_screen(link: "Link") -> None:
    canvas = link.app.panel.canvas
    for row in range(8):
        link.send("screen", {"page": row, "data": bytes(canvas.page(row)).hex()})


def send_lights(link: "Link") -> None:
    lights = link.app.panel.lights
    link.send("lights", {"at": 0, "rgb": lights.shown.hex(), "percent": lights.percent})


# The table's own health


def tell_health(link: "Link") -> dict:
    devices = {guard.name: health(guard) for guard in link.app.devices.guards}
    fields = {"devices": devices, "journal": link.app.journal.works}
    name = installed()
    if name:
        fields["installed"] = name
    return fields


def tell_settings(link: "Link") -> dict:
    settings = link.app.settings
    return {"settings": settings.fields(), "faults": settings.faults}


def change_settings(link: "Link", wishes: dict) -> dict:
    lost = {"saved": False, "restart": "hardware" in wishes}
    kept = {"saved": True, "restart": "hardware" in wishes}  # before: nothing may fail after it
    before = link.app.words
    wrong = link.app.deeds.change(wishes)
    if wrong:
        raise Refused("bad_setting", "; ".join(wrong))
    link.changed = link.app.words is not before
    return kept if link.app.settings.kept else lost


def set_brightness(link: "Link", percent: int) -> None:
    link.app.panel.lights.dim(percent)


def set_time(link: "Link", date: str, offset: "int | None") -> None:
    link.app.deeds.tell(date, offset)


def try_out(link: "Link", device: str, *how: "Any") -> dict:
    from firmware.link import device_tests  # its room in the heap only where it is used

    return device_tests.run(link.app, device, *how)


# What each does, and what must stand after it: see firmware.link.forms.
MATCH = "json{game:word1..40 players:line1..16… [lights:0..7…] [options:object]"
DOES: dict = {
    "new": (begin, MATCH + " [clock:0..240]}"),
    "offer": (offer, MATCH + " [heading:line0..24] [pairing:line0..40]}"),
    "abort": (abandon, ""),
    "games": (list_games, ""),
    "language": (speak, "LANGUAGE:word1..8"),
    "table": (tell_table, "[all]"),
    "log": (tell_log, "[N:0..100000]"),
    "journal": (tell_journal, "[N:0..100000]"),
    "screen": (send_screen, ""),
    "lights": (send_lights, ""),
    "health": (tell_health, ""),
    "settings": (tell_settings, ""),
    "set": (change_settings, "json{}"),
    "brightness": (set_brightness, "N:0..100"),
    "time": (set_time, HOUR),
    "tag": (lay, "[READER:0..8] TAG:hex4..10…"),
    "away": (lift, "[READER:0..8] [TAG:hex4..10…]"),
    "watch": (watch, "on | off"),
    "trial": (
        try_out,
        "light N:0..399 RRGGBB:hex3..3 | screen HH:hex1..1 | sound NAME:yes,no,turn,end,tick"
        " | storage | off",
    ),
}
