"""Servers on real databases. In CI PostgreSQL may not be missing."""

from __future__ import annotations

import os

import pytest

from table.harness import Server
from table.postgres import NoPostgres, Postgres


@pytest.fixture(scope="session")
def postgres():
    try:
        running = Postgres()
    except NoPostgres as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"no PostgreSQL: {missing}")
    yield running
    running.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture
def server(database):
    with Server(database) as running:
        yield running


@pytest.fixture
def light(tmp_path):
    """A server on SQLite, where the database makes no difference."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as running:
        yield running
