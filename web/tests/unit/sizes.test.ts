import { describe, expect, it } from 'vitest'
import { layout } from '@/chrome/table/sizes'

describe('the layout of the table', () => {
  it('is whole and unscaled at 1366 × 768', () => {
    expect(layout(1366, 768)).toEqual({ phone: false, narrow: false, zoom: 1 })
  })

  it('is narrow rather than tiny', () => {
    const small = layout(1024, 768)
    expect(small.narrow).toBe(true)
    expect(small.zoom).toBeGreaterThan(0.89)
    expect(layout(1180, 820).narrow).toBe(true)
  })

  it('stays wide where that is readable, or where the window is low', () => {
    expect(layout(1280, 720).narrow).toBe(false)
    expect(layout(1024, 600).narrow).toBe(false)
    expect(layout(2560, 1440)).toEqual({ phone: false, narrow: false, zoom: 1.5 })
  })

  it('is that of a phone below 900', () => {
    expect(layout(390, 844).phone).toBe(true)
    expect(layout(899, 1200).phone).toBe(true)
  })
})
