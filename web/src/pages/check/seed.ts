// Checking a deal: the table shows the hash of its seed at the start and the seed at the end.

export interface Claim {
  hash: string
  seed: string
  salt: string
}

const MAX_SEED = 2n ** 256n

/** What of a deal somebody could know before the game, in words; nothing if the server drew it. */
export const CHOSEN: Record<string, string> = {
  seed: 'Whoever made this table gave the seed, and so could know every card of the deal.',
  replay: 'This table goes on from a replay: whoever made it could know every card of the deal.',
  position: 'This table began from a described position: whoever made it chose what was dealt.',
  fork: 'This table goes on from a game that had ended: its deal was known to everybody.',
  guess: 'This table goes on from what one seat knew of a running game; the rest was dealt again.',
}

/** A claim as pasted: "<seed>:<salt>", "landsraad:<seed>:<salt>", or a seed alone. */
export function splitSeed(text: string): { seed: string; salt: string } | null {
  const parts = text
    .trim()
    .replace(/^landsraad:/, '')
    .split(':')
  if (parts.length < 2) return null
  return { seed: parts[0]?.trim() ?? '', salt: parts.slice(1).join(':').trim() }
}

/** What is wrong with a claim, in words; empty if it can be checked. */
export function complaint(claim: Claim): string {
  if (!/^[0-9a-f]{64}$/i.test(claim.hash.trim())) {
    return 'A seed hash has 64 characters, each of them 0–9 or a–f.'
  }
  const seed = claim.seed.trim()
  if (!/^\d+$/.test(seed) || BigInt(seed) >= MAX_SEED) {
    return 'A seed is a whole number of at most 256 bits.'
  }
  if (!claim.salt.trim()) return 'The salt is missing: it stands after the colon of the seed.'
  return ''
}

/** The SHA-256 of a text in hexadecimal, computed here in the browser. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const { subtle } = globalThis.crypto as Partial<Crypto>
  const hash = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : plainSha256(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The text whose hash is shown at the start. */
export function sealed(claim: Claim): string {
  return `landsraad:${claim.seed.trim()}:${claim.salt.trim()}`
}

/** Whether seed and salt give the hash. */
export async function honest(claim: Claim): Promise<{ same: boolean; computed: string }> {
  const computed = await sha256(sealed(claim))
  return { same: computed === claim.hash.trim().toLowerCase(), computed }
}

/** The seed of a joint deal, from the server's part and what each seat gave. */
export async function jointSeed(sealedSeed: string, shares: readonly string[]): Promise<string> {
  const hash = await sha256(`landsraad:${sealedSeed}:${shares.join(',')}`)
  return String(2n ** 128n + BigInt(`0x${hash.slice(0, 32)}`))
}

/** The seed that a replay was dealt from; a browser's numbers are too small for it. */
export function seedOfReplay(text: string): string {
  return /"seed"\s*:\s*"?(\d+)/.exec(text)?.[1] ?? ''
}

function fractions(power: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found.push(((n ** power % 1) * 2 ** 32) | 0)
  }
  return found
}

/** SHA-256 for pages served without https, where the browser hides its own. */
export function plainSha256(message: Uint8Array): Uint8Array {
  const keys = fractions(1 / 3)
  const state = fractions(1 / 2).slice(0, 8)
  const length = message.length
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64)
  padded.set(message)
  padded[length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  data.setUint32(padded.length - 4, length << 3)
  for (let start = 0; start < padded.length; start += 64) block(data, start, keys, state)
  const result = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => result.setInt32(i * 4, word))
  return new Uint8Array(result.buffer)
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

function block(data: DataView, start: number, keys: number[], state: number[]): void {
  const w = new Int32Array(64)
  for (let i = 0; i < 16; i++) w[i] = data.getInt32(start + i * 4)
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15] ?? 0
    const b = w[i - 2] ?? 0
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = ((w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const big = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + big + ((e & f) ^ (~e & g)) + (keys[i] ?? 0) + (w[i] ?? 0)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0))
}
