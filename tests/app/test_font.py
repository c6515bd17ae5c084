"""The font: drawn in firmware/screen/glyphs.txt, generated into firmware/screen/font.py."""

from __future__ import annotations

import unicodedata

import pytest

from firmware.screen import font
from tests.generate import glyphs as generator

ART = generator.ART.read_text(encoding="utf-8")
DRAWN = generator.parse(ART)


def pixels(char: str) -> bytes:
    start = font.glyph(char)
    return font.GLYPHS[start : start + 8]


def difference(one: str, other: str) -> int:
    pairs = zip(pixels(one), pixels(other), strict=True)
    return sum((a ^ b).bit_count() for a, b in pairs)


def rows_of(char: str) -> list[str]:
    columns = pixels(char)
    return ["".join(".#"[column >> y & 1] for column in columns) for y in range(8)]


def line_of(header: str) -> int:
    return ART.split("\n").index(header) + 1


def test_font_is_what_the_generator_makes_of_the_drawing() -> None:
    assert generator.FONT.read_bytes() == generator.font_source(DRAWN).encode()


def test_every_drawn_character_is_found_with_its_own_pixels() -> None:
    assert {char: pixels(char) for char in DRAWN} == DRAWN
    assert len(font.GLYPHS) == 8 * len(DRAWN)


def test_pixels_come_out_the_way_they_are_drawn() -> None:
    start = line_of("= F")
    assert rows_of("F") == ART.split("\n")[start : start + 8]


def test_columns_run_from_the_left_with_the_top_pixel_in_bit_0() -> None:
    corners = ["#......."] + ["........"] * 6 + [".......#"]
    assert generator.columns(corners) == bytes([0x01, 0, 0, 0, 0, 0, 0, 0x80])


def test_every_glyph_is_distinct() -> None:
    assert len(set(DRAWN.values())) == len(DRAWN)


def test_neighbouring_letters_and_digits_never_touch() -> None:
    assert [char for char in DRAWN if char.isalnum() and pixels(char)[7]] == []


def test_only_the_space_is_blank() -> None:
    assert [char for char in DRAWN if not any(DRAWN[char])] == [" "]


def test_accented_letters_differ_from_their_base() -> None:
    accented = [c for c in DRAWN if c.isalpha() and len(unicodedata.normalize("NFD", c)) > 1]
    assert len(accented) >= 26
    for char in accented:
        assert difference(char, unicodedata.normalize("NFD", char)[0]) >= 2, char


def test_accented_letters_differ_from_one_another() -> None:
    for family in ("àâä", "éèêë", "îï", "ôö", "ùûü", "ÀÂÄ", "ÉÈÊË", "ÎÏ", "ÙÛÜ", "OÔÖ", "ÂA", "Bß"):
        for one in family:
            for other in family.replace(one, ""):
                assert difference(one, other) >= 3, (one, other)


@pytest.mark.parametrize("char", "àâçéèêëîïôùûœÀÉäöüßÄÖÜ")
def test_french_and_german_are_drawn(char: str) -> None:
    assert char in font.EXTRA


@pytest.mark.parametrize("pair", ["0O", "1l", "1I", "lI", "5S", "8B", "+-", "2Z", "6G", "uv"])
def test_confusable_characters_differ_in_three_pixels(pair: str) -> None:
    assert difference(pair[0], pair[1]) >= 3


def test_seat_marks_are_told_apart_at_a_glance() -> None:
    marks = [chr(code) for code in range(0xE000, 0xE008)]
    for mark in marks:
        for other in marks:
            assert mark == other or difference(mark, other) >= 8, (hex(ord(mark)), hex(ord(other)))


@pytest.mark.parametrize("char", ["\x00", "\n", "\x7f", "Ж", "漢", "\U0001f600"])
def test_unknown_characters_show_a_question_mark(char: str) -> None:
    assert font.glyph(char) == font.glyph("?")


def test_a_letter_that_is_not_drawn_shows_its_bare_one() -> None:
    for letters, bare in (
        ("ÑñáãÅåø", "NnaaAao"),
        ("ŁłŞşğİıőűț", "LlSsgIiout"),
        ("ạ", "a"),
        ("АВСԝΧν", "ABCwXv"),
    ):
        assert [font.glyph(char) for char in letters] == [font.glyph(char) for char in bare]


