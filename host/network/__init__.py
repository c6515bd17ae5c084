"""Tables on an MQTT broker: TOPICS.md says what is spoken there."""
