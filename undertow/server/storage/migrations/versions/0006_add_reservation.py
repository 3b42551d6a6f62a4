"""Add the reservation of a match's seed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("matches", sa.Column("reservation", sa.String(32)))
    op.create_index("matches_reservation", "matches", ["reservation"], unique=True)


def downgrade() -> None:
    """Take this revision back."""
    op.drop_index("matches_reservation", "matches")
    op.drop_column("matches", "reservation")
