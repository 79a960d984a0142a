import type { CollectionSlug, Where } from 'payload'
import type {
  Contact,
  Dispute,
  Donation,
  Subscription,
  Transaction,
  Volunteer,
} from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { type NoticeKind, noticeKinds } from '@/domain/office-notice'
import { toPaise } from '@/lib/money'
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
  const news = await Promise.all(kinds.map((kind) => read(kind, sources[kind])))
  return news.filter(({ count }) => count > 0)
}

type Source = {
  collection: CollectionSlug
  and: Where[]
  toItem: (doc: never) => NewsItem
}

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
    application: {
      collection: slugs.volunteers,
      and: [...within('createdAt'), isNoSpam, isNoImport],
      toItem: ({ firstName, lastName }: Volunteer) => ({ name: `${firstName} ${lastName}` }),
    },
    message: {
      collection: slugs.contacts,
      and: [...within('createdAt'), isNoSpam],
      toItem: ({ name }: Contact) => ({ name }),
    },
    claim: {
      collection: slugs.transactions,
      and: [
        ...within('createdAt'),
        { gateway: { equals: CLAIM_GATEWAY } },
        { status: { equals: 'pending' } },
        isNoSpam,
      ],
      toItem: ({ donorName, amountPaise }: Transaction) => ({ name: donorName, amountPaise }),
    },
    gift: {
      collection: slugs.donations,
      and: [
        ...within('createdAt'),
        { amountPaise: { greater_than_equal: toPaise(giftsFromRupees) } },
        isReal,
        isNoImport,
        isNotVoid,
      ],
      toItem: ({ donorName, amountPaise }: Donation) => ({ name: donorName, amountPaise }),
    },
    'failed-charge': {
      collection: slugs.subscriptions,
      and: [...within('failedAt'), isReal],
      toItem: ({ donorName, amountPaise }: Subscription) => ({ name: donorName, amountPaise }),
    },
    dispute: {
      collection: slugs.disputes,
      and: [...within('createdAt'), isReal],
      toItem: ({ amountPaise, respondBy }: Dispute) => ({ amountPaise, day: respondBy }),
    },
  }
}

async function read(kind: NoticeKind, { collection, and, toItem }: Source): Promise<News> {
  const docs = await findAll({ collection, where: { and }, sort: 'createdAt', limit: LISTED + 1 })
  const count = docs.length > LISTED ? await countAll({ collection, where: { and } }) : docs.length
  return { kind, count, items: docs.slice(0, LISTED).map((doc) => toItem(doc as never)) }
}
