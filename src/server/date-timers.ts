import { MINUTE_MS } from '@/domain/durations'
import type { JobName } from '@/domain/status'
import { repeat } from './background'
import { renewCampaignPages } from './campaigns/renew-at-dates'
import { renewEventPages } from './events/renew-at-dates'
import { renewApprovalPages } from './tax-approvals/renew-at-dates'

const EVERY_MS = MINUTE_MS

/**
 * Renews the pages that show campaigns, events and the 80G approval when these begin or end, until
 * the process stops.
 */
export function startDateTimers(): void {
  startTimer(renewCampaignPages, 'campaigns')
  startTimer(renewEventPages, 'events')
  startTimer(renewApprovalPages, 'approvals')
}

type Renew = (since: Date, now: Date) => Promise<unknown>

function startTimer(renew: Renew, name: JobName): void {
  let since = new Date()
  const work = async () => {
    const now = new Date()
    await renew(since, now)
    since = now
  }
  const label = `The ${name} could not be checked`
  repeat(work, { name, everyMs: EVERY_MS, firstAfterMs: EVERY_MS, label })
}
