import type { CollectionSlug } from 'payload'
import { type Locale, locales } from '@/content/locale'
import { hasText } from '@/lib/has-text'
import { getPayloadClient } from '../payload-client'

/** The stored texts of a document in each language, by field. */
export type StoredTexts = Record<string, { en?: unknown; hi?: unknown } | undefined>

/** Returns the texts of documents in both languages, by id, without fallback for empty ones. */
export async function findStoredTexts(
  collection: CollectionSlug,
  docs: { id: string | number }[],
): Promise<Map<string, StoredTexts>> {
  const payload = await getPayloadClient()
  const found = await payload.find({
    collection,
    where: { id: { in: docs.map(({ id }) => id) } },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(found.docs.map((doc) => [String(doc.id), doc as unknown as StoredTexts]))
}

/**
 * Determines which texts of a document fall back to the other language because they are empty in
 * this one.
 * @returns the language by field; undefined if no text falls back.
 */
function fallbackLanguages<Field extends string>(
  texts: StoredTexts | undefined,
  fields: readonly Field[],
  locale: Locale,
): Partial<Record<Field, Locale>> | undefined {
  const entries = fields.flatMap((field) => {
    const stored = texts?.[field]
    const other = locales.find((candidate) => candidate !== locale && hasText(stored?.[candidate]))
    return hasText(stored?.[locale]) || !other ? [] : [[field, other]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * Returns a document in which empty texts are replaced by those of the other language: Payload
 * itself only falls back to English.
 * @returns the document and, by field, the languages of the texts that were replaced.
 */
export function fillFromOther<Doc extends { id: string }, Field extends string>(
  doc: Doc,
  texts: StoredTexts | undefined,
  fields: readonly Field[],
  locale: Locale,
): Doc & { languages?: Partial<Record<Field, Locale>> } {
  const languages = fallbackLanguages(texts, fields, locale)
  const standIns = fields.flatMap((field) => {
    const language = languages?.[field]
    return language ? [[field, texts?.[field]?.[language]]] : []
  })
  return { ...doc, ...Object.fromEntries(standIns), languages }
}

/** Returns a Hindi text for a response; undefined if it is missing. */
export function hindiOf(texts: StoredTexts, field: string): string | undefined {
  return textIn('hi', texts, field)
}

/**
 * Returns an English text, or undefined if it is missing: unlike in the document itself, it does
 * not fall back to Hindi.
 */
export function englishOf(texts: StoredTexts, field: string): string | undefined {
  return textIn('en', texts, field)
}

function textIn(locale: Locale, texts: StoredTexts, field: string): string | undefined {
  const text = texts[field]?.[locale]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/**
 * Returns the Hindi columns for the texts of a body: absent texts stay as they are, null clears
 * one. A cleared text is stored as an empty string, which a required column accepts and for which
 * Payload falls back to English.
 */
export function toHindiColumns(
  texts: Record<string, string | null | undefined>,
): Record<string, string> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  return Object.fromEntries(given.map(([field, text]) => [field, text ?? '']))
}
