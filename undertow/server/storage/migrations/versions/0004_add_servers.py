"""Servers that listen for changes; a server alone sends no notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table("servers", sa.Column("id", sa.BigInteger(), autoincrement=False, primary_key=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_table("servers")
