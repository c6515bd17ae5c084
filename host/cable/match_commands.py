"""The commands about a match: who asks what, answers, and which match is in play."""

from __future__ import annotations

from host.cable.command import described
from host.shapes import LINE, TEXT, WHOLE, Row

HELLO = {
    "link": WHOLE, "firmware": TEXT, "python": TEXT, "language": TEXT, "game": (TEXT, None),
    "match?": (TEXT, None), "rest?": WHOLE, "board?": TEXT, "time?": (TEXT, None),
    "offset?": (WHOLE, None),
}  # fmt: skip
SET_ASIDE = {"name": TEXT, "game": TEXT, "players": LINE, "date": LINE, "match": TEXT}
SAID = {"n": WHOLE, "who": TEXT, "asked": TEXT, "answer": TEXT}
MATCH = (
    described(
        "hello",
        "says which table this is. `link` is 1; `match`: the name, unique among all matches, of "
        "the one in play, else null; `rest`: old answers that a repair has still to replay; "
        "`board`: the board's own number, `unique_id` in hex; `time`: its date and hour by now, "
        "and `offset`, how many minutes that is from UTC: null until a computer says so",
        HELLO,
    ),
    described(
        "tap",
        "lays the piece of this name on the reader (`tap yellow+5b`) and lifts it",
        {"read": TEXT},
        "no_match no_piece refused_*",
    ),
    described(
        "tag",
        "lays these tags on the reader, or on this reader, 0 the first, in place of those that "
        "this command laid there before; they stay until `away`",
    ),
    described("away", "lifts such tags: all, those of a reader, or some of them"),
    described("turn", "turns the knob N detents, negative to the left"),
    described("press", "presses the knob"),
    described("hold", "holds the knob down"),
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
        "`refused_seen`: people have seen what followed, so send it with `sure`",
        {"n": WHOLE},
        "no_match refused_nothing refused_seen",
    ),
    described(
        "answers",
        "lists the last answers in words, the newest first, 10 at a time, up to number N. A secret "
        "one appears without its value. `next`: the number to go on with, or null",
        {"answers": [SAID], "next": (WHOLE, None)},
        "no_match",
    ),
    described(
        "repair",
        "goes back to answer N (1 the first), which was wrong: `correct` asks its question again, "
        "`omit` leaves it out, `insert` asks for a missing one before it. Then the table replays "
        "the old answers after it that still fit, and asks again where one does not; an `undo` "
        "before the first new answer brings all back. `stop`: drop the old answers still to come. "
        "`n`: answers that stand, `rest`: old answers still to come",
        {"n": WHOLE, "rest": WHOLE},
        "no_match refused_*",
    ),
    described(
        "leave",
        "the player of this seat, 0 the first, leaves: `others` play on for it, the table draws "
        "its answers by `lots`, a computer decides for it, the `machine` (`decide`), or it is the "
        "`end`: the match goes to the records with the standing",
        {"name": TEXT},
        "no_match no_seat",
    ),
    described(
        "decide",
        "what the seat of a `machine` answers now, as `answer` spells it. A piece people lay: it "
        "lies at PLACE of that seat's row of cards, 1 the first from the left, or 0 where all see "
        "it; another one is refused, and none is named before. `n`: answers so far",
        {"n": WHOLE},
        "no_match not_its_turn not_an_answer refused_*",
    ),
    described(
        "row",
        "people lay COUNT of the face-down cards of this zone on the reader, one by one, from left "
        "to right, for the computer to know and for nobody else: events `row`. A zone is 16 and "
        "the seat for a hand",
        {"zone": WHOLE},
        "no_match no_cards",
    ),
    described(
        "sit",
        "NAME takes over this seat from the next answer on. `name`: who sat there",
        {"name": TEXT},
        "no_match no_seat bad_match",
    ),
    described(
        "pause",
        "pauses: hands hidden, plate dark, clocks stopped, until `press` or a command to the match",
        refuses="no_match",
    ),
    described(
        "new",
        "begins a match; one in play is set aside, or goes to the records if it has no answer yet. "
        "`lights`: the players' colours; `options`: the game's, by name; `clock`: minutes of "
        "thought for each seat, 0 for none, if they differ from the settings",
        {"game": TEXT},
        "bad_match",
    ),
    described(
        "offer",
        "shows a match on the screen of an idle table: as `new`, with an optional `heading` and "
        "`pairing`, which goes into the record's header; a press begins it",
        {"game": TEXT},
        "bad_match in_match busy",
    ),
    described(
        "abort", "gives the match in play up; it goes to the records", refuses="no_match"
    ),
    described(
        "games",
        "lists the games: name, fewest and most players, minutes of each",
        {"games": [Row(TEXT, WHOLE, WHOLE, WHOLE)]},
    ),
    described(
        "aside",
        "sets the match in play aside, on the shelf",
        {"match": TEXT},
        "no_match no_storage",
    ),
    described(
        "shelf",
        "lists the matches that were set aside, the last one first, 12 at a time, after NAME if "
        "one is given",
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
