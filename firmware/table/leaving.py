"""A player leaves, another joins: deeds, as answers are (engine/seats.py has the lines).

Each is a line of the journal. Loaded only while it is done; what stays is in `Match`: who sits
where (`players`), whose seats are played on without them (`away`), and the lines (`changes`).
"""

from engine import seats
from engine.log import SEAT
from engine.match import Change
from engine.names import check_names
from firmware.menus.more_words import More

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.play import Play


def leave(play: "Play", seat: int, way: str) -> None:
    """The player of this seat leaves: OTHERS play on for it, the table draws LOTS, or the END.

    Asked for once more, as by a computer that missed the answer, it changes nothing.
    """
    match = play.match
    name = match.players[seat]
    if way == seats.END:
        stop(play, name)
        return
    if match.away.get(seat) != way:
        change(play, seats.left_line(name, way))
    tell(play, seat, way)


def sit(play: "Play", seat: int, name: str) -> None:
    """Who is called `name` takes over this seat, from the next answer on. ValueError: cannot be."""
    match = play.match
    others = [one for at, one in enumerate(match.players) if at != seat]
    check_names(others + [name])
    change(play, seats.seated_line(match.players[seat], name))
    tell(play, seat, seats.SEATED)


def change(play: "Play", line: str) -> None:
    """Built aside, written down, then in use; what fails leaves all as it was."""
    match = play.match
    if match.gesture() < 0:
        match.undo()  # people had gone back to an answer: what the journal has stands
    before = match.players, match.changes, match.away, match.words
    done = Change(SEAT, line)
    try:
        match.do(done)
        match.words = match.said_in(match.words.language)
        match.write(line)
    except Exception:
        match.players, match.changes, match.away, match.words = before
        raise
    if match.journal.opened:
        match.tell(done)
    play.app.words = match.words


def stop(play: "Play", name: str) -> None:
    """The match ends with the standing as it is; the record says because of whom."""
    match = play.match
    if match.gesture() < 0:
        match.undo()
    match.stopped = name
    play.app.deeds.abandon()


def tell(play: "Play", seat: int, way: str) -> None:
    """What holds for the seat now: on the screen and to a computer."""
    match, link = play.match, play.panel.link
    words = More(match.words, "seats_menu")
    play.notice = words.text("seat_" + way, (seat,))
    play.asked = None  # what the knob offers may be another thing
    if link:
        link.later("seat", {"seat": seat, "name": match.players[seat], "how": way})
