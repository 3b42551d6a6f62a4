"""Models that several resources share, as OpenAPI shows them."""

import json
import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, model_validator

from undertow.engine.components import LARGEST_OWN
from undertow.engine.position import LONGEST_POSITION


def _whole(value: object) -> object:
    """Accept 3.0 as 3, as JSON does."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


_NO_TEXT = re.compile(r"[\0\ud800-\udfff]")
WHOLE = BeforeValidator(_whole)

SeatNumber = Annotated[int, Field(ge=0, le=15, description="A seat, counted from 0."), WHOLE]

Secret = Annotated[str, StringConstraints(min_length=1, max_length=64), Field(description="The seat's own secret.")]

Token = Annotated[str, StringConstraints(min_length=1, max_length=64)]

Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]

ActionText = Annotated[str, StringConstraints(min_length=1, max_length=80), Field(description="An action's short text.")]

ClientId = Annotated[
    str,
    StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$"),
    Field(description="Chosen by the client, unique for each request; the same request sent again gets the same answer."),
]

Nonce = Annotated[
    str,
    StringConstraints(pattern=r"^([0-9a-f]{2}){16,32}$"),
    Field(description="16 to 32 random bytes in small hexadecimal digits, from the person's own device."),
]

Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version of the view on which this was decided."), WHOLE]

Lag = Annotated[
    int,
    Field(ge=0, le=60_000, description="Milliseconds that the way through the network took lately; clocks forgive some."),
    WHOLE,
]

Pace = Annotated[int, Field(ge=0, le=10_000, description="Milliseconds between the moves of bots."), WHOLE]


PositionText = Annotated[
    str,
    StringConstraints(max_length=LONGEST_POSITION),
    Field(description="A position, in full or in its short form; what it leaves unknown is dealt at random."),
]


def _is_small(facts: dict[str, Any]) -> dict[str, Any]:
    """Refuse facts that are longer than any box."""
    if len(json.dumps(facts)) > LARGEST_OWN:
        raise ValueError("too long")
    return facts


_Fact = int | bool | Annotated[str, StringConstraints(max_length=300)]
_Facts = list[_Fact] | dict[str, _Fact | list[_Fact]]
BoxFact = _Fact | _Facts | list[_Facts]

BoxFacts = Annotated[
    dict[str, dict[str, BoxFact]],
    AfterValidator(_is_small),
    Field(max_length=20, description="Blocks of facts, in the words of the game's own components file."),
]


def _is_text(data: object) -> bool:
    """Whether all strings in plain data can be stored: no NUL, no lone surrogate."""
    if isinstance(data, str):
        return not _NO_TEXT.search(data)
    if isinstance(data, dict):
        return all(_is_text(key) and _is_text(value) for key, value in data.items())
    return all(map(_is_text, data)) if isinstance(data, list) else True


def _text_schema(schema: Any) -> None:
    """Say in a JSON schema that names, and strings without a pattern, hold no NUL."""
    if isinstance(schema, list):
        for part in schema:
            _text_schema(part)
    elif isinstance(schema, dict):
        if schema.get("type") == "string" and not {"pattern", "enum", "const"} & schema.keys():
            schema["pattern"] = r"^[^\u0000]*$"
        if isinstance(schema.get("additionalProperties"), dict):
            schema["propertyNames"] = {"pattern": r"^[^\u0000]*$"}
        for part in schema.values():
            _text_schema(part)


class Request(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_extra=_text_schema)

    @model_validator(mode="before")
    @classmethod
    def _has_only_text(cls, data: object) -> object:
        """Refuse characters that no database keeps."""
        if not _is_text(data):
            raise ValueError("it contains characters that are not text")
        return data


class SeatRequest(Request):
    """A request of a seat's holder."""

    seat: SeatNumber
    secret: Secret


class SeatChange(SeatRequest):
    """A request that changes something for a seat's holder."""

    id: ClientId | None = None


class Told(BaseModel):
    """A text in the reader's language: a message id and its arguments."""

    id: str
    args: dict[str, str | int]


class Problem(BaseModel):
    """A refusal (RFC 9457): nothing has changed."""

    type: str
    title: str
    status: int
    code: str
    message: str
    arguments: dict[str, str | int]
    rule: str | None


class SeatFacts(BaseModel):
    """Who sits at a seat; with `stand_in` a bot acts for the named person.

    `thinking` is "short" if the seat's bot had to think less than its level.
    """

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    stand_in: bool
    forfeit: Annotated[str, Field(description="Why the seat has lost a rated match already: time, left, or nothing.")]
    thinking: Literal["", "short"] = ""


class ClockSetting(Request):
    """A clock, in seconds: for each move, in reserve, and added by each move after the first."""

    move: Annotated[int, Field(ge=0, le=30 * 86_400, description="Seconds for each move before the reserve is used."), WHOLE]
    reserve: Annotated[int, Field(ge=0, le=60 * 86_400, description="Seconds beyond that for the whole match."), WHOLE]
    increment: Annotated[int, Field(ge=0, le=3600, description="Seconds that each move adds to the reserve."), WHOLE]


Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{0,3}$"), Field(description="The language of whoever asks.")]


class Line(BaseModel):
    """A log line: the actor (-1 is chance), the action with `?` for secrets, its spots and messages."""

    actor: int
    action: str
    spots: list[str]
    messages: list[Told]


class Outcome(BaseModel):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    shares: list[float]
    ending: str
    hash: str


class KnownView(BaseModel):
    """A view with the knowledge of a seat, or of nobody."""

    viewer: int | None
    view: dict[str, Any]


class Moment(BaseModel):
    """A match after some of its actions."""

    length: int
    actions: int
    views: list[KnownView]
    position: Annotated[str, Field(description="The position, as far as it is known here, in a short form for links.")]
    log: list[Line]
    result: Outcome | None


class NoteFacts(BaseModel):
    """A chance note and the length of the log from which it counts."""

    at: int
    text: str


class DrawFacts(BaseModel):
    """An action of chance: its index in the log, the weights of the outcomes, the pick and its text."""

    at: int
    weights: list[int]
    picked: int
    outcome: str


class ChanceFacts(BaseModel):
    """Everything needed to check the chance of a match."""

    commitment: str
    seed: str
    rules_version: int
    notes: list[NoteFacts]
    draws: list[DrawFacts]


class Revision(BaseModel):
    """The revision of the table after the request."""

    revision: int


class Seated(BaseModel):
    """The seat that was taken, and its secret."""

    table: str
    seat: int
    secret: str


class TokenShown(BaseModel):
    """A token, shown only once."""

    token: str


class Dropped(BaseModel):
    """The number of deleted items."""

    dropped: int


class Done(BaseModel):
    """The request was carried out."""

    status: Literal["ok"] = "ok"
