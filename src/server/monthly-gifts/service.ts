import type { Pledge, Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { monthlyMailsContent } from '@/content/monthly-mails'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { DatedListQuery } from '@/domain/list-query'
import { messages } from '@/domain/messages'
import { isOver, type MandateStatus, nextChargeOf, type PledgeStatus } from '@/domain/monthly-gift'
import type { IgnoreInput } from '@/domain/payment-decisions'
import {
  type AdminMandateDto,
  type AdminPledgeDto,
  adminMandateResponse,
  adminPledgeResponse,
} from '@/domain/responses/monthly-gift'
import { storedLocale } from '@/lib/locale'
import { formatRupees, fromPaise } from '@/lib/money'
import { whatsappUrl } from '@/lib/whatsapp'
import { listFilter } from '../documents/conditions'
import { findPage } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import { requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import type { Page } from '../http/responses'
import { manageUrl } from './manage-link'
import { bookMandate, changeMandate } from './mandates'
import { requestMandateEnd } from './my-gift'
import { payUrl, stopPledge } from './pledges'

/** Lists all mandates, newest first, including tests. */
export async function listMandates(
  query: DatedListQuery & { status?: MandateStatus },
): Promise<Page<AdminMandateDto>> {
  const { items, total } = await findPage({
    collection: slugs.subscriptions,
    query,
    filter: listFilter(query),
  })
  return { items: items.map(toMandateDto), total }
}

/** Lists all pledges, newest first. */
export async function listPledges(
  query: DatedListQuery & { status?: PledgeStatus },
): Promise<Page<AdminPledgeDto>> {
  const { items, total } = await findPage({
    collection: slugs.pledges,
    query,
    filter: listFilter(query),
  })
  return { items: items.map(toPledgeDto), total }
}

/**
 * Ends a mandate on behalf of an admin.
 * @throws ApiError 404 if there is no such mandate, and like `requestMandateEnd`.
 */
export async function cancelMandate(id: string): Promise<AdminMandateDto> {
  await requestMandateEnd(await requireById(slugs.subscriptions, id), 'admin')
  return toMandateDto(await requireById(slugs.subscriptions, id))
}

/**
 * Takes a mandate that the gateway refuses off the list of what needs attention. The gateway is not
 * asked about it again until it reports something by itself.
 * @throws ApiError 404 if there is no such mandate, 409 if the gateway does not refuse it.
 */
export async function setMandateAside(
  id: string,
  { reason }: IgnoreInput,
): Promise<AdminMandateDto> {
  const gift = await requireById(slugs.subscriptions, id)
  if (!gift.lookupProblem || isOver(gift.status)) throw new ApiError(409, messages.changedMeanwhile)
  const data = { nextCheckAt: null, lookupProblem: null, lookupFailures: 0 }
  const aside = await changeMandate(gift, data, { action: 'ignored', note: reason })
  if (!aside) throw new ApiError(409, messages.changedMeanwhile)
  return toMandateDto(await bookMandate(aside))
}

/**
 * Ends the reminders of a pledge on behalf of an admin.
 * @throws ApiError 404 if there is no such pledge.
 */
export async function endPledge(id: string): Promise<AdminPledgeDto> {
  const { number } = await requireById(slugs.pledges, id)
  return toPledgeDto(await stopPledge(number))
}

function toMandateDto(doc: Subscription): AdminMandateDto {
  return {
    ...pickFields(adminMandateResponse, doc),
    amount: fromPaise(doc.amountPaise),
    paidCount: doc.paidCount ?? 0,
    nextChargeAt: nextChargeOf(doc),
    isEnding: Boolean(doc.cancelRequestedAt) && !isOver(doc.status),
    testMode: doc.testMode ?? false,
  }
}

function toPledgeDto(doc: Pledge): AdminPledgeDto {
  return {
    ...pickFields(adminPledgeResponse, doc),
    amount: fromPaise(doc.amountPaise),
    // A stopped pledge keeps its last day, but nobody is reminded.
    nextReminderAt: doc.status === 'active' ? (doc.nextReminderAt ?? undefined) : undefined,
    whatsappUrl: reminderUrl(doc),
    suspectedSpam: doc.suspectedSpam ?? false,
  }
}

/** Returns a WhatsApp link with the text of a reminder. */
function reminderUrl(pledge: Pledge): string | undefined {
  if (pledge.status !== 'active' || pledge.suspectedSpam) return undefined
  const locale = storedLocale(pledge)
  const text = fillPlaceholders(monthlyMailsContent[locale].whatsapp, {
    donorName: pledge.donorName,
    amount: formatRupees(fromPaise(pledge.amountPaise), locale),
    pay: payUrl(pledge),
    manage: manageUrl('pledge', pledge.number, locale),
  })
  return whatsappUrl(pledge.phone, text)
}
