"""What the hall sends to Home Assistant, by its published rules for device discovery over MQTT.

The rules here are those of its integration `mqtt` (schemas and abbreviations, as of 2026), in our
words: it drops a description that breaks one, and says so in its own log alone.
"""

from __future__ import annotations

import re
from typing import Any

from host.hall.home_assistant import TEMPLATES, config, config_topic
from host.network.topics import table_topic

NODE = re.compile(r"homeassistant/device/[a-zA-Z0-9_-]+/config")
LONG = {
    "dev": "device", "o": "origin", "cmps": "components", "avty_t": "availability_topic",
    "avty_tpl": "availability_template", "stat_t": "state_topic", "val_tpl": "value_template",
    "p": "platform", "uniq_id": "unique_id", "ids": "identifiers", "mf": "manufacturer",
    "mdl": "model", "sw": "sw_version", "sn": "serial_number",
}  # fmt: skip
# All that may stand beside the components; what else does makes the whole description invalid.
SHARED = {
    "device", "origin", "components", "availability_topic", "availability_template", "state_topic",
    "command_topic", "qos", "encoding", "availability", "availability_mode", "payload_available",
    "payload_not_available",
}  # fmt: skip
OF_DEVICE = {
    "identifiers", "connections", "manufacturer", "model", "name", "hw_version", "serial_number",
    "sw_version", "via_device", "suggested_area", "configuration_url",
}  # fmt: skip
OF_SENSOR = {
    "platform", "name", "unique_id", "state_topic", "value_template", "unit_of_measurement",
    "icon", "device_class", "state_class", "expire_after", "force_update", "entity_category",
    "object_id", "enabled_by_default",
}  # fmt: skip
BALANCED = re.compile(r"[^{}]*({{[^{}]*}}[^{}]*)*")


def spelt_out(fields: dict[str, Any]) -> dict[str, Any]:
    return {LONG.get(key, key): value for key, value in fields.items()}


def told(table: str = "bar", **about: Any) -> dict[str, Any]:
    return spelt_out(config(table, about))


def test_a_description_has_what_is_required_and_nothing_that_makes_it_invalid() -> None:
    found = told()
    assert {"device", "origin", "components"} <= set(found) <= SHARED
    assert spelt_out(found["origin"]).get("name")
    assert found["qos"] in (0, 1, 2)


def test_the_device_can_be_told_from_others_and_all_it_says_is_text() -> None:
    for about in ({}, {"firmware": "1.2"}, {"firmware": "1.2", "board": "e66164"}):
        device = spelt_out(told(**about)["device"])
        assert set(device) <= OF_DEVICE and device["identifiers"]
        assert all(isinstance(each, str) for each in device["identifiers"])
        rest = [value for key, value in device.items() if key != "identifiers"]
        assert all(isinstance(value, str) for value in rest)


def test_every_component_is_a_sensor_with_a_state_and_a_name_of_its_own() -> None:
    components = {table: told(table)["components"] for table in ("bar", "bar-1", "window")}
    seen = []
    for table, cmps in components.items():
        assert set(cmps) == set(TEMPLATES)
        for fields in map(spelt_out, cmps.values()):
            assert fields["platform"] == "sensor" and set(fields) <= OF_SENSOR
            assert fields["state_topic"] == table_topic(table, "match")
            assert BALANCED.fullmatch(fields["value_template"])
            seen.append(fields["unique_id"])
    assert len(set(seen)) == len(seen)


def test_availability_is_one_topic_and_ends_in_the_words_that_count() -> None:
    found = told()
    assert found["availability_topic"] == table_topic("bar", "alive")
    assert "availability" not in found  # not together with the topic
    template = found["availability_template"]
    assert "'online'" in template and "'offline'" in template and BALANCED.fullmatch(template)


def test_the_topic_is_one_that_is_looked_at_and_no_wildcard_is_in_any() -> None:
    for table in ("bar", "table-12", "a" * 32):
        assert NODE.fullmatch(config_topic(table))
        assert not set(table_topic(table, "alive") + table_topic(table, "match")) & set("+#\0")
