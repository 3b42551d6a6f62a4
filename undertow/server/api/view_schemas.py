"""The games' declared views as JSON schemas, for the OpenAPI description and the page's types."""

from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from undertow.games import game_ids, view_types

Schema = dict[str, Any]
Names = dict[Any, str]  # the components of declared types

_PLAIN = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}


def view_schemas() -> dict[str, Schema]:
    """A schema for each type that a game declares, by names such as `niagara.Canoe`."""
    schemas: dict[str, Schema] = {}
    for game in game_ids():
        module = view_types(game)
        if module is not None:
            names = _names(game, module)
            schemas |= {name: _definition(declared, names) for declared, name in names.items()}
    return schemas


def _names(game: str, module: ModuleType) -> Names:
    """The typed dictionaries, literals and mappings of a module."""
    return {
        declared: f"{game}.{name}"
        for name, declared in vars(module).items()
        if is_typeddict(declared) or get_origin(declared) in (Literal, dict)
    }


def _schema(declared: Any, names: Names) -> Schema:
    """The schema of a type inside a view: a reference if it has a name."""
    if declared in names:
        return {"$ref": f"#/components/schemas/{names[declared]}"}
    return _definition(declared, names)


def _definition(declared: Any, names: Names) -> Schema:
    """The schema of a type, written out."""
    if is_typeddict(declared):
        return _object(declared, names)
    if declared in _PLAIN:
        return {"type": _PLAIN[declared]}
    origin, arguments = get_origin(declared), get_args(declared)
    if origin is Literal:
        return {"type": "string", "enum": list(arguments)}
    if origin is dict and get_origin(arguments[0]) is Literal:  # every key is there
        keys = get_args(arguments[0])
        return _record({key: _schema(arguments[1], names) for key in keys}, list(keys))
    parts = [_schema(each, names) for each in arguments]
    if origin in (Union, UnionType):
        return {"anyOf": parts}
    if origin is list:
        return {"type": "array", "items": parts[0]}
    if origin is tuple:
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
    if origin is dict:
        return {"type": "object", "additionalProperties": parts[1]}
    raise TypeError(f"{declared} has no schema")


def _object(declared: Any, names: Names) -> Schema:
    """The schema of a typed dictionary."""
    fields = {name: _schema(each, names) for name, each in get_type_hints(declared).items()}
    required = [name for name in fields if name in declared.__required_keys__]
    return _record(fields, required) | {"description": " ".join((declared.__doc__ or "").split())}


def _record(fields: dict[str, Schema], required: list[str]) -> Schema:
    """The schema of an object without other keys."""
    return {"type": "object", "properties": fields, "required": required, "additionalProperties": False}
