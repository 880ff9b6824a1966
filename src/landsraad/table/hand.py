"""The hand that writes entries into SQLite: a thread of its own, one errand for a transaction.

The usual way takes a turn of the event loop for every statement, and turns are slow when many
visitors come at once; everybody's choices would wait for a dozen of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Engine, Executable

Statement = tuple[Executable, Any]
"""What is to be done, and with which values."""


class Hand:
    """Carries out transactions one after another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, statements: Sequence[Statement]) -> None:
        """Do all of it and commit, or raise what the database says and do nothing."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write, statements)

    def _write(self, statements: Sequence[Statement]) -> None:
        with self._engine.begin() as connection:
            for statement, values in statements:
                connection.execute(statement, values)

    def close(self) -> None:
        """Lay the pen down, after what is being written."""
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown(wait=False)
