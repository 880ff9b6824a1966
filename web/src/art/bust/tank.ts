import { fill, line } from './ink'
import { SKIN } from './palette'

/** The navigator: no face like ours, in amber vapour. */
export function tankHead(): string {
  const s = SKIN.amber
  return (
    `<ellipse cx="60" cy="68" rx="46" ry="58" fill="#f59142" fill-opacity=".28"/><ellipse cx="60" cy="68" rx="38" ry="50" fill="#ffb765" fill-opacity=".25"/>` +
    fill(
      'M60 16 C34 16 28 44 38 66 C44 78 45 92 50 102 C48 112 46 120 46 128 L74 128 C74 120 72 112 70 102 C75 92 76 78 82 66 C92 44 86 16 60 16z',
      s[0],
    ) +
    fill(
      'M62 16 C88 16 92 44 82 66 C76 78 75 92 70 102 C72 112 74 120 74 128 L60 128 L62 84 L58 78 L62 60 L64 40z',
      s[2],
    ) +
    fill('M42 60 Q49 54 55 61 Q48 66 42 60z', '#1c2c6a') +
    fill('M67 61 Q73 54 79 60 Q73 66 67 61z', '#1c2c6a') +
    `<circle cx="49" cy="60" r="2" fill="#8fc4ee"/><circle cx="73" cy="60" r="2" fill="#5a86c8"/>` +
    line('M56 92 Q60 94 65 92', s[3], 1.6) +
    line('M46 30 Q60 22 74 30 M43 40 Q60 32 77 40', s[2], 1.2, 'stroke-opacity=".7"') +
    fill('M38 70 C26 74 22 88 26 104 C32 96 38 92 44 92z', s[1]) +
    fill('M82 70 C94 74 98 88 94 104 C88 96 82 92 76 92z', s[2]) +
    line('M30 84 C32 78 36 75 40 74 M90 84 C88 78 84 75 80 74', s[3], 1.2) +
    line(
      'M20 112 C34 104 30 96 44 104 M76 108 C88 100 92 108 102 104 M14 60 C20 54 18 48 24 42 M104 70 C98 62 104 54 98 46',
      '#ffd9a0',
      1.6,
      'stroke-opacity=".7"',
    )
  )
}
