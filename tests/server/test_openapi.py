"""The public description is complete and true: Schemathesis sends what it allows and what it does not."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.running import running
from tests.server.test_app import new_table
from undertow.server.app import create_app
from undertow.server.service import Settings

APP = create_app(Settings(database="sqlite:///unused"))
schema = schemathesis.openapi.from_dict(APP.openapi())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all of it."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'x.db'}", tables_per_guest=10**6) as server:
        new_table(server.client())
        yield server.url


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_is_as_described(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address)


def test_every_route_is_described() -> None:
    described = {(method.upper(), path) for path, methods in APP.openapi()["paths"].items() for method in methods}
    assert len(described) >= 30
    for path, methods in APP.openapi()["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)
            assert {"200", "4XX", "5XX"} <= set(operation["responses"]), (method, path)
            content = operation["responses"]["200"]["content"]
            assert all(shown.get("schema") or kind == "text/plain" for kind, shown in content.items()), (method, path)
