import type { Where } from 'payload'
import { allOf } from '@/cms/database/all-of'
import { sumFiltered, sumFromMonths } from '@/cms/database/queries/filtered-sums'
import { paymentsFromAbroad } from '@/cms/database/queries/from-abroad'
import { sumByPurpose } from '@/cms/database/queries/sums'
import { withoutPan } from '@/cms/database/queries/without-pan'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type DonationListQuery, UNRESTRICTED } from '@/domain/list-query'
import { maskPan } from '@/domain/pan'
import { purposeKeyOf, readPurposeKey, toPurposeKey } from '@/domain/purpose'
import {
  type DonationDto,
  type DonationStatsDto,
  type DonationSumDto,
  donationResponse,
} from '@/domain/responses/donation'
import { indianDays } from '@/lib/dates'
import { fromPaise } from '@/lib/money'
import { withinDays } from '../documents/conditions'
import { findPage } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { receiptsOfDonations, toDonationReceipt } from '../receipts/service'
import { feesOf, settlementTotals, toSettledPayment } from '../settlements/settlement-fees'
import { giftsOfNumber } from './gifts-of-number'

/**
 * Lists the donations actually received, newest day first, without those paid with test keys. The number of a
 * receipt or payment finds its gift.
 */
export async function listDonations(query: DonationListQuery): Promise<Page<DonationDto>> {
  const { items, total } = await findPage({
    collection: slugs.donations,
    query,
    ids: await giftsOfNumber(query.search),
    hidden: { field: 'testMode', value: true },
    filter: await donationFilter(query),
    total: (await sumFromMonths(await getPayloadClient(), sumFilterOf(query)))?.count,
  })
  const fees = await feesOf(items.map(({ paymentId }) => paymentId))
  const receipts = await receiptsOfDonations(items.map(({ id }) => id))
  const abroad = await paymentsFromAbroad(
    await getPayloadClient(),
    items.map(({ paymentId }) => paymentId),
  )
  return {
    items: items.map((doc) => ({
      ...toDonationDto(doc),
      ...(abroad.has(doc.paymentId ?? '') && { isFromAbroad: true as const }),
      ...toSettledPayment(fees.get(doc.paymentId ?? '')),
      receipt: toDonationReceipt(receipts.get(doc.id), doc),
    })),
    total,
  }
}

/**
 * Returns the sum and number of the same donations, added up by the database. Refunds and
 * chargebacks are deducted, and a donation with nothing left is not counted. Also by purpose,
 * largest sum first, if any gift has one.
 */
export async function getDonationStats(): Promise<DonationStatsDto> {
  const sums = await sumByPurpose(await getPayloadClient())
  const paidOut = await settlementTotals()
  const purposes = sums
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.paise - a.paise)
    .map(({ id, name, paise, count }) => ({
      ...(id && { key: toPurposeKey('program', id), name: name ?? undefined }),
      amount: fromPaise(paise),
      count,
    }))
  return {
    totalRaised: fromPaise(sums.reduce((total, { paise }) => total + paise, 0)),
    totalDonations: sums.reduce((total, { count }) => total + count, 0),
    ...(purposes.some(({ name }) => name) && { purposes }),
    ...(paidOut && { paidOut }),
  }
}

/** Returns the sum of everything a search or filter finds in the list, across all pages. */
export async function sumOfList(query: DonationListQuery): Promise<DonationSumDto> {
  const ids = await giftsOfNumber(query.search)
  const filter = { ...sumFilterOf(query), ids }
  const { paise, count } = await sumFiltered(await getPayloadClient(), filter)
  return { amount: fromPaise(paise), count }
}

function sumFilterOf(query: DonationListQuery) {
  const { search, from, to, givenFor, method, pan } = query
  const named = givenFor ? readPurposeKey(givenFor) : null
  return {
    search,
    method,
    isWithoutPan: pan === 'missing',
    ...indianDays({ from, to }),
    givenFor: givenFor === UNRESTRICTED ? null : (named && columnOf(named)) || undefined,
  }
}

type DonationQuery = Partial<Omit<DonationListQuery, 'search' | 'page' | 'limit' | 'export'>>

/** Builds the condition for days, purpose, method and PAN; undefined if none is given. */
export async function donationFilter({
  from,
  to,
  givenFor,
  method,
  pan,
}: DonationQuery): Promise<Where | undefined> {
  return allOf(
    withinDays('receivedAt', { from, to }),
    isGivenFor(givenFor),
    method ? { paymentMethod: { equals: method } } : undefined,
    pan ? await withoutPan(await getPayloadClient()) : undefined,
  )
}

/** A program's gifts include those of its campaigns, as in its books. */
function isGivenFor(key: string | undefined): Where | undefined {
  if (key === UNRESTRICTED) {
    return { and: [{ purpose: { exists: false } }, { campaign: { exists: false } }] }
  }
  const named = key ? readPurposeKey(key) : null
  if (!named) return undefined
  const { column, id } = columnOf(named)
  return { [column]: { equals: id } }
}

type Named = NonNullable<ReturnType<typeof readPurposeKey>>

function columnOf({ kind, id }: Named): { column: 'purpose' | 'campaign'; id: string } {
  return { column: kind === 'program' ? 'purpose' : 'campaign', id }
}

/** Maps a donation for the dashboard. */
export function toDonationDto(doc: Donation): DonationDto {
  return {
    ...pickFields(donationResponse, doc),
    panNumber: doc.panNumber ? maskPan(doc.panNumber) : undefined,
    amount: fromPaise(doc.amountPaise),
    refunded: fromPaise(doc.refundedPaise ?? 0),
    chargedBack: fromPaise(doc.chargedBackPaise ?? 0),
    isAnonymous: doc.isAnonymous ?? false,
    isByHand: Boolean(doc.recordedBy),
    ...(doc.importBatch && { isImported: true }),
    isFromGateway: Boolean(doc.paymentId),
    isVoid: !doc.paymentId && (doc.refundedPaise ?? 0) >= doc.amountPaise,
    givenFor: purposeKeyOf(doc),
    corrections: doc.corrections ?? 0,
    isUnclaimed: doc.isUnclaimed ?? false,
    isRestricted: Boolean(doc.purpose || doc.campaign),
  }
}
