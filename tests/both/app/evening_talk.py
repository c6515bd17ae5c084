"""A table at which people have played before: last time's line-up, and a roster."""

from tests.both.app.menus.test_menus import remembered
from tests.both.app.table_hands import Hands

FRIENDS = {"players": ["Zoe", "Al", "Eve"], "lights": [3, 1, 0]}
ROSTER = "Zoe, 3, 04010203040506\nBo, 4, 04aa0000000001\nCy, -, 04aa0000000002\n"


def friends(people=ROSTER, **more):
    storage = remembered(**FRIENDS)
    storage.files["people.txt"] = people
    storage.files.update(more)
    return Hands(storage)
