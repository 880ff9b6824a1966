import type { Told } from '../told'

export const antagonists: Told = {
  signs: {
    scheme: { id: 'spy', tone: 'intrigue' },
    churn: { id: 'trash', tone: 'muted' },
    row_lost: { id: 'trash', tone: 'muted' },
  },
  flights: {},
}
