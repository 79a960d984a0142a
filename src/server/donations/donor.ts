import { idsByEmail } from '@/cms/database/ids-by-email'
import { panKeyOf } from '@/cms/database/sealed-fields'
import { searchCondition } from '@/cms/database/search'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { emailKey } from '@/domain/email'
import { financialYearOf, formatFinancialYear } from '@/domain/financial-year'
import { isPan } from '@/domain/pan'
import { phoneKey } from '@/domain/phone'
import type { DonorDto, DonorMark } from '@/domain/responses/donor'
import { fromPaise } from '@/lib/money'
import { findAll, requireById } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { receiptsOfDonations } from '../receipts/service'

const collection = slugs.donations
const GIFTS_SHOWN = 100
/** However a number is written, its last digits stand together. */
const LAST_DIGITS = 4

/**
 * The gifts that have the PAN, the e-mail address or the phone number of a gift. Whether it is one person
 * the admin judges: a family may share a phone. What was paid with test keys is left out.
 * @throws ApiError 404 for an unknown gift.
 */
export async function getDonor(id: string): Promise<DonorDto> {
  const gift = await requireById(collection, id)
  const found = await Promise.all([byPan(gift), byEmail(gift), byPhone(gift)])
  const gifts = [...new Map([gift, ...found.flat()].map((each) => [each.id, each])).values()]
    .filter(({ testMode }) => !testMode || gift.testMode)
    .sort((a, b) => receivedAt(b).localeCompare(receivedAt(a)))
  const counted = gifts.filter((each) => leftPaise(each) > 0)
  const shown = gifts.slice(0, GIFTS_SHOWN)
  const receipts = await receiptsOfDonations(shown.map((each) => each.id))
  return {
    gifts: shown.map((each) => {
      const receipt = receipts.get(each.id)
      return {
        id: each.id,
        donorName: each.donorName,
        receivedAt: receivedAt(each),
        amount: fromPaise(leftPaise(each)),
        paymentMethod: each.paymentMethod,
        purpose: each.campaignName ?? each.purposeName ?? undefined,
        receiptNumber: receipt?.status === 'valid' ? receipt.number : undefined,
        sharedBy: each.id === gift.id ? [] : marksInCommon(gift, each),
      }
    }),
    count: counted.length,
    total: sumOf(counted),
    years: [...new Set(counted.map(yearOf))].map((year) => {
      const ofYear = counted.filter((each) => yearOf(each) === year)
      return { year, total: sumOf(ofYear), count: ofYear.length }
    }),
    names: [...new Set(gifts.map(({ donorName }) => donorName))],
  }
}

async function byPan({ panNumber }: Donation): Promise<Donation[]> {
  if (!panNumber || !isPan(panNumber)) return []
  return findAll({ collection, where: { panKey: { equals: panKeyOf(panNumber) } } })
}

async function byEmail({ email }: Donation): Promise<Donation[]> {
  if (!email) return []
  const ids = await idsByEmail(await getPayloadClient(), collection, emailKey(email))
  return findAll({ collection, where: { id: { in: ids } } })
}

async function byPhone({ phone }: Donation): Promise<Donation[]> {
  const key = phoneKey(phone ?? '')
  if (!key) return []
  const payload = await getPayloadClient()
  const { where } = await searchCondition(payload, collection, key.slice(-LAST_DIGITS))
  const found = await findAll({ collection, where })
  return found.filter((each) => phoneKey(each.phone ?? '') === key)
}

function marksInCommon(a: Donation, b: Donation): DonorMark[] {
  const shared = (key: (gift: Donation) => string | null) => key(a) !== null && key(a) === key(b)
  const marks: Record<DonorMark, boolean> = {
    pan: shared(({ panNumber }) => (panNumber && isPan(panNumber) ? panNumber : null)),
    email: shared(({ email }) => (email ? emailKey(email) : null)),
    phone: shared(({ phone }) => phoneKey(phone ?? '')),
  }
  return (Object.keys(marks) as DonorMark[]).filter((mark) => marks[mark])
}

function leftPaise({ amountPaise, refundedPaise, chargedBackPaise }: Donation): number {
  return Math.max(0, amountPaise - (refundedPaise ?? 0) - (chargedBackPaise ?? 0))
}

function sumOf(gifts: Donation[]): number {
  return fromPaise(gifts.reduce((sum, gift) => sum + leftPaise(gift), 0))
}

function receivedAt(gift: Donation): string {
  return gift.receivedAt ?? gift.createdAt
}

function yearOf(gift: Donation): string {
  return formatFinancialYear(financialYearOf(new Date(receivedAt(gift))))
}
