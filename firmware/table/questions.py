"""Questions of the table itself: a menu, and rows to read."""

from firmware.screen.view import TEXT_ROWS, menu_rows, text_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from firmware.table.panel import Panel


class Leave(Exception):
    """Leave any question or text of the table itself: the match has changed under it."""


class Questions:
    """What a panel asks between matches, and of the table itself.

    labels, at  what a question offers, and where the knob stands; else []
    """

    def __init__(self, panel: "Panel") -> None:
        self.panel = panel
        self.labels: list = []
        self.at = 0

    def offer(self, heading: str, labels: list, at: int) -> None:
        """What the knob can choose; who asks over the cable hears it."""
        self.labels, self.at = labels, at
        if self.panel.link:
            self.panel.link.on_menu(heading, labels, at)

    def stand(self, at: int) -> None:
        """Where the knob stands among what is offered."""
        self.at = at

    def close(self) -> None:
        """Nothing is offered any more."""
        self.labels = []

    def leave(self) -> None:
        """End the table's own question: a command of the link has changed the match under it.

        The only place where a command unwinds an open menu; without one it is an event like others.
        """
        self.labels = []
        raise Leave()

    async def choose(
        self,
        heading: str,
        labels: list,
        at: int = 0,
        turned: "Callable | None" = None,
        tags: bool = False,
    ) -> "Any":
        """The index of the label chosen with the knob; None where people held it to go back.

        `turned` is called with the knob's new place at every turn. `tags`: a tag that is laid is an
        answer, too: its identifier.
        """
        self.offer(heading, labels, at)
        self.panel.show(lambda: menu_rows(heading, labels, self.at), ())
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.panel.event()
            if kind == "turn":
                self.at = (self.at + self.panel.hands.step(what[0], len(labels))) % len(labels)
                self.panel.sound("tick")
                if turned:
                    turned(self.at)
            elif kind == "tap" and tags:
                return what[0]
            elif kind == "leave":
                self.leave()
        self.labels = []
        return self.at if kind == "press" else None

    async def tell(self, heading: str, rows: list) -> str:
        """Rows to read, moved up and down with the knob, until "press" or "hold"."""
        self.at = 0
        if self.panel.link:
            self.panel.link.on_menu(heading, rows, 0)
        self.panel.show(lambda: text_rows(heading, rows, self.at))
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.panel.event()
            if kind == "turn":
                self.at = max(0, min(self.at + what[0], len(rows) - TEXT_ROWS))
            elif kind == "leave":
                self.leave()
        return kind
