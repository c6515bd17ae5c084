"""A command from afar, on a board that speaks to the room itself. Loaded only while one comes.

A board trusts no time of day, so it asks back: it draws a number for this command alone, and the
room must send the command again with it, soon. A command that was delayed or repeated has no such
number. The broker decides who may write here at all; the owner decides what may be commanded; and
an update, which is code, is signed by the house (firmware/network/signed.py).
"""

import json
import os
from binascii import hexlify

from engine.loading import borrowed
from firmware.link import commands
from firmware.link.forms import Refused
from firmware.network import access

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.network.station import Station

SOON_MS = 30000  # within which the number comes back
OFFER, UPDATE = "offer", "update"
MATCH = ("game", "players", "options", "heading", "pairing")


def answer(station: "Station", fields: dict) -> dict:
    """The topic `did`: carried out, refused, or asked back; nothing to the hour."""
    if "id" not in fields:
        return set_clock(station, fields)
    name = str(fields["id"])[:64]
    if fields.get("command") not in station.may:
        return refused(name, "this table does not take that command from afar")
    if name == station.done.get("id"):
        return station.done
    if not timely(station, name, fields.get("nonce")):
        number = hexlify(os.urandom(8)).decode()
        station.asked = name, number, station.app.devices.clock.ms()
        return dict(refused(name, "say it again with this nonce"), nonce=number)
    station.asked = ()
    station.done = reply = carried_out(station, name, fields)
    return reply


def set_clock(station: "Station", fields: dict) -> dict:
    """The hour that the archive's hall says, checked as the cable's is; nobody awaits an answer."""
    with borrowed("firmware.link.json_forms") as forms:
        found = forms.arguments(forms.HOUR, "%s %s" % (fields.get("time"), fields.get("offset")))
    if found:
        station.app.deeds.tell(*found)
    return {}


def timely(station: "Station", name: str, nonce: object) -> bool:
    """Whether this is the command we have asked back for, just now."""
    if not station.asked or station.asked[:2] != (name, nonce):
        return False
    waited: int = station.app.devices.clock.ms() - station.asked[2]
    return waited <= SOON_MS


def refused(name: str, why: str) -> dict:
    return {"id": name, "ok": False, "why": why[:200]}


def carried_out(station: "Station", name: str, fields: dict) -> dict:
    link = station.app.panel.link
    try:
        if link is None:
            raise Refused("busy", "this table has no link")
        if fields["command"] == OFFER:
            link.app.panel.touched()
            rest = json.dumps({key: fields[key] for key in MATCH if key in fields})
            commands.act(link, OFFER, rest)
        elif station.restart is None:
            raise Refused("busy", "this table cannot start itself again")
        elif station.app.match is not None:
            raise Refused("in_match", "a match is in play, or its scores stand")
        else:
            with borrowed("firmware.network.signed") as signed:
                signed.check(access.read(station.app.devices.storage).get("key"), fields)
            station.order = fields
    except Refused as wrong:
        return refused(name, wrong.text)
    except MemoryError:
        return refused(name, "there is no memory for that now")
    except Exception as fault:  # a command that fails must not stop the table
        return refused(name, "the board: " + repr(fault))
    return {"id": name, "ok": True, "why": ""}
