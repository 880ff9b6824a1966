// Links that people paste: to a table with a secret, to a replay, or to nothing of ours.

export type Pasted =
  | { kind: 'table'; id: string; secret: string }
  | { kind: 'replay'; id: string; secret: string }
  | { kind: 'bad'; why: string }

/** Read a pasted link. `here` is this server's origin. */
export function readLink(text: string, here: string): Pasted {
  const trimmed = text.trim()
  if (!trimmed) return { kind: 'bad', why: 'Paste the link you were given.' }
  let url: URL
  try {
    url = new URL(trimmed, here)
  } catch {
    return { kind: 'bad', why: 'This is not a link.' }
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^https?:$/.test(url.protocol)) {
    return { kind: 'bad', why: 'This is not a link to a table.' }
  }
  if (url.origin !== here) {
    return { kind: 'bad', why: `This link leads to another server, ${url.host}. Open it in the address bar.` }
  }
  const found = /^\/(table|replay)\/([\w-]+)\/?$/.exec(url.pathname)
  if (!found) {
    return { kind: 'bad', why: 'A link to a table looks like …/table/<name>#<secret>.' }
  }
  const secret = url.hash.slice(1)
  const id = found[2] ?? ''
  if (found[1] === 'replay') return { kind: 'replay', id, secret }
  if (!secret) {
    return {
      kind: 'bad',
      why: 'The part after # is missing: it is the key to the seat. Copy the whole link.',
    }
  }
  return { kind: 'table', id, secret }
}
