import { fill, line, n } from './ink'
import type { House } from './palette'
import type { Geometry, Layers, Recipe } from './recipe'

export const GEAR = {
  hood: (g: Geometry, h: House) => ({
    back:
      fill(
        `M60 ${g.top - 20} C22 ${g.top - 16} 20 ${g.eye} 22 ${g.chin} C16 ${g.chin + 12} 14 ${g.chin + 24} 16 142 L104 142 C106 ${g.chin + 24} 104 ${g.chin + 12} 98 ${g.chin} C100 ${g.eye} 98 ${g.top - 16} 60 ${g.top - 20}z`,
        h.c[1],
      ) +
      fill(
        `M60 ${g.top - 20} C98 ${g.top - 16} 100 ${g.eye} 98 ${g.chin} C104 ${g.chin + 12} 106 ${g.chin + 24} 104 142 L60 142z`,
        h.c[2],
      ) +
      fill(
        `M60 ${g.top - 9} C34 ${g.top - 6} 32 ${g.eye} 34 ${g.chin + 6} L86 ${g.chin + 6} C88 ${g.eye} 86 ${g.top - 6} 60 ${g.top - 9}z`,
        '#15121f',
      ),
    front:
      fill(
        `M60 ${g.top - 20} C22 ${g.top - 16} 20 ${g.eye} 22 ${g.chin} C24 ${g.chin + 12} 34 ${g.chin + 18} 40 ${g.chin + 22} C32 ${g.chin} 30 ${g.eye + 4} 37 ${g.top + 14} C43 ${g.top - 2} 54 ${g.top - 4} 60 ${g.top - 4} C66 ${g.top - 4} 77 ${g.top - 2} 83 ${g.top + 14} C90 ${g.eye + 4} 88 ${g.chin} 80 ${g.chin + 22} C86 ${g.chin + 18} 96 ${g.chin + 12} 98 ${g.chin} C100 ${g.eye} 98 ${g.top - 16} 60 ${g.top - 20}z`,
        h.c[1],
      ) +
      fill(
        `M60 ${g.top - 20} C22 ${g.top - 16} 20 ${g.eye} 22 ${g.chin} C24 ${g.chin + 12} 34 ${g.chin + 18} 40 ${g.chin + 22} C32 ${g.chin} 30 ${g.eye + 4} 37 ${g.top + 14} C43 ${g.top - 2} 54 ${g.top - 4} 60 ${g.top - 4}z`,
        h.c[0],
      ) +
      line(
        `M40 ${g.chin + 20} C32 ${g.chin} 30 ${g.eye + 4} 37 ${g.top + 14} C43 ${g.top - 2} 54 ${g.top - 4} 60 ${g.top - 4}`,
        h.m,
        1.2,
        'stroke-opacity=".55"',
      ),
  }),
  cowl: (g: Geometry, h: House) => ({
    // tall arched cowl with pleats
    back:
      fill(
        `M60 ${g.top - 30} C26 ${g.top - 18} 18 ${g.eye - 2} 22 142 L98 142 C102 ${g.eye - 2} 94 ${g.top - 18} 60 ${g.top - 30}z`,
        h.c[1],
      ) + fill(`M60 ${g.top - 30} C94 ${g.top - 18} 102 ${g.eye - 2} 98 142 L60 142z`, h.c[2]),
    front:
      fill(
        `M60 ${g.top - 30} C26 ${g.top - 18} 18 ${g.eye - 2} 22 142 L38 142 C34 ${g.chin} 32 ${g.eye} 38 ${g.top + 18} C42 ${g.top + 6} 50 ${g.top + 2} 60 ${g.top + 2} C70 ${g.top + 2} 78 ${g.top + 6} 82 ${g.top + 18} C88 ${g.eye} 86 ${g.chin} 82 142 L98 142 C102 ${g.eye - 2} 94 ${g.top - 18} 60 ${g.top - 30}z`,
        h.c[1],
      ) +
      fill(
        `M60 ${g.top - 30} C94 ${g.top - 18} 102 ${g.eye - 2} 98 142 L82 142 C86 ${g.chin} 88 ${g.eye} 82 ${g.top + 18} C78 ${g.top + 6} 70 ${g.top + 2} 60 ${g.top + 2}z`,
        h.c[2],
      ) +
      line(
        `M30 142 C26 ${g.chin} 26 ${g.eye} 36 ${g.top + 6} C42 ${g.top - 6} 52 ${g.top - 8} 60 ${g.top - 10} M26 ${g.chin + 20} C21 ${g.eye} 28 ${g.top} 46 ${g.top - 16}`,
        h.c[0],
        1.6,
      ) +
      line(
        `M38 142 C34 ${g.chin} 32 ${g.eye} 38 ${g.top + 18} C42 ${g.top + 6} 50 ${g.top + 2} 60 ${g.top + 2} C70 ${g.top + 2} 78 ${g.top + 6} 82 ${g.top + 18} C88 ${g.eye} 86 ${g.chin} 82 142`,
        h.m,
        1.3,
      ),
  }),
  veil: (g: Geometry, h: House) => ({
    back: fill(
      `M60 ${g.top - 14} C30 ${g.top - 12} 24 ${g.eye} 20 ${g.chin + 20} L16 142 L104 142 L100 ${g.chin + 20} C96 ${g.eye} 90 ${g.top - 12} 60 ${g.top - 14}z`,
      h.c[2],
    ),
    front:
      fill(
        `M60 ${g.top - 14} C30 ${g.top - 12} 24 ${g.eye} 20 ${g.chin + 20} L30 ${g.chin + 30} C34 ${g.chin} 32 ${g.eye + 8} 37 ${g.eye - 14} C42 ${g.top + 6} 52 ${g.top + 2} 60 ${g.top + 2} C68 ${g.top + 2} 78 ${g.top + 6} 83 ${g.eye - 14} C88 ${g.eye + 8} 86 ${g.chin} 90 ${g.chin + 30} L100 ${g.chin + 20} C96 ${g.eye} 90 ${g.top - 12} 60 ${g.top - 14}z`,
        h.c[1],
      ) +
      fill(
        `M60 ${g.top - 14} C30 ${g.top - 12} 24 ${g.eye} 20 ${g.chin + 20} L30 ${g.chin + 30} C34 ${g.chin} 32 ${g.eye + 8} 37 ${g.eye - 14} C42 ${g.top + 6} 52 ${g.top + 2} 60 ${g.top + 2}z`,
        h.c[0],
      ) +
      line(
        `M37 ${g.eye - 12} C42 ${g.top + 8} 52 ${g.top + 4} 60 ${g.top + 4} C68 ${g.top + 4} 78 ${g.top + 8} 83 ${g.eye - 12}`,
        h.m,
        2,
      ),
  }),
  wrap: (g: Geometry, h: House) => ({
    // head cloth
    back: fill(
      `M84 ${g.eye - 10} C96 ${g.eye + 8} 98 ${g.chin + 10} 92 ${g.chin + 34} L74 ${g.chin + 20}z`,
      h.c[2],
    ),
    front:
      fill(
        `M60 ${g.top - 13} C34 ${g.top - 13} 30 ${g.top + 8} 34 ${g.eye - 8} C44 ${g.eye - 18} 74 ${g.eye - 20} 86 ${g.eye - 8} C90 ${g.top + 8} 86 ${g.top - 13} 60 ${g.top - 13}z`,
        h.c[0],
      ) +
      fill(
        `M60 ${g.top - 13} C86 ${g.top - 13} 90 ${g.top + 8} 86 ${g.eye - 8} C80 ${g.eye - 14} 70 ${g.eye - 17} 62 ${g.eye - 17}z`,
        h.c[1],
      ) +
      line(
        `M34 ${g.eye - 12} C46 ${g.top + 10} 66 ${g.top + 2} 84 ${g.top + 6} M36 ${g.top + 6} C46 ${g.top - 4} 62 ${g.top - 8} 76 ${g.top - 6} M48 ${g.eye - 17} C60 ${g.top + 14} 74 ${g.top + 12} 86 ${g.eye - 14}`,
        h.c[2],
        1.4,
      ),
  }),
  turban: (g: Geometry, h: House) => ({
    front:
      fill(
        `M60 ${g.top - 22} C28 ${g.top - 20} 24 ${g.top + 6} 33 ${g.eye - 8} C46 ${g.eye - 17} 74 ${g.eye - 17} 87 ${g.eye - 8} C96 ${g.top + 6} 92 ${g.top - 20} 60 ${g.top - 22}z`,
        h.c[0],
      ) +
      fill(
        `M62 ${g.top - 22} C92 ${g.top - 20} 96 ${g.top + 6} 87 ${g.eye - 8} C80 ${g.eye - 13} 70 ${g.eye - 15} 62 ${g.eye - 15}z`,
        h.c[1],
      ) +
      line(
        `M30 ${g.top + 4} C48 ${g.top - 2} 64 ${g.top - 12} 74 ${g.top - 20} M31 ${g.eye - 14} C52 ${g.top + 10} 78 ${g.top - 2} 88 ${g.top - 8} M50 ${g.eye - 16} C66 ${g.top + 12} 82 ${g.top + 8} 90 ${g.top + 4}`,
        h.c[2],
        1.5,
      ) +
      `<path d="M60 ${g.top - 4}l5 6.5-5 7.5-5-7.5z" fill="${h.m}"/>`,
  }),
  circlet: (g: Geometry, h: House, p: Recipe) => ({
    front:
      line(`M${60 - g.w} ${g.eye - 13} Q60 ${g.eye - 24} ${60 + g.w} ${g.eye - 13}`, h.m, 2.6) +
      `<path d="M${60 + g.t} ${g.eye - 24}l4 5-4 6-4-6z" fill="${p.gem || '#7fd0e8'}" stroke="${h.m}" stroke-width="1"/>`,
  }),
  laurel: (g: Geometry, h: House) => {
    let o = ''
    for (let i = 0; i < 7; i++) {
      const a = Math.PI * (1.02 + (i / 6) * 0.96),
        x = 60 + Math.cos(a) * (g.w + 2),
        y = g.top + 18 + Math.sin(a) * 19
      o += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="6" ry="2.6" transform="rotate(${n((a * 180) / Math.PI + (i < 3.5 ? 60 : 120))} ${n(x)} ${n(y)})" fill="${h.m}"/>`
    }
    return { front: o }
  },
  crown: (g: Geometry, h: House) => ({
    back:
      fill(
        `M34 ${g.top + 8} L28 ${g.top - 16} L42 ${g.top - 6} L46 ${g.top - 26} L56 ${g.top - 10} L60 ${g.top - 34} L64 ${g.top - 10} L74 ${g.top - 26} L78 ${g.top - 6} L92 ${g.top - 16} L86 ${g.top + 8}z`,
        h.m,
      ) +
      fill(
        `M60 ${g.top - 34} L64 ${g.top - 10} L74 ${g.top - 26} L78 ${g.top - 6} L92 ${g.top - 16} L86 ${g.top + 8} L60 ${g.top + 8}z`,
        '#a98a4c',
      ),
    front:
      line(`M${60 - g.w} ${g.eye - 17} Q60 ${g.eye - 28} ${60 + g.w} ${g.eye - 17}`, h.m, 5) +
      line(`M${60 - g.w + 1} ${g.eye - 16} Q60 ${g.eye - 26.5} ${60 + g.w - 1} ${g.eye - 16}`, '#8a6b35', 1),
  }),
  helm: (g: Geometry, h: House) => ({
    front:
      fill(
        `M60 ${g.top - 14} C32 ${g.top - 12} 32 ${g.top + 10} 35 ${g.eye - 4} L38 ${g.eye + 18} L43 ${g.eye + 16} L43 ${g.eye - 8} C50 ${g.eye - 15} 70 ${g.eye - 15} 77 ${g.eye - 8} L77 ${g.eye + 16} L82 ${g.eye + 18} L85 ${g.eye - 4} C88 ${g.top + 10} 88 ${g.top - 12} 60 ${g.top - 14}z`,
        h.c[0],
      ) +
      fill(
        `M60 ${g.top - 14} C88 ${g.top - 12} 88 ${g.top + 10} 85 ${g.eye - 4} L82 ${g.eye + 18} L77 ${g.eye + 16} L77 ${g.eye - 8} C72 ${g.eye - 12} 66 ${g.eye - 14} 60 ${g.eye - 14}z`,
        h.c[1],
      ) +
      fill(`M56 ${g.top - 26} C64 ${g.top - 30} 68 ${g.top - 20} 66 ${g.eye - 14} L58 ${g.eye - 14}z`, h.m) +
      line(`M43 ${g.eye - 8} C50 ${g.eye - 15} 70 ${g.eye - 15} 77 ${g.eye - 8}`, h.m, 1.8),
  }),
  visor: (g: Geometry) => ({
    front:
      fill(
        `M33 ${g.eye - 8} L87 ${g.eye - 8} L85 ${g.eye + 6} L66 ${g.eye + 6} L60 ${g.eye + 2} L54 ${g.eye + 6} L35 ${g.eye + 6}z`,
        '#2b2740',
      ) +
      fill(`M36 ${g.eye - 5} L56 ${g.eye - 5} L53 ${g.eye + 3} L37 ${g.eye + 3}z`, '#8fd6c8') +
      fill(`M64 ${g.eye - 5} L84 ${g.eye - 5} L83 ${g.eye + 3} L67 ${g.eye + 3}z`, '#4f9a98') +
      fill(`M38 ${g.eye - 4} L46 ${g.eye - 4} L42 ${g.eye + 2} L38 ${g.eye + 2}z`, '#dffaf2'),
  }),
  goggles: (g: Geometry, h: House) => {
    const y = g.eye - 20
    return {
      front:
        line(`M${60 - g.w - 1} ${y + 2} Q60 ${y - 5} ${60 + g.w + 1} ${y + 2}`, '#3a2f34', 5) +
        `<circle cx="49" cy="${y}" r="7.5" fill="#2c2633"/><circle cx="49" cy="${y}" r="5" fill="${h.m}"/><circle cx="47.5" cy="${y - 1.5}" r="1.6" fill="#fff3d0"/><circle cx="70" cy="${y}" r="7.5" fill="#2c2633"/><circle cx="70" cy="${y}" r="5" fill="#b5803a"/>`,
    }
  },
  cap: (g: Geometry, h: House) => ({
    front:
      fill(
        `M34 ${g.eye - 14} C30 ${g.top - 12} 46 ${g.top - 16} 60 ${g.top - 16} C74 ${g.top - 16} 90 ${g.top - 12} 86 ${g.eye - 14} C76 ${g.eye - 20} 44 ${g.eye - 20} 34 ${g.eye - 14}z`,
        h.c[0],
      ) +
      fill(
        `M60 ${g.top - 16} C74 ${g.top - 16} 90 ${g.top - 12} 86 ${g.eye - 14} C78 ${g.eye - 18} 68 ${g.eye - 19} 60 ${g.eye - 19}z`,
        h.c[1],
      ) +
      fill(
        `M31 ${g.eye - 11} C40 ${g.eye - 22} 80 ${g.eye - 22} 89 ${g.eye - 11} C78 ${g.eye - 15} 42 ${g.eye - 15} 31 ${g.eye - 11}z`,
        h.c[2],
      ) +
      `<circle cx="60" cy="${g.top - 3}" r="3.6" fill="${h.m}"/>`,
  }),
  coif: (g: Geometry, h: House) => ({
    back: fill(
      `M60 ${g.top - 12} C32 ${g.top - 12} 28 ${g.eye} 32 ${g.chin + 10} L88 ${g.chin + 10} C92 ${g.eye} 88 ${g.top - 12} 60 ${g.top - 12}z`,
      h.c[2],
    ),
    front:
      fill(
        `M60 ${g.top - 12} C32 ${g.top - 12} 28 ${g.eye} 32 ${g.chin + 6} C36 ${g.chin + 14} 46 ${g.chin + 18} 60 ${g.chin + 18} C74 ${g.chin + 18} 84 ${g.chin + 14} 88 ${g.chin + 6} C92 ${g.eye} 88 ${g.top - 12} 60 ${g.top - 12}z M60 ${g.top + 6} C72 ${g.top + 6} 81 ${g.eye - 16} 81 ${g.eye + 2} C81 ${g.chin - 14} 74 ${g.chin + 4} 60 ${g.chin + 4} C46 ${g.chin + 4} 39 ${g.chin - 14} 39 ${g.eye + 2} C39 ${g.eye - 16} 48 ${g.top + 6} 60 ${g.top + 6}z`,
        h.c[0],
        'fill-rule="evenodd"',
      ) +
      fill(
        `M60 ${g.top - 12} C88 ${g.top - 12} 92 ${g.eye} 88 ${g.chin + 6} C84 ${g.chin + 14} 74 ${g.chin + 18} 60 ${g.chin + 18} L60 ${g.chin + 4} C74 ${g.chin + 4} 81 ${g.chin - 14} 81 ${g.eye + 2} C81 ${g.eye - 16} 72 ${g.top + 6} 60 ${g.top + 6}z`,
        h.c[1],
      ) +
      line(
        `M39 ${g.eye - 2} C40 ${g.eye - 16} 48 ${g.top + 6} 60 ${g.top + 6} C72 ${g.top + 6} 80 ${g.eye - 16} 81 ${g.eye - 2}`,
        h.m,
        1.6,
      ),
  }),
} satisfies Record<string, (g: Geometry, h: House, p: Recipe) => Layers>
