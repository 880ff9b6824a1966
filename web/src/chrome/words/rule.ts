import type { Rulebook } from '@/lib/api'

const bare = (number: string): string => number.replace(/^[A-Z]+ /, '')

/** The text of a rule: "IMP 4.3.1" → its sentence. */
export function ruleText(book: Rulebook, number: string): string {
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      for (const rule of section.rules) if (bare(rule.number) === bare(number)) return rule.text
  return ''
}
