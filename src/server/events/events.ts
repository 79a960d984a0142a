import { announceRenewal } from '@/cms/database/content-versions'
import type { EventSignUp, Post } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { SignUpRules } from '@/domain/event-sign-up'
import { renewTags } from '@/lib/content-time'
import { countAll, findAll, findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** An event that takes sign-ups and that visitors can see, as stored; null for any other. */
export function findOpenEvent(id: string): Promise<Post | null> {
  return findFirst(slugs.posts, {
    and: [
      { id: { equals: id } },
      { type: { equals: 'event' } },
      { takesSignUps: { equals: true } },
      { _status: { equals: 'published' } },
      { deletedAt: { exists: false } },
    ],
  })
}

/** What decides whether an event takes more people. */
export function rulesOf({ eventDate, places, signUpsUntil }: Post): SignUpRules {
  return {
    eventDate: eventDate ?? null,
    places: places ?? null,
    lastDay: signUpsUntil ?? null,
  }
}

/** How many places of an event are taken. What a program sent takes none. */
export function countTaken(event: string): Promise<number> {
  return countAll({
    collection: slugs.eventSignUps,
    where: { and: [{ event: { equals: event } }, { suspectedSpam: { not_equals: true } }] },
  })
}

/** How many of those who signed up for an event came. */
export function countCame(event: string): Promise<number> {
  return countAll({
    collection: slugs.eventSignUps,
    where: { and: [{ event: { equals: event } }, { minutes: { exists: true } }] },
  })
}

/** The ids of the events that are not over at a moment (ISO 8601), and of all without a date. */
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

/** The sign-ups with these ids. */
export function findSignUps(ids: string[]): Promise<EventSignUp[]> {
  return findAll({ collection: slugs.eventSignUps, where: { id: { in: ids } } })
}

/** Renews the pages of events, which say how many places are left; where no hook does. */
export async function renewEvents(): Promise<void> {
  renewTags([slugs.eventSignUps])
  await announceRenewal(await getPayloadClient(), slugs.eventSignUps)
}
