"""An older version of the rules at work: run by a newer server, with the older package.

Each line on stdin is a request, each line on stdout an answer, JSON both ways. A newer version may
be on the other side, so that what is here may grow but not change.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any

import landsraad
from landsraad import Game, IllegalAction, bots
from landsraad.core.replay import Replay
from landsraad.table import course as courses
from landsraad.table.builds import build_of
from landsraad.table.story import Chronicle
from landsraad.table.thinking import Task, recall, think


def _game(request: dict[str, Any]) -> Game:
    task = Task(request["table"], request["origin"], tuple(request["actions"]), 0, "", "")
    return recall(task)


def stand(request: dict[str, Any]) -> dict[str, Any]:
    """What the table must know of a position."""
    game = _game(request)
    decision = game.decision
    asked = None
    if decision is not None:
        asked = {"seat": decision.seat, "options": [str(option) for option in decision.options]}
    return {
        "decision": asked, "frontier": game.frontier, "scores": game.scores,
        "winners": game.winners, "digest": game.digest(),
    }  # fmt: skip


def start(request: dict[str, Any]) -> list[str]:
    """The choices made before the table was opened."""
    from landsraad.table import origin

    return list(origin.from_json(request["origin"]).start().actions)


def view(request: dict[str, Any]) -> dict[str, Any]:
    """What a seat may know."""
    return _game(request).view(request["seat"])


def lines(request: dict[str, Any]) -> list[dict[str, Any]]:
    """The story from a choice on, as a seat may read it."""
    story = Chronicle(request["names"]).story(_game(request), request["seat"])
    told = zip(story.ats, story.lines, strict=True)
    return [json.loads(line) for at, line in told if at >= request["first"]]


def why(request: dict[str, Any]) -> list[str] | None:
    """Why something is not offered."""
    reason = _game(request).why_not(request["notation"])
    return None if reason is None else [reason.text, reason.rule]


def replay(request: dict[str, Any]) -> str:
    """The game as a file."""
    return Replay.of(_game(request)).to_json()


def course(request: dict[str, Any]) -> dict[str, Any]:
    """How the open numbers went."""
    return courses.course(_game(request))


def choose(request: dict[str, Any]) -> str:
    """A bot's choice."""
    name = request["bot"] if request["bot"] in bots.NAMES else "greedy"
    return think(
        Task(
            request["table"], request["origin"], tuple(request["actions"]), request["seat"], name,
            request["salt"],
        )
    )  # fmt: skip


ACTS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "start": start, "stand": stand, "view": view, "lines": lines, "why": why, "replay": replay,
    "course": course, "choose": choose,
}  # fmt: skip


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"answer": ACTS[request["act"]](request)}
    except IllegalAction as error:
        return {"error": "IllegalAction", "text": error.reason.text, "rule": error.reason.rule}
    except Exception as error:
        return {"error": type(error).__name__}


def main() -> None:
    """Say which rules are here, then answer until the server is gone."""
    # Whatever prints must not be taken for an answer.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    games = landsraad.games()
    hello = {
        "version": landsraad.__version__,
        "builds": {name: build_of(name) for name in games},
        "rules": {name: info.version for name, info in games.items()},
    }
    out.write(json.dumps(hello) + "\n")
    out.flush()
    for line in sys.stdin:
        out.write(json.dumps(_answer(json.loads(line))) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
