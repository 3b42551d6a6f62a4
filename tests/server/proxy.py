"""A proxy between a server and PostgreSQL that can stop forwarding, or cut every connection."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa


class Proxy:
    """Forwards TCP connections to PostgreSQL's own socket."""

    def __init__(self, target: sa.URL) -> None:
        self._target = f"{target.query['host']}/.s.PGSQL.{target.port or 5432}"
        self._flows = threading.Event()
        self._flows.set()
        self._is_away = False
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        address = {"host": "127.0.0.1", "port": self._listening.getsockname()[1]}
        self.url = target.set(query={}, **address).render_as_string(hide_password=False)
        threading.Thread(target=self._accept, daemon=True).start()

    def pause(self) -> None:
        """Hold back every byte, as a database does that hangs."""
        self._flows.clear()

    def resume(self) -> None:
        self._flows.set()

    def go_away(self) -> None:
        """Cut all connections and let no new one in, as a database does that is restarted."""
        self._is_away = True
        for each in list(self._open):
            _close(each)

    def come_back(self) -> None:
        self._is_away = False

    def close(self) -> None:
        self.resume()
        self._listening.close()
        self.go_away()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if self._is_away:
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._target)
            self._open |= {near, far}
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self._forward, args=pair, daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flows.wait()
                target.sendall(data)
        for each in (source, target):
            _close(each)
            self._open.discard(each)


def _close(each: socket.socket) -> None:
    with contextlib.suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()


@contextlib.contextmanager
def proxied(database: Any) -> Iterator[Proxy]:
    """A proxy to a PostgreSQL database for a while."""
    proxy = Proxy(sa.make_url(database))
    try:
        yield proxy
    finally:
        proxy.close()
