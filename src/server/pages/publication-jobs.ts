import type { CollectionSlug, GlobalSlug } from 'payload'
import type { TaskSchedulePublish } from '@/cms/payload-types'
import { getPayloadClient } from '../payload-client'

/** Where Payload stores what editors have scheduled. */
export const PUBLICATION_JOBS = 'payload-jobs'

/** Matches pending jobs: Payload deletes those that are done, and we complete those we give up. */
export const TO_BE_DONE = { completedAt: { exists: false } }
export const GIVEN_UP = { completedAt: { exists: true } }

/**
 * Returns what a job publishes, and in whose name. Payload types the input of its jobs as any JSON.
 */
export function publicationOf({ input }: { input?: unknown }): TaskSchedulePublish['input'] {
  return (input ?? {}) as TaskSchedulePublish['input']
}

type Target = { updatedAt?: string; deletedAt?: string | null }

/** Returns what a job publishes; null if it was deleted or is in the trash. */
export async function findTarget(job: { input?: unknown }): Promise<Target | null> {
  const { db } = await getPayloadClient()
  const { doc, global } = publicationOf(job)
  if (!doc) return global ? db.findGlobal<Target & object>({ slug: global as GlobalSlug }) : null
  const where = { id: { equals: doc.value } }
  const found = await db.findOne<Target & { id: string }>({
    collection: doc.relationTo as CollectionSlug,
    where,
  })
  return found?.deletedAt ? null : found
}
