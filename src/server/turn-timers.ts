import { MINUTE_MS } from '@/domain/durations'
import type { JobName } from '@/domain/status'
import { repeat } from './background'
import { renewTurnedCampaigns } from './campaigns/renew-at-turns'
import { renewTurnedEvents } from './events/renew-at-turns'
import { renewTurnedApproval } from './tax-approvals/renew-at-turns'

const EVERY_MS = MINUTE_MS

/** Renews the pages of campaigns, events and the 80G approval at their turns, until the process stops. */
export function startTurnTimers(): void {
  startTimer(renewTurnedCampaigns, 'campaigns')
  startTimer(renewTurnedEvents, 'events')
  startTimer(renewTurnedApproval, 'approvals')
}

type Renew = (since: Date, now: Date) => Promise<unknown>

function startTimer(renew: Renew, name: JobName): void {
  let since = new Date()
  const work = async () => {
    const now = new Date()
    await renew(since, now)
    since = now
  }
  const label = `The ${name} could not be looked at`
  repeat(work, { name, everyMs: EVERY_MS, firstAfterMs: EVERY_MS, label })
}
