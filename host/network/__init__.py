"""Tables on an MQTT broker: TOPICS.md describes their messages."""
