"""What attackers do to a server, and what must happen."""
