import { disc, fill, line, many } from './ink'

export const PLACES = {
  palace: () =>
    fill(
      'M4 96 V66 H16 V50 L22 40 L28 50 V60 H34 V36 L42 22 L44 22 L50 2 L56 22 L58 22 L66 36 V60 H72 V50 L78 40 L84 50 V66 H96 V96z',
      'b',
    ) +
    fill('M4 96 V66 H16 V50 L22 40 L22 66 L34 60 V36 L42 22 L44 22 L50 2 V96z', 'a') +
    fill('M44 96 V76 a6 7 0 0 1 12 0 V96z', 'c') +
    many(4, (i) => fill(`M${40 + i * 6} 40 h2.6 v8 h-2.6z`, 'k')) +
    fill('M8 74 h4 v6 h-4z M20 56 h4 v7 h-4z M76 56 h4 v7 h-4z M88 74 h4 v6 h-4z', 'k') +
    line('M4 66 H34 M66 66 H96 M34 60 H66', 'c', 1.2),
  sietch: () =>
    fill('M2 96 L14 54 L26 60 L40 16 L54 36 L64 10 L80 46 L88 40 L98 96z', 'b') +
    fill('M2 96 L14 54 L26 60 L40 16 L44 60 L36 96z', 'a') +
    fill('M64 10 L80 46 L88 40 L98 96 H76z', 'c') +
    fill('M36 96 V82 C36 70 44 64 50 64 C56 64 64 70 64 82 V96z', 'c') +
    fill('M42 96 V84 C42 75 46 72 50 72 C54 72 58 75 58 84 V96z', 'k') +
    fill('M24 74 h5 v5 h-5z M72 62 h4 v5 h-4z M56 46 h4 v5 h-4z', 'k'),
  camp: () =>
    fill('M2 90 L26 46 L50 90z', 'b') +
    fill('M2 90 L26 46 L26 90z', 'a') +
    fill('M44 92 L72 36 L99 92z', 'b') +
    fill('M44 92 L72 36 L70 92z', 'a') +
    fill('M66 92 L72 62 L80 92z', 'c') +
    fill('M22 90 L26 66 L32 90z', 'c') +
    line('M72 36 V12 M26 46 V34', 'a', 1.8) +
    fill('M72 12 L92 18 L72 26z', 'k') +
    disc(52, 84, 4, 'k') +
    fill('M47 90 l5 -12 5 12z', 'k') +
    line('M6 95 H96', 'c', 3),
  gate: () =>
    fill(
      'M4 96 V34 H10 V28 H16 V34 H22 V28 H28 V34 H32 V50 H68 V34 H72 V28 H78 V34 H84 V28 H90 V34 H96 V96z',
      'b',
    ) +
    fill('M4 96 V34 H10 V28 H16 V34 H22 V96z M32 50 H50 V96 H32z', 'a') +
    fill('M38 96 V74 C38 64 44 60 50 60 C56 60 62 64 62 74 V96z', 'c') +
    fill('M44 96 V76 C44 70 47 68 50 68 C53 68 56 70 56 76 V96z', 'k') +
    fill('M11 46 h5 v8 h-5z M84 46 h5 v8 h-5z M11 64 h5 v8 h-5z M84 64 h5 v8 h-5z', 'k') +
    fill('M40 50 V36 L50 22 L60 36 V50z', 'c') +
    line('M50 22 V8', 'c', 1.6) +
    fill('M50 8 L62 12 L50 16z', 'k'),
  hall: () =>
    fill('M4 40 L50 8 L96 40 V46 H4z', 'b') +
    fill('M4 40 L50 8 V46 H4z', 'a') +
    disc(50, 32, 7, 'k') +
    many(
      6,
      (i) =>
        fill(`M${10 + i * 15} 48 h8 v34 h-8z`, i < 3 ? 'a' : 'b') +
        fill(`M${15 + i * 15} 48 h3 v34 h-3z`, 'c', 'fill-opacity=".5"'),
    ) +
    fill(
      'M18 56 h5 v26 h-5z M33 56 h5 v26 h-5z M48 56 h5 v26 h-5z M63 56 h5 v26 h-5z M78 56 h5 v26 h-5z',
      'c',
    ) +
    fill('M2 82 H98 V88 H2z M-2 90 H102 V98 H-2z', 'b') +
    fill('M2 82 H50 V88 H2z M-2 90 H50 V98 H-2z', 'a'),
  moons: () =>
    fill('M58 6 A40 40 0 1 0 92 62 A34 34 0 0 1 58 6z', 'a') +
    fill('M34 20 A40 40 0 0 0 92 62 A44 44 0 0 1 34 20z', 'b', 'fill-opacity=".7"') +
    disc(78, 24, 9, 'k') +
    disc(75, 21, 3, 'a') +
    disc(30, 46, 4, 'b') +
    disc(42, 66, 6, 'b') +
    disc(26, 62, 2.6, 'b'),
  fold: () =>
    many(5, (i) =>
      line(
        `M2 ${14 + i * 18} C30 ${14 + i * 18} 40 ${50 + (i - 2) * 3} 50 50 C60 ${50 - (i - 2) * 3} 70 ${14 + i * 18} 98 ${14 + i * 18}`,
        i % 2 ? 'b' : 'a',
        1.8,
        'stroke-opacity=".8"',
      ),
    ) +
    many(5, (i) =>
      line(
        `M${10 + i * 20} 4 C${10 + i * 20} 30 ${50 + (i - 2) * 4} 42 50 50 C${50 - (i - 2) * 4} 58 ${10 + i * 20} 70 ${10 + i * 20} 96`,
        'b',
        1.2,
        'stroke-opacity=".55"',
      ),
    ) +
    disc(50, 50, 9, 'k') +
    fill('M50 30 L53 47 L70 50 L53 53 L50 70 L47 53 L30 50 L47 47z', 'a') +
    fill('M78 34 L94 26 L90 36 L80 40z', 'c'),
  storm: () =>
    line('M8 70 C20 30 80 24 88 48 C94 68 60 78 48 64 C40 54 52 44 62 50', 'b', 7) +
    line('M8 70 C20 30 80 24 88 48', 'a', 7) +
    line('M4 86 C30 98 70 96 92 78 M14 22 C34 6 66 4 84 18', 'b', 4, 'stroke-opacity=".7"') +
    fill('M60 56 L46 80 H56 L48 98 L72 72 H60 L68 56z', 'k'),
  star: () =>
    fill('M50 2 L60 40 L98 50 L60 60 L50 98 L40 60 L2 50 L40 40z', 'b') +
    fill('M50 2 L50 98 L40 60 L2 50 L40 40z', 'a') +
    fill('M22 22 L46 42 L42 46z M78 22 L58 46 L54 42z M22 78 L42 54 L46 58z M78 78 L54 58 L58 54z', 'k') +
    disc(50, 50, 8, 'c') +
    disc(50, 50, 4, 'k'),
}
