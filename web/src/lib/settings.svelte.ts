import { read, write } from './storage'

export interface Settings {
  theme: 'auto' | 'night' | 'day'
  /** Take a single option without asking, unless it spends, reveals or trashes. */
  automatic: boolean
  /** A browser notice when it is my turn. */
  notices: boolean
  /** How loud sounds are, 0 to 100; silent unless somebody wants them. */
  volume: number
  /** Show the emotes of others. */
  emotes: boolean
  name: string
}

const KEY = 'landsraad.settings'
const DEFAULTS: Settings = {
  theme: 'auto',
  automatic: true,
  notices: false,
  volume: 0,
  emotes: true,
  name: '',
}

/** What this browser prefers; writing to it is remembered. */
export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) })

const light = matchMedia('(prefers-color-scheme: light)')
const system = $state({ light: light.matches })
light.addEventListener('change', () => (system.light = light.matches))

/** The theme in force. */
export function theme(): 'night' | 'day' {
  if (settings.theme !== 'auto') return settings.theme
  return system.light ? 'day' : 'night'
}

export function toggleTheme(): void {
  settings.theme = theme() === 'day' ? 'night' : 'day'
}

$effect.root(() => {
  $effect(() => write(KEY, settings))
  $effect(() => {
    document.documentElement.dataset['theme'] = theme()
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  })
})
