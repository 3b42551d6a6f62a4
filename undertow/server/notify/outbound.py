"""Calls to strangers' addresses: https only, no private networks, no redirects, short timeouts."""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import SplitResult, urlsplit

LONGEST_ADDRESS = 1000
_SECONDS = 10.0
_LONGEST_HEAD = 16 * 1024
_PRINTABLE = re.compile(r"[!-~]+")
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")  # all other addresses are local or wrap an IPv4 address
_SPECIAL = tuple(
    map(
        ipaddress.ip_network,
        (
            "192.0.0.0/24",  # protocol assignments
            "192.88.99.0/24",  # relays from IPv6
            "2001::/23",  # protocol assignments, Teredo among them
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4: IPv4 inside
            "3fff::/20",  # documentation
        ),
    )
)
_ISATAP = 0x5EFE  # in the middle of an address that holds an IPv4 address

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(ValueError):
    """An address that is not called; says why."""


class Unreachable(OSError):
    """An outgoing call timed out."""


def is_public(address: IpAddress) -> bool:
    """Whether an address is public on the internet."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in _GLOBAL_UNICAST or int(address) >> 32 & 0xFDFF_FFFF == _ISATAP:
            return False
    is_special = address.is_multicast or any(address in network for network in _SPECIAL)
    return address.is_global and not is_special


@cache
def _usual_trust() -> ssl.SSLContext:
    """The certificates that this machine trusts."""
    return ssl.create_default_context()


@dataclass(frozen=True)
class OutboundPolicy:
    """The policy for outgoing calls; only tests use another than the default."""

    allows: Callable[[IpAddress], bool] = is_public
    trust: Callable[[], ssl.SSLContext] = _usual_trust
    any_port: bool = False

    def parts(self, address: str) -> SplitResult:
        """The parts of an address; refused if its text shows that it is forbidden."""
        if len(address) > LONGEST_ADDRESS or not _PRINTABLE.fullmatch(address):
            raise BadAddress("it is too long or has characters that an address does not have")
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            raise BadAddress("it is not a valid address") from None
        if parts.scheme != "https" or not parts.hostname:
            raise BadAddress("it does not begin with https:// and a host")
        if parts.username is not None or parts.password is not None:
            raise BadAddress("it names a user")
        if port not in (None, 443) and not self.any_port:
            raise BadAddress("it names a port")
        return parts

    async def resolved(self, address: str) -> tuple[SplitResult, str]:
        """An address and its resolved IP; refused if any IP of its host is forbidden."""
        parts = self.parts(address)
        host, port = str(parts.hostname), parts.port or 443
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise BadAddress("its host is unknown") from None
        numbers = [str(entry[4][0]).partition("%")[0] for entry in found]
        if not numbers or not all(self.allows(ipaddress.ip_address(number)) for number in numbers):
            raise BadAddress("it leads into a private network")
        return parts, numbers[0]

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a body; returns the HTTP status and ignores the rest of the answer."""
        try:
            return await asyncio.wait_for(self._post(address, headers, body), _SECONDS)
        except BadAddress:
            raise
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send one request over a new connection to the checked IP."""
        parts, number = await self.resolved(address)
        trust = self.trust()
        port = parts.port or 443
        reader, writer = await asyncio.open_connection(
            number, port, ssl=trust, server_hostname=parts.hostname, limit=_LONGEST_HEAD
        )
        try:
            writer.write(_head(parts, headers, len(body)) + body)
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()


def _head(parts: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    """The request line and the headers."""
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    sent = {"Host": parts.netloc, "User-Agent": "undertow", "Connection": "close", "Content-Length": str(length), **headers}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of an answer; interim ones are passed over."""
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        version, _, rest = head.partition(b" ")
        status = int(rest[:3])
        if not version.startswith(b"HTTP/1.") or not 100 <= status < 600:
            raise ValueError("it does not speak HTTP")
        if status >= 200:
            return status
