"""The register of tags: what changes it, and what an import may bring."""

from engine import found as catalogued
from engine.boxes.amazones import BOX as AMAZONES
from engine.boxes.stonehenge import BOX as HENGE
from engine.boxes.why_first import BOX as WHY_FIRST
from firmware.devices.simulated import uid_of
from firmware.tags import register, register_edit
from firmware.tags.register import Register
from firmware.tags.register_edit import IMPORT, Ledger
from tests.both.app.shelf import Shelf

A, B, C = b"\x04\x11\x22\x33\x44\x55\x66", b"\x04\x11\x22\x33\x44\x55\x67", b"\x11\x22\x33\x44"
D3, D4 = HENGE.find("d3"), HENGE.find("d4")


def filled(*lines):
    return Shelf({register.FILE: "".join([line + "\n" for line in lines])})


def lines_of(shelf, name=register.FILE):
    return shelf.files.get(name, "").split("\n")[:-1]


def test_a_binding_is_in_the_file_and_found_by_a_match():
    shelf = Shelf()
    book = Ledger(shelf)
    book.bind(A, HENGE, D3)
    assert lines_of(shelf) == ["04112233445566 stonehenge d3"]
    assert book.of_tag(A) == (HENGE, D3) and book.of_piece(HENGE, D3) == [A]
    assert Register(shelf, HENGE).find(A) == D3
    assert Register(shelf, AMAZONES).find(A) == "other_box"
    assert Register(shelf, HENGE).find(B) == "unknown_tag"


def test_a_new_binding_replaces_those_of_tag_and_piece_and_says_which():
    shelf = Shelf()
    book = Ledger(shelf)
    book.bind(A, HENGE, D3)
    book.bind(B, HENGE, D4)
    assert book.replaced(A, HENGE, D3) == [] and book.replaced(C, WHY_FIRST, 0) == []
    assert book.replaced(A, HENGE, D4) == [(A, HENGE, D3), (B, HENGE, D4)]
    assert book.replaced(C, HENGE, D4) == [(B, HENGE, D4)]
    assert book.replaced(B, AMAZONES, D4) == [(B, HENGE, D4)], "another box's piece of that number"
    book.bind(A, HENGE, D4)
    assert lines_of(shelf) == ["04112233445566 stonehenge d4"]
    assert book.of_tag(B) is None and list(book.pieces(HENGE)).count(1) == 1


def test_identifiers_of_different_length_are_never_taken_for_each_other():
    seven, four = b"\x04\x04\x04\x04\x07\x07\x07", b"\x04\x04\x04\x04"
    book = Ledger(Shelf())
    book.bind(seven, HENGE, D3)
    assert book.of_tag(four) is None
    for zeros in (b"\x04\x11\x22\x33\0\0\0", b"\x04\x11\x22\x33" + b"\x04" * 6):
        shelf = filled("04112233 stonehenge d3")
        assert Ledger(shelf).of_tag(zeros) is None
        assert Register(shelf, HENGE).find(zeros[:7]) == "unknown_tag"


def test_an_identifier_across_two_entries_is_none():
    book = Ledger(filled("0a0b0c0d0e0f01 stonehenge d3", "0b0c0d0e0f0107 stonehenge d4"))
    tags = Register(book.storage, HENGE)
    table = b"".join(tags.bound)
    for at in range(1, 11):
        across = table[at : at + register.UID_LENGTH]
        assert tags.find(across) == "unknown_tag" and book.of_tag(across) is None


def test_what_is_forgotten_is_a_tag_a_piece_or_a_box():
    def fresh():
        lines = ("04000001 stonehenge d3", "04000002 stonehenge d4", "04000003 amazones head-1")
        return Ledger(filled(*lines))

    book = fresh()
    book.forget(b"\x04\0\0\x01")
    assert [box.key for _, box, _ in book.entries()] == ["stonehenge", "amazones"]
    book = fresh()
    book.forget_piece(HENGE, D4)
    assert [piece for _, _, piece in book.entries()] == [D3, AMAZONES.find("head-1")]
    book = fresh()
    book.forget_piece(HENGE)
    assert lines_of(book.storage) == ["04000003 amazones head-1"]


def test_lines_of_boxes_and_pieces_nobody_knows_are_kept():
    shelf = filled("04000001 chess king", "04000002 stonehenge d99", "04000003 stonehenge d3")
    Ledger(shelf).bind(A, HENGE, D4)
    assert lines_of(shelf)[:3] == [
        "04000001 chess king", "04000002 stonehenge d99", "04000003 stonehenge d3"
    ]  # fmt: skip


def test_a_torn_last_line_is_none():
    shelf = Shelf({register.FILE: "04000001 stonehenge d4\n04000002 stonehenge d1"})
    assert Register(shelf, HENGE).find(b"\x04\0\0\x02") == "unknown_tag"
    book = Ledger(shelf)
    book.bind(A, HENGE, D3)
    assert lines_of(shelf) == ["04000001 stonehenge d4", A.hex() + " stonehenge d3"]


def test_of_two_bindings_the_later_holds_even_of_another_box():
    shelf = filled("04000001 stonehenge d3", "04000001 amazones head-1", "04000002 stonehenge d4")
    assert Register(shelf, HENGE).find(b"\x04\0\0\x01") == "other_box"
    assert Ledger(shelf).of_tag(b"\x04\0\0\x01") == (AMAZONES, AMAZONES.find("head-1"))
    assert len(list(Ledger(shelf).entries())) == 2


