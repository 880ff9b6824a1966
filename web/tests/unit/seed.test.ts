import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  complaint,
  honest,
  jointSeed,
  plainSha256,
  seedOfReplay,
  sha256,
  splitSeed,
} from '@/pages/check/seed'

const hex = (text: string): string => createHash('sha256').update(text).digest('hex')
const SEED = '18446744073709551615'
const SALT = '13f6a559f41aa8a7107e3f37e6375b96'

describe('the seed check', () => {
  it('accepts the seed and salt of the hash', async () => {
    const claim = { hash: hex(`landsraad:${SEED}:${SALT}`).toUpperCase(), seed: ` ${SEED} `, salt: SALT }
    expect(complaint(claim)).toBe('')
    expect((await honest(claim)).same).toBe(true)
  })

  it('refuses another seed', async () => {
    const claim = { hash: hex(`landsraad:${SEED}:${SALT}`), seed: '7', salt: SALT }
    expect((await honest(claim)).same).toBe(false)
  })

  it('splits what the table shows', () => {
    expect(splitSeed(`${SEED}:${SALT}`)).toEqual({ seed: SEED, salt: SALT })
    expect(splitSeed(` landsraad:7:ab `)).toEqual({ seed: '7', salt: 'ab' })
    expect(splitSeed('7')).toBeNull()
  })

  it('adds what everybody gave to a joint deal', async () => {
    const shares = ['00ff'.repeat(8), '', 'abcd'.repeat(8)]
    const words = hex(`landsraad:${SEED}:${shares.join(',')}`)
    expect(await jointSeed(SEED, shares)).toBe(String((1n << 128n) + BigInt(`0x${words.slice(0, 32)}`)))
    expect(await jointSeed(SEED, ['', '', 'abcd'.repeat(8)])).not.toBe(await jointSeed(SEED, shares))
  })

  it('reads the whole seed of a replay', () => {
    const seed = String(2n ** 128n + 12345n)
    expect(seedOfReplay(`{"format":1,"seed": ${seed},"actions":[]}`)).toBe(seed)
    expect(seedOfReplay('{}')).toBe('')
  })

  it('says what is missing', () => {
    const hash = hex('x')
    expect(complaint({ hash: 'abc', seed: '1', salt: 'a' })).toMatch(/64 characters/)
    expect(complaint({ hash, seed: `${2n ** 256n}`, salt: 'a' })).toMatch(/whole number/)
    expect(complaint({ hash, seed: 'one', salt: 'a' })).toMatch(/whole number/)
    expect(complaint({ hash, seed: '1', salt: ' ' })).toMatch(/salt/)
  })

  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])(
    'hashes %i letters without help of the browser',
    async (length) => {
      const text = 'spice'.repeat(length).slice(0, length)
      const plain = Buffer.from(plainSha256(new TextEncoder().encode(text))).toString('hex')
      expect(plain).toBe(hex(text))
      expect(await sha256(text)).toBe(hex(text))
    },
  )
})
