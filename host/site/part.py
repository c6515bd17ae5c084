"""A place at a table's desk that has something to do there: its tags, its lights, its parts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.words import Words as TableWords
from host.cable.async_client import AsyncClient
from host.cable.lines import Fields
from host.site.port import Post
from host.site.view import Item, Words

Typed = dict[str, Any]  # by the field's name: texts, and of files {"name", "data"}
Act = Callable[[Any, str, Typed], Awaitable[None]]
Later = Callable[[Callable[[], Awaitable[None]]], None]


@dataclass(frozen=True)
class Around:
    """What a desk gives each of its places.

    client   the table's;  post: to the page
    words    in the page's language;  changed: called when there is more to show
    later    does this once the desk has done what it does now
    """

    client: AsyncClient
    post: Post
    words: Callable[[], Words]
    changed: Callable[[], None]
    later: Later

    def table_words(self, part: str) -> TableWords:
        """The table's own texts of a part, in the page's language."""
        return TableWords(self.words().language, part)


class Part:
    """acts  what may be pressed here, by the first word of it"""

    acts: ClassVar[Mapping[str, Act]] = {}

    def __init__(self, around: Around) -> None:
        self.around = around
        self.client = around.client

    async def look(self) -> None:
        """People come here. Raises LinkError."""

    async def end(self) -> None:
        """People leave: the table does again what it did. Raises LinkError."""

    def heard(self, event: str, fields: Fields) -> None:
        """An event of the table's."""

    def items(self, words: Words) -> list[Item]:
        raise NotImplementedError
