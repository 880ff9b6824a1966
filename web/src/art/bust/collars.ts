import { fill, line, n } from './ink'
import { HAIR, type House } from './palette'
import type { Recipe, Skin } from './recipe'

const body = (wide = 46, drop = 0) =>
  `M${60 - wide} 142 C${60 - wide} ${118 + drop} ${60 - wide * 0.72} ${110 + drop} 46 103 L74 103 C${60 + wide * 0.72} ${110 + drop} ${60 + wide} ${118 + drop} ${60 + wide} 142z`
const half = (wide = 46, drop = 0) =>
  `M60 142 L60 103 L74 103 C${60 + wide * 0.72} ${110 + drop} ${60 + wide} ${118 + drop} ${60 + wide} 142z`
const gown = (h: House, p: Recipe, s: Skin): string =>
  fill(body(42, 2), h.c[1]) +
  fill(half(42, 2), h.c[2]) +
  fill('M44 104 C48 122 54 128 60 129 C66 128 72 122 76 104 L72 100 L48 100z', s[1]) +
  fill('M60 129 C66 128 72 122 76 104 L72 100 L60 100z', s[2]) +
  line('M43 105 C47 123 54 130 60 131 C66 130 73 123 77 105', h.m, 2) +
  line('M49 108 Q60 120 71 108', h.m, 1.2) +
  `<path d="M60 113l3.4 4.6-3.4 5-3.4-5z" fill="${p.gem ?? h.m}"/>`

