"""Why a command of the link is not carried out."""


class Refused(Exception):
    """A command that cannot be carried out: `why` is a key, `text` says it to people."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why
        self.text = text


def whole(text: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`; Refused says so."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise Refused("bad_argument", f"a whole number from {low} to {high} is required")
    return number
