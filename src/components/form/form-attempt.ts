import { readStoredJson, removeStored, writeStored } from '@/lib/browser-storage'
import { isRecord } from '@/lib/is-record'
import { newId } from '@/lib/new-id'

/**
 * Returns the idempotency key of a form: unchanged after a second click, a lost response or a reload, so that
 * the form counts once; new for other values.
 * @param key session storage key.
 */
export function attemptIdFor(key: string, values: object): string {
  const about = JSON.stringify(values)
  const stored = readStoredJson('sessionStorage', key)
  if (isAttempt(stored) && stored.about === about) return stored.id
  const id = newId()
  writeStored('sessionStorage', key, JSON.stringify({ id, about }))
  return id
}

/** Makes the next click a new attempt, even with the same values. */
export function endAttempt(key: string): void {
  removeStored('sessionStorage', key)
}

function isAttempt(value: unknown): value is { id: string; about: string } {
  return isRecord(value) && typeof value.id === 'string' && typeof value.about === 'string'
}