export const COLLARS = {
  uniform: (h: House) =>
    fill(body(48), h.c[1]) +
    fill(half(48), h.c[2]) +
    fill('M42 104 L46 90 L58 104 L60 116 L50 112z', h.c[0]) +
    fill('M78 104 L74 90 L62 104 L60 116 L70 112z', h.c[1]) +
    line('M60 114V142', h.m, 1.6) +
    `<circle cx="56" cy="124" r="1.7" fill="${h.m}"/><circle cx="56" cy="134" r="1.7" fill="${h.m}"/>` +
    fill('M14 130 C18 117 30 112 40 110 L42 116 C32 118 24 124 20 134z', h.m) +
    fill('M106 130 C102 117 90 112 80 110 L78 116 C88 118 96 124 100 134z', h.m, 'fill-opacity=".7"') +
    line('M43 102 L47 92 M77 102 L73 92', h.m, 1.4),
  robe: (h: House) =>
    fill(body(46), h.c[1]) +
    fill(half(46), h.c[2]) +
    fill('M44 104 L50 94 L62 124 L58 142 L44 142 C42 128 40 114 44 104z', h.c[0]) +
    fill('M76 104 L70 94 L58 122 L66 142 L80 142 C80 128 80 114 76 104z', h.c[1]) +
    line('M50 94 L61 122 M70 94 L58 122', h.m, 1.3),
  armor: (h: House) =>
    fill(body(52, -2), h.c[2]) +
    fill('M6 142 C4 122 18 106 38 108 C44 116 40 132 38 142z', h.c[1]) +
    fill('M114 142 C116 122 102 106 82 108 C76 116 80 132 82 142z', h.c[2]) +
    line('M8 136 C8 122 20 111 38 112 M12 142 C13 130 22 119 38 119', h.m, 1.6) +
    line('M112 136 C112 122 100 111 82 112', h.m, 1.2, 'stroke-opacity=".6"') +
    fill('M40 108 L45 94 L75 94 L80 108 L60 120z', h.c[1]) +
    fill('M60 94 L75 94 L80 108 L60 120z', h.c[2]) +
    line('M45 95 L60 112 L75 95', h.m, 1.6),
  fur: (h: House, p: Recipe) => {
    const f = HAIR[p.fur ?? 'grey'],
      edge =
        'M10 142 C8 122 24 108 44 103 L60 120 L76 103 C96 108 112 122 110 142 L96 142 C96 132 88 124 78 121 L60 138 L42 121 C32 124 24 132 24 142z'
    let o =
      fill(body(50, -4), h.c[1]) +
      fill(half(50, -4), h.c[2]) +
      fill(edge, f[1]) +
      fill('M10 142 C8 122 24 108 44 103 L60 120 L60 138 L42 121 C32 124 24 132 24 142z', f[0]) +
      fill('M110 142 C112 122 96 108 76 103 L66 114 L70 128 L78 121 C88 124 96 132 96 142z', f[2])
    const t = [
      [16, 132, -50],
      [22, 122, -40],
      [31, 114, -25],
      [41, 109, -10],
      [49, 114, 20],
      [56, 123, 35],
    ] as const
    t.forEach(([x, y, r]) => {
      o += fill(`M${x - 4} ${y - 4} l3 7 2 -5 3 8 2 -9z`, f[1], `transform="rotate(${r} ${x} ${y})"`)
      const X = 120 - x
      o += fill(
        `M${X - 4} ${y - 4} l3 7 2 -5 3 8 2 -9z`,
        '#14111f',
        `fill-opacity=".45" transform="rotate(${-r} ${X} ${y})"`,
      )
    })
    return (
      o + `<circle cx="60" cy="131" r="5" fill="${h.m}"/><circle cx="60" cy="131" r="2.2" fill="${h.c[2]}"/>`
    )
  },
  gown,
  fan: (h: House, p: Recipe, s: Skin) =>
    fill('M22 116 C18 92 26 74 40 66 L46 100z', h.c[1]) +
    fill('M98 116 C102 92 94 74 80 66 L74 100z', h.c[2]) +
    line('M26 110 C24 92 30 80 41 71 M31 108 C30 96 34 86 42 79 M94 110 C96 92 90 80 79 71', h.m, 1.2) +
    gown(h, p, s),
  ruff: (h: House, _p: Recipe, s: Skin) => {
    let o =
      fill(body(46), h.c[1]) +
      fill(half(46), h.c[2]) +
      `<ellipse cx="60" cy="103" rx="34" ry="13" fill="#b9aeb4"/><ellipse cx="60" cy="100" rx="33" ry="12" fill="#efe6d8"/>`
    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (-0.04 + (i / 14) * 1.08),
        x = 60 - Math.cos(a) * 31,
        y = 101 + Math.sin(a) * 12
      o += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="4" ry="7.4" transform="rotate(${n(64 - (i / 14) * 128)} ${n(x)} ${n(y)})" fill="${i < 7 ? '#fbf4e8' : i < 10 ? '#d6ccca' : '#a89fac'}" stroke="#7d7486" stroke-width=".7"/>`
    }
    return (
      o +
      `<ellipse cx="60" cy="99" rx="19" ry="6.5" fill="${s[2]}"/>` +
      line('M60 118V142', h.m, 1.8) +
      `<circle cx="60" cy="130" r="2" fill="${h.m}"/>`
    )
  },
  cloak: (h: House) =>
    fill(body(50, -1), h.c[1]) +
    fill(half(50, -1), h.c[2]) +
    fill('M38 104 C46 114 54 118 62 118 C56 126 44 128 34 122 C32 114 34 108 38 104z', h.c[0]) +
    fill('M82 104 C76 114 70 118 62 118 C68 128 80 128 88 120 C88 112 86 108 82 104z', h.c[1]) +
    `<circle cx="42" cy="119" r="6" fill="${h.m}"/><circle cx="42" cy="119" r="3" fill="${h.c[2]}"/>` +
    line('M42 125 C44 132 46 138 46 142 M70 122 C74 130 76 136 76 142', h.c[2], 1.6),
  stillsuit: () =>
    fill(body(47), '#5a4d47') +
    fill(half(47), '#39323a') +
    fill('M44 103 L48 92 L72 92 L76 103 L60 113z', '#7a6a5e') +
    fill('M60 92 L72 92 L76 103 L60 113z', '#4b4147') +
    line('M46 98 Q60 108 74 98 M45 102 Q60 113 75 102', '#2b2530', 1.3) +
    fill('M30 118 L52 114 L56 130 L38 138z', '#8a7867') +
    fill('M90 118 L68 114 L64 130 L82 138z', '#564a4b') +
    line('M24 142 C26 128 34 120 44 116 M60 113 V142', '#2b2530', 1.6) +
    line('M33 121 L51 117.5 M35 126 L53 122 M37 131 L54 127', '#5a4d47', 1.4) +
    line('M72 142 C74 134 84 130 96 132', '#a8957f', 2.2) +
    line('M50 108 C44 112 42 118 44 124', '#b7a48c', 2),
  aba: (h: House) =>
    fill(body(50, -3), h.c[1]) +
    fill(half(50, -3), h.c[2]) +
    line(
      'M40 106 C34 118 32 130 32 142 M52 104 C50 118 48 130 48 142 M70 104 C72 118 74 130 74 142 M82 108 C88 120 90 130 90 142',
      h.c[2],
      1.8,
    ) +
    line('M46 104 C50 112 56 116 60 117 C64 116 70 112 74 104', h.c[0], 2),
  suspensor: (h: House, _p: Recipe) =>
    fill('M0 142 C-2 116 22 100 42 98 L78 98 C98 100 122 116 120 142z', h.c[2]) +
    fill('M0 142 C-2 116 22 100 42 98 L52 112 L40 142z', h.c[1]) +
    fill('M40 92 C34 98 32 108 38 114 C52 124 70 124 82 114 C88 108 86 98 80 92z', h.c[0]) +
    fill('M60 96 L80 92 C86 98 88 108 82 114 C76 119 68 121 60 121z', h.c[1]) +
    line('M34 103 C44 116 76 116 86 103 M36 109 C48 121 72 121 84 109', h.m, 1.4) +
    `<circle cx="22" cy="128" r="6" fill="none" stroke="${h.m}" stroke-width="2"/><circle cx="98" cy="128" r="6" fill="none" stroke="${h.m}" stroke-width="2" stroke-opacity=".7"/><circle cx="60" cy="130" r="6" fill="none" stroke="${h.m}" stroke-width="2"/>`,
  sash: (h: House) =>
    fill(body(49), h.c[2]) +
    fill('M60 142 L60 103 L74 103 C93 110 109 118 109 142z', '#171a2e', 'fill-opacity=".35"') +
    fill('M36 109 L46 103 L92 142 L72 142z', h.c[0]) +
    line('M38 108 L74 141', h.m, 1.4) +
    fill('M42 104 L47 92 L60 106 L73 92 L78 104 L60 118z', h.c[1]) +
    line('M47 93 L60 107 L73 93', h.m, 1.4),
  tank: (h: House) =>
    fill('M14 142 C14 128 30 118 60 118 C90 118 106 128 106 142z', '#4a4660') +
    fill('M60 118 C90 118 106 128 106 142 L60 142z', '#302c48') +
    line('M16 138 C18 128 34 121 60 121 C86 121 102 128 104 138', h.m, 2.4) +
    `<circle cx="28" cy="132" r="3" fill="${h.m}"/><circle cx="92" cy="132" r="3" fill="${h.m}"/>`,
  scarf: (h: House) =>
    fill(body(47), h.c[2]) +
    fill('M38 100 C42 92 78 92 82 100 C86 112 76 120 60 120 C44 120 34 112 38 100z', h.c[0]) +
    fill('M60 94 C70 93.5 80 95 82 100 C86 112 76 120 60 120z', h.c[1]) +
    line('M38 104 C48 112 66 112 80 103 M42 112 C52 118 68 118 78 111', h.c[2], 1.5) +
    fill('M66 118 L82 116 L86 142 L70 142z', h.c[0]) +
    line('M72 122 L75 142', h.c[2], 1.2),
  vest: (h: House) =>
    fill(body(46), h.c[1]) +
    fill(half(46), h.c[2]) +
    fill('M46 103 L60 122 L74 103 L70 98 L50 98z', '#e6dac6') +
    fill('M60 122 L74 103 L70 98 L60 98z', '#a89a98') +
    fill('M44 103 L60 126 L54 142 L40 142z', h.c[0]) +
    fill('M76 103 L60 126 L66 142 L80 142z', h.c[1]) +
    `<circle cx="57" cy="133" r="1.7" fill="${h.m}"/>` +
    line('M46 128 h8', h.m, 1.2),
} satisfies Record<string, (h: House, p: Recipe, s: Skin) => string>
