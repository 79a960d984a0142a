import type { TaskSchedulePublish } from '@/cms/payload-types'

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
