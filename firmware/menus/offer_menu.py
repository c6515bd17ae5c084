"""A match that was offered over the link: its players say yes or no. Loaded only for that."""

from engine.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App


async def run(app: "App") -> None:
    """Whom it is for, and whether they want to begin."""
    fields, app.proposal = app.proposal, {}
    if not fields:
        return
    name, players = fields["game"], fields["players"]
    said = [fields.get("heading", ""), Words(app.words.language, "titles").text(name)]
    heading = " ".join([part for part in said if part] + [", ".join(players)])
    if await app.panel.questions.choose(heading, app.yes_no()) == 0:
        lights = list(range(len(players)))
        app.deeds.begin(name, players, lights, fields.get("options", {}), fields.get("pairing", ""))
