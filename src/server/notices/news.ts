import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { slugs } from '@/cms/slugs'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { type NoticeKind, noticeKinds } from '@/domain/office-notice'
import { isWithin } from '../documents/conditions'
import { countAll, findAll } from '../documents/records'

/** What came in of one kind: how many, and details of the first ones. */
export type News = { kind: NoticeKind; count: number; items: NewsItem[] }
export type NewsItem = { name?: string | null; amountPaise?: number; day?: string | null }

export type Window = { from: Date; until: Date }
type Wanted = { kinds: NoticeKind[]; giftsFromRupees: number }

/** Items of a kind that a mail lists; of the others it gives the number. */
const LISTED = 20

/** Finds what came in within a window, of the kinds that a recipient wants to know about. */
export async function newsWithin(window: Window, wanted: Wanted): Promise<News[]> {
  const sources = sourcesOf(window, wanted)
  const kinds = noticeKinds.filter((kind) => wanted.kinds.includes(kind))
  const news = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await sources[kind]()) })))
  return news.filter(({ count }) => count > 0)
}

/** Reads the news of one kind. */
type Source = () => Promise<Omit<News, 'kind'>>

function sourcesOf(
  { from, until }: Window,
  { giftsFromRupees }: Wanted,
): Record<NoticeKind, Source> {
  const within = (field: string) =>
    isWithin(field, { from: from.toISOString(), before: until.toISOString() })
  const isReal: Where = { testMode: { not_equals: true } }
  const isNoSpam: Where = { suspectedSpam: { not_equals: true } }
  const isNoImport: Where = { importBatch: { exists: false } }
  // A claim that was confirmed again keeps the cause.
  const isNotVoid: Where = {
    or: [{ voidCause: { exists: false } }, { refundedPaise: { equals: 0 } }],
  }
  return {
    application: source(
      slugs.volunteers,
      [...within('createdAt'), isNoSpam, isNoImport],
      ({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }),
    ),
    message: source(slugs.contacts, [...within('createdAt'), isNoSpam], ({ name }) => ({ name })),
    claim: source(
      slugs.transactions,
      [
        ...within('createdAt'),
        { gateway: { equals: CLAIM_GATEWAY } },
        { status: { equals: 'pending' } },
        isNoSpam,
      ],
      donorAndAmount,
    ),
    gift: source(
      slugs.donations,
      [
        ...within('createdAt'),
        // Older versions also saved fractions of a paisa.
        { amountPaise: { greater_than_equal: Math.round(giftsFromRupees * 100) } },
        isReal,
        isNoImport,
        isNotVoid,
      ],
      donorAndAmount,
    ),
    'failed-charge': source(slugs.subscriptions, [...within('failedAt'), isReal], donorAndAmount),
    dispute: source(
      slugs.disputes,
      [...within('createdAt'), isReal],
      ({ amountPaise, respondBy }) => ({ amountPaise, day: respondBy }),
    ),
  }
}

function source<Slug extends CollectionSlug>(
  collection: Slug,
  and: Where[],
  toItem: (doc: DataFromCollectionSlug<Slug>) => NewsItem,
): Source {
  return async () => {
    const where = { and }
    const docs = await findAll({ collection, where, sort: 'createdAt', limit: LISTED + 1 })
    const count = docs.length > LISTED ? await countAll({ collection, where }) : docs.length
    return { count, items: docs.slice(0, LISTED).map(toItem) }
  }
}

function donorAndAmount({
  donorName,
  amountPaise,
}: {
  donorName?: string | null
  amountPaise: number
}): NewsItem {
  return { name: donorName, amountPaise }
}
