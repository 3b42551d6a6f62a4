"""Add tables that accompany a real box, and whether a table gives hints.

Revision ID: 0013
Revises: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two columns."""
    op.add_column("matches", sa.Column("companion", sa.String(10), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
