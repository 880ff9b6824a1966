"""The databases of the table's tests, and one that may be stopped."""

import os

import pytest

from table.conftest import database, light, postgres, server  # noqa: F401
from table.postgres import NoPostgres, Postgres


@pytest.fixture
def own_postgres():
    """A PostgreSQL of the test's own, to be stopped and frozen."""
    try:
        running = Postgres()
    except NoPostgres as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL: {missing}")
    yield running
    running.thaw()
    running.close()
