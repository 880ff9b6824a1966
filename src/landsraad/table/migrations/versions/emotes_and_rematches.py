"""Emotes in the chat, the way from a table to its rematch, and whether it allows hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("chat", sa.Column("emote", sa.String(16)))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "hints")
    op.drop_column("tables", "rematch")
    op.drop_column("chat", "emote")
