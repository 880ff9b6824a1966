// Short sounds, all made here: each moment of the table has its own.
import { settings } from './settings.svelte'
import type { LogLine } from './wire'

export type Sound = 'sand' | 'drum' | 'glass' | 'bell' | 'coin' | 'chime' | 'fall' | 'horn' | 'rumble'

const WATER = 2
const LOUD = 50
let audio: AudioContext | null = null

/** What each kind of event sounds like, in the games that have it. */
const OF: Readonly<Record<string, Sound>> = {
  send: 'sand',
  rival_send: 'sand',
  place: 'drum',
  acquire: 'coin',
  alliance: 'horn',
  round: 'horn',
  cycle: 'horn',
  attack: 'drum',
  result: 'drum',
  roll: 'drum',
  move: 'sand',
  shipped: 'sand',
  march: 'sand',
  worm_moves: 'rumble',
  worm_attacks: 'rumble',
  emerge: 'rumble',
  call: 'rumble',
  prescience: 'chime',
  supremacy: 'chime',
  produce: 'glass',
  bar: 'glass',
}

function soundOf(line: LogLine): Sound | undefined {
  if (line.kind === 'gain') return line.public[0] === WATER ? 'glass' : undefined
  if (line.kind === 'vp') return Number(line.public[0]) > 0 ? 'chime' : 'fall'
  return OF[line.kind]
}

/** The sounds that a stretch of the story asks for, each once. */
export function soundsOf(lines: readonly LogLine[]): Sound[] {
  return [...new Set(lines.map(soundOf).filter((one) => one !== undefined))]
}

/** Sound on or off, and heard at once. */
export function toggleSound(): void {
  settings.volume = settings.volume ? 0 : LOUD
  sound('bell')
}

/** Play a sound, if this browser wants any and its owner has touched the page. */
export function sound(which: Sound): void {
  if (!settings.volume || document.hidden) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const loud = settings.volume / 100
  if (which === 'sand') hiss(audio, loud)
  else for (const note of NOTES[which]) tone(audio, loud, note)
}

/** Loudness, pitch at the beginning and at the end, seconds, and when it begins. */
type Note = readonly [loud: number, from: number, to: number, seconds: number, start?: number]

const NOTES: Record<Exclude<Sound, 'sand'>, readonly Note[]> = {
  drum: [[0.5, 110, 55, 0.4]],
  glass: [[0.16, 1760, 1760, 0.35]],
  bell: [[0.2, 880, 880, 0.48]],
  coin: [
    [0.12, 1320, 1320, 0.12],
    [0.12, 1760, 1760, 0.22, 0.07],
  ],
  chime: [
    [0.16, 659, 659, 0.3],
    [0.16, 988, 988, 0.4, 0.1],
  ],
  fall: [
    [0.16, 494, 494, 0.3],
    [0.16, 330, 330, 0.4, 0.1],
  ],
  horn: [
    [0.2, 147, 147, 0.45],
    [0.14, 220, 220, 0.45, 0.05],
  ],
  rumble: [
    [0.5, 60, 38, 0.48],
    [0.3, 73, 45, 0.48, 0.06],
  ],
}

/** A voice of its own that starts at its loudest and dies away. */
function fade(context: AudioContext, loud: number, start: number, seconds: number): GainNode {
  const gain = context.createGain()
  gain.connect(context.destination)
  gain.gain.setValueAtTime(0.0001, context.currentTime)
  gain.gain.setValueAtTime(Math.max(loud, 0.0001), start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  return gain
}

function tone(context: AudioContext, volume: number, [loud, from, to, seconds, later = 0]: Note): void {
  const start = context.currentTime + later
  const voice = context.createOscillator()
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds)
  voice.connect(fade(context, loud * volume, start, seconds))
  voice.start(start)
  voice.stop(start + seconds)
}

function hiss(context: AudioContext, volume: number): void {
  const seconds = 0.25
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const noise = context.createBufferSource()
  noise.buffer = buffer
  noise.connect(fade(context, 0.12 * volume, context.currentTime, seconds))
  noise.start()
}
