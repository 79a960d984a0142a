import { slugs } from '@/cms/slugs'
import { signUpMoments } from '@/domain/event-sign-up'
import { renewTags } from '@/lib/content-time'
import { findAll } from '../documents/records'
import { rulesOf } from './events'

/**
 * Renews the pages of events where one has begun, or its sign-ups have closed, since: they are cached,
 * and nobody saves anything at that moment.
 * @returns whether one has.
 */
export async function renewEventPages(since: Date, now: Date): Promise<boolean> {
  const events = await findAll({
    collection: slugs.posts,
    where: {
      and: [
        { takesSignUps: { equals: true } },
        { or: [{ eventDate: { exists: false } }, { eventDate: { greater_than: since } }] },
      ],
    },
  })
  const hasTurned = events.some((event) =>
    Object.values(signUpMoments(rulesOf(event))).some(
      (at) => at > since.getTime() && at <= now.getTime(),
    ),
  )
  // Every server looks for itself, so that none has to be told.
  if (hasTurned) renewTags([slugs.eventSignUps])
  return hasTurned
}
