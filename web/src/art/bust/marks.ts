import { fill, line, n } from './ink'
import type { House } from './palette'
import type { Geometry, Skin } from './recipe'

export const MASKS = {
  tube: (g: Geometry) =>
    line(
      `M${60 + g.t - 1} ${g.nose + 3} C${60 + g.t + 4} ${g.nose + 6} ${60 + g.t + 12} ${g.nose + 6} ${60 + g.w - 2} ${g.jaw - 4} C${60 + g.w} ${g.jaw + 8} 78 ${g.chin + 10} 76 ${g.chin + 16}`,
      '#2b2530',
      3.6,
    ) +
    line(
      `M${60 + g.t - 1} ${g.nose + 3} C${60 + g.t + 4} ${g.nose + 6} ${60 + g.t + 12} ${g.nose + 6} ${60 + g.w - 2} ${g.jaw - 4} C${60 + g.w} ${g.jaw + 8} 78 ${g.chin + 10} 76 ${g.chin + 16}`,
      '#8d7c6c',
      1.7,
    ) +
    line(`M${60 + g.t - 5} ${g.nose + 2.4} L${60 + g.t + 2.5} ${g.nose + 3.2}`, '#2b2530', 3.2),
  filter: (g: Geometry) =>
    fill(
      `M${60 - g.cw + 1} ${g.nose + 2} C50 ${g.nose - 3} 68 ${g.nose - 3} ${60 + g.cw - 1} ${g.nose + 2} L${60 + g.jw - 1} ${g.chin - 6} C68 ${g.chin + 3} 52 ${g.chin + 3} ${60 - g.jw + 1} ${g.chin - 6}z`,
      '#6b5d55',
    ) +
    fill(
      `M60 ${g.nose - 1.5} C66 ${g.nose - 1.5} 70 ${g.nose} ${60 + g.cw - 1} ${g.nose + 2} L${60 + g.jw - 1} ${g.chin - 6} C68 ${g.chin + 2} 64 ${g.chin + 1} 60 ${g.chin + 1}z`,
      '#423a42',
    ) +
    line(
      `M49 ${g.mouth + 1} H56 M49 ${g.mouth + 5} H56 M64 ${g.mouth + 1} H71 M64 ${g.mouth + 5} H71`,
      '#2b2530',
      1.6,
    ),
  veil: (g: Geometry, h: House) =>
    fill(
      `M${60 - g.w + 1} ${g.nose - 4} C50 ${g.nose + 3} 70 ${g.nose + 3} ${60 + g.w - 1} ${g.nose - 4} L${60 + g.w + 4} ${g.chin + 12} C70 ${g.chin + 22} 50 ${g.chin + 22} ${60 - g.w - 4} ${g.chin + 12}z`,
      h.c[0],
      'fill-opacity=".94"',
    ) +
    fill(
      `M60 ${g.nose + 1.5} C68 ${g.nose + 1.5} 74 ${g.nose - 1} ${60 + g.w - 1} ${g.nose - 4} L${60 + g.w + 4} ${g.chin + 12} C72 ${g.chin + 20} 66 ${g.chin + 19} 60 ${g.chin + 19}z`,
      h.c[1],
    ) +
    line(
      `M${60 - g.w + 1} ${g.nose - 4} C50 ${g.nose + 3} 70 ${g.nose + 3} ${60 + g.w - 1} ${g.nose - 4}`,
      h.m,
      1.8,
    ) +
    line(
      `M50 ${g.nose + 8} C50 ${g.chin} 48 ${g.chin + 8} 46 ${g.chin + 14} M70 ${g.nose + 8} C70 ${g.chin} 72 ${g.chin + 8} 74 ${g.chin + 14}`,
      h.c[2],
      1.2,
      'stroke-opacity=".7"',
    ),
  mesh: (g: Geometry, h: House) => {
    let o = ''
    for (let i = -3; i < 4; i++)
      o += line(
        `M${60 + i * 6} ${g.top + 2} L${60 + i * 6.6} ${g.eye + 4}`,
        h.c[2],
        0.9,
        'stroke-opacity=".55"',
      )
    for (let i = 0; i < 6; i++)
      o += line(
        `M38 ${g.top + 6 + i * 5} Q60 ${g.top + 2 + i * 5} 82 ${g.top + 6 + i * 5}`,
        h.c[2],
        0.9,
        'stroke-opacity=".55"',
      )
    return o
  },
  plate: (g: Geometry) =>
    fill(
      `M62 ${g.top + 2} C76 ${g.top + 4} ${60 + g.w} ${g.eye - 14} ${60 + g.w} ${g.eye} L${60 + g.cw} ${g.jaw - 10} L${60 + g.jw} ${g.jaw} C74 ${g.chin - 5} 68 ${g.chin - 1} 63 ${g.chin} L65 ${g.mouth + 2} L72 ${g.nose + 2} L66 ${g.eye + 6} L64 ${g.eye - 8}z`,
      '#b08a6a',
    ) +
    fill(
      `M74 ${g.top + 10} C80 ${g.eye - 18} ${60 + g.w} ${g.eye - 10} ${60 + g.w} ${g.eye} L${60 + g.cw} ${g.jaw - 10} L${60 + g.jw} ${g.jaw} L72 ${g.chin - 5} L76 ${g.nose}z`,
      '#7a5a52',
    ) +
    line(
      `M66 ${g.eye - 14} L80 ${g.eye - 12} M72 ${g.nose + 2} L80 ${g.nose + 4} M66 ${g.chin - 6} L76 ${g.jaw}`,
      '#3f2a32',
      1.2,
    ) +
    `<circle cx="70" cy="${g.eye}" r="5.6" fill="#241c30"/><circle cx="70" cy="${g.eye}" r="3.2" fill="#ff8f5a"/><circle cx="69" cy="${g.eye - 1}" r="1" fill="#ffe0c0"/>`,
  monocle: (g: Geometry, h: House) => {
    const x = 60 - g.w * 0.45 + g.t * 0.7
    return (
      `<circle cx="${n(x)}" cy="${g.eye}" r="7.2" fill="#dfeaf0" fill-opacity=".25" stroke="${h.m}" stroke-width="1.8"/>` +
      line(`M${n(x - 6)} ${g.eye + 4} C${n(x - 12)} ${g.eye + 22} 36 ${g.chin} 40 ${g.chin + 18}`, h.m, 1)
    )
  },
  patch: (g: Geometry) => {
    const x = 60 + g.w * 0.43 + g.t * 0.7
    return (
      line(`M${60 - g.w} ${g.eye - 18} L${60 + g.w} ${g.eye + 4}`, '#1d1926', 2) +
      fill(
        `M${n(x - 7)} ${g.eye - 5} L${n(x + 7)} ${g.eye - 3} L${n(x + 4)} ${g.eye + 6} L${n(x - 4)} ${g.eye + 6}z`,
        '#1d1926',
      )
    )
  },
} satisfies Record<string, (g: Geometry, h: House) => string>

