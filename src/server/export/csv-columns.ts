import type { FlattenedField } from 'payload'
import type { Stored } from './clean-document'

/** A column of a CSV file: its heading, and the path of its value in a document. */
export type Column = { heading: string; path: readonly string[] }

/**
 * Returns the columns of a collection: one per field, two for a localized one. Fields with rows of
 * their own (lists, rich text) become one column of JSON.
 * @param hidden names of fields to leave out.
 */
export function csvColumns(
  fields: FlattenedField[],
  { hidden, locales }: { hidden: readonly string[]; locales: readonly string[] },
): Column[] {
  const own = fields.filter(({ name }) => name !== 'id' && !hidden.includes(name))
  const paths = [['id'], ...own.flatMap((field) => pathsOf(field, locales))]
  return paths.map((path) => ({ heading: path.join('.'), path }))
}

/** Returns the value of a column in a document, as a cell. */
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
