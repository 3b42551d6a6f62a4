"""Limits on connections below HTTP: their number, the size of headers, silence, slow reading."""

import asyncio
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from undertow.server.limits import Counts, Rate, RateLimiter
from undertow.server.refusals import Refused

_FILES_ON_WINDOWS = 512  # what select() takes there
_OTHER_FILES = 150  # the database's connections, workers, the page's files
_SLICE = 4096  # bytes of a WebSocket that are parsed before its frames are counted


@dataclass(frozen=True)
class ConnectionLimits:
    """What one connection and all together may take."""

    per_address: int = 256  # proxies that are trusted to name the client are exempt
    in_all: int = 0  # 0: the process's limit of open files, less a reserve for other files
    longest_head: int = 32 * 1024  # bytes of a request that are not its body
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    send_seconds: float = 20.0  # a client whose buffer is full has to read `least_read` bytes within this time
    least_read: int = 16 * 1024
    frames: Rate = Rate(50, 500)  # of one WebSocket, pings included; more close it


class Connections:
    """The connections of one server process."""

    def __init__(self, limits: ConnectionLimits) -> None:
        """None is open yet."""
        self.limits = limits
        self.most = limits.in_all or allow_many_files() - _OTHER_FILES
        self._of_address = Counts(limits.per_address)
        self._silent: OrderedDict[LimitedProtocol, None] = OrderedDict()

    def admit(self, protocol: "LimitedProtocol", address: str | None, open_now: int) -> bool:
        """Whether another connection may be opened; it may replace the longest silent one."""
        if open_now > self.most:
            if not self._silent:
                return False
            longest, _ = self._silent.popitem(last=False)
            longest.give_up()
        if address is not None:
            try:
                self._of_address.take(address)
            except Refused:
                return False
        self._silent[protocol] = None
        return True

    def heard(self, protocol: "LimitedProtocol") -> None:
        """A connection has sent a whole head."""
        self._silent.pop(protocol, None)

    def fell_silent(self, protocol: "LimitedProtocol") -> None:
        """A connection has been answered and may send another request."""
        self._silent[protocol] = None

    def closed(self, protocol: "LimitedProtocol", address: str | None) -> None:
        """A connection has ended."""
        self._silent.pop(protocol, None)
        if address is not None:
            self._of_address.give_back(address)


def allow_many_files() -> int:
    """Raise this process's limit of open files to the allowed maximum; returns the limit."""
    if sys.platform == "win32":
        return _FILES_ON_WINDOWS
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class SlowReader:
    """Closes a connection whose client does not read, so that its unsent data does not stay in memory."""

    def __init__(self, limits: ConnectionLimits, transport: asyncio.Transport) -> None:
        """Nothing is watched before `pause`."""
        self._limits = limits
        self._transport = transport
        self._unsent = 0
        self._timer: asyncio.TimerHandle | None = None

    def pause(self) -> None:
        """The write buffer is full: watch whether the client reads."""
        self.resume()
        self._unsent = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._limits.send_seconds, self._look)

    def resume(self) -> None:
        """The client has read enough, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """Close the connection unless enough was read meanwhile."""
        if self._transport.get_write_buffer_size() > self._unsent - self._limits.least_read:
            self._transport.abort()
        else:
            self.pause()


class LimitedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which closes on a client that floods it or does not read."""

    def __init__(self, *args: Any, limits: ConnectionLimits, **kwargs: Any) -> None:
        """Keep the limits."""
        super().__init__(*args, **kwargs)
        self._limits = limits
        self._frames = RateLimiter(limits.frames)
        self._slow: SlowReader | None = None
        self._is_full = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection."""
        super().connection_made(transport)
        self._slow = SlowReader(self._limits, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop watching."""
        if self._slow is not None:
            self._slow.resume()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse received bytes, a little at a time: a flood of tiny frames would keep the event loop busy."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    def handle_events(self) -> None:
        """Handle parsed frames; too many of them close the connection."""
        try:
            for _ in self.conn.events:
                self._frames.take("")
        except Refused:
            self.transport.abort()
        else:
            super().handle_events()

    def pause_writing(self) -> None:
        """Stop reading too: even a ping would be answered into the full buffer."""
        super().pause_writing()
        self._is_full = True
        self.transport.pause_reading()
        if self._slow is not None:
            self._slow.pause()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._is_full = False
        if self._slow is not None:
            self._slow.resume()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; the buffer may still be full."""
        message = await super().receive()
        if self._is_full:
            self.transport.pause_reading()
        return message


class TooLarge(Exception):
    """A request head is longer than allowed."""


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's HTTP with limits on the connection."""

    def __init__(self, config: Config, *args: Any, known: Connections, **kwargs: Any) -> None:
        """Register the connection with the server's limits."""
        super().__init__(config, *args, **kwargs)
        self._known = known
        self._proxies = _TrustedHosts(config.forwarded_allow_ips or "")
        self._address: str | None = None
        self._is_counted = False
        self._overhead = 0  # bytes of the request that are not its body
        self._deadline: asyncio.TimerHandle | None = None
        self._slow: SlowReader | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it."""
        super().connection_made(transport)
        self._slow = SlowReader(self._known.limits, transport)
        host = self.client[0] if self.client else None
        self._address = None if host in self._proxies else host
        self._is_counted = self._known.admit(self, self._address, len(self.connections))
        if not self._is_counted:
            transport.abort()
            return
        self._expect(self._known.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to a socket, which has limits of its own."""
        self._release()
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        """Forget the connection."""
        self._expect(None)
        if self._slow is not None:
            self._slow.resume()
        if self._is_counted:
            self._is_counted = False
            self._known.closed(self, self._address)

    def _expect(self, seconds: float | None) -> None:
        """Close the connection unless it makes progress within these seconds; None for no limit."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        """Close a connection that takes too long."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Watch a client that reads more slowly than we write."""
        super().pause_writing()
        if self._slow is not None:
            self._slow.pause()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._slow is not None:
            self._slow.resume()

    def data_received(self, data: bytes) -> None:
        """Parse received bytes, within the limits of the head."""
        if self.transport.is_closing():
            return
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(self._known.limits.head_seconds)  # the next request on the connection begins
        self._overhead += len(data)
        super().data_received(data)
        if self._overhead > self._known.limits.longest_head and not self.transport.is_closing():
            self._refuse_head()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._overhead = 0

    def on_url(self, url: bytes) -> None:
        """Count a piece of the address."""
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        super().on_header(name, value)
        self._count_head(len(name) + len(value) + len(": \r\n"))

    def _count_head(self, size: int) -> None:
        """Count bytes of the head; raises an error beyond the limit."""
        self._head += size
        if self._head > self._known.limits.longest_head:
            raise TooLarge

    _head = 0

    def on_headers_complete(self) -> None:
        """Note a complete head and wait for the body."""
        self._head = 0
        self._known.heard(self)
        self._expect(self._known.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Do not count the body, which `Middleware` limits."""
        self._overhead = max(0, self._overhead - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note a complete request; its answer has no time limit."""
        self._expect(None)
        self._overhead = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn closes the connection if none begins."""
        super().on_response_complete()
        if self._is_counted and not self.pipeline:
            self._known.fell_silent(self)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, or whose head is too long."""
        if self._head > self._known.limits.longest_head:
            self._refuse_head()
        else:
            super().send_400_response(msg)

    def _refuse_head(self) -> None:
        """Say that the head is too long and close the connection."""
        self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
