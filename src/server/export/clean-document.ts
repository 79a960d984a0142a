import { isPan, maskPan } from '@/domain/pan'
import { privateFields } from './private-fields'

/** A document as the database gives it: texts in both languages are `{ en, hi }`. */
export type Stored = Record<string, unknown>

/** Between other letters and digits it is part of a number, such as the gateway's. */
const WORD_LIKE_PAN = /(?<![A-Z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Z0-9])/gi

/**
 * A document, or an earlier version of one, as it leaves: without private fields and, unless they are
 * asked for, with each PAN masked.
 * @param slug of its collection or global.
 */
export function cleanDocument(
  slug: string,
  document: Stored,
  options: { withPan: boolean },
): Stored {
  const kept = withoutPrivate(slug, document, options)
  if (isStored(kept.version)) kept.version = withoutPrivate(slug, kept.version, options)
  return options.withPan ? kept : (maskAll(kept) as Stored)
}

function withoutPrivate(slug: string, document: Stored, options: { withPan: boolean }): Stored {
  const hidden = privateFields(slug, options)
  // Mongo's own mark of a document is of no meaning elsewhere.
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => name !== '__v' && !hidden.includes(name)),
  )
}

function maskAll(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(WORD_LIKE_PAN, (word) =>
      isPan(word.toUpperCase()) ? maskPan(word) : word,
    )
  }
  if (Array.isArray(value)) return value.map(maskAll)
  if (!isStored(value) || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAll(inner)]))
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
