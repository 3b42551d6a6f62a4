"""Add since when a match waits for each seat.

Revision ID: 0011
Revises: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column; a seat that it does not name has been waited for since the last change."""
    op.add_column("matches", sa.Column("waiting", sa.Text, nullable=False, server_default="{}"))
