import { fly, type Told } from '../told'

export const navigation: Told = {
  drawn: ['course'],
  signs: {
    navigation: { id: 'navigation', tone: 'guild' },
    course: { id: 'navigation', tone: 'muted' },
  },
  flights: {
    navigation: ({ seat }) => fly('navigation', 'var(--guild)', seat, 'board'),
  },
}
