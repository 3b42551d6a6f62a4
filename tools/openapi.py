"""Prints the server's messages as OpenAPI schemas, from which the page's types are generated."""

import json
from typing import Any

from undertow.server.api.app import create_app
from undertow.server.service import Settings


def schemas() -> dict[str, Any]:
    """The server's public description without its paths."""
    schema = create_app(Settings(database="sqlite:///unused")).openapi()
    return {**schema, "paths": {}, "components": {"schemas": _untitled(schema["components"]["schemas"])}}


def _untitled(part: Any) -> Any:
    """A schema without titles that only repeat the names of fields."""
    if isinstance(part, list):
        return [_untitled(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {key: _untitled(value) for key, value in part.items() if not (key == "title" and isinstance(value, str))}


if __name__ == "__main__":
    print(json.dumps(schemas()))
