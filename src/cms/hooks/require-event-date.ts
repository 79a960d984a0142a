import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/cms/payload-types'
import { refusal } from '@/cms/refusal'
import { lacksEventDate } from '@/domain/event-sign-up'
import { messages } from '@/domain/messages'

/**
 * Requires a date for a published event that takes sign-ups: otherwise they would never close. Drafts may be
 * incomplete, and events that an older version stored without a date may still be changed.
 * @throws APIError 400.
 */
export const requireEventDate: CollectionBeforeChangeHook<Post> = ({ data, originalDoc }) => {
  if (!lacksEventDate(toEvent(data)) || (originalDoc && lacksEventDate(toEvent(originalDoc)))) {
    return data
  }
  const message = messages.eventDateRequired
  throw refusal(message, 400, { errors: [{ path: 'eventDate', message }] })
}

function toEvent({ type, takesSignUps, eventDate, _status }: Partial<Post>) {
  return { type, takesSignUps, eventDate, isPublished: _status === 'published' }
}
