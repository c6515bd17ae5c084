"""A phone brings a table into its network: on both kinds of Wi-Fi, with phones in memory."""

import json
import sys

from firmware.network import access
from tests.both.app.menus.test_adjust import Drawer
from tests.both.app.table_hands import Hands, play
from tests.both.models.phones import Sockets
from tests.both.models.wlan import Esp32, Network, Pico

AIR = {
    "Far": ("far away!", -90),
    "Club": ("p+ä & ss", -40),
    "<b>'Bar\"</b>": ("", -60),
    "Full": ("p+ä & ss", -50, "full"),
    "Mute": ("p+ä & ss", -50, "address"),
}
FORM = {
    "seen": "Club", "wifi": "", "wifi_password": "p+ä & ss", "broker": "192.168.1.5:1884",
    "user": "", "password": "whisper", "name": "Bar-1 ",
}  # fmt: skip
SECRETS = ("p+ä & ss", "whisper")
SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."


def encoded(text):
    return "".join([chr(one) if chr(one) in SAFE else "%%%02X" % one for one in text.encode()])


def form(**fields):
    sent = dict(FORM)
    sent.update(fields)
    body = "&".join([name + "=" + encoded(sent[name]) for name in sent]).encode()
    return b"POST / HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(body) + body


class Table(Hands):
    """A table with a radio; `restarts` of its board, `shown` every row that ever stood there."""

    def __init__(self, port, files=None, air=AIR, language="en"):
        stored = {"settings.json": json.dumps({"language": language})}
        stored.update(files or {})
        super().__init__(Drawer(stored))
        self.devices.board = "e66164084373532b"
        self.restarts = 0
        self.app.restart = self.restarted
        self.network = Network(port, air)
        self.network.now = self.devices.clock.ms
        self.sockets = Sockets()
        self.sockets.brokers = [("192.168.1.5", 1884)]
        self.shown = set()

    def restarted(self):
        self.restarts += 1

    async def wait(self, duration=40):
        await super().wait(duration)
        self.shown.update(self.rows)

    async def served(self, says):
        """What a phone hears, once the table has let it go."""
        phone = self.sockets.phone(says)
        for _ in range(400):
            if phone.gone:
                break
            await self.wait(20)
        assert phone.gone
        return phone.heard.decode()

    async def opened(self):
        """The page is offered."""
        await self.pick("Settings")
        await self.pick("Wi-Fi by phone")
        await self.wait(200)
        assert self.network.own.is_active, self.rows

    @property
    def kept(self):
        return json.loads(self.storage.files.get(access.FILE, "{}"))


def evening(story, hands):
    """The story, with that radio, those phones and a client; then all of the radio is off."""
    put = {"socket": hands.sockets, "mqtt_as": hands}
    before = {name: sys.modules.get(name) for name in put}
    sys.modules.update(put)
    try:
        with hands.network:
            play(story, hands)
    finally:
        for name in before:
            del sys.modules[name]
            if before[name]:
                sys.modules[name] = before[name]
    assert hands.sockets.open == 0
    assert not hands.network.own.is_active and not hands.network.station.is_active


def on_both(story, **more):
    for port in (Pico, Esp32):
        evening(story, Table(port, **more))


def test_a_phone_names_the_network_and_the_table_keeps_it_once_it_has_joined():
    async def story(hands):
        await hands.opened()
        own = hands.network.own
        key = own.settings["key"]
        assert own.settings["ssid"] == "Trilithon-532b" and own.settings["security"]
        assert len(key) == 8 and not key.strip("0123456789")
        assert hands.sees("Trilithon-532b") and hands.sees(key) and hands.sees("192.168.4.1")
        page = await hands.served(b"GET / HTTP/1.1\r\n\r\n")
        assert page.find("Club") < page.find("Far") and 'value="table-532b"' in page
        assert "&lt;b&gt;&#39;Bar&quot;&lt;/b&gt;" in page and "<b>'" not in page
        assert "http" not in page.partition("\r\n\r\n")[2], "nothing is fetched"
        said = await hands.served(form())
        assert "Now press its knob" in said and hands.sees("The phone says: Club")
        assert hands.kept == {} and own.is_active, "nothing counts before the knob is pressed"
        await hands.press()
        await hands.wait(500)
        assert not own.is_active and hands.sees("One moment: joining Club")
        await hands.wait(4000)
        assert hands.sees("Joined and kept") and hands.restarts == 0
        fields = access.read(hands.storage)
        assert fields == hands.kept and fields["wifi"] == "Club" and fields["name"] == "bar-1"
        assert (fields["wifi_password"], fields["password"]) == SECRETS
        assert (fields["broker"], fields["port"], fields["user"]) == ("192.168.1.5", 1884, "bar-1")
        await hands.press()
        assert hands.restarts == 1
        await hands.hold()

    on_both(story)


def test_what_keeps_it_out_is_a_sentence_and_the_page_comes_again():
    wrong = (
        (form(wifi_password="not this one"), "Wrong Wi-Fi password"),
        (form(wifi="Klub"), "No such Wi-Fi here"),
        (form(seen="Mute"), "gives no address"),
        (form(seen="Full"), "The Wi-Fi refuses"),
    )

    async def story(hands):
        await hands.opened()
        for sent, sentence in wrong:
            key = hands.network.own.settings["key"]
            await hands.served(sent)
            await hands.press()
            await hands.wait(25000)
            assert hands.sees(sentence) and hands.kept == {}, (sentence, hands.rows)
            await hands.press()
            await hands.wait(200)
            assert hands.network.own.is_active and hands.network.own.settings["key"] != key
            page = await hands.served(b"GET / HTTP/1.1\r\n\r\n")
            assert 'value="192.168.1.5:1884"' in page, "what was typed is there"
            assert not [secret for secret in SECRETS if secret in page]
        await hands.hold()
        await hands.wait(200)
        assert hands.sees("Which game?") and hands.restarts == 0

    on_both(story)


