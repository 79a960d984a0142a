import { slugs } from '@/cms/slugs'
import { signUpMoments } from '@/domain/event-sign-up'
import { renewTags } from '@/lib/content-time'
import { findAll } from '../documents/records'
import { rulesOf } from './events'

/**
 * Renews the pages with events if an event has begun, or its sign-ups have closed, since then: the
 * pages are cached, and nothing is saved at that moment.
 * @returns whether one has.
 */
export async function renewEventPages(since: Date, now: Date): Promise<boolean> {
  const events = await findAll({
    collection: slugs.posts,
    where: {
      and: [
        { type: { equals: 'event' } },
        { or: [{ eventDate: { exists: false } }, { eventDate: { greater_than: since } }] },
      ],
    },
  })
  const hasChanged = events.some((event) =>
    Object.values(signUpMoments(rulesOf(event))).some(
      (at) => at > since.getTime() && at <= now.getTime(),
    ),
  )
  // Every server runs this itself, so no other needs to be notified.
  if (hasChanged) renewTags([slugs.posts])
  return hasChanged
}
