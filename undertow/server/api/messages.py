"""What clients send and get, as the public description (OpenAPI) shows it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints


def _whole(value: object) -> object:
    """JSON knows no difference between 3 and 3.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


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
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version of the view on which this was decided."), WHOLE]
Pace = Annotated[int, Field(ge=0, le=10_000, description="Milliseconds between the moves of bots."), WHOLE]

Address = Annotated[str, StringConstraints(min_length=1, max_length=1000), Field(description="An https address.")]
Lang = Annotated[str, StringConstraints(max_length=8), Field(description="The language to be told in: en, bg, pl or ru.")]


class Request(BaseModel):
    """What a client sends: nothing that is not described here."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(Request):
    """A request of the one who holds a seat."""

    seat: SeatNumber
    secret: Secret


class SeatWish(Request):
    """Who is to sit at a seat: `me` (more than once for several people at one screen), a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    name: Annotated[str, StringConstraints(max_length=40)] = ""
    bot: Annotated[str, StringConstraints(max_length=40)] = ""


class NewTable(Request):
    """A table to be set up."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, str], Field(max_length=20)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    pace: Pace = 700
    idle_timeout: Annotated[
        int, Field(ge=0, le=60 * 24 * 3600, description="Seconds until a seat counts as idle."), WHOLE
    ] = 86_400
    listed: Annotated[bool, Field(description="Whether anybody may find the table in the list of those to watch.")] = False
    rated: Annotated[bool, Field(description="Whether the match counts: nobody gets hints then.")] = False


class Act(SeatRequest):
    """An action to be taken."""

    id: ClientId
    version: Version
    action: ActionText


class Undo(SeatRequest):
    """The seat's last action to be taken back."""

    id: ClientId
    version: Version


class Join(Request):
    """An open seat to be taken."""

    invitation: Token
    name: Name
    seat: SeatNumber | None = None


class Ask(SeatRequest):
    """Something to ask of the others: to undo, or to let a bot act for an idle seat."""

    kind: Literal["undo", "stand-in"]
    idle: SeatNumber | None = None


class OfferAnswer(SeatRequest):
    """An answer to what another seat asks."""

    agree: bool


class SetPace(SeatRequest):
    """How fast bots are to move."""

    pace: Pace


class Question(SeatRequest):
    """An action to be explained."""

    action: ActionText


class CardsTold(Request):
    """What lies before a player at a real table, field by field, as `undertow score` takes it."""

    told: Annotated[
        dict[str, Annotated[str, StringConstraints(max_length=400)]],
        Field(max_length=10, examples=[{"treasures": "gold=4,weapons=1", "ships": "3,2", "research": "+2,joker"}]),
    ]


class PushKeys(Request):
    """The keys of a device."""

    p256dh: Annotated[str, StringConstraints(min_length=1, max_length=120)]
    auth: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class PushAddress(Request):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's name for it


class NewPush(Request):
    """A device on which the caller wants to be told."""

    subscription: PushAddress
    lang: Lang


class NewWebhook(Request):
    """An address that is to be called when the caller has to be told, about all tables or one."""

    url: Address
    lang: Lang = "en"
    table: Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{24}$")] | None = None


class Recovery(Request):
    """A link that moves a seat to this device."""

    token: Token


class Login(Request):
    """A name and a password."""

    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class NewAccount(Request):
    """A name and a password for a new account."""

    name: Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Told(BaseModel):
    """Something to be said in the reader's language: the id of a message, and what to put in it."""

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


class Reason(BaseModel):
    """Why an action is not allowed, with the number of the rule."""

    message: str
    arguments: dict[str, str | int]
    rule: str | None


class AdviceFacts(BaseModel):
    """An action worth taking: the win share to expect, where it lies with 95 % certainty, and why."""

    action: str
    chance: float
    low: float
    high: float
    reason: Told


class Hint(BaseModel):
    """What a strong player would do, the best first, at a version of the table."""

    version: int
    advice: list[AdviceFacts]


class Explanation(BaseModel):
    """The reason why an action is not allowed; null if it is."""

    reason: Reason | None


class SeatFacts(BaseModel):
    """Who sits at a seat; `away` if a bot acts for a person."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    away: bool


class PreviewFacts(BaseModel):
    """What an action would cost and bring, as far as the seat may know."""

    leads_to: str | None
    costs: list[Told]
    brings: list[Told]
    warns: list[Told]


class ActionFacts(BaseModel):
    """An action that may be taken now."""

    action: str
    label: Told
    spots: list[str]
    preview: PreviewFacts
    ends_turn: Annotated[bool, Field(description="Whether the seat will have to wait after it, as far as it may know.")]


class Line(BaseModel):
    """A line of the log: who acted (-1 for chance), the action with `?` for what stays secret, where, and what to say."""

    actor: int
    action: str
    spots: list[str]
    messages: list[Told]


class OfferFacts(BaseModel):
    """What a seat asks of the others."""

    kind: Literal["undo", "stand-in"]
    by: int
    detail: int
    agreed: list[int]


class Outcome(BaseModel):
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    shares: list[float]
    ending: str
    hash: str


class Result(Outcome):
    """How a match at a table ended, with the seed of its chance."""

    seed: str


class Snapshot(BaseModel):
    """All that a viewer may know of a table. `log` replaces the viewer's log from line `log_from` on."""

    type: Literal["view"]
    protocol: int
    table: str
    game: str
    rules: int
    options: dict[str, str]
    status: Literal["waiting", "playing", "finished"]
    revision: int
    version: int
    viewer: int | None
    seats: list[SeatFacts]
    to_act: list[int]
    waiting_since: int
    pace: int
    idle_timeout: int
    offer: OfferFacts | None
    rematch: str | None
    commitment: str
    rated: bool
    view: dict[str, Any]
    actions: list[ActionFacts]
    chosen: str | None
    can_undo: bool
    log_from: int
    log: list[Line]
    result: Result | None


