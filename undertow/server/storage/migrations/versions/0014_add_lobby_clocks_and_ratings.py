"""Add open tables, clocks, forfeits and ratings.

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_COLUMNS = (
    sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("may_fill", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("language", sa.String(8), nullable=False, server_default=""),
    sa.Column("least_rating", sa.Integer),
    sa.Column("most_rating", sa.Integer),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
    sa.Column("clocks", sa.Text, nullable=False, server_default=""),
    sa.Column("clock_due", sa.BigInteger),
    sa.Column("rating", sa.String(10), nullable=False, server_default=""),
)


def upgrade() -> None:
    """Add columns, indexes and tables."""
    for column in _COLUMNS:
        op.add_column("matches", column)
    op.add_column("seats", sa.Column("forfeit", sa.String(10), nullable=False, server_default=""))
    op.add_column("events", sa.Column("clock", sa.BigInteger))
    op.add_column("accounts", sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.true()))
    _add_indexes()
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    _add_ratings()


def _add_indexes() -> None:
    """Add an index for every sweep, over the few rows that it looks for."""
    for name, columns, condition in (
        ("matches_open", ["status", "created"], "is_open"),
        ("matches_clock_due", ["clock_due"], "clock_due IS NOT NULL"),
        ("matches_to_rate", ["changed"], "rating = 'due'"),
    ):
        op.create_index(name, "matches", columns, sqlite_where=sa.text(condition), postgresql_where=sa.text(condition))


def _add_ratings() -> None:
    """Add ratings and the results that they follow from."""
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Index("ratings_best", "game", "seats", "mu"),
    )
    op.create_table(
        "results",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("account", sa.String(32)),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("forfeit", sa.String(10), nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu_after", sa.Double, nullable=False),
        sa.Column("sigma_after", sa.Double, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("match", "seat", name="one_result_a_seat"),
        sa.Index("results_of", "account", "game", "seats", "number"),
    )
