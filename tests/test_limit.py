"""The rules in C, to which the benchmarks compare ours, play the same matches."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import undertow

FOLDER = Path(__file__).parent.parent / "benchmarks" / "limit"


@pytest.fixture(scope="module")
def limit() -> ModuleType:
    """The script that compares."""
    spec = importlib.util.spec_from_file_location("limit_compare", FOLDER / "compare.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["niagara", "atlantis"])
def test_the_rules_in_c_agree_step_by_step(limit: ModuleType, name: str) -> None:
    game = undertow.game(name)
    with limit.compiled(name) as rules:
        for seats in game.seats:
            for seed in range(3):
                assert limit.check_match(rules, game.start(seats=seats), seed) > 50


def test_a_difference_is_found(limit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    game = undertow.game("niagara")
    with limit.compiled("niagara") as rules:
        other = rules.state_from(game.start(seats=3))
        monkeypatch.setattr(rules, "state_from", lambda _state: other)
        with pytest.raises(limit.Disagreement, match="after 1 steps of match 1"):
            limit.check_match(rules, game.start(seats=4), 1)
