import type { Where } from 'payload'
import { slugs } from '@/cms/slugs'
import type { WaitingDto } from '@/domain/responses/home'
import type { RewrittenReceiptsDto } from '@/domain/responses/receipt'
import { datedApprovals } from '@/domain/tax-approval'
import { countAll, findAll, findFirst } from '../documents/records'
import { logError } from '../log'
import { sendMailsSoon } from '../mail/outbox'
import { readApprovals } from '../tax-approvals/approvals'
import { followReceipt } from './follow'

/** Receipts per run of `addLateApprovals`; the rest follows in the next. */
const BATCH = 200

/** Counts receipts without an 80G approval although one now covers their day; with the range of days. */
export async function findLateApprovals(): Promise<WaitingDto['lateApprovals']> {
  const where = await readLateCondition()
  const count = where ? await countAll({ collection: slugs.receipts, where }) : 0
  if (!where || count === 0) return undefined
  const [first, last] = await Promise.all([
    findFirst(slugs.receipts, where, 'unapprovedDay'),
    findFirst(slugs.receipts, where, '-unapprovedDay'),
  ])
  return { count, from: first?.unapprovedDay ?? '', until: last?.unapprovedDay ?? '' }
}

/**
 * Adds the approval to these receipts under their numbers, oldest days first. Donors with an e-mail
 * address get the new copy. A receipt that fails is logged and left for another run.
 * @returns how many were rewritten, and how many are left for another run.
 */
export async function addLateApprovals(): Promise<RewrittenReceiptsDto> {
  const where = await readLateCondition()
  if (!where) return { written: 0, left: 0 }
  const batch = await findAll({
    collection: slugs.receipts,
    where,
    sort: ['unapprovedDay', 'number'],
    limit: BATCH,
  })
  let written = 0
  for (const { id, donation } of batch) {
    try {
      const receipt = await followReceipt({ id: { equals: donation } }, { addsApproval: true })
      if (receipt?.id === id && !receipt.unapprovedDay) written += 1
    } catch (error) {
      logError('An approval could not be added to a receipt', error)
    }
  }
  sendMailsSoon()
  return { written, left: await countAll({ collection: slugs.receipts, where }) }
}

/** Returns the condition for these receipts; null if no approval has a first day. */
async function readLateCondition(): Promise<Where | null> {
  const approvals = datedApprovals(await readApprovals())
  if (approvals.length === 0) return null
  return {
    and: [
      // Not `equals`: SQLite would use that index, which matches nearly every receipt.
      { status: { not_equals: 'void' } },
      { testMode: { not_equals: true } },
      {
        or: approvals.map(({ from, until }) => ({
          unapprovedDay: { greater_than_equal: from, ...(until && { less_than_equal: until }) },
        })),
      },
    ],
  }
}
