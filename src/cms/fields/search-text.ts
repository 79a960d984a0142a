import type { CollectionBeforeChangeHook, Field } from 'payload'
import { foldForSearch } from '@/lib/fold'

/**
 * A hidden column that holds the searched fields folded to one case, kept up to date on each save.
 * Both databases then find a substring in it alike, beyond ASCII too (SQLite folds ASCII only).
 */
export const searchTextField: Field = {
  name: 'searchText',
  type: 'text',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  access: { read: () => false, create: () => false, update: () => false },
}

/** The hook that fills `searchText` from the named text fields. */
export function fillSearchText(fields: string[]): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => ({
    ...data,
    searchText: foldForSearch(
      fields.map((field) => String(data[field] ?? originalDoc?.[field] ?? '')).join('\n'),
    ),
  })
}
