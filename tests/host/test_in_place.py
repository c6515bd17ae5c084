"""What a board runs from its flash is what it would have in its heap, and lies where it looks."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest
from littlefs import LittleFS

from host.install.build import find_tools, said_by
from host.install.installation import compiled
from host.install.shrink import in_place
from host.install.shrink.in_place import BLOCK, CONSTANT, FILE, HEADER, STEPS, key, pointers, room
from host.install.shrink.mpy import Compiled, OwnCode, movable

BLOCKS = 352  # of a Pico's file system
SOURCE = """
WORDS = ("a text that is long enough to lie somewhere", b"and bytes that are long enough, too")
class Thing:
    def often(self, one, two=3):
        return [each + one for each in two if each]
def made(outer):
    return lambda inner: outer + inner
"""


def mpy(tmp_path: object, source: str, *options: str) -> bytes:
    tools = find_tools()
    if tools is None:
        pytest.skip("mpy-cross is missing")
    path = f"{tmp_path}/x.mpy"
    said = said_by(tools.mpy_cross, "-O2", *options, "-o", path, "-", given=source)
    assert said.returncode == 0, said.stdout
    with open(path, "rb") as file:
        return file.read()


def entries(image: bytes) -> Iterator[tuple[int, int, bytes]]:
    """(block's number, key, bytes) as a board reads them."""
    at, number = 0, 0
    while at < len(image):
        block = image[at : at + room(number)]
        assert block[:6] == image[:6] and struct.unpack_from("<H", block, 6) == (number,)
        inside, reached = HEADER, []
        while block[inside : inside + 4] != b"\xff" * 4:
            mark, size = struct.unpack_from("<HH", block, inside)
            reached.append((mark, inside))
            yield number, mark, block[inside + 4 : inside + 4 + size]
            inside += 4 + (size + 3) // 4 * 4
        steps = [*struct.iter_unpack("<HH", block[HEADER - 4 * STEPS : HEADER])]
        assert steps == sorted(steps) and {*steps} <= {*reached}, "each leads to an entry"
        at, number = at + room(number), number + 1


def test_every_function_of_a_compiled_file_is_found_and_every_long_constant(
    tmp_path: object,
) -> None:
    found = Compiled(mpy(tmp_path, SOURCE))
    # the module, its class, two functions, and what lies in these
    assert len(found.functions) == 6
    assert found.at == len(found.data)
    assert b"and bytes that are long enough, too\0" in found.constants


def test_a_processors_own_code_is_left_alone(tmp_path: object) -> None:
    native = "@micropython.native\ndef f(x):\n    return x\n"
    data = mpy(tmp_path, native, "-march=armv6m")
    assert list(movable(data)) == []
    with pytest.raises(OwnCode):
        Compiled(data)


def test_what_stays_in_memory_has_its_twin_and_no_other_function_is_taken_for_it() -> None:
    files, _ = compiled("armv6m")
    known = list(entries(files[FILE]))
    by_key: dict[int, list[bytes]] = {}
    for _, mark, data in known:
        by_key.setdefault(mark, []).append(data)
    for name in ("firmware/table/app.mpy", "engine/games/amazones__rulebook.mpy"):
        for constant, data in movable(files[name]):
            if len(data) >= in_place.LEAST:
                inside_heap = data + b"what lies behind"
                like = by_key[key(data, constant)]
                fits = [each for each in like if inside_heap.startswith(each)]
                if constant:
                    fits = [each for each in like if each == data]
                assert fits in ([data], []), name
    marks = [mark for _, mark, _ in known]
    assert marks == sorted(marks) and max(marks) < 0xFFFF
    assert any(mark & CONSTANT for mark in marks)


def test_a_function_that_another_begins_with_stays_in_the_heap() -> None:
    short, long = b"a function's bytes", b"a function's bytes and more"
    kept = {data for _, data in in_place.unlike([(7, short), (7, long), (9, short)])}
    assert (kept, [*in_place.unlike([(7, short), (7, long)])]) == ({short, long}, [(7, long)])


def test_littlefs_lays_the_file_as_the_board_looks_for_it() -> None:
    """Each block begins with its pointers, the first of which names the block before."""
    image = compiled("armv6m")[0][FILE]
    disk = LittleFS(block_size=BLOCK, block_count=BLOCKS, prog_size=256, read_size=256)
    for name, size in (("before", 9000), ("x", len(image)), ("after", 5000)):
        with disk.open(name, "wb") as file:
            file.write(image if name == "x" else bytes(size))
    flash = bytes(disk.context.buffer)
    last = list(entries(image))[-1][0]
    heads = [at for at in range(0, len(flash), BLOCK) if is_block(flash, at, image, last)]
    assert len(heads) == 1
    at = heads[0]
    for number in reversed(range(last)):
        at = BLOCK * struct.unpack_from("<I", flash, at)[0]
        assert is_block(flash, at, image, number), number


def is_block(flash: bytes, at: int, image: bytes, number: int) -> bool:
    data = flash[at + 4 * pointers(number) :]
    return data[:6] == image[:6] and struct.unpack_from("<H", data, 6) == (number,)
