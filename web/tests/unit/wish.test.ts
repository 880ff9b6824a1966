import { expect, test } from 'vitest'
import { wished } from '@/chrome/prompt/wish'
import type { LogLine, UndoState } from '@/lib/wire'

const names = ['Ann', 'Ben']
const name = (seat: number) => names[seat] ?? ''
const deeds = new Set(['send', 'reveal'])
const line = (at: number, seat: number, kind: string, text: string): LogLine => ({
  at,
  seat,
  kind,
  text,
  public: [],
})
const log = [
  line(3, 0, 'send', 'Ann sends an agent to Carthag.'),
  line(5, 0, 'send', 'Ann sends an agent to Arrakeen.'),
  line(6, 1, 'reveal', 'Ben reveals Dagger.'),
]
const undo = (target: number, takes_back: number[]): UndoState => ({
  seat: 1,
  free: 0,
  asked_by: 0,
  target,
  agreed: [],
  needed: [1],
  takes_back,
})

test('a wish to take back names the deed of whoever asks', () => {
  expect(wished(undo(5, [0, 1]), log, deeds, 1, name)).toBe(
    'Ann asks to take back 2 choices, 1 of them yours, including “Ann sends an agent to Arrakeen”.',
  )
})

test('one choice is told alone', () => {
  expect(wished(undo(5, [0]), log.slice(0, 2), deeds, 1, name)).toBe(
    'Ann asks to take back 1 choice: “Ann sends an agent to Arrakeen”.',
  )
})

test('what only others did is still named, and nothing is made up', () => {
  expect(wished(undo(6, [0, 1]), log, deeds, null, name)).toBe(
    'Ann asks to take back 2 choices, including “Ben reveals Dagger”.',
  )
  expect(wished(undo(9, [0, 0]), log, deeds, 1, name)).toBe('Ann asks to take back 2 choices.')
})
