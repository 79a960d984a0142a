import type { ImportSubject } from './columns'

/** The page on which files are imported. */
export const IMPORT_PATH = '/admin/import'

/** Its address for what is imported. */
export function importPath(subject: ImportSubject): string {
  return `${IMPORT_PATH}?of=${subject}`
}
