import type { Chance } from '../chance'
import { many, r1 } from './ink'
import type { Scene } from './scene'

/** A line of dunes, closed below. */
export const wave = (base: number, amp: number, ph: number, len: number): string =>
  'M-4 200 ' +
  many(
    30,
    (i) =>
      `L${i * 10 - 4} ${r1(base + Math.sin(i / len + ph) * amp + Math.sin(i / (len * 0.43) + ph * 2) * amp * 0.3)} `,
  ) +
  'L296 200z'

/** The ground, and what stands before the hero. */
export const GROUNDS = {
  dunes: (q: Scene): string =>
    `<path d="${wave(138, 9, q.ph, 4.2)}" fill="${q.far}"/><path d="${wave(156, 8, q.ph + 2.4, 3.6)}" fill="${q.near}"/>`,
  dune: (q: Scene) => `<path d="${wave(150, 12, q.ph, 6)}" fill="${q.near}"/>`,
  rocks: (q: Scene) =>
    `<path d="M-4 200 V140 l20 -22 14 10 18 -30 16 24 22 -8 12 20 30 6 24 -12 20 14 28 -20 18 12 22 -34 20 26 24 -6 V200z" fill="${q.far}" fill-opacity=".9"/><path d="${wave(160, 7, q.ph, 4)}" fill="${q.near}"/>`,
  steps: (q: Scene) =>
    many(
      3,
      (i) =>
        `<rect x="${-10 + i * 8}" y="${164 + i * 9}" width="302" height="50" fill="${i % 2 ? q.near : q.far}" fill-opacity=".9"/>`,
    ),
  crowd: (q: Scene, R: Chance) =>
    `<path d="${wave(160, 5, q.ph, 4)}" fill="${q.near}"/>` +
    many(13, (i) => {
      const x = i * 23 + R() * 8 - 6,
        h = 26 + R() * 8
      return (
        `<path d="M${r1(x)} 190 C${r1(x)} ${r1(176 - h * 0.3)} ${r1(x + 4)} ${r1(170 - h * 0.3)} ${r1(x + 8)} ${r1(168 - h * 0.3)} C${r1(x + 12)} ${r1(170 - h * 0.3)} ${r1(x + 16)} ${r1(176 - h * 0.3)} ${r1(x + 16)} 190z" fill="${q.near}"/><circle cx="${r1(x + 8)}" cy="${r1(163 - h * 0.3)}" r="5" fill="${q.near}"/>` +
        (i % 2
          ? `<path d="M${r1(x + 18)} 190 V${r1(130 - h * 0.4)}" stroke="${q.near}" stroke-width="2"/>`
          : '')
      )
    }),
  rail: (q: Scene) =>
    `<rect y="160" width="282" height="6" fill="${q.far}"/><rect y="178" width="282" height="12" fill="${q.near}"/>` +
    many(15, (i) => `<path d="M${i * 20} 166 c6 4 6 8 0 12 h8 c-6 -4 -6 -8 0 -12z" fill="${q.far}"/>`),
  none: () => '',
} satisfies Record<string, (q: Scene, R: Chance) => string>
