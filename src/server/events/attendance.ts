import { withLease } from '@/cms/accounts/lease'
import type { EventSignUp, Post, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Attendance } from '@/domain/event-sign-up'
import type { AttendanceDto } from '@/domain/responses/event'
import { ACTIVITY_MAX_LENGTH, toMinutes } from '@/domain/volunteer-hours'
import { indianDayOf } from '@/lib/dates'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeWhere, findAll, findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { findSignUps } from './events'
import { findVolunteers } from './find-volunteers'

/**
 * Says that people came and for how long, or takes it back. Volunteers among them get the hours once.
 * Those who are gone are left out.
 */
export async function setAttendance({ ids, hours }: Attendance): Promise<AttendanceDto> {
  const payload = await getPayloadClient()
  const minutes = hours === null ? null : toMinutes(hours)
  const signUps = await findSignUps(ids)
  const found = minutes === null ? new Map<string, Volunteer>() : await findVolunteers(signUps)
  const volunteers = new Set<string>()
  for (const { id } of signUps) {
    await withLease(payload, 'event attendance', async () => {
      const before = await findFirst(slugs.eventSignUps, { id: { equals: id } })
      if (!before) return
      const volunteer = found.get(id)?.id ?? null
      const after = { ...before, minutes, volunteer }
      await changeWhere({
        collection: slugs.eventSignUps,
        where: { id: { equals: id } },
        data: { minutes, volunteer },
      })
      for (const each of await followHours(before, after)) volunteers.add(each)
    })
  }
  return { changed: signUps.length, volunteers: volunteers.size }
}

/** Takes somebody off the list of an event, and the hours with it. */
export async function removeSignUp(signUp: EventSignUp): Promise<void> {
  const payload = await getPayloadClient()
  await withLease(payload, 'event attendance', async () => {
    const where = { id: { equals: signUp.id } }
    const before = (await findFirst(slugs.eventSignUps, where)) ?? signUp
    await payload.delete({ collection: slugs.eventSignUps, where, overrideAccess: true })
    await followHours(before, before)
  })
}

/** @returns the volunteers whose hours of the event were looked at. */
async function followHours(before: EventSignUp, after: EventSignUp): Promise<string[]> {
  const volunteers = [...new Set([before.volunteer, after.volunteer])].filter(
    (id) => typeof id === 'string',
  )
  for (const volunteer of volunteers) await writeHours(after.event, volunteer)
  return volunteers
}

/**
 * Keeps one entry of hours for an event and a volunteer, as the sign-ups say now: two of them, with two
 * phones, count once.
 */
async function writeHours(eventId: string, volunteer: string): Promise<void> {
  const collection = slugs.volunteerHours
  const key = { field: 'key', value: `event-${eventId}-${volunteer}` }
  const marked = await findAll({
    collection: slugs.eventSignUps,
    where: {
      and: [
        { event: { equals: eventId } },
        { volunteer: { equals: volunteer } },
        { minutes: { exists: true } },
      ],
    },
  })
  const minutes = Math.max(0, ...marked.map((each) => each.minutes ?? 0))
  const where = { key: { equals: key.value } }
  if (minutes === 0) {
    const payload = await getPayloadClient()
    await payload.db.deleteMany({ collection, where })
    return
  }
  if (await changeWhere({ collection, where, data: { minutes } })) return
  const event = await nameEvent(eventId, volunteer)
  if (event) await createIfAbsent({ collection, key, data: { volunteer, minutes, ...event } })
}

/** Day and name of an event as the certificate says them, in the language of the volunteer; null: it is gone. */
async function nameEvent(eventId: string, volunteerId: string) {
  const payload = await getPayloadClient()
  const volunteer = await findFirst(slugs.volunteers, { id: { equals: volunteerId } })
  const event: Post | null = await payload.findByID({
    collection: slugs.posts,
    id: eventId,
    locale: volunteer?.language === 'hi' ? 'hi' : 'en',
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!event) return null
  return {
    day: indianDayOf(new Date(event.eventDate ?? event.createdAt)),
    activity: event.title.slice(0, ACTIVITY_MAX_LENGTH),
  }
}
