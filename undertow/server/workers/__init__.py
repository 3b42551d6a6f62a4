"""Bots at the tables; they search in worker processes."""