def test_a_broker_that_does_not_answer_is_said_and_kept_only_if_people_press():
    def refuses(hands):
        hands.sockets.brokers = []

    def silent(hands):
        hands.sockets.brokers, hands.sockets.mute = [], [("192.168.1.5", 1884)]

    async def story(hands):
        for broker, sent, waits in (
            (refuses, form(), 3000),
            (silent, form(), 10000),
            (refuses, form(broker="nobody.example"), 3000),
        ):
            broker(hands)
            hands.sockets.called.clear()
            await hands.opened()
            await hands.served(sent)
            await hands.press()
            await hands.wait(waits)
            assert hands.sees("Nobody answers at that broker") and hands.kept == {}, hands.rows
            await hands.hold()  # back to the page
            await hands.wait(200)
            assert hands.network.own.is_active and hands.kept == {}
            await hands.hold()
            await hands.wait(200)
        await hands.opened()
        await hands.served(form())
        await hands.press()
        await hands.wait(10000)
        assert hands.kept == {}
        await hands.press()
        assert hands.sees("Joined and kept") and hands.kept["broker"] == "192.168.1.5"
        await hands.press()
        assert hands.restarts == 1
        await hands.hold()

    on_both(story)


def test_a_field_that_is_wrong_is_named_and_the_last_page_sent_counts():
    wrong = (
        ({"seen": "", "wifi": " "}, "Name of another Wi-Fi"),
        ({"wifi_password": "short"}, "Password of the Wi-Fi"),
        ({"broker": ""}, "Broker"),
        ({"broker": "a:b"}, "Broker"),
        ({"broker": "a:70000"}, "Broker"),
        ({"name": "Bar Ü"}, "Name of this table"),
        ({"user": "a\nb"}, "User there"),
        ({"wifi": "ä" * 17}, "Name of another Wi-Fi"),
    )

    async def story(hands):
        await hands.opened()
        for fields, label in wrong:
            page = await hands.served(form(**fields))
            assert "Please look at this once more: " + label in page, label
            await hands.press()
            assert hands.network.log[-1] == ("own", True), "a press has nothing to join yet"
        await hands.served(form(seen="Far"))
        await hands.served(form())
        await hands.served(form())
        assert hands.sees("The phone says: Club")
        await hands.press()
        await hands.wait(3000)
        assert hands.kept["wifi"] == "Club"
        await hands.press()
        await hands.hold()

    on_both(story)


def test_no_password_stands_on_a_screen():
    async def story(hands):
        await hands.opened()
        await hands.served(form())
        await hands.press()
        await hands.wait(4000)
        await hands.press()
        await hands.hold()
        await hands.wait(200)
        said = " ".join(hands.shown)
        assert "Club" in said and not [word for word in SECRETS if word in said]

    on_both(story)


def test_held_in_the_middle_the_table_is_as_before():
    async def story(hands):
        await hands.opened()
        hands.sockets.phone(b"POST / HTTP/1.1\r\n")  # which then says no more
        await hands.turn(1)
        await hands.hold()
        await hands.wait(200)
        assert hands.sees("Which game?")
        await hands.opened()
        await hands.served(form())
        await hands.press()
        await hands.hold()  # while it joins: back to the page
        await hands.wait(200)
        assert hands.network.own.is_active and hands.kept == {}
        await hands.hold()
        await hands.wait(200)
        assert hands.sees("Which game?") and hands.kept == {} and hands.restarts == 0

    on_both(story)


def test_where_storage_fails_it_says_so():
    async def story(hands):
        await hands.opened()
        await hands.served(form())
        hands.storage.fails = True
        await hands.press()
        await hands.wait(4000)
        assert hands.kept == {} and not hands.sees("Joined")
        hands.storage.fails = False
        await hands.press()
        await hands.hold()

    on_both(story)


def test_a_table_on_a_network_can_leave_it():
    fields = access.completed({"wifi": "Club", "broker": "192.168.1.5", "name": "bar"})

    async def story(hands):
        await hands.pick("Settings")
        await hands.pick("Wi-Fi by phone")
        assert hands.sees("Leave Wi-Fi Club?")
        await hands.pick("no")
        assert hands.kept and hands.restarts == 0
        await hands.pick("Settings")
        await hands.pick("Wi-Fi by phone")
        await hands.pick("yes")
        assert not hands.kept and hands.restarts == 1
        await hands.hold()

    on_both(story, files={access.FILE: json.dumps(fields)})


def test_without_wifi_or_in_a_match_there_is_no_such_entry():
    async def story(hands):
        await hands.pick("Settings")
        assert "Wi-Fi by phone" not in hands.labels

    play(story, Table(Pico))

    async def match(hands):
        await hands.do("Settings")
        assert "Wi-Fi by phone" not in hands.labels and "parts" in hands.labels
        await hands.hold()

    hands = Table(Pico)
    hands.sit("high_druid", 3)
    with hands.network:
        play(match, hands)


def test_a_radio_that_would_be_open_to_all_is_not_used():
    class Open(Esp32):
        LOCKS = {}

    async def story(hands):
        await hands.pick("Settings")
        await hands.pick("Wi-Fi by phone")
        await hands.wait(200)
        assert hands.sees("does not answer") and not hands.network.own.is_active
        await hands.press()

    evening(story, Table(Open))
