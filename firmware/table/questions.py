"""Questions of the table itself: a menu, and rows to read."""

from firmware.screen.view import TEXT_ROWS, menu_rows, text_rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from firmware.link.link import Link


class Leave(Exception):
    """Leave any question or text of the table itself: the match has changed under it."""


class Questions:
    """The half of `firmware.table.panel.Panel` that asks.

    labels, at  what a question offers, and where the knob stands; else []
    """

    labels: list
    at: int
    link: "Link | None"

    if TYPE_CHECKING:

        async def event(self) -> tuple:
            raise NotImplementedError

        def show(self, rows: "Callable[[], list]", inverse: tuple = (0,)) -> None:
            raise NotImplementedError

        def step(self, turned: int, options: int) -> int:
            raise NotImplementedError

        def sound(self, name: str) -> None:
            raise NotImplementedError

    def offer(self, heading: str, labels: list, at: int) -> None:
        """What the knob can choose; who asks over the cable hears it."""
        self.labels, self.at = labels, at
        if self.link:
            self.link.on_menu(heading, labels, at)

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
        self.show(lambda: menu_rows(heading, labels, self.at), ())
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.event()
            if kind == "turn":
                self.at = (self.at + self.step(what[0], len(labels))) % len(labels)
                self.sound("tick")
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
        if self.link:
            self.link.on_menu(heading, rows, 0)
        self.show(lambda: text_rows(heading, rows, self.at))
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.event()
            if kind == "turn":
                self.at = max(0, min(self.at + what[0], len(rows) - TEXT_ROWS))
            elif kind == "leave":
                self.leave()
        return kind
