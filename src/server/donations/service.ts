import type { Where } from 'payload'
import { sumDonations } from '@/cms/database/sums'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type DonationListQuery, UNRESTRICTED } from '@/domain/list-query'
import { purposeKeyOf, readPurposeKey } from '@/domain/purpose'
import {
  type DonationDto,
  type DonationStatsDto,
  donationResponse,
} from '@/domain/responses/donation'
import { fromPaise } from '@/lib/money'
import { findPage, withinDays } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { feesOf, settlementTotals, toSettledPayment } from '../payments/settlement-fees'
import { purposeSums } from '../purposes/service'
import { receiptsOfDonations, toDonationReceipt } from '../receipts/service'

/** The donations that really came in, newest first: what was paid with test keys is none. */
export async function listDonations(query: DonationListQuery): Promise<Page<DonationDto>> {
  const { items, total } = await findPage({
    collection: slugs.donations,
    query,
    hidden: { field: 'testMode', value: true },
    filter: allOf(receivedOn({ from: query.from, to: query.to }), givenFor(query.givenFor)),
  })
  const fees = await feesOf(items.map(({ paymentId }) => paymentId))
  const receipts = await receiptsOfDonations(items.map(({ id }) => id))
  return {
    items: items.map((doc) => ({
      ...toDonationDto(doc),
      ...toSettledPayment(fees.get(doc.paymentId ?? '')),
      receipt: toDonationReceipt(receipts.get(doc.id), doc),
    })),
    total,
  }
}

/**
 * Sum and number of the same donations, added up by the database: refunds and chargebacks are taken
 * off, and a donation of which nothing is left is not counted.
 */
export async function getDonationStats(): Promise<DonationStatsDto> {
  const { paise, count } = await sumDonations(await getPayloadClient())
  const paidOut = await settlementTotals()
  const purposes = await purposeSums()
  return {
    totalRaised: fromPaise(paise),
    totalDonations: count,
    ...(purposes.some(({ name }) => name) && { purposes }),
    ...(paidOut && { paidOut }),
  }
}

/** By the day on which the money came in; where nobody knows it, on which it was written down. */
function receivedOn(days: { from?: string; to?: string }): Where | undefined {
  const received = withinDays('receivedAt', days)
  if (received.length === 0) return undefined
  const written = withinDays('createdAt', days)
  return { or: [{ and: received }, { and: [{ receivedAt: { exists: false } }, ...written] }] }
}

/** A program's gifts are those of its campaigns as well: they are what its books hold. */
function givenFor(key: string | undefined): Where | undefined {
  if (key === UNRESTRICTED) {
    return { and: [{ purpose: { exists: false } }, { campaign: { exists: false } }] }
  }
  const named = key ? readPurposeKey(key) : null
  if (!named) return undefined
  return { [named.kind === 'program' ? 'purpose' : 'campaign']: { equals: named.id } }
}

function allOf(...parts: (Where | undefined)[]): Where | undefined {
  const given = parts.filter((part) => part !== undefined)
  return given.length > 1 ? { and: given } : given[0]
}

/** A donation as the dashboard sees it. */
export function toDonationDto(doc: Donation): DonationDto {
  return {
    ...pickFields(donationResponse, doc),
    amount: fromPaise(doc.amountPaise),
    refunded: fromPaise(doc.refundedPaise ?? 0),
    chargedBack: fromPaise(doc.chargedBackPaise ?? 0),
    isAnonymous: doc.isAnonymous ?? false,
    isByHand: Boolean(doc.recordedBy),
    isFromGateway: Boolean(doc.paymentId),
    isVoid: !doc.paymentId && (doc.refundedPaise ?? 0) >= doc.amountPaise,
    givenFor: purposeKeyOf(doc),
    corrections: doc.corrections ?? 0,
    isUnclaimed: doc.isUnclaimed ?? false,
    isRestricted: Boolean(doc.purpose || doc.campaign),
  }
}
