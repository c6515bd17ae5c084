"""What settles all chance of a match at a simulated table stays where it is kept."""

from __future__ import annotations

from host.archive import folders
from host.page.room import Room
from host.page.room_record import save
from host.people.deal import DEALS
from tests.page.test_same_match import evening, play_on


def test_what_settles_all_chance_is_beside_the_journal_and_in_nothing_that_is_shared() -> None:
    """A record of a match in play would tell hands with it, and so would a spectator's page."""

    async def story(room: Room) -> None:
        await room.new("amazones", ["Ann", "Bo", "Cy"], {})
        await play_on(room, 30)
        tables = folders.tables_folder()
        texts = {
            path.relative_to(tables): path.read_text(encoding="utf-8", errors="replace")
            for path in tables.rglob("*")
            if path.is_file()
        }
        there = [path for path, text in texts.items() if room.deal.secret in text]
        assert len(room.deal.secret) >= 16 and len(texts) > len(there) > 0
        assert {path.parts[0] for path in there} == {DEALS}
        assert room.deal.secret not in save(room)
        assert room.deal.secret not in str(await room.client.command("hello"))

    evening(story)
