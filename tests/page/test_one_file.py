"""A match as one file: nothing gets out of it, and no file is made of what is no record."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import record
from host.page import one_file
from tests.host.archives import played


def test_no_name_gets_out_of_the_file(tmp_path: Path) -> None:
    text = played(1, ("</script><script>alert(1)//", "Bo", "Cy"))
    page = one_file.page(text, "en")
    assert "<script>alert" not in page and "</script><script>" not in page


def test_what_is_no_record_makes_no_file(tmp_path: Path) -> None:
    with pytest.raises(record.RecordError):
        one_file.page("mud\n", "en")
    assert "Trilithon" in one_file.page(played(1, most=3), "en")
