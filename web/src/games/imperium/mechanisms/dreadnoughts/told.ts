import { spaceOf } from '../../events'
import { fly, type Told } from '../told'

export const dreadnoughts: Told = {
  signs: {
    commission: { id: 'dreadnought', tone: 'troop' },
    deploy_dreadnought: { id: 'dreadnought', tone: 'sword' },
    retreat_dreadnought: { id: 'dreadnought', tone: 'muted' },
    station: { id: 'dreadnought', tone: 'brass' },
    flag_home: { id: 'dreadnought', tone: 'muted' },
    detonate: { id: 'dreadnought', tone: 'danger' },
  },
  flights: {
    commission: ({ own, seat }) => fly('dreadnought', own, 'space:dreadnought', seat),
    deploy_dreadnought: ({ own, seat }) => fly('dreadnought', own, seat, 'conflict'),
    retreat_dreadnought: ({ own, seat }) => fly('dreadnought', own, 'conflict', seat),
    station: ({ own, line, sheet }) => fly('dreadnought', own, 'conflict', spaceOf(line, sheet)),
    flag_home: ({ own, line, sheet, seat }) => fly('dreadnought', own, spaceOf(line, sheet), seat),
    detonate: ({ own, seat }) => fly('dreadnought', own, 'conflict', seat),
  },
}
