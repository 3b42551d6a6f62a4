"""Limits on connections below HTTP: how many, how long their headers may be, how long they may stay silent."""

import asyncio
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from undertow.server.limits import Counts
from undertow.server.refusals import Refused

_FILES_ON_WINDOWS = 512  # what select() takes there
_OTHER_FILES = 150  # the database's connections, workers, the page's files


@dataclass(frozen=True)
class ConnectionLimits:
    """What one connection and all together may take."""

    per_address: int = 256  # proxies that are trusted to name the client are exempt
    in_all: int = 0  # 0: as many as the process may open files, less some for everything else
    longest_head: int = 32 * 1024  # bytes of a request that are not its body
    head_seconds: float = 10.0
    body_seconds: float = 60.0


class Connections:
    """The connections of one server process."""

    def __init__(self, limits: ConnectionLimits) -> None:
        """None is open yet."""
        self.limits = limits
        self.most = limits.in_all or allow_many_files() - _OTHER_FILES
        self._of_address = Counts(limits.per_address)
        self._silent: OrderedDict[LimitedProtocol, None] = OrderedDict()

    def admit(self, protocol: "LimitedProtocol", address: str | None, open_now: int) -> bool:
        """Whether another connection may be opened; it may take the place of the one silent for longest."""
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
    """Raise this process's limit of open files as far as it may; returns the limit."""
    if sys.platform == "win32":
        return _FILES_ON_WINDOWS
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it."""
        super().connection_made(transport)
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
        """Bodies are limited elsewhere."""
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