class KnownView(BaseModel):
    """A view with the knowledge of a seat, or of nobody."""

    viewer: int | None
    view: dict[str, Any]


class Moment(BaseModel):
    """A match after some of its actions."""

    length: int
    actions: int
    views: list[KnownView]
    log: list[Line]
    result: Outcome | None


class LookedAt(BaseModel):
    """An uploaded match file: what it is, whether its chance is what its seed gives (null without a seed), and a moment."""

    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    chance_verified: bool | None
    moment: Moment


class Verdict(BaseModel):
    """Whether the seed fits the commitment, and the first action of chance that it does not give (null if none)."""

    commitment: str
    seed: str
    fits_commitment: bool
    first_wrong: int | None


class Accepted(BaseModel):
    """The version of the table after the request."""

    version: int


class Revision(BaseModel):
    """The revision of the table after the request."""

    revision: int


class Seated(BaseModel):
    """The seat that was taken, and its secret."""

    table: str
    seat: int
    secret: str


class Holding(BaseModel):
    """A table, the secrets of the caller's seats, and the invitation for others (null for one who holds no seat)."""

    table: str
    secrets: dict[int, str]
    invitation: str | None


class OptionFacts(BaseModel):
    """A choice about the rules; the first value is the default."""

    id: str
    values: list[str]


class GameFacts(BaseModel):
    """A game that can be played."""

    id: str
    name: str
    designer: str
    rules: int
    seats: list[int]
    minutes: list[int]
    options: list[OptionFacts]
    actions: list[str]


class Games(BaseModel):
    """The games, and the bots from weakest to strongest."""

    games: list[GameFacts]
    bots: list[str]


class ComponentFacts(BaseModel):
    """What lies in the box, how sure we are of it (A to C), and how we know."""

    id: str
    grade: str
    source: str
    facts: dict[str, Any] = Field(description="What there is, in the words of the game's own components file.")


class Components(BaseModel):
    """What lies in a game's box."""

    components: list[ComponentFacts]


class WorkedOut(BaseModel):
    """A score and how it comes about; what it consists of is the game's own."""

    score: dict[str, Any]


class TableFacts(BaseModel):
    """One of the caller's tables."""

    table: str
    game: str
    status: Literal["waiting", "playing", "finished"]
    seats: list[SeatFacts]
    my_seats: list[int]
    to_act: list[int]
    my_turn: bool
    changed: int
    rematch: str | None


class MyTables(BaseModel):
    """The caller's tables, the newest change first."""

    tables: list[TableFacts]


class WatchedTable(BaseModel):
    """A running table that anybody may watch, by its id and without a seat."""

    table: str
    game: str
    seats: list[SeatFacts]
    to_act: list[int]
    actions: Annotated[int, Field(description="How many actions the log has so far.")]
    begun: Annotated[int, Field(description="When the table was set up, in milliseconds since 1970.")]
    changed: Annotated[int, Field(description="When it last changed, in milliseconds since 1970.")]


class WatchList(BaseModel):
    """The tables to watch, the newest change first."""

    tables: list[WatchedTable]


class Played(BaseModel):
    """Matches of one game."""

    finished: int
    won: int


class Me(BaseModel):
    """The caller: the account's name (null for a guest) and what was played."""

    name: str | None
    games: dict[str, Played]


class TokenShown(BaseModel):
    """A token, shown this once."""

    token: str


class SubscriptionFacts(BaseModel):
    """Where the caller is told; of the address only the host, since whoever knows it all could send there."""

    id: str
    kind: Literal["push", "webhook"]
    lang: str
    table: str | None
    host: str
    created: int


class NoticeSettings(BaseModel):
    """The server's key for Web Push, and where the caller is told."""

    public_key: str
    subscriptions: list[SubscriptionFacts]


class WebhookMade(BaseModel):
    """A new webhook, with the secret that signs its calls, shown this once."""

    subscription: SubscriptionFacts
    secret: str


class Dropped(BaseModel):
    """How many there were."""

    dropped: int


class Done(BaseModel):
    """It is done."""

    status: Literal["ok"] = "ok"


class Health(BaseModel):
    """That the server answers and reaches its database."""

    status: Literal["ok"]
    schema_version: str
