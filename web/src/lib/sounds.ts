// Four short sounds, made here: sand for a send, a drum for combat, glass for water, a bell for my turn.
import { settings } from './settings.svelte'
import type { LogLine } from './wire'

export type Sound = 'sand' | 'drum' | 'glass' | 'bell'

const WATER = 2
let audio: AudioContext | null = null

/** The sounds that a stretch of the story asks for, each once. */
export function soundsOf(lines: readonly LogLine[]): Sound[] {
  const heard = new Set<Sound>()
  for (const line of lines) {
    if (line.kind === 'send' || line.kind === 'rival_send') heard.add('sand')
    if (line.kind === 'place') heard.add('drum')
    if (line.kind === 'gain' && line.public[0] === WATER) heard.add('glass')
  }
  return [...heard]
}

/** Play a sound, if this browser wants any and its owner has touched the page. */
export function sound(which: Sound): void {
  if (!settings.volume || document.hidden) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const gain = audio.createGain()
  gain.connect(audio.destination)
  const loud = settings.volume / 100
  if (which === 'sand') hiss(audio, gain, loud)
  else if (which === 'drum') tone(audio, gain, 0.5 * loud, 110, 55, 0.4)
  else if (which === 'glass') tone(audio, gain, 0.16 * loud, 1760, 1760, 0.35)
  else tone(audio, gain, 0.2 * loud, 880, 880, 0.48)
}

function fade(context: AudioContext, gain: GainNode, loud: number, seconds: number): number {
  const now = context.currentTime
  gain.gain.setValueAtTime(Math.max(loud, 0.0001), now)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
  return now
}

function tone(context: AudioContext, gain: GainNode, loud: number, from: number, to: number, seconds: number): void {
  const now = fade(context, gain, loud, seconds)
  const voice = context.createOscillator()
  voice.frequency.setValueAtTime(from, now)
  voice.frequency.exponentialRampToValueAtTime(to, now + seconds)
  voice.connect(gain)
  voice.start(now)
  voice.stop(now + seconds)
}

function hiss(context: AudioContext, gain: GainNode, loud: number): void {
  const seconds = 0.25
  const now = fade(context, gain, 0.12 * loud, seconds)
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const noise = context.createBufferSource()
  noise.buffer = buffer
  noise.connect(gain)
  noise.start(now)
}
