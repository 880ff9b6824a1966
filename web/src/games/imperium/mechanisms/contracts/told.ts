import { fly, type Told } from '../told'

export const contracts: Told = {
  drawn: ['contract'],
  signs: {
    contract: { id: 'contract', tone: 'brass' },
    contract_taken: { id: 'contract', tone: 'brass' },
    contract_done: { id: 'contract-done', tone: 'ok' },
  },
  flights: {
    contract_taken: ({ seat }) => fly('contract', 'var(--brass)', 'contracts', seat),
  },
}
