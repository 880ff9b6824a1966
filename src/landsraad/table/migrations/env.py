"""Runs the steps of the schema on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from landsraad.table.schema import metadata


def run() -> None:
    """Bring the database to the newest schema."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        # SQLite changes a column by making the table again.
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


run()
