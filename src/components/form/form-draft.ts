import { readStored, removeStored, writeStored } from '@/lib/browser-storage'

/** What somebody typed into a form, by the names of its fields. */
export type DraftValues = Record<string, string | string[]>

/** Kept in the tab alone: gone when it is closed, never on a shared computer's disk for the next. */
const STORAGE = 'sessionStorage'

/** The draft of a form, or an empty one where none is kept. */
export function readDraft(key: string): DraftValues {
  return pickTexts(parseJson(readStored(STORAGE, key)))
}

/** Keeps what was typed, so that it survives a reload. */
export function writeDraft(key: string, values: unknown): void {
  writeStored(STORAGE, key, JSON.stringify(pickTexts(values)))
}

/** Forgets a draft, if one is kept. */
export function removeDraft(key: string): void {
  removeStored(STORAGE, key)
}

function pickTexts(value: unknown): DraftValues {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => isTexts(field) || typeof field === 'string'),
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
