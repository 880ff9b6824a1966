import type { DawnSheet, DawnView } from './view'
import type { LogLine } from '@/lib/wire'
import type { Flight } from '@/chrome/table/flights'
import { iconOfToken, item, toneOfToken } from './words'

/** Tokens that travel together. */
export interface Group {
  path: string[]
  tokens: string[]
}
const LIGHT = 'var(--light-warm)'

const at = (key: unknown) => `place:${String(key)}`
const tone = (token: string) => (toneOfToken(token) === 'text' ? LIGHT : `var(--${toneOfToken(token)})`)
const piece = (token: string, from: string, to: string): Flight => ({
  icon: iconOfToken(token),
  tone: tone(token),
  from,
  to,
})

/** What moves on the map and between the tribes, told from the story. */
export function flightsOf(lines: LogLine[], sheet: DawnSheet, view: DawnView | null): Flight[] {
  const keys = Object.keys(sheet.tokens)
  const token = (number: unknown) => keys[Number(number)] ?? ''
  return lines.flatMap((line) => {
    const seat = `seat:${line.seat}`
    const own = `var(--seat${line.seat + 1})`
    const [first, second, third] = line.public
    switch (line.kind) {
      case 'settle':
      case 'take_over':
        return [{ icon: 'warrior', tone: own, from: seat, to: at(first) }]
      case 'site':
        return [{ icon: 'wormsign', tone: LIGHT, from: seat, to: at(first) }]
      case 'barrier':
        return [{ icon: 'barrier', tone: LIGHT, from: seat, to: at(String(first).split(' ')[0]) }]
      case 'call':
        return [piece('maker', seat, at(first))]
      case 'build':
      case 'item':
      case 'put':
        return [piece(token(first), seat, at(second))]
      case 'hand_over':
        return [piece(token(first), at(second), seat)]
      case 'lose_worm':
        return [piece('maker', at(first), seat)]
      case 'scavenge':
        return [{ icon: 'draw', tone: LIGHT, from: 'deck', to: seat }]
      case 'produce':
        return (first as [string, number, number][]).map(([place, kind]) =>
          piece(token(kind), 'die', at(place)),
        )
      case 'bar':
        return [piece('water_debt', seat, at(second))]
      case 'passage':
        return [piece('water_debt', seat, `seat:${String(first)}`)]
      case 'fallen':
        return Number(third) ? [piece('water_debt', `seat:${String(first)}`, seat)] : []
      case 'trade':
        return [
          swap(second, seat, `seat:${String(first)}`, sheet),
          swap(third, `seat:${String(first)}`, seat, sheet),
        ]
      case 'result':
        return line.public[3] ? charge(String(first), line.seat, own, sheet, view) : []
      default:
        return []
    }
  })
}

function swap(key: unknown, from: string, to: string, sheet: DawnSheet): Flight {
  const what = item(String(key), sheet)
  return { icon: what.icon, tone: what.tone === 'text' ? LIGHT : `var(--${what.tone})`, from, to }
}

/** The attack comes in from the winner's territories around. */
function charge(
  target: string,
  seat: number,
  own: string,
  sheet: DawnSheet,
  view: DawnView | null,
): Flight[] {
  const near =
    sheet.territories[target]?.adjacent.filter((place) => view?.table.territories[place]?.owner === seat) ??
    []
  return near.map((place) => ({ icon: 'crysknife', tone: own, from: at(place), to: at(target) }))
}

/** A group goes on: from where it was seen last, territory by territory. */
export function steps(before: string[], group: Group | null): Flight[] {
  if (!group || !before.length || before.length >= group.path.length) return []
  return group.path.slice(before.length).flatMap((place, i) => {
    const from = at(group.path[before.length - 1 + i])
    return group.tokens.map((token) => piece(token, from, at(place)))
  })
}
