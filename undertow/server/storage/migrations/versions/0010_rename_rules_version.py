"""Rename a column: rules to rules_version."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.execute("ALTER TABLE matches RENAME COLUMN rules TO rules_version")


def downgrade() -> None:
    """Take this revision back."""
    op.execute("ALTER TABLE matches RENAME COLUMN rules_version TO rules")
