"""The commands about a match: who asks what, answers, and which match is in play."""

from __future__ import annotations

from host.cable.command import described
from host.shapes import LINE, TEXT, WHOLE, Row

HELLO = {
    "link": WHOLE, "firmware": TEXT, "python": TEXT, "language": TEXT, "game": (TEXT, None),
    "match?": (TEXT, None), "rest?": WHOLE,
}  # fmt: skip
SET_ASIDE = {"name": TEXT, "game": TEXT, "players": LINE, "date": LINE, "match": TEXT}
SAID = {"n": WHOLE, "who": TEXT, "asked": TEXT, "answer": TEXT}
MATCH = (
    described(
        "hello",
        "who is there. `link` is 1; `match` is its name among all matches, null where none is; "
        "`rest`: old answers that a repair has still to give again",
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
        "`lights` are the players' colours, `options` the game's, by name, `clock` minutes of "
        "thought for each seat, 0 for none, where they are to be others than the settings'",
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
)  # fmt: skip