# Letters beyond ASCII of what is written in Europe with Latin ones.
LETTERS = {
    "de": "ÄÖÜäöüß", "es": "ÁÍÓÚÑáíóúñ", "pt": "ãõÃÕçÇ", "da, no, sv": "ÅØÆÄÖåøæäö",
    "pl": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż", "cs, sk": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĽĹŔáčďéěíňóřšťúůýžľĺŕ",
    "tr": "ÇĞİÖŞÜçğıöşü", "hu": "ŐŰőűÉé", "ro": "ĂÂÎȘȚŞŢăâîșțşţ", "it": "ìòùàèÌÒÙÀÈ",
    "fr": "éèêëàâçîïôùûüÿœŒ", "is, fo": "ÞÐÆþðæ", "hr, sl": "ĐŽŠČĆđžščć", "mt": "ĦĠĊħġċ",
    "lt, lv, et": "ĄČĘĖĮŠŲŪŽĀĢĶĻŅÕąčęėįšųūžāģķļņõ", "se": "ŊŦŋŧ", "cy, ga": "ŴŶŵŷḂḃ",
}  # fmt: skip


@pytest.mark.parametrize("language", LETTERS)
def test_no_letter_of_europe_shows_a_question_mark(language: str) -> None:
    assert [one for one in LETTERS[language] if font.glyph(one) == font.glyph("?")] == []


def test_typographic_lookalikes_show_their_plain_twin() -> None:
    assert font.glyph("\u00a0") == font.glyph("\u202f") == font.glyph(" ")
    assert {c: font.glyph(c) for c in generator.LOOKALIKES} == {
        c: font.glyph(twin) for c, twin in generator.LOOKALIKES.items()
    }


def without(header: str, row: int) -> str:
    lines = ART.split("\n")
    del lines[line_of(header) + row]
    return "\n".join(lines)


def with_row(header: str, row: str) -> str:
    lines = ART.split("\n")
    lines[line_of(header)] = row
    return "\n".join(lines)


def complaint(art: str) -> str:
    with pytest.raises(generator.ArtError) as caught:
        generator.parse(art)
    return str(caught.value)


def test_a_row_of_the_wrong_length_is_refused_with_its_line() -> None:
    at = line_of("= K") + 1
    assert complaint(with_row("= K", ".......")).startswith(f"line {at}: a row has 8 pixels")
    assert complaint(with_row("= K", ".........")).startswith(f"line {at}: a row has 8 pixels")


def test_a_row_of_other_signs_is_refused_with_its_line() -> None:
    assert complaint(with_row("= K", "...X....")).startswith(f"line {line_of('= K') + 1}: ")


def test_a_missing_row_is_refused_where_it_should_be() -> None:
    assert complaint(without("= K", 3)) == f"line {line_of('= K') + 8}: K has 7 rows, not 8"


def test_a_drawing_cut_short_is_refused() -> None:
    art = "= A\n" + "........\n" * 5
    assert complaint(art) == "line 7: A has 5 rows, not 8"
    assert complaint("= A") == "line 1: A has 0 rows, not 8"


def test_a_row_too_many_is_refused_with_its_line() -> None:
    art = "= A\n" + "........\n" * 9
    assert complaint(art).startswith("line 10: expected a header")


def test_a_character_drawn_twice_is_refused_with_its_line() -> None:
    art = ART + "\n= é\n" + "........\n" * 8
    assert (
        complaint(art)
        == f"line {art.split(chr(10)).index('= é', line_of('= é')) + 1}: é is drawn twice"
    )


@pytest.mark.parametrize(
    "header", ["= AB", "= ", "=A", "= U+", "= U+XYZ", "= U+FFFFFFFFF", "= e\u0301"]
)
def test_a_header_that_names_no_character_is_refused_with_its_line(header: str) -> None:
    assert complaint(f"; a remark\n{header}\n" + "........\n" * 8).startswith("line 2: ")


def test_an_ascii_character_left_out_is_refused() -> None:
    assert "U+0020 is not drawn" in complaint("= A\n" + "........\n" * 8)


def test_showing_a_text_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = generator.FONT.stat().st_mtime_ns
    assert generator.main(["--show", "T"]) == 0
    assert capsys.readouterr().out == " ▀▀██▀▀\n   ██\n   ██\n   ▀▀\n"
    assert generator.FONT.stat().st_mtime_ns == before


# What the languages of the European Union, Norwegian, Icelandic and Turkish write beside letters.
SIGNS = "¿¡€§«»‹›„“”‚‘’‛‟–—―…·•°ªº×−′″\u00a0\u2009\u202f\u2010\u2011"


def test_no_punctuation_of_europe_shows_a_question_mark() -> None:
    assert [sign for sign in SIGNS if font.glyph(sign) == font.glyph("?")] == []


def test_signs_of_spanish_are_the_others_on_their_heads() -> None:
    for sign, turned in (("¿", "?"), ("¡", "!")):
        assert rows_of(sign)[:7] == [row[7::-1] for row in rows_of(turned)[6::-1]], sign
