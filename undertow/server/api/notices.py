"""Asking for notices, and asking for no more of them. See docs/notices.md."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request

from undertow.server.api import messages
from undertow.server.api.routes import Known, Server, SomePerson, client_of
from undertow.server.service import Service
from undertow.server.storage.outbox import Subscription

router = APIRouter(prefix="/api/notices")


def _facts(kept: Subscription) -> messages.SubscriptionFacts:
    """A subscription as its owner sees it."""
    facts = {"id": kept.id, "kind": kept.kind, "lang": kept.lang, "table": kept.match, "created": kept.created}
    return messages.SubscriptionFacts.model_validate({**facts, "host": urlsplit(kept.address).hostname})


async def _check(request: Request, server: Service, address: str) -> None:
    """Refuse what comes too often, and an address that would not be called."""
    server.subscribing.take(client_of(request))
    await server.subscriptions.check(address)


@router.get("")
async def notice_settings(server: Server, caller: Known) -> messages.NoticeSettings:
    """The server's key for Web Push, and where the caller is told."""
    kept = await server.work(server.subscriptions.of, caller)
    key = await server.work(server.push_key.public)
    return messages.NoticeSettings(public_key=key, subscriptions=[_facts(each) for each in kept])


@router.post("/push")
async def add_push(
    request: Request, server: Server, caller: SomePerson, asked: messages.NewPush
) -> messages.SubscriptionFacts:
    """Tell the caller on a device; the same device again changes its language."""
    device = asked.subscription
    await _check(request, server, device.endpoint)
    adding = (caller, device.endpoint, device.keys.model_dump(), asked.lang)
    return _facts(await server.work(server.subscriptions.add_push, *adding))


@router.post("/webhooks")
async def add_webhook(
    request: Request, server: Server, caller: SomePerson, asked: messages.NewWebhook
) -> messages.WebhookMade:
    """Call an address when the caller has to be told; the same one again gets a new secret."""
    await _check(request, server, asked.url)
    made = await server.work(server.subscriptions.add_webhook, caller, asked.url, asked.lang, asked.table)
    return messages.WebhookMade(subscription=_facts(made), secret=made.keys)


@router.delete("/subscriptions/{subscription}")
async def drop_subscription(
    server: Server, caller: Known, subscription: Annotated[str, Path(pattern=r"^[a-z2-7]{24}$")]
) -> messages.Done:
    """Tell the caller no more by this one."""
    await server.work(server.subscriptions.drop, caller, subscription)
    return messages.Done()
