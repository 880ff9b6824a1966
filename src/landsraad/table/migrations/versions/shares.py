"""What each seat gave to the deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("seats", sa.Column("share", sa.String(64)))


def downgrade() -> None:
    """Go back."""
    op.drop_column("seats", "share")
