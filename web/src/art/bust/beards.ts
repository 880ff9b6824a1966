import { fill, line } from './ink'
import type { Tones } from './palette'
import type { Geometry } from './recipe'

const full = (g: Geometry, [a, b]: Tones, ext = 5): string => {
  const { cx, w, cw, jw, eye, jaw, chin, mouth: m } = g,
    B = chin + ext
  return (
    fill(
      `M${cx - w - 0.5} ${eye + 6} C${cx - w} ${jaw - 8} ${cx - jw - 4} ${B - 6} ${cx} ${B} C${cx + jw + 4} ${B - 6} ${cx + w} ${jaw - 8} ${cx + w + 0.5} ${eye + 6} L${cx + w - 3.5} ${eye + 13} C${cx + cw - 3} ${m - 3} ${cx + 9} ${m - 7} ${cx + g.t} ${m - 5.5} C${cx - 9} ${m - 7} ${cx - cw + 3} ${m - 3} ${cx - w + 3.5} ${eye + 13}z`,
      b,
    ) +
    fill(
      `M${cx - w - 0.5} ${eye + 6} C${cx - w} ${jaw - 8} ${cx - jw - 4} ${B - 6} ${cx} ${B} L${cx + g.t} ${m + 4} L${cx + g.t} ${m - 5.5} C${cx - 9} ${m - 7} ${cx - cw + 3} ${m - 3} ${cx - w + 3.5} ${eye + 13}z`,
      a,
    ) +
    fill(
      `M${cx - 6 + g.t} ${m + 0.4} Q${cx + g.t} ${m - 1.4} ${cx + 6 + g.t} ${m + 0.4} Q${cx + g.t} ${m + 4} ${cx - 6 + g.t} ${m + 0.4}z`,
      '#5a2e35',
    )
  )
}

const moustache = (g: Geometry, tones: Tones): string => {
  const { cx, mouth: m, t } = g,
    x = cx + t * 0.7
  return fill(
    `M${x} ${m - 5} C${x - 6} ${m - 5.5} ${x - 9} ${m - 1} ${x - 12} ${m + 1} C${x - 7} ${m + 1.4} ${x - 3} ${m - 0.4} ${x} ${m - 1.8} C${x + 3} ${m - 0.4} ${x + 7} ${m + 1.4} ${x + 12} ${m + 1} C${x + 9} ${m - 1} ${x + 6} ${m - 5.5} ${x} ${m - 5}z`,
    tones[1],
  )
}

export const BEARDS = {
  full,
  long: (g: Geometry, h: Tones) => {
    const { cx, chin } = g
    return (
      fill(
        `M${cx - 17} ${chin - 8} C${cx - 16} ${chin + 14} ${cx - 8} ${chin + 30} ${cx + 1} ${chin + 36} C${cx + 10} ${chin + 30} ${cx + 16} ${chin + 14} ${cx + 17} ${chin - 8}z`,
        h[1],
      ) +
      fill(
        `M${cx - 17} ${chin - 8} C${cx - 16} ${chin + 14} ${cx - 8} ${chin + 30} ${cx + 1} ${chin + 36} L${cx - 1} ${chin - 8}z`,
        h[0],
      ) +
      line(
        `M${cx - 6} ${chin + 2} C${cx - 5} ${chin + 14} ${cx - 3} ${chin + 22} ${cx} ${chin + 30} M${cx + 7} ${chin + 2} C${cx + 6} ${chin + 14} ${cx + 4} ${chin + 22} ${cx + 2} ${chin + 30}`,
        h[2],
        1.2,
      ) +
      full(g, h, 3)
    )
  },
  stubble: (g: Geometry, h: Tones) =>
    `<g opacity=".32">${full(g, [h[2], h[2], h[2]], 0.5).replace(/#5a2e35/, h[2])}</g>`,
  goatee: (g: Geometry, [a, b, c]: Tones) => {
    const { cx, chin, mouth: m, t } = g,
      x = cx + t * 0.7
    return (
      fill(
        `M${x - 8} ${m + 3} C${x - 8} ${chin - 2} ${x - 4} ${chin + 7} ${cx} ${chin + 10} C${x + 6} ${chin + 7} ${x + 9} ${chin - 2} ${x + 8} ${m + 3} Q${x} ${m + 7} ${x - 8} ${m + 3}z`,
        b,
      ) +
      fill(
        `M${x - 8} ${m + 3} C${x - 8} ${chin - 2} ${x - 4} ${chin + 7} ${cx} ${chin + 10} L${x} ${m + 6}z`,
        a,
      ) +
      moustache(g, [a, b, c])
    )
  },
  moustache,
  thin: (g: Geometry, [, b]: Tones) => {
    const { cx, mouth: m, t } = g,
      x = cx + t * 0.7
    return line(
      `M${x - 1} ${m - 3.4} C${x - 5} ${m - 3.4} ${x - 8} ${m - 2} ${x - 11} ${m - 4.4} M${x + 1} ${m - 3.4} C${x + 5} ${m - 3.4} ${x + 8} ${m - 2} ${x + 11} ${m - 4.4}`,
      b,
      1.8,
    )
  },
  chops: (g: Geometry, [a, , c]: Tones) => {
    const { cx, w, jw, eye, jaw, chin } = g
    return (
      fill(
        `M${cx - w - 1} ${eye - 2} C${cx - w - 1} ${jaw - 6} ${cx - jw - 2} ${jaw + 6} ${cx - 9} ${chin + 1} C${cx - 13} ${jaw + 1} ${cx - w + 8} ${jaw - 4} ${cx - w + 4} ${eye + 4}z`,
        a,
      ) +
      fill(
        `M${cx + w + 1} ${eye - 2} C${cx + w + 1} ${jaw - 6} ${cx + jw + 2} ${jaw + 6} ${cx + 9} ${chin + 1} C${cx + 13} ${jaw + 1} ${cx + w - 8} ${jaw - 4} ${cx + w - 4} ${eye + 4}z`,
        c,
      )
    )
  },
} satisfies Record<string, (g: Geometry, tones: Tones) => string>
