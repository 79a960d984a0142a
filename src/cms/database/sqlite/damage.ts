import { errorCode } from '@/lib/error-code'

/** SQLite's codes for a damaged file, and for one that is not a database. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']

/** Returns what an error of a damaged database file means, and what to do; undefined for others. */
export function describeDamage(error: unknown): { found: string; advice: string } | undefined {
  const code = errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined)
  if (code === undefined || !DAMAGED.includes(code)) return undefined
  return {
    found: `The database is damaged (${code}).`,
    advice:
      'Stop the site, move the database file away, and restore the newest backup: npm run restore.',
  }
}
