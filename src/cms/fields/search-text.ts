import type { CollectionBeforeChangeHook, Field, TextField } from 'payload'
import { searchTextOf } from '@/lib/fold'

/**
 * A hidden column that holds the searched fields folded to one case, kept up to date on each save.
 * Both databases then find a substring in it alike, beyond ASCII too (SQLite folds ASCII only).
 */
export const searchTextField: TextField = {
  name: 'searchText',
  type: 'text',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  access: { read: () => false, create: () => false, update: () => false },
}

/** The same for documents in two languages: each is searched by its own words. */
export const localizedSearchTextField: Field = { ...searchTextField, localized: true }

/** The same for an address, in which a village is looked for: the search leaves it out. */
export const addressTextField: TextField = { ...searchTextField, name: 'addressText' }

/** The hook that fills `searchText`, or another column like it, from the named text fields. */
export function fillSearchText(
  fields: string[],
  column = searchTextField.name,
): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    // Null clears a field: what it held before is no longer found.
    const nextOf = (field: string) =>
      data[field] === undefined ? originalDoc?.[field] : data[field]
    const next = Object.fromEntries(fields.map((field) => [field, nextOf(field)]))
    return { ...data, [column]: searchTextOf(next, fields) }
  }
}
