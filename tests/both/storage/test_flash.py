"""The model of a flash chip: what a real one does, and what it does when the power fails."""

from tests.both.models.flash import BLANK, PAGE, PAGES, SECTOR, Flash

ZEROES = bytes(PAGE)


def content(chip, block, size=SECTOR, offset=0):
    into = bytearray(size)
    chip.readblocks(block, into, offset)
    return bytes(into)


def test_it_tells_its_size_as_rp2_does():
    chip = Flash(12)
    assert [chip.ioctl(what, 0) for what in range(1, 6)] == [0, 0, 0, 12, SECTOR]
    assert chip.ioctl(7, 0) is None and chip.operations == 0


def test_an_erase_makes_every_byte_255_and_is_counted_where_it_was():
    chip = Flash(4)
    chip.writeblocks(2, ZEROES * PAGES, 0)
    assert content(chip, 2) == bytes(SECTOR) and content(chip, 1) == BLANK * PAGES
    assert chip.ioctl(6, 2) == 0
    assert content(chip, 2) == BLANK * PAGES and chip.wear == [0, 0, 1, 0]
    assert (chip.erases, chip.programs, chip.us) == (1, PAGES, 45000 + PAGES * 400)


def test_with_an_offset_it_programs_and_without_one_it_erases_first():
    chip = Flash(4)
    chip.writeblocks(1, ZEROES, 2 * PAGE)
    assert chip.erases == 0 and content(chip, 1, 4, 2 * PAGE - 2) == b"\xff\xff\0\0"
    chip.writeblocks(1, b"\x55" * (2 * SECTOR))
    assert chip.wear == [0, 1, 1, 0] and not chip.faults
    assert content(chip, 1) == content(chip, 2) == b"\x55" * SECTOR


def test_programming_clears_bits_and_what_would_set_one_is_a_fault():
    chip = Flash(1)
    chip.writeblocks(0, b"\xf0" * PAGE, 0)
    chip.writeblocks(0, b"\x30" * PAGE, 0)
    assert content(chip, 0, 1) == b"\x30" and not chip.faults
    chip.writeblocks(0, b"\x0f" * PAGE, 0)
    assert content(chip, 0, 1) == b"\0" and chip.faults == ["page 0 programmed twice"]


def test_part_of_a_page_is_a_fault_too():
    chip = Flash(1)
    chip.writeblocks(0, b"\0" * 32, 64)
    assert chip.faults == ["32 bytes programmed at 64 of a page"]


def test_power_that_fails_in_a_program_leaves_half_a_page_and_nothing_is_written_any_more():
    chip = Flash(2)
    chip.cut_at = 1
    assert chip.writeblocks(0, ZEROES * 3, 0) == -5 and chip.off
    assert chip.writeblocks(1, ZEROES, 0) == -5 and chip.ioctl(6, 0) == -5
    assert chip.operations == 2
    chip.restart()
    torn = content(chip, 0, PAGE, PAGE)
    assert content(chip, 0, PAGE) == ZEROES and content(chip, 0, PAGE, 2 * PAGE) == BLANK
    assert torn[: PAGE // 2] == ZEROES[: PAGE // 2]
    assert 0 < torn[PAGE // 2 + 1] < 255 and torn.endswith(BLANK[: PAGE // 4])


def test_power_that_fails_in_an_erase_leaves_a_sector_of_which_nobody_can_tell():
    chip = Flash(1)
    chip.writeblocks(0, ZEROES * PAGES, 0)
    chip.cut_at = PAGES
    assert chip.ioctl(6, 0) == -5
    after = content(chip, 0)
    parts = [after[at : at + PAGE] for at in range(0, SECTOR, PAGE)]
    assert parts.count(BLANK) == 4 and parts.count(ZEROES) == 4


def test_when_the_power_is_back_it_works_with_what_is_there_and_its_wear_goes_on():
    chip, other = Flash(1), Flash(1)
    chip.writeblocks(0, ZEROES, 0)
    chip.cut_at = 1
    chip.ioctl(6, 0)
    chip.restart()
    assert chip.ioctl(6, 0) == 0 and chip.operations == 1 and chip.wear == [2]
    chip.writeblocks(0, ZEROES, PAGE)
    other.restart(chip)
    assert content(other, 0, PAGE, PAGE) == ZEROES and other.wear == [0]
    chip.ioctl(6, 0)
    assert content(other, 0, PAGE, PAGE) == ZEROES
