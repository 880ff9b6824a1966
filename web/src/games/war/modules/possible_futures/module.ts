import type { WarModule } from '../module'

/** A possible future: its leaders and cards are drawn like all others; here is what it asks. */
export const futureOf = (key: string): WarModule => ({
  asks: {
    jamis: 'bringing Jamis',
    duncan_idaho: 'bringing Duncan Idaho',
    dr_yueh: 'bringing Dr. Yueh',
    yueh_taken: 'taking Dr. Yueh in',
    deploy_more: 'deploying a unit',
  },
  told: ['turns_coat'],
  ceremony: { turns_coat: ['leadership', 'danger', true] },
  signs: { turns_coat: { id: 'leadership', tone: 'danger' } },
  words: (game) => {
    const title = game.sheet.modules[key]?.title ?? ''
    const mine = (printed: { set: string }) => printed.set === title
    const leaders = Object.values(game.sheet.leaders).filter(mine)
    const cards = Object.values(game.sheet.planning).filter(mine)
    return [...leaders, ...cards].map(({ name, lines }) => `${name}: ${lines.join(' ')}`)
  },
})
