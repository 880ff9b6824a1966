import { disc, fill, line, many } from './ink'

export const MACHINES = {
  thopter: () =>
    fill('M50 47 L6 12 L3 19 L42 54z', 'b') +
    fill('M52 46 L97 16 L99 23 L58 53z', 'c') +
    fill('M46 58 L4 80 L8 86 L54 62z', 'a') +
    fill('M56 58 L95 84 L98 78 L60 54z', 'b') +
    fill('M12 55 C18 44 34 41 52 46 L90 57 L97 50 L95 66 L60 65 C38 68 20 66 12 55z', 'b') +
    fill('M12 55 C18 44 34 41 52 46 L60 55 C40 58 24 58 12 55z', 'a') +
    fill('M15 53 C20 46 28 44 37 45 L34 54z', 'k') +
    line('M60 55 L92 59', 'c', 1.6) +
    line('M30 66 l-4 9 M52 66 l3 9', 'c', 2.4),
  carryall: () =>
    fill(
      'M50 12 L56 24 L97 34 L98 42 L60 42 L58 54 L68 60 L68 64 L32 64 L32 60 L42 54 L40 42 L2 42 L3 34 L44 24z',
      'b',
    ) +
    fill('M50 12 L44 24 L3 34 L2 42 L40 42 L42 54 L32 60 L32 64 L50 64z', 'a') +
    disc(22, 42, 5, 'c') +
    disc(78, 42, 5, 'c') +
    fill('M47 16 h6 l2 7 h-10z', 'k') +
    line('M38 64 L34 76 M62 64 L66 76', 'c', 1.4) +
    fill('M24 78 L30 74 H70 L78 80 V88 H22z', 'c') +
    fill('M24 78 L30 74 H50 V88 H22z', 'b') +
    fill('M20 88 H80 L76 95 H24z', 'c'),
  harvester: () =>
    fill('M8 62 L20 44 H34 V30 H42 V44 H66 L78 36 H86 L94 62z', 'b') +
    fill('M8 62 L20 44 H34 V30 H42 V44 H52 V62z', 'a') +
    fill('M4 62 H96 L98 72 L90 84 H10 L2 72z', 'c') +
    many(6, (i) => disc(14 + i * 14.4, 73, 5.4, 'b') + disc(14 + i * 14.4, 73, 2, 'c')) +
    fill('M24 50 h8 v6 h-8z M38 50 h8 v6 h-8z M60 50 h14 v5 h-14z', 'k') +
    line('M38 28 C36 20 42 18 38 10 M47 26 C50 18 45 14 50 6', 'k', 2.6, 'stroke-opacity=".8"') +
    fill('M86 62 L98 52 L99 60z', 'a'),
  liner: () =>
    fill('M16 30 L88 14 C97 18 99 44 91 50 L20 78z', 'b') +
    fill('M16 30 L88 14 C92 16 95 22 96 28 L19 52z', 'a') +
    fill('M20 78 L91 50 C93 47 94.5 44 95.5 40 L22 66z', 'c') +
    `<ellipse cx="18" cy="54" rx="12" ry="26" transform="rotate(-6 18 54)" fill="var(--a)"/><ellipse cx="18" cy="54" rx="9" ry="21" transform="rotate(-6 18 54)" fill="var(--c)"/><ellipse cx="20" cy="54" rx="5" ry="13" transform="rotate(-6 20 54)" fill="var(--k)" fill-opacity=".85"/>` +
    line(
      'M37 26 C33 42 34 60 39 71 M53 22 C50 36 51 52 55 64 M69 18.5 C67 32 67 46 71 58 M83 15.5 C82 28 82 42 85 52',
      'c',
      1.2,
    ) +
    line('M30 52 L94 30', 'k', 1.4, 'stroke-opacity=".8" stroke-dasharray="1 5"') +
    fill('M2 92 l12 -4 4 4 -13 5z M22 96 l9 -3 3 3 -10 4z M4 80 l7 -2 2 2 -8 3z', 'a'),
  tank: () =>
    fill('M24 88 V40 C24 20 36 8 50 8 C64 8 76 20 76 40 V88z', 'b', 'fill-opacity=".55"') +
    fill('M30 84 V42 C30 24 40 14 50 14 C60 14 70 24 70 42 V84z', 'k', 'fill-opacity=".4"') +
    fill('M50 22 C38 22 34 36 40 48 C43 56 44 64 47 74 H53 C56 64 57 56 60 48 C66 36 62 22 50 22z', 'a') +
    fill('M51 22 C62 22 66 36 60 48 C57 56 56 64 53 74 H50z', 'b') +
    line('M42 42 L47 44 M58 42 L53 44', 'c', 2.6) +
    line('M34 70 C40 62 38 56 44 52 M66 72 C60 64 62 58 56 54', 'a', 2) +
    fill('M18 86 H82 L88 98 H12z', 'c') +
    line('M24 88 V40 C24 20 36 8 50 8 C64 8 76 20 76 40 V88', 'a', 2.4) +
    disc(30, 92, 2.4, 'k') +
    disc(50, 92, 2.4, 'k') +
    disc(70, 92, 2.4, 'k'),
  freighter: () =>
    fill('M6 58 L18 40 H30 V28 H46 V40 H54 V28 H70 V40 H84 L96 52 L88 74 H18z', 'b') +
    fill('M6 58 L18 40 H30 V28 H46 V40 H50 V74 H18z', 'a') +
    line('M14 60 H92', 'c', 2) +
    fill('M33 32 h10 v6 h-10z M57 32 h10 v6 h-10z', 'k') +
    fill('M78 44 l8 0 5 6 h-13z', 'k') +
    line('M28 74 l-4 8 M74 74 l4 8', 'c', 2.6) +
    fill('M2 52 l6 -6 v18z', 'k'),
  windtrap: () =>
    fill('M22 98 L28 30 L50 12 L72 30 L78 98z', 'b') +
    fill('M22 98 L28 30 L50 12 V98z', 'a') +
    many(6, (i) =>
      fill(
        `M${30 - i * 0.6} ${38 + i * 9} L46 ${34 + i * 9} V${39 + i * 9} L${30 - i * 0.6} ${43 + i * 9}z M54 ${34 + i * 9} L${70 + i * 0.6} ${38 + i * 9} V${43 + i * 9} L54 ${39 + i * 9}z`,
        'c',
      ),
    ) +
    line(
      'M4 34 C12 28 14 38 22 32 M80 24 C88 18 92 28 98 22 M2 56 C8 52 12 58 18 54 M84 48 C90 44 94 52 99 48',
      'k',
      2,
      'stroke-opacity=".8"',
    ) +
    disc(50, 94, 4, 'k'),
  thumper: () =>
    fill('M46 8 H54 V74 H46z', 'b') +
    fill('M46 8 H50 V74 H46z', 'a') +
    fill('M38 6 H62 V18 H38z', 'k') +
    fill('M40 30 H60 V42 H40z M42 50 H58 V56 H42z', 'c') +
    fill('M50 92 L40 74 H60z', 'c') +
    many(
      3,
      (i) =>
        `<ellipse cx="50" cy="88" rx="${18 + i * 14}" ry="${4 + i * 2.6}" fill="none" stroke="var(--${i ? 'b' : 'a'})" stroke-width="2" stroke-opacity="${0.9 - i * 0.25}"/>`,
    ) +
    line('M32 20 l-8 -4 M30 28 h-9 M68 20 l8 -4 M70 28 h9', 'k', 2),
  refinery: () =>
    fill(
      'M4 96 V62 L22 52 V96z M24 96 V30 L30 26 L36 30 V96z M40 96 V56 H64 V96z M66 96 V20 L73 16 L80 20 V96z M82 96 V60 H98 V96z',
      'b',
    ) +
    fill(
      'M4 96 V62 L22 52 V60 L12 66 V96z M24 96 V30 L30 26 V96z M40 96 V56 H50 V96z M66 96 V20 L73 16 V96z',
      'a',
    ) +
    line('M22 66 H40 M64 66 H82 M36 44 C46 40 56 46 66 40', 'c', 2.6) +
    line('M30 24 C26 16 34 12 30 4 M73 14 C70 8 76 5 73 0', 'k', 3, 'stroke-opacity=".8"') +
    fill(
      'M44 62 h6 v5 h-6z M54 62 h6 v5 h-6z M44 74 h6 v5 h-6z M54 74 h6 v5 h-6z M86 68 h4 v5 h-4z M92 68 h4 v5 h-4z',
      'k',
    ) +
    disc(52, 50, 8, 'c'),
}
