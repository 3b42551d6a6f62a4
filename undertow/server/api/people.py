"""Who the caller is: guests, accounts, tokens of bots."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StringConstraints

from undertow.bots.partner import START, STRONGEST, WEAKEST
from undertow.server.api import messages
from undertow.server.api.dependencies import COOKIE, Known, Server, SomePerson, client_of, give_cookie
from undertow.server.api.games import GameId, known_game
from undertow.server.refusals import Refused

router = APIRouter(prefix="/api")


class Login(messages.Request):
    """A name and a password."""

    name: messages.Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class NewAccount(messages.Request):
    """A name and a password for a new account."""

    name: messages.Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class NewPassword(messages.Request):
    """The old and the new password."""

    old: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    new: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class PartnerFacts(BaseModel):
    """How strong a partner plays: 0 is the weakest level, each level is 1 more."""

    strength: float
    weakest: float
    strongest: float


class Password(messages.Request):
    """The account's password."""

    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class PersonData(BaseModel):
    """Everything stored about a person, as database rows without secrets."""

    account: list[dict[str, str | int | None]]
    guests: list[dict[str, str | int | None]]
    seats: list[dict[str, str | int | None]]
    tables_created: list[dict[str, str | int | None]]
    tokens: list[dict[str, str | int | None]]
    boxes: list[dict[str, str | int | None]]
    ratings: list[dict[str, str | int | float | None]]
    results: list[dict[str, str | int | float | None]]
    subscriptions: list[dict[str, str | int | None]]
    puzzle_attempts: list[dict[str, str | int | bool]]
    puzzle_standings: list[dict[str, str | int | float]]


class Played(BaseModel):
    """Matches of one game."""

    finished: int
    won: int


class Keeping(BaseModel):
    """Days without a change after which something is deleted; 0 keeps it for ever."""

    waiting: int
    bots: int
    people: int
    closed: int
    finished: int
    guests: int


class NewToken(messages.Request):
    """A token to be made."""

    id: messages.ClientId | None = None


class Listed(messages.Request):
    """Whether others may see the caller's ratings."""

    listed: bool


class Me(BaseModel):
    """The caller: the account's name (null for a guest) and what was played."""

    name: str | None
    is_listed: Annotated[bool, Field(description="Whether others see the account's ratings.")]
    games: dict[str, Played]


@router.get("/me")
async def about_me(server: Server, caller: SomePerson) -> Me:
    """Who the caller is; a stranger becomes a guest."""
    return Me.model_validate(await server.work(server.people.account_facts, caller))


@router.get("/me/partner/{game}")
async def my_partner(server: Server, caller: Known, game: GameId) -> PartnerFacts:
    """The strength of the bot `partner` for the caller, from their results against it."""
    known_game(game)
    strength = START if caller is None else await server.work(server.people.partner_strength, caller, game)
    return PartnerFacts(strength=strength, weakest=WEAKEST, strongest=STRONGEST)


@router.put("/me/listed")
async def set_listed(server: Server, caller: SomePerson, asked: Listed) -> messages.Done:
    """Show the caller's ratings to others, or to nobody."""
    await server.work(server.people.set_listed, caller, asked.listed)
    return messages.Done()


@router.post("/accounts")
async def register(request: Request, response: Response, server: Server, caller: SomePerson, asked: NewAccount) -> Me:
    """Create an account; the guest's tables come along."""
    server.logins.take(client_of(request))
    member = await server.work(server.people.register, caller, asked.name, asked.password)
    await give_cookie(request, response, member.guest)
    return Me.model_validate(await server.work(server.people.account_facts, member))


@router.post("/login")
async def log_in(request: Request, response: Response, server: Server, caller: SomePerson, asked: Login) -> Me:
    """Sign in to an account; the guest's tables come along."""
    server.logins.take(client_of(request))
    member = await server.work(server.people.log_in, caller, asked.name, asked.password)
    server.bans.check_account(member.account)
    await give_cookie(request, response, member.guest)
    return Me.model_validate(await server.work(server.people.account_facts, member))


@router.post("/logout")
async def log_out(response: Response) -> messages.Done:
    """Forget the caller on this device."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return messages.Done()


@router.post("/me/password")
async def change_password(
    request: Request, response: Response, server: Server, caller: Known, asked: NewPassword
) -> messages.Done:
    """Change the password; other devices and programs are signed out."""
    server.logins.take(client_of(request))
    if caller is None:
        caller = await server.work(server.people.changed_password_before, request.cookies.get(COOKIE, ""), asked.new)
        if caller is None:
            raise Refused("not-signed-in")
    else:
        await server.work(server.people.change_password, caller, asked.old, asked.new)
    await give_cookie(request, response, caller.guest)
    return messages.Done()


@router.post("/me/sign-out-everywhere")
async def sign_out_everywhere(response: Response, server: Server, caller: SomePerson) -> messages.Done:
    """Forget the caller on all devices, with all tokens and seat secrets."""
    await server.work(server.people.sign_out_everywhere, server.tables, caller)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return messages.Done()


@router.delete("/me")
async def delete_account(
    request: Request, response: Response, server: Server, caller: Known, asked: Password
) -> messages.Done:
    """Delete the caller's account; its matches stay readable under the name of a former player."""
    server.logins.take(client_of(request))
    if caller is not None:
        await server.work(server.people.delete_account, server.tables, caller, asked.password)
    elif not await server.work(server.people.is_deleted, request.cookies.get(COOKIE, "")):
        raise Refused("not-signed-in")
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return messages.Done()


@router.get("/keeping")
async def keeping(server: Server) -> Keeping:
    """For how many days the server keeps unchanged data."""
    return Keeping(**asdict(server.settings.expiry))


@router.get("/me/data")
async def my_data(request: Request, response: Response, server: Server, caller: Known) -> PersonData:
    """Everything stored about the caller, as a file."""
    if caller is None:
        raise Refused("not-signed-in")
    server.listings.take(client_of(request))
    response.headers["Content-Disposition"] = 'attachment; filename="undertow-data.json"'
    return PersonData.model_validate(await server.work(server.people.data, caller))


@router.post("/tokens")
async def new_bot_token(server: Server, caller: SomePerson, asked: NewToken | None = None) -> messages.TokenShown:
    """A token with which a program acts as the caller's account; the same for the same id."""
    request = (asked.id if asked is not None else None) or ""
    return messages.TokenShown(token=await server.work(server.people.new_bot_token, caller, request))


@router.delete("/tokens")
async def drop_bot_tokens(server: Server, caller: SomePerson) -> messages.Dropped:
    """Invalidate all bot tokens of the caller's account."""
    return messages.Dropped(dropped=await server.work(server.people.drop_bot_tokens, caller))