export const MARKS = {
  scar: (g: Geometry) =>
    line(`M${60 + g.cw - 5} ${g.eye + 8} L${60 + g.jw - 4} ${g.jaw + 3}`, '#e6a594', 1.8) +
    line(`M${60 + g.cw - 9} ${g.nose + 4} l6 -1.5 M${60 + g.cw - 10} ${g.nose + 9} l6 -1.5`, '#e6a594', 1.2),
  scarL: (g: Geometry) =>
    line(
      `M${60 - g.cw + 4} ${g.eye + 9} C${60 - g.cw + 6} ${g.jaw - 6} ${60 - 12} ${g.jaw} ${60 - 8} ${g.chin - 4}`,
      '#8c2f3f',
      2,
    ) + line(`M${60 - g.cw + 3} ${g.nose + 6} l5 -1 M${60 - 15} ${g.jaw - 1} l4 -3`, '#8c2f3f', 1.3),
  slash: (g: Geometry) =>
    line(
      `M${60 - 13} ${g.eye - 18} L${60 - 9} ${g.eye - 6} M${60 - 8} ${g.eye + 5} L${60 - 5} ${g.eye + 11}`,
      '#b5675c',
      1.8,
    ),
  earring: (g: Geometry, h: House) =>
    `<circle cx="${60 - g.w - 1}" cy="${g.eye + 16}" r="3.2" fill="none" stroke="${h.m}" stroke-width="1.6"/>`,
  pearls: (_g: Geometry) => {
    let o = ''
    for (let i = -3; i <= 3; i++)
      o += `<circle cx="${60 + i * 6}" cy="${106 + (9 - i * i) * 0.7}" r="2.3" fill="#f7efe2"/>`
    return o
  },
  wrinkles: (g: Geometry, _h: House, s: Skin) =>
    line(
      `M${60 - 15} ${g.nose + 3} Q${60 - 12} ${g.mouth} ${60 - 13} ${g.mouth + 5} M${60 + 11} ${g.nose + 3} Q${60 + 9} ${g.mouth} ${60 + 10} ${g.mouth + 5} M${60 - 12} ${g.top + 16} Q60 ${g.top + 13} ${60 + 10} ${g.top + 16} M${60 - 15} ${g.eye + 5} Q${60 - 11} ${g.eye + 7} ${60 - 7} ${g.eye + 5}`,
      s[2],
      1.1,
    ),
  tattoo: (g: Geometry, h: House) =>
    line(
      `M${60 + g.t} ${g.top + 8} V${g.eye - 12} M${60 + g.t - 5} ${g.eye - 15} L${60 + g.t} ${g.eye - 11} L${60 + g.t + 5} ${g.eye - 15}`,
      h.m,
      1.4,
    ),
  chinmark: (g: Geometry, h: House) => line(`M${60 + g.t} ${g.mouth + 6} V${g.chin - 2}`, h.c[2], 1.6),
  flower: (g: Geometry) => {
    let o = ''
    for (let i = 0; i < 6; i++)
      o += `<ellipse cx="40" cy="${g.top + 1}" rx="3" ry="6.5" transform="rotate(${i * 60} 40 ${g.top + 7})" fill="${i % 2 ? '#f2c2df' : '#f7dcea'}"/>`
    return o + `<circle cx="40" cy="${g.top + 7}" r="3" fill="#eebb52"/>`
  },
  pins: (g: Geometry, h: House) =>
    line(`M38 ${g.top - 14} L84 ${g.top + 6} M86 ${g.top - 16} L40 ${g.top + 6}`, h.m, 2) +
    `<circle cx="38" cy="${g.top - 14}" r="3" fill="${h.m}"/><circle cx="86" cy="${g.top - 16}" r="3" fill="${h.m}"/>`,
  hilt: (_g: Geometry, h: House) =>
    line('M101 124 L95 92', '#4a3a44', 5.6) +
    line('M100 112 L98 104 M98.5 106 L96.5 98', '#7a6470', 1.4) +
    line('M88 116 L110 111', h.m, 4.4) +
    `<circle cx="94" cy="87" r="4.4" fill="${h.m}"/>`,
  baliset: () =>
    fill('M96 142 L100 70 L106 70 L106 142z', '#5b3a2c') +
    fill('M97 70 L98 56 L110 54 L109 70z', '#3d2722') +
    line('M101 72 V140 M104 72 V140', '#d8b070', 0.8) +
    `<circle cx="96" cy="60" r="2" fill="#d8b070"/><circle cx="111" cy="62" r="2" fill="#d8b070"/><circle cx="96" cy="66" r="2" fill="#d8b070"/>`,
  book: (_g: Geometry, h: House) =>
    fill('M50 126 L60 129 L70 126 L70 138 L60 141 L50 138z', h.m) + line('M60 129 V141', '#7a5f35', 1.2),
  jowls: (g: Geometry, _h: House, s: Skin) =>
    fill(
      `M${60 - 20} ${g.chin - 4} C${60 - 14} ${g.chin + 10} ${60 + 14} ${g.chin + 10} ${60 + 20} ${g.chin - 4} C${60 + 12} ${g.chin + 3} ${60 - 12} ${g.chin + 3} ${60 - 20} ${g.chin - 4}z`,
      s[1],
    ) + line(`M${60 - 17} ${g.chin - 2} Q60 ${g.chin + 9} ${60 + 17} ${g.chin - 2}`, s[2], 1.4),
} satisfies Record<string, (g: Geometry, h: House, s: Skin) => string>
