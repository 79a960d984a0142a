import { withLongLease } from '@/cms/database/lease'
import type { VolunteerHour } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { IdDto } from '@/domain/responses/common'
import type { ServiceDto, VolunteerHoursDto } from '@/domain/responses/volunteer'
import { toMinutes, type VolunteerHoursEntry } from '@/domain/volunteer-hours'
import { createIfAbsent } from '../documents/create-if-absent'
import { findAll, requireById } from '../documents/records'
import { ApiError } from '../http/api-error'
import { refuseFutureDay } from '../http/refuse-future-day'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'

const collection = slugs.volunteerHours

/**
 * Runs `work` while no hours are recorded elsewhere, on any server, so that nobody who gets hours
 * is removed in between.
 */
export async function withHoursLease<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLongLease(await getPayloadClient(), 'volunteer hours', work)
}

/**
 * Records for each volunteer that they helped on a day. Volunteers who no longer exist are skipped.
 * @throws ApiError 400 for a day in the future, 404 if none of them is left.
 */
export async function recordHours({
  ids,
  entry,
  day,
  hours,
  activity,
}: VolunteerHoursEntry): Promise<{ recorded: number }> {
  refuseFutureDay('day', day)
  return withHoursLease(async () => {
    const volunteers = await findAll({
      collection: slugs.volunteers,
      where: { id: { in: ids } },
    })
    if (volunteers.length === 0) throw new ApiError(404, messages.volunteersDeleted)
    for (const { id } of volunteers) {
      await createIfAbsent({
        collection,
        key: 'key',
        data: {
          key: `${entry}-${id}`,
          volunteer: id,
          day,
          minutes: toMinutes(hours),
          activity,
        },
      })
    }
    return { recorded: volunteers.length }
  })
}

/**
 * Lists a volunteer's recorded hours, latest day first.
 * @throws ApiError 404 if there is no such volunteer.
 */
export async function listHours(volunteer: string): Promise<Page<VolunteerHoursDto>> {
  await requireById(slugs.volunteers, volunteer)
  const found = await findHours([volunteer])
  const items = found.map(({ id, day, minutes, activity }) => ({ id, day, minutes, activity }))
  return { items, total: items.length }
}

/** @throws ApiError 404 if the entry does not exist. */
export async function deleteHours(id: string): Promise<IdDto> {
  await requireById(collection, id)
  const payload = await getPayloadClient()
  const deleted = await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
  if (!deleted) throw new ApiError(404, messages.notFound)
  return { id }
}

/** Returns the service of those volunteers who have helped, by id. */
export async function servicesOf(volunteers: string[]): Promise<Map<string, ServiceDto>> {
  const services = new Map<string, ServiceDto>()
  if (volunteers.length === 0) return services
  for (const { volunteer, day, minutes, activity } of await findHours(volunteers)) {
    const known = services.get(volunteer) ?? { minutes: 0, from: day, to: day, activities: [] }
    services.set(volunteer, {
      minutes: known.minutes + minutes,
      from: day,
      to: known.to,
      activities: [...new Set([...known.activities, activity])],
    })
  }
  return services
}

/** Latest day first. */
function findHours(volunteers: string[]): Promise<VolunteerHour[]> {
  return findAll({
    collection,
    where: { volunteer: { in: volunteers } },
    sort: ['-day', '-createdAt', '-id'],
  })
}
