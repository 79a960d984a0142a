import { isRecord } from './is-record'

/** Whether a text, plain or rich, has more than blanks: an emptied editor leaves a paragraph without any. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasText)
  if (!isRecord(value)) return false
  const { text, root, children } = value
  return hasText(text) || hasText(root) || hasText(children)
}
