"""The power budget: one table of what every part draws, and all that follows from it.

python -m hardware.power        prints the tables of README.md
"""

from __future__ import annotations

from dataclasses import dataclass

from firmware.lights import plates
from firmware.lights.lights import Lights
from hardware import ours

MODEL = Lights(None)  # as the firmware has it before any setting
LIMIT_MA = MODEL.limit_ma


@dataclass(frozen=True)
class Draw:
    """What a part draws in mA, from the board's 3.3 V where `three`, else from 5 V.

    usual, most  while people play;  `rest` while nobody is there (setting `rest`)
    sheet        where the figures are from
    """

    part: str
    usual: int
    most: int
    rest: int
    sheet: str
    three: bool = True


PICO = Draw("Pico", 25, 45, 25, "RP2040's at 125 MHz, no radio; not measured", three=False)
ESP32 = Draw("ESP32 instead", 50, 80, 50, "its own, Wi-Fi off; not measured", three=False)
READER = Draw("MFRC522, field on", 74, 117, 2,
              "rev. 3.9: field 60, at most 100; the rest 14, 17")  # fmt: skip
SCREEN = Draw("OLED, half of its pixels lit", 12, 25, 0, "panels'; at rest it is off")
OTHERS = (
    SCREEN,
    Draw("knob, its three pull-ups", 0, 1, 0, "50 kΩ each"),
    Draw("piezo behind 100 Ω", 0, 5, 0, "30 nF at 2 kHz; one with a coil draws 28"),
    Draw("74AHCT125", 1, 2, 1, "SN74AHCT125's, one gate of a data wire", three=False),
)
INSTEAD = (
    Draw("PN532 instead", 100, 150, 100, "its manual, UM0701"),
    Draw("PN5180 instead", 200, 270, 200, "rev. 4.0: TVDD 180, most 250", three=False),
)
MOST_MA = 1500  # through a board's USB socket and 0.5 mm2 of wire, all together
THREE_MA = 300  # from a Pico's 3V3(OUT), by its sheet
SUPPLIES = ((500, "a computer's USB 2 socket"), (900, "a computer's USB 3 socket"),
            (1000, "a telephone's charger, 5 V 1 A"),
            (2000, "a telephone's charger, 5 V 2 A"))  # fmt: skip
READERS = range(1, 8)
STEP_MA = 100  # limits are offered in such steps
LEAST_MA = 200  # the largest plate's lights, all of them dark, take 115

# Ways of the lights' 5 V: (board, its pin, what is between it and USB, mA at most for everything).
# Of the boards' published circuits; clones differ, so section 2 says how to measure.
DIODE = "a Schottky diode of 1 A, which takes 0.3 to 0.5 V"
PATHS = (
    (PICO, "Raspberry Pi Pico", "VBUS, 40", "nothing: the USB socket's own contacts", MOST_MA),
    (ESP32, "ESP32-DevKitC", "5V", DIODE, 700),
    (ESP32, "ESP32-S3-DevKitC-1", "5V", DIODE, 700),
)


def lights(plate: str) -> int:
    return plates.chain(plate).size


def idle_ma(plate: str) -> int:
    """Every light dark."""
    return lights(plate) * MODEL.idle_ma


def white_ma(plate: str) -> int:
    """Every light full white, were there no limit."""
    return lights(plate) * (MODEL.idle_ma + sum(MODEL.channel_ma))


def white_percent(plate: str, limit_ma: int) -> int:
    """What the limit leaves of full white, computed by the firmware itself."""
    firmware = Lights(None, limit_ma)
    firmware.dimmed(bytearray(b"\xff" * 3 * lights(plate)))
    return firmware.percent


def parts(board: Draw = PICO, readers: int = 1) -> list[Draw]:
    """All of a table but its lights."""
    return [board, *[READER] * readers, *OTHERS]


def others_ma(board: Draw = PICO, readers: int = 1) -> int:
    """At most, without lights."""
    return sum(draw.most for draw in parts(board, readers))


def three_ma(readers: int) -> tuple[int, int]:
    """From the board's 3.3 V: usual, and at most."""
    drawn = [draw for draw in parts(PICO, readers) if draw.three]
    return sum(draw.usual for draw in drawn), sum(draw.most for draw in drawn)


def limit_for(supply_ma: int, board: Draw = PICO, way_ma: int = MOST_MA, readers: int = 1) -> int:
    """The highest `limit_ma` that supply and way to the plate bear beside all else; 0: none."""
    left = min(supply_ma, way_ma) - others_ma(board, readers)
    return left // STEP_MA * STEP_MA if left >= LEAST_MA else 0


# The tables of README.md


def table(head: str, rows: list[str]) -> str:
    return "\n".join([head, "|---" * (head.count("|") - 1) + "|", *rows]) + "\n"


def path_table() -> str:
    rows = [
        f"| {name} | {pin} | {way} | {most} mA | {limit_for(most, board, most)} |"
        for board, name, pin, way, most in PATHS
    ]
    head = "| board | its pin | between it and USB | at most, all together | highest `limit_ma` |"
    return table(head, rows)


def plate_table() -> str:
    head = f"| plate | lights | all dark | all white, unlimited | white at {LIMIT_MA} mA |"
    rows = [
        f"| {plate} | {lights(plate)} | {idle_ma(plate)} mA | {white_ma(plate)} mA | "
        f"{white_percent(plate, LIMIT_MA)} % |"
        for plate in sorted(ours.plates(), key=lights, reverse=True)
    ]
    return table(head, rows)


def draw_row(draw: Draw) -> str:
    volts = "3.3 V" if draw.three else "5 V"
    drawn = f"{draw.usual} mA | {draw.most} mA | {draw.rest} mA"
    return f"| {draw.part} | {volts} | {drawn} | {draw.sheet} |"


def other_table() -> str:
    used = parts()
    usual, rest = (sum(getattr(draw, name) for draw in used) for name in ("usual", "rest"))
    total = f"**{usual} mA** | **{others_ma()} mA** | **{rest} mA**"
    rows = [draw_row(draw) for draw in used]
    rows += [f"| **together** | | {total} | and 1 mA for each light |"]
    rows += [draw_row(draw) for draw in (*INSTEAD, ESP32)]
    return table("| part | from | usual | most | at rest | sheet |", rows)


def supply_table() -> str:
    rows = [f"| {name} | {ma} mA | {limit_for(ma)} |" for ma, name in SUPPLIES]
    return table("| supply | gives | highest `limit_ma` |", rows)


def reader_table() -> str:
    rows = []
    for readers in READERS:
        usual, most = three_ma(readers)
        source = "the Pico's 3V3(OUT)" if most <= THREE_MA else "a regulator of their own"
        limits = " | ".join(str(limit_for(supply, readers=readers)) for supply in (500, 2000))
        rows.append(f"| {readers} | {usual} mA | {most} mA | {source} | {limits} |")
    head = "| readers | 3.3 V, usual | most | from | `limit_ma` at USB 2 | at a charger of 2 A |"
    return table(head, rows)


if __name__ == "__main__":
    print(plate_table(), other_table(), supply_table(), reader_table(), path_table(), sep="\n")
