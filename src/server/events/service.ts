import type { EventSignUp, Post, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type EventListQuery, type SignUpListQuery, signUpState } from '@/domain/event-sign-up'
import type { IdDto } from '@/domain/responses/common'
import {
  type EventDto,
  type EventSignUpDto,
  eventResponse,
  eventSignUpResponse,
} from '@/domain/responses/event'
import { volunteerName } from '@/domain/volunteer'
import { findPage } from '../documents/documents'
import { findStoredTexts, hindiOf, type StoredTexts } from '../documents/languages'
import { pickFields } from '../documents/pick-fields'
import { isPublished } from '../documents/publication'
import { requireById } from '../documents/records'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { removeSignUp } from './attendance'
import { countCame, countTaken, rulesOf } from './events'
import { findVolunteers } from './find-volunteers'

/** Lists the events that take sign-ups or have any, latest first. */
export async function listEvents({ id, ...query }: EventListQuery): Promise<Page<EventDto>> {
  const payload = await getPayloadClient()
  const { values } = await payload.findDistinct({
    collection: slugs.eventSignUps,
    field: 'event',
    overrideAccess: true,
  })
  const { items, total } = await findPage({
    collection: slugs.posts,
    query,
    filter: {
      and: [
        ...(id ? [{ id: { equals: id } }] : []),
        {
          or: [
            { and: [{ type: { equals: 'event' } }, { takesSignUps: { equals: true } }] },
            // Whatever its type: after an event its activity may become one with pictures.
            { id: { in: values.map(({ event }) => event) } },
          ],
        },
      ],
    },
    sort: ['-eventDate', '-id'],
  })
  const texts = await findStoredTexts(slugs.posts, items)
  const toDto = (post: Post) => toEventDto(post, texts.get(post.id) ?? {})
  return { items: await Promise.all(items.map(toDto)), total }
}

/** Lists the sign-ups, newest first: of one event, or of all. */
export async function listSignUps({
  event,
  ...query
}: SignUpListQuery): Promise<Page<EventSignUpDto>> {
  const { items, total } = await findPage({
    collection: slugs.eventSignUps,
    query,
    filter: event ? { event: { equals: event } } : undefined,
  })
  const volunteers = await findVolunteers(items)
  return {
    items: items.map((signUp) => toSignUpDto(signUp, volunteers.get(signUp.id))),
    total,
  }
}

/**
 * Removes somebody from the list of an event.
 * @throws ApiError 404 if there is no such sign-up.
 */
export async function deleteSignUp(id: string): Promise<IdDto> {
  await removeSignUp(await requireById(slugs.eventSignUps, id))
  return { id }
}

async function toEventDto(post: Post, texts: StoredTexts): Promise<EventDto> {
  const taken = await countTaken(post.id)
  const rules = rulesOf(post)
  return {
    ...pickFields(eventResponse, post),
    title: post.title ?? '',
    titleHi: hindiOf(texts, 'title'),
    eventLocationHi: hindiOf(texts, 'eventLocation'),
    isPublished: isPublished(post),
    state:
      post.type === 'event' && post.takesSignUps ? signUpState(rules, taken, new Date()) : 'off',
    lastDay: rules.lastDay ?? undefined,
    signedUp: taken,
    came: await countCame(post.id),
  }
}

function toSignUpDto(
  { suspectedSpam, volunteer: _, ...fields }: EventSignUp,
  volunteer: Volunteer | undefined,
): EventSignUpDto {
  return {
    ...pickFields(eventSignUpResponse, fields),
    volunteer: volunteer && volunteerName(volunteer),
    isVolunteerInTrash: Boolean(volunteer?.deletedAt),
    suspectedSpam: suspectedSpam === true,
  }
}
