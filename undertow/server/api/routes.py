"""The HTTP interface: for the page, and for other people's bots (docs/bots.md)."""

import asyncio
import json
import time
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, Response

import undertow
from undertow.bots import levels
from undertow.engine.chance import is_commitment_to
from undertow.engine.game import OptionError
from undertow.engine.match import verify_chance
from undertow.engine.matchfile import LONGEST_FILE, MatchFileError, read
from undertow.engine.scorer import best_score
from undertow.engine.state import SPECTATOR
from undertow.games import has_scorer, scorer
from undertow.server.api import messages
from undertow.server.live import gate
from undertow.server.live.seating import NewSeat
from undertow.server.live.table import LiveTable
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.service import Service

COOKIE = "undertow"
LONGEST_WAIT = 25.0
_COOKIE_SECONDS = 400 * 24 * 3600
_MOST_LISTED = 100

router = APIRouter(prefix="/api")


def service(request: Request) -> Service:
    """The server that a request came to."""
    found: Service = request.app.state.service
    return found


def client_of(request: Request) -> str:
    """The address that a request came from."""
    return request.client.host if request.client else "unknown"


async def known_person(request: Request) -> Person | None:
    """Who sends the request, by the token of a bot or by the guest's cookie; None for a stranger."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind:
        if kind.lower() != "bearer":
            raise Refused("bad-token")
        return await service(request).work(service(request).people.by_token, token.strip())
    cookie = request.cookies.get(COOKIE)
    return None if cookie is None else await service(request).work(service(request).people.by_cookie, cookie)


async def person(request: Request, response: Response) -> Person:
    """Who sends the request; a stranger becomes a guest and gets a cookie."""
    found = await known_person(request)
    if found is None:
        found = await service(request).work(service(request).people.new_guest)
        give_cookie(request, response, found.guest)
    return found


def give_cookie(request: Request, response: Response, guest: str) -> None:
    """Let the browser remember the guest; no script can read it."""
    server = service(request)
    secure = server.settings.public_url.startswith("https:") or request.url.scheme == "https"
    value = server.people.keys.cookie(guest)
    response.set_cookie(COOKIE, value, max_age=_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


Server = Annotated[Service, Depends(service)]
SomePerson = Annotated[Person, Depends(person)]
Known = Annotated[Person | None, Depends(known_person)]
TableId = Annotated[str, Path(pattern=r"^[a-z2-7]{24}$", description="The id of a table.")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="The seat to look from; left out by one who only watches.")]
SecretHeader = Annotated[str, Header(alias="Undertow-Seat-Secret", max_length=64, description="The secret of that seat.")]


def plain(text: str, response: Response) -> Response:
    """A text of the gate as it is, with the headers set so far."""
    headers = {name: value for name, value in response.headers.items() if name == "set-cookie"}
    return Response(text.encode(), media_type="application/json", headers=headers)


def viewer_of(server: Service, live: LiveTable, seat: int | None, secret: str) -> int:
    """The viewer that a request speaks for."""
    return SPECTATOR if seat is None else server.tables.seat_of(live, seat, secret)


def revision(live: LiveTable) -> messages.Revision:
    """The answer to a change that is no move."""
    return messages.Revision(revision=live.row.revision)


# Games and people


@router.get("/games")
def list_games() -> messages.Games:
    """The games with their options and action texts, and the bots."""
    listed = []
    for game in map(undertow.game, undertow.games()):
        options = [messages.OptionFacts(id=option.id, values=list(option.values)) for option in game.options]
        facts = {"id": game.id, "name": game.name, "designer": game.designer, "rules": game.version}
        lists = {"seats": list(game.seats), "minutes": list(game.minutes), "actions": list(game.actions)}
        listed.append(messages.GameFacts.model_validate({**facts, **lists, "options": options}))
    return messages.Games(games=listed, bots=list(levels()))


@router.get("/games/{game}/components")
def list_components(game: Annotated[str, Path(max_length=40)]) -> messages.Components:
    """What lies in a game's box, with how sure we are of it."""
    if game not in undertow.games():
        raise Refused("not-found")
    parts = undertow.game(game).about()
    return messages.Components(
        components=[
            messages.ComponentFacts(id=part.id, grade=part.grade, source=part.source, facts=dict(part.facts))
            for part in parts
        ]
    )


