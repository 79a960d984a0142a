import type { PayloadJob } from '@/cms/payload-types'
import { DAY_MS } from '@/domain/durations'
import type { WaitingDto } from '@/domain/responses/home'
import { findAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { findTarget, GIVEN_UP, PUBLICATION_JOBS, publicationOf } from './publication-jobs'

/** By then somebody has seen it, or nobody will. */
const TOLD_FOR_MS = 14 * DAY_MS

/**
 * Reports scheduled publications that failed for good, until somebody takes care of them or for two
 * weeks; undefined if there are none.
 */
export async function findFailedPublications(): Promise<WaitingDto['failedPublications']> {
  const jobs = await findGivenUp()
  const [oldest] = jobs
  if (!oldest) return undefined
  return {
    count: jobs.length,
    oldest: { at: oldest.waitUntil ?? oldest.createdAt, panelPath: panelPathOf(oldest) },
  }
}

/**
 * Deletes the failed publications of what has been published, changed or deleted since, and those
 * that failed more than two weeks ago.
 */
export async function deleteResolved(): Promise<void> {
  const payload = await getPayloadClient()
  for (const job of await findGivenUp()) {
    if (await isResolved(job)) {
      await payload.delete({ collection: PUBLICATION_JOBS, id: job.id, overrideAccess: true })
    }
  }
}

function findGivenUp(): Promise<PayloadJob[]> {
  return findAll({ collection: PUBLICATION_JOBS, where: GIVEN_UP, sort: 'waitUntil' })
}

async function isResolved(job: PayloadJob): Promise<boolean> {
  const endedAt = Date.parse(job.completedAt ?? job.updatedAt)
  if (Date.now() - endedAt > TOLD_FOR_MS) return true
  const target = await findTarget(job)
  return !target || Date.parse(target.updatedAt ?? '') > endedAt
}

function panelPathOf(job: PayloadJob): string {
  const { doc, global } = publicationOf(job)
  return doc ? `/cms/collections/${doc.relationTo}/${doc.value}` : `/cms/globals/${global}`
}
