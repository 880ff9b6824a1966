"""``landsraad replay``: show a game that was kept, step through it, or verify it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from landsraad import Decision, Game
from landsraad.cli import store
from landsraad.cli.arguments import seat_of
from landsraad.cli.menu import MENU
from landsraad.cli.screen import Screen, plain_wanted
from landsraad.cli.show import labels, passages, show_story
from landsraad.cli.tables import Table, seat_names, table
from landsraad.cli.words import Complaint, listed, plural, sentence

KEYS = "Enter: next choice, b: back, a number: go there, l: look, q: quit."


def add_parser(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "replay",
        help=MENU["replay"].help,
        description=f"Step through a replay or a saved game. {KEYS}",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N choices only")
    parser.add_argument("--verify", action="store_true", help="only check the file")
    parser.add_argument("--seat", type=int, metavar="S", help="see it as seat S, from 1")
    parser.add_argument("--plain", action="store_true", help="plain lines without colours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the choices again, then show what is asked for."""
    saved, game = store.read_played(args.file)
    if args.verify:
        print(f"{args.file} is whole: {plural(len(game.actions), 'choice')}, {_end(game)}")
        return 0
    viewer = seat_of(args.seat, game.seats)
    screen = Screen(plain=plain_wanted(args.plain))
    reel = Reel(game, viewer, saved.seats or (), screen)
    reel.summary()
    if args.at is not None:
        reel.go(args.at)
        reel.position()
        return 0
    return reel.step_through()


def _end(game: Game) -> str:
    if not game.over:
        return "not finished."
    names = seat_names(game)
    return f"won by {listed([names[seat] for seat in game.winners]) or 'a rival'}."


class Reel:
    """A finished course of choices, and a place in it."""

    def __init__(
        self, game: Game, viewer: int | None, words: tuple[str, ...], screen: Screen
    ) -> None:
        self.game, self.viewer, self.words, self.screen = game, viewer, words, screen
        self.table: Table = table(game.info.name)
        self.place = 0

    def names(self, game: Game) -> list[str]:
        """The houses, with bots marked where the file says who played."""
        names = seat_names(game)
        words = self.words or ("human",) * game.seats
        return labels(names, words, self.viewer)

    def summary(self) -> None:
        """What the file holds."""
        game, origin = self.game, self.game.origin
        assert origin is not None
        names = self.names(game)
        scores = [f"{names[seat]} {score}" for seat, score in enumerate(game.scores)]
        self.screen.say((game.info.title, "title"), f", rules {game.info.version}")
        self.screen.say(
            f"{plural(game.seats, 'seat')}, seed {origin.seed}, "
            f"{plural(len(game.actions), 'choice')}, {_end(game)}"
        )
        self.screen.say(f"Scores: {', '.join(scores)}.")

    def go(self, place: int) -> None:
        """Go to the position after that many choices; raises Complaint if there is none."""
        if not 0 <= place <= len(self.game.actions):
            raise Complaint(f"the game has {len(self.game.actions)} choices; there is no {place}")
        self.place = place

    def position(self) -> None:
        """The position at this place in words."""
        past = self.game.at(self.place)
        self.screen.say()
        self.screen.say((f"After {plural(self.place, 'choice')}:", "title"))
        self.screen.lines(self.table.status(past.view(self.viewer), self.names(past)))
        self._next(past)

    def _next(self, past: Game) -> None:
        decision = past.decision
        if decision is not None:
            prompt = f": {decision.prompt}" if self._open(decision) else "."
            self.screen.say(f"Asked is {self.names(past)[decision.seat]}{prompt}")

    def _open(self, decision: Decision) -> bool:
        """Whether the reader may see a decision: their own, or any of a finished game."""
        return self.viewer == decision.seat or (self.viewer is None and self.game.over)

    def news(self) -> None:
        """The choice that led here and what it caused."""
        if not self.place:
            self.screen.say("This is the start.")
            return
        past = self.game.at(self.place)
        before = self.game.at(self.place - 1)
        decision = before.decision
        assert decision is not None
        option = decision.find(past.actions[-1])
        shown = f": {option.text}" if option and self._open(decision) else ""
        self.screen.say(
            (f"{self.place} of {len(self.game.actions)}. ", "number"),
            f"{self.names(before)[decision.seat]} chooses{shown}.",
        )
        events = past.events(self.viewer)[len(before.events(self.viewer)) :]
        plain = seat_names(past)
        groups = passages(past, self.table, [event for _, event in events], plain)
        show_story(self.screen, groups, self.names(past))

    def step_through(self) -> int:
        """Read keys until the reader leaves."""
        self.screen.say(KEYS)
        while True:
            try:
                answer = self.screen.ask(f"{self.place}>").lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.say()
                return 0
            if answer in ("q", "quit"):
                return 0
            try:
                self._obey(answer)
            except Complaint as error:
                self.screen.say((sentence(str(error)), "warning"))

    def _obey(self, answer: str) -> None:
        if answer == "l":
            self.position()
            return
        steps = {"": 1, "b": -1}
        if not answer.isdigit() and answer not in steps:
            raise Complaint(KEYS.rstrip("."))
        place = int(answer) if answer.isdigit() else self.place + steps[answer]
        if not answer and place > len(self.game.actions):
            raise Complaint("this is the end")
        self.go(max(place, 0))
        self.news()
