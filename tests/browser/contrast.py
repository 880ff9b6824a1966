"""How well words stand out from what is behind them, measured in the pixels of a page.

The page is taken twice, with and without its words. Where the two differ there is ink: its
colour is that of the strongest of these pixels, its ground is what the second picture shows at
the same places; the outline of a word is part of its ground. So pictures, gradients and everything
half transparent count as they are seen.
"""

from __future__ import annotations

import base64
from typing import Any

from browser.guests import Guest

LEAST = 4.5
NO_WORDS = """
*, *::before, *::after, *::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; caret-color: transparent !important;
}
svg text, svg tspan { fill: transparent !important; }
option { color: initial !important }
"""
HIDE = """(rules) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}"""

# Every piece of text that is seen: not disabled, not covered, not in the fading edge of a list.
PIECES = """() => {
  const pieces = []
  const seen = (element, x, y) => {
    const top = document.elementFromPoint(x, y)
    return top && (element.contains(top) || top.contains(element))
  }
  const fades = (element, box) => {
    for (let at = element; at; at = at.parentElement) {
      const { maskImage, webkitMaskImage } = getComputedStyle(at)
      if ((maskImage ?? webkitMaskImage ?? 'none') === 'none') continue
      const edge = at.getBoundingClientRect()
      if (box.bottom > edge.bottom - 44 || box.top < edge.top + 8) return true
    }
    return false
  }
  const add = (element, text, box) => {
    const x0 = Math.max(0, box.left), x1 = Math.min(innerWidth, box.right)
    const y0 = Math.max(0, box.top), y1 = Math.min(innerHeight, box.bottom)
    if (x1 - x0 < 4 || y1 - y0 < 6 || fades(element, box)) return
    const middle = (y0 + y1) / 2
    if (![0.1, 0.5, 0.9].every((part) => seen(element, x0 + (x1 - x0) * part, middle))) return
    pieces.push({ text: text.trim().slice(0, 40), of: element.className?.baseVal ?? element.className, x: x0, y: y0, w: x1 - x0, h: y1 - y0 })
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement
    if (!/[\\p{L}\\p{N}]/u.test(node.data) || element.closest('.sr, script, style, option, :disabled, [aria-disabled=true]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) add(element, node.data, box)
  }
  for (const field of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range], :disabled), select:not(:disabled)'))
    if (field.checkVisibility()) add(field, field.value || field.placeholder || '', field.getBoundingClientRect())
  return pieces
}"""  # noqa: E501

JUDGE = """async ([words, bare, pieces, scale]) => {
  const pixels = async (data) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + data
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const ink = canvas.getContext('2d', { willReadFrequently: true })
    ink.drawImage(image, 0, 0)
    return ink
  }
  const [front, back] = [await pixels(words), await pixels(bare)]
  const part = (value) => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4 }
  const light = (r, g, b) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  const found = []
  for (const piece of pieces) {
    const [x, y, w, h] = [piece.x, piece.y, piece.w, piece.h].map((n) => Math.round(n * scale))
    if (w < 1 || h < 1) continue
    const [a, b] = [front, back].map((ink) => ink.getImageData(x, y, w, h).data)
    const inked = []
    for (let i = 0; i < a.length; i += 4) {
      const apart = Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2])
      if (apart > 24) inked.push([apart, i])
    }
    if (inked.length < 6) continue
    inked.sort((one, other) => other[0] - one[0])
    const strong = inked.slice(0, Math.max(3, inked.length >> 4)).map(([, i]) => light(a[i], a[i + 1], a[i + 2]))
    const ink = strong.reduce((sum, one) => sum + one, 0) / strong.length
    const grounds = inked.map(([, i]) => ratio(ink, light(b[i], b[i + 1], b[i + 2]))).sort((one, other) => one - other)
    found.push({ ...piece, ratio: grounds[Math.floor(grounds.length / 10)] })
  }
  return found
}"""  # noqa: E501


def measure(guest: Guest) -> list[dict[str, Any]]:
    """Each piece of text of the page with its contrast: that of the worst tenth of its ink."""
    page = guest.page
    page.evaluate("() => document.fonts.ready")
    scale = guest.see("devicePixelRatio")
    pieces = page.evaluate(PIECES)
    front = page.screenshot(animations="disabled", caret="hide")
    page.evaluate(HIDE, NO_WORDS)
    back = page.screenshot(animations="disabled", caret="hide")
    page.evaluate("() => { document.adoptedStyleSheets = [] }")
    pictures = [base64.b64encode(one).decode() for one in (front, back)]
    found: list[dict[str, Any]] = guest.judge.evaluate(JUDGE, [*pictures, pieces, scale])
    return found


def faint(guest: Guest, least: float = LEAST) -> list[str]:
    """What is too hard to read, once for each kind of words."""
    found = sorted(measure(guest), key=lambda piece: float(piece["ratio"]))
    return [
        f"{piece['ratio']:.2f} {piece['text']!r} ({piece['of']})"
        for piece in found
        if piece["ratio"] < least - 0.05
    ]
