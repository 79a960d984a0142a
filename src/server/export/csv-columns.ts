import type { FlattenedField } from 'payload'
import type { Stored } from './clean-document'

/** A column of a CSV file: its heading, and where its value is in a document. */
export type Column = { heading: string; path: readonly string[] }

/**
 * The columns of a collection: one a field, a field in two languages has two. What has rows of its own
 * (lists, texts with headings) is one column of JSON.
 * @param hidden names of fields that are left out.
 */
export function csvColumns(
  fields: FlattenedField[],
  { hidden, locales }: { hidden: readonly string[]; locales: readonly string[] },
): Column[] {
  const own = fields.filter(({ name }) => name !== 'id' && !hidden.includes(name))
  const paths = [['id'], ...own.flatMap((field) => pathsOf(field, locales))]
  return paths.map((path) => ({ heading: path.join('.'), path }))
}

/** The value of a column in a document, as a cell. */
export function csvCell(document: Stored, { path }: Column): string | number {
  let value: unknown = document
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

function pathsOf(field: FlattenedField, locales: readonly string[]): string[][] {
  const isGroup = field.type === 'group' || field.type === 'tab'
  const starts = field.localized ? locales.map((locale) => [field.name, locale]) : [[field.name]]
  if (!isGroup) return starts
  const inner = field.flattenedFields.flatMap((each) => pathsOf(each, locales))
  return starts.flatMap((start) => inner.map((path) => [...start, ...path]))
}
