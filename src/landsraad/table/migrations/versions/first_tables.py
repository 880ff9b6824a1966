"""Tables, seats, the log of choices and the chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("spectator_hash", sa.String(64), nullable=False),
        sa.Column("host_seat", sa.Integer),
        sa.Column("host_hash", sa.String(64)),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("ended", sa.String(16), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("forked_from", sa.String(32)),
        sa.Column("undo_by", sa.Integer),
        sa.Column("undo_target", sa.Integer),
        sa.Column("undo_agreed", sa.Text, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("runner", sa.String(32)),
        sa.Column("runner_until", sa.Double, nullable=False),
    )
    op.create_index("tables_with_bots_due", "tables", ["bot_due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("secret_hash", sa.String(64)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("hook", sa.Text),
    )
    _create_logs()


def _create_logs() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("notation", sa.Text),
        sa.Column("back_to", sa.Integer),
        sa.Column("made", sa.String(40), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    for name in ("chat", "entries", "seats"):
        op.drop_table(name)
    op.drop_index("tables_with_bots_due", "tables")
    op.drop_table("tables")
