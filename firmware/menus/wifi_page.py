"""The page on which a phone says how this table reaches its network: plain HTML, no more."""

from firmware.network import access

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterator

    from engine.words import Words

# Kind of the input, its letters at most, and whether it may be left out; in their order.
FIELDS = (
    ("wifi", "text", 32, False),
    ("wifi_password", "password", 64, True),
    ("broker", "text", 64, False),
    ("user", "text", 64, True),
    ("password", "password", 64, True),
    ("name", "text", 32, False),
)
SHORTEST = 8  # letters of a Wi-Fi's password
HEAD = (
    '<!DOCTYPE html><html lang="%s"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><title>Trilithon</title>'
    "<style>body{font:1.1em sans-serif;max-width:26em;margin:1em auto;padding:0 1em}"
    "label{display:block;margin:.8em 0}input,select,button{font:inherit;width:100%%;"
    "box-sizing:border-box;padding:.4em}.wrong{color:#b00020}</style><h1>Trilithon</h1>"
)
INPUT = '<label>%s<input name="%s" type="%s" maxlength="%d" value="%s" autocapitalize="none"'
CHOICE = '<label>%s<select name="seen"><option value="">%s</option>'


def form(words: "Words", seen: list, given: dict, wrong: str = "") -> "Iterator[str]":
    """The page in pieces. `given` fills it in, but for passwords; `wrong` a sentence above it."""
    yield HEAD % words.language
    if wrong:
        yield '<p class="wrong">%s</p>' % escaped(wrong)
    yield '<form method="post" action="/">'
    yield CHOICE % (escaped(words.text("page_seen")), escaped(words.text("page_other")))
    for name in seen:
        chosen = " selected" if name == given.get("wifi") else ""
        yield '<option value="%s"%s>%s</option>' % (escaped(name), chosen, escaped(name))
    yield "</select></label>"
    for name, kind, most, _ in FIELDS:
        value = "" if kind == "password" else given.get(name, "")
        if name == "wifi" and value in seen:
            value = ""
        label = escaped(words.text("page_" + name))
        yield INPUT % (label, name, kind, most, escaped(value)) + ' autocomplete="off"></label>'
    yield "<p><button>%s</button></p></form>" % escaped(words.text("page_send"))


def done(words: "Words", name: str) -> "Iterator[str]":
    yield HEAD % words.language
    yield "<p><b>%s</b></p><p>%s</p>" % (escaped(name), escaped(words.text("page_done")))


def escaped(text: str) -> str:
    for sign, said in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(sign, "&" + said + ";")
    return text


def wishes(fields: dict) -> dict:
    """What `firmware.network.access` keeps. ValueError: a field of the page that is wrong."""
    found: dict = {}
    for name, kind, _, _ in FIELDS:
        value = fields.get(name, "")
        found[name] = value if kind == "password" else value.strip()
    found["wifi"] = found["wifi"] or fields.get("seen", "")
    found["name"] = found["name"].lower()
    found["broker"], _, port = found["broker"].partition(":")
    if port:
        found["port"] = number(port)
    for name, _, most, may_lack in FIELDS:
        check(name, found[name], most, may_lack)
    if 0 < len(found["wifi_password"]) < SHORTEST:
        raise ValueError("wifi_password")
    return found


def number(port: str) -> int:
    try:
        found = int(port)
        access.check("port", found)
    except ValueError:
        raise ValueError("broker") from None
    return found


def check(name: str, value: str, most: int, may_lack: bool) -> None:
    """ValueError: this field."""
    if len(value.encode()) > most or not (value or may_lack):
        raise ValueError(name)
    try:
        access.check(name, value)
    except ValueError:
        raise ValueError(name) from None
