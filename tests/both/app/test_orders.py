"""Commands from afar to a board without a clock: only where they are allowed, fresh, and once."""

import json

from firmware.devices.simulated import Link
from firmware.network import access
from tests.both.app.table_hands import Hands, play
from tests.both.app.test_station import FIELDS, Broker, Shelf, Station, look

MATCH = {"game": "high_druid", "players": ["Ann", "Bo", "Cy"], "pairing": "cup/1/2"}
ORDER = dict(MATCH, id="1", command="offer", expires=0)


def at_the_menu(story, may="offer"):
    hands = Hands(Shelf(), "en", link=Link())
    fields = access.completed(dict(FIELDS, may=may))
    station = Station(hands.app, fields, Broker)

    async def whole(hands):
        await station.client.connect()
        await look(hands, station)
        await story(hands, station, station.client)

    play(whole, hands)


async def say(hands, station, fields, retained=False):
    """What the board answers."""
    room = station.client
    room.retained.pop("did", None)
    room.say("do", fields, retained)
    await look(hands, station)
    return room.retained.get("did")


def with_nonce(fields, reply):
    return dict(fields, nonce=reply["nonce"])


def test_a_pairing_reaches_the_screen_once_it_was_said_again_with_the_boards_own_number():
    async def story(hands, station, room):
        reply = await say(hands, station, ORDER)
        assert not reply["ok"] and len(reply["nonce"]) == 16
        again = with_nonce(ORDER, reply)
        assert await say(hands, station, again) == {"id": "1", "ok": True, "why": ""}
        await hands.wait(100)
        assert "Ann" in " ".join(hands.rows)
        assert (await say(hands, station, again))["ok"]  # said again, not done again

    at_the_menu(story)


def test_what_was_kept_on_the_way_comes_too_late():
    async def story(hands, station, room):
        first = await say(hands, station, ORDER)
        await hands.wait(31000)
        second = await say(hands, station, with_nonce(ORDER, first))
        assert not second["ok"] and second["nonce"] != first["nonce"]
        other = dict(with_nonce(ORDER, second), id="2")
        assert "nonce" in await say(hands, station, other)  # a number is for one command
        assert await say(hands, station, ORDER, retained=True) is None

    at_the_menu(story)


def test_what_the_owner_has_not_allowed_is_refused():
    async def story(hands, station, room):
        reply = await say(hands, station, ORDER)
        assert reply == {
            "id": "1", "ok": False, "why": "this table does not take that command from afar"
        }  # fmt: skip
        assert json.dumps(station.about()["may"]) in ("[]", '["update"]')

    at_the_menu(story, may="")
    at_the_menu(story, may="update")


def test_the_table_says_why_it_does_not_offer_a_match():
    async def story(hands, station, room):
        wrong = dict(ORDER, players=["Ann"])
        reply = await say(hands, station, with_nonce(wrong, await say(hands, station, wrong)))
        assert not reply["ok"] and reply["why"] and "nonce" not in reply

    at_the_menu(story)


NO_ORDERS = (
    "null", "7", "[]", "[null]", '"update.json"', '"x"', "{}", "{", "", '{"command": "offer"}',
    '{"id": 1}', '{"id": null, "command": null}', '{"id": [], "command": []}',
    '{"id": {}, "command": {"a": 1}, "nonce": []}', '{"id": "\\u0007", "command": "update"}',
)  # fmt: skip


def test_what_is_no_order_stops_nothing_and_the_next_one_is_answered():
    async def story(hands, station, room):
        for text in NO_ORDERS:
            station.heard(b"trilithon/1/to/bar/do/main", text.encode(), False)
            await look(hands, station)
        reply = await say(hands, station, ORDER)
        assert len(reply["nonce"]) == 16 and not station.trouble and not hands.died

    at_the_menu(story)


def test_orders_whose_contents_are_wrong_are_refused_in_words():
    async def story(hands, station, room):
        station.restart = lambda: None
        deep = "x"
        for _ in range(60):
            deep = [deep]
        for number, wrong in enumerate((
            {"options": deep}, {"players": deep}, {"game": deep}, {"options": {"x": deep}},
            {"command": "update", "list": 5, "size": []}, {"command": "update", "size": 1e300},
            {"command": "update", "list": [], "size": None}, {"players": [None, True, {}]},
        )):  # fmt: skip
            fields = dict(ORDER, id=str(number))
            fields.update(wrong)
            reply = await say(hands, station, fields)
            reply = await say(hands, station, with_nonce(fields, reply))
            assert reply["ok"] == ("command" in wrong), (
                wrong
            )  # an update is ordered, and then fails
            await look(hands, station)
            assert not station.order and not station.trouble, (wrong, station.trouble)
            told = room.retained.get("update")
            assert "command" not in wrong or told["step"] == "failed", told

    at_the_menu(story, may="offer update")


def test_a_fault_in_what_a_hall_said_costs_that_message_alone():
    async def story(hands, station, room):
        station.answers.append({"command": "offer"})  # past the door that asks for an id
        await look(hands, station)
        assert "KeyError" in station.trouble and not station.answers
        assert "nonce" in await say(hands, station, ORDER)

    at_the_menu(story)
