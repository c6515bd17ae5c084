"""Judges a record by replaying it."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.reading import read
from engine.record import RecordError, participant_name
from host.archive.played import fingerprint
from host.network.outbox import id_of
from host.network.topics import Fields

VERIFIED, UNFINISHED, REFUSED = "verified", "unfinished", "refused"


@dataclass(frozen=True)
class Verdict:
    """word   VERIFIED: replayed to its end; UNFINISHED: by the rules so far; REFUSED: `why`
    head    what the archive knows the match by
    forged  whether it is not even the match it claims to be: then it is not kept
    """

    word: str
    why: str = ""
    game: str = ""
    players: list[str] = field(default_factory=list)
    pairing: str = ""
    date: str = ""
    result: Fields | None = None
    head: bytes = b""
    forged: bool = False


def judge(match: str, text: str) -> Verdict:
    """Replays the record; takes milliseconds to tenths of a second."""
    if id_of(text.split("\n")[:-1]) != match:
        return Verdict(REFUSED, "it is another match's", forged=True)
    try:
        reader = read(text)
        referee = reader.replay()
    except RecordError as wrong:
        return Verdict(REFUSED, str(wrong))
    except Exception as fault:  # one of ours: this record waits for staff, the others go on
        return Verdict(REFUSED, f"its replay failed: {type(fault).__name__}: {fault}")
    result = None
    if referee.result and reader.finished:
        names = [participant_name(who, reader.match.players) for who in referee.result.winners]
        result = {
            "ending": referee.result.ending, "scores": referee.result.scores, "winners": names,
        }  # fmt: skip
    return Verdict(
        VERIFIED if result else UNFINISHED, "", reader.game, reader.match.players,
        reader.fields.get("pairing", ""), reader.fields.get("date", ""), result,
        fingerprint(reader.fields),
    )  # fmt: skip
