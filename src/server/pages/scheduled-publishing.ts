import type { Payload } from 'payload'
import { withFreeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { repeat } from '../background'
import { findAll, findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { deleteResolved } from './failed-publications'
import { findTarget, PUBLICATION_JOBS, publicationOf, TO_BE_DONE } from './publication-jobs'

const EVERY_MS = MINUTE_MS
const LEASE = 'scheduled-publishing'

/** How long a failed publication is retried: a full disk or a lost database may recover. */
const TRIED_FOR_MS = HOUR_MS

/**
 * Publishes and unpublishes what editors have scheduled up to now, unless a server is already doing
 * so. Payload's own timer is not used: it starts only once somebody opens the panel.
 * @throws if something could not be published. What fails for an hour is given up.
 */
export async function publishScheduled(): Promise<void> {
  const payload = await getPayloadClient()
  await withFreeLease(payload, LEASE, async () => {
    // Only the holder of the lease runs jobs, so a job marked as running was cut off by a stop.
    await payload.db.updateJobs({
      data: { processing: false, hasError: false },
      where: {
        and: [
          TO_BE_DONE,
          { or: [{ processing: { equals: true } }, { hasError: { equals: true } }] },
        ],
      },
      req: undefined,
    })
    await prepareDue(payload)
    // A document that keeps failing must not delay the others.
    await payload.jobs.run({ allQueues: true, sequential: true, silent: true, limit: 1000 })
    await deleteResolved()
    const failed = await findAll({
      collection: PUBLICATION_JOBS,
      where: { and: [TO_BE_DONE, { hasError: { equals: true } }] },
    })
    const over = failed.filter(
      ({ log }) => Date.now() - Date.parse(log?.[0]?.executedAt ?? '') >= TRIED_FOR_MS,
    )
    for (const { id } of over) {
      const data = { completedAt: new Date().toISOString() }
      await payload.db.updateJobs({ id, data, req: undefined, returning: false })
    }
    if (failed.length > 0) {
      const what = failed.length === 1 ? 'publication' : 'publications'
      const why = JSON.stringify(failed.map(({ error, input }) => ({ error, input })))
      const givenUp = over.length > 0 ? ` (${over.length} given up)` : ''
      throw new Error(`${failed.length} scheduled ${what} failed${givenUp}: ${why}`)
    }
  })
}

/** Checks every minute until the process stops. */
export function startPublishTimer(): void {
  repeat(publishScheduled, {
    name: 'publishing',
    everyMs: EVERY_MS,
    label: 'Scheduled publishing failed',
  })
}

/**
 * Payload publishes in the name of the account that scheduled it, and fails if that account is
 * gone: then the site publishes in its own name. Nor does it find what is in the trash: nobody waits for that.
 */
async function prepareDue(payload: Payload): Promise<void> {
  const due = await findAll({
    collection: PUBLICATION_JOBS,
    where: { and: [TO_BE_DONE, { waitUntil: { less_than: new Date() } }] },
  })
  for (const job of due) {
    if (!(await findTarget(job))) {
      await payload.delete({ collection: PUBLICATION_JOBS, id: job.id, overrideAccess: true })
      continue
    }
    const input = publicationOf(job)
    const id = input.user?.value
    if (id === undefined || (await findFirst(slugs.users, { id: { equals: id } }))) continue
    const data = { input: { ...input, user: null } }
    await payload.db.updateJobs({ id: job.id, data, req: undefined, returning: false })
  }
}
