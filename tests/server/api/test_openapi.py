"""The OpenAPI description is complete and true: Schemathesis sends valid and invalid requests."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.api.test_app import new_table
from tests.server.running import running
from undertow.server.api import playing, sockets
from undertow.server.api.app import create_app
from undertow.server.live import gate
from undertow.server.notify.messenger import MOST_SUBSCRIPTIONS
from undertow.server.service import Settings

APP = create_app(Settings(database="sqlite:///unused"))
DOCS = Path(__file__).parents[3] / "docs"
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


def documented(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_guide_lists_every_address_and_no_other() -> None:
    described = {(method.upper(), path) for path, methods in APP.openapi()["paths"].items() for method in methods}
    table = documented("bots.md").partition("## All endpoints")[2].partition("\n## ")[0]
    assert set(re.findall(r"`(GET|POST|PUT|DELETE) (/[^`]*)`", table)) == described


@pytest.mark.parametrize("guide", ["bots.md", "notices.md"])
def test_addresses_named_in_a_guide_exist(guide: str) -> None:
    described = {f"{method.upper()} {path}" for path, methods in APP.openapi()["paths"].items() for method in methods}
    named = re.findall(r"`((?:GET|POST|PUT|DELETE) /[^`?]*)", documented(guide))
    assert named
    assert set(named) - {"GET /api/openapi.json"} <= described


def test_the_guide_tells_every_field_of_an_action() -> None:
    table = documented("bots.md").partition("### An action")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)`", table, re.M)) == set(playing.ActionFacts.model_fields)
    assert all(f"`{field}`" in table for field in playing.PreviewFacts.model_fields)


def test_the_messages_in_the_guide_are_messages() -> None:
    table = documented("bots.md").partition("| you send |")[2].partition("| you get |")[0]
    examples = re.findall(r"`(\{.*?\})`", table)
    assert [json.loads(example)["type"] for example in examples] == ["hello", "act", "undo", "ping"]
    sockets._HELLO.validate_json(examples[0])
    for example in examples[1:]:
        sockets._MESSAGE.validate_json(example.replace("…", "x"))


def test_the_notice_in_the_guide_is_a_notice() -> None:
    text = documented("notices.md")
    shown = json.loads(text.partition("```json")[2].partition("```")[0])
    sent = gate.notice("abc…", shown["game"], shown["type"], shown["id"], shown["lang"], shown["time"])
    assert shown == sent
    assert f"A person may have {MOST_SUBSCRIPTIONS} subscriptions" in text


def test_the_limits_in_the_guides_are_those_of_the_server() -> None:
    limits = Settings(database="")
    messages, requests = limits.messages.per_second, limits.requests.per_second
    assert f"{messages} messages per second on a socket, {requests} requests per second" in documented("bots.md")
    assert f"{limits.requests.per_second} requests a second ({limits.requests.at_once} at once)" in documented("hosting.md")
    assert f"{limits.tables_per_guest} unfinished tables" in documented("hosting.md")
