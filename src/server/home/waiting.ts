import { countLarge } from '@/cms/database/queries/large-lists'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { WEBHOOK_LATE_MS, WEBHOOK_LOOKED_BACK_MS } from '@/domain/payment-settings'
import type { WaitingDto } from '@/domain/responses/home'
import { awaitValues } from '@/lib/await-values'
import { indianDayOf } from '@/lib/dates'
import { findMissingBackup } from '../backup/missing-backup'
import { countAll, findFirst } from '../documents/records'
import { donationFilter } from '../donations/service'
import { findFailedPublications } from '../pages/failed-publications'
import { getPayloadClient } from '../payload-client'
import { countAttention } from '../payments/attention'
import { findGateway } from '../payments/gateway/gateway-settings'
import { findOutage } from '../payments/outage'
import { findLateApprovals } from '../receipts/late-approvals'
import { findChangedStatement } from '../statements/changed'
import { findDueStatement } from '../statements/due'
import { countLateMails } from '../status/facts'
import { findEndingStandings } from '../tax-approvals/ending'

/** Counts what is waiting for an admin, by where it is decided. */
export async function countWaiting(now = new Date()): Promise<WaitingDto> {
  const payload = await getPayloadClient()
  return awaitValues<WaitingDto>({
    attention: countAttention(now),
    volunteers: countLarge(payload, {
      collection: slugs.volunteers,
      where: { status: { equals: 'pending' } },
    }),
    contacts: countLarge(payload, {
      collection: slugs.contacts,
      where: { status: { equals: 'new' } },
    }),
    withoutPan: countWithoutPan(now),
    gatewayOutage: findGatewayOutage(now),
    silentWebhook: findSilence(now),
    lateMails: countLateMails(),
    missingBackup: findMissingBackup(now),
    endingStandings: findEndingStandings(now),
    dueStatement: findDueStatement(now),
    changedStatement: findChangedStatement(now),
    lateApprovals: findLateApprovals(),
    failedPublications: findFailedPublications(),
  })
}

/** Counts the gifts missing from this financial year's statement; the list uses the same filter. */
async function countWithoutPan(now: Date): Promise<WaitingDto['withoutPan']> {
  const from = indianDayOf(new Date(financialYearPeriod(financialYearOf(now)).from))
  const filter = await donationFilter({ from, pan: 'missing' })
  const count = await countLarge(await getPayloadClient(), {
    collection: slugs.donations,
    where: { and: [{ testMode: { equals: false } }, ...(filter ? [filter] : [])] },
  })
  return { from, count }
}

async function findGatewayOutage(now: Date): Promise<WaitingDto['gatewayOutage']> {
  const since = await findOutage(now)
  if (!since) return undefined
  return { since, hours: Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS) }
}

/** Reports payments since the gateway's last message that came in without one. */
export async function findSilence(now: Date): Promise<WaitingDto['silentWebhook']> {
  if (!(await findGateway())) return undefined
  const last = await findFirst(slugs.gatewayEvents, {}, '-createdAt')
  const earliest = new Date(now.getTime() - WEBHOOK_LOOKED_BACK_MS).toISOString()
  const since = last && last.createdAt > earliest ? last.createdAt : earliest
  const due = new Date(now.getTime() - WEBHOOK_LATE_MS).toISOString()
  const payments = await countAll({
    collection: slugs.transactions,
    where: {
      and: [
        // Not the time of storage: a payment first reported by the message was stored after it.
        { paidAt: { greater_than: since } },
        // Barely narrows the result, but only this field has an index.
        { createdAt: { greater_than: earliest } },
        { paidAt: { less_than: due } },
        { paymentId: { exists: true } },
      ],
    },
  })
  return payments > 0 ? { since: last?.createdAt, payments } : undefined
}
