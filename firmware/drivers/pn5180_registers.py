"""The commands and registers of a PN5180 (NXP data sheet rev. 4.0; section numbers are its own)."""

# Commands (11.4.3)
WRITE_SEVERAL = 0x03
READ_SEVERAL = 0x05
READ_EEPROM = 0x07
SEND_DATA = 0x09
READ_DATA = 0x0A
LOAD_RF_CONFIG = 0x11
RF_ON = 0x16
RF_OFF = 0x17

# What WRITE_SEVERAL does with a register
SET, OR, AND = 1, 2, 3

# Registers (11.5), little endian, 32 bits
SYSTEM_CONFIG = 0x00
IRQ_STATUS = 0x02
IRQ_CLEAR = 0x03
CRC_RX_CONFIG = 0x12
RX_STATUS = 0x13
TX_CONFIG = 0x18
CRC_TX_CONFIG = 0x19
RF_STATUS = 0x1D

FIRMWARE_VERSION = 0x12  # in the EEPROM (11.6): two bytes, the minor one first

# IRQ_STATUS (11.5.1)
IRQ_RX = 0x00001
IRQ_IDLE = 0x00004
IRQ_FIELD_ON = 0x00200
IRQ_SOF = 0x04000  # an answer has begun
IRQ_ERROR = 0x20000
IRQ_NEVER = 0x3FF00000  # of those `Host.look` gives: ones, where no chip drives the line
ALL_IRQ = 0x000FFFFF

# RX_STATUS
RX_BYTES = 0x1FF
RX_DAMAGED = 0x30000  # CRC or parity, protocol
RX_COLLIDED = 0x40000
RX_WHERE = 19  # and six bits more: the place of the first collision, the bit alignment counted in

ALL_BITS = 0xFFFFFFFF
STOPPED = ALL_BITS ^ 7  # SYSTEM_CONFIG: idle, from which a transceive begins
TRANSCEIVE = 3
CRC_ON = 1
ALIGN = 6  # in CRC_RX_CONFIG, three bits: where in a byte the answer begins
ALIGN_MASK = 7 << ALIGN
WITH_FRAME = 0x4C0  # TX_CONFIG: data, start symbol; without them a bare end of frame goes out
BARE = ALL_BITS ^ WITH_FRAME

# The commands that load the registers of a standard (11.4.3.14)
VICINITY = bytes((LOAD_RF_CONFIG, 0x0D, 0x8D))  # ISO 15693, ASK 100 %: 10 % makes empty slots long
PROXIMITY = bytes((LOAD_RF_CONFIG, 0x00, 0x80))  # ISO 14443-A at 106 kbit/s
