"""The text we write on tags, read by another project's reader of NDEF."""

from __future__ import annotations

import ndef
import pytest

from firmware.tags import ndef_write
from firmware.tags.ndef import Area
from firmware.tags.ndef import label as read
from tests.both.tags.tag_images import ALL, Image, ntag213, tlv, uri


@pytest.mark.parametrize("make", ALL)
def test_a_phone_s_reader_sees_a_text_in_english(make) -> None:
    tag: Image = make()
    ndef_write.write(tag, "amazones", "yellow+10")
    (record,) = ndef.message_decoder(Area(tag).message())
    assert isinstance(record, ndef.TextRecord)
    assert (record.text, record.language) == ("Trilithon amazones yellow+10", "en")


def test_beside_others_records_ours_is_one_more() -> None:
    tag = ntag213(b"\x01\x03\xa0\x0c\x34" + tlv(uri(40)))
    ndef_write.write(tag, "stonehenge", "tW")
    address, record = ndef.message_decoder(Area(tag).message())
    assert address.uri.startswith("https://example.org/") and record.text.endswith(" tW")


def test_what_somebody_else_s_writer_makes_of_it_is_read_too() -> None:
    records = [ndef.UriRecord("https://example.org"), ndef.TextRecord("Trilithon why_first -4")]
    tag = ntag213(tlv(b"".join(ndef.message_encoder(records))) + b"\xfe")

    assert read(tag) == ("why_first", "-4")
