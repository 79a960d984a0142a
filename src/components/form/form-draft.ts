import { readStored, removeStored, writeStored } from '@/lib/browser-storage'

/** What somebody typed or ticked in a form, by the names of its fields. */
type DraftValues = Record<string, string | string[] | true>

/** Kept in the tab alone: gone when it is closed, never on a shared computer's disk for the next. */
const STORAGE = 'sessionStorage'

/** The draft of a form, or an empty one where none is kept. */
export function readDraft(key: string): DraftValues {
  return pickDraft(parseJson(readStored(STORAGE, key)))
}

/** Keeps what was typed, so that it survives a reload, and of the ticked boxes those in `ticks`. */
export function writeDraft(key: string, values: object, ticks: readonly string[]): void {
  const kept = Object.entries(pickDraft(values)).filter(
    ([name, value]) => value !== true || ticks.includes(name),
  )
  writeStored(STORAGE, key, JSON.stringify(Object.fromEntries(kept)))
}

/** Forgets a draft, if one is kept. */
export function removeDraft(key: string): void {
  removeStored(STORAGE, key)
}

function pickDraft(value: unknown): DraftValues {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, field]) => isTexts(field) || typeof field === 'string' || field === true,
    ),
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // somebody else's words under our key
  }
}
