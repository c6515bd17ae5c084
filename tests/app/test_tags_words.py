"""Why a tag has no name: every reason has a text; that they fit is tested for every language."""

from __future__ import annotations

from firmware.tags import NdefError
from host.languages.menus import TAG_NOTICES


def test_every_reason_of_a_tag_that_takes_no_name_is_among_the_texts_that_are_measured() -> None:
    reasons = {"tag_plain", "tag_damaged", "tag_locked", "tag_full"}
    assert reasons <= set(TAG_NOTICES)
    assert all(key in str(NdefError.__doc__) for key in reasons)
