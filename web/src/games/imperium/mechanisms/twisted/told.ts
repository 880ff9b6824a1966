import { fly, type Told } from '../told'

export const twisted: Told = {
  signs: {
    twisted: { id: 'twisted', tone: 'intrigue' },
    give: { id: 'intrigue', tone: 'intrigue' },
    scrap: { id: 'intrigue', tone: 'danger' },
  },
  flights: {
    twisted: ({ seat }) => fly('twisted', 'var(--intrigue)', 'board', seat),
    give: ({ seat, line }) => fly('intrigue', 'var(--intrigue)', seat, `seat:${String(line.public[0])}`),
  },
}
