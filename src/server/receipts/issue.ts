import { randomBytes } from 'node:crypto'
import type { Where } from 'payload'
import type { Donation, Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearOf } from '@/domain/financial-year'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { receiptNumber } from '@/domain/receipt'
import { toVerifyCode, VERIFY_CODE_LENGTH } from '@/domain/verification'
import { indianDayOf } from '@/lib/dates'
import { storedLocale } from '@/lib/locale'
import { changeWhere, countAll, findFirst } from '../documents/records'
import { donorLanguage } from '../donors/language'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { type Printed, type PrintedTexts, printedSchema, readPrinted } from './printed'

/** Rounds before giving up: in each lost round another server took the number. */
const MAX_ROUNDS = 500

/**
 * Issues a receipt. The insert allots the next number of the financial year in which the money came
 * in: a unique index decides between servers, and a failed insert takes no number, so there are
 * never gaps.
 * @param edition counts the receipts of this donation from 1; an existing one is left as it is.
 */
export async function issueReceipt(donation: Donation, edition: number): Promise<void> {
  const receivedAt = new Date(receivedAtOf(donation))
  const financialYear = financialYearOf(receivedAt)
  const printed = await readPrinted(donation, receivedAt)
  const testMode = donation.testMode ?? false
  const key = `${donation.id}/${edition}`
  const data = {
    testMode,
    financialYear,
    key,
    edition,
    donation: donation.id,
    status: 'valid' as const,
    code: toVerifyCode(randomBytes(VERIFY_CODE_LENGTH)),
    isSettled: false,
    language: await languageOf(donation),
    amountPaise: leftPaise(donation),
    ...contentsOf(donation),
    ...approvalIn(printed, receivedAt),
  }
  const payload = await getPayloadClient()
  // Serialized within this process, so that only other servers can get ahead.
  await withLock('receipt numbers', async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const serial = (await lastSerial({ testMode, financialYear })) + 1
      const number = receiptNumber({ testMode, financialYear, serial })
      try {
        await payload.create({
          collection: slugs.receipts,
          data: { ...data, serial, number },
          depth: 0,
          overrideAccess: true,
        })
        return
      } catch (error) {
        // The databases report a duplicate key differently, so check what exists.
        if (await has('key', key)) return
        if (!(await has('number', number))) throw error
      }
    }
    throw new Error('The numbers of receipts kept being taken')
  })
}

/**
 * Rewrites a receipt under its number, after a correction of its donation. The foundation's details
 * stay as printed; purpose and the wording of the day are updated. So are the 80G approval, if the
 * day has changed or the receipt had none, and the 12A registration, if the day has changed.
 * @param options.addsApproval the rewrite adds an approval, so the donor is to be told.
 */
export async function correctReceipt(
  receipt: Receipt,
  donation: Donation,
  { addsApproval = false }: { addsApproval?: boolean } = {},
): Promise<void> {
  const { id, printed, receivedAt, correctedAt } = receipt
  const nowReceivedAt = new Date(receivedAtOf(donation))
  const now = await readPrinted(donation, nowReceivedAt)
  const before = printedSchema.parse(printed)
  const isSameDay = indianDayOf(new Date(receivedAt)) === indianDayOf(nowReceivedAt)
  const keepsApproval = isSameDay && before.en.registration80g !== null
  const standing = ({ registration80g, validity80g, registration12a }: PrintedTexts) => ({
    ...(!keepsApproval && { registration80g, validity80g }),
    ...(!isSameDay && { registration12a }),
  })
  const corrected = {
    en: { ...before.en, ...ofGift(now.en), ...standing(now.en) },
    hi: { ...before.hi, ...ofGift(now.hi), ...standing(now.hi) },
  }
  await changeWhere({
    collection: slugs.receipts,
    where: {
      and: [{ id: { equals: id } }, { status: { equals: 'valid' } }, wasCorrectedAt(correctedAt)],
    },
    data: {
      ...contentsOf(donation),
      ...approvalIn(corrected, nowReceivedAt),
      ...(addsApproval && { isApprovalUntold: true }),
      correctedAt: new Date().toISOString(),
      isSettled: false,
    },
  })
}

/** Matches a receipt that has not been rewritten since. */
export function wasCorrectedAt(moment: string | null | undefined): Where {
  return { correctedAt: moment ? { equals: moment } : { exists: false } }
}

/** Returns what is printed, and the day of the gift if no approval is named. */
function approvalIn(printed: Printed, receivedAt: Date) {
  const unapprovedDay = printed.en.registration80g === null ? indianDayOf(receivedAt) : ''
  return { printed, unapprovedDay }
}

function ofGift({ purpose, statement, signatory, designation }: PrintedTexts) {
  return { purpose, statement, signatory, designation }
}

/** Returns what a receipt says about the gift, except the amount. */
function contentsOf(donation: Donation) {
  return {
    receivedAt: new Date(receivedAtOf(donation)).toISOString(),
    donorName: donation.donorName,
    address: donation.address ?? null,
    panNumber: donation.panNumber ?? null,
    paymentMethod: donation.paymentMethod,
    reference: donation.reference || donation.paymentId || null,
    corrections: donation.corrections ?? 0,
  }
}

type Series = { testMode: boolean; financialYear: number }

async function lastSerial({ testMode, financialYear }: Series): Promise<number> {
  const ofSeries: Where = {
    and: [{ testMode: { equals: testMode } }, { financialYear: { equals: financialYear } }],
  }
  return (await findFirst(slugs.receipts, ofSeries, '-serial'))?.serial ?? 0
}

async function has(field: 'key' | 'number', value: string): Promise<boolean> {
  return (await countAll({ collection: slugs.receipts, where: { [field]: { equals: value } } })) > 0
}

/**
 * Returns the language of the page that the donor gave on; for a gift entered by hand, that of its
 * donor, if known.
 */
async function languageOf(donation: Donation): Promise<'en' | 'hi'> {
  const { transactionId } = donation
  const attempt =
    transactionId &&
    (await findFirst(slugs.transactions, { transactionId: { equals: transactionId } }))
  if (attempt) return storedLocale(attempt)
  return (await donorLanguage(donation)) ?? 'en'
}
