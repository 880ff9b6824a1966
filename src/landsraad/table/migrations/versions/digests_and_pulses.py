"""Digests in the log, the rules a game is played by, and signs of life."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("entries", sa.Column("digest", sa.String(16)))
    op.add_column("tables", sa.Column("build", sa.String(16)))
    op.create_table(
        "pulses",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("pulses")
    op.drop_column("tables", "build")
    op.drop_column("entries", "digest")
