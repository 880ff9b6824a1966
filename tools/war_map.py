"""Draws the map of War for Arrakis from its areas and borders: ``python tools/war_map.py``.

The graph of all borders, passable and impassable, is planar as it lies: no two border lines
cross. So its dual is an exact map. Every face of the graph becomes a corner, every border runs
from corner to corner, and two regions touch if and only if the board says so, which Voronoi
cells do not give. The rectangle is then bent into an oval planet, with a gentle lens over the
crowded middle. Borders are roughened once, so that neighbours share the same line.
"""

from __future__ import annotations

import json
import math
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from landsraad.games.war_for_arrakis.sets.base import board

Point = tuple[float, float]
Places = dict[str, Point]
Pair = tuple[str, str]

TARGET = (
    Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "war" / "map" / "regions.json"
)
ASPECT = 0.4618
"""Height of the board by its width."""
WIDTH, HEIGHT = 952, 574
CX, CY, RX, RY = 495.0, 1000 * ASPECT / 2, 512.0, 1000 * ASPECT * 0.535
ROUNDNESS = 0.4
LENS = (0.02, -0.36, 0.11, 0.13, 0.52, 0.42)
"""Middle, spread and strength of the lens, across and down."""
SEED = 7
CLOSE = 1e-6


def spot(x: float, y: float) -> Point:
    """Where something of the board lies before it is bent."""
    return x * 1000, y * ASPECT * 1000


def borders_of(lines: dict[str, str]) -> list[Pair]:
    """The pairs of areas that a table of the board names."""
    return [(key, other) for key, others in lines.items() for other in others.split()]


def around(places: Places, borders: list[Pair]) -> dict[str, list[str]]:
    """For each area its neighbours, in turn around it."""
    near: dict[str, list[str]] = {key: [] for key in places}
    for a, b in borders:
        near[a].append(b)
        near[b].append(a)
    for key, (x, y) in places.items():
        near[key].sort(key=lambda other: math.atan2(places[other][1] - y, places[other][0] - x))
    return near


def faces_of(near: dict[str, list[str]]) -> list[list[str]]:
    """Faces as lists of areas, found by always turning the same way."""
    seen: set[Pair] = set()
    faces = []
    for start in ((a, b) for a in near for b in near[a]):
        face: list[str] = []
        u, v = start
        while (u, v) not in seen:
            seen.add((u, v))
            face.append(u)
            u, v = v, near[v][near[v].index(u) - 1]
        if face:
            faces.append(face)
    return faces


