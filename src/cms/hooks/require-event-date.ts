import type { CollectionBeforeChangeHook } from 'payload'
import type { Post } from '@/cms/payload-types'
import { refusal } from '@/cms/refusal'
import { lacksEventDate } from '@/domain/event-sign-up'
import { messages } from '@/domain/messages'

/**
 * An event on the site that takes sign-ups says when it is: else they never close. A draft may be incomplete,
 * and an event that was stored so by an older version may still be changed.
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
