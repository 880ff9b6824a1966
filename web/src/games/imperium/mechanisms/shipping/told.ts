import { fly, type Told } from '../told'

export const shipping: Told = {
  signs: {
    advance: { id: 'freighter', tone: 'spice_trade' },
    recall_freighter: { id: 'freighter', tone: 'spice_trade' },
  },
  flights: {
    advance: ({ own, line }) =>
      fly('freighter', own, `step:${Number(line.public[0]) - 1}`, `step:${String(line.public[0])}`),
    recall_freighter: ({ own, line }) => fly('freighter', own, `step:${String(line.public[0])}`, 'step:0'),
  },
}