def size(ring: list[Point]) -> float:
    """Twice what a ring encloses."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])))


def rim(point: Point) -> Point:
    """The point pushed outward to the rounded frame."""
    dx, dy = point[0] - CX, point[1] - CY
    t = ((abs(dx) / RX) ** 5 + (abs(dy) / RY) ** 5) ** -0.2
    return CX + dx * t, CY + dy * t


def middle(p: Point, q: Point) -> Point:
    """Half way."""
    return (p[0] + q[0]) / 2, (p[1] + q[1]) / 2


def rough(p: Point, q: Point, chance: random.Random, amount: float, depth: int = 2) -> list[Point]:
    """From p up to but not including q, by displaced midpoints."""
    if depth == 0:
        return [p]
    length = math.dist(p, q) or 1
    shift = chance.uniform(-1, 1) * amount * min(1, length / 30) / length
    x, y = middle(p, q)
    mid = (x - (q[1] - p[1]) * shift, y + (q[0] - p[0]) * shift)
    one = rough(p, mid, chance, amount / 2, depth - 1)
    return one + rough(mid, q, chance, amount / 2, depth - 1)


def draw_borders(
    places: Places, borders: list[Pair], near: dict[str, list[str]]
) -> dict[Pair, list[Point]]:
    """For each border, in both directions, its line; those at the outside end at the rim."""
    faces = faces_of(near)
    outer = max(faces, key=lambda face: size([places[key] for key in face]))
    corner: list[Point] = []
    left_of: dict[Pair, int] = {}
    for face in faces:
        if face is outer:
            continue
        left_of.update({pair: len(corner) for pair in pairwise([*face, face[0]])})
        xs, ys = zip(*(places[key] for key in face), strict=True)
        corner.append((sum(xs) / len(face), sum(ys) / len(face)))
    chance = random.Random(SEED)
    lines: dict[Pair, list[Point]] = {}
    for a, b in borders:
        mid = middle(places[a], places[b])
        left, right = left_of.get((a, b)), left_of.get((b, a))
        if left is None or right is None:
            known = right if left is None else left
            assert known is not None
            end = rim(mid)
            points = [*rough(corner[known], end, chance, 7), end]
            points = points[::-1] if left is None else points
        else:
            p, q = corner[left], corner[right]
            bow = middle(middle(p, q), mid)
            points = [*rough(p, bow, chance, 5), *rough(bow, q, chance, 5), q]
        lines[a, b], lines[b, a] = points, points[::-1]
    return lines


def shore(start: Point, end: Point) -> list[Point]:
    """Along the rim from one point to another, the shorter way."""
    a = math.atan2(start[1] - CY, start[0] - CX)
    turn = (math.atan2(end[1] - CY, end[0] - CX) - a + math.pi) % math.tau - math.pi
    angles = [a + turn * step / 14 for step in range(1, 14)]
    return [start, *(rim((CX + 100 * math.cos(t), CY + 100 * math.sin(t))) for t in angles), end]


def bend(point: Point, across: float = 1.0, down: float = 1.0) -> Point:
    """Rectangle to oval (-1 … 1), then the lens."""
    u, v = (point[0] - CX) / RX, (point[1] - CY) / RY
    u, v = (
        u * math.sqrt(1 - ROUNDNESS * v * v) / across,
        v * math.sqrt(1 - ROUNDNESS * u * u) / down,
    )
    x, y, wide, high, pull_x, pull_y = LENS
    dx, dy = u - x, v - y
    fade = max(0.0, 1 - (u * u + v * v) ** 1.5)
    pull = math.exp(-(dx * dx / wide + dy * dy / high)) * fade
    return u + pull_x * dx * pull, v + pull_y * dy * pull


class Sheet:
    """Numbered lines, bent; regions name them by number, from 1, reversed ones below zero."""

    def __init__(self, across: float, down: float) -> None:
        self.across, self.down = across, down
        self.lines: list[list[Point]] = []

    def place(self, point: Point) -> Point:
        """Where a point of the board lies on the picture."""
        u, v = bend(point, self.across, self.down)
        return (
            round(WIDTH / 2 + u * (WIDTH / 2 - 10), 1), round(HEIGHT / 2 + v * (HEIGHT / 2 - 12), 1)
        )  # fmt: skip

    def add(self, line: list[Point]) -> int:
        """A line of the board; its number."""
        self.lines.append([self.place(point) for point in line])
        return len(self.lines)

    def walk(self, ring: list[int]) -> list[Point]:
        """The points of a ring of numbered lines."""
        points: list[Point] = []
        for number in ring:
            line = self.lines[abs(number) - 1]
            points += (line if number > 0 else line[::-1])[:-1]
        return points


def rings_of(
    near: dict[str, list[str]], lines: dict[Pair, list[Point]], sheet: Sheet
) -> tuple[dict[str, list[int]], dict[Pair, int]]:
    """Each region as a ring of numbered lines, and the numbers of the borders."""
    numbers: dict[Pair, int] = {}
    for pair, line in lines.items():
        if pair[::-1] not in numbers:
            numbers[pair] = sheet.add(line)
    regions = {}
    for key, others in near.items():
        left = [(key, other) for other in others]
        ends = {pair: lines[pair][-1] for pair in left}
        # A region at the rim begins with the border that no other leads to.
        first = next(
            (p for p in left if all(math.dist(lines[p][0], end) > CLOSE for end in ends.values())),
            left[0],
        )
        ring = [first]
        left.remove(first)
        while left:
            pair = next(p for p in left if math.dist(lines[p][0], ends[ring[-1]]) < CLOSE)
            ring.append(pair)
            left.remove(pair)
        found = [numbers[p] if p in numbers else -numbers[p[::-1]] for p in ring]
        if math.dist(ends[ring[-1]], lines[first][0]) > CLOSE:
            found.append(sheet.add(shore(ends[ring[-1]], lines[first][0])))
        regions[key] = found
    return regions, numbers


def inside(point: Point, ring: list[Point]) -> bool:
    """Whether a point lies within a ring."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def gap(point: Point, p: Point, q: Point) -> float:
    """How far a point is from a stretch of a line; pieces lie wider than high."""
    (x, y), dx, dy = point, q[0] - p[0], q[1] - p[1]
    t = max(0.0, min(1.0, ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy or 1)))
    return math.hypot((x - p[0] - t * dx) * 0.8, y - p[1] - t * dy)


