"""Home Assistant finds the tables: one retained description each, published by the hall.

Off by default. Each table is a device with what it plays, who is asked, and whether it answers,
read from the topics of host/network/TOPICS.md as they are.
"""

from __future__ import annotations

from host.network import topics
from host.network.topics import Fields, table_topic

BIRTH = "homeassistant/status"  # says "online" when Home Assistant starts: tell everything again
TEMPLATES = {
    "game": "{{ value_json.game or '' }}",
    "asked": "{{ value_json.asked.who if value_json.asked else '' }}",
    "answers": "{{ value_json.n or 0 }}",
}


def config_topic(table: str) -> str:
    return f"homeassistant/device/trilithon_{table}/config"


def config(table: str, about: Fields) -> Fields:
    """The description of one table, of what it says of itself."""
    device = {
        "ids": [f"trilithon_{table}"],
        "name": f"Trilithon {table}",
        "mf": "Trilithon",
        "sw": about.get("firmware", ""),
    }
    if about.get("board"):
        device["sn"] = about["board"]
    return {
        "dev": device,
        "o": {"name": "Trilithon hall"},
        "avty_t": table_topic(table, "alive"),
        "avty_tpl": "{{ 'online' if value_json.state == 'ready' else 'offline' }}",
        "qos": topics.QOS,
        "cmps": {
            name: {
                "p": "sensor",
                "name": name,
                "unique_id": f"trilithon_{table}_{name}",
                "stat_t": table_topic(table, "match"),
                "val_tpl": template,
            }
            for name, template in TEMPLATES.items()
        },
    }
