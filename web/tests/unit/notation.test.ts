import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|ts)$/.test(name),
)
/** Notation taken apart, or looked into: an option says by itself what it touches. */
const TAKEN_APART = [
  /notation\s*(\?\.|\.)\s*(split|startsWith|endsWith|match|matchAll|slice|substring|replace|includes|indexOf)\b/,
  /\.(test|exec)\([^)]*notation\)/,
  /(split|parse)\w*\([^)]*\.notation\b/,
]

describe('the client', () => {
  it('takes no notation apart', () => {
    const found = files.flatMap((name) =>
      readFileSync(join(SOURCE, name), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          TAKEN_APART.some((pattern) => pattern.test(line)) ? [`${name}:${i + 1}`] : [],
        ),
    )
    expect(files.length).toBeGreaterThan(200)
    expect(found, 'read verb, at, plain and aside of the option').toEqual([])
  })
})
