"""What can go wrong between a computer and a table. Every message is for people."""

from __future__ import annotations

from host.cli_support import UsageError


class LinkError(UsageError):
    """Something between the computer and the table."""


class NoAnswer(LinkError):
    """The table does not answer. `who` does in its place, where that is known: a key."""

    def __init__(self, text: str, who: str = "") -> None:
        super().__init__(text)
        self.who = who


class OtherVersion(LinkError):
    """The table speaks another version of the link."""


class Lost(LinkError):
    """The port has gone, or the table has started again before it answered."""


class BadReply(LinkError):
    """The table's reply is not what the link's description says."""


class Refusal(LinkError):
    """The table's `error`: `why` is a key, `text` says it."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(f"{text} ({why})")
        self.why = why
        self.text = text


class NotALine(LinkError, ValueError):
    """The text to send is no line of the link."""
