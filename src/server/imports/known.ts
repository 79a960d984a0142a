import type { CollectionSlug, Where } from 'payload'
import type { Donation, Receipt, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import type { ImportedGift } from '@/domain/import/gift-row'
import type { KnownGift } from '@/domain/import/judge-gifts'
import type { KnownVolunteer } from '@/domain/import/judge-volunteers'
import { inBothDigits } from '@/domain/typed-number'
import { indianDayOf, indianDays } from '@/lib/dates'
import { inChunks } from '@/lib/in-chunks'
import { isWithin } from '../documents/conditions'
import { getPayloadClient } from '../payload-client'
import { selectOnly } from './documents'

/** Values per query, well below SQLite's limit. */
const CHUNK = 500
const PLACE = 'in the list'

/**
 * Finds the stored gifts that could be the same as one of these: on the same days, or with the same
 * numbers. Includes gifts that were taken back.
 * @param except id of an import whose own gifts do not count.
 */
export async function findKnownGifts(gifts: ImportedGift[], except: string): Promise<KnownGift[]> {
  const days = [...new Set(gifts.map(({ receivedOn }) => receivedOn))].sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const numbers = (field: 'oldReceiptNumber' | 'reference') =>
    chunked(gifts.flatMap((gift) => gift[field] ?? []).flatMap(inBothDigits)).map((some) => ({
      [field]: { in: some },
    }))
  const conditions: Where[] = [
    { and: isWithin('receivedAt', indianDays({ from, to })) },
    ...numbers('oldReceiptNumber'),
    ...numbers('reference'),
    ...(await withOwnReceipts(gifts)),
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
  const known = [...found.values()].filter(({ testMode }) => !testMode)
  const receipts = await ownReceiptNumbers(known)
  return known.map((gift) => toKnown(gift, receipts.get(gift.id)))
}

/**
 * Finds the gifts whose receipt from this site appears in the file, where it may be on another day.
 */
async function withOwnReceipts(gifts: ImportedGift[]): Promise<Where[]> {
  const numbers = gifts.flatMap(({ oldReceiptNumber }) => oldReceiptNumber ?? [])
  const receipts = await findReceipts('number', numbers)
  return chunked(receipts.map(({ donation }) => donation)).map((ids) => ({ id: { in: ids } }))
}

/** By gift id. */
async function ownReceiptNumbers(gifts: Donation[]): Promise<Map<string, string[]>> {
  const numbers = new Map<string, string[]>()
  const receipts = await findReceipts(
    'donation',
    gifts.map(({ id }) => id),
  )
  for (const { donation, number } of receipts) {
    numbers.set(donation, [...(numbers.get(donation) ?? []), number])
  }
  return numbers
}

async function findReceipts(
  field: 'number' | 'donation',
  values: string[],
): Promise<Pick<Receipt, 'number' | 'donation'>[]> {
  const payload = await getPayloadClient()
  const found: Pick<Receipt, 'number' | 'donation'>[] = []
  for (const some of chunked(values)) {
    const { docs } = await payload.db.find<Pick<Receipt, 'number' | 'donation'>>({
      collection: slugs.receipts,
      where: { [field]: { in: some } },
      select: selectOnly(['number', 'donation']),
      pagination: false,
      limit: 0,
    })
    found.push(...docs)
  }
  return found
}

/** Finds all volunteers except those of the import itself. */
export async function findKnownVolunteers(except: string): Promise<KnownVolunteer[]> {
  const docs = await read<Volunteer>({
    collection: slugs.volunteers,
    where: { deletedAt: { exists: false } },
    except,
    fields: VOLUNTEER_FIELDS,
  })
  return docs.map(({ firstName, lastName, email, phone }) => ({
    firstName,
    lastName,
    email,
    phone,
    place: PLACE,
  }))
}

const GIFT_FIELDS = [
  'donorName',
  'email',
  'phone',
  'panNumber',
  'amountPaise',
  'paymentMethod',
  'receivedAt',
  'createdAt',
  'reference',
  'oldReceiptNumber',
  'refundedPaise',
  'chargedBackPaise',
  'testMode',
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
    collection,
    where: { and: [where, isOther] },
    select: selectOnly(fields),
    pagination: false,
    limit: 0,
  })
  return docs
}

function toKnown(gift: Donation, ownReceiptNumbers?: string[]): KnownGift {
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
    ownReceiptNumbers,
    hasNothingLeft: leftPaise(gift) <= 0,
    place: PLACE,
  }
}

function chunked(values: string[]): string[][] {
  return inChunks([...new Set(values)], CHUNK)
}
