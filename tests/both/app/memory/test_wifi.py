"""What a network from a phone takes of the heap while its page is open, and that nothing stays."""

import gc

from tests.both.app.menus.test_wifi import Table, evening, form
from tests.both.models.wlan import Pico

OPEN = 40000  # bytes of 64 bits, of which a board has half; see firmware/MEMORY.md
STAYS = 512


def used():
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


def test_what_it_takes_is_given_back():
    found = []

    async def story(hands):
        for _ in range(3):  # names stay from the first time
            await hands.wait(200)
            hands.shown.clear()
            hands.network.log.clear()
            menu = used()
            await hands.opened()
            opened = used()
            await hands.served(b"GET / HTTP/1.1\r\n\r\n")
            await hands.served(form())
            found.append((menu, opened - menu, used() - menu))
            await hands.hold()
        await hands.wait(200)
        hands.shown.clear()
        hands.network.log.clear()
        found.append((used(), 0, 0))

    evening(story, Table(Pico))
    print("the page of Wi-Fi:", found)
    assert max([opened for _, opened, _ in found]) < OPEN
    assert found[3][0] - found[1][0] < STAYS
