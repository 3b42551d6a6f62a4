"""Add the position that a match began with, and the moment of another match that it came from.

Revision ID: 0009
Revises: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two columns."""
    op.add_column("matches", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("origin", sa.Text, nullable=False, server_default=""))
