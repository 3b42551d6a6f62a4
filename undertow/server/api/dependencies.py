"""Dependencies of routes: the server, the caller, the table and the seat."""

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request, Response

from undertow.engine.state import SPECTATOR
from undertow.server.api.messages import Revision
from undertow.server.live.table import LiveTable
from undertow.server.people import Person
from undertow.server.refusals import Refused
from undertow.server.service import Service

COOKIE = "undertow"
_SIZE_OF_A_UNIT = 16 * 1024  # characters of an answer that count as one more request
_ACTIONS_OF_A_UNIT = 400
_COOKIE_SECONDS = 400 * 24 * 3600


def service(request: Request) -> Service:
    """The server that a request came to."""
    found: Service = request.app.state.service
    return found


def client_of(request: Request) -> str:
    """The address that a request came from."""
    return request.client.host if request.client else "unknown"


def charge(request: Request, text: str, actions: int = 0) -> None:
    """Charge an answer by its size and by the actions replayed for it."""
    units = len(text) // _SIZE_OF_A_UNIT + actions // _ACTIONS_OF_A_UNIT
    service(request).requests.charge(client_of(request), units)


async def known_person(request: Request) -> Person | None:
    """The sender of the request, by bot token or guest cookie; None if unknown."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind:
        if kind.lower() != "bearer":
            raise Refused("bad-token")
        return await _allowed(request, service(request).people.by_token, token.strip())
    cookie = request.cookies.get(COOKIE)
    return None if cookie is None else await _allowed(request, service(request).people.by_cookie, cookie)


async def _allowed(request: Request, find: Callable[[str], Person | None], text: str) -> Person | None:
    """The person with this cookie or token; refused if the account is banned."""
    found = await service(request).work(find, text)
    service(request).bans.check_account(None if found is None else found.account)
    return found


async def person(request: Request, response: Response) -> Person:
    """Who sends the request; a stranger becomes a guest and gets a cookie."""
    found = await known_person(request)
    if found is None:
        service(request).guests.take(client_of(request))
        found = await service(request).work(service(request).people.new_guest)
        await give_cookie(request, response, found.guest)
    return found


async def give_cookie(request: Request, response: Response, guest: str) -> None:
    """Let the browser remember the guest; no script can read it."""
    server = service(request)
    secure = server.settings.public_url.startswith("https:") or request.scope["scheme"] == "https"
    value = await server.work(server.people.cookie, guest)
    response.set_cookie(COOKIE, value, max_age=_COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def plain(text: str, response: Response) -> Response:
    """A response with the gate's text and the headers set so far."""
    headers = {name: value for name, value in response.headers.items() if name == "set-cookie"}
    return Response(text.encode(), media_type="application/json", headers=headers)


def viewer_of(server: Service, live: LiveTable, seat: int | None, secret: str) -> int:
    """The viewer that a request speaks for."""
    return SPECTATOR if seat is None else server.tables.seat_of(live, seat, secret)


def revision(live: LiveTable) -> Revision:
    """The answer to a change that is no move."""
    return Revision(revision=live.row.revision)


Server = Annotated[Service, Depends(service)]
SomePerson = Annotated[Person, Depends(person)]
Known = Annotated[Person | None, Depends(known_person)]
TableId = Annotated[str, Path(pattern=r"^[a-z2-7]{24}$", description="The id of a table.")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="The seat to look from; left out by one who only watches.")]
SecretHeader = Annotated[str, Header(alias="Undertow-Seat-Secret", max_length=64, description="The secret of that seat.")]

WithLines = Annotated[int, Query(ge=0, le=1, description="0 to leave out the lines of the log.")]
Knowledge = Annotated[
    str, Query(pattern=r"^(all|spectator|[0-9]|1[0-5])$", description="Whose knowledge: a seat, spectator, or all.")
]


def knowledge_of(text: str) -> int | None:
    """The viewer that a query names; None for all."""
    return None if text == "all" else SPECTATOR if text == "spectator" else int(text)
