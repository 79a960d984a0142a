import type { CollectionSlug } from 'payload'
import { type Locale, locales } from '@/content/locale'
import { getPayloadClient } from '../payload-client'

/** What is stored of a document's texts in each language, by the names of its fields. */
export type StoredTexts = Record<string, { en?: unknown; hi?: unknown } | undefined>

/** The texts of documents in both languages, by id: none stands in for another that is empty. */
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
 * Which texts of a document are shown in the other language, because they are empty in this one.
 * @returns by field its language; undefined where all are in this one.
 */
function fallbackLanguages<Field extends string>(
  texts: StoredTexts | undefined,
  fields: readonly Field[],
  locale: Locale,
): Partial<Record<Field, Locale>> | undefined {
  const entries = fields.flatMap((field) => {
    const stored = texts?.[field]
    const other = locales.find((candidate) => candidate !== locale && stored?.[candidate])
    return stored?.[locale] || !other ? [] : [[field, other]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * A document with the texts of the other language where those of this one are empty: Payload itself lets only
 * English stand in.
 * @returns with it, by field, the languages of the texts that stand in.
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

/** A Hindi text for a response; undefined if it is missing. */
export function hindiOf(texts: StoredTexts, field: string): string | undefined {
  return textIn('hi', texts, field)
}

/** An English text that may be missing: unlike the document's own, no Hindi stands in for it. */
export function englishOf(texts: StoredTexts, field: string): string | undefined {
  return textIn('en', texts, field)
}

function textIn(locale: Locale, texts: StoredTexts, field: string): string | undefined {
  const text = texts[field]?.[locale]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/**
 * The Hindi columns of a body's texts: what is absent stays as it is, null clears it. It is stored
 * as an empty text, which a required column takes and for which Payload reads the English.
 */
export function toHindiColumns(
  texts: Record<string, string | null | undefined>,
): Record<string, string> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  return Object.fromEntries(given.map(([field, text]) => [field, text ?? '']))
}
