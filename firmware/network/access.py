"""How a table reaches its network: in a file of its own, whose secrets are never read back.

    {"wifi": "Club", "wifi_password": "…", "broker": "192.168.1.5", "port": 1883,
     "user": "bar", "password": "…", "name": "bar", "archive": "main", "may": "offer update",
     "key": "…"}

`broker` is an address in numbers where there is one: looking a name up stops a board for a while.
`may` is what the owner lets be commanded from afar: nothing, unless it says so. `key`, 64 hex
digits, is what updates are signed with; without it none is taken from afar. With `tls` the broker's
certificate is checked against AUTHORITY; without that file there is no TLS.
"""

import hashlib
import json
from binascii import hexlify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.storage.files import Files

FILE = "network.json"
AUTHORITY = "network.der"  # a certificate in DER: who signs the broker's
PORTS = (1883, 8883)
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
LONGEST = 64  # letters of every text; 63 are the most a Wi-Fi password has
NAME = 32
DIGITS = "0123456789abcdef"
USUAL: dict = {
    "wifi": "", "wifi_password": "", "broker": "", "port": 0, "user": "", "password": "",
    "name": "", "archive": "main", "tls": False, "may": "", "key": "",
}  # fmt: skip


def completed(wishes: dict) -> dict:
    """Every field. ValueError names what is wrong with the first that is."""
    for key in wishes:
        if key not in USUAL:
            raise ValueError("no field %r: there are %s" % (key, ", ".join(sorted(USUAL))))
    fields = dict(USUAL)
    fields.update(wishes)
    for key in USUAL:
        check(key, fields[key])
    fields["user"] = fields["user"] or fields["name"]
    fields["port"] = fields["port"] or PORTS[fields["tls"]]
    return fields


def check(key: str, value: "Any") -> None:
    if key == "port":
        if type(value) is not int or not 0 <= value <= 65535:
            raise ValueError("port: a number up to 65535 is required")
    elif key == "tls":
        if value not in (True, False):
            raise ValueError("tls: true or false is required")
    elif not isinstance(value, str) or len(value) > LONGEST or min(value + " ") < " ":
        raise ValueError("%s: a line of at most %d letters is required" % (key, LONGEST))
    elif not value and key in ("wifi", "broker", "name", "archive"):
        raise ValueError(key + " is missing")
    elif key in ("name", "archive") and (value.strip(LETTERS) or len(value) > NAME):
        raise ValueError("%s: a-z, 0-9 and -, at most %d of them" % (key, NAME))
    elif key == "may" and [word for word in value.split() if word not in ("offer", "update")]:
        raise ValueError("may: offer and update can be allowed")
    elif key == "key" and (value.strip(DIGITS) or len(value) not in (0, LONGEST)):
        raise ValueError("key: %d hex digits are required" % LONGEST)


def read(storage: "Files | None") -> dict:
    """The whole file; empty where the table is on no network, or the file is damaged."""
    if storage is None or not storage.exists(FILE):
        return {}
    try:
        return completed(json.loads("".join(list(storage.lines(FILE)))))
    except (OSError, ValueError, TypeError):
        return {}


def keep(storage: "Files", wishes: dict) -> None:
    """Kept whole: at every moment the old fields are there, or these. OSError: storage fails."""
    storage.replace(FILE, [json.dumps(completed(wishes))])


def client_id(name: str, password: str) -> str:
    """What a table, or a hall, is called at the broker: the same at every connection.

    A broker ends a connection when another one comes under its id. So no other user can know it:
    it is made from our password, where we have one.
    """
    if not password:
        return name
    mark = hashlib.sha256((name + "\n" + password).encode()).digest()
    return "t-" + hexlify(mark[:10]).decode()  # 22 letters: every broker takes up to 23
