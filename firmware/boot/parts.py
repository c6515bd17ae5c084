"""Power-on: which parts there are, and whether it is safe to start. Loaded only then."""

from firmware import boards
from firmware.boot.watchdog import MOST_STARTS
from firmware.devices.guard import Devices
from firmware.devices.wiring import Wiring
from firmware.screen.canvas import wrap
from firmware.storage.settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.boot.main import PowerOn

MISSED = ("reader", "knob", "strip", "buzzer")  # and the screen cannot say that it fails


def build(on: "PowerOn") -> "Devices | None":
    """The devices; None in safe mode, where only a message starts."""
    on.wiring = wired(on, on.settings)
    on.safe = why_safe(on)
    if on.safe:
        say_safe(on)
        return None
    if on.wiring and on.wiring.board.mhz:  # never in safe mode, where people change the settings
        try:
            on.wiring.quicken(on.ticks)
        except (ValueError, AttributeError) as wrong:
            on.wrong.append("hardware.mhz: " + str(wrong))
    return devices(on)


def wired(on: "PowerOn", settings: Settings) -> "Wiring | None":
    try:
        board = boards.board(on.name, settings.hardware)
        chains = settings.known_chains().values()
        return Wiring(on.machine, board, max([chain.size for chain in chains]))
    except ValueError as unknown:
        on.wrong.append(str(unknown))
        return None


def why_safe(on: "PowerOn") -> str:
    if on.wiring and on.wiring.knob_is_down():
        on.starts.lived()
        return "safe_knob"
    if on.watchdog.has_bitten():
        on.wrong.append("was_stuck")
    return "safe_starts" if on.starts.count() >= MOST_STARTS else ""


def say_safe(on: "PowerOn") -> None:
    """Show it on the screen the settings name, else on the usual one: they may be at fault."""
    text = on.words.text
    rows = [text("safe_mode")] + wrap(text(on.safe)) + wrap(text("safe_what"))
    if not on.say(on.part("screen"), rows):
        usual = Settings(None)
        usual.plates = True
        on.wiring = wired(on, usual)
        on.say(on.part("screen"), rows)
    print("\n".join(rows))


def devices(on: "PowerOn") -> Devices:
    """All that there are. The lights go dark before anything else takes power."""
    if on.wiring:
        on.wanted = [part for part in MISSED if on.wiring.board.parts[part] != "none"]
    strip = on.part("strip")
    screen = on.part("screen")
    on.say(screen, ["Trilithon"], 1)  # the driver has cleared the rest: 3 ms for every row
    reader = on.part("reader")
    found = Devices(
        on.clock, reader, on.part("knob"), screen, strip, on.part("buzzer"), on.link(),
        on.storage,
    )  # fmt: skip
    found.board = on.machine.unique_id().hex()
    return found
