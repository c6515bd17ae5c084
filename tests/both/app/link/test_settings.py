"""Settings over the link: read, changed and refused, at once in the lights and kept."""

import asyncio
import json

from firmware.devices.simulated import devices
from firmware.table.app import App
from tests.both.app.shelf import Shelf


def said(*lines):
    """The application and its replies to these lines, (name, fields) each."""

    async def talk():
        shelf = Shelf({"settings.json": '{"language": "en", "colour": 1}'})
        table = devices(shelf)
        app = App(table)
        running = asyncio.create_task(app.run())
        port = table.link.device
        for line in lines:
            port.inbox.append(line)
            await table.clock.sleep_ms(60)
        running.cancel()
        try:
            await running
        except asyncio.CancelledError:
            pass
        told = [line.partition(" ") for line in port.sent]
        replies = [(name, json.loads(rest)) for name, _, rest in told if name in ("ok", "error")]
        return app, shelf, replies

    return asyncio.run(talk())


def test_settings_tells_every_field_and_what_is_wrong():
    app, _, replies = said("settings")
    name, fields = replies[0]
    assert name == "ok" and fields["settings"] == app.settings.fields()
    assert fields["settings"]["limit_ma"] == 300 and fields["faults"] == ["colour: no such setting"]


def test_set_changes_what_is_right_at_once_and_keeps_it():
    app, shelf, replies = said('set {"brightness": 40, "limit_ma": 2000, "mute": true}')
    assert replies == [("ok", {"saved": True, "restart": False})]
    lights = app.panel.lights
    assert (lights.brightness, lights.limit_ma, app.settings.mute) == (40, 2000, True)
    assert '"brightness": 40' in shelf.files["settings.json"]


def test_set_refuses_all_where_one_is_wrong_and_names_it():
    app, shelf, replies = said('set {"brightness": 40, "limit_ma": 1, "night": 3}', "set [1]")
    assert [name for name, _ in replies] == ["error", "error"]
    assert replies[0][1]["why"] == "bad_setting" and app.settings.brightness == 100
    assert "limit_ma: a whole number from 50 to 20000" in replies[0][1]["text"]
    assert "night: true or false" in replies[0][1]["text"]
    assert "brightness" not in shelf.files["settings.json"]


def test_pins_count_from_the_next_start():
    _, _, replies = said('set {"hardware": {"pins": {"strip": 28}}}', 'set {"hardware": null}')
    assert replies[0] == ("ok", {"saved": True, "restart": True}) == replies[1]


def test_the_language_changes_what_stands_on_the_screen():
    app, shelf, _ = said('set {"language": "fr"}')
    assert app.words.language == "fr" and '"language": "fr"' in shelf.files["settings.json"]
    assert "Quel jeu" in " ".join([row[0] for row in app.panel.canvas.rows if row])


def test_mute_is_silence_but_for_the_link():
    app, _, _ = said('set {"mute": true}')
    app.panel.sound("yes")
    assert app.devices.buzzer.device.played == []
    app.settings.change({"mute": False})
    app.panel.apply(app.settings)
    app.panel.sound("yes")
    assert app.devices.buzzer.device.played == ["yes"]
