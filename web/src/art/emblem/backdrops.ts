import type { Chance } from '../chance'
import { many, r1 } from './ink'
import type { Scene } from './scene'

const stars = (_q: Scene, R: Chance): string =>
  many(
    34,
    () =>
      `<circle cx="${r1(R() * 282)}" cy="${r1(R() * 130)}" r="${r1(0.6 + R() * 1.2)}" fill="#fff6e0" fill-opacity="${r1(0.25 + R() * 0.6)}"/>`,
  )

const sun = (q: Scene): string =>
  `<circle cx="${q.dx}" cy="${q.dy}" r="${q.dr}" fill="${q.disc}" fill-opacity=".9"/><circle cx="${q.dx}" cy="${q.dy}" r="${q.dr * 1.5}" fill="${q.disc}" fill-opacity=".16"/><circle cx="${q.dx}" cy="${q.dy}" r="${q.dr * 2.2}" fill="${q.disc}" fill-opacity=".1"/>`

/** What stands behind the hero. */
export const BACKDROPS = {
  sun,
  ringed: (q: Scene) =>
    `<circle cx="${q.dx}" cy="${q.dy}" r="${q.dr * 1.2}" fill="${q.disc}" fill-opacity=".35"/>` +
    [1.6, 2.1, 2.7, 3.4]
      .map(
        (k, i) =>
          `<circle cx="${q.dx}" cy="${q.dy}" r="${q.dr * k}" fill="none" stroke="${q.disc}" stroke-width="${1.6 - i * 0.3}" stroke-opacity="${0.5 - i * 0.1}"/>`,
      )
      .join(''),
  rays: (q: Scene) =>
    many(18, (i) => {
      const a = (i / 18) * 6.283 + q.ph
      return `<path d="M${q.dx} ${q.dy} L${r1(q.dx + Math.cos(a - 0.08) * 320)} ${r1(q.dy + Math.sin(a - 0.08) * 320)} L${r1(q.dx + Math.cos(a + 0.08) * 320)} ${r1(q.dy + Math.sin(a + 0.08) * 320)}z" fill="${q.disc}" fill-opacity=".16"/>`
    }) + `<circle cx="${q.dx}" cy="${q.dy}" r="${q.dr}" fill="${q.disc}" fill-opacity=".75"/>`,
  moons: (q: Scene, R: Chance) =>
    `<circle cx="${q.dx}" cy="${q.dy * 0.8}" r="${q.dr * 0.8}" fill="${q.disc}" fill-opacity=".85"/><circle cx="${q.dx + q.dr * 0.3}" cy="${q.dy * 0.8 - 2}" r="${q.dr * 0.68}" fill="${q.sky}" fill-opacity=".9"/><circle cx="${q.dx - q.dr * 1.4}" cy="${q.dy * 1.1}" r="${q.dr * 0.26}" fill="${q.disc}" fill-opacity=".8"/>` +
    stars(q, R),
  stars,
  planet: (q: Scene, R: Chance) =>
    stars(q, R) +
    `<circle cx="${q.dx}" cy="${150 + q.dr}" r="${q.dr * 3.4}" fill="${q.far}"/><circle cx="${q.dx - 8}" cy="${146 + q.dr}" r="${q.dr * 3.4}" fill="none" stroke="${q.disc}" stroke-width="2.5" stroke-opacity=".8"/>`,
  arcade: (q: Scene) =>
    many(6, (i) => {
      const x = -10 + i * 54 + q.ph * 8
      return `<path d="M${r1(x)} 188 V70 C${r1(x)} 40 ${r1(x + 14)} 22 ${r1(x + 24)} 12 C${r1(x + 34)} 22 ${r1(x + 48)} 40 ${r1(x + 48)} 70 V188z" fill="${q.disc}" fill-opacity=".2"/><path d="M${r1(x + 6)} 188 V72 C${r1(x + 6)} 46 ${r1(x + 16)} 32 ${r1(x + 24)} 24 C${r1(x + 32)} 32 ${r1(x + 42)} 46 ${r1(x + 42)} 72 V188z" fill="${q.sky}" fill-opacity=".55"/>`
    }) + `<circle cx="${q.dx}" cy="${q.dy}" r="${q.dr * 0.7}" fill="${q.disc}" fill-opacity=".7"/>`,
  columns: (q: Scene) =>
    many(
      8,
      (i) =>
        `<rect x="${r1(-6 + i * 40 + q.ph * 5)}" y="20" width="18" height="168" fill="${q.disc}" fill-opacity=".17"/><rect x="${r1(6 + i * 40 + q.ph * 5)}" y="20" width="6" height="168" fill="${q.near}" fill-opacity=".35"/>`,
    ) + `<rect y="8" width="282" height="14" fill="${q.disc}" fill-opacity=".2"/>`,
  hexes: (q: Scene, R: Chance) =>
    many(26, (i) => {
      const x = (i % 9) * 36 + (Math.floor(i / 9) % 2) * 18 - 6,
        y = Math.floor(i / 9) * 31 + 16
      return `<path d="M${x} ${y - 18} l16 9 v18 l-16 9 -16 -9 v-18z" fill="none" stroke="${q.disc}" stroke-width="1.4" stroke-opacity="${r1(0.12 + R() * 0.4)}"/>`
    }),
  city: (q: Scene, R: Chance) =>
    `<circle cx="${q.dx}" cy="${q.dy}" r="${q.dr}" fill="${q.disc}" fill-opacity=".7"/>` +
    many(16, (i) => {
      const w = 12 + R() * 16,
        h = 24 + R() * 60,
        x = i * 19 - 6
      return (
        `<path d="M${r1(x)} 150 v${r1(-h)} l${r1(w / 2)} ${R() > 0.5 ? -10 : 0} l${r1(w / 2)} ${R() > 0.5 ? 10 : 0} V150z" fill="${q.far}" fill-opacity=".85"/>` +
        (R() > 0.4
          ? `<rect x="${r1(x + 4)}" y="${r1(150 - h + 12)}" width="3" height="5" fill="${q.k}" fill-opacity=".8"/>`
          : '')
      )
    }),
  storm: (q: Scene, R: Chance) =>
    many(9, (i) => {
      const y = 14 + i * 16 + R() * 8,
        w = 90 + R() * 160,
        x = R() * 200 - 40
      return `<path d="M${r1(x)} ${r1(y)} q${r1(w / 4)} ${r1(-10 - R() * 10)} ${r1(w / 2)} 0 t${r1(w / 2)} 0" fill="none" stroke="${q.disc}" stroke-width="${r1(2 + R() * 5)}" stroke-linecap="round" stroke-opacity="${r1(0.1 + R() * 0.22)}"/>`
    }),
  curtain: (q: Scene) =>
    many(
      10,
      (i) =>
        `<path d="M${i * 31 - 8} 0 C${i * 31 + 6} 60 ${i * 31 - 14} 120 ${i * 31} 188 H${i * 31 + 17} C${i * 31 + 6} 120 ${i * 31 + 24} 60 ${i * 31 + 12} 0z" fill="${i % 2 ? q.disc : q.near}" fill-opacity="${i % 2 ? 0.14 : 0.3}"/>`,
    ),
  wind: (q: Scene, R: Chance) =>
    sun(q) +
    many(
      5,
      (i) =>
        `<path d="M${r1(-20 + R() * 60)} ${r1(40 + i * 20)} c40 -12 60 10 100 0 s60 -8 90 2" fill="none" stroke="${q.disc}" stroke-width="2" stroke-opacity=".3" stroke-linecap="round"/>`,
    ),
} satisfies Record<string, (q: Scene, R: Chance) => string>
