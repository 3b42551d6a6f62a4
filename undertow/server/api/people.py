"""Who the caller is: guests, accounts, tokens of bots."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, StringConstraints

from undertow.server.api import messages
from undertow.server.api.dependencies import COOKIE, Server, SomePerson, client_of, give_cookie

router = APIRouter(prefix="/api")


class Login(messages.Request):
    """A name and a password."""

    name: messages.Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class NewAccount(messages.Request):
    """A name and a password for a new account."""

    name: messages.Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Played(BaseModel):
    """Matches of one game."""

    finished: int
    won: int


class Me(BaseModel):
    """The caller: the account's name (null for a guest) and what was played."""

    name: str | None
    games: dict[str, Played]


@router.get("/me")
async def about_me(server: Server, caller: SomePerson) -> Me:
    """Who the caller is; a stranger becomes a guest."""
    return Me.model_validate(await server.work(server.people.account_facts, caller))


@router.post("/accounts")
async def register(request: Request, response: Response, server: Server, caller: SomePerson, asked: NewAccount) -> Me:
    """A new account; the guest's tables come along."""
    server.logins.take(client_of(request))
    member = await server.work(server.people.register, caller, asked.name, asked.password)
    give_cookie(request, response, member.guest)
    return Me.model_validate(await server.work(server.people.account_facts, member))


@router.post("/login")
async def log_in(request: Request, response: Response, server: Server, caller: SomePerson, asked: Login) -> Me:
    """Sign in to an account; the guest's tables come along."""
    server.logins.take(client_of(request))
    member = await server.work(server.people.log_in, caller, asked.name, asked.password)
    give_cookie(request, response, member.guest)
    return Me.model_validate(await server.work(server.people.account_facts, member))


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
