"""In place of a board's `network` on MicroPython's unix port: a Wi-Fi that is always there."""

STA_IF = 0
STAT_IDLE = 0
STAT_CONNECTING = 1


class WLAN:
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def active(self, on: bool = True) -> bool:
        return on

    def config(self, **wishes: object) -> None: ...

    def connect(self, name: str, password: str) -> None: ...

    def disconnect(self) -> None: ...

    def isconnected(self) -> bool:
        return True
