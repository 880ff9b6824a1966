import { fill, line, n } from './ink'
import type { Tones } from './palette'
import type { Geometry, Layers } from './recipe'

const peakless = (g: Geometry, [a, b]: Tones): string =>
  fill(
    `M${g.cx - g.w - 1} ${g.eye + 6} C${g.cx - g.w - 5} ${g.top} ${g.cx - 14} ${g.top - 8} ${g.cx} ${g.top - 8} C${g.cx + 14} ${g.top - 8} ${g.cx + g.w + 5} ${g.top} ${g.cx + g.w + 1} ${g.eye + 6} C${g.cx + g.w - 3} ${g.eye - 12} ${g.cx + 12} ${g.top + 10} ${g.cx} ${g.top + 7} C${g.cx - 12} ${g.top + 10} ${g.cx - g.w + 3} ${g.eye - 12} ${g.cx - g.w - 1} ${g.eye + 6}z`,
    b,
  ) +
  line(
    `M${g.cx - 2} ${g.top + 4} C${g.cx - 10} ${g.top + 2} ${g.cx - 17} ${g.top + 8} ${g.cx - 20} ${g.eye - 13} M${g.cx - 2} ${g.top - 2} C${g.cx - 10} ${g.top - 4} ${g.cx - 18} ${g.top + 2} ${g.cx - 21} ${g.eye - 20}`,
    a,
    1.8,
  )

const long = (g: Geometry, [a, b, c]: Tones): Layers => ({
  back: fill(
    `M${g.cx - g.w - 3} ${g.eye - 4} C${g.cx - g.w - 7} ${g.top - 2} ${g.cx - 18} ${g.top - 12} ${g.cx} ${g.top - 12} C${g.cx + 18} ${g.top - 12} ${g.cx + g.w + 7} ${g.top - 2} ${g.cx + g.w + 3} ${g.eye - 4} C${g.cx + g.w + 4} ${g.eye + 20} ${g.cx + g.w + 12} ${g.chin + 10} ${g.cx + g.w + 8} ${g.chin + 26} L${g.cx - g.w - 8} ${g.chin + 26} C${g.cx - g.w - 12} ${g.chin + 10} ${g.cx - g.w - 4} ${g.eye + 20} ${g.cx - g.w - 3} ${g.eye - 4}z`,
    c,
  ),
  front:
    fill(
      `M${g.cx - g.w - 4} ${g.eye + 26} C${g.cx - g.w - 6} ${g.eye} ${g.cx - g.w - 6} ${g.top - 10} ${g.cx + 3} ${g.top - 11} C${g.cx - 6} ${g.top + 4} ${g.cx - g.w + 5} ${g.eye - 18} ${g.cx - g.w + 2} ${g.eye + 4} C${g.cx - g.w + 2} ${g.eye + 14} ${g.cx - g.w + 2} ${g.eye + 22} ${g.cx - g.w + 3} ${g.eye + 40} C${g.cx - g.w - 4} ${g.eye + 44} ${g.cx - g.w - 8} ${g.eye + 36} ${g.cx - g.w - 4} ${g.eye + 26}z`,
      a,
    ) +
    fill(
      `M${g.cx + g.w + 4} ${g.eye + 26} C${g.cx + g.w + 6} ${g.eye} ${g.cx + g.w + 6} ${g.top - 10} ${g.cx + 1} ${g.top - 11} C${g.cx + 8} ${g.top + 4} ${g.cx + g.w - 4} ${g.eye - 18} ${g.cx + g.w - 2} ${g.eye + 4} C${g.cx + g.w - 1} ${g.eye + 14} ${g.cx + g.w - 2} ${g.eye + 22} ${g.cx + g.w - 3} ${g.eye + 40} C${g.cx + g.w + 4} ${g.eye + 44} ${g.cx + g.w + 8} ${g.eye + 36} ${g.cx + g.w + 4} ${g.eye + 26}z`,
      b,
    ),
})

