import { disc, fill, line, many, r1 } from './ink'

/** The cells of a shield around its middle. */
const HEXES: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((v) =>
  Array.from({ length: 5 - Math.abs(v) }, (_, i) => [i - (4 - Math.abs(v)) / 2, v] as const),
)

export const THINGS = {
  worm: () =>
    fill('M12 98 C8 60 20 22 56 18 C78 16 94 28 96 44 L70 54 C66 46 60 44 54 46 C42 50 38 72 42 98z', 'b') +
    fill('M12 98 C8 60 20 22 56 18 C62 17.5 68 18 74 20 C46 22 28 48 26 98z', 'a') +
    line(
      'M11 82 C20 86 32 86 41 82 M12 66 C22 72 34 72 41 68 M17 50 C26 58 36 60 43 58 M26 36 C32 46 40 52 48 50 M40 24 C42 36 48 44 56 46',
      'c',
      1.8,
    ) +
    fill('M96 44 C99 54 92 62 82 62 C74 62 69 58 70 52 C71 40 88 34 96 44z', 'c') +
    many(7, (i) => {
      const a = -0.5 + i * 0.62,
        x = 83 + Math.cos(a) * 12,
        y = 51 + Math.sin(a) * 9
      return fill(
        `M${r1(x)} ${r1(y)} L${r1(83 + Math.cos(a - 0.16) * 13)} ${r1(51 + Math.sin(a - 0.16) * 10)} L${r1(83 + Math.cos(a) * 5)} ${r1(51 + Math.sin(a) * 4)} L${r1(83 + Math.cos(a + 0.16) * 13)} ${r1(51 + Math.sin(a + 0.16) * 10)}z`,
        'k',
      )
    }) +
    line('M2 98 C14 90 20 94 28 92 M36 94 C46 88 56 92 66 96', 'a', 2.4),
  maw: () =>
    disc(50, 50, 46, 'c') +
    many(12, (i) => {
      const a = (i / 12) * 6.283
      return fill(
        `M${r1(50 + Math.cos(a - 0.24) * 46)} ${r1(50 + Math.sin(a - 0.24) * 46)} L${r1(50 + Math.cos(a) * 30)} ${r1(50 + Math.sin(a) * 30)} L${r1(50 + Math.cos(a + 0.24) * 46)} ${r1(50 + Math.sin(a + 0.24) * 46)}z`,
        i > 5 && i < 11 ? 'a' : 'b',
      )
    }) +
    disc(50, 50, 29, 'b') +
    disc(50, 50, 25, 'c') +
    many(16, (i) => {
      const a = (i / 16) * 6.283
      return fill(
        `M${r1(50 + Math.cos(a - 0.17) * 26)} ${r1(50 + Math.sin(a - 0.17) * 26)} L${r1(50 + Math.cos(a) * 13)} ${r1(50 + Math.sin(a) * 13)} L${r1(50 + Math.cos(a + 0.17) * 26)} ${r1(50 + Math.sin(a + 0.17) * 26)}z`,
        'k',
      )
    }) +
    disc(50, 50, 8, 'c'),
  crysknife: () =>
    fill('M80 6 C88 30 72 58 46 74 L36 64 C40 38 54 16 80 6z', 'a') +
    fill('M80 6 C88 30 72 58 46 74 L41 69 C62 50 74 28 80 6z', 'b') +
    fill('M28 62 L34 56 L54 76 L48 82z', 'k') +
    fill('M36 68 L42 74 L24 96 C20 99 12 92 15 87z', 'c') +
    line('M33 78 l4 4 M28 83 l4 4 M23 88 l4 4', 'a', 1.6) +
    line('M66 22 C58 34 52 46 46 60', 'c', 1.2, 'stroke-opacity=".5"'),
  dagger: () =>
    fill('M50 4 L58 20 L56 64 L44 64 L42 20z', 'b') +
    fill('M50 4 L42 20 L44 64 L50 64z', 'a') +
    line('M50 14 V60', 'c', 1.2) +
    fill('M30 62 C38 66 62 66 70 62 L72 70 C62 74 38 74 28 70z', 'k') +
    fill('M45 72 H55 L54 90 H46z', 'c') +
    line('M45 78 L55 75 M45.5 84 L54.5 81', 'a', 1.6) +
    disc(50, 93, 5, 'k'),
  coins: () =>
    many(
      5,
      (i) =>
        `<ellipse cx="${36 + (i % 2) * 2}" cy="${84 - i * 9}" rx="26" ry="9" fill="var(--c)"/><ellipse cx="${36 + (i % 2) * 2}" cy="${81 - i * 9}" rx="26" ry="9" fill="var(--${i === 4 ? 'a' : 'b'})"/>`,
    ) +
    `<ellipse cx="36" cy="45" rx="19" ry="6" fill="none" stroke="var(--c)" stroke-width="1.6"/>` +
    fill('M36 41 l8 4 -8 4 -8 -4z', 'k') +
    many(
      2,
      (i) =>
        `<ellipse cx="74" cy="${88 - i * 8}" rx="20" ry="7" fill="var(--c)"/><ellipse cx="74" cy="${85.5 - i * 8}" rx="20" ry="7" fill="var(--${i ? 'a' : 'b'})"/>`,
    ) +
    disc(68, 38, 17, 'b') +
    `<circle cx="68" cy="38" r="12" fill="none" stroke="var(--c)" stroke-width="1.8"/>` +
    fill('M68 31 L75 38 L68 45 L61 38z', 'k') +
    fill('M68 21 A17 17 0 0 0 51 38 A17 17 0 0 0 56 50 A24 24 0 0 1 68 21z', 'a'),
  scales: () =>
    fill('M47 14 H53 V82 H47z', 'b') +
    disc(50, 12, 5, 'k') +
    line('M14 30 C30 20 70 20 86 30', 'b', 4) +
    line('M16 30 L6 58 M16 30 L26 58 M84 30 L74 58 M84 30 L94 58', 'a', 1.4) +
    fill('M4 58 H28 C28 70 22 74 16 74 C10 74 4 70 4 58z', 'a') +
    fill('M72 58 H96 C96 70 90 74 84 74 C78 74 72 70 72 58z', 'c') +
    fill('M10 52 l6 -6 6 6 v6 h-12z', 'k') +
    fill('M30 94 C32 84 44 82 50 82 C56 82 68 84 70 94z', 'c') +
    fill('M30 94 C32 84 44 82 50 82 V94z', 'b'),
  box: () =>
    fill('M18 50 L50 38 L82 50 V82 L50 96 L18 82z', 'b') +
    fill('M18 50 L50 62 V96 L18 82z', 'a') +
    fill('M50 62 L82 50 V82 L50 96z', 'c') +
    fill('M18 50 L50 38 L82 50 L50 62z', 'b') +
    `<ellipse cx="34" cy="70" rx="9" ry="11" fill="var(--c)" transform="rotate(8 34 70)"/>` +
    line('M62 4 L54 34', 'k', 2.4) +
    fill('M58 2 L70 0 L68 10 L60 12z', 'a') +
    disc(53.5, 36, 1.8, 'k') +
    line('M24 28 l-6 -6 M34 22 l-3 -8', 'a', 1.6, 'stroke-opacity=".6"'),
  eye: () =>
    many(14, (i) => {
      const a = (i / 14) * 6.283
      return fill(
        `M50 50 L${r1(50 + Math.cos(a - 0.06) * 49)} ${r1(50 + Math.sin(a - 0.06) * 49)} L${r1(50 + Math.cos(a + 0.06) * 49)} ${r1(50 + Math.sin(a + 0.06) * 49)}z`,
        'b',
        'fill-opacity=".5"',
      )
    }) +
    fill('M4 50 C24 20 76 20 96 50 C76 80 24 80 4 50z', 'a') +
    fill('M4 50 C24 80 76 80 96 50 C76 68 24 68 4 50z', 'b') +
    disc(50, 50, 18, 'k') +
    disc(50, 50, 9, 'c') +
    disc(44, 44, 4, 'a') +
    line('M4 50 C24 20 76 20 96 50', 'c', 2.6),
  water: () =>
    fill('M50 2 C66 24 80 40 80 58 A30 30 0 0 1 20 58 C20 40 34 24 50 2z', 'b') +
    fill('M50 2 C34 24 20 40 20 58 A30 30 0 0 0 50 88 C36 78 32 58 50 2z', 'a') +
    line('M62 76 A22 22 0 0 0 70 58', 'k', 3) +
    `<ellipse cx="50" cy="92" rx="38" ry="5" fill="none" stroke="var(--a)" stroke-width="1.6" stroke-opacity=".7"/><ellipse cx="50" cy="92" rx="24" ry="3" fill="none" stroke="var(--a)" stroke-width="1.4" stroke-opacity=".5"/>`,
  hooks: () =>
    line('M24 96 L60 30 C68 14 90 18 90 34 C90 44 82 50 74 48', 'b', 6) +
    line('M76 96 L40 30 C32 14 10 18 10 34 C10 44 18 50 26 48', 'a', 6) +
    fill('M70 44 L82 42 L76 54z', 'k') +
    fill('M30 44 L18 42 L24 54z', 'k') +
    line('M46 56 L54 50 M44 62 L56 66', 'c', 3),
  shield: () =>
    HEXES.map(([u, v]) => {
      const x = 50 + u * 17.4
      const y = 50 + v * 15
      const far = Math.hypot(u, v)
      return fill(
        `M${r1(x)} ${r1(y - 9.4)} L${r1(x + 8)} ${r1(y - 4.7)} V${r1(y + 4.7)} L${r1(x)} ${r1(y + 9.4)} L${r1(x - 8)} ${r1(y + 4.7)} V${r1(y - 4.7)}z`,
        u + v * 0.4 < -0.4 ? 'a' : far < 1 ? 'k' : 'b',
        `fill-opacity="${r1(0.95 - far * 0.24)}"`,
      )
    }).join('') +
    fill(
      'M50 24 C44 24 42 30 44 36 C38 40 34 52 34 66 H42 L44 92 H56 L58 66 H66 C66 52 62 40 56 36 C58 30 56 24 50 24z',
      'c',
    ),
  standard: () =>
    fill('M18 4 H24 V98 H18z', 'b') +
    disc(21, 5, 5, 'k') +
    fill('M24 12 H90 L78 34 L90 56 H24z', 'b') +
    fill('M24 12 H56 V56 H24z', 'a') +
    fill('M52 20 l5 9 10 2 -7 7 2 10 -10 -5 -10 5 2 -10 -7 -7 10 -2z', 'k') +
    many(5, (i) => fill(`M${36 + i * 13} 98 V74 L${39 + i * 13} 66 L${42 + i * 13} 74 V98z`, 'c')),
  scroll: () =>
    fill(
      'M22 14 H74 C82 14 84 24 76 26 V78 C76 90 62 90 62 80 H14 C14 92 24 92 30 90 H66 C76 90 84 86 84 76',
      'c',
      'fill-opacity=".5"',
    ) +
    fill('M24 12 H72 V80 H24z', 'a') +
    fill('M60 12 H72 V80 H60z', 'b') +
    fill(
      'M16 8 H80 C86 8 86 18 80 18 H16 C10 18 10 8 16 8z M16 76 H80 C86 76 86 88 80 88 H16 C10 88 10 76 16 76z',
      'c',
    ) +
    line('M32 30 H62 M32 38 H64 M32 46 H56', 'c', 2.2) +
    disc(58, 62, 10, 'k') +
    fill('M52 68 L48 86 L56 80 L62 88 L64 70z', 'k') +
    disc(58, 62, 5, 'c'),
  ring: () =>
    `<circle cx="50" cy="64" r="28" fill="none" stroke="var(--c)" stroke-width="12"/><circle cx="50" cy="64" r="28" fill="none" stroke="var(--b)" stroke-width="8"/>` +
    line('M24 58 A28 28 0 0 0 40 90', 'a', 4) +
    fill('M28 34 L36 10 H64 L72 34 L50 48z', 'b') +
    fill('M28 34 L36 10 H50 V48z', 'a') +
    fill('M40 16 H60 L66 32 L50 42 L34 32z', 'k') +
    fill('M50 20 L58 24 L54 28 L57 32 L50 36 L43 32 L46 28 L42 24z', 'c'),
  hawk: () =>
    fill(
      'M50 26 L98 8 L84 30 L96 30 L78 48 L84 54 L64 58 L60 88 L50 74 L40 88 L36 58 L16 54 L22 48 L4 30 L16 30 L2 8z',
      'b',
    ) +
    fill('M50 26 L2 8 L16 30 L4 30 L22 48 L16 54 L36 58 L40 88 L50 74z', 'a') +
    fill('M44 22 C44 12 56 12 58 20 L64 24 L56 28 L50 36 L44 30z', 'k') +
    line('M22 32 L40 40 M78 32 L60 40 M28 46 L42 48 M72 46 L58 48', 'c', 1.6),
  vial: () =>
    fill(
      'M40 6 H60 V14 H56 V38 C72 46 80 60 80 72 C80 88 68 96 50 96 C32 96 20 88 20 72 C20 60 28 46 44 38 V14 H40z',
      'b',
      'fill-opacity=".7"',
    ) +
    fill('M24 66 C34 60 42 72 54 66 C64 61 70 64 77 68 C78 86 66 92 50 92 C34 92 24 84 24 66z', 'k') +
    line('M44 16 V40 C30 48 24 60 24 72', 'a', 3) +
    disc(44, 78, 3, 'a') +
    disc(58, 74, 2, 'a') +
    disc(52, 84, 2.4, 'a') +
    fill('M38 2 H62 V8 H38z', 'c'),
  helix: () =>
    line('M30 2 C30 30 70 30 70 52 C70 74 30 72 30 98', 'a', 7) +
    line('M70 2 C70 30 30 30 30 52 C30 74 70 72 70 98', 'b', 7) +
    line('M34 12 H66 M40 22 H60 M40 38 H60 M33 50 H67 M40 64 H60 M36 82 H64 M32 92 H68', 'k', 3),
  crystals: () =>
    fill('M30 96 L22 50 L34 20 L44 48 L42 96z', 'b') +
    fill('M30 96 L22 50 L34 20 L33 96z', 'a') +
    fill('M46 96 L44 40 L58 6 L70 42 L64 96z', 'b') +
    fill('M46 96 L44 40 L58 6 L55 96z', 'k') +
    fill('M66 96 L72 58 L84 38 L90 64 L82 96z', 'c') +
    fill('M66 96 L72 58 L84 38 L78 96z', 'b') +
    fill('M10 96 L8 72 L16 62 L24 76 L26 96z', 'c') +
    line('M4 97 H96', 'c', 3) +
    disc(18, 28, 2.4, 'k') +
    disc(82, 20, 3, 'k') +
    disc(76, 10, 1.8, 'k'),
  mouse: () =>
    fill(
      'M20 86 C14 66 26 50 42 48 C40 30 52 24 56 34 C62 24 74 28 70 44 C84 50 88 60 92 66 C86 72 78 72 72 72 C70 82 60 88 48 88z',
      'b',
    ) +
    fill('M20 86 C14 66 26 50 42 48 C36 58 34 72 40 88z', 'a') +
    disc(74, 58, 2.6, 'c') +
    fill('M44 40 C46 34 51 34 52 40 L50 46z M60 38 C63 33 67 36 65 42 L60 46z', 'k') +
    line('M22 84 C2 84 4 62 14 56', 'a', 3) +
    line('M44 88 l-4 8 M60 86 l6 8', 'c', 3) +
    line('M90 66 l8 -4 M90 68 l8 2', 'c', 1.2),
  hourglass: () =>
    fill(
      'M24 6 H76 V14 C76 34 58 40 56 50 C58 60 76 66 76 86 V94 H24 V86 C24 66 42 60 44 50 C42 40 24 34 24 14z',
      'b',
      'fill-opacity=".6"',
    ) +
    fill(
      'M32 24 H68 C64 36 54 40 50 48 C46 40 36 36 32 24z M30 88 C32 74 44 72 50 66 C56 72 68 74 70 88z',
      'k',
    ) +
    line('M50 48 V68', 'k', 2) +
    fill('M18 2 H82 V10 H18z M18 90 H82 V98 H18z', 'c') +
    line('M27 14 C27 34 44 40 46 50 C44 60 27 66 27 86', 'a', 2.6),
}
