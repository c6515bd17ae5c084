"""Arguments of commands that are objects. In memory with the commands that take one."""

import json

from firmware.link.refusals import Refused


def an_object(text: str) -> dict:
    """A JSON object; Refused where it is none."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Refused("bad_argument", "a JSON object is required")
    return found
