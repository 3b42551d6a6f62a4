"""Subscribing to notices and ending subscriptions. See docs/notices.md."""

from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field, StringConstraints

from undertow.server.api import messages
from undertow.server.api.dependencies import Known, Server, SomePerson, client_of
from undertow.server.service import Service
from undertow.server.storage.outbox import Subscription

router = APIRouter(prefix="/api/notices")

Address = Annotated[str, StringConstraints(min_length=1, max_length=1000), Field(description="An https address.")]

Lang = Annotated[str, StringConstraints(max_length=8), Field(description="The language of the notices: en, bg, pl or ru.")]


class PushKeys(messages.Request):
    """The keys of a device."""

    p256dh: Annotated[str, StringConstraints(min_length=1, max_length=120)]
    auth: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class PushAddress(messages.Request):
    """What a browser's `PushSubscription.toJSON()` gives."""

    endpoint: Address
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's name for it


class NewPush(messages.Request):
    """A device that is to receive notices."""

    subscription: PushAddress
    lang: Lang


class NewWebhook(messages.Request):
    """An address to call with notices, about all tables or one."""

    url: Address
    lang: Lang = "en"
    table: Annotated[str, StringConstraints(pattern=r"^[a-z2-7]{24}$")] | None = None
    id: messages.ClientId | None = None


class SubscriptionFacts(BaseModel):
    """A subscription of the caller; shows only the host of its address, which is secret."""

    id: str
    kind: Literal["push", "webhook"]
    lang: str
    table: str | None
    host: str
    created: int


class NoticeSettings(BaseModel):
    """The server's key for Web Push and the caller's subscriptions."""

    public_key: str
    subscriptions: list[SubscriptionFacts]


class WebhookMade(BaseModel):
    """A new webhook, with the secret that signs its calls, shown only once."""

    subscription: SubscriptionFacts
    secret: str


def _facts(kept: Subscription) -> SubscriptionFacts:
    """A subscription as its owner sees it."""
    facts = {"id": kept.id, "kind": kept.kind, "lang": kept.lang, "table": kept.match, "created": kept.created}
    return SubscriptionFacts.model_validate({**facts, "host": urlsplit(kept.address).hostname})


async def _check(request: Request, server: Service, address: str) -> None:
    """Refuse too many requests and forbidden addresses."""
    server.subscribing.take(client_of(request))
    await server.subscriptions.check(address)


@router.get("")
async def notice_settings(server: Server, caller: Known) -> NoticeSettings:
    """The server's key for Web Push and the caller's subscriptions."""
    kept = await server.work(server.subscriptions.of, caller)
    key = await server.work(server.push_key.public)
    return NoticeSettings(public_key=key, subscriptions=[_facts(each) for each in kept])


@router.post("/push")
async def add_push(request: Request, server: Server, caller: SomePerson, asked: NewPush) -> SubscriptionFacts:
    """Send the caller's notices to a device; repeating it changes the language."""
    device = asked.subscription
    await _check(request, server, device.endpoint)
    adding = (caller, device.endpoint, device.keys.model_dump(), asked.lang)
    return _facts(await server.work(server.subscriptions.add_push, *adding))


@router.post("/webhooks")
async def add_webhook(request: Request, server: Server, caller: SomePerson, asked: NewWebhook) -> WebhookMade:
    """Send the caller's notices to an address; another request for it gives a new secret."""
    await _check(request, server, asked.url)
    secret = server.tables.keys.token("webhook", caller.guest, asked.id) if asked.id else ""
    made = await server.work(server.subscriptions.add_webhook, caller, asked.url, asked.lang, asked.table, secret)
    return WebhookMade(subscription=_facts(made), secret=made.keys)


@router.delete("/subscriptions/{subscription}")
async def drop_subscription(
    server: Server, caller: Known, subscription: Annotated[str, Path(pattern=r"^[a-z2-7]{24}$")]
) -> messages.Done:
    """End a subscription."""
    await server.work(server.subscriptions.drop, caller, subscription)
    return messages.Done()
