import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Route } from '@/lib/router.svelte'

let parse: (url: URL) => Route
beforeAll(async () => {
  vi.stubGlobal('location', { href: 'http://table.test/' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {} })
  parse = (await import('@/lib/router.svelte')).parse
})

describe('parse', () => {
  it('finds the table and keeps the secret in the fragment', () => {
    expect(parse(new URL('http://table.test/table/abc#s3cret'))).toMatchObject({
      page: 'Table',
      id: 'abc',
      fragment: 's3cret',
    })
  })
  it('knows every page', () => {
    const pages = ['/', '/replay', '/replay/x', '/cards', '/rules', '/check', '/nothing'].map(
      (path) => parse(new URL(path, 'http://table.test')).page,
    )
    expect(pages).toEqual(['Home', 'Replay', 'Replay', 'Cards', 'Rules', 'Check', 'Lost'])
  })
})