@router.post("/games/{game}/score")
async def work_out_score(
    server: Server, game: Annotated[str, Path(max_length=40)], asked: messages.CardsTold
) -> messages.WorkedOut:
    """The best score of the cards that lie on a real table, for games that have a score helper; nothing is kept."""
    if game not in undertow.games() or not has_scorer(game):
        raise Refused("not-found")
    try:
        return messages.WorkedOut(score=await server.work(best_score, scorer(game), asked.told))
    except OptionError as error:
        raise Refused("bad-cards", reason=str(error)) from None


@router.get("/me")
async def about_me(server: Server, caller: SomePerson) -> messages.Me:
    """Who the caller is; a stranger becomes a guest."""
    return messages.Me.model_validate(await server.work(server.people.account_facts, caller))


@router.post("/accounts")
async def register(
    request: Request, response: Response, server: Server, caller: SomePerson, asked: messages.NewAccount
) -> messages.Me:
    """A new account; the guest's tables come along."""
    server.logins.take(client_of(request))
    member = await server.work(server.people.register, caller, asked.name, asked.password)
    give_cookie(request, response, member.guest)
    return messages.Me.model_validate(await server.work(server.people.account_facts, member))


@router.post("/login")
async def log_in(
    request: Request, response: Response, server: Server, caller: SomePerson, asked: messages.Login
) -> messages.Me:
    """Sign in to an account; the guest's tables come along."""
    server.logins.take(client_of(request))
    member = await server.work(server.people.log_in, caller, asked.name, asked.password)
    give_cookie(request, response, member.guest)
    return messages.Me.model_validate(await server.work(server.people.account_facts, member))


@router.post("/logout")
async def log_out(response: Response) -> messages.Done:
    """Forget the caller on this device."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return messages.Done()


@router.post("/tokens")
async def new_bot_token(server: Server, caller: SomePerson) -> messages.TokenShown:
    """A token with which a program acts as the caller's account."""
    return messages.TokenShown(token=await server.work(server.people.new_bot_token, caller))


@router.delete("/tokens")
async def drop_bot_tokens(server: Server, caller: SomePerson) -> messages.Dropped:
    """Let no bot token of the caller's account hold any more."""
    return messages.Dropped(dropped=await server.work(server.people.drop_bot_tokens, caller))


# Tables


@router.post("/tables")
async def create_table(server: Server, caller: SomePerson, asked: messages.NewTable) -> messages.Holding:
    """Set up a table; the match begins once no seat is open."""
    sitting = [NewSeat(seat.kind, seat.name, seat.bot) for seat in asked.seats]
    create = server.tables.create
    wanted = (asked.game, asked.options, sitting, asked.pace, asked.idle_timeout, asked.listed, asked.rated)
    live = await server.work(create, caller.guest, *wanted)
    return _holding(server, live, caller)


@router.get("/tables")
async def my_tables(server: Server, caller: Known) -> messages.MyTables:
    """The tables of the caller, with whose turn it is."""
    if caller is None:
        return messages.MyTables(tables=[])
    listed = await server.work(_list_tables, server, caller)
    return messages.MyTables.model_validate({"tables": listed})


def _list_tables(server: Service, caller: Person) -> list[gate.Data]:
    """Summaries of somebody's tables."""
    with server.store.reading() as connection:
        rows = server.store.matches_of(connection, caller.people, _MOST_LISTED)
        sittings = [server.store.seats(connection, row.id) for row in rows]
    return [
        gate.summary(row, sitting, caller.people, json.loads(row.to_act))
        for row, sitting in zip(rows, sittings, strict=True)
    ]


@router.get("/watch")
async def tables_to_watch(request: Request, server: Server) -> messages.WatchList:
    """The running tables whose people let anybody watch."""
    server.listings.take(client_of(request))
    return messages.WatchList.model_validate({"tables": await server.work(_list_watched, server)})


def _list_watched(server: Service) -> list[gate.Data]:
    """All tables that may be watched."""
    with server.store.reading() as connection:
        rows = server.store.listed(connection, _MOST_LISTED)
        return [gate.watched(row, server.store.seats(connection, row.id)) for row in rows]


def _holding(server: Service, live: LiveTable, caller: Person) -> messages.Holding:
    """What the caller holds at a table."""
    secrets = server.tables.secrets_for(live, caller.people)
    is_host = bool(secrets) or live.row.creator in caller.people
    invitation = server.tables.keys.invitation(live.id) if is_host else None
    return messages.Holding(table=live.id, secrets=secrets, invitation=invitation)


