import { isList, isText, isValue, type PageFields } from '@/domain/pages/fields'
import { type PageName, pages } from '@/domain/pages/pages'
import { seededPage } from './pages/seed-pages'
import { siteName } from './sample-texts'

/**
 * Counts the texts of a page that are still exactly the seed's, and all its texts; empty ones do not count.
 * @param stored the page as Payload returns it.
 */
export function countUnchangedTexts(
  name: PageName,
  stored: unknown,
): { unchanged: number; total: number } {
  const { fields } = pages[name]
  const seeded = new Set(textsIn(fields, seededPage(name)).map(toKey))
  const texts = textsIn(fields, stored)
  return {
    unchanged: texts.filter((text) => seeded.has(toKey(text))).length,
    total: texts.length,
  }
}

/** Whether the foundation has changed its English name, but still has the seed's Hindi name. */
export function hasSeedsHindiName(name: { en?: string | null; hi?: string | null }): boolean {
  const isOwn = Boolean(name.en) && name.en !== siteName.en.foundationName
  return isOwn && name.hi === siteName.hi.foundationName
}

type Pair = { path: string; en: string; hi: string }

function textsIn(fields: PageFields, stored: unknown, path = ''): Pair[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = (stored as Record<string, unknown> | null | undefined)?.[name]
    const here = `${path}.${name}`
    if (isList(field)) {
      // Without the index: a row that moves is still unchanged.
      return (Array.isArray(value) ? value : []).flatMap((row) => textsIn(field.row, row, here))
    }
    if (isValue(field)) return []
    if (!isText(field)) return textsIn(field, value, here)
    const { en, hi } = (value ?? {}) as { en?: string | null; hi?: string | null }
    return en || hi ? [{ path: here, en: en ?? '', hi: hi ?? '' }] : []
  })
}

function toKey(pair: Pair): string {
  return JSON.stringify(pair)
}
