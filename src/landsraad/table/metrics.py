"""Numbers for Prometheus, in its text format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds up to which a committed choice is counted."""


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self._times = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def commit(self, seconds: float) -> None:
        """An entry of a log was stored."""
        place = next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self._times[place] += 1
        self._seconds += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """All numbers, with those that are taken at this moment."""
        return "\n".join(self._lines(gauges)) + "\n"

    def _lines(self, gauges: Mapping[str, float]) -> Iterator[str]:
        for name, value in sorted(gauges.items()):
            yield f"# TYPE landsraad_{name} gauge"
            yield f"landsraad_{name} {value:g}"
        for name, count in sorted(self.counts.items()):
            yield f"# TYPE landsraad_{name}_total counter"
            yield f"landsraad_{name}_total {count}"
        yield "# HELP landsraad_refused_total Messages that were refused, by reason."
        yield "# TYPE landsraad_refused_total counter"
        for code, count in sorted(self.refused.items()):
            yield f'landsraad_refused_total{{code="{code}"}} {count}'
        yield "# HELP landsraad_commit_seconds Time to store a choice."
        yield "# TYPE landsraad_commit_seconds histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._times, strict=True):
            total += count
            yield f'landsraad_commit_seconds_bucket{{le="{bound}"}} {total}'
        yield f"landsraad_commit_seconds_sum {self._seconds:.6f}"
        yield f"landsraad_commit_seconds_count {total}"
