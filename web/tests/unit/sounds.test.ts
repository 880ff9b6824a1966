import { describe, expect, it, vi } from 'vitest'

vi.mock('@/lib/settings.svelte', () => ({ settings: { volume: 0 } }))
const { soundsOf } = await import('@/lib/sounds')

const line = (kind: string, ...open: unknown[]) => ({ at: 0, seat: 0, kind, text: '', public: open })

describe('the sounds of a stretch of the story', () => {
  it('are each heard once', () => {
    expect(soundsOf([line('send', 1, 2), line('rival_send', 3), line('gain', 2, 1)])).toEqual([
      'sand',
      'glass',
    ])
  })

  it('keep silent about other gains and draws', () => {
    expect(soundsOf([line('gain', 0, 3), line('draw', 2)])).toEqual([])
  })

  it('rise with a victory point and fall with a lost one', () => {
    expect(soundsOf([line('vp', 1)])).toEqual(['chime'])
    expect(soundsOf([line('vp', -1)])).toEqual(['fall'])
  })

  it('tell worms, purchases and rounds apart', () => {
    expect(soundsOf([line('emerge'), line('acquire', 4), line('round', 2)])).toEqual([
      'rumble',
      'coin',
      'horn',
    ])
  })

  it('beat the drum when places are taken', () => {
    expect(soundsOf([line('place', 0, 8), line('place', 1, 4)])).toEqual(['drum'])
  })
})
