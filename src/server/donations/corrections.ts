import type { Where } from 'payload'
import type { Donation, MoneyRequest } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { AuditChanges } from '@/domain/audit'
import { donationSearchFields } from '@/domain/donation'
import { giftMethodLabels, giftMethodOf } from '@/domain/donation-methods'
import { bareReference, type CorrectionInput, referenceProblem } from '@/domain/gift-by-hand'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { isMaskedPan, maskPan } from '@/domain/pan'
import { purposeKeyOf } from '@/domain/purpose'
import { searchTextOf } from '@/domain/search-text'
import { withAsciiDigits } from '@/domain/typed-number'
import { indianDayOf } from '@/lib/dates'
import { renewGiftFigures } from '../campaigns/renew-figures'
import { changeWhere, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { findGivenFor, toGivenFor } from '../purposes/given-for'
import { followReceipt } from '../receipts/follow'
import { takeCash } from './cash-of-day'
import { pendingGiftAudit, writeGiftAudit } from './gift-audit'
import { countTransferOnce, isTransfer } from './gift-reference'
import { toReceivedAt } from './received-day'

/** Fields that a correction may change, in the names of the audit log. */
const CORRECTED = [
  'donorName',
  'email',
  'phone',
  'address',
  'panNumber',
  'isAnonymous',
  'message',
  'purposeName',
  'campaignName',
  'receivedAt',
  'paymentMethod',
  'reference',
] as const

/**
 * Corrects the details of a gift; the transaction keeps what the donor entered. The amount stays,
 * and for gateway money the day, method and reference too. The receipt follows:
 * docs/decisions/0119.
 * @throws ApiError 400 for bad input, forbidden cash or no difference, 404 if there is no such
 * gift, 409 if it was corrected in the meantime, nothing is left of it, or its reference is already
 * counted.
 */
export async function correctGift(
  id: string,
  input: CorrectionInput,
  { key, requestedBy }: Pick<MoneyRequest, 'key' | 'requestedBy'>,
): Promise<Donation> {
  const gift = await requireById(slugs.donations, id)
  if (gift.decisionKey === key) return followCorrection(gift)
  if (leftPaise(gift) === 0) throw new ApiError(409, messages.nothingLeft)
  const corrections = gift.corrections ?? 0
  if (corrections !== input.corrections) throw new ApiError(409, messages.changedMeanwhile)
  const data = await correctedData(gift, input)
  const changes = changesOf(gift, { ...gift, ...data })
  if (Object.keys(changes).length === 0) throw new ApiError(400, messages.nothingCorrected)
  const pendingAudit = pendingGiftAudit(gift, {
    action: 'corrected',
    changes: { ...changes, note: { to: input.reason } },
    key: `corrected ${corrections + 1}`,
    requestedBy,
  })
  const isSame = (data.reference ?? '') === (gift.reference ?? '') && isTransfer(gift)
  const transfer = {
    reference: isSame || !isTransfer(data) ? null : data.reference,
    holder: gift.transactionId ?? gift.id,
  }
  return countTransferOnce(transfer, async () => {
    await writeGiftAudit(gift)
    const cash = { gift: { ...gift, ...data }, before: gift, field: cashField(changes) }
    const corrected = await takeCash(cash, () =>
      changeWhere({
        collection: slugs.donations,
        where: { and: [{ id: { equals: id } }, wasCorrected(corrections)] },
        data: { ...data, corrections: corrections + 1, decisionKey: key, pendingAudit },
      }),
    )
    if (!corrected) throw new ApiError(409, messages.changedMeanwhile)
    return followCorrection(corrected)
  })
}

/** Brings log, receipt and pages in line with a correction; idempotent. */
export async function followCorrection(gift: Donation): Promise<Donation> {
  await writeGiftAudit(gift)
  await followReceipt({ id: { equals: gift.id } })
  // The campaign that it was given for before has lost it.
  await renewGiftFigures({ campaign: gift.campaign ?? 'before', testMode: gift.testMode })
  return gift
}

/**
 * Matches a gift that was corrected or voided this many times.
 * @param times absent in gifts of older versions, which means 0.
 */
export function wasCorrected(times: number | null | undefined): Where {
  if (times) return { corrections: { equals: times } }
  return { or: [{ corrections: { equals: 0 } }, { corrections: { exists: false } }] }
}

async function correctedData(gift: Donation, { givenFor, ...input }: CorrectionInput) {
  const isSamePurpose = (givenFor ?? '') === (purposeKeyOf(gift) ?? '')
  const columns = isSamePurpose ? toGivenFor(gift) : await findGivenFor(givenFor, 'any')
  const data = {
    donorName: input.donorName,
    email: input.email ?? null,
    phone: input.phone ?? null,
    address: input.address ?? null,
    panNumber: correctedPan(gift, input.panNumber),
    message: input.message ?? null,
    isAnonymous: input.isAnonymous,
    // By now the name of the person who paid by QR code is known.
    isUnclaimed: Boolean(gift.isUnclaimed) && input.donorName === gift.donorName,
    purpose: columns.purpose ?? null,
    purposeName: columns.purposeName ?? null,
    campaign: columns.campaign ?? null,
    campaignName: columns.campaignName ?? null,
    ...howItCame(gift, input),
  }
  return { ...data, searchText: searchTextOf({ ...gift, ...data }, donationSearchFields) }
}

/** The form shows a masked PAN; sent back unchanged, it means the stored one. */
function correctedPan({ panNumber }: Donation, sent: string | undefined): string | null {
  if (!sent || !isMaskedPan(sent)) return sent ?? null
  if (panNumber) return panNumber
  throw new ApiError(400, messages.panInvalid, { errors: { panNumber: messages.panInvalid } })
}

type HowItCame = Pick<CorrectionInput, 'receivedOn' | 'reference' | 'paymentMethod'>

function howItCame(gift: Donation, { receivedOn, reference, paymentMethod: method }: HowItCame) {
  const { receivedAt } = gift
  if (gift.paymentId) {
    if (receivedOn || reference || method) throw new ApiError(400, messages.setByGateway)
    return { receivedAt, reference: gift.reference, paymentMethod: gift.paymentMethod }
  }
  const day = indianDayOf(new Date(receivedAtOf(gift)))
  const paymentMethod = method ? giftMethodLabels[method] : gift.paymentMethod
  return {
    receivedAt: !receivedOn || receivedOn === day ? receivedAt : toReceivedAt(receivedOn),
    reference: correctedReference(gift, { reference, paymentMethod }),
    paymentMethod,
  }
}

/** Returns the field whose change makes the gift cash, or cash of another day or person. */
function cashField(changes: AuditChanges): string {
  if (changes.paymentMethod) return 'paymentMethod'
  return changes.receivedAt ? 'receivedOn' : 'donorName'
}

function correctedReference(
  known: Donation,
  { reference, paymentMethod }: { reference: string | undefined; paymentMethod: string },
): string | null {
  if (!reference) return null
  // Values older than the rule stay.
  if (reference === known.reference && paymentMethod === known.paymentMethod) return reference
  const method = giftMethodOf(paymentMethod)
  const written = isTransfer({ paymentMethod })
    ? bareReference(reference)
    : withAsciiDigits(reference)
  const problem = method ? referenceProblem(written, method) : null
  if (problem) throw new ApiError(400, problem, { errors: { reference: problem } })
  return written
}

function changesOf(before: Donation, after: Donation): AuditChanges {
  const changes: AuditChanges = {}
  for (const field of CORRECTED) {
    const [from, to] = [before[field] || undefined, after[field] || undefined]
    if (from !== to) changes[field] = field === 'panNumber' ? maskedChange(from, to) : { from, to }
  }
  return changes
}

/** The log cannot be erased, so of a PAN it only holds the last characters, or that it changed. */
function maskedChange(from: unknown, to: unknown) {
  const [before, after] = [from, to].map((pan) => (pan ? maskPan(String(pan)) : undefined))
  return before === after ? { to: 'changed' } : { from: before, to: after }
}
