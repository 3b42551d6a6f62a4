"""The tables of the database."""

import sqlalchemy as sa

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
servers = sa.Table(  # servers that listen; only on PostgreSQL
    "servers",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
)
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("name_key", sa.String(80), nullable=False, unique=True),
    sa.Column("password_hash", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.true()),  # whether others see its ratings
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),  # raised to invalidate its cookies
)
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.String(10), primary_key=True),  # account or address
    sa.Column("value", sa.String(80), primary_key=True),  # the id of an account, or an address or network
    sa.Column("created", sa.BigInteger, nullable=False),
)
boxes = sa.Table(
    "boxes",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("facts", sa.Text, nullable=False),  # those that the owner told, as JSON
    sa.Column("changed", sa.BigInteger, nullable=False),
)
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("creator", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),  # counts every change; orders the messages to clients
    sa.Column("events", sa.Integer, nullable=False),  # number of the match's rows in events
    sa.Column("to_act", sa.Text, nullable=False),  # the seats that the match waits for
    sa.Column("bots_due", sa.BigInteger, index=True),  # when a bot's move fell due; null if none is
    sa.Column("pace", sa.Integer, nullable=False),  # milliseconds between the moves of bots
    sa.Column("idle_timeout", sa.Integer, nullable=False),  # seconds after which a seat counts as idle
    sa.Column("offer", sa.Text, nullable=False),  # what one seat asks of the others, as JSON; empty if nothing
    sa.Column("winners", sa.Text, nullable=False),  # the seats that have won
    sa.Column("rematch", sa.String(32)),  # the match that followed
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("length", sa.Integer, nullable=False, server_default="0"),  # of the log
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),  # whether anybody may find and watch it
    sa.Column("notify", sa.Text, nullable=False, server_default="{}"),  # when each seat's pending notice fell due, as JSON
    sa.Column("notify_due", sa.BigInteger),  # the earliest of these; empty if there is none
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),  # no hints, no undo of draws
    sa.Column("reservation", sa.String(32)),  # of the seed, where its commitment came before the table
    sa.Column(
        "components", sa.Text, nullable=False, server_default=""
    ),  # facts of an owner's box, as JSON; empty if shipped
    sa.Column("position", sa.Text, nullable=False, server_default=""),  # where it began, if not with the set-up
    sa.Column("origin", sa.Text, nullable=False, server_default=""),  # the moment of a match it came from, as JSON
    sa.Column("waiting", sa.Text, nullable=False, server_default="{}"),  # since when each seat to act is waited for, as JSON
    sa.Column("companion", sa.String(10), nullable=False, server_default=""),  # of a real table: "told" or "unknown" hands
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),  # whether a seat may ask for advice
    sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()),  # whether anybody may take an open seat
    sa.Column("may_fill", sa.Boolean, nullable=False, server_default=sa.false()),  # whether bots take seats that stay open
    sa.Column("language", sa.String(8), nullable=False, server_default=""),  # of whoever made the table
    sa.Column("least_rating", sa.Integer),  # in points, of those who may take an open seat; null for any
    sa.Column("most_rating", sa.Integer),
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # when somebody last waited at an open table
    sa.Column("clock", sa.Text, nullable=False, server_default=""),  # its setting, as JSON; empty without a clock
    sa.Column("clocks", sa.Text, nullable=False, server_default=""),  # the time of each seat, as JSON
    sa.Column("clock_due", sa.BigInteger),  # when the first of the running clocks is empty; null if none runs
    sa.Column("rating", sa.String(10), nullable=False, server_default=""),  # due or settled; empty before
    sa.Index("matches_reservation", "reservation", unique=True),
    sa.Index("matches_unchanged", "status", "changed"),
    # The migrations make the following partial. Saying so here would load SQLAlchemy's PostgreSQL at every start.
    sa.Index("matches_listed", "status", "changed"),  # where listed
    sa.Index("matches_to_notify", "notify_due"),  # where notify_due is not null
    sa.Index("matches_open", "status", "created"),  # where is_open
    sa.Index("matches_clock_due", "clock_due"),  # where clock_due is not null
    sa.Index("matches_to_rate", "changed"),  # where rating is due
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), index=True),
    sa.Column("bot", sa.String(40), nullable=False),  # the bot that acts here, also for a person who is away
    sa.Column("generation", sa.Integer, nullable=False),  # raised when the seat's secret changes
    sa.Column("forfeit", sa.String(10), nullable=False, server_default=""),  # why it lost a rated match: time, left
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(80), nullable=False),
    sa.Column("client_id", sa.String(64)),
    sa.Column("version", sa.Integer, nullable=False),  # the answer: the version after the request, for an offer the revision
    sa.Column("hash", sa.String(64), nullable=False),  # of the whole state after the request; empty but in its last row
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("clock", sa.BigInteger),  # milliseconds that the seat had left after its action; null without a clock
    sa.UniqueConstraint("match", "seat", "client_id", name="one_event_a_request"),
)
outages = sa.Table(  # times in which no server ran
    "outages",
    metadata,
    sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
)
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("ratings_best", "game", "seats", "mu"),
)
results = sa.Table(  # of rated matches, which may have been deleted since
    "results",
    metadata,
    sa.Column(
        "number", sa.BigInteger, primary_key=True, autoincrement=False
    ),  # counts rated matches, in the order of rating
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("account", sa.String(32)),  # null for a bot or a former player
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # counted from 0, equal where seats share it
    sa.Column("forfeit", sa.String(10), nullable=False),
    sa.Column("mu_before", sa.Double, nullable=False),
    sa.Column("sigma_before", sa.Double, nullable=False),
    sa.Column("mu_after", sa.Double, nullable=False),
    sa.Column("sigma_after", sa.Double, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("match", "seat", name="one_result_a_seat"),
    sa.Index("results_of", "account", "game", "seats", "number"),
)
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), index=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id")),
    sa.Column("seat", sa.Integer),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # push or webhook
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("address_hash", sa.String(64), nullable=False, unique=True),  # of a webhook with its owner and table
    sa.Column("keys", sa.Text, nullable=False),  # a device's keys as JSON, or a webhook's secret
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id")),  # restricts it to one table; null for all
    sa.Column("created", sa.BigInteger, nullable=False),
)
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("subscription", sa.String(32), sa.ForeignKey("subscriptions.id"), nullable=False, index=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # its seats; it is dropped once the match waits for none of them
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),  # when it may next be tried; in the future while claimed
)
puzzle_attempts = sa.Table(
    "puzzle_attempts",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("puzzle", sa.String(32), primary_key=True),
    sa.Column("is_solved", sa.Boolean, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),  # of the first answer
)
puzzle_standings = sa.Table(
    "puzzle_standings",
    metadata,
    sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("rating", sa.Float(53), nullable=False),  # openskill's
    sa.Column("doubt", sa.Float(53), nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # days in a row on which the puzzle of the day was solved
    sa.Column("best_streak", sa.Integer, nullable=False),
    sa.Column("day", sa.String(10), nullable=False),  # the last of these days; empty if there is none
    sa.Column("changed", sa.BigInteger, nullable=False),
)
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of match, rules version and engine
    sa.Column("effort", sa.String(10), primary_key=True),
    sa.Column("findings", sa.Text, nullable=False),  # as JSON
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),  # when it was last asked for
)
