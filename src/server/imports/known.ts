import type { CollectionSlug, Where } from 'payload'
import type { Donation, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import type { ImportedGift } from '@/domain/import/gift-row'
import type { KnownGift } from '@/domain/import/judge-gifts'
import type { KnownVolunteer } from '@/domain/import/judge-volunteers'
import { indianDayOf, indianDays } from '@/lib/dates'
import { inChunks } from '@/lib/in-chunks'
import { getPayloadClient } from '../payload-client'
import { selectOnly } from './documents'

/** Values of one query, well below what SQLite takes. */
const CHUNK = 500
const PLACE = 'in the list'

/**
 * The gifts that one of these could be the same as: of the same days, or with the same numbers.
 * @param except id of the import whose own gifts do not count.
 */
export async function findKnownGifts(gifts: ImportedGift[], except: string): Promise<KnownGift[]> {
  const days = [...new Set(gifts.map(({ receivedOn }) => receivedOn))].sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const period = indianDays({ from, to })
  const numbers = (field: 'oldReceiptNumber' | 'reference') =>
    chunked(gifts.flatMap((gift) => gift[field] ?? [])).map((some) => ({ [field]: { in: some } }))
  const conditions: Where[] = [
    {
      and: [
        { receivedAt: { greater_than_equal: period.from } },
        { receivedAt: { less_than: period.before } },
      ],
    },
    ...numbers('oldReceiptNumber'),
    ...numbers('reference'),
  ]
  const found = new Map<string, Donation>()
  for (const where of conditions) {
    const docs = await read<Donation>({
      collection: slugs.donations,
      where,
      except,
      fields: GIFT_FIELDS,
    })
    for (const doc of docs) found.set(doc.id, doc)
  }
  return [...found.values()]
    .filter((gift) => !gift.testMode && leftPaise(gift) > 0)
    .map((gift) => toKnown(gift))
}

/** All volunteers, but those of the import itself. */
export async function findKnownVolunteers(except: string): Promise<KnownVolunteer[]> {
  const docs = await read<Volunteer>({
    collection: slugs.volunteers,
    where: { deletedAt: { exists: false } },
    except,
    fields: VOLUNTEER_FIELDS,
  })
  return docs.map(({ firstName, lastName, email, phone }) => ({
    ...{ firstName, lastName, email, phone },
    place: PLACE,
  }))
}

const GIFT_FIELDS = [
  ...['donorName', 'email', 'phone', 'panNumber', 'amountPaise', 'paymentMethod', 'receivedAt'],
  ...[
    'createdAt',
    'reference',
    'oldReceiptNumber',
    'refundedPaise',
    'chargedBackPaise',
    'testMode',
  ],
]
const VOLUNTEER_FIELDS = ['firstName', 'lastName', 'email', 'phone']

type KnownQuery = {
  collection: CollectionSlug
  where: Where
  /** The import whose own documents are left out. */
  except: string
  fields: string[]
}

async function read<Doc>({ collection, where, except, fields }: KnownQuery): Promise<Doc[]> {
  const payload = await getPayloadClient()
  const isOther = {
    or: [{ importBatch: { exists: false } }, { importBatch: { not_equals: except } }],
  }
  const { docs } = await payload.db.find<Doc & { id: string }>({
    ...{ collection, where: { and: [where, isOther] } },
    select: selectOnly(fields),
    ...{ pagination: false, limit: 0 },
  })
  return docs
}

function toKnown(gift: Donation): KnownGift {
  return {
    receivedOn: indianDayOf(new Date(receivedAtOf(gift))),
    donorName: gift.donorName,
    amountPaise: gift.amountPaise,
    paymentMethod: gift.paymentMethod,
    email: gift.email ?? undefined,
    phone: gift.phone ?? undefined,
    panNumber: gift.panNumber ?? undefined,
    reference: gift.reference ?? undefined,
    oldReceiptNumber: gift.oldReceiptNumber ?? undefined,
    place: PLACE,
  }
}

function chunked(values: string[]): string[][] {
  return inChunks([...new Set(values)], CHUNK)
}
