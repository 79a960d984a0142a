/** SQLite's codes for a damaged file, and for one that is not a database. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']

export const RESTORE_ADVICE =
  'Stop the site, move the database file away, and restore the newest backup: npm run restore.'

/**
 * Returns what an error says about a damaged database file.
 * @param code of the error, if it has one.
 * @returns undefined if the error is another.
 */
export function describeDamage(code: string | undefined): string | undefined {
  if (code === undefined || !DAMAGED.includes(code)) return undefined
  return `The database is damaged (${code}).`
}
