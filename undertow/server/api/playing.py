"""One table: what a viewer sees of it, moves, offers and advice."""

import asyncio
import contextlib
import time
from collections import Counter
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from undertow.server.api import messages
from undertow.server.api.dependencies import (
    SeatQuery,
    SecretHeader,
    Server,
    TableId,
    charge,
    client_of,
    plain,
    viewer_of,
)
from undertow.server.live import gate
from undertow.server.refusals import Refused
from undertow.server.service import Service

LONGEST_WAIT = 25.0

router = APIRouter(prefix="/api")


class Act(messages.SeatRequest):
    """An action to be taken."""

    id: messages.ClientId
    version: messages.Version
    action: messages.ActionText
    lag: messages.Lag = 0
    hand: Annotated[
        dict[Annotated[str, Field(max_length=40)], Annotated[int, Field(ge=1, le=99), messages.WHOLE]] | None,
        Field(max_length=40, description="The cards that the action shows, where the hand was not known."),
    ] = None


class TellDraw(messages.SeatRequest):
    """What was drawn at a real table; an empty outcome lets the program draw what everybody sees."""

    id: messages.ClientId
    version: messages.Version
    outcome: Annotated[str, Field(max_length=80)]


class Undo(messages.SeatRequest):
    """The seat's last action to be taken back."""

    id: messages.ClientId
    version: messages.Version


class GiveNonce(messages.SeatRequest):
    """Randomness of the seat's holder, to be mixed into chance."""

    nonce: messages.Nonce


class Ask(messages.SeatRequest):
    """An offer to the others: to undo, to let a bot act for an idle seat, or to pause the clocks."""

    kind: Literal["undo", "stand-in", "pause"]
    idle: messages.SeatNumber | None = None
    id: messages.ClientId | None = None


class OfferAnswer(messages.SeatRequest):
    """An answer to an offer."""

    agree: bool
    id: messages.ClientId | None = None


class SetPace(messages.SeatChange):
    """How fast bots are to move."""

    pace: messages.Pace


class Question(messages.SeatRequest):
    """An action to be explained."""

    action: messages.ActionText


class Reason(BaseModel):
    """Why an action is not allowed, with the number of the rule."""

    message: str
    arguments: dict[str, str | int]
    rule: str | None


class AdviceFacts(BaseModel):
    """An advised action: its expected win share with a 95 % interval, the reason, and what may go wrong."""

    action: str
    chance: float
    low: float
    high: float
    reason: messages.Told
    about_equal: Annotated[bool, Field(description="Whether it is about as good as the first one.")]
    risks: list[messages.Told]
    plan: Annotated[list[str], Field(description="The action, and what the seat would probably do after it in its turn.")]


class Hint(BaseModel):
    """Advised actions, best first, at a version of the table."""

    version: int
    advice: list[AdviceFacts]


class Explanation(BaseModel):
    """The reason why an action is not allowed; null if it is."""

    reason: Reason | None


class PreviewFacts(BaseModel):
    """What an action would cost and bring, as far as the seat may know."""

    leads_to: str | None
    costs: list[messages.Told]
    brings: list[messages.Told]
    warns: list[messages.Told]


class ActionFacts(BaseModel):
    """An action that may be taken now."""

    action: str
    label: messages.Told
    spots: list[str]
    preview: PreviewFacts
    ends_turn: Annotated[bool, Field(description="Whether the seat will have to wait after it, as far as it may know.")]


class CardFacts(BaseModel):
    """A card by the text of its draw."""

    action: str
    label: messages.Told


class PossibleDraw(CardFacts):
    """What may have been drawn, and how likely it is as far as the viewer can know."""

    share: float


class DrawQuestion(BaseModel):
    """A draw that people have to tell: the seats that see a secret one, and the outcomes for those who may tell it."""

    seats: list[int]
    is_for_bot: bool
    outcomes: list[PossibleDraw]


class CompanionFacts(BaseModel):
    """A real table: whether hidden hands are told, whether there are any, whether there is advice, what shows a hand."""

    hands: Literal["told", "unknown"]
    has_hands: bool
    hints: bool
    hand_shown: str
    cards: Annotated[list[CardFacts], Field(description="What a hand may show where hands are unknown.")]
    chosen_by: Annotated[list[int], Field(description="The people who have chosen in secret; each takes back their own.")]


