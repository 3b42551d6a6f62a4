"""Addresses and accounts that the host has banned."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from undertow.server.refusals import Refused
from undertow.server.storage.accounts import ACCOUNT, ADDRESS, all_bans
from undertow.server.storage.store import Store

Network = IPv4Network | IPv6Network


def network_of(text: str) -> Network:
    """An address or a network such as 192.0.2.0/24; raises ValueError."""
    return ip_network(text.strip(), strict=False)


class Bans:
    """The bans at the last reading."""

    def __init__(self) -> None:
        """Nobody is banned before `refresh`."""
        self._accounts: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()

    def refresh(self, store: Store) -> None:
        """Read the bans; blocks."""
        with store.reading() as connection:
            found = all_bans(connection)
        self._accounts = frozenset(value for kind, value in found if kind == ACCOUNT)
        self._networks = tuple(network_of(value) for kind, value in found if kind == ADDRESS)

    def check_account(self, account: str | None) -> None:
        """Refuse a banned account."""
        if account in self._accounts:
            raise Refused("banned")

    def check_address(self, address: str) -> None:
        """Refuse a banned address."""
        if self._networks and self._is_banned(address):
            raise Refused("banned")

    def _is_banned(self, address: str) -> bool:
        """Whether an address is in a banned network."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self._networks)
