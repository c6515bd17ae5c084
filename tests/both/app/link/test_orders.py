"""Commands from afar to a board without a clock: only where they are allowed, fresh, and once."""

import json
from binascii import hexlify

from firmware.devices.simulated import Link
from firmware.network import access, signed
from tests.both.app.link.test_station import FIELDS, Broker, Shelf, Station, look
from tests.both.app.table_hands import Hands, play

MATCH = {"game": "high_druid", "players": ["Ann", "Bo", "Cy"], "pairing": "cup/1/2"}
ORDER = dict(MATCH, id="1", command="offer", expires=0)
UPDATE = {"id": "1", "command": "update", "expires": 0, "list": "ab" * 32, "size": 9}
KEY = "0123456789abcdef" * 4
OTHER = "f" * 64


def at_the_menu(story, may="offer", key=""):
    hands = Hands(Shelf(), "en", link=Link())
    fields = access.completed(dict(FIELDS, may=may, key=key))
    hands.app.devices.storage.replace(access.FILE, [json.dumps(fields)])
    station = Station(hands.app, fields, Broker)
    station.restart = lambda: None

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


def with_nonce(fields, reply, key=KEY):
    """Said again, with the board's number, and signed, as the house signs an update."""
    again = dict(fields, nonce=reply["nonce"])
    total = signed.hmac(bytes.fromhex(key), signed.message(again))
    return dict(again, signature=hexlify(total).decode())


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
        deep = "x"
        for _ in range(60):
            deep = [deep]
        for number, wrong in enumerate((
            {"options": deep}, {"players": deep}, {"game": deep}, {"options": {"x": deep}},
            {"command": "update", "list": 5, "size": []}, {"command": "update", "size": 1e30},
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

    at_the_menu(story, may="offer update", key=KEY)


# An update is code: it is signed by the house, for the number that the board has just drawn


def test_an_update_that_the_house_has_signed_is_taken_once():
    async def story(hands, station, room):
        begun = []

        async def begin():
            begun.append(station.order)
            station.order = {}

        station.update = begin
        again = with_nonce(UPDATE, await say(hands, station, UPDATE))
        assert await say(hands, station, again) == {"id": "1", "ok": True, "why": ""}
        assert begun == [again]
        other = dict(ORDER, id="2")
        await say(hands, station, with_nonce(other, await say(hands, station, other)))
        old = await say(hands, station, again)  # heard on the way, and said once more
        assert "nonce" in old and old["nonce"] != again["nonce"]
        late = dict(again, nonce=old["nonce"])
        assert (await say(hands, station, late))["why"] == signed.FOREIGN and len(begun) == 1

    at_the_menu(story, may="offer update", key=KEY)


def test_what_the_house_has_not_signed_is_refused_before_anything_is_fetched():
    async def story(hands, station, room):
        files = dict(hands.app.devices.storage.files)
        for number, (spoil, key) in enumerate((
            ({}, OTHER), ({"list": "ab" * 31 + "ac"}, KEY), ({"size": 10}, KEY),
            ({"signature": None}, KEY), ({"signature": ""}, KEY), ({"signature": [0]}, KEY),
            ({"signature": "0" * 64}, KEY), ({"list": "ab" * 32 + "\n9", "size": ""}, KEY),
        )):  # fmt: skip
            order = dict(UPDATE, id=str(number))
            again = with_nonce(order, await say(hands, station, order), key)
            again.update(spoil)
            reply = await say(hands, station, again)
            assert not reply["ok"] and reply["why"] == signed.FOREIGN, (spoil, reply)
            assert not station.order and "update" not in room.retained
        assert hands.app.devices.storage.files == files

    at_the_menu(story, may="update", key=KEY)


def test_a_board_without_a_key_of_the_house_says_so_and_takes_no_update():
    async def story(hands, station, room):
        reply = await say(hands, station, with_nonce(UPDATE, await say(hands, station, UPDATE)))
        assert not reply["ok"] and reply["why"] == signed.KEYLESS and not station.order

    at_the_menu(story, may="update")


def test_a_signature_is_the_one_of_the_standard():
    for key, data, told in (  # RFC 4231: cases 1, 2, 3
        (
            b"\x0b" * 20,
            b"Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        ),
        (
            b"Jefe",
            b"what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        ),
        (
            b"\xaa" * 20,
            b"\xdd" * 50,
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
        ),
    ):
        assert hexlify(signed.hmac(key, data)).decode() == told


def test_a_fault_in_what_a_hall_said_costs_that_message_alone():
    async def story(hands, station, room):
        station.answers.append(())  # neither a match nor its sum
        await look(hands, station)
        assert "TypeError" in station.trouble and not station.answers
        assert "nonce" in await say(hands, station, ORDER)

    at_the_menu(story)