def heart(ring: list[Point]) -> tuple[float, float, float]:
    """The point of a region with most room around it, and that room."""

    def room(point: Point) -> float:
        far = min(gap(point, p, q) for p, q in pairwise([*ring, ring[0]]))
        return far if inside(point, ring) else -far

    xs, ys = zip(*ring, strict=True)
    best, step = (sum(xs) / len(xs), sum(ys) / len(ys)), max(max(xs) - min(xs), max(ys) - min(ys))
    while step > 0.5:
        around_it = [
            (best[0] + i * step / 6, best[1] + j * step / 6)
            for i in range(-3, 4)
            for j in range(-3, 4)
        ]
        best = max(around_it, key=room)
        step /= 2
    return round(best[0], 1), round(best[1], 1), round(room(best), 1)


def hover(zone: Point, hearts: dict[str, tuple[float, float, float]]) -> Point:
    """Where an air zone is drawn: near its place, and away from what stands in areas."""
    around_it = [
        (zone[0] + far * math.cos(turn / 8 * math.pi), zone[1] + far * math.sin(turn / 8 * math.pi))
        for far in range(0, 30, 4)
        for turn in range(16)
    ]

    def room(point: Point) -> float:
        near = min(math.hypot((point[0] - x) * 0.6, point[1] - y) for x, y, _ in hearts.values())
        return min(near, 27.0) - math.dist(point, zone) * 0.25

    x, y = max(around_it, key=room)
    return round(x, 1), round(y, 1)


def main() -> None:
    """Write the file that the browser client draws the planet from."""
    places = {area.key: spot(area.x, area.y) for area in board.AREAS}
    borders = [*borders_of(board.PASSABLE), *borders_of(board.IMPASSABLE)]
    near = around(places, borders)
    lines = draw_borders(places, borders, near)
    flat = [bend(point) for line in lines.values() for point in line]
    flat += [bend(rim((CX + dx, CY + dy))) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    sheet = Sheet(max(abs(u) for u, _ in flat), max(abs(v) for _, v in flat))
    regions, numbers = rings_of(near, lines, sheet)
    hearts = {key: heart(sheet.walk(ring)) for key, ring in regions.items()}
    places_of = {zone.key: sheet.place(spot(zone.x, zone.y)) for zone in board.ZONES}
    found: dict[str, Any] = {
        "width": WIDTH,
        "height": HEIGHT,
        "lines": [" ".join(f"{x:.0f},{y:.0f}" for x, y in line) for line in sheet.lines],
        "regions": regions,
        "borders": [[a, b, number] for (a, b), number in numbers.items()],
        "hearts": hearts,
        "zones": {key: hover(place, hearts) for key, place in places_of.items()},
    }
    TARGET.write_text(json.dumps(found, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
