import { slugs } from '@/cms/slugs'
import { type AuditChanges, fallOf } from '@/domain/audit'
import { CURRENCY } from '@/domain/donation'
import { DAY_MS } from '@/domain/durations'
import { fromPaise } from '@/lib/money'
import { findAll } from '../documents/records'

/** Longer than the site is ever down unnoticed. Each refund is still mailed only once. */
const LOOK_BACK_MS = 7 * DAY_MS

/** `id` is that of the log's entry; `amount` is in major units of the currency. */
export type FailedRefund = {
  id: string
  name: string
  amount: number
  currency: string
  transactionId: string
}

/**
 * Finds refunds that the gateway made and, within the last week, took back, because the bank could
 * not pay them out, as the activity log recorded them; without practice money.
 */
export async function findFailedRefunds(now: Date): Promise<FailedRefund[]> {
  const entries = await findAll({
    collection: slugs.auditLog,
    where: {
      and: [
        { createdAt: { greater_than: new Date(now.getTime() - LOOK_BACK_MS).toISOString() } },
        { subject: { equals: 'transaction' } },
        { action: { equals: 'refunded' } },
      ],
    },
    sort: 'createdAt',
  })
  const failed = entries.flatMap(({ id, subjectId, changes }) => {
    const paise = fallOf((changes as AuditChanges | null)?.refundedPaise)
    return paise > 0 && subjectId ? [{ id, subjectId, paise }] : []
  })
  if (failed.length === 0) return []
  const attempts = await findAll({
    collection: slugs.transactions,
    where: {
      and: [
        { id: { in: failed.map(({ subjectId }) => subjectId) } },
        { testMode: { not_equals: true } },
      ],
    },
  })
  return failed.flatMap(({ id, subjectId, paise }) => {
    const attempt = attempts.find((each) => each.id === subjectId)
    if (!attempt) return []
    const { donorName, transactionId, currency } = attempt
    const name = donorName || transactionId
    return [{ id, name, amount: fromPaise(paise), currency: currency || CURRENCY, transactionId }]
  })
}