def test_where_storage_fails_nothing_has_changed():
    shelf = Shelf()
    book = Ledger(shelf)
    book.bind(A, HENGE, D3)
    shelf.watch = fail
    for change in (lambda: book.bind(B, HENGE, D3), lambda: book.forget(A)):
        try:
            change()
        except OSError:
            pass
        else:
            raise AssertionError("it was to fail")
        assert book.of_tag(A) == (HENGE, D3) and len(lines_of(shelf)) == 1
    try:
        Ledger(None).bind(A, HENGE, D3)
    except OSError:
        return
    raise AssertionError("without storage nothing is kept")


def fail(*what):
    raise OSError(28)


def test_a_register_that_could_not_be_read_is_read_again():
    shelf = filled("04000001 stonehenge d3")
    shelf.fails = True
    tags = Register(shelf, HENGE)
    assert not tags.read and tags.find(b"\x04\0\0\x01") == "unknown_tag"
    shelf.fails = False
    assert tags.find(b"\x04\0\0\x01") == D3


# Imports


def found(text):
    return list(register_edit.faults(Shelf({IMPORT: text})))


def test_an_import_is_judged_line_by_line():
    good = "04000001 stonehenge d3\n04000002 why_first -3c\n"
    assert found(good) == []
    lacking = "a tag, a box and a piece are required"
    assert found(good + "\n04000003\n") == [(3, lacking), (4, lacking)]
    wrong = ("0400 stonehenge d4", "04000x03 stonehenge d4", "04" * 11 + " stonehenge d4")
    for line in wrong:
        assert found(line + "\n") == [(1, "a tag is 4 to 10 bytes in hex")], line
    assert found("04000003 chess king\n")[0][1] == "there is no box 'chess'"
    assert found("04000003 stonehenge d31\n")[0][1] == "there is no piece 'd31' in stonehenge"
    assert found(good + "04000001 amazones head-1\n") == [(3, "this tag is there twice")]
    assert found(good + "04000003 stonehenge d3\n") == [(3, "this piece is there twice")]


def test_an_import_replaces_its_boxes_and_leaves_the_others():
    shelf = filled("04000001 stonehenge d3", "04000002 stonehenge d4", "04000003 amazones head-1",
                   "04000004 amazones head-2", "04000005 why_first -4")  # fmt: skip
    shelf.files[IMPORT] = "04000001 stonehenge d3\n04000006 stonehenge n1\n04000004 stonehenge n2\n"
    book, new = Ledger(shelf), Ledger(shelf, IMPORT)
    assert book.changes(new) == {"new": 1, "moved": 1, "same": 1, "dropped": 1}
    book.take_over(new)
    assert sorted(lines_of(shelf)) == [
        "04000001 stonehenge d3", "04000003 amazones head-1", "04000004 stonehenge n2",
        "04000005 why_first -4", "04000006 stonehenge n1",
    ]  # fmt: skip
    assert book.changes(new) == {"new": 0, "moved": 0, "same": 3, "dropped": 0}


def test_the_register_reads_every_name_of_every_box_as_the_box_does():
    for box in catalogued.boxes():
        for piece in range(box.size):
            name = box.name(piece)
            first, stem, ends = box.family(name.encode())
            assert first + ends.index(name[len(stem) :].encode()) == piece == box.find(name), name
        assert not box.family(b"nothing")[2] and not box.family(b"")[2]


class Everything(Shelf):
    """Every piece has its tag; as one text they would take half the room there is."""

    def lines(self, name):
        for box in catalogued.boxes():
            for piece in range(box.size):
                yield register.line(uid_of(box, piece), box, piece)


def test_every_piece_of_every_box_at_once_in_thirteen_bytes_each():
    book = Ledger(Everything())
    assert len(book.packed) == 13 * 188
    for box in catalogued.boxes():
        assert bytes(book.pieces(box)) == b"\1" * box.size
        for piece in range(box.size):
            assert book.of_tag(uid_of(box, piece)) == (box, piece)


def test_bindings_are_held_in_parts_that_a_small_heap_has_room_for_and_the_last_one_holds():
    lines = ["%014x stonehenge d%d" % (0x04000000000000 + tag, 1 + tag % 30) for tag in range(150)]
    tags = Register(Ledger(filled(*lines + ["04000000000003 stonehenge n9"])).storage, HENGE)
    assert [len(part) for part in tags.bound] == [register.PART, register.PART, 23 * register.ENTRY]
    for tag in range(150):
        uid = (0x04000000000000 + tag).to_bytes(7, "big")
        assert tags.find(uid) == (HENGE.find("n9") if tag == 3 else tag % 30), tag
    assert tags.find(b"\4\0\0\0\0\1\0") == "unknown_tag"


def test_a_tag_that_draws_its_number_by_lot_is_not_asked_what_is_written_on_it():
    """A phone has no such memory, and at a board to ask it took more stack than there is."""

    class Asked:
        def __getattr__(self, name):
            raise AssertionError(name)

    tags = Register(None, HENGE)
    tags.reader = Asked()
    assert tags.find(b"\x08\x01\x5e\x91") == "unknown_tag"
