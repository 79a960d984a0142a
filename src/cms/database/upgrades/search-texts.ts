import type { CollectionSlug, Payload } from 'payload'
import { toSearchKey, toStoredSearchText } from '@/domain/search-text'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import { type FieldChange, setFields } from '../mongo/set-fields'

const COLUMNS = ['searchText', 'addressText']
const BATCH = 500
/** Texts that older versions may have stored in another form: Hindi digits, and numbers with separators. */
const TO_BE_CHECKED = /[०-९]|\d[ ().-]+\d/
/** Collections whose phone numbers older versions did not search. */
const WITHOUT_PHONE: CollectionSlug[] = [slugs.transactions, slugs.contacts]

/**
 * Returns the searchable text of a document with what an older version left out.
 * @param phone if the list must find it too.
 */
export function renewSearchText(text: string, phone?: string | null): string {
  const isMissing = phone && !text.includes(toSearchKey(phone))
  return toStoredSearchText(isMissing ? `${text}\n${phone}` : text)
}

/**
 * After each start on MongoDB, renews the searchable texts of older versions. On SQLite a migration does this.
 * @param stopping ends it early.
 */
export async function renewSearchTexts(payload: Payload, stopping: AbortSignal): Promise<void> {
  if (!isMongo(payload)) return
  for (const { slug, flattenedFields } of payload.config.collections) {
    for (const { name, localized } of flattenedFields) {
      if (!COLUMNS.includes(name)) continue
      const paths = localized ? [`${name}.en`, `${name}.hi`] : [name]
      for (const path of paths) await renewPath(payload, { slug, path, stopping })
    }
  }
}

type Renewal = { slug: CollectionSlug; path: string; stopping: AbortSignal }

async function renewPath(payload: Payload, { slug, path, stopping }: Renewal): Promise<void> {
  const { collection } = modelOf(payload, slug)
  const hasPhone = WITHOUT_PHONE.includes(slug)
  const lacksPhone = { $expr: { $eq: [{ $indexOfCP: [`$${path}`, '$phone'] }, -1] } }
  const older = collection.aggregate<{ _id: unknown; text: string; phone?: string | null }>([
    {
      $match: {
        [path]: { $type: 'string' },
        $or: [
          { [path]: TO_BE_CHECKED },
          ...(hasPhone ? [{ phone: { $type: 'string' }, ...lacksPhone }] : []),
        ],
      },
    },
    { $project: { text: `$${path}`, ...(hasPhone && { phone: 1 }) } },
  ])
  let changes: FieldChange[] = []
  const write = async () => {
    if (changes.length > 0) await setFields(collection, changes)
    changes = []
  }
  for await (const { _id, text, phone } of older) {
    if (stopping.aborted) return
    const renewed = renewSearchText(text, phone)
    if (renewed === text) continue
    // Skips texts that have changed since they were read: this version wrote them.
    changes.push({ filter: { _id, [path]: text }, fields: { [path]: renewed } })
    if (changes.length >= BATCH) await write()
  }
  await write()
}
