"""Bots at the tables, thinking in worker processes."""
