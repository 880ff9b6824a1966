"""axe-core on what opens over the table; the whole table without scrolling."""

import functools

import pytest

from browser import positions
from browser.house import AXE

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}
THEMES = {"night": "dark", "day": "light"}

INSIDE = """() => {
  const outside = []
  const name = (element) => element.id || element.getAttribute('aria-label') || element.className
  for (const part of document.querySelectorAll('#seats, #seats > *, #log, #board, #prompt, #hand, #conflict, #market, #intrigue, .me, [data-space]')) {
    const rect = part.getBoundingClientRect()
    if (rect.left < -1 || rect.top < -1 || rect.right > innerWidth + 1 || rect.bottom > innerHeight + 1)
      outside.push(`${name(part)} leaves the screen`)
  }
  for (const part of document.querySelectorAll('#board, #prompt, #conflict, #market, #market > *, #intrigue, .me, #seats > *')) {
    const style = getComputedStyle(part)
    if (part.scrollHeight > part.clientHeight + 3 && part.id !== 'board') outside.push(`${name(part)} is too high: ${part.scrollHeight} in ${part.clientHeight}`)
    if (part.scrollWidth > part.clientWidth + 3 && part.id !== 'board') outside.push(`${name(part)} is too wide: ${part.scrollWidth} in ${part.clientWidth}`)
  }
  const parts = [...document.querySelectorAll('#seats > *, #log, .me, #board, #prompt, #hand, #conflict, #market, #intrigue')]
  for (const [i, one] of parts.entries()) for (const other of parts.slice(i + 1)) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (across > 2 && down > 2) outside.push(`${name(one)} covers ${name(other)}`)
  }
  const covered = (thing) => {
    const rect = thing.getBoundingClientRect()
    const under = document.elementFromPoint(rect.left + Math.min(rect.width / 2, 40), rect.top + rect.height / 2)
    return rect.width && !(under && (thing.contains(under) || under.contains(thing))) ? (under ?? document) : null
  }
  for (const thing of document.querySelectorAll('[data-open]'))
    if (covered(thing)) outside.push(`${thing.dataset.at ?? name(thing)} glows, but is covered`)
  // A panel may lie over the whole board, but no part of the board over another.
  for (const thing of document.querySelectorAll('#board [data-space], #board [data-post]'))
    if (covered(thing)?.closest?.('#board')) outside.push(`${thing.dataset.at} is covered on the board`)
  return outside
}"""  # noqa: E501


@functools.cache
def axe_source():
    return AXE.read_text(encoding="utf-8")


# Most of a page is pictures that no rule looks at, since they are hidden from who listens; axe-core
# would go through all their strokes. They are emptied while it runs, unless something in them can
# have the focus: that would be a fault.
RUN_AXE = """async (rules) => {
  const emptied = []
  for (const one of document.querySelectorAll('svg[aria-hidden=true], svg [aria-hidden=true]')) {
    if (!one.isConnected || one.matches('[tabindex]')) continue
    if (one.querySelector('[tabindex], a, button, input, [role]')) continue
    const blank = one.cloneNode(false)
    one.replaceWith(blank)
    emptied.push([blank, one])
  }
  try {
    const only = rules.length ? { runOnly: rules } : {}
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, ...only })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map((node) => `${id}: ${node.target} ${(node.failureSummary ?? '').slice(0, 300)}`))
  } finally {
    for (const [blank, one] of emptied) blank.replaceWith(one)
  }
}"""  # noqa: E501


def axe(guest, rules=()):
    """What axe-core has to say against a page, by these rules or by all."""
    if not guest.see("'axe' in window"):
        guest.page.evaluate(axe_source())
    return guest.page.evaluate(RUN_AXE, list(rules))


def tables(house):
    """Ways to sit at a table: the position, and how the page is to look."""
    return {
        "start": lambda: house.open(HUMAN, BOT, BOT),
        "effect": lambda: house.open(HUMAN, BOT, BOT, **positions.order(positions.mid_effect())),
        "combat": lambda: house.open(HUMAN, BOT, BOT, **positions.order(positions.combat())),
        "solo": lambda: house.open(HUMAN),
        "late": lambda: house.open(HUMAN, BOT, BOT, BOT, **positions.order(positions.late())),
        "draft": lambda: house.open(HUMAN, HUMAN, options={"leaders": "draft"}),
    }


@pytest.mark.parametrize("theme", THEMES)
def test_axe_on_drawers_and_text(invite, house, theme):
    guest = invite(color_scheme=THEMES[theme]).sit(tables(house)["start"]().seat(0))
    guest.scene()
    assert axe(guest) == []
    for tool in ("Menu", "Chat", "Signs and keys"):
        guest.page.get_by_role("button", name=tool).click()
        guest.page.get_by_role("dialog").wait_for()
        assert axe(guest) == [], tool
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("t")
    guest.page.get_by_role("heading", name="Options").wait_for()
    assert axe(guest) == []


SMALLEST = """() => Math.min(...[...document.querySelectorAll('main *')].filter((part) =>
  [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && part.getClientRects().length && !part.closest('.sr, svg')
).map((part) => parseFloat(getComputedStyle(part).fontSize) * document.querySelector('.room').style.zoom))"""  # noqa: E501


@pytest.mark.parametrize("width", [1366, 1024])
@pytest.mark.parametrize("name", ["start", "effect", "combat", "solo", "late", "draft"])
def test_nothing_scrolls(invite, house, name, width):
    guest = invite(viewport={"width": width, "height": 768})
    guest.sit(tables(house)[name]().seat(0))
    if name != "draft":
        guest.scene()
    assert guest.see("document.documentElement.scrollHeight") <= 768
    assert guest.see("document.documentElement.scrollWidth") <= width
    guest.page.evaluate("() => document.fonts.ready")
    assert guest.page.evaluate(INSIDE) == []
    assert guest.page.evaluate(SMALLEST) > 9.5


def test_in_a_narrow_window_row_and_log_share_a_place(invite, house):
    guest = invite(viewport={"width": 1024, "height": 768})
    guest.sit(tables(house)["late"]().seat(0))
    guest.scene()
    assert axe(guest) == []
    assert guest.page.locator("#market").count() == 1
    guest.page.keyboard.press("l")
    guest.wait("document.querySelector('#log')?.contains(document.activeElement)")
    assert guest.page.locator("#market").count() == 0
    assert guest.page.evaluate(INSIDE) == []
    assert axe(guest) == []
    guest.page.keyboard.press("m")
    guest.wait("document.querySelector('#market')?.contains(document.activeElement)")
