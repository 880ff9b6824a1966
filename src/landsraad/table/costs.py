"""What visitors' requests cost, in milliseconds of the server's time, roughly.

Each address has a number of them a second (`Settings.work_per_second`), and some in reserve. Work
in other processes counts too: it is what keeps those from others.
"""

from __future__ import annotations

from landsraad.table import wire

READY = 1.0
"""A page that is kept ready."""
ROOM = 4.0
"""What is read from a table."""
OLD = 10.0
"""A page of an ended game, which may have to be made."""
NEW = 60.0
"""A new table."""
HELLO = 15.0
"""A line to a table, with the whole position and its log."""
BYTES = 1 / 5000
"""For each byte that is sent to the server."""

MESSAGES: dict[type, float] = {
    wire.Ping: 0.2,
    wire.Choose: 4.0,
    wire.Why: 3.0,
    wire.Look: 10.0,
    wire.AskHint: 10.0,
    wire.Undo: 10.0,
    wire.AnswerUndo: 10.0,
    wire.Rename: 40.0,
    wire.SetHook: 40.0,
    wire.Rematch: NEW,
}
OTHER = 6.0
"""Any other message: it is stored, and everybody at the table hears of it."""
