import type { Where } from 'payload'
import type { Donation, Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import type { ImportedGift } from '@/domain/import/gift-row'
import type { KnownGift } from '@/domain/import/judge-gifts'
import type { KnownVolunteer } from '@/domain/import/judge-volunteers'
import { inBothDigits } from '@/domain/typed-number'
import { indianDayOf, indianDays } from '@/lib/dates'
import { inChunks } from '@/lib/in-chunks'
import { isWithin, VALUES_PER_QUERY } from '../documents/conditions'
import { readDocs } from '../documents/read-docs'

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
  const found = new Map<string, StoredGift>()
  for (const where of conditions) {
    const docs = await readDocs({
      collection: slugs.donations,
      where: notOf(except, where),
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
async function ownReceiptNumbers(gifts: StoredGift[]): Promise<Map<string, string[]>> {
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
  const found: Pick<Receipt, 'number' | 'donation'>[] = []
  for (const some of chunked(values)) {
    const docs = await readDocs({
      collection: slugs.receipts,
      where: { [field]: { in: some } },
      fields: ['number', 'donation'],
    })
    found.push(...docs)
  }
  return found
}

/** Finds all volunteers except those of the import itself. */
export async function findKnownVolunteers(except: string): Promise<KnownVolunteer[]> {
  const docs = await readDocs({
    collection: slugs.volunteers,
    where: notOf(except, { deletedAt: { exists: false } }),
    fields: ['firstName', 'lastName', 'email', 'phone'],
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
] as const

type StoredGift = Pick<Donation, 'id' | (typeof GIFT_FIELDS)[number]>

/** @param except id of the import whose own documents are left out. */
function notOf(except: string, where: Where): Where {
  const isOther = {
    or: [{ importBatch: { exists: false } }, { importBatch: { not_equals: except } }],
  }
  return { and: [where, isOther] }
}

function toKnown(gift: StoredGift, ownReceiptNumbers?: string[]): KnownGift {
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
  return inChunks([...new Set(values)], VALUES_PER_QUERY)
}
