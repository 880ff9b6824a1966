"""Imported first of all by the process that workers are forked from: it lets games go first."""

from __future__ import annotations

import os

NICE = 5
"""No worker is less patient."""

if hasattr(os, "nice"):
    os.nice(NICE)
