"""The links of people's phones: each leads to one person, wherever that person sits.

A link's token is 128 bits in the fragment, which browsers never send. Links are kept beside the
tables' folders, in a file that only its owner can read, with the port that they name: where a match
comes back from its shelf, the phones of the evening before still find their people, also those who
have another name by now than in that match. Several rooms of one computer share the file: each
keeps what the others have written.
"""

from __future__ import annotations

import contextlib
import hmac
import json
import secrets
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from engine.names import composed
from host.shapes import FLAG, TEXT, WHOLE, Misfit, read_object, rebuilt
from host.whole_file import OWNER, write_whole

FILE = "phones.json"
MOST = 200  # people; who was given a link first goes first


@dataclass
class Link:
    """token, and `came`: whether a phone has come by it.

    match, seat, name  where this person sat last, and as who: a match keeps its names
    """

    token: str
    came: bool = False
    match: str = ""
    seat: int = 0
    name: str = ""


SHAPE = {"token": TEXT, "came?": FLAG, "match?": TEXT, "seat?": WHOLE, "name?": TEXT}


class Links:
    """people  a name as it is compared -> Link;  port: that the links name, 0 until one is known
    path       the file that keeps them; None: only this program knows them
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.people: dict[str, Link] = {}
        self.stored: dict[str, Link] = {}  # as the file had them when it was last looked at
        self.port = self._look_at_file()

    def of(self, name: str) -> Link:
        """This person's link, made at the first call."""
        if composed(name) not in self.people:
            self._look_at_file()
        if composed(name) not in self.people:
            self._put(name, Link(secrets.token_urlsafe(16)))
        return self.people[composed(name)]

    def person(self, token: str) -> str:
        """Whose token this is, the name as it is compared; empty: nobody's."""
        self._look_at_file()
        found = [who for who, link in self.people.items() if same(token, link.token)]
        return found[0] if found else ""

    def came(self, who: str) -> None:
        """A phone has come by the link of this person (a name as it is compared)."""
        if not self.people[who].came:
            self.people[who].came = True
            self._keep()

    def sits(self, who: str, match: str, seat: int) -> None:
        """This person (a name as it is compared) has this seat of a match, under this name."""
        link = self.people[who]
        now = replace(link, match=match, seat=seat, name=who)
        if now != link:
            self.people[who] = now
            self._keep()

    def renew(self, name: str) -> None:
        """The old link leads nowhere any more."""
        if self.people.pop(composed(name), None):
            self._keep()

    def hand_on(self, token: str, name: str) -> None:
        """The link of this token is another person's from now on, in place of one never used."""
        self.people.pop(self.person(token), None)
        self._put(name, Link(token, came=True))

    def called(self, old: str, new: str = "") -> None:
        """This person has another name; without one the link leads nowhere any more."""
        link = self.people.pop(composed(old), None)
        if link and new:
            self.people.setdefault(composed(new), link)
        if link:
            self._keep()

    def at(self, port: int) -> None:
        """The page is served at this port."""
        if self.port != port:
            self.port = port
            self._keep()

    def _put(self, name: str, link: Link) -> None:
        self.people[composed(name)] = link
        self._keep()

    # The file

    def _look_at_file(self) -> int:
        """Take over what others have changed there, and we have not. Returns the file's port, or 0.

        What is no link is left out: a phone that had it asks for a new one. A file that is gone,
        or spoilt as a whole, takes nothing away.
        """
        found = read_object(self.path) if self.path else {}
        people = found.get("people")
        shared = {}
        for who, each in people.items() if isinstance(people, dict) else ():
            with contextlib.suppress(Misfit):
                shared[who] = Link(**rebuilt(each, SHAPE))
        for who in {**self.stored, **shared} if isinstance(people, dict) else ():
            if self.people.get(who) == self.stored.get(who) != shared.get(who):
                self.people.pop(who, None)
                if who in shared:
                    self.people[who] = replace(shared[who])
        self.stored = shared
        port = found.get("port")
        return port if isinstance(port, int) and 0 < port < 1 << 16 else 0

    def _keep(self) -> None:
        """Replace the file; where that cannot be, the links end with this program."""
        if self.path is None:
            return
        self._look_at_file()
        while len(self.people) > MOST:
            del self.people[next(iter(self.people))]
        people = {who: asdict(link) for who, link in self.people.items()}
        text = json.dumps({"port": self.port, "people": people}, ensure_ascii=False)
        with contextlib.suppress(OSError):
            write_whole(self.path, text, OWNER)
            self.stored = {who: replace(link) for who, link in self.people.items()}


def same(token: str, wanted: str) -> bool:
    """Whether two tokens are one, in a time that does not tell how much of them is."""
    return hmac.compare_digest(token.encode(errors="replace"), wanted.encode())
