"""What a phone or `trilithon network` has given a table is never told over the cable."""

import asyncio
import json

from firmware.devices.simulated import devices
from firmware.link.commands import DOES, RARE
from firmware.network import access
from firmware.table.app import App
from tests.both.app.link.test_link import NEW, Talk
from tests.both.app.table_hands import Memory

SECRETS = {"wifi_password": "hush-hush", "password": "a whisper", "key": "0123456789abcdef" * 4}
FIELDS = {"wifi": "Club", "broker": "192.168.1.5", "name": "bar"}
FIELDS.update(SECRETS)
# What a command may be given, among it the name of the file in every form a name has.
GIVEN = ("", "1", "network.json", "../network.json", '{"wifi_password": null}', "storage")


class Kept(Talk):
    def __init__(self):
        super().__init__()
        self.devices = devices(Memory({access.FILE: json.dumps(access.completed(FIELDS))}))
        self.port = self.devices.link.device
        self.app = App(self.devices)
        self.app.settings.language = "en"


def test_no_command_tells_a_password_of_the_network():
    names = sorted(list(DOES) + " ".join(RARE.values()).split())

    done = []

    async def both():
        table = Kept()
        playing = asyncio.create_task(table.app.run())
        for match in ("", NEW):  # at the menu, then in a match
            await table.say(*([match] if match else []))
            for name in names:
                await table.say(*[name + " " + given for given in GIVEN])
                done.append(table.count("ok"))
                told = json.dumps(table.told)
                assert not [secret for secret in SECRETS.values() if secret in told], name
                table.told.clear()
        playing.cancel()
        try:
            await playing
        except asyncio.CancelledError:
            pass
        return table

    table = asyncio.run(both())
    assert access.read(table.devices.storage)["password"] == "a whisper", "it is still kept"
    assert sum(done) > 20
