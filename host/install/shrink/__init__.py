"""What makes the code small and quick enough for a stock board, and what each part of it gives.

`shrink` rewrites sources before they are compiled: every name stays, every line keeps its number.
`in_place` (with `mpy`), `module_list` and `pack_texts` make files that a board reads: its bytecode,
which runs from flash, its modules, its texts. firmware/MEMORY.md says what each gives. Frozen code
(`host.install.freeze`) needs none of those files but the texts: it lies in flash, and no file is
looked for.
"""

from __future__ import annotations

from collections.abc import Mapping

from host.install.shrink.fewer_folders import imported_there
from host.install.shrink.inline_constants import Constants
from host.install.shrink.only_types import OnlyTypes


def shrink(sources: Mapping[str, str]) -> dict[str, str]:
    """The sources of a board as it gets them: module -> text, of all that are compiled together."""
    constants = Constants(sources)
    slim = {**sources, **{module: constants.written_out(module) for module in constants.files}}
    types = OnlyTypes(slim)
    return {module: imported_there(types.without(module)) for module in slim}
