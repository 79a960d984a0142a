import { isPan, maskPan } from '@/domain/pan'
import { isRecord } from '@/lib/is-record'
import { privateFields } from './private-fields'

/** A document as stored: texts in both languages are `{ en, hi }`. */
export type Stored = Record<string, unknown>

/** Next to other letters or digits it is part of another number, such as one of the gateway's. */
const WORD_LIKE_PAN = /(?<![A-Z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Z0-9])/gi

/**
 * Returns a document, or a version of one, as exported: without private fields and, unless
 * requested, with each PAN masked.
 * @param slug of its collection or global.
 */
export function cleanDocument(
  slug: string,
  document: Stored,
  options: { withPan: boolean },
): Stored {
  const kept = withoutPrivate(slug, document, options)
  if (isRecord(kept.version)) kept.version = withoutPrivate(slug, kept.version, options)
  return options.withPan ? kept : (maskAll(kept) as Stored)
}

function withoutPrivate(slug: string, document: Stored, options: { withPan: boolean }): Stored {
  const hidden = privateFields(slug, options)
  // MongoDB's internal version key means nothing elsewhere.
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
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAll(inner)]))
}
