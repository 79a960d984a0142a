import { withLease } from '@/cms/database/lease'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { repeat } from '../background'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'

const EVERY_MS = MINUTE_MS
const LEASE = 'scheduled-publishing'
const JOBS = 'payload-jobs'

/** For how long what failed is tried again: a full disk or a database that is gone passes by itself. */
const TRIED_FOR_MS = HOUR_MS

/**
 * Publishes and unpublishes what editors have scheduled up to now, once over all servers. Payload's
 * own timer is not used: it starts only once somebody opens the panel.
 */
export async function publishScheduled(): Promise<void> {
  const payload = await getPayloadClient()
  await withLease(payload, LEASE, async () => {
    // Only who holds the lease runs jobs: what is still marked as running was cut off by a stop.
    await payload.db.updateJobs({
      data: { processing: false, hasError: false },
      where: { or: [{ processing: { equals: true } }, { hasError: { equals: true } }] },
      req: undefined,
    })
    // A document that keeps failing must not delay the others.
    await payload.jobs.run({ allQueues: true, sequential: true, silent: true, limit: 1000 })
    const { docs: failed } = await payload.find({
      collection: JOBS,
      where: { hasError: { equals: true } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    for (const { id, error, input, log } of failed) {
      const tried = log ?? []
      const isOver = Date.now() - Date.parse(tried[0]?.executedAt ?? '') >= TRIED_FOR_MS
      if (tried.length <= 1 || isOver) {
        logError('A scheduled publication failed', new Error(JSON.stringify({ error, input })))
      }
      if (isOver) await payload.delete({ collection: JOBS, id, overrideAccess: true })
    }
  })
}

/** Looks every minute until the process stops. */
export function startPublishTimer(): void {
  repeat(publishScheduled, {
    name: 'publishing',
    everyMs: EVERY_MS,
    label: 'Scheduled publishing failed',
  })
}