class OfferFacts(BaseModel):
    """What a seat asks of the others."""

    kind: Literal["undo", "stand-in", "pause"]
    by: int
    detail: int
    agreed: list[int]


class Result(messages.Outcome):
    """How a match at a table ended, with the seed of its chance."""

    seed: str


class MomentFacts(BaseModel):
    """A match after some of its actions."""

    table: str
    length: int


class Begun(BaseModel):
    """A beginning with a position: the moment of another match, or null for a position that somebody brought."""

    origin: MomentFacts | None


class ClockFacts(BaseModel):
    """A table's clock in seconds, the seats whose clocks run, and what each has left in milliseconds at this moment."""

    move: int
    reserve: int
    increment: int
    is_paused: bool
    running: list[int]
    left: list[int]


class Snapshot(BaseModel):
    """Everything that a viewer may know of a table. `log` replaces the viewer's log from line `log_from` on."""

    type: Literal["view"]
    protocol: int
    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: Literal["waiting", "playing", "finished", "closed"]
    revision: int
    version: int
    viewer: int | None
    seats: list[messages.SeatFacts]
    to_act: list[int]
    waiting_since: int
    pace: int
    idle_timeout: int
    offer: OfferFacts | None
    rematch: str | None
    commitment: str
    nonces: Annotated[list[int], Field(description="The seats whose holders have given a nonce.")]
    rated: bool
    own_box: Annotated[bool, Field(description="Whether the components are those of an owner's box.")]
    begun: Annotated[Begun | None, Field(description="Where the match began; null for the set-up of the rules.")]
    companion: Annotated[CompanionFacts | None, Field(description="A table that accompanies a real box.")]
    view: dict[str, Any]
    actions: list[ActionFacts]
    draw: DrawQuestion | None
    chosen: str | None
    can_undo: bool
    log_from: int
    log: list[messages.Line]
    clock: ClockFacts | None
    result: Result | None


class Accepted(BaseModel):
    """The version of the table after the request."""

    version: int


@router.get("/tables/{table}", response_model=Snapshot)
async def look(
    request: Request,
    response: Response,
    server: Server,
    table: TableId,
    seat: SeatQuery = None,
    secret: SecretHeader = "",
    version: Annotated[int, Query(ge=0, le=2**31 - 1, description="The version of the caller's last view.")] = 0,
    lines: Annotated[int, Query(ge=0, le=2**31 - 1, description="How many lines of the log the caller has.")] = 0,
    after: Annotated[int, Query(ge=-1, le=2**31 - 1, description="Answer once the revision is beyond this one.")] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for that at most.")] = 0,
) -> Response:
    """What the caller may know of a table, at once or after the next change (long polling)."""
    until = time.monotonic() + wait
    with server.hub.watching(table) as change:
        while True:
            change.clear()
            found, revision = await server.quick(_snapshot_after, server, table, seat, secret, version, lines, after)
            left = until - time.monotonic()
            if revision > after or left <= 0 or server.hub.is_closing:
                charge(request, found)
                return plain(found, response)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(change.wait(), left)


def _snapshot_after(
    server: Service, table: str, seat: int | None, secret: str, version: int, lines: int, after: int
) -> tuple[str, int]:
    """A snapshot at least as new as the viewer's, and its revision."""
    with server.tables.looking(table, at_least=after) as live:
        return gate.snapshot_text(live, viewer_of(server, live, seat, secret), version, lines), live.row.revision


@router.post("/tables/{table}/actions")
async def act(server: Server, table: TableId, asked: Act) -> Accepted:
    """Take an action, or choose one in secret; the same request again gets the same answer."""
    moving = (table, asked.seat, asked.secret, asked.id, asked.version, asked.action, asked.lag)
    with server.metrics.move_seconds.time():
        if asked.hand is not None:
            return Accepted(version=await server.work(server.tables.act, *moving, Counter(asked.hand)))
        return Accepted(version=await server.act(*moving))


@router.post("/tables/{table}/draws")
async def tell_draw(server: Server, table: TableId, asked: TellDraw) -> Accepted:
    """Tell what was drawn at a real table; the same request again gets the same answer."""
    telling = (table, asked.seat, asked.secret, asked.id, asked.version, asked.outcome)
    return Accepted(version=await server.work(server.tables.tell_draw, *telling))


