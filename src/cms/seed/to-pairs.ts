import type { Localized } from '@/content/locale'
import { isList, isText, isValue, type PageFields } from '@/domain/pages/fields'

/** Merges separate texts per language into the stored form: each text with both languages. */
export function toPairs(
  fields: PageFields,
  { en, hi }: Localized<unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const both = { en: partOf(en, name), hi: partOf(hi, name) }
      if (isText(field)) return [name, { en: toText(both.en), hi: toText(both.hi) }]
      if (isValue(field)) return [name, field.as === 'page' ? { path: both.en } : both.en || null]
      if (!isList(field)) return [name, toPairs(field, both)]
      const { en: rows = [], hi: hindiRows = [] } = both as Localized<unknown[] | undefined>
      return [name, rows.map((row, index) => toPairs(field.row, { en: row, hi: hindiRows[index] }))]

      function toText(text: unknown): string {
        const separator = (field as { as: string }).as === 'points' ? '\n' : '\n\n'
        return [text ?? ''].flat().join(separator)
      }
    }),
  )
}

function partOf(texts: unknown, name: string): unknown {
  return (texts as Record<string, unknown>)[name]
}
