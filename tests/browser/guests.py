"""Somebody at a browser: sees what glows, and clicks, touches or types."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cached_property
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    TimeoutError,
    WebSocket,
)

Thing = dict[str, Any]
Scene = dict[str, Any]
Pick = Callable[[Scene], Thing]

LONG = 60_000.0
"""Milliseconds: the machine may be busy."""

EYES = """
(() => {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`))
  const seen = (window.seen = { number: -1, view: null, info: null, undo: null, positions: 0 })
  const Real = WebSocket
  window.WebSocket = class extends Real {
    constructor(...words) {
      super(...words)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'welcome') seen.info = message.info
        if (message.type !== 'position') return
        seen.number = message.number
        seen.view = message.view
        seen.undo = message.undo
        seen.positions += 1
      })
    }
  }
  const shown = (element) => {
    const rect = element.getBoundingClientRect()
    return rect.width > 0 && rect.height > 0 && !element.disabled && getComputedStyle(element).visibility === 'visible'
  }
  const kinds = ['card', 'space', 'market', 'intrigue', 'tech', 'tile', 'skill', 'offer', 'place', 'border', 'area', 'zone', 'die']
  window.glowing = () => [...document.querySelectorAll('[data-open]')].filter(shown).map((element, index) => {
    const kind = kinds.find((one) => one in element.dataset)
    const rect = element.getBoundingClientRect()
    return {
      index, kind: kind ?? (element.closest('#prompt') ? 'button' : 'other'), key: element.dataset[kind] ?? '',
      text: element.getAttribute('aria-label') ?? (element.querySelector('.sr') ?? element).innerText, chosen: element.getAttribute('aria-pressed') === 'true',
      chip: element.classList.contains('chip'), width: rect.width, height: rect.height,
    }
  })
  window.glowingElement = (index) => [...document.querySelectorAll('[data-open]')].filter(shown)[index]
  window.signature = () => JSON.stringify([
    seen.positions, document.querySelector('#prompt')?.innerText,
    glowing().map(({ kind, key, text, chosen }) => [kind, key, text, chosen]),
  ])
  window.over = () => Boolean(document.querySelector('[role=dialog][aria-label="The end"]'))
  window.calling = () => [...document.querySelectorAll('nav button')].some((tab) => tab.innerText.includes('something to choose'))
  window.scene = (before) => {
    const things = glowing()
    const signs = signature()
    if (signs === before || !(over() || things.length || calling())) return null
    return {
      over: over(), things, signature: signs, round: seen.view?.table.round ?? seen.view?.table.cycle ?? 0, ask: seen.view?.decision?.ask ?? '',
      calling: calling(),
    }
  }
})()
"""  # noqa: E501


class Guest:
    """One page in a browser context of its own, which may show no error."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        options = {
            "viewport": {"width": 1366, "height": 768}, "base_url": address, "locale": "en-GB",
            "reduced_motion": "reduce", "color_scheme": "dark",
        } | options  # fmt: skip
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(LONG)
        self.context.add_init_script(EYES)
        self.touch = bool(options.get("has_touch"))
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.problems: list[str] = []
        self.forgiven: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.problems.append(f"page error: {error}"))
        self.page.on("console", self._hear)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))
        line.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            where = message.location.get("url", "") if message.location else ""
            self.problems.append(f"console: {message.text} ({where})")

    @cached_property
    def judge(self) -> Page:
        """An empty page beside the other, to work out what is in pictures of it."""
        return self.context.new_page()

    def forgive(self, pattern: str) -> None:
        """Errors that belong to a test, such as those of a server that is gone."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        """No error was shown, nor a content security policy broken."""
        grave = [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.forgiven)
        ]
        assert grave == []

    def close(self) -> None:
        self.context.close()

    # --- looking

    def go(self, path: str) -> Guest:
        self.page.goto(path)
        return self

    def sit(self, path: str) -> Guest:
        """Go to a table, and wait until it is drawn."""
        self.go(path)
        self.wait("seen.number >= 0 && document.querySelector('#prompt')")
        return self

    def wait(self, condition: str, argument: Any = None) -> None:
        """Wait until something is so in the page."""
        self.page.wait_for_function(f"(argument) => ({condition})", arg=argument, timeout=LONG)

    def see(self, expression: str) -> Any:
        return self.page.evaluate(f"() => ({expression})")

    @property
    def number(self) -> int:
        return int(self.see("seen.number"))

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.see("seen.view")
        return view

    @property
    def options(self) -> list[str]:
        """The notations of what the server offers to this seat."""
        decision = self.view["decision"] or {}
        return [option["notation"] for option in decision.get("options", [])]

    @property
    def glowing(self) -> list[Thing]:
        glowing: list[Thing] = self.see("glowing()")
        return glowing

    # --- doing

    def scene(self, before: str = "", until: str = "false", within: float = LONG) -> Scene:
        """Wait until something glows (or the game is over), unlike before; what there is."""
        condition = f"(before) => ({until}) ? {{ over: true }} : scene(before)"
        found = self.page.wait_for_function(condition, arg=before, timeout=within)
        scene: Scene = found.json_value()
        return scene

    def click(self, thing: dict[str, Any]) -> None:
        """Click or touch what glows; it must be there to be clicked."""
        element = self.page.evaluate_handle("(i) => glowingElement(i)", thing["index"]).as_element()
        if element is None:
            return
        try:
            element.tap() if self.touch else element.click()
        except Error as error:
            # The table goes on by itself where there is one plain answer only.
            if "not attached" not in str(error) and "detached" not in str(error):
                raise

    def go_on(self, act: Callable[[Scene], Any], scene: Scene, until: str = "false") -> Scene:
        """Do something about a scene and wait for the next one; once more, as people would, where
        the table went on under the first click and nothing came of it."""
        act(scene)
        try:
            return self.scene(scene["signature"], until, within=LONG / 4)
        except TimeoutError:
            again = self.scene(until=until)
            if again["over"] or again["signature"] != scene["signature"]:
                return again
            act(again)
            return self.scene(scene["signature"], until)

    def play(self, pick: Pick, clicks: int = 10_000, until: str = "false") -> int:
        """Click what glows, so often or until something is so or the game is over."""
        scene, made = self.scene(until=until), 0
        while made < clicks and not scene["over"]:
            scene = self.go_on(lambda seen: self.click(pick(seen)), scene, until)
            made += 1
        return made

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """What came over the line so far."""
        return [message for message in map(json.loads, self.frames) if message["type"] == kind]


class Whim:
    """Picks what to click: it sends some agents, then hurries to the end."""

    def __init__(self, seed: int = 1, agent_rounds: int = 2) -> None:
        self.rng = random.Random(seed)
        self.agent_rounds = agent_rounds

    def __call__(self, scene: Scene) -> Thing:
        things = scene["things"]
        buttons = [thing for thing in things if thing["kind"] == "button"]
        cards = [thing for thing in things if thing["kind"] == "card"]
        spaces = [thing for thing in things if thing["kind"] == "space"]
        if any(card["chosen"] for card in cards) and spaces:
            return self.rng.choice(spaces)
        if scene["ask"] == "turn":
            early = scene["round"] <= self.agent_rounds
            reveal = [button for button in buttons if "reveal turn" in button["text"]]
            return self.rng.choice(cards if cards and (early or not reveal) else reveal or things)
        if chips := [button for button in buttons if button["chip"]]:
            return chips[0]
        if scene["ask"] == "reveal_turn" and self.rng.random() < 0.3:
            return self.rng.choice(things)
        return self.rng.choice(buttons or things)
