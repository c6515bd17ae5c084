"""Commands without a pause between them: the rest of the table has its turn, too."""

from tests.both.app.link.test_link import NEW, talk


def test_a_computer_that_never_pauses_leaves_the_watchdog_and_the_storage_their_turn():
    async def script(table):
        await table.say(NEW)
        clock, done, turns, rests = table.devices.clock, [], [0], []
        sleep = clock.sleep_ms

        def fed(duration):
            table.port.sent, said = [], table.port.sent
            done.extend([line for line in said if line.startswith("ok")])
            turns.append(len(done))
            return sleep(duration)

        table.app.panel._rest = lambda idle, answered=False: rests.append(idle)
        clock.sleep_ms = fed
        table.port.inbox += ["answer Bo", "undo sure"] * 40
        await sleep(400)
        clock.sleep_ms = sleep
        most = max([after - before for before, after in zip(turns, turns[1:])])
        assert len(done) == 80 and 1 < most <= 16 and rests[:5] == [0] * 5, (len(done), most)

    talk(script)
