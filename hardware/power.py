"""The power budget, from the figures by which the firmware limits its lights.

python -m hardware.power        prints the tables of README.md
"""

from __future__ import annotations

from engine import found
from firmware.lights import plates
from firmware.lights.lights import Lights

MODEL = Lights(None)  # as the firmware has it before any setting
LIMIT_MA = MODEL.limit_ma

# mA at 5 V of everything else: (part, usual, most). Sheets of the chips; 3.3 V parts draw the same
# current from the board's 5 V through a linear regulator, less through the Pico's switched one.
OTHERS = (
    ("Pico (ESP32 without Wi-Fi: 50, 80)", 25, 45),
    ("MFRC522, field on (PN532: 100, 150; PN5180: 200, 270)", 30, 100),
    ("OLED, half of its pixels lit", 12, 25),
    ("knob, its three pull-ups", 0, 1),
    ("piezo", 0, 5),
    ("74AHCT125", 1, 2),
)
MOST_MA = 1500  # through the board's USB socket and 0.5 mm2 of wire
SUPPLIES = ((500, "a computer's USB 2 socket"), (900, "a computer's USB 3 socket"),
            (2000, "a telephone's charger, 5 V 2 A"))  # fmt: skip


# Ways of the lights' 5 V: (board, its pin, what is between it and USB, mA at most for everything).
# Of the boards' published circuits; clones differ, so section 2 says how to measure.
PATHS = (
    ("Raspberry Pi Pico", "VBUS, 40", "nothing: the USB socket's own contacts", 1500),
    ("ESP32-DevKitC", "5V", "a Schottky diode of 1 A, which takes 0.3 to 0.5 V", 700),
    ("ESP32-S3-DevKitC-1", "5V", "a Schottky diode of 1 A, which takes 0.3 to 0.5 V", 700),
)


def path_table() -> str:
    rows = ["| board | its pin | between it and USB | at most, all together |", "|---|---|---|---|"]
    rows += [f"| {board} | {pin} | {way} | {most} mA |" for board, pin, way, most in PATHS]
    return "\n".join(rows) + "\n"


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
    firmware.limited(bytearray(b"\xff" * 3 * lights(plate)))
    return firmware.percent


def others_ma() -> int:
    """At most, without lights."""
    return sum(most for _, _, most in OTHERS)


def limit_for(supply_ma: int) -> int:
    """The highest `limit_ma` a supply bears beside everything else, to the 10 mA below."""
    return min((supply_ma - others_ma()) // 10 * 10, MOST_MA)


def plate_table() -> str:
    rows = [f"| plate | lights | all dark | all white, unlimited | white at {LIMIT_MA} mA |",
            "|---|---|---|---|---|"]  # fmt: skip
    for plate in sorted(found.plate_sizes(), key=lights, reverse=True):
        rows.append(f"| {plate} | {lights(plate)} | {idle_ma(plate)} mA | {white_ma(plate)} mA | "
                    f"{white_percent(plate, LIMIT_MA)} % |")  # fmt: skip
    return "\n".join(rows) + "\n"


def other_table() -> str:
    rows = ["| part | usual | most |", "|---|---|---|"]
    rows += [f"| {part} | {usual} mA | {most} mA |" for part, usual, most in OTHERS]
    usual = sum(usual for _, usual, _ in OTHERS)
    return "\n".join([*rows, f"| **together** | **{usual} mA** | **{others_ma()} mA** |"]) + "\n"


def supply_table() -> str:
    rows = ["| supply | gives | highest `limit_ma` |", "|---|---|---|"]
    rows += [f"| {name} | {ma} mA | {limit_for(ma)} |" for ma, name in SUPPLIES]
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(plate_table(), other_table(), supply_table(), sep="\n")
