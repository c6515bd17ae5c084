"""Whether this table is on a network, and its station if so. Imported only where it is."""

from firmware.network import access
from firmware.network.opened import Opened, Resumed
from firmware.network.station import Station

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App


def station(app: "App") -> "Station | None":
    """Before the application runs: what may leave is followed from a match's first line on.

    None where there is no such file, or the board has no Wi-Fi, or `mqtt_as` is not installed.
    """
    fields = access.read(app.devices.storage)
    if not fields:
        return None
    try:
        from firmware.network.client import Client
    except ImportError:
        return None
    if fields["tls"]:
        with open(app.devices.storage.path(access.AUTHORITY), "rb") as file:
            authority = file.read()
        fields["ssl_params"] = {"cadata": authority, "cert_reqs": 2}
        fields["ssl_params"]["server_hostname"] = fields["broker"]
    app.journal.network = Opened, Resumed
    found = Station(app, fields, Client)
    found.restart = app.restart
    return found
