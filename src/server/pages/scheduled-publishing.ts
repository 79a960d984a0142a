import { withLease } from '@/cms/accounts/lease'
import { repeat } from '../background'
import { logError } from '../log'
import { getPayloadClient } from '../payload-client'

const EVERY_MS = 60_000
const LEASE = 'scheduled-publishing'
const JOBS = 'payload-jobs'

/**
 * Publishes and unpublishes what editors have scheduled up to now, once over all servers. Payload's
 * own timer is not used: it starts only once somebody opens the panel.
 */
export async function publishScheduled(): Promise<void> {
  const payload = await getPayloadClient()
  await withLease(payload, LEASE, async () => {
    // Only who holds the lease runs jobs: what is still marked as running was cut off by a stop.
    await payload.db.updateJobs({
      data: { processing: false },
      where: { processing: { equals: true } },
      req: undefined,
    })
    await payload.jobs.run({ allQueues: true, sequential: true, silent: true })
    const { docs: failed } = await payload.find({
      collection: JOBS,
      where: { hasError: { equals: true } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    for (const { id, error, input } of failed) {
      logError('A scheduled publication failed', new Error(JSON.stringify({ error, input })))
      await payload.delete({ collection: JOBS, id, overrideAccess: true })
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
