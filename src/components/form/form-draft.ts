import { readStoredJson, removeStored, writeStored } from '@/lib/browser-storage'

/** Values that the user typed or ticked, by field name. */
type DraftValues = Record<string, string | string[] | true>

/** Per tab: closing it deletes the draft, so the next user of a shared computer does not see it. */
const STORAGE = 'sessionStorage'

/** Returns the draft of a form, empty if there is none. */
export function readDraft(key: string): DraftValues {
  return pickDraft(readStoredJson(STORAGE, key))
}

/**
 * Stores what was typed so that it survives a reload. Ticked boxes are stored only if listed in
 * `ticks`.
 */
export function writeDraft(key: string, values: object, ticks: readonly string[]): void {
  const kept = Object.entries(pickDraft(values)).filter(
    ([name, value]) => value !== true || ticks.includes(name),
  )
  writeStored(STORAGE, key, JSON.stringify(Object.fromEntries(kept)))
}

/** Deletes a draft, if there is one. */
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
