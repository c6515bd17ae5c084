"""What only type checkers read is left out of what is compiled for a board."""

from __future__ import annotations

from host.install.shrink.only_types import OnlyTypes


def test_imports_for_type_checkers_go_and_all_others_stay() -> None:
    texts = {
        "engine.ask": "if TYPE_CHECKING:\n    from typing import Any\n    Flow = Any\n"
        "else:\n    Flow = object\nOK = 'ok'\nclass Ask: pass\n",
        "engine.rules": "from engine.ask import OK, Ask, Flow\nfrom engine import ask\n"
        "def play(t: Ask) -> Flow:\n    return OK\n",
        "engine.other": "from engine.rules import OK as YES\n",
    }
    slim = OnlyTypes(texts)
    assert slim.without("engine.rules").splitlines()[:2] == ["from engine.ask import OK", "pass"]
    assert slim.without("engine.ask").splitlines() == [
        "pass", "", "", "", "", "OK = 'ok'", "class Ask: pass",
    ]  # fmt: skip
    assert slim.without("engine.other") == texts["engine.other"]
    texts["engine.late"] = "from engine import ask\nprint(ask.Flow)\n"
    assert "Flow = object" in OnlyTypes(texts).without("engine.ask")