export const HAIRS = {
  bald: () => ({}),
  crop: (g: Geometry, [a, b]: Tones) => ({
    front:
      fill(
        `M${g.cx - g.w - 1} ${g.eye - 3} C${g.cx - g.w - 3} ${g.top + 2} ${g.cx - 14} ${g.top - 6} ${g.cx} ${g.top - 6} C${g.cx + 14} ${g.top - 6} ${g.cx + g.w + 3} ${g.top + 2} ${g.cx + g.w + 1} ${g.eye - 3} L${g.cx + g.w - 3} ${g.eye - 14} C${g.cx + 12} ${g.top + 9} ${g.cx - 10} ${g.top + 9} ${g.cx - g.w + 3} ${g.eye - 14}z`,
        b,
      ) +
      fill(
        `M${g.cx - g.w - 1} ${g.eye - 5} C${g.cx - g.w - 2} ${g.top + 2} ${g.cx - 16} ${g.top - 4} ${g.cx - 4} ${g.top - 6} C${g.cx - 12} ${g.top} ${g.cx - 17} ${g.top + 8} ${g.cx - g.w + 3} ${g.eye - 14}z`,
        a,
      ),
  }),
  fringe: (g: Geometry, [a, b]: Tones) => ({
    front:
      fill(
        `M${g.cx - g.w - 2} ${g.eye + 2} C${g.cx - g.w - 6} ${g.top - 2} ${g.cx - 12} ${g.top - 11} ${g.cx + 4} ${g.top - 9} C${g.cx + 22} ${g.top - 8} ${g.cx + g.w + 5} ${g.top + 6} ${g.cx + g.w + 2} ${g.eye + 2} L${g.cx + g.w - 2} ${g.eye - 12} L${g.cx + 12} ${g.eye - 17} L${g.cx + 6} ${g.eye - 11} L${g.cx - 2} ${g.eye - 18} L${g.cx - 8} ${g.eye - 10} L${g.cx - 13} ${g.eye - 17} L${g.cx - g.w + 2} ${g.eye - 9}z`,
        b,
      ) +
      fill(
        `M${g.cx - g.w - 2} ${g.eye} C${g.cx - g.w - 5} ${g.top} ${g.cx - 14} ${g.top - 9} ${g.cx} ${g.top - 9} C${g.cx - 8} ${g.top - 2} ${g.cx - 12} ${g.top + 6} ${g.cx - 13} ${g.eye - 17} L${g.cx - g.w + 2} ${g.eye - 9}z`,
        a,
      ) +
      line(
        `M${g.cx + 3} ${g.top - 6} C${g.cx - 2} ${g.top} ${g.cx - 4} ${g.top + 8} ${g.cx - 2} ${g.eye - 19}`,
        a,
        1.6,
      ),
  }),
  swept: (g: Geometry, [a, b]: Tones) => ({
    front:
      fill(
        `M${g.cx - g.w - 1} ${g.eye} C${g.cx - g.w - 5} ${g.top} ${g.cx - 16} ${g.top - 11} ${g.cx + 2} ${g.top - 11} C${g.cx + 20} ${g.top - 11} ${g.cx + g.w + 5} ${g.top} ${g.cx + g.w + 1} ${g.eye} L${g.cx + g.w - 3} ${g.eye - 14} C${g.cx + 16} ${g.top + 4} ${g.cx + 4} ${g.top + 6} ${g.cx - 6} ${g.top + 8} C${g.cx - 13} ${g.top + 10} ${g.cx - g.w + 3} ${g.eye - 18} ${g.cx - g.w + 3} ${g.eye - 12}z`,
        b,
      ) +
      line(
        `M${g.cx - 12} ${g.top + 6} C${g.cx - 6} ${g.top - 4} ${g.cx + 4} ${g.top - 6} ${g.cx + 12} ${g.top - 3} M${g.cx - 4} ${g.top + 5} C${g.cx + 2} ${g.top - 1} ${g.cx + 10} ${g.top - 1} ${g.cx + 17} ${g.top + 5}`,
        a,
        1.8,
      ) +
      fill(
        `M${g.cx - g.w - 1} ${g.eye} C${g.cx - g.w - 3} ${g.eye - 14} ${g.cx - g.w} ${g.top + 4} ${g.cx - 16} ${g.top - 3} C${g.cx - 18} ${g.top + 8} ${g.cx - g.w + 3} ${g.eye - 18} ${g.cx - g.w + 3} ${g.eye - 12}z`,
        a,
      ),
  }),
  peak: (g: Geometry, [a, b]: Tones) => ({
    front:
      fill(
        `M${g.cx - g.w} ${g.eye - 4} C${g.cx - g.w - 4} ${g.top + 2} ${g.cx - 16} ${g.top - 7} ${g.cx} ${g.top - 7} C${g.cx + 16} ${g.top - 7} ${g.cx + g.w + 4} ${g.top + 2} ${g.cx + g.w} ${g.eye - 4} L${g.cx + g.w - 3} ${g.eye - 16} C${g.cx + 12} ${g.top + 3} ${g.cx + 6} ${g.top + 6} ${g.cx} ${g.top + 14} C${g.cx - 6} ${g.top + 6} ${g.cx - 12} ${g.top + 3} ${g.cx - g.w + 3} ${g.eye - 16}z`,
        b,
      ) +
      line(
        `M${g.cx - 3} ${g.top + 7} C${g.cx - 8} ${g.top} ${g.cx - 13} ${g.top - 1} ${g.cx - 18} ${g.top + 5} M${g.cx - 1} ${g.top + 3} C${g.cx - 5} ${g.top - 3} ${g.cx - 9} ${g.top - 4} ${g.cx - 13} ${g.top - 3}`,
        a,
        1.8,
      ),
  }),
  curls: (g: Geometry, [a, b, c]: Tones) => {
    let o = ''
    const cs = [
      [-25, 2, 8],
      [-27, 14, 7],
      [-19, -6, 9],
      [-8, -11, 10],
      [5, -12, 10],
      [17, -7, 9],
      [24, 2, 8],
      [27, 14, 7],
    ] as const
    cs.forEach(
      ([x, y, r], i) =>
        (o += `<circle cx="${g.cx + x}" cy="${g.top + 9 + y}" r="${r}" fill="${i < 4 ? (i % 2 ? b : a) : i % 2 ? c : b}"/>`),
    )
    return {
      front:
        o +
        fill(
          `M${g.cx - g.w + 1} ${g.eye - 11} C${g.cx - 16} ${g.top + 6} ${g.cx - 6} ${g.top + 10} ${g.cx} ${g.top + 8} C${g.cx + 8} ${g.top + 10} ${g.cx + 16} ${g.top + 6} ${g.cx + g.w - 1} ${g.eye - 11} L${g.cx + 20} ${g.top} L${g.cx - 20} ${g.top}z`,
          b,
        ),
    }
  },
  long,
  waves: (g: Geometry, [a, b, c]: Tones) => {
    return {
      back:
        fill(
          `M${g.cx} ${g.top - 14} C${g.cx - 26} ${g.top - 14} ${g.cx - 36} ${g.top + 10} ${g.cx - 32} ${g.eye} C${g.cx - 42} ${g.eye + 14} ${g.cx - 32} ${g.eye + 22} ${g.cx - 40} ${g.eye + 36} C${g.cx - 44} ${g.eye + 48} ${g.cx - 34} ${g.eye + 60} ${g.cx - 30} ${g.eye + 66} L${g.cx + 30} ${g.eye + 66} C${g.cx + 36} ${g.eye + 58} ${g.cx + 44} ${g.eye + 48} ${g.cx + 38} ${g.eye + 34} C${g.cx + 32} ${g.eye + 22} ${g.cx + 42} ${g.eye + 12} ${g.cx + 32} ${g.eye} C${g.cx + 36} ${g.top + 10} ${g.cx + 26} ${g.top - 14} ${g.cx} ${g.top - 14}z`,
          b,
        ) +
        line(
          `M${g.cx - 29} ${g.eye + 6} C${g.cx - 36} ${g.eye + 16} ${g.cx - 28} ${g.eye + 26} ${g.cx - 34} ${g.eye + 38} M${g.cx + 30} ${g.eye + 8} C${g.cx + 36} ${g.eye + 18} ${g.cx + 28} ${g.eye + 28} ${g.cx + 34} ${g.eye + 38}`,
          c,
          2,
        ),
      front:
        fill(
          `M${g.cx - g.w - 3} ${g.eye + 16} C${g.cx - g.w - 8} ${g.eye - 10} ${g.cx - 24} ${g.top - 10} ${g.cx + 8} ${g.top - 12} C${g.cx - 2} ${g.top + 6} ${g.cx - g.w + 4} ${g.eye - 16} ${g.cx - g.w + 2} ${g.eye + 2}z`,
          a,
        ) +
        fill(
          `M${g.cx + g.w + 3} ${g.eye + 16} C${g.cx + g.w + 8} ${g.eye - 10} ${g.cx + 26} ${g.top - 10} ${g.cx + 4} ${g.top - 12} C${g.cx + 10} ${g.top + 4} ${g.cx + g.w - 4} ${g.eye - 16} ${g.cx + g.w - 2} ${g.eye + 2}z`,
          b,
        ),
    }
  },
  bun: (g: Geometry, [a, b, c]: Tones) => ({
    back:
      `<circle cx="${g.cx + 2}" cy="${g.top - 12}" r="13" fill="${b}"/>` +
      line(
        `M${g.cx - 6} ${g.top - 16} Q${g.cx + 2} ${g.top - 26} ${g.cx + 10} ${g.top - 18} M${g.cx - 5} ${g.top - 9} Q${g.cx + 3} ${g.top - 18} ${g.cx + 12} ${g.top - 11}`,
        a,
        1.8,
      ),
    front: peakless(g, [a, b, c]),
  }),
  braidcrown: (g: Geometry, [a, b, c]: Tones) => {
    let o = peakless(g, [a, b, c])
    for (let i = 0; i < 9; i++) {
      const an = Math.PI * (1.06 + (i / 8) * 0.88),
        x = g.cx + Math.cos(an) * (g.w + 2),
        y = g.top + 16 + Math.sin(an) * 24
      o += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="6.4" ry="4.6" transform="rotate(${n((an * 180) / Math.PI + (i % 2 ? 60 : 120))} ${n(x)} ${n(y)})" fill="${i < 4 ? (i % 2 ? b : a) : i % 2 ? c : b}"/>`
    }
    return { front: o }
  },
  bob: (g: Geometry, [a, b, c]: Tones) => ({
    back: fill(
      `M${g.cx - g.w - 8} ${g.chin - 4} C${g.cx - g.w - 12} ${g.top - 4} ${g.cx - 18} ${g.top - 12} ${g.cx} ${g.top - 12} C${g.cx + 18} ${g.top - 12} ${g.cx + g.w + 12} ${g.top - 4} ${g.cx + g.w + 8} ${g.chin - 4} L${g.cx + 8} ${g.chin + 2} L${g.cx - 8} ${g.chin + 2}z`,
      c,
    ),
    front:
      fill(
        `M${g.cx - g.w - 8} ${g.chin - 3} C${g.cx - g.w - 12} ${g.top - 2} ${g.cx - 18} ${g.top - 12} ${g.cx} ${g.top - 12} C${g.cx + 18} ${g.top - 12} ${g.cx + g.w + 12} ${g.top - 2} ${g.cx + g.w + 8} ${g.chin - 3} L${g.cx + g.w - 3} ${g.chin - 6} C${g.cx + g.w + 1} ${g.eye + 4} ${g.cx + g.w - 1} ${g.eye - 6} ${g.cx + g.w - 3} ${g.eye - 13} L${g.cx - g.w + 3} ${g.eye - 13} C${g.cx - g.w + 1} ${g.eye - 6} ${g.cx - g.w - 1} ${g.eye + 4} ${g.cx - g.w + 3} ${g.chin - 6}z`,
        b,
      ) +
      fill(
        `M${g.cx - g.w - 8} ${g.chin - 3} C${g.cx - g.w - 12} ${g.top - 2} ${g.cx - 18} ${g.top - 12} ${g.cx - 2} ${g.top - 12} C${g.cx - 8} ${g.top} ${g.cx - 10} ${g.eye - 20} ${g.cx - 9} ${g.eye - 13} L${g.cx - g.w + 3} ${g.eye - 13} C${g.cx - g.w + 1} ${g.eye - 6} ${g.cx - g.w - 1} ${g.eye + 4} ${g.cx - g.w + 3} ${g.chin - 6}z`,
        a,
      ),
  }),
  topknot: (g: Geometry, [a, b]: Tones) => ({
    back:
      fill(
        `M${g.cx - 7} ${g.top - 2} C${g.cx - 10} ${g.top - 16} ${g.cx + 2} ${g.top - 22} ${g.cx + 9} ${g.top - 16} C${g.cx + 18} ${g.top - 12} ${g.cx + 20} ${g.top + 4} ${g.cx + 26} ${g.top + 12} C${g.cx + 14} ${g.top + 10} ${g.cx + 10} ${g.top - 4} ${g.cx + 7} ${g.top - 2}z`,
        b,
      ) + `<rect x="${g.cx - 7}" y="${g.top - 8}" width="14" height="5" rx="2" fill="#d8b070"/>`,
    front:
      fill(
        `M${g.cx - g.w} ${g.eye - 6} C${g.cx - g.w - 3} ${g.top + 2} ${g.cx - 14} ${g.top - 5} ${g.cx} ${g.top - 5} C${g.cx + 14} ${g.top - 5} ${g.cx + g.w + 3} ${g.top + 2} ${g.cx + g.w} ${g.eye - 6} C${g.cx + 16} ${g.top + 8} ${g.cx + 8} ${g.top + 5} ${g.cx} ${g.top + 6} C${g.cx - 8} ${g.top + 5} ${g.cx - 16} ${g.top + 8} ${g.cx - g.w} ${g.eye - 6}z`,
        b,
      ) +
      line(
        `M${g.cx - 4} ${g.top - 2} L${g.cx - 15} ${g.top + 7} M${g.cx} ${g.top - 3} L${g.cx - 6} ${g.top + 4}`,
        a,
        1.8,
      ),
  }),
  receding: (g: Geometry, [a, , c]: Tones) => ({
    front:
      fill(
        `M${g.cx - g.w - 1} ${g.eye + 4} C${g.cx - g.w - 6} ${g.eye - 14} ${g.cx - g.w - 2} ${g.top + 6} ${g.cx - g.w + 6} ${g.top + 4} C${g.cx - g.w + 2} ${g.top + 12} ${g.cx - g.w + 5} ${g.eye - 10} ${g.cx - g.w + 2} ${g.eye - 4}z`,
        a,
      ) +
      fill(
        `M${g.cx + g.w + 1} ${g.eye + 4} C${g.cx + g.w + 6} ${g.eye - 14} ${g.cx + g.w + 2} ${g.top + 6} ${g.cx + g.w - 6} ${g.top + 4} C${g.cx + g.w - 2} ${g.top + 12} ${g.cx + g.w - 5} ${g.eye - 10} ${g.cx + g.w - 2} ${g.eye - 4}z`,
        c,
      ),
  }),
  shaggy: (g: Geometry, [a, b, c]: Tones) => ({
    back: fill(
      `M${g.cx - g.w - 6} ${g.chin + 8} C${g.cx - g.w - 12} ${g.top} ${g.cx - 18} ${g.top - 9} ${g.cx} ${g.top - 9} C${g.cx + 18} ${g.top - 9} ${g.cx + g.w + 12} ${g.top} ${g.cx + g.w + 6} ${g.chin + 8} L${g.cx + 14} ${g.chin + 2} L${g.cx - 14} ${g.chin + 2}z`,
      c,
    ),
    front:
      fill(
        `M${g.cx - g.w - 6} ${g.chin + 8} C${g.cx - g.w - 12} ${g.top} ${g.cx - 18} ${g.top - 9} ${g.cx} ${g.top - 9} C${g.cx + 6} ${g.top - 2} ${g.cx - 12} ${g.top + 6} ${g.cx - g.w + 3} ${g.eye - 8} C${g.cx - g.w + 1} ${g.eye + 4} ${g.cx - g.w + 2} ${g.chin - 12} ${g.cx - g.w + 5} ${g.chin + 2} L${g.cx - g.w} ${g.chin}z`,
        a,
      ) +
      fill(
        `M${g.cx + g.w + 6} ${g.chin + 8} C${g.cx + g.w + 12} ${g.top} ${g.cx + 18} ${g.top - 9} ${g.cx - 2} ${g.top - 9} C${g.cx + 2} ${g.top} ${g.cx + 14} ${g.top + 4} ${g.cx + g.w - 3} ${g.eye - 8} C${g.cx + g.w - 1} ${g.eye + 4} ${g.cx + g.w - 2} ${g.chin - 12} ${g.cx + g.w - 5} ${g.chin + 2} L${g.cx + g.w} ${g.chin}z`,
        b,
      ),
  }),
  shock: (g: Geometry, [a, b]: Tones) => ({
    front:
      fill(
        `M${g.cx - g.w} ${g.eye - 2} C${g.cx - g.w - 4} ${g.eye - 14} ${g.cx - g.w - 3} ${g.top + 2} ${g.cx - 17} ${g.top - 3} L${g.cx - 16} ${g.top - 12} L${g.cx - 7} ${g.top - 8} L${g.cx - 2} ${g.top - 17} L${g.cx + 4} ${g.top - 9} L${g.cx + 13} ${g.top - 15} L${g.cx + 15} ${g.top - 5} C${g.cx + g.w + 4} ${g.top + 2} ${g.cx + g.w + 4} ${g.eye - 14} ${g.cx + g.w} ${g.eye - 2} L${g.cx + g.w - 3} ${g.eye - 15} L${g.cx + 10} ${g.top + 6} L${g.cx + 3} ${g.top + 10} L${g.cx - 4} ${g.top + 5} L${g.cx - 12} ${g.top + 9} L${g.cx - g.w + 3} ${g.eye - 14}z`,
        b,
      ) +
      fill(
        `M${g.cx - g.w} ${g.eye - 2} C${g.cx - g.w - 4} ${g.eye - 14} ${g.cx - g.w - 3} ${g.top + 2} ${g.cx - 17} ${g.top - 3} L${g.cx - 16} ${g.top - 12} L${g.cx - 7} ${g.top - 8} L${g.cx - 2} ${g.top - 17} L${g.cx - 4} ${g.top + 5} L${g.cx - 12} ${g.top + 9} L${g.cx - g.w + 3} ${g.eye - 14}z`,
        a,
      ),
  }),
  halfshave: (g: Geometry, [a, b, c]: Tones) => ({
    back: fill(
      `M${g.cx + 4} ${g.top - 8} C${g.cx + 26} ${g.top - 10} ${g.cx + g.w + 14} ${g.top + 8} ${g.cx + g.w + 10} ${g.chin + 16} L${g.cx + 12} ${g.chin + 6}z`,
      c,
    ),
    front:
      fill(
        `M${g.cx - 12} ${g.top + 2} C${g.cx - 8} ${g.top - 8} ${g.cx + 10} ${g.top - 12} ${g.cx + 18} ${g.top - 6} C${g.cx + g.w + 10} ${g.top + 2} ${g.cx + g.w + 10} ${g.eye + 10} ${g.cx + g.w + 4} ${g.chin + 10} C${g.cx + g.w - 2} ${g.eye + 14} ${g.cx + g.w - 1} ${g.eye - 8} ${g.cx + g.w - 6} ${g.eye - 15} C${g.cx + 10} ${g.top + 6} ${g.cx - 2} ${g.top + 8} ${g.cx - 12} ${g.top + 2}z`,
        b,
      ) +
      line(
        `M${g.cx - 6} ${g.top + 1} C${g.cx + 4} ${g.top - 6} ${g.cx + 14} ${g.top - 3} ${g.cx + 20} ${g.top + 6} M${g.cx} ${g.top + 4} C${g.cx + 8} ${g.top} ${g.cx + 15} ${g.top + 4} ${g.cx + 18} ${g.top + 12}`,
        a,
        1.8,
      ) +
      line(
        `M${g.cx - 18} ${g.top + 8} C${g.cx - 21} ${g.top + 12} ${g.cx - 22} ${g.eye - 14} ${g.cx - 22} ${g.eye - 8}`,
        c,
        1.2,
        'stroke-opacity=".5"',
      ),
  }),
} satisfies Record<string, (g: Geometry, tones: Tones) => Layers>