@router.get("/tables/{table}", response_model=messages.Snapshot)
async def look(
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
                return plain(found, response)
            try:
                await asyncio.wait_for(change.wait(), left)
            except TimeoutError:
                return plain(found, response)


def _snapshot_after(
    server: Service, table: str, seat: int | None, secret: str, version: int, lines: int, after: int
) -> tuple[str, int]:
    """What a viewer may know, at least as new as what the viewer has, and its revision."""
    with server.tables.looking(table, at_least=after) as live:
        return gate.snapshot_text(live, viewer_of(server, live, seat, secret), version, lines), live.row.revision


@router.get("/tables/{table}/seats")
async def my_seats(server: Server, caller: Known, table: TableId) -> messages.Holding:
    """The secrets of the caller's seats."""
    live = await server.work(server.tables.table, table)
    return _holding(server, live, caller or Person("", None, ()))


@router.post("/tables/{table}/join")
async def join(server: Server, caller: SomePerson, table: TableId, asked: messages.Join) -> messages.Seated:
    """Take an open seat by invitation."""
    taking = (table, caller.guest, asked.invitation, asked.name, asked.seat)
    live, seat = await server.work(server.tables.join, *taking)
    secret = server.tables.secrets_for(live, [caller.guest])[seat]
    return messages.Seated(table=table, seat=seat, secret=secret)


@router.post("/tables/{table}/leave")
async def leave(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Revision:
    """Get up from a seat, which is open then."""
    return revision(await server.work(server.tables.leave, table, asked.seat, asked.secret))


@router.post("/tables/{table}/rematch")
async def rematch(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Seated:
    """A new table for the same people."""
    following = await server.work(server.tables.rematch, table, asked.seat, asked.secret)
    secret = server.tables.keys.seat_secret(following.id, asked.seat, following.seats[asked.seat].generation)
    return messages.Seated(table=following.id, seat=asked.seat, secret=secret)


@router.post("/tables/{table}/actions")
async def act(server: Server, table: TableId, asked: messages.Act) -> messages.Accepted:
    """Take an action, or choose one in secret; the same request again gets the same answer."""
    moving = (table, asked.seat, asked.secret, asked.id, asked.version, asked.action)
    with server.metrics.move_seconds.time():
        return messages.Accepted(version=await server.act(*moving))


@router.post("/tables/{table}/undo")
async def undo(server: Server, table: TableId, asked: messages.Undo) -> messages.Accepted:
    """Take back the seat's last action."""
    taking_back = (table, asked.seat, asked.secret, asked.id, asked.version)
    return messages.Accepted(version=await server.work(server.tables.undo, *taking_back))


@router.post("/tables/{table}/offer")
async def ask(server: Server, table: TableId, asked: messages.Ask) -> messages.Revision:
    """Ask the others to undo, or to let a bot act for an idle seat."""
    if asked.kind == "undo":
        return revision(await server.work(server.tables.ask_undo, table, asked.seat, asked.secret))
    if asked.idle is None:
        raise Refused("not-idle")
    return revision(await server.work(server.tables.ask_stand_in, table, asked.seat, asked.secret, asked.idle))


@router.post("/tables/{table}/offer/answer")
async def answer_offer(server: Server, table: TableId, asked: messages.OfferAnswer) -> messages.Revision:
    """Agree to what another seat asks, or decline."""
    return revision(await server.work(server.tables.answer_offer, table, asked.seat, asked.secret, asked.agree))


@router.post("/tables/{table}/return")
async def take_back_seat(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Revision:
    """Act again in place of the bot."""
    return revision(await server.work(server.tables.take_back_seat, table, asked.seat, asked.secret))


@router.post("/tables/{table}/pace")
async def set_pace(server: Server, table: TableId, asked: messages.SetPace) -> messages.Revision:
    """Let bots move faster or slower."""
    return revision(await server.work(server.tables.set_pace, table, asked.seat, asked.secret, asked.pace))


@router.post("/tables/{table}/why")
async def why_not(server: Server, table: TableId, asked: messages.Question) -> messages.Explanation:
    """Why an action is not allowed now."""
    return messages.Explanation.model_validate(
        {"reason": await server.work(_asked_gate, server, table, asked, gate.why_not)}
    )


@router.post("/tables/{table}/preview")
async def preview(server: Server, table: TableId, asked: messages.Question) -> messages.PreviewFacts:
    """What a legal action would cost and bring."""
    return messages.PreviewFacts.model_validate(await server.work(_asked_gate, server, table, asked, gate.preview))


@router.post("/tables/{table}/hint")
async def hint(request: Request, server: Server, table: TableId, asked: messages.SeatRequest) -> messages.Hint:
    """What a strong player would do in the place of the seat; not at a rated table."""
    server.hints.take(client_of(request))

    def find() -> tuple[int, gate.Data]:
        live = server.tables.table(table)
        with live.lock:
            return live.version, gate.hint_job(live, server.tables.seat_of(live, asked.seat, asked.secret))

    version, job = await server.quick(find)
    return messages.Hint.model_validate({"version": version, "advice": gate.advice(await server.jobs.advise(job))})


def _asked_gate(server: Service, table: str, asked: messages.Question, answer: Any) -> Any:
    """An answer of the gate to the holder of a seat."""
    live = server.tables.table(table)
    with live.lock:
        return answer(live, server.tables.seat_of(live, asked.seat, asked.secret), asked.action)


@router.post("/tables/{table}/recovery")
async def new_recovery(server: Server, table: TableId, asked: messages.SeatRequest) -> messages.TokenShown:
    """A token that moves the seat to another device, once."""
    making = (server.tables, table, asked.seat, asked.secret)
    return messages.TokenShown(token=await server.work(server.people.new_recovery, *making))


@router.post("/recovery")
async def recover(server: Server, caller: SomePerson, asked: messages.Recovery) -> messages.Seated:
    """Move a seat to this device."""
    table, seat = await server.work(server.people.recover, server.tables, caller, asked.token)
    live = await server.work(server.tables.table, table)
    return messages.Seated(table=table, seat=seat, secret=server.tables.secrets_for(live, [caller.guest])[seat])


# Finished matches

Knowledge = Annotated[
    str, Query(pattern=r"^(all|spectator|[0-9]|1[0-5])$", description="Whose knowledge: a seat, spectator, or all.")
]


def _knowledge(text: str) -> int | None:
    """The viewer that a query names; None for all."""
    return None if text == "all" else SPECTATOR if text == "spectator" else int(text)


@router.get("/tables/{table}/moments/{length}", response_model=messages.Moment)
async def look_back(
    response: Response,
    server: Server,
    table: TableId,
    length: Annotated[int, Path(ge=0, le=2**31 - 1, description="After so many actions.")],
    knowledge: Knowledge = "spectator",
    seat: SeatQuery = None,
    secret: SecretHeader = "",
) -> Response:
    """The match at an earlier moment: with the caller's own knowledge, or with anybody's once it is over."""

    def find() -> gate.Data:
        live = server.tables.table(table)
        with live.lock:
            return gate.moment_of(live, viewer_of(server, live, seat, secret), _knowledge(knowledge), length)

    return plain(gate.as_text(await server.work(find)), response)


@router.get("/tables/{table}/file", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def download(server: Server, table: TableId) -> Response:
    """A finished match as a match file."""
    live = await server.work(server.tables.table, table)
    text = await server.work(gate.match_file, live)
    name = f'attachment; filename="{live.row.game}-{live.id[:6]}.match"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@router.get("/tables/{table}/verdict")
async def verify(server: Server, table: TableId) -> messages.Verdict:
    """Whether the chance of a finished match was what its commitment promised."""
    live = await server.work(server.tables.table, table)
    if not live.is_over:
        raise Refused("not-over")
    seed = bytes.fromhex(live.row.seed)
    wrong = await server.work(verify_chance, live.match, seed)
    fits = is_commitment_to(seed, live.row.commitment)
    return messages.Verdict(commitment=live.row.commitment, seed=live.row.seed, fits_commitment=fits, first_wrong=wrong)


@router.post("/files", response_model=messages.LookedAt)
async def look_at_file(
    response: Response,
    server: Server,
    data: Annotated[bytes, Body(media_type="text/plain", max_length=LONGEST_FILE)] = b"",
    length: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="After so many actions; all if left out.")] = None,
    knowledge: Knowledge = "all",
) -> Response:
    """Look at a match file; nothing is kept."""

    def find() -> gate.Data:
        try:
            return gate.file_facts(read(data, undertow.game), _knowledge(knowledge), length)
        except MatchFileError as error:
            raise Refused("bad-file", line=error.line, reason=error.reason) from None

    return plain(gate.as_text(await server.work(find)), response)