@router.post("/tables/{table}/undo")
async def undo(server: Server, table: TableId, asked: Undo) -> Accepted:
    """Take back the seat's last action."""
    taking_back = (table, asked.seat, asked.secret, asked.id, asked.version)
    return Accepted(version=await server.work(server.tables.undo, *taking_back))


@router.post("/tables/{table}/nonce")
async def give_nonce(server: Server, table: TableId, asked: GiveNonce) -> Accepted:
    """Mix randomness of the seat's holder into chance, once; the same nonce again gets the same answer."""
    giving = (table, asked.seat, asked.secret, asked.nonce)
    return Accepted(version=await server.work(server.tables.give_nonce, *giving))


@router.post("/tables/{table}/offer")
async def ask(server: Server, table: TableId, asked: Ask) -> messages.Revision:
    """Ask the others to undo, to let a bot act for an idle seat, or to pause the clocks."""
    holder, request = (table, asked.seat, asked.secret), asked.id or ""
    if asked.kind == "undo":
        return messages.Revision(revision=await server.work(server.tables.offers.ask_undo, *holder, request))
    if asked.kind == "pause":
        return messages.Revision(revision=await server.work(server.tables.offers.ask_pause, *holder, request))
    if asked.idle is None:
        raise Refused("not-idle")
    return messages.Revision(revision=await server.work(server.tables.offers.ask_stand_in, *holder, asked.idle, request))


@router.post("/tables/{table}/offer/answer")
async def answer_offer(server: Server, table: TableId, asked: OfferAnswer) -> messages.Revision:
    """Accept or decline an offer."""
    answering = (table, asked.seat, asked.secret, asked.agree, asked.id or "")
    return messages.Revision(revision=await server.work(server.tables.offers.answer_offer, *answering))


@router.post("/tables/{table}/return")
async def take_back_seat(server: Server, table: TableId, asked: messages.SeatChange) -> messages.Revision:
    """Take the seat back from the bot."""
    returning = (table, asked.seat, asked.secret, asked.id or "")
    return messages.Revision(revision=await server.work(server.tables.take_back_seat, *returning))


@router.post("/tables/{table}/resume")
async def resume(server: Server, table: TableId, asked: messages.SeatChange) -> messages.Revision:
    """Let paused clocks run on."""
    resuming = (table, asked.seat, asked.secret, asked.id or "")
    return messages.Revision(revision=await server.work(server.tables.offers.resume, *resuming))


@router.post("/tables/{table}/pace")
async def set_pace(server: Server, table: TableId, asked: SetPace) -> messages.Revision:
    """Let bots move faster or slower."""
    setting = (table, asked.seat, asked.secret, asked.pace, asked.id or "")
    return messages.Revision(revision=await server.work(server.tables.set_pace, *setting))


@router.post("/tables/{table}/why")
async def why_not(server: Server, table: TableId, asked: Question) -> Explanation:
    """Why an action is not allowed now."""
    return Explanation.model_validate({"reason": await server.work(_asked_gate, server, table, asked, gate.why_not)})


@router.post("/tables/{table}/preview")
async def preview(server: Server, table: TableId, asked: Question) -> PreviewFacts:
    """What a legal action would cost and bring."""
    return PreviewFacts.model_validate(await server.work(_asked_gate, server, table, asked, gate.preview))


@router.post("/tables/{table}/hint")
async def hint(request: Request, server: Server, table: TableId, asked: messages.SeatRequest) -> Hint:
    """Advice for the seat; refused at a rated table."""
    server.hints.take(client_of(request))

    def find() -> tuple[int, gate.Data]:
        live = server.tables.table(table)
        with live.lock:
            return live.version, gate.hint_job(live, server.tables.seat_of(live, asked.seat, asked.secret))

    version, job = await server.quick(find)
    return Hint.model_validate({"version": version, "advice": gate.advice(await server.jobs.advise(job))})


def _asked_gate(server: Service, table: str, asked: Question, answer: Any) -> Any:
    """An answer of the gate to the holder of a seat."""
    live = server.tables.table(table)
    with live.lock:
        return answer(live, server.tables.seat_of(live, asked.seat, asked.secret), asked.action)
