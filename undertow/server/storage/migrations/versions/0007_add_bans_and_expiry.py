"""Add bans, generations of guests' cookies, and an index for deleting old matches.

Revision ID: 0007
Revises: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table, a column and an index."""
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("value", sa.String(80), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.add_column("guests", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_index("matches_unchanged", "matches", ["status", "changed"])
