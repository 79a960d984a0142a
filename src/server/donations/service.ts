import type { Where } from 'payload'
import { sumDonations } from '@/cms/database/sums'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { DatedListQuery } from '@/domain/list-query'
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

/** The donations that really came in, newest first: what was paid with test keys is none. */
export async function listDonations(query: DatedListQuery): Promise<Page<DonationDto>> {
  const { items, total } = await findPage({
    collection: slugs.donations,
    query,
    hidden: { field: 'testMode', value: true },
    filter: receivedOn({ from: query.from, to: query.to }),
  })
  const fees = await feesOf(items.map(({ paymentId }) => paymentId))
  return {
    items: items.map((doc) => ({
      ...toDonationDto(doc),
      ...toSettledPayment(fees.get(doc.paymentId ?? '')),
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
  return { totalRaised: fromPaise(paise), totalDonations: count, ...(paidOut && { paidOut }) }
}

/** By the day on which the money came in; where nobody knows it, on which it was written down. */
function receivedOn(days: { from?: string; to?: string }): Where | undefined {
  const received = withinDays('receivedAt', days)
  if (received.length === 0) return undefined
  const written = withinDays('createdAt', days)
  return { or: [{ and: received }, { and: [{ receivedAt: { exists: false } }, ...written] }] }
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
  }
}
