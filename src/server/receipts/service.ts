import type { Where } from 'payload'
import { withLease } from '@/cms/database/lease'
import type { Donation, Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { receiptContent } from '@/content/receipt'
import { MINUTE_MS } from '@/domain/durations'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { messages } from '@/domain/messages'
import type { DonationReceiptDto, IssuedReceiptsDto } from '@/domain/responses/receipt'
import { storedLocale } from '@/lib/locale'
import { whatsappUrl } from '@/lib/whatsapp'
import { recordAudit } from '../audit/record-audit'
import { changeWhere, countAll, findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { sendMailsSoon } from '../mail/outbox'
import { getPayloadClient } from '../payload-client'
import { followReceipt } from './follow'
import { receiptPath } from './link'
import { mailReceipt, receiptValues } from './receipt-mail'

/** Gifts per run of `issueMissingReceipts`; the rest follows in the next. */
const BATCH = 200
/** A receipt that was just sent again is not sent once more within this time: someone pressed twice. */
const SENT_AGAIN_MS = MINUTE_MS
const WITHOUT_RECEIPT: Where = {
  and: [
    { testMode: { not_equals: true } },
    { hasReceipt: { not_equals: true } },
    // Imported gifts had their receipts before this site issued any.
    { importBatch: { exists: false } },
  ],
}

/** Returns the valid receipts of donations, by donation id; a void one if there is no valid one. */
export async function receiptsOfDonations(ids: string[]): Promise<Map<string, Receipt>> {
  const receipts = await findAll({
    collection: slugs.receipts,
    where: { donation: { in: ids } },
    sort: 'edition',
  })
  return new Map(receipts.map((receipt) => [receipt.donation, receipt]))
}

/** Maps a donation's receipt for the dashboard, with the address that opens WhatsApp. */
export function toDonationReceipt(
  receipt: Receipt | undefined,
  { phone }: Pick<Donation, 'phone'>,
): DonationReceiptDto | undefined {
  if (!receipt) return undefined
  const locale = storedLocale(receipt)
  return {
    id: receipt.id,
    number: receipt.number,
    status: receipt.status,
    path: receiptPath(receipt, locale),
    whatsappUrl: whatsappUrl(
      phone,
      fillPlaceholders(receiptContent[locale].whatsApp, receiptValues(receipt)),
    ),
  }
}

/**
 * Renders the valid receipts of the donations on a page of the list as one PDF, each in its own
 * language.
 * @returns the PDF, and how many receipts are in it.
 * @throws ApiError 404 if none of them has one.
 */
export async function printReceipts(
  donationIds: string[],
): Promise<{ content: Buffer; count: number }> {
  const found = await receiptsOfDonations(donationIds)
  const receipts = donationIds.flatMap((id) => found.get(id) ?? [])
  const valid = receipts.filter(({ status }) => status === 'valid')
  if (valid.length === 0) throw new ApiError(404, messages.noReceipts)
  const { receiptsPdf } = await import('./pdf')
  return { content: await receiptsPdf(valid, storedLocale), count: valid.length }
}

/**
 * Mails a receipt to its donor again, at most once a minute.
 * @throws ApiError 404 if there is no such receipt, 409 if it is void, its donor has no address, or it was sent
 * again less than a minute ago.
 */
export async function resendReceipt(id: string): Promise<void> {
  const receipt = await requireById(slugs.receipts, id)
  const donation = await requireById(slugs.donations, receipt.donation)
  if (receipt.status !== 'valid') throw new ApiError(409, messages.receiptVoid)
  if (!donation.email) throw new ApiError(409, messages.receiptNoEmail)
  const to = donation.email
  await withLease(await getPayloadClient(), `receipt ${id}`, async () => {
    const window = Math.floor(Date.now() / SENT_AGAIN_MS)
    const keyIn = (each: number) => `receipt-${id}-${each}`
    // Including the next minute: another server's clock may be ahead.
    const [recent] = await findAll({
      collection: slugs.mails,
      where: { key: { in: [window - 1, window, window + 1].map(keyIn) } },
      sort: '-createdAt',
      limit: 1,
    })
    const ageMs = recent ? Date.now() - Date.parse(recent.createdAt) : SENT_AGAIN_MS
    if (ageMs < SENT_AGAIN_MS) throw new ApiError(409, messages.receiptSentJustNow)
    await mailReceipt(receipt, { to, name: 'receiptAgain', key: keyIn(window) })
  })
  await recordAudit({
    action: 'receipt-sent',
    subject: 'donation',
    subjectId: donation.id,
    label: donation.donorName,
    changes: { receipt: { to: receipt.number } },
  })
  sendMailsSoon()
}

/**
 * Issues receipts for gifts of older versions, oldest first, which get none automatically. A gift
 * that fails is logged and left for another run.
 * @returns how many were issued, and how many gifts are left for another run.
 */
export async function issueMissingReceipts(): Promise<IssuedReceiptsDto> {
  const batch = await findAll({
    collection: slugs.donations,
    where: WITHOUT_RECEIPT,
    sort: ['receivedAt', 'createdAt'],
    limit: BATCH,
  })
  let issued = 0
  for (const { id } of batch) {
    const where = { id: { equals: id } }
    try {
      if (await followReceipt(where, { isRequested: true })) issued += 1
      // Last, so that after a crash the next run finds it again.
      await changeWhere({ collection: slugs.donations, where, data: { hasReceipt: true } })
    } catch (error) {
      logError('A missing receipt could not be issued', error)
    }
  }
  return { issued, left: await countAll({ collection: slugs.donations, where: WITHOUT_RECEIPT }) }
}
