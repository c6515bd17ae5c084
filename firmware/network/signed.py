"""Whether the house ordered this update: its signature, checked before anything is fetched.

The key of a table is made from the house's (host/network/house_key.py) and came over its cable. An
order is signed for the number that the board has just drawn: so an old one, said again, is worth
nothing. What is signed names the list of the files, and the list every file, by SHA-256.
"""

from binascii import hexlify
from hashlib import sha256

from firmware.link.forms import Refused

BLOCK = 64  # bytes that SHA-256 takes at once
KEYLESS = "it has no key of the house: trilithon key --give, at its cable"
FOREIGN = "not signed with the key that this table has of its house"


def check(key: str, order: dict) -> None:
    """Refused where this order is not signed with the key, 64 hex digits or none."""
    if not key:
        raise Refused("unsigned", KEYLESS)
    # One try for each number we draw: how long the comparison takes helps nobody guess.
    if order.get("signature") != hexlify(hmac(bytes.fromhex(key), message(order))).decode():
        raise Refused("unsigned", FOREIGN)


def message(order: dict) -> bytes:
    """What is signed of an order that has a nonce."""
    what = [str(order.get(key)) for key in ("nonce", "list", "size")]
    return "\n".join(["trilithon update"] + what).encode()


def hmac(key: bytes, data: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104) with a key of up to BLOCK bytes."""
    key += bytes(BLOCK - len(key))
    inner = sha256(bytes([byte ^ 0x36 for byte in key]) + data).digest()
    return sha256(bytes([byte ^ 0x5C for byte in key]) + inner).digest()
