import { announceRenewal } from '@/cms/database/content-versions'
import type { EventSignUp, Post } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { SignUpRules } from '@/domain/event-sign-up'
import { renewTags } from '@/lib/content-time'
import { countAll, findAll, findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** Finds a published event that takes sign-ups; null for anything else. */
export function findOpenEvent(id: string): Promise<Post | null> {
  return findFirst(slugs.posts, {
    and: [
      { id: { equals: id } },
      { type: { equals: 'event' } },
      { takesSignUps: { equals: true } },
      { _status: { equals: 'published' } },
    ],
  })
}

/** Picks what decides whether an event takes more people. */
export function rulesOf({ eventDate, places, signUpsUntil }: Post): SignUpRules {
  return {
    eventDate: eventDate ?? null,
    places: places ?? null,
    lastDay: signUpsUntil ?? null,
  }
}

/** Counts the taken places of an event. Suspected spam takes none. */
export function countTaken(event: string): Promise<number> {
  return countAll({
    collection: slugs.eventSignUps,
    where: { and: [{ event: { equals: event } }, { suspectedSpam: { not_equals: true } }] },
  })
}

/** Counts how many of those who signed up for an event came. */
export function countCame(event: string): Promise<number> {
  return countAll({
    collection: slugs.eventSignUps,
    where: { and: [{ event: { equals: event } }, { minutes: { exists: true } }] },
  })
}

/** Returns the ids of all events that are not over at a moment (ISO 8601) or have no date. */
export async function idsOfEventsNotOver(moment: string): Promise<string[]> {
  const events = await findAll({
    collection: slugs.posts,
    where: {
      and: [
        { type: { equals: 'event' } },
        { or: [{ eventDate: { greater_than: moment } }, { eventDate: { exists: false } }] },
      ],
    },
  })
  return events.map(({ id }) => id)
}

/** Finds the sign-ups with these ids. */
export function findSignUps(ids: string[]): Promise<EventSignUp[]> {
  return findAll({ collection: slugs.eventSignUps, where: { id: { in: ids } } })
}

/**
 * Renews the pages of events, which show how many places are left, for changes that run no hook.
 */
export async function renewEvents(): Promise<void> {
  renewTags([slugs.eventSignUps])
  await announceRenewal(await getPayloadClient(), slugs.eventSignUps)
}
