import type { GlobalSlug, TypedUser } from 'payload'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { MINUTE_MS } from '@/domain/durations'
import type { PreviewedCollection } from '@/domain/pages/preview'
import { createIfAbsent } from '../documents/create-if-absent'
import { getPayloadClient } from '../payload-client'

/** How long unsaved input is shown; after that, the preview shows the saved draft. */
const KEPT_MS = 10 * MINUTE_MS

const sinceWhen = () => new Date(Date.now() - KEPT_MS).toISOString()
const keyOf = (user: { id: string | number }, page: string) => `${user.id} ${page}`

/**
 * Stores what an editor has typed into a page's form, for the preview next to it. Stored in the
 * database, since another server may render the preview.
 */
export async function keepTyped(
  user: User,
  page: string,
  data: Record<string, unknown>,
): Promise<void> {
  const { db } = await getPayloadClient()
  const collection = slugs.previews
  const key = keyOf(user, page)
  const fields = { data, postedAt: new Date().toISOString() }
  const update = () => db.updateOne({ collection, where: { key: { equals: key } }, data: fields })
  if (await update()) return
  await db.deleteMany({ collection, where: { postedAt: { less_than: sinceWhen() } } })
  // Another window of the same editor may have come first.
  const made = await createIfAbsent({ collection, key: 'key', data: { key, ...fields } })
  if (!made) await update()
}

/**
 * Reads a page as an editor would publish it now.
 * @param isLive whether to include unsaved input, as next to the form.
 */
export async function readDraft(
  page: string,
  { user, isLive, locale }: { user: TypedUser; isLive: boolean; locale: Locale },
): Promise<unknown> {
  const payload = await getPayloadClient()
  const data = isLive ? await findTyped(user, page) : undefined
  return payload.findGlobal({
    slug: page as GlobalSlug,
    // With `draft: true` Payload would replace `data` with the saved draft.
    ...(data ? { data } : { draft: true }),
    locale,
    depth: 1,
    user,
    overrideAccess: false,
  })
}

/**
 * Applies an editor's unsaved input to the items of a page.
 * @param docs the saved items, including drafts.
 */
export async function withTyped<Doc extends { id: string }>(
  collection: PreviewedCollection,
  docs: Doc[],
  { user, isLive, locale }: { user: TypedUser; isLive: boolean; locale: Locale },
): Promise<Doc[]> {
  if (!isLive) return docs
  const payload = await getPayloadClient()
  return Promise.all(
    docs.map(async (doc) => {
      const data = await findTyped(user, `${collection}/${doc.id}`)
      if (!data) return doc
      const shared = { collection, id: doc.id, locale, depth: 1, user, overrideAccess: false }
      return (await payload.findByID({ ...shared, data: { ...doc, ...data } })) as never
    }),
  )
}

async function findTyped(
  user: TypedUser,
  page: string,
): Promise<Record<string, unknown> | undefined> {
  const { db } = await getPayloadClient()
  const row = await db.findOne<{ id: string; data: Record<string, unknown> }>({
    collection: slugs.previews,
    where: {
      and: [{ key: { equals: keyOf(user, page) } }, { postedAt: { greater_than: sinceWhen() } }],
    },
  })
  return row?.data
}
