import type { CollectionBeforeChangeHook, Field, TextField } from 'payload'
import { nobody } from '@/cms/access/roles'
import { searchTextOf } from '@/domain/search-text'

/**
 * A hidden column with the searched fields folded to lower case, updated on each save. Both databases then find
 * substrings alike, also beyond ASCII (SQLite folds only ASCII).
 */
export const searchTextField: TextField = {
  name: 'searchText',
  type: 'text',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  access: { read: nobody, create: nobody, update: nobody },
}

/** The same for localized documents: each language has its own words. */
export const localizedSearchTextField: Field = { ...searchTextField, localized: true }

/** The same for an address, for the filter by village; the search does not cover it. */
export const addressTextField: TextField = { ...searchTextField, name: 'addressText' }

/** Makes a hook that fills `searchText`, or another column like it, from text fields. */
export function fillSearchText(
  fields: readonly string[],
  column = searchTextField.name,
): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    // Null clears a field: its old text must no longer be found.
    const nextOf = (field: string) =>
      data[field] === undefined ? originalDoc?.[field] : data[field]
    const next = Object.fromEntries(fields.map((field) => [field, nextOf(field)]))
    return { ...data, [column]: searchTextOf(next, fields) }
  }
}
