import { withLease } from '@/cms/database/lease'
import type { EventSignUp, Post, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type Attendance, hasEventDayCome } from '@/domain/event-sign-up'
import { messages } from '@/domain/messages'
import type { AttendanceDto } from '@/domain/responses/event'
import { ACTIVITY_MAX_LENGTH, toMinutes } from '@/domain/volunteer-hours'
import { indianDayOf } from '@/lib/dates'
import { storedLocale } from '@/lib/locale'
import { createIfAbsent } from '../documents/create-if-absent'
import { eitherLanguage } from '../documents/either-language'
import { changeById, changeWhere, findAll, findById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { withHoursLease } from '../volunteers/hours'
import { findSignUps } from './events'
import { findVolunteers } from './find-volunteers'

/**
 * Records that people came and for how long, or takes it back. Volunteers among them get the hours
 * once. Ids of sign-ups that no longer exist are skipped.
 * @throws ApiError 404 if none of them is left; 409 if hours are recorded before the day of the event.
 */
export async function setAttendance({ ids, hours }: Attendance): Promise<AttendanceDto> {
  const payload = await getPayloadClient()
  const minutes = hours === null ? null : toMinutes(hours)
  const signUps = await findSignUps(ids)
  if (signUps.length === 0) throw new ApiError(404, messages.signUpsRemoved)
  if (minutes !== null) await refuseBeforeEvent(signUps)
  const found = minutes === null ? new Map<string, Volunteer>() : await findVolunteers(signUps)
  const volunteers = new Set<string>()
  for (const { id } of signUps) {
    await withLease(payload, 'event attendance', async () => {
      const before = await findById(slugs.eventSignUps, id)
      if (!before) return
      const volunteer = found.get(id)?.id ?? null
      if (before.volunteer && before.volunteer !== volunteer) {
        await takeHoursBack(before, before.volunteer)
        volunteers.add(before.volunteer)
      }
      await changeById(slugs.eventSignUps, id, { minutes, volunteer })
      if (!volunteer) return
      await writeHours(before.event, volunteer)
      volunteers.add(volunteer)
    })
  }
  return { changed: signUps.length, volunteers: volunteers.size }
}

async function refuseBeforeEvent(signUps: EventSignUp[]): Promise<void> {
  const ids = [...new Set(signUps.map(({ event }) => event))]
  const where = { id: { in: ids } }
  const events = await findAll({ collection: slugs.posts, where, trash: true })
  const now = new Date()
  if (events.every(({ eventDate }) => hasEventDayCome(eventDate, now))) return
  throw new ApiError(409, messages.eventDayAhead)
}

/** Removes a sign-up from an event, and the hours with it. */
export async function removeSignUp({ id }: EventSignUp): Promise<void> {
  const payload = await getPayloadClient()
  await withLease(payload, 'event attendance', async () => {
    const signUp = await findById(slugs.eventSignUps, id)
    if (!signUp) return
    if (signUp.volunteer) await takeHoursBack(signUp, signUp.volunteer)
    await payload.delete({ collection: slugs.eventSignUps, id, overrideAccess: true })
  })
}

/** The volunteer stays recorded until the hours are gone, so that a repeat can do the rest. */
async function takeHoursBack({ id, event }: EventSignUp, volunteer: string): Promise<void> {
  await changeById(slugs.eventSignUps, id, { minutes: null })
  await writeHours(event, volunteer)
}

/**
 * Keeps one entry of hours per event and volunteer, in line with the sign-ups: a volunteer who
 * signed up twice, with two phones, counts once.
 */
async function writeHours(eventId: string, volunteer: string): Promise<void> {
  const collection = slugs.volunteerHours
  const key = `event-${eventId}-${volunteer}`
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
  const where = { key: { equals: key } }
  if (minutes === 0) {
    const payload = await getPayloadClient()
    await payload.db.deleteMany({ collection, where })
    return
  }
  // Date and title of the event may have been corrected since.
  const named = await nameEvent(eventId, volunteer)
  if (await changeWhere({ collection, where, data: { minutes, ...named } })) return
  await withHoursLease(async () => {
    const event = await nameEvent(eventId, volunteer)
    if (!event) return
    await createIfAbsent({ collection, key: 'key', data: { key, volunteer, minutes, ...event } })
  })
}

/**
 * Returns day and name of an event, in the volunteer's language if it has one there; null if the
 * event or the volunteer is gone.
 */
async function nameEvent(eventId: string, volunteerId: string) {
  const payload = await getPayloadClient()
  const where = { id: { equals: volunteerId } }
  const [volunteer] = await findAll({ collection: slugs.volunteers, where, trash: true })
  if (!volunteer) return null
  const event: Post | null = await payload.findByID({
    collection: slugs.posts,
    id: eventId,
    locale: storedLocale(volunteer),
    ...eitherLanguage,
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
