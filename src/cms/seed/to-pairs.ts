import type { Localized } from '@/content/locale'
import { isList, isText, isValue, type PageFields, type TextField } from '@/domain/pages/fields'

/** Merges separate texts per language into the stored form: each text with both languages. */
export function toPairs(
  fields: PageFields,
  { en, hi }: Localized<unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const both = { en: partOf(en, name), hi: partOf(hi, name) }
      if (isText(field)) {
        return [name, { en: toText(field, both.en), hi: toText(field, both.hi) }]
      }
      if (isValue(field)) return [name, field.as === 'page' ? { path: both.en } : both.en || null]
      if (!isList(field)) return [name, toPairs(field, both)]
      const { en: rows = [], hi: hindiRows = [] } = both as Localized<unknown[] | undefined>
      return [name, rows.map((row, index) => toPairs(field.row, { en: row, hi: hindiRows[index] }))]
    }),
  )
}

/** Joins the paragraphs or points of a text. */
function toText({ as }: TextField, text: unknown): string {
  return [text ?? ''].flat().join(as === 'points' ? '\n' : '\n\n')
}

function partOf(texts: unknown, name: string): unknown {
  return (texts as Record<string, unknown>)[name]
}
