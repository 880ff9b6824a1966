"""What a page says, for the eye and for the ear: numbers and nouns must agree."""

from __future__ import annotations

from browser.guests import Guest

# "1 agents", "3 agent". Some words end in s and are one thing; some numbers are part of a name.
DISAGREE = """() => {
  const found = new Set()
  const said = [...document.querySelectorAll('[aria-label], [title], .sr')].flatMap((one) => [
    one.getAttribute('aria-label'), one.getAttribute('title'), one.matches('.sr') ? one.textContent : '',
  ])
  said.push(...document.body.innerText.split('\\n'))
  const ONE = /(?:^|[^\\w.,+−–:/-])1 (?!(?:is|was|has|less|this|as|plus|bonus|begins|brings|touches|its)\\b)([a-z]{2,}s)\\b/g
  const MANY = /(?:^|[^\\w.,+−–:/-])(?:0|[2-9]|\\d{2,}) (agent|troop|card|point|choice|seat|unit|step|token|game|round|rule|chapter|sietch|die|leader|territory|space|area|dreadnought|freighter|commander|spy|contract|sword|territor|warrior|debt|harvester|legion|settlement|marker|victory point|water debt)\\b(?! (?:or|in|on|from|by))/g
  for (const words of said.filter(Boolean))
    for (const sign of [ONE, MANY]) for (const hit of words.matchAll(sign)) found.add(`${hit[0].trim()}: ${words.trim().slice(0, 120)}`)
  return [...found]
}"""  # noqa: E501


def disagreements(guest: Guest) -> list[str]:
    """Numbers whose nouns do not fit them, in what is seen and in what is spoken."""
    found: list[str] = guest.page.evaluate(DISAGREE)
    return found
