"""Power-on: which parts there are, and whether it is safe to start. Loaded only then."""

from firmware import boards
from firmware.canvas import wrap
from firmware.devices import Devices
from firmware.safety import MOST_STARTS
from firmware.settings import Settings
from firmware.wiring import Wiring

if False:  # for type checkers alone: neither Python runs it
    from firmware.main import Table

MISSED = ("reader", "knob", "strip", "buzzer")  # and the screen cannot say that it fails


def wired(table: "Table", settings: Settings) -> "Wiring | None":
    try:
        board = boards.board(table.name, settings.hardware)
        chains = settings.known_chains().values()
        return Wiring(table.machine, board, max([chain.size for chain in chains]))
    except ValueError as unknown:
        table.wrong.append(str(unknown))
        return None


def why_safe(table: "Table") -> str:
    if table.wiring and table.wiring.knob_is_down():
        table.starts.lived()
        return "safe_knob"
    if table.watchdog.has_bitten():
        table.wrong.append("was_stuck")
    return "safe_starts" if table.starts.count() >= MOST_STARTS else ""


def say_safe(table: "Table") -> None:
    """On the screen as the settings have it, or as it usually is: they may be what is wrong."""
    text = table.words.text
    rows = [text("safe_mode")] + wrap(text(table.safe)) + wrap(text("safe_what"))
    if not table.say(table.part("screen"), rows):
        usual = Settings(None)
        usual.plates = True
        table.wiring = wired(table, usual)
        table.say(table.part("screen"), rows)
    print("\n".join(rows))


def devices(table: "Table") -> Devices:
    """All that there are. The lights go dark before anything else takes power."""
    if table.wiring:
        table.wanted = [part for part in MISSED if table.wiring.board.parts[part] != "none"]
    strip = table.part("strip")
    screen = table.part("screen")
    table.say(screen, ["Trilithon"])
    reader = table.clock.reader = table.part("reader")
    return Devices(
        table.clock, reader, table.part("knob"), screen, strip, table.part("buzzer"), table.link(),
        table.storage,
    )  # fmt: skip
