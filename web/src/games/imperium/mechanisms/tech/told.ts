import { fly, type Told } from '../told'

export const tech: Told = {
  drawn: ['tech', 'own'],
  signs: {
    tech: { id: 'tech', tone: 'tech' },
    tech_up: { id: 'tech', tone: 'muted' },
    use_tech: { id: 'tech', tone: 'tech' },
    tech_trashed: { id: 'tech', tone: 'danger' },
    negotiator: { id: 'negotiator', tone: 'landsraad' },
    negotiators_home: { id: 'negotiator', tone: 'muted' },
  },
  flights: {
    tech: ({ seat }) => fly('tech', 'var(--tech)', 'ix', seat),
    negotiator: ({ own, seat }) => fly('negotiator', own, seat, 'ix'),
    negotiators_home: ({ own, seat }) => fly('negotiator', own, 'ix', seat),
  },
}
