"""Commands that come now and then, each through to its edges: lists in parts, what lies where."""

from firmware.lights.lights import lights_of
from firmware.link.commands import act
from firmware.link.forms import Refused
from firmware.link.link import Link
from firmware.storage.journal import new_id
from tests.both.app.table_hands import Hands, any_answer, play

ONE, TWO, THREE = "04000001", "04000002", "04000003"


def over_the_cable(story):
    """The story, with what sends a command: its reply, or the key of its refusal."""

    async def both(hands):
        link = Link(hands.app)

        def say(line):
            command, _, rest = line.partition(" ")
            try:
                return act(link, command, rest)
            except Refused as refused:
                return refused.why

        await story(hands, say)

    play(both, Hands(language="en"))


def lies(hands):
    return {at: [uid.hex() for uid in tags] for at, tags in hands.panel.hands.laid.items()}


def test_tags_lie_where_they_were_laid_until_they_are_lifted():
    async def story(hands, say):
        say("tag %s %s" % (ONE, TWO))
        say("tag 1 %s" % THREE)
        assert lies(hands) == {0: [ONE, TWO], 1: [THREE]}
        say("away %s" % ONE)
        assert lies(hands) == {0: [TWO], 1: [THREE]}
        say("away 1 %s" % TWO)
        assert lies(hands) == {0: [TWO], 1: [THREE]}, "another reader's"
        say("away 1")
        assert lies(hands) == {0: [TWO]}
        say("tag 1 %s" % THREE)
        say("away 0")
        assert lies(hands) == {1: [THREE]}
        say("tag %s" % ONE)
        say("away")
        assert lies(hands) == {}

    over_the_cable(story)


def test_records_are_listed_in_parts_and_only_those_there_are_are_told():
    async def story(hands, say):
        names = ["%04d.txt" % number for number in range(1, 121, 2)]
        for name in names:
            hands.storage.files["records/" + name] = "Trilithon record 1\n"
        first = say("records")
        assert first == {"records": names[:50], "next": 99}
        assert say("records 99") == {"records": names[50:], "next": None}
        hands.storage.remove("records/" + names[-1])
        assert say("records 3") == {"records": names[2:52], "next": 103}
        for name in (names[0], names[7], names[-2]):
            assert say("record " + name)["lines"] == ["Trilithon record 1"]
        for name in (names[-1], "0002.txt", "x"):
            assert (
                say("record " + name) == say("stored " + name + " 0011223344556677") == "no_record"
            )

    over_the_cable(story)


def test_the_log_of_a_match_that_is_over_ends_with_its_result():
    async def story(hands):
        while hands.ask:
            await hands.answer(any_answer(hands.ask, len(hands.log)))
        zones = sorted(act(Link(hands.app), "table", "all")["hidden"])
        assert "deck" in zones and "packet 2" in zones and "stack 8" in zones
        told = act(Link(hands.app), "log", "20")
        assert told["next"] is None and "winners: Cleo" in told["lines"]

    hands = Hands(language="en")
    hands.sit("high_druid", 3)
    play(story, hands)


def test_people_are_listed_in_parts_with_their_lights():
    async def story(hands, say):
        for number in range(22):
            light = "null" if number == 1 else number % 8
            said = say('person {"name": "P%02d", "light": %s}' % (number, light))
            assert said == {"name": "P%02d" % number}
        people = say("people")
        assert len(people["people"]) == 20 and people["next"] == "P19"
        assert people["people"][:3] == [["P00", 0, None], ["P01", None, None], ["P02", 2, None]]
        assert say("people P19") == {"people": [["P20", 4, None], ["P21", 5, None]], "next": None}
        say('person {"name": "P02", "tag": "04a1b2c3"}')
        assert say("people P01")["people"][0] == ["P02", 2, "04a1b2c3"], "its light stays"
        assert say('person {"name": "Q", "was": "nobody"}') == "no_person"
        assert say("erase nobody") == "no_person"

    over_the_cable(story)


def test_the_shelf_is_listed_in_parts():
    async def story(hands, say):
        for number in range(1, 15):
            hands.storage.files["shelf/%04d.txt" % number] = "Trilithon record 1\ngame: magic\n\n"
        shelf = say("shelf")
        assert [each["name"] for each in shelf["shelf"]][::11] == ["0014.txt", "0003.txt"]
        assert shelf["next"] == "0003.txt" and shelf["shelf"][0]["game"] == "magic"
        rest = say("shelf 0003.txt")
        assert [each["name"] for each in rest["shelf"]] == ["0002.txt", "0001.txt"]
        assert rest["next"] is None

    over_the_cable(story)


def test_who_is_asked_for_what_a_table_is_says_it_in_three_numbers():
    async def story(hands, say):
        name, version = say("hello")["python"].split(" ")
        assert name in ("cpython", "micropython")
        assert [part.isdigit() for part in version.split(".")] == [True] * 3

    over_the_cable(story)


def test_matches_have_names_of_sixteen_digits_and_every_seat_a_light_of_its_header():
    assert len(new_id()) == 16 and new_id() != new_id() and len(bytes.fromhex(new_id())) == 8
    assert lights_of("2 0 1", 3) == [2, 0, 1] and lights_of("7 x 0", 2) == [7, 0]
    assert lights_of("8 0 1", 3) == [0, 1, 2] and lights_of("", 2) == [0, 1]
