"""Add attempts at puzzles, people's puzzle ratings, and reviews.

Revision ID: 0012
Revises: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add three tables."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_standings",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("rating", sa.Float(53), nullable=False),
        sa.Column("doubt", sa.Float(53), nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("effort", sa.String(10), primary_key=True),
        sa.Column("findings", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    )
