"""The archive for as long as a command runs."""

from __future__ import annotations

from host.archive.archive import Archive
from host.archive.database import ArchiveError
from host.cli_support import UsageError


class OpenArchive:
    """The archive for as long as a command runs; what goes wrong with it is wrong use."""

    def __init__(self, place: str) -> None:
        self.place = place

    def __enter__(self) -> Archive:
        try:
            self.archive = Archive.open(self.place)
        except ArchiveError as wrong:
            raise UsageError(str(wrong)) from None
        return self.archive

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.archive.close()
        if isinstance(error, ArchiveError):
            raise UsageError(str(error)) from None
