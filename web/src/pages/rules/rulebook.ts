// The numbered rules: finding a rule, and searching them.
import type { Rulebook, RuleChapter } from '@/lib/api'
import { matches } from '../parts/search'

/** A rule's number as written after "#": "IMP 4.3.2", "imp%204.3.2" and "4.3.2" are one. */
export function ruleNumber(fragment: string): string {
  let text = fragment
  try {
    text = decodeURIComponent(fragment)
  } catch {
    // A stray % must not make it fail.
  }
  return /\d+(?:\.\d+)*/.exec(text)?.[0] ?? ''
}

/** The chapters with only the rules that match; sections and chapters without any fall away. */
export function sift(book: Rulebook, query: string): RuleChapter[] {
  const wanted = query.trim()
  if (!wanted) return book.chapters
  const number = /^(?:[a-z]{2,4}\s*)?(\d+(?:\.\d+)*)\.?$/i.exec(wanted)?.[1]
  const fits = (of: string, text: string): boolean =>
    number ? of === number || of.startsWith(`${number}.`) : matches(text, wanted)
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections
        .map((section) => ({
          ...section,
          rules: section.rules.filter((rule) =>
            fits(rule.number, `${rule.text} ${section.title} ${chapter.title}`),
          ),
        }))
        .filter((section) => section.rules.length),
    }))
    .filter((chapter) => chapter.sections.length)
}

export function countRules(chapters: readonly RuleChapter[]): number {
  return chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.rules)).length
}

export interface Segment {
  text: string
  /** The number of a rule this piece names. */
  rule: string
}

/** A rule's text cut where it names other rules, such as "IMP 4.2.3" or "(see 12.1.1)". */
export function references(text: string, known: ReadonlySet<string>): Segment[] {
  const parts = text.split(/((?:\b[A-Z]{3} )?\b\d+\.\d+\.\d+\b)/)
  return parts.filter(Boolean).map((part) => {
    const number = /\d+\.\d+\.\d+$/.exec(part)?.[0] ?? ''
    return { text: part, rule: known.has(number) && /^(?:[A-Z]{3} )?[\d.]+$/.test(part) ? number : '' }
  })
}
