"""One WebSocket for each view of a table. Messages are described in docs/bots.md."""

import asyncio
import logging
from typing import Annotated, Literal

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError

from undertow.engine.state import SPECTATOR
from undertow.server.api import messages
from undertow.server.limits import RateLimiter
from undertow.server.live import gate
from undertow.server.live.table import LiveTable
from undertow.server.refusals import RETRY_SECONDS, Refused
from undertow.server.service import Service

HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
RESTART, REFUSED = 1012, 4403

ROUTE = "/api/tables/{table}/live"

router = APIRouter()
log = logging.getLogger("undertow.server")


class Hello(messages.Request):
    """The first message: who watches, and what they already have."""

    type: Literal["hello"]
    protocol: Literal[1]
    seat: messages.SeatNumber | None = None
    secret: str = Field("", max_length=64)
    version: messages.Version = 0
    lines: Annotated[int, Field(ge=0, le=2**31 - 1), messages.WHOLE] = 0


class SocketAct(messages.Request):
    """An action to be taken."""

    type: Literal["act"]
    id: messages.ClientId
    version: messages.Version
    action: messages.ActionText
    lag: messages.Lag = 0


class SocketUndo(messages.Request):
    """The seat's last action to be taken back."""

    type: Literal["undo"]
    id: messages.ClientId
    version: messages.Version


class Ping(messages.Request):
    """A sign of life, answered by one."""

    type: Literal["ping"]


Message = Annotated[SocketAct | SocketUndo | Ping, Field(discriminator="type")]
_HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
_MESSAGE: TypeAdapter[SocketAct | SocketUndo | Ping] = TypeAdapter(Message)


class TableSocket:
    """One client that looks at one table, and perhaps plays there."""

    def __init__(self, socket: WebSocket, server: Service, table: str) -> None:
        """Nothing is sent before the client's hello."""
        self._socket = socket
        self._server = server
        self._table = table
        self._rate = RateLimiter(server.settings.messages)
        self._viewer = SPECTATOR
        self._secret = ""
        self._version = 0
        self._lines = 0

    async def serve(self) -> None:
        """Authenticate, then send views and answer messages until either side closes."""
        if not await self._greet():
            return
        with self._server.hub.watching(self._table, self._viewer) as change:
            change.set()
            sending = asyncio.create_task(self._send_views(change))
            answering = asyncio.create_task(self._answer_messages(change))
            _, unfinished = await asyncio.wait((sending, answering), return_when=asyncio.FIRST_COMPLETED)
            if answering in unfinished and self._server.hub.is_closing:
                await self._say_goodbye(answering)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(sending, answering, return_exceptions=True)

    async def _greet(self) -> bool:
        """Whether the client identified itself in time and may look."""
        try:
            hello = _HELLO.validate_json(await asyncio.wait_for(self._receive(), HELLO_SECONDS))
            self._viewer = SPECTATOR if hello.seat is None else hello.seat
            self._secret, self._version, self._lines = hello.secret, hello.version, hello.lines
            await self._server.look(self._table, self._render)
        except (TimeoutError, ValidationError):
            await self._refuse(Refused("bad-request", reason="the first message is a hello of protocol 1"))
        except Refused as refused:
            await self._refuse(refused)
        else:
            return True
        return False

    async def _send_views(self, change: asyncio.Event) -> None:
        """Send a view after every change; a slow client gets fewer views but every log line."""
        while not self._server.hub.is_closing:
            await change.wait()
            change.clear()
            try:
                text, version, lines = await self._server.look(self._table, self._render)
            except Refused as refused:
                if refused.code == "busy":  # the database does not answer: look again later
                    await asyncio.sleep(RETRY_SECONDS)
                    change.set()
                    continue
                await self._refuse(refused)
                return
            await self._send(text)
            self._version, self._lines = version, lines

    async def _send(self, text: str) -> None:
        """Send a message; `LimitedSocket` disconnects a client that does not read."""
        await self._socket.send_text(text)

    def _render(self, live: LiveTable) -> tuple[str, int, int]:
        """The current view, with its version and log length."""
        if self._viewer != SPECTATOR:
            self._server.tables.seat_of(live, self._viewer, self._secret)
        text = gate.snapshot_text(live, self._viewer, self._version, self._lines)
        return text, live.version, len(live.match.log)

    async def _answer_messages(self, change: asyncio.Event) -> None:
        """Answer one message after the other."""
        while True:
            text = await self._receive()
            self._answering = True
            answer = await self._answer(text)
            if answer.get("problem", {}).get("code") == "stale":
                change.set()  # the fresh view follows
            await self._send(gate.as_text(answer))
            self._answering = False
            if self._server.hub.is_closing:
                return

    async def _answer(self, text: str) -> gate.Data:
        """The answer to a message."""
        request: str | None = None
        try:
            self._rate.take("")
            message = _MESSAGE.validate_json(text)
            if isinstance(message, Ping):
                return {"type": "pong"}
            request = message.id
            version = await self._carry_out(message)
        except ValidationError:
            refused = Refused("bad-request", reason="it is none of act, undo, ping as they are described")
        except Refused as error:
            refused = error
        else:
            self._server.metrics.accepted.inc()
            return {"type": "answer", "id": request, "ok": True, "version": version}
        self._server.metrics.moves.labels(refused.code).inc()
        log.info("message refused", extra={"route": ROUTE, "refused": refused.code})
        return {"type": "answer", "id": request, "ok": False, "problem": gate.problem(refused)}

    async def _carry_out(self, message: SocketAct | SocketUndo) -> int:
        """Do what a message asks; returns the version after it."""
        server, asked = self._server, (self._table, self._viewer, self._secret, message.id, message.version)
        with server.metrics.move_seconds.time():
            if isinstance(message, SocketUndo):
                return await server.quick(server.tables.undo, *asked)
            return await server.act(*asked, message.action, message.lag)

    _answering = False

    async def _say_goodbye(self, answering: asyncio.Task[None]) -> None:
        """Answer a move in flight, then ask the client to reconnect."""
        if self._answering:
            await asyncio.wait((answering,), timeout=SEND_SECONDS)
        await self._socket.send_text(gate.as_text({"type": "closing"}))
        await self._socket.close(RESTART)

    async def _receive(self) -> str:
        """The next message; empty if it is no text or too long."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text = received.get("text")
        if text is None or len(text) > self._server.settings.longest_message:
            return ""  # refused like anything else that is no message
        return str(text)

    async def _refuse(self, refused: Refused) -> None:
        """Send the refusal and close the socket; if the database does not answer, ask the client to reconnect."""
        log.info("socket refused", extra={"route": ROUTE, "refused": refused.code})
        if refused.code == "busy":
            await self._socket.send_text(gate.as_text({"type": "closing"}))
            await self._socket.close(RESTART)
            return
        await self._socket.send_text(gate.as_text({"type": "refused", "problem": gate.problem(refused)}))
        await self._socket.close(REFUSED)


@router.websocket(ROUTE)
async def live_table(socket: WebSocket, table: str) -> None:
    """Look at a table, and play there with a seat's secret."""
    server: Service = socket.app.state.service
    client = socket.client.host if socket.client else "unknown"
    try:
        server.sockets.take(client)
    except Refused as refused:
        log.info("socket refused", extra={"route": ROUTE, "refused": refused.code})
        await socket.close(1013)
        return
    server.metrics.sockets.inc()
    try:
        await socket.accept()
        await TableSocket(socket, server, table).serve()
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        return  # the client is gone
    finally:
        server.metrics.sockets.dec()
        server.sockets.give_back(client)
