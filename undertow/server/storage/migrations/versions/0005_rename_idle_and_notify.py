"""Rename columns: patience to idle_timeout, tell to notify, tell_due to notify_due."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_RENAMED = (("patience", "idle_timeout"), ("tell", "notify"), ("tell_due", "notify_due"))


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.drop_index("matches_to_tell", "matches")
    for old, new in _RENAMED:
        op.execute(f"ALTER TABLE matches RENAME COLUMN {old} TO {new}")
    due = sa.text("notify_due IS NOT NULL")
    op.create_index("matches_to_notify", "matches", ["notify_due"], sqlite_where=due, postgresql_where=due)


def downgrade() -> None:
    """Take this revision back."""
    op.drop_index("matches_to_notify", "matches")
    for old, new in _RENAMED:
        op.execute(f"ALTER TABLE matches RENAME COLUMN {new} TO {old}")
    due = sa.text("tell_due IS NOT NULL")
    op.create_index("matches_to_tell", "matches", ["tell_due"], sqlite_where=due, postgresql_where=due)
