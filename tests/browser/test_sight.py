"""axe-core on every page, night and day; the whole table without scrolling."""

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
  for (const thing of document.querySelectorAll('[data-open]')) {
    const rect = thing.getBoundingClientRect()
    if (!rect.width) continue
    const under = document.elementFromPoint(rect.left + Math.min(rect.width / 2, 40), rect.top + rect.height / 2)
    if (!under || !(thing.contains(under) || under.contains(thing))) outside.push(`${name(thing)} glows, but is covered`)
  }
  return outside
}"""  # noqa: E501


@functools.cache
def axe_source():
    return AXE.read_text(encoding="utf-8")


def axe(guest):
    """What axe-core has to say against a page."""
    guest.page.evaluate(axe_source())
    found = guest.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for rule in found["violations"]
        for node in rule["nodes"][:4]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path, ready", [
    ("/", "button.go"), ("/cards", "main img, main svg"), ("/rules", "section .line"),
    ("/check", "main"), ("/replay", "main"),
])  # fmt: skip
def test_axe_on_the_pages(invite, theme, path, ready):
    guest = invite(color_scheme=THEMES[theme]).go(path)
    guest.page.locator(ready).first.wait_for()
    assert guest.see("document.documentElement.dataset.theme") == theme
    assert axe(guest) == []


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
@pytest.mark.parametrize("name", ["start", "effect", "late"])
def test_axe_at_the_table(invite, house, theme, name):
    guest = invite(color_scheme=THEMES[theme]).sit(tables(house)[name]().seat(0))
    guest.scene()
    assert axe(guest) == []
    for tool in ("Menu", "Chat", "Keyboard") if name == "start" else ():
        guest.page.get_by_role("button", name=tool).click()
        guest.page.get_by_role("dialog").wait_for()
        assert axe(guest) == [], tool
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("t")
    guest.page.get_by_role("heading", name="Options").wait_for()
    assert axe(guest) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_on_the_phone(invite, house, theme):
    size = {"width": 390, "height": 844}
    guest = invite(color_scheme=THEMES[theme], viewport=size, has_touch=True, is_mobile=True)
    guest.sit(tables(house)["effect"]().seat(0))
    for tab in ("Board", "Hand", "Market", "Seats", "Log"):
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert axe(guest) == [], tab


@pytest.mark.parametrize("theme", THEMES)
def test_axe_at_the_end_and_after(invite, house, theme):
    table = house.open(HUMAN, BOT, BOT, **positions.order(positions.ended()))
    guest = invite(color_scheme=THEMES[theme]).sit(table.seat(0))
    guest.wait("over()")
    assert axe(guest) == []
    guest.page.get_by_role("link", name="Replay").click()
    guest.wait("location.pathname.startsWith('/replay/')")
    guest.page.get_by_role("button", name="Play").first.wait_for()
    assert axe(guest) == []
    guest.go(f"/check/{table.id}")
    guest.page.get_by_role("heading").first.wait_for()
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
