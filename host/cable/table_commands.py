"""The commands about the table: its people, records, settings, tags and devices."""

from __future__ import annotations

from host.cable.command import LINES, described
from host.shapes import ANY, FLAG, HEX, LINE, TEXT, WHOLE, Named, Row, Shape

SCORES = [(WHOLE, None)]
DEVICE = {"there": FLAG, "works": FLAG, "failures": WHOLE, "version?": TEXT, "warning?": TEXT}
CHANGES = {"new": WHOLE, "moved": WHOLE, "same": WHOLE, "dropped": WHOLE, "boxes": [TEXT]}
WORKS: dict[str, Shape] = {"works": FLAG}
TABLE = (
    described(
        "people",
        "who plays at this table, 20 at a time, after NAME if one is given: name, light or null, "
        "tag in hex or null",
        {"people": [Row(TEXT, (WHOLE, None), (TEXT, None))], "next": (TEXT, None)},
    ),
    described(
        "person",
        "adds a player: `light` and `tag` null for none; changes who is called so, or `was` called "
        "so",
        {"name": TEXT},
        "bad_person no_person",
    ),
    described(
        "erase",
        "a player leaves the roster and last time's line-up; records keep the name they were made "
        "with",
        {"name": TEXT},
        "no_person",
    ),
    described("language", "speaks this language: `de`, `en`, `fr`…", refuses="no_language"),
    described(
        "ask", "the question again, as an event: `ask`, `menu` or `over`", refuses="no_match"
    ),
    described(
        "table",
        "what the referee knows; without `all` no face-down card is named",
        {"zones": Named([TEXT]), "hidden": Named(WHOLE), "scores": SCORES, "status": TEXT},
        "no_match",
    ),
    described(
        "log",
        "the record of the match from line N on, 20 lines at a time, 0 the first; `next` is null "
        "at its end",
        LINES,
        "no_match",
    ),
    described(
        "journal",
        "the same match as it is written down: with the answers that were taken back, each `undo`, "
        "and no result; comments (`#`) list what a repair has still to give again",
        LINES,
        "no_journal",
    ),
    described(
        "records",
        "names of the kept records with numbers above N, the oldest first, 50 at a time; `next`: "
        "the N of those that follow, or null",
        {"records": [TEXT], "next?": (WHOLE, None)},
    ),
    described("record", "a kept record, as `log`", LINES, "no_record"),
    described(
        "stored",
        "an archive has this record, with this sum: the first 16 digits of the SHA-256 of its "
        "lines, each with its `\\n`. `other_record`: it has another. Records that an archive has "
        "go first where storage is short",
        {"stored": TEXT},
        "no_record other_record",
    ),
    described(
        "watch",
        "sends what people see and hear, as it changes: `screen`, `lights`, `sound`, `knob`",
    ),
    described("screen", "the whole screen, as events"),
    described("lights", "all lights, as an event"),
    described(
        "memory",
        "heap in bytes, and the largest block that is free; null where Python does not tell",
        {"used": (WHOLE, None), "free": (WHOLE, None), "largest": (WHOLE, None)},
    ),
    described(
        "health",
        "lists every device by name: `there`, `works`, `failures`, and for a chip that knows its "
        "`version`, that and a `warning`: empty, `clone`, `unknown`, `wire` (its IRQ's wire is "
        "broken) or `fails` (one of several readers does); `journal`: whether it is written; "
        "on a board `installed`: the firmware, as the first 16 digits of its manifest's "
        "SHA-256",
        {"devices": Named(DEVICE), "journal": FLAG, "installed?": TEXT},
    ),
    described(
        "settings",
        "what the table remembers (firmware/storage/settings.py), field by field; `faults`: what "
        "is wrong in the file",
        {"settings": Named(ANY), "faults": [TEXT]},
    ),
    described(
        "set",
        "changes fields of the settings, null for the default: all of them, or none and "
        "`bad_setting` names each that is wrong. `restart`: whether they count only from the next "
        "start",
        {"saved": FLAG, "restart": FLAG},
        "bad_setting",
    ),
    described("brightness", "lights at N percent"),
    described(
        "time",
        "the date and hour on the wall, as ISO 8601, and how many minutes that is from UTC. They "
        "go on by the table's own ticks, and stand in the header of every record: `date`, `offset`",
    ),
    described(
        "tags",
        "the register of tags from line N on, 20 lines at a time, 0 the first: tag, box, piece",
        LINES,
        "no_storage",
    ),
    described(
        "bind",
        "binds this tag to this piece (`bind 04a1b2c3d4e5f6 stonehenge d14`), in place of other "
        "bindings of either; `bound`: says which these are, and needs `sure`",
        {"replaced": [LINE]},
        "bound no_box no_piece no_storage tag_drawn",
    ),
    described(
        "forget",
        "forgets a tag, or the tags of a piece or of a whole box; `forgotten`: how many",
        {"forgotten": WHOLE},
        "no_box no_piece no_storage",
    ),
    described(
        "label",
        "reads the name on the tag that lies on the reader; with a piece it writes its name, with "
        "`none` it erases it; others' records stay. `tag_damaged` needs a last word `sure`",
        {"tag": HEX, "box": (TEXT, None), "piece": (TEXT, None)},
        "no_box no_piece no_reader no_tag tag_damaged tag_full tag_locked tag_plain",
    ),
    described(
        "import",
        "takes over a register: after `begin` its lines, in as many commands as it takes; `check` "
        "says what they would change, `apply` changes it. They replace the boxes that they name, "
        "others stay as before; `bad_import` says what is wrong, and nothing is changed",
        {},
        "bad_import no_storage",
        check=CHANGES,
        apply=CHANGES,
    ),
    described(
        "enrol",
        "the table asks nothing and only reports the tags that are laid; not in a match. A held "
        "knob ends it, too",
        refuses="match_in_play",
    ),
    described(
        "trial",
        "tests one device: light N of the chain (from 0) alone in that colour, at any place, "
        "within the current limit; every column of every page of the screen shows this byte, the "
        "first and the last are lit whole; a sound; a file is written, read and removed (`free`, "
        "`total` in bytes). `off`: screen and lights are the table's again",
        {},
        light={"works": FLAG, "percent": WHOLE},
        screen=WORKS,
        sound=WORKS,
        storage={"works": FLAG, "free": WHOLE, "total": WHOLE},
    ),
)  # fmt: skip
