"""Every view fits the type that its game declares, and the API publishes that type."""

import json
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

import undertow
from undertow.bots import choose
from undertow.engine.game import Game
from undertow.engine.play import steps
from undertow.engine.state import SPECTATOR, State
from undertow.games import versions
from undertow.server.api.app import create_app
from undertow.server.api.view_schemas import view_schemas
from undertow.server.service import Settings

TABLES = [
    (name, version, seats)
    for name in undertow.game_ids()
    for version in versions(name)
    for seats in undertow.game(name, version).seats
]
EVERY = 7  # one position in seven is checked


def checker(game: str) -> Draft202012Validator:
    """Refuses views of a game that do not fit the published type."""
    schemas = view_schemas()
    return Draft202012Validator(
        {"$ref": f"#/components/schemas/{game}.View", "components": {"schemas": schemas}}, validate_formats=False
    )


def check_views(fits: Draft202012Validator, game: Game[Any], state: State) -> None:
    """Check the views of all seats and of a spectator, as the server would send them."""
    for seat in (SPECTATOR, *range(len(state.scores()))):
        fits.validate(json.loads(json.dumps(game.view(state, seat))))


@pytest.mark.parametrize(("name", "version", "seats"), TABLES)
def test_every_view_fits_its_declared_type(name: str, version: int, seats: int) -> None:
    game, rng, fits = undertow.game(name, version), undertow.Rng(seats), checker(name)
    for bot in ("random", "greedy"):
        state = game.start(seats=seats)
        check_views(fits, game, state)
        played = steps(state, lambda state, seat, bot=bot: choose(bot, state, seat, rng), rng)  # type: ignore[misc]
        for number, _ in enumerate(played):
            if number % EVERY == 0:
                check_views(fits, game, state)
        check_views(fits, game, state)


@pytest.mark.parametrize("name", undertow.game_ids())
def test_a_view_with_another_key_does_not_fit(name: str) -> None:
    game, fits = undertow.game(name), checker(name)
    view = dict(game.view(game.start(), SPECTATOR))
    with pytest.raises(ValidationError):
        fits.validate({**view, "another": 1})
    del view["players"]
    with pytest.raises(ValidationError):
        fits.validate(view)


def test_the_api_publishes_a_view_of_every_game() -> None:
    published = create_app(Settings(database="sqlite:///unused")).openapi()["components"]["schemas"]
    assert {f"{name}.View" for name in undertow.game_ids()} <= set(published)
