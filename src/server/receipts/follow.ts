import type { Where } from 'payload'
import type { Donation, Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearOf } from '@/domain/financial-year'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { type VoidReason, voidReasonOf } from '@/domain/receipt'
import { approvalOn, datedApprovals } from '@/domain/tax-approval'
import { recordAudit } from '../audit/record-audit'
import { changeWhere, findAll, findById, findFirst } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { logError } from '../log'
import { readApprovals } from '../tax-approvals/approvals'
import { correctReceipt, issueReceipt, wasCorrectedAt } from './issue'
import { mailReceipt } from './receipt-mail'

/**
 * Brings the receipts of a donation in line with it: issues a missing one, rewrites one whose donor
 * details differ, voids one whose amount or financial year no longer holds (docs/decisions/0119).
 * Each step is idempotent, also across servers.
 * @param where finds the donation.
 * @param options.isRequested an admin requests one for a gift of an older version, which gets none
 * automatically.
 * @param options.addsApproval an admin wants an 80G approval added that was entered after the
 * receipt was issued.
 * @returns its valid receipt, or null: a gift whose donor is unknown, or that was returned in full,
 * has none.
 */
export async function followReceipt(
  where: Where,
  {
    isRequested = false,
    addsApproval = false,
  }: { isRequested?: boolean; addsApproval?: boolean } = {},
): Promise<Receipt | null> {
  return untilWritten('bring a receipt up to date', async () => {
    const read = await readWithReceipts(where)
    if (!read) return null
    const { donation, receipts } = read
    const valid = receipts.find(({ status }) => status === 'valid')
    // A gift that has had a receipt keeps its register up to date.
    const isWanted = isRequested || donation.hasReceipt || receipts.length > 0
    const isDue = Boolean(isWanted) && isReceiptDue(donation)
    if (valid && !(isDue && keepsNumber(valid, donation))) {
      await voidReceipt(valid, voidReasonOf(donation, valid.amountPaise))
    } else if (valid && addsApproval && (await lacksApproval(valid))) {
      await correctReceipt(valid, donation, { addsApproval })
    } else if (valid && !isUpToDate(valid, donation)) {
      await correctReceipt(valid, donation)
    } else if (!valid && isDue) {
      await issueReceipt(donation, (receipts.at(-1)?.edition ?? 0) + 1)
    } else {
      // Only now, so that `finishReceipts` finds what a crash interrupts before.
      for (const receipt of receipts) await settle(receipt, donation)
      return valid ?? null
    }
    return undefined
  })
}

/** Finishes what a crash interrupted between a receipt, its donation and the audit log. */
export async function finishReceipts(): Promise<void> {
  const open = await findAll({
    collection: slugs.receipts,
    where: { isSettled: { not_equals: true } },
  })
  for (const { donation } of open) {
    await followReceipt({ id: { equals: donation } }).catch((error: unknown) =>
      logError('A receipt could not be settled', error),
    )
  }
}

/** Returns the receipts that a donation has had, oldest first. */
export function receiptsOf(donationId: string): Promise<Receipt[]> {
  return findAll({
    collection: slugs.receipts,
    where: { donation: { equals: donationId } },
    sort: 'edition',
  })
}

async function readWithReceipts(where: Where) {
  const found = await findFirst(slugs.donations, where)
  if (!found) return null
  const receipts = await receiptsOf(found.id)
  // Read again, now that its receipts are known: by an older state of it, a receipt that another
  // server has just issued would be void.
  const donation = await findById(slugs.donations, found.id)
  return donation && { donation, receipts }
}

function isReceiptDue(donation: Donation): boolean {
  const { isUnclaimed, donorName } = donation
  const isOfSomebody = !isUnclaimed && donorName.trim() !== ''
  return isOfSomebody && leftPaise(donation) > 0
}

/** Whether the number stays valid: it belongs to an amount and a financial year. */
function keepsNumber(receipt: Receipt, donation: Donation): boolean {
  const receivedAt = new Date(receivedAtOf(donation))
  return (
    receipt.amountPaise === leftPaise(donation) &&
    receipt.financialYear === financialYearOf(receivedAt)
  )
}

function isUpToDate(receipt: Receipt, donation: Donation): boolean {
  return (
    (receipt.corrections ?? 0) === (donation.corrections ?? 0) &&
    receipt.donorName === donation.donorName &&
    (receipt.panNumber ?? '') === (donation.panNumber ?? '') &&
    (receipt.address ?? '') === (donation.address ?? '')
  )
}

/** Whether an approval has been entered since that covers the receipt's day without one. */
async function lacksApproval({ unapprovedDay }: Receipt): Promise<boolean> {
  if (!unapprovedDay) return false
  return approvalOn(datedApprovals(await readApprovals()), unapprovedDay) !== null
}

async function voidReceipt({ id }: Receipt, voidReason: VoidReason): Promise<void> {
  await changeWhere({
    collection: slugs.receipts,
    where: { and: [{ id: { equals: id } }, { status: { equals: 'valid' } }] },
    data: { status: 'void', voidReason, voidedAt: new Date().toISOString(), isSettled: false },
  })
}

/**
 * Records in the audit log, once, what happened to a receipt, and mails the donor if its approval
 * was added late.
 */
async function settle(receipt: Receipt, donation: Donation): Promise<void> {
  if (receipt.isSettled) return
  const { id, donorName, number, amountPaise, status, voidReason, correctedAt } = receipt
  const entry = { subject: 'donation', subjectId: donation.id, label: donorName } as const
  const changes = { receipt: { to: number }, amountPaise: { to: amountPaise } }
  await recordAudit({ ...entry, action: 'receipt-issued', changes, key: `receipt ${id} issued` })
  if (correctedAt) {
    await recordAudit({
      ...entry,
      changes,
      action: 'receipt-corrected',
      key: `receipt ${id} corrected ${correctedAt}`,
    })
  }
  if (status === 'void') {
    await recordAudit({
      ...entry,
      action: 'receipt-voided',
      changes: { receipt: { from: number }, note: { to: voidReason } },
      key: `receipt ${id} voided`,
    })
  }
  // Another correction may have moved the gift to a day without approval.
  const namesApproval = status === 'valid' && !receipt.unapprovedDay
  if (receipt.isApprovalUntold && namesApproval && donation.email) {
    await mailReceipt(receipt, {
      to: donation.email,
      name: 'receiptApproved',
      key: `receipt-${id}-approved`,
    })
  }
  await changeWhere({
    collection: slugs.receipts,
    where: {
      and: [{ id: { equals: id } }, { status: { equals: status } }, wasCorrectedAt(correctedAt)],
    },
    data: { isSettled: true, isApprovalUntold: false },
  })
}
