import { keyAt } from '@/lib/story'
import { spaceOf } from '../../events'
import { fly, type Told } from '../told'

export const commanders: Told = {
  drawn: ['skill'],
  signs: {
    commander: { id: 'commander', tone: 'emperor' },
    recruit_commander: { id: 'commander', tone: 'emperor' },
    commanders_move: { id: 'commander', tone: 'sword' },
    commander_gone: { id: 'commander', tone: 'danger' },
    skill: { id: 'skill', tone: 'emperor' },
    skill_up: { id: 'skill', tone: 'muted' },
    skill_trashed: { id: 'skill', tone: 'danger' },
  },
  flights: {
    commander: ({ place, seat }) => fly('commander', 'var(--emperor)', place || 'skills', seat),
    commanders_move: ({ own, line, seat }) =>
      line.public[0] === 'deploy'
        ? fly('commander', own, seat, 'conflict')
        : fly('commander', own, 'conflict', seat),
    commander_gone: ({ line, sheet }) => fly('commander', 'var(--emperor)', spaceOf(line, sheet), 'conflict'),
    skill: ({ line, sheet, seat }) =>
      fly('skill', 'var(--emperor)', `skill:${keyAt(sheet.skills, line.public[0])}`, seat),
  },
}
