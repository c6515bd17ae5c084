"""The link's commands, each described once: what it takes, does, carries and refuses.

What it takes is its form (firmware.link.forms), which stands beside what it does on the board and
is what the board checks. The rest stands here, for programs and people: replies are believed by it
(host.cable.replies), the console's help and the tables of firmware/link/LINK.md are made from it
(host.generate.link_page), and the tests make almost right lines of it (tests/attack/lines.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from firmware.link import match_commands, people_commands, rare_commands, tag_commands
from firmware.link.commands import OFTEN
from host.shapes import ANY, FLAG, HEX, LINE, TEXT, WHOLE, Named, Row, Shape

# Any command's, whatever it is.
ALWAYS = {
    "unknown_command": "there is no such command",
    "bad_argument": "what follows the command is not of its form: nothing was done",
    "too_long": "the line was longer than a line may be",
    "not_text": "the line was no UTF-8, or had control characters",
    "no_memory": "memory was too small for it, or for its reply",
    "device_fails": "storage, or the reader, failed while it was done",
    "fault": "a fault of the firmware's own",
}


@dataclass(frozen=True)
class Command:
    """One command.

    does     for people, in LINK.md's Markdown
    carries  the shape of its `ok`;  `of` those of forms that begin with a word of their own
    refuses  the keys of its errors, besides those that any command may have (ALWAYS)
    """

    form: str
    does: str
    carries: dict[str, Shape] = field(default_factory=dict)
    refuses: str = ""
    of: dict[str, dict[str, Shape]] = field(default_factory=dict)

    @property
    def brief(self) -> str:
        """What it does, as short as a list has room for."""
        return re.split(r"[;:] |[.] | [(]", self.does)[0].replace("`", "")


HELLO = {
    "link": WHOLE, "firmware": TEXT, "python": TEXT, "language": TEXT, "game": (TEXT, None),
    "match?": (TEXT, None),
}  # fmt: skip
LINES = {"lines": [LINE], "next": (WHOLE, None)}
SCORES = [(WHOLE, None)]
DEVICE = {"there": FLAG, "works": FLAG, "failures": WHOLE, "version?": TEXT, "warning?": TEXT}
CHANGES = {"new": WHOLE, "moved": WHOLE, "same": WHOLE, "dropped": WHOLE, "boxes": [TEXT]}
SET_ASIDE = {"name": TEXT, "game": TEXT, "players": LINE, "date": LINE, "match": TEXT}
SAID = {"n": WHOLE, "who": TEXT, "asked": TEXT, "answer": TEXT}
WORKS: dict[str, Shape] = {"works": FLAG}
RARE = {
    **rare_commands.DOES, **tag_commands.DOES, **match_commands.DOES, **people_commands.DOES,
}  # fmt: skip
FORMS = {**OFTEN, **{name: form for name, (_, form) in RARE.items()}}


def described(
    name: str,
    does: str,
    carries: dict[str, Shape] | None = None,
    refuses: str = "",
    **of: dict[str, Shape],
) -> tuple[str, Command]:
    return name, Command(FORMS[name], does, carries or {}, refuses, of)


COMMANDS: dict[str, Command] = dict((
    described(
        "hello",
        "who is there. `link` is 1; `match` is its name among all matches, null where none is",
        HELLO,
    ),
    described(
        "tap",
        "the piece of this name is laid on the reader (`tap yellow+5b`) and lifted",
        {"read": TEXT},
        "no_match no_piece refused_*",
    ),
    described(
        "tag",
        "these tags come to lie on the reader, or on this reader, 0 the first, instead of those "
        "laid there by this command, until `away`",
    ),
    described("away", "they are lifted: all, those of a reader, some of them"),
    described("turn", "the knob turns N detents, negative to the left"),
    described("press", "the knob is pressed"),
    described("hold", "the knob is held down"),
    described(
        "answer",
        "answers the ask, spelt as in a record (`answer ok`, `answer Alice`, `answer 12`). `n`: "
        "answers so far",
        {"n": WHOLE},
        "no_match not_an_answer refused_*",
    ),
    described(
        "undo",
        "takes the last answer back, and all that were one gesture with it (cards laid together); "
        "`refused_seen` asks for `sure`",
        {"n": WHOLE},
        "no_match refused_nothing refused_seen",
    ),
    described(
        "answers",
        "the last answers in words, the newest first, 10 at a time; those up to number N. Of a "
        "secret one only that it was one. `next`: the number to go on with, or null",
        {"answers": [SAID], "next": (WHOLE, None)},
        "no_match",
    ),
    described(
        "repair",
        "goes back to answer N (1 the first), which was wrong: `correct` asks its question again, "
        "`omit` leaves it out, `insert` asks before it for one that is missing. What still fits "
        "after it is then replayed by itself, what does not is asked again; an `undo` before it "
        "was answered brings all back. `stop`: no more is replayed. `n`: answers that stand, "
        "`rest`: old answers still to come",
        {"n": WHOLE, "rest": WHOLE},
        "no_match refused_*",
    ),
    described(
        "leave",
        "the player of this seat, 0 the first, leaves: `others` play on for it, the table draws "
        "`lots`, or the match goes to the records with the standing, the `end`",
        {"name": TEXT},
        "no_match no_seat",
    ),
    described(
        "sit",
        "NAME takes over this seat from the next answer on. `name`: who sat there",
        {"name": TEXT},
        "no_match no_seat bad_match",
    ),
    described(
        "pause",
        "hands are hidden, the plate is dark, clocks stand, until `press` or a command to the "
        "match",
        refuses="no_match",
    ),
    described(
        "new",
        "begins a match; one in play is set aside, or kept in the records if it has no answer yet. "
        "`lights` are the players' colours, `options` the game's, by name",
        {"game": TEXT},
        "bad_match",
    ),
    described(
        "offer",
        "shows a match on the screen of a table where nobody does anything: as `new`, and if "
        "wanted `heading` and `pairing`, which goes into the record's header; a press begins it",
        {"game": TEXT},
        "bad_match in_match busy",
    ),
    described(
        "abort", "gives the match in play up; it is kept in the records", refuses="no_match"
    ),
    described(
        "games",
        "the catalogue: name, fewest and most players, minutes of each",
        {"games": [Row(TEXT, WHOLE, WHOLE, WHOLE)]},
    ),
    described(
        "aside",
        "sets the match in play aside: it goes to the shelf, and is in play no more",
        {"match": TEXT},
        "no_match no_storage",
    ),
    described(
        "shelf",
        "the matches that were set aside, the last one first, 12 at a time, after NAME if one is "
        "given",
        {"shelf": [SET_ASIDE], "next": (TEXT, None)},
    ),
    described(
        "take",
        "takes up a match of the shelf, by its `name` there or, surer, by its `match`; one in play "
        "is set aside. `bad_record`: it cannot go on, and stays where it is",
        {"game": TEXT},
        "no_match bad_record",
    ),
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
    described("language", "speaks this language: `fr` or `en`", refuses="no_language"),
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
        "and no result",
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
        "an archive has stored the records up to this one: the table makes room among these first",
        {"stored": TEXT},
        "no_record",
    ),
    described(
        "watch",
        "what people see and hear, as it changes: `screen`, `lights`, `sound`, `knob`",
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
        "every device: by its name `there`, `works`, `failures`, and of a chip that tells it its "
        "`version`, with a `warning`: empty, `clone` or `unknown`; whether the journal is written",
        {"devices": Named(DEVICE), "journal": FLAG},
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
    described("time", "the date and time for the headers of records, as ISO 8601"),
    described(
        "tags",
        "the register of tags from line N on, 20 lines at a time, 0 the first: tag, box, piece",
        LINES,
        "no_storage",
    ),
    described(
        "bind",
        "this tag is on this piece (`bind 04a1b2c3d4e5f6 stonehenge d14`), on no other, and no "
        "other tag is; `bound` tells what that would replace and asks for `sure`",
        {"replaced": [LINE]},
        "bound no_box no_piece no_storage",
    ),
    described(
        "forget",
        "a tag, the tags of a piece, of a whole box; `forgotten`: how many",
        {"forgotten": WHOLE},
        "no_box no_piece no_storage",
    ),
    described(
        "label",
        "what is written on the tag that lies on the reader; writes a piece's name on this one, "
        "erases it; others' records stay. `tag_damaged` asks for a last word `sure`",
        {"tag": HEX, "box": (TEXT, None), "piece": (TEXT, None)},
        "no_box no_piece no_reader no_tag tag_damaged tag_full tag_locked tag_plain",
    ),
    described(
        "import",
        "lines of a register to come, as many commands as it takes, after `begin`; `check` tells "
        "what they would change, `apply` changes it. The boxes they name are then as they say, the "
        "others as before; `bad_import` tells what is wrong, and nothing is changed",
        {},
        "bad_import no_storage",
        check=CHANGES,
        apply=CHANGES,
    ),
    described(
        "enrol",
        "the table asks nothing, and tags that are laid are told and mean nothing else; not in a "
        "match. A held knob ends it, too",
        refuses="match_in_play",
    ),
    described(
        "trial",
        "one device is tried: light N of the chain (from 0) alone in that colour, whatever its "
        "place, within the current limit; every column of every page of the screen shows this "
        "byte; a sound; a file is written, read and removed (`free`, `total` in bytes). `off`: "
        "screen and lights as the table wants them",
        {},
        light={"works": FLAG, "percent": WHOLE},
        screen=WORKS,
        sound=WORKS,
        storage={"works": FLAG, "free": WHOLE, "total": WHOLE},
    ),
))  # fmt: skip


def carried(line: str) -> dict[str, Shape]:
    """What the `ok` to this line carries; nothing is known of commands that are not described."""
    words = line.split()
    command = COMMANDS.get(words[0]) if words else None
    if command is None:
        return {}
    return command.of.get(words[1] if len(words) > 1 else "", command.carries)


def may_refuse(line: str, why: str) -> bool:
    """Whether an error of this key is described for this line."""
    word = line.split()[0] if line.split() else ""
    keys = [*ALWAYS, *(COMMANDS[word].refuses.split() if word in COMMANDS else ())]
    return any(re.fullmatch(key.replace("*", "[a-z_]+"), why) for key in keys)
