"""The link's commands about tags and the pieces they are on."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import pytest

from engine import found, loading
from engine.boxes.amazones import BOX as AMAZONES
from engine.boxes.stonehenge import BOX as HENGE
from engine.loading import drop
from firmware.devices.simulated import uid_of
from firmware.tags import ndef_write
from firmware.tags.ndef import label as written
from host.cable.client import Refusal
from host.cable.faults import NoAnswer
from host.cable.simulators import InProcessTable
from tests.both.tags.tag_images import TagReader, ntag213, ultralight
from tests.link.cable import Talk
from tests.link.cable import talk as any_table

every_table = any_table
NEW = "04aabbccddeeff"
D14 = uid_of(HENGE, HENGE.find("d14")).hex()


@pytest.fixture
def talk(every_table: Talk) -> Iterator[Talk]:
    if every_table.kind == "board":
        pytest.skip("a board's tags are its own")
    yield every_table


def lines(talk: Talk) -> list[str]:
    return talk.client.chunks("tags")


def test_all_bindings_are_listed(talk: Talk) -> None:
    listed = lines(talk)
    assert len(listed) == sum(box.size for box in found.boxes())
    assert D14 + " stonehenge d14" in listed


def test_what_a_binding_would_replace_is_told_and_asks_for_sure(talk: Talk) -> None:
    before = lines(talk)
    with pytest.raises(Refusal, match=f"would replace {D14} stonehenge d14") as refusal:
        talk.say(f"bind {NEW} stonehenge d14")
    assert refusal.value.why == "bound" and lines(talk) == before
    assert talk.say(f"bind {NEW} stonehenge d14 sure") == {"replaced": [D14 + " stonehenge d14"]}
    assert set(lines(talk)) - set(before) == {NEW + " stonehenge d14"}
    assert set(before) - set(lines(talk)) == {D14 + " stonehenge d14"}
    assert talk.say(f"bind {NEW} stonehenge d14") == {"replaced": []}


def test_a_number_drawn_by_lot_is_bound_to_nothing(talk: Talk) -> None:
    assert talk.refused("bind 08a1b2c3 amazones yellow+5a sure") == "tag_drawn"


def test_a_match_in_play_knows_a_new_tag_at_once(talk: Talk) -> None:
    talk.new()
    talk.say("tag " + NEW)
    assert talk.client.wait("tag").fields["piece"] is None
    talk.say("away")
    talk.say(f"bind {NEW} amazones yellow+5b sure")
    talk.say("tag " + D14)
    assert talk.client.wait("tag").fields["piece"] is None
    talk.say("tag " + NEW)
    assert talk.client.wait("tag").fields["piece"] == "yellow+5b"


def test_forgetting_a_tag_a_piece_and_a_box(talk: Talk) -> None:
    assert talk.say("forget " + D14) == {"forgotten": 1}
    assert talk.say("forget " + D14) == {"forgotten": 0}
    assert talk.say("forget stonehenge d13") == {"forgotten": 1}
    assert talk.say("forget stonehenge") == {"forgotten": HENGE.size - 2}
    assert not [line for line in lines(talk) if "stonehenge" in line]
    assert len(lines(talk)) == sum(box.size for box in found.boxes()) - HENGE.size


def test_an_import_says_what_it_would_change_and_then_changes_it(talk: Talk) -> None:
    others = [line for line in lines(talk) if " stonehenge " not in line]
    talk.say("import begin")
    talk.say("import " + json.dumps([D14 + " stonehenge d14", NEW + " stonehenge d1"]))
    talk.say("import " + json.dumps([uid_of(AMAZONES, 0).hex() + " stonehenge n1"]))
    would = {"new": 1, "moved": 1, "same": 1, "dropped": HENGE.size - 1, "boxes": ["stonehenge"]}
    before = lines(talk)
    assert talk.say("import check") == would and lines(talk) == before
    assert talk.say("import apply") == would
    assert set(lines(talk)) == (
        set(others) - {uid_of(AMAZONES, 0).hex() + " amazones yellow+10"}
        | {D14 + " stonehenge d14", NEW + " stonehenge d1"}
        | {uid_of(AMAZONES, 0).hex() + " stonehenge n1"}
    )
    assert talk.refused("import apply") == "bad_import", "it is done"


def test_an_import_with_a_wrong_line_changes_nothing(talk: Talk) -> None:
    before = lines(talk)
    talk.say("import begin")
    good = [NEW + " stonehenge d1"]
    talk.say("import " + json.dumps(good + [f"0400000{n} stonehenge d3{n}" for n in range(1, 6)]))
    for word in ("check", "apply"):
        with pytest.raises(Refusal, match=r"line 2: .*'d31'.*line 4: .*; and 2 more"):
            talk.say("import " + word)
    assert lines(talk) == before
    talk.say("import begin")
    assert talk.refused("import check") == "bad_import"


def test_while_a_computer_enrols_tags_mean_nothing(talk: Talk) -> None:
    talk.say("enrol on")
    talk.client.wait("menu")
    talk.say("tag " + D14)
    assert talk.client.wait("tag").fields == {
        "tag": D14,
        "reader": 0,
        "piece": None,
        "secret": False,
    }
    talk.say("away")
    talk.say("enrol off")
    assert talk.client.wait("menu").fields["heading"] == "Which game?"
    talk.say("enrol on")
    assert talk.client.wait("menu").fields["heading"].startswith("Tags | ")
    talk.say("hold")
    assert talk.client.wait("menu").fields["heading"] == "Which game?"
    talk.new()
    assert talk.refused("enrol on") == "match_in_play"


def offered(talk: Talk) -> str:
    """The heading of the menu that stands; asked for where it came before the port was open."""
    try:
        return str(talk.client.wait("menu", 2).fields["heading"])
    except NoAnswer:
        talk.say("ask")
        return str(talk.client.wait("menu").fields["heading"])


def test_an_unfinished_match_is_offered_again_after_enrolment(talk: Talk) -> None:
    talk.new()
    talk.play(2)
    talk.table.kill()
    talk.table.start()
    talk.client.reconnect()
    assert offered(talk).startswith("Resume")
    talk.say("enrol on")
    talk.say("enrol off")
    talk.client.wait("menu", heading="Tags | Follow on the computer")
    talk.client.wait("menu")
    talk.say("press")
    assert talk.client.wait("ask").fields["n"] == 2


# Names on the tags: of the tables without hardware only this one can be given a reader with tags


@pytest.fixture
def reader(talk: Talk) -> TagReader:
    if not isinstance(talk.table, InProcessTable):
        pytest.skip("its reader has no tags to write on")
    assert talk.table.app
    reader = TagReader()
    talk.table.app.devices.reader.device = reader
    return reader


def test_the_name_on_a_tag_is_read_written_and_erased(talk: Talk, reader: TagReader) -> None:
    uid = bytes.fromhex(NEW)
    assert talk.refused("label") == "no_tag"
    reader.images[uid] = ntag213()
    reader.uid = uid
    assert talk.say("label") == {"tag": NEW, "box": None, "piece": None}
    told = {"tag": NEW, "box": "stonehenge", "piece": "d14"}
    assert talk.say(f"label {NEW} stonehenge d14") == talk.say("label") == told
    assert written(reader.images[uid]) == ("stonehenge", "d14")
    assert talk.say(f"label {NEW} none") == {"tag": NEW, "box": None, "piece": None}
    assert talk.refused(f"label {NEW} stonehenge x") == "no_piece"
    assert talk.refused("label stonehenge d14") == "bad_argument"
    assert talk.refused(f"label {D14} stonehenge d14") == "no_tag", "that one does not lie there"


def test_why_a_name_cannot_be_written_is_told(talk: Talk, reader: TagReader) -> None:
    uid = reader.uid = bytes.fromhex(NEW)
    reader.images[uid] = ultralight(b"\x03\x04nope\xfe")
    assert talk.refused("label") == talk.refused(f"label {NEW} stonehenge d14") == "tag_damaged"
    assert talk.say(f"label {NEW} stonehenge d14 sure")["piece"] == "d14"
    reader.images[uid] = ultralight()
    reader.images[uid].left = 3
    assert talk.refused(f"label {NEW} stonehenge d14") == "no_tag"
    reader.images[uid].bytes[12:16] = bytes(4)
    assert talk.refused(f"label {NEW} stonehenge d14") == "tag_plain"


def test_the_simulated_reader_says_that_it_cannot_write(talk: Talk) -> None:
    assert talk.refused(f"label {NEW} stonehenge d14") == "no_reader"


BORROWED = (
    "menus.tags_menu", "menus.tag_screen", "tags.ndef_write", "tags.register_edit",
    "link.tag_commands",
)  # fmt: skip


def test_nothing_of_it_stays_in_memory(
    talk: Talk, reader: TagReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "drop", drop)  # as on a board, whose threads are one
    reader.images[bytes.fromhex(NEW)] = ntag213()
    ndef_write.write(reader.images[bytes.fromhex(NEW)], "stonehenge", "d14")
    for name in BORROWED:
        drop("firmware." + name)  # another test may have imported it
    talk.say("enrol on")
    lines(talk)
    talk.say("enrol off")
    talk.client.wait("menu", heading="Which game?")
    for name in BORROWED:
        assert "firmware." + name not in sys.modules, name


def test_an_import_without_end_is_refused_before_it_takes_the_table_s_time(talk: Talk) -> None:
    talk.say("import begin")
    line = "import " + json.dumps([f"04a1b2c3d4e5{n:02x} stonehenge d1" for n in range(12)])
    for _ in range(100):
        try:
            talk.say(line)
        except Refusal as refusal:
            assert refusal.why == "bad_import" and "begin" in refusal.text
            break
    else:
        raise AssertionError("it took them all")
    talk.say("import begin")
    talk.say(line)
