import type { Emote } from '@/lib/wire'

/** What each emote says, in the order they are offered. */
export const EMOTES: Record<Emote, string> = {
  hello: 'Hello',
  well_played: 'Well played',
  thanks: 'Thank you',
  thinking: 'Thinking …',
  oops: 'Oops',
  surprise: 'Unexpected!',
  laugh: 'Ha!',
  good_game: 'Good game',
}
export const EMOTE_KEYS = Object.keys(EMOTES) as Emote[]
