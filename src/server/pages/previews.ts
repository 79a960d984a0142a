import type { GlobalSlug, TypedUser } from 'payload'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { MINUTE_MS } from '@/domain/durations'
import type { PreviewedCollection } from '@/domain/pages/preview'
import { createIfAbsent } from '../documents/create-if-absent'
import { getPayloadClient } from '../payload-client'

/** What an editor typed is shown for this long; afterwards the preview shows the saved draft. */
const KEPT_MS = 10 * MINUTE_MS

const sinceWhen = () => new Date(Date.now() - KEPT_MS).toISOString()
const keyOf = (user: { id: string | number }, page: string) => `${user.id} ${page}`

/**
 * Keeps what an editor has typed into the form of a page, for the preview beside the form. It lies in
 * the database, since with several servers the preview may be drawn by another one.
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
  const made = await createIfAbsent({
    collection,
    key: { field: 'key', value: key },
    data: fields,
  })
  if (!made) await update()
}

/**
 * A page as an editor would publish it now.
 * @param isLive whether what was typed but not saved counts, as beside the form.
 */
export async function readDraft(
  page: string,
  { user, isLive, locale }: { user: TypedUser; isLive: boolean; locale: Locale },
): Promise<unknown> {
  const payload = await getPayloadClient()
  const data = isLive ? await findTyped(user, page) : undefined
  return payload.findGlobal({
    slug: page as GlobalSlug,
    // With `draft: true` Payload would put the saved draft in the place of `data`.
    ...(data ? { data } : { draft: true }),
    locale,
    depth: 1,
    user,
    overrideAccess: false,
  })
}

/**
 * Puts what an editor has typed but not saved into the items of a page.
 * @param docs the saved items, drafts as they are.
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
