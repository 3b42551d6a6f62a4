"""Tables that anybody may watch, and notices."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_TOLD_LATER = sa.text("tell_due IS NOT NULL")


def upgrade() -> None:
    """Bring the schema to this revision."""
    _widen_matches()
    _create_subscriptions()
    _create_notices()


def _widen_matches() -> None:
    """What a match has beyond the first schema."""
    op.add_column("matches", sa.Column("length", sa.Integer(), server_default="0", nullable=False))
    op.add_column("matches", sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("matches", sa.Column("tell", sa.Text(), server_default="{}", nullable=False))
    op.add_column("matches", sa.Column("tell_due", sa.BigInteger(), nullable=True))
    listed = sa.text("listed")
    op.create_index("matches_listed", "matches", ["status", "changed"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("matches_to_tell", "matches", ["tell_due"], sqlite_where=_TOLD_LATER, postgresql_where=_TOLD_LATER)


def _create_subscriptions() -> None:
    """Where people want to be told."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("address_hash", sa.String(length=64), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("address_hash"),
    )
    op.create_index(op.f("ix_subscriptions_guest"), "subscriptions", ["guest"], unique=False)


def _create_notices() -> None:
    """What has yet to be delivered."""
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("subscription", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.ForeignKeyConstraint(["subscription"], ["subscriptions.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"], unique=False)
    op.create_index(op.f("ix_notices_subscription"), "notices", ["subscription"], unique=False)


def downgrade() -> None:
    """Take the schema back."""
    op.drop_table("notices")
    op.drop_table("subscriptions")
    op.drop_index("matches_to_tell", table_name="matches")
    op.drop_index("matches_listed", table_name="matches")
    for column in ("tell_due", "tell", "listed", "length"):
        op.drop_column("matches", column)
