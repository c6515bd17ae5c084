"""Several tables of one computer, and its history, change whom they all know."""

from __future__ import annotations

from pathlib import Path

import pytest

from firmware.storage import roster
from firmware.storage.files import Files
from host.archive import rosters
from host.archive.folders import PEOPLE, table_folder, tables_folder
from host.archive.shared_people import merged

ANN, BO, CY, NOTE = "Ann, 3, -\n", "Bo, -, -\n", "Cy, 1, -\n", "# ours\n"


@pytest.mark.parametrize(
    ("before", "ours", "theirs", "all_of_it"),
    [
        (ANN, ANN + BO, ANN + CY, ANN + BO + CY),
        (ANN + BO, ANN + BO, ANN, ANN),
        (ANN + BO, ANN, ANN + BO, ANN),
        (ANN, "Ann, 5, -\n", ANN, "Ann, 5, -\n"),
        (ANN, ANN, "Ann, 5, -\n", "Ann, 5, -\n"),
        (ANN, "Ann, 5, -\n", "Ann, 6, -\n", "Ann, 5, -\n"),
        ("", ANN, "", ANN),
        (NOTE + ANN, NOTE + ANN, NOTE + ANN[:-1], NOTE + ANN),
        ("Jos\u00e9, -, -\n", "Jose\u0301, 2, -\n", "Jos\u00e9, -, -\n", "Jose\u0301, 2, -\n"),
    ],
)
def test_each_change_counts_and_ours_where_both_have_changed(
    before: str, ours: str, theirs: str, all_of_it: str
) -> None:
    assert merged(before, ours, theirs) == all_of_it


def test_two_tables_at_once_lose_nobody_and_who_is_erased_meets_no_table_again(
    own_archive: Path,
) -> None:
    with table_folder() as first:
        roster.keep(Files(str(first)), "Ann", 3, b"")
        roster.keep(Files(str(first)), "Zoe", 4, b"")
    with table_folder() as first, table_folder() as second:
        roster.keep(Files(str(first)), "Bo", -1, b"")
        roster.keep(Files(str(second)), "Cy", 1, b"")
        rosters.called("", "Zoe")
    assert (tables_folder() / PEOPLE).read_text() == ANN + BO + CY
