import type { ImportSubject } from './columns'

/** The page of imports. */
export const IMPORT_PATH = '/admin/import'

/** Returns the page's address for importing a subject. */
export function importPath(subject: ImportSubject): string {
  return `${IMPORT_PATH}?of=${subject}`
}
