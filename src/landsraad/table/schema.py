"""What is stored. The log of a table is append-only: taking back is an entry of its own."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("origin", Text, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("spectator_hash", String(64), nullable=False),
    Column("host_seat", Integer),
    Column("host_hash", String(64)),
    Column("pace", String(16), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("ended", String(16), nullable=False),
    Column("created", String(40), nullable=False),
    Column("forked_from", String(32)),
    # Who asks to take back past the frontier, down to where, and who has agreed.
    Column("undo_by", Integer),
    Column("undo_target", Integer),
    Column("undo_agreed", Text, nullable=False),
    # Whether a bot is to answer, and which process lets it.
    Column("bot_due", Boolean, nullable=False),
    Column("runner", String(32)),
    Column("runner_until", Double, nullable=False),
    # The table on which the same people play again.
    Column("rematch", String(32)),
    # Whether people may ask for hints; empty if the host has not said.
    Column("hints", Boolean),
    # The rules under which every entry was made or has been checked.
    Column("build", String(16)),
    Index("tables_with_bots_due", "bot_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(128), nullable=False),
    Column("bot", String(64)),
    Column("secret_hash", String(64)),
    Column("stand_in", Boolean, nullable=False),
    Column("hook", Text),
    # What the seat gave to a joint deal; empty text if it came and gave nothing.
    Column("share", String(64)),
)

# The key makes a doubled choice impossible: of two writers of the same number one fails.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", Text),
    Column("back_to", Integer),
    Column("made", String(40), nullable=False),
    # Of the position after this entry, now and then: whether other rules still lead there.
    Column("digest", String(16)),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(128), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", String(40), nullable=False),
    Column("emote", String(16)),
)

# A sign of life of each process, written to see whether anything can be written.
pulses = Table(
    "pulses",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("seen", Double, nullable=False),
)
