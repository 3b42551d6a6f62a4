"""Rated tables: nobody gets hints there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("matches", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("matches", "rated")
