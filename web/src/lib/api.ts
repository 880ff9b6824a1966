import type { Fork, GameCard, NewTable, Opened, Problem, TableSummary } from './wire'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function failure(answer: Response): Promise<ApiError> {
  let text = `The server answered ${answer.status}.`
  try {
    text = ((await answer.json()) as Problem).text || text
  } catch {
    // Not JSON: the status says enough.
  }
  return new ApiError(answer.status, text)
}

/** GET of JSON; throws ApiError with words for people. */
async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw await failure(answer)
  return answer
}

export async function get<T>(path: string): Promise<T> {
  return (await (await fetched(path)).json()) as T
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw await failure(answer)
  return (await answer.json()) as T
}

const kept = new Map<string, Promise<unknown>>()

/** GET once per page load; a failure is not kept. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const asked = get<T>(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

export interface Rule {
  number: string
  text: string
}
export interface RuleSection {
  number: string
  title: string
  rules: Rule[]
}
export interface RuleChapter {
  number: string
  title: string
  sections: RuleSection[]
}
export interface Rulebook {
  chapters: RuleChapter[]
}
export interface ReplayFile {
  format: number
  game: string
  rules: string
  options: Record<string, unknown>
  seats: number
  seed: number | string
  actions: string[]
  [more: string]: unknown
}

export const games = (): Promise<GameCard[]> => once('/api/games')
/** The components of a game; each game knows the shape of its own. */
export const sheet = <Sheet>(game: string): Promise<Sheet> => once(`/api/catalogue/${game}`)
export const rulebook = (game: string): Promise<Rulebook> => once(`/api/rules/${game}`)
export const summary = (table: string): Promise<TableSummary> => get(`/api/tables/${table}`)
export const replay = (table: string): Promise<ReplayFile> => get(`/api/tables/${table}/replay`)
/** A replay as it is stored, with its seed to the last digit. */
export const replayText = async (table: string): Promise<string> =>
  (await fetched(`/api/tables/${table}/replay`)).text()
export const openTable = (wanted: NewTable): Promise<Opened> => post('/api/tables', wanted)
export const forkTable = (table: string, wanted: Fork): Promise<Opened> =>
  post(`/api/tables/${table}/fork`, wanted)
